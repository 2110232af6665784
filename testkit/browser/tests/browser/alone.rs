//! What one plays alone: a table in the browser, which no server knows of and a reload does not lose.

use anyhow::{Context, Result, ensure};
use browser::{Driver, Looks, Player, Seen, Site};
use engine::{Card, all_sets};
use serde_json::json;

use crate::no_set;

/// Somebody in front of a browser who has never been here, and the server that shows the page.
async fn somebody(language: &'static str) -> Result<(Site, Driver, Player)> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let looks = Looks { language, ..Looks::default() };
    let player = Player::new(driver.open().await?, &site.address(), "Ann", looks).await?;
    Ok((site, driver, player))
}

/// Chooses a booklet, and what to play by it.
async fn begin(player: &Player, edition: &str, start: &str) -> Result<Seen> {
    player.go("alone").await?;
    player.session.click(&format!("label[for=edition-{edition}]")).await?;
    player.session.click(start).await?;
    player.look_until("the table", |seen| seen.phase != "waiting").await
}

/// What the browser has asked a server for since the page was loaded, besides parts of the page.
async fn asked(player: &Player) -> Result<Vec<String>> {
    let script = "return performance.getEntriesByType('resource').map(one => one.name)\
                  .filter(name => !/\\.(wasm|bin|css|js|svg|ico|webmanifest)$/.test(new URL(name).pathname))";
    player.session.eval(script, &[]).await
}

/// A reload changes nothing that is seen.
async fn reload(player: &Player) -> Result<Seen> {
    let before = player.look().await?;
    player.session.reload().await?;
    let after = player.look_until("the table again", |seen| seen.shared() == before.shared()).await?;
    ensure!(asked(player).await?.is_empty(), "nobody is asked: {:?}", asked(player).await?);
    Ok(after)
}

/// Picks three cards without calling, and waits until they have been judged.
async fn claim(player: &Player, cards: &[Card]) -> Result<Seen> {
    player.pick(cards).await?;
    player.look_until("the cards judged", |seen| seen.picked == 0).await
}

/// Takes a Set, however many cards it needs; nothing if the game is over.
async fn take(player: &Player) -> Result<Option<Seen>> {
    loop {
        let seen = player.look().await?;
        if seen.phase != "playing" {
            return Ok(None);
        }
        let layout = seen.layout();
        match all_sets(&layout).first() {
            Some(set) => return claim(player, set).await.map(Some),
            None => player.say_no_set().await?,
        }
        player.look_until("more cards", |now| now.layout() != layout || now.phase != "playing").await?;
    }
}

/// The lines of the diary that tell of a table here.
async fn diary(player: &Player) -> Result<Vec<String>> {
    let script = "return (localStorage.getItem('tercet.diary') ?? '').split('\\n').filter(Boolean)";
    player.session.eval(script, &[]).await
}

/// A whole practice: reloads in the middle, a mistake, the end, the proof and the replay.
async fn practice(language: &'static str, edition: &str) -> Result<()> {
    let (_site, _driver, ann) = somebody(language).await?;
    let seen = begin(&ann, edition, "#start-practice").await?;
    ensure!(seen.layout().len() == 12 && seen.players.len() == 1, "a round for one: {seen:?}");
    claim(&ann, &no_set(&seen.layout())?).await?;
    ann.must_see_why().await?;
    take(&ann).await?.context("a Set is found")?;
    reload(&ann).await?;
    while take(&ann).await?.is_some() {}
    ann.look_until("the end", |seen| seen.phase == "match-over").await?;
    let lines = diary(&ann).await?;
    let wrong = lines.iter().filter(|line| line.ends_with(" here wrong")).count();
    ensure!(wrong == 1 && lines.len() > 20, "the diary knows every find and the mistake: {lines:?}");
    ann.session.click("#verify").await?;
    let said = "return document.querySelector('.verified')?.textContent || null";
    let said = ann.session.until("the proof", said, &[]).await?;
    let said = said.as_str().unwrap_or_default();
    ensure!(said.contains(|letter: char| letter.is_ascii_digit()), "the proof says how much: {said}");
    ann.session.click("#watch-replay").await?;
    ann.session.see(".replay #board [role=gridcell]").await?;
    ensure!(asked(&ann).await?.is_empty(), "nobody is asked: {:?}", asked(&ann).await?);
    ann.must_be_quiet(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_to_its_end_in_english() -> Result<()> {
    practice("en", "english").await
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_to_its_end_in_hebrew() -> Result<()> {
    practice("he", "hebrew").await
}

/// A round against two bots: they find Sets, time stands still in a pause and across a reload, and the game can be gone on with.
pub async fn bots(ann: &Player, edition: &str) -> Result<()> {
    ann.go("alone").await?;
    ann.session.see("#company").await?;
    choose(ann, "#company", "2").await?;
    choose(ann, "#level-0", "top").await?;
    choose(ann, "#level-1", "newcomer").await?;
    let seen = begin(ann, edition, "#start-bots").await?;
    ensure!(seen.players.len() == 3 && seen.players.iter().all(|one| !one.absent), "three play: {seen:?}");
    ann.look_until("a bot to find a Set", |seen| {
        seen.phase == "playing" && seen.players.iter().any(|one| one.score > 0)
    })
    .await?;
    ann.session.click("#pause").await?;
    ann.session.see(".cover").await?;
    let still = ann.look().await?;
    ensure!(still.layout().is_empty() && !still.can_call, "a pause hides the cards: {still:?}");
    reload(ann).await?;
    ann.go("alone").await?;
    ann.session.click("#go-on-here").await?;
    ann.session.click("#go-on").await?;
    let again = ann.look_until("the cards", |seen| seen.layout().len() >= 12).await?;
    ensure!(again.shared().2.len() == still.shared().2.len(), "the same company: {again:?}");
    ensure!(!ann.session.eval::<bool>(THERE, &[json!("#emote-menu, .invite")]).await?, "nobody to talk to");
    ensure!(asked(ann).await?.is_empty(), "nobody is asked: {:?}", asked(ann).await?);
    Ok(())
}

/// Whether something is there.
const THERE: &str = "return !!document.querySelector(arguments[0])";

/// Chooses one of several.
async fn choose(player: &Player, field: &str, value: &str) -> Result<()> {
    let script = "const field = document.querySelector(arguments[0]); if (!field) return false; \
                  field.value = arguments[1]; field.dispatchEvent(new Event('change', { bubbles: true })); return true";
    player.session.until(field, script, &[json!(field), json!(value)]).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_in_english() -> Result<()> {
    let (_site, _driver, ann) = somebody("en").await?;
    bots(&ann, "french").await?;
    ann.must_be_quiet(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_in_hebrew() -> Result<()> {
    let (_site, _driver, ann) = somebody("he").await?;
    bots(&ann, "hebrew").await?;
    ann.must_be_quiet(&[]).await
}

/// A solitaire that is reloaded and then lost, and what one's record says.
pub async fn solitaire(ann: &Player, edition: &str) -> Result<()> {
    let seen = begin(ann, edition, "#start-solitaire").await?;
    // Now and then the first twelve cards hold no Set, and all is over.
    if seen.phase == "playing" {
        reload(ann).await?;
        take(ann).await?;
        if ann.look().await?.phase == "playing" {
            ann.say_no_set().await?;
        }
    }
    ann.look_until("the end", |seen| seen.phase == "match-over").await?;
    ann.session.see("#solitaire-own").await?;
    reload(ann).await?;
    ann.session.see("#solitaire-own").await?;
    for path in ["here", "alone"] {
        ann.go(path).await?;
        ann.session.see("#solitaire-odds").await?;
        let own = ann.session.text("#solitaire-own").await?.unwrap_or_default();
        let odds = ann.session.text("#solitaire-odds").await?.unwrap_or_default();
        ensure!(
            own.contains('0') && odds.contains("31.4"),
            "one's own rate beside the true one: {own} {odds}"
        );
    }
    ensure!(!ann.session.eval::<bool>(THERE, &[json!("#go-on-here")]).await?, "what is over does not go on");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn solitaire_in_english() -> Result<()> {
    let (_site, _driver, ann) = somebody("en").await?;
    solitaire(&ann, "english").await?;
    ann.must_be_quiet(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn solitaire_in_hebrew() -> Result<()> {
    let (_site, _driver, ann) = somebody("he").await?;
    solitaire(&ann, "italian").await?;
    ann.must_be_quiet(&[]).await
}

/// A quick start until the full deck is offered, and the full game then.
async fn quick(language: &'static str, edition: &str, cards: usize) -> Result<()> {
    let (_site, _driver, ann) = somebody(language).await?;
    let seen = begin(&ann, edition, "#start-quick").await?;
    ensure!(seen.layout().len() == cards, "{cards} cards, not {}", seen.layout().len());
    let offered = "return !!document.querySelector('#take-offer')?.checkVisibility()";
    let mut found = 0;
    // On a machine that stands still now and then three quick ones in a row may take more than three.
    while !ann.session.eval::<bool>(offered, &[]).await? {
        take(&ann).await?.context("27 cards hold three Sets, and more")?;
        found += 1;
    }
    ensure!(found >= 3, "offered after {found} Sets");
    reload(&ann).await?;
    ann.session.click("#take-offer").await?;
    let full =
        ann.look_until("the full game", |seen| seen.layout().len() == 12 && seen.phase == "playing").await?;
    ensure!(full.players.len() == 1 && differing(&full.layout()) == 4, "all four features: {full:?}");
    reload(&ann).await?;
    ann.must_be_quiet(&[]).await
}

/// In how many features some cards differ.
fn differing(cards: &[Card]) -> usize {
    let written: Vec<String> = cards.iter().map(ToString::to_string).collect();
    let differs = |place: usize| {
        let mut letters: Vec<_> = written.iter().filter_map(|card| card.chars().nth(place)).collect();
        letters.sort_unstable();
        letters.dedup();
        letters.len() > 1
    };
    (0..4).filter(|&place| differs(place)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_start_leads_to_the_full_game_in_english() -> Result<()> {
    quick("en", "english", 9).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_start_leads_to_the_full_game_in_hebrew() -> Result<()> {
    quick("he", "hebrew", 12).await
}
