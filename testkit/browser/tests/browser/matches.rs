//! A whole match in each edition, by two or three browsers at one table.

use anyhow::{Result, ensure};
use browser::{Driver, Looks, Player, SIZES, Site, everybody_sees, play_on, quick, until_over, with_time};
use engine::{Edition, RuleChoice, Rules, Variant, all_sets};
use protocol::NewTable;

use crate::{SERVER_AWAY, no_set, people, people_who_like};

/// One deal of all 81 cards.
fn one_english_round() -> NewTable {
    with_time(RuleChoice { rounds: Some(1), ..RuleChoice::new(Edition::English, Variant::Full) })
}

#[tokio::test(flavor = "multi_thread")]
async fn english_all_81_cards_with_a_spectator_and_everything_that_goes_wrong() -> Result<()> {
    let (mut site, driver) = (Site::start().await?, Driver::start()?);
    let [ann, bob, cem] = people(&site, &driver, ["Ann", "Bob", "Cem"]).await?;
    let table = ann.make_table(&one_english_round()).await?;
    bob.sit(&table).await?;
    watch(&cem, &table).await?;
    let all = [&ann, &bob, &cem];
    ann.press_primary().await?;
    let dealt = everybody_sees_phase(&all, "playing").await?;
    ensure!(dealt.layout().len() == 12, "12 cards are dealt, not {}", dealt.layout().len());

    bob.claim(no_set(&dealt.layout())?).await?;
    let after = everybody_sees(&all).await?;
    ensure!(after.score("Bob") == Some(-1), "a wrong call costs a point: {after:?}");
    for player in all {
        player.must_see_why().await?;
    }

    agree(&[&ann, &bob]).await?;
    let wider = everybody_sees(&all).await?;
    ensure!(wider.layout().len() == 15, "three more cards, not {}", wider.layout().len());

    a_selection_survives(&ann, &bob).await?;

    let before = everybody_sees(&all).await?;
    ann.session.reload().await?;
    let again = everybody_sees(&all).await?;
    ensure!(before.shared() == again.shared(), "a reload changes nothing: {before:?} {again:?}");

    let lying = heights(&ann).await?;
    site.stop().await?;
    for player in all {
        player.session.see(".line-state").await?;
    }
    ensure!(lying == heights(&ann).await?, "no card moves when the connection is lost: {lying:?}");
    site.resume().await?;
    let gone = "return !document.querySelector('.line-state')?.checkVisibility()";
    for player in all {
        player.session.until("the connection to be back", gone, &[]).await?;
    }
    let again = everybody_sees(&all).await?;
    ensure!(before.shared() == again.shared(), "a restart changes nothing: {before:?} {again:?}");

    until_over(&[&ann, &bob]).await?;
    let over = everybody_sees(&all).await?;
    ensure!(over.phase == "match-over", "the spectator sees the end: {over:?}");
    verify_and_watch_again(&ann).await?;
    for player in all {
        player.must_be_quiet(SERVER_AWAY).await?;
    }
    Ok(())
}

/// How far down the cards lie.
async fn heights(player: &Player) -> Result<Vec<f64>> {
    player.session.rest().await?;
    let script = "return [...document.querySelectorAll('#board .card')].map(card => card.offsetTop)";
    player.session.eval(script, &[]).await
}

/// Proves in the browser that the deal was fair, and looks at the match again.
async fn verify_and_watch_again(player: &Player) -> Result<()> {
    player.session.click("#verify").await?;
    let said = "return document.querySelector('.verified')?.textContent || null";
    let said = player.session.until("the proof", said, &[]).await?;
    let said = said.as_str().unwrap_or_default();
    ensure!(
        said.contains(|letter: char| letter.is_ascii_digit()),
        "the proof says how much it checked: {said}"
    );
    let how = "const link = document.querySelector('a[href$=\"fair-deal.md\"]'); \
               return link && (await fetch(link.href)).text()";
    let how: Option<String> = player.session.eval_async(how, &[]).await?;
    ensure!(how.is_some_and(|how| how.starts_with("# The fair deal")), "the link says how it is checked");
    player.session.click("#watch-replay").await?;
    player.session.see(".replay #board [role=gridcell]").await
}

/// Only watches: opens the link, and says no to a seat.
async fn watch(player: &Player, table: &str) -> Result<()> {
    player.remember(Looks::default(), None).await?;
    player.go(&format!("t/{table}")).await?;
    player.session.click("#only-watch").await?;
    let seen = player.look().await?;
    ensure!(seen.players.iter().all(|player| !player.you), "who watches has no seat: {seen:?}");
    Ok(())
}

async fn everybody_sees_phase(players: &[&Player], phase: &str) -> Result<browser::Seen> {
    for player in players {
        player.look_until(phase, |seen| seen.phase == phase).await?;
    }
    everybody_sees(players).await
}

async fn agree(players: &[&Player]) -> Result<()> {
    for player in players {
        player.say_no_set().await?;
    }
    for player in players {
        player.look_until("more cards", |seen| seen.layout().len() > 12).await?;
    }
    Ok(())
}

/// Two picked cards stay picked while somebody else takes a Set that they are not part of.
async fn a_selection_survives(ann: &Player, bob: &Player) -> Result<()> {
    let seen = everybody_sees(&[ann, bob]).await?;
    let layout = seen.layout();
    let Some(&set) = all_sets(&layout).first() else { return Ok(()) };
    let kept: Vec<_> = layout.into_iter().filter(|card| !set.contains(card)).take(2).collect();
    bob.pick(&kept).await?;
    bob.look_until("two cards picked", |seen| seen.picked == 2).await?;
    ann.claim(set).await?;
    let after =
        bob.look_until("the Set gone", |now| now.shared() != seen.shared() && now.phase == "playing").await?;
    ensure!(after.picked == 2, "a half-made selection survives: {after:?}");
    bob.pick(&kept).await?;
    bob.look_until("nothing picked", |seen| seen.picked == 0).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn italian_quick_start_with_two_tabs_of_one_player() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let [ann, bob] = people(&site, &driver, ["Ann", "Bob"]).await?;
    let table = ann.make_table(&quick(Edition::Italian)).await?;
    bob.sit(&table).await?;
    play_on(&[&ann, &bob], 0).await?;

    let client = ann.session.client();
    let first = client.window().await?;
    let second = client.new_window(true).await?.handle;
    client.switch_to_window(second).await?;
    ann.sit(&table).await?;
    let before = everybody_sees(&[&ann, &bob]).await?;
    ensure!(before.players.len() == 2, "two tabs are one player: {before:?}");
    play_on(&[&ann, &bob], 0).await?;
    client.close_window().await?;
    client.switch_to_window(first).await?;
    let seen = "the first tab to see what the second did";
    ann.look_until(seen, |now| now.shared() != before.shared()).await?;
    everybody_sees(&[&ann, &bob]).await?;

    let over = until_over(&[&ann, &bob]).await?;
    ensure!(over.players.iter().map(|player| player.score).sum::<i32>() > 0, "Sets were taken: {over:?}");
    for player in [&ann, &bob] {
        player.must_be_quiet(&[]).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn russian_quick_start_with_a_lock_out() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let [ann, bob] = people(&site, &driver, ["Ann", "Bob"]).await?;
    let rules = quick(Edition::Russian).rules;
    let wanted = with_time(RuleChoice { rounds: Some(1), ..rules });
    let table = ann.make_table(&wanted).await?;
    bob.sit(&table).await?;
    let all = [&ann, &bob];
    ann.press_primary().await?;
    let dealt = everybody_sees_phase(&all, "playing").await?;
    ann.session.resize(SIZES[0]).await?;
    let lying = heights(&ann).await?;
    ann.claim(no_set(&dealt.layout())?).await?;
    let locked = ann.look_until("the lock", |seen| seen.locked).await?;
    ensure!(locked.score("Ann") == Some(0), "a lock-out costs no point: {locked:?}");
    ann.session.see("#call .why").await?;
    ensure!(lying == heights(&ann).await?, "no card moves on a phone when a call was wrong: {lying:?}");
    bob.must_see_why().await?;
    // Whoever is locked out is passed over; the next Set frees everybody.
    while ann.look().await?.locked {
        play_on(&all, 0).await?;
    }
    until_over(&all).await?;
    for player in all {
        player.must_be_quiet(&[]).await?;
    }
    Ok(())
}

/// All 81 cards by a booklet's own rules and in its language, as many rounds as these say, with a reload between two of them.
async fn whole_match(edition: Edition, language: &'static str) -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let looks = Looks { language, ..Looks::default() };
    let [ann, bob] = people_who_like(looks, &site, &driver, ["Ann", "Bob"]).await?;
    let table = ann.make_table(&with_time(RuleChoice::new(edition, Variant::Full))).await?;
    bob.sit(&table).await?;
    let all = [&ann, &bob];
    let mut rounds = 1;
    for turn in 0.. {
        match play_on(&all, turn).await?.phase.as_str() {
            "match-over" => break,
            "round-over" => {
                rounds += 1;
                bob.session.reload().await?;
            }
            _ => {}
        }
    }
    // Each deals a round, unless the booklet says how many there are.
    let wanted = match Rules::of(edition, Variant::Full).rounds {
        0 => all.len(),
        rounds => rounds.into(),
    };
    ensure!(rounds == wanted, "{rounds} rounds");
    let over = everybody_sees(&all).await?;
    let scores: Vec<usize> =
        over.players.iter().map(|player| player.score.try_into()).collect::<Result<_, _>>()?;
    // 81 cards are 27 Sets, less those that the last cards do not make.
    ensure!((20 * rounds..=27 * rounds).contains(&scores.iter().sum()), "{scores:?} in {rounds} rounds");
    ensure!(!scores.contains(&0), "who claims by turns has Sets: {scores:?}");
    for player in all {
        player.must_be_quiet(&[]).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn english_whole_match() -> Result<()> {
    whole_match(Edition::English, "en").await
}

#[tokio::test(flavor = "multi_thread")]
async fn italian_whole_match() -> Result<()> {
    whole_match(Edition::Italian, "it").await
}

#[tokio::test(flavor = "multi_thread")]
async fn russian_whole_match() -> Result<()> {
    whole_match(Edition::Russian, "ru").await
}

#[tokio::test(flavor = "multi_thread")]
async fn hebrew_whole_match() -> Result<()> {
    whole_match(Edition::Hebrew, "he").await
}

#[tokio::test(flavor = "multi_thread")]
async fn french_whole_match() -> Result<()> {
    whole_match(Edition::French, "fr").await
}
