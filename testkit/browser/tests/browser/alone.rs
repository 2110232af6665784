//! Games for one player: a table in the browser, without a server, which survives a reload.

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, Driver, Settings, TableView, TestServer};
use engine::{Card, Feature, all_sets};
use serde_json::json;

use crate::{not_a_set, start, verify_deal};

async fn start_in(language: &'static str) -> Result<(TestServer, Driver, [BrowserPlayer; 1])> {
    start(["Ann"], Settings { language, ..Settings::default() }).await
}

/// Fails if the page has requested anything since it was loaded, besides its own parts.
async fn check_no_requests(player: &BrowserPlayer) -> Result<()> {
    let script = "return performance.getEntriesByType('resource').map(one => one.name)\
                  .filter(name => !/\\.(wasm|bin|css|js|svg|ico|webmanifest|woff2)$/.test(new URL(name).pathname))";
    let requests: Vec<String> = player.browser.eval(script, &[]).await?;
    ensure!(requests.is_empty(), "no server is needed: {requests:?}");
    Ok(())
}

/// Starts a game with the rules of an edition.
pub async fn begin(player: &BrowserPlayer, edition: &str, start: &str) -> Result<TableView> {
    player.go("alone").await?;
    player.browser.choose("#alone-edition", edition).await?;
    player.browser.click(start).await?;
    player.wait_for("the table", |view| view.phase != "waiting").await
}

/// Reloads the page, which must show the same table.
async fn reload(player: &BrowserPlayer) -> Result<TableView> {
    let before = player.view().await?;
    player.browser.reload().await?;
    let after = player.wait_for("the table again", |view| view.shared() == before.shared()).await?;
    check_no_requests(player).await?;
    Ok(after)
}

/// Picks three cards without calling, and waits for the verdict.
pub async fn claim(player: &BrowserPlayer, cards: &[Card]) -> Result<TableView> {
    player.pick(cards).await?;
    player.wait_for("the cards judged", |view| view.picked == 0).await
}

/// Takes a Set, if need be after more cards; none if the game is over.
pub async fn take(player: &BrowserPlayer) -> Result<Option<TableView>> {
    loop {
        let view = player.view().await?;
        if view.phase != "playing" {
            return Ok(None);
        }
        let layout = view.layout();
        match all_sets(&layout).first() {
            Some(set) => return claim(player, set).await.map(Some),
            None => player.say_no_set().await?,
        }
        player.wait_for("more cards", |now| now.layout() != layout || now.phase != "playing").await?;
    }
}

/// A whole practice game: a mistake, a reload, the end, the check of the deal, and the replay.
async fn practice(language: &'static str, edition: &str) -> Result<()> {
    let (_server, _driver, [ann]) = start_in(language).await?;
    let view = begin(&ann, edition, "#start-practice").await?;
    ensure!(view.layout().len() == 12 && view.players.len() == 1, "a round for one: {view:?}");
    claim(&ann, &not_a_set(&view.layout())?).await?;
    ann.check_explanation().await?;
    take(&ann).await?.context("a Set is found")?;
    reload(&ann).await?;
    while take(&ann).await?.is_some() {}
    ann.wait_for("the end", |view| view.phase == "match-over").await?;
    let diary = ann.browser.stored("tercet.diary").await?.unwrap_or_default();
    let wrong = diary.lines().filter(|line| line.ends_with(" here wrong")).count();
    ensure!(wrong == 1 && diary.lines().count() > 20, "the diary has every find and the mistake: {diary}");
    verify_deal(&ann).await?;
    ann.browser.click("#watch-replay").await?;
    ann.browser.wait_visible(".replay #board [role=gridcell]").await?;
    check_no_requests(&ann).await?;
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_to_its_end_in_english() -> Result<()> {
    practice("en", "english").await
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_to_its_end_in_hebrew() -> Result<()> {
    practice("he", "hebrew").await
}

/// "No Set" while there is one: the page shows it, and the clock runs; hints point at a card, then at two.
async fn missed_set(language: &'static str, edition: &str) -> Result<()> {
    let (_server, _driver, [ann]) = start_in(language).await?;
    let ann = ann.by_keyboard();
    ann.go("alone").await?;
    ann.browser.choose("#alone-edition", edition).await?;
    ann.press("#start-practice").await?;
    let view = ann.wait_for("the table", |view| view.phase == "playing").await?;
    ann.browser.wait_visible(".hand .clock").await?;
    let pointed = "return [...document.querySelectorAll('#board .pointed')].map(card => card.dataset.card)";
    let mut layout = view.layout();
    while all_sets(&layout).is_empty() {
        ann.press("#hint").await?;
        ann.browser.wait_visible(".practice-note").await?;
        ann.say_no_set().await?;
        layout = ann.wait_for("more cards", |now| now.layout() != layout).await?.layout();
    }
    for shown in 1..=2_usize {
        ann.press("#hint").await?;
        let cards: Vec<String> = ann.browser.eval(pointed, &[]).await?;
        ensure!(cards.len() == shown, "hint {shown} points at {cards:?}");
    }
    ann.say_no_set().await?;
    ann.browser.wait_visible(".practice-note.missed").await?;
    let cards: Vec<String> = ann.browser.eval(pointed, &[]).await?;
    let cards: Vec<Card> = cards.iter().filter_map(|card| card.parse().ok()).collect();
    ensure!(
        all_sets(&cards).len() == 1 && cards.iter().all(|card| layout.contains(card)),
        "it was {cards:?}"
    );
    let diary = ann.browser.stored("tercet.diary").await?.unwrap_or_default();
    ensure!(diary.contains(" here missed "), "the diary notes it: {diary}");
    let clock = ann.browser.text(".clock").await?;
    let runs = "return document.querySelector('.clock').textContent !== arguments[0]";
    ann.browser.until("the clock to run", runs, &[clock.into()]).await?;
    ann.pick(&cards).await?;
    ann.wait_for("the Set taken", |view| view.players.iter().any(|one| one.score > 0)).await?;
    ensure!(!ann.browser.has(".practice-note").await?, "what was said is put away");
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_shows_a_missed_set_in_english() -> Result<()> {
    missed_set("en", "english").await
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_shows_a_missed_set_in_hebrew() -> Result<()> {
    missed_set("he", "hebrew").await
}

/// A game against two bots: they find Sets, and the game can be paused, reloaded and continued.
pub async fn bots(ann: &BrowserPlayer, edition: &str) -> Result<()> {
    ann.go_to("alone", "#bot-options").await?;
    ann.browser.click("#bot-options").await?;
    ann.browser.wait_visible("dialog[open] #company").await?;
    ann.browser.choose("#company", "2").await?;
    ann.browser.choose("#level-0", "top").await?;
    ann.browser.choose("#level-1", "newcomer").await?;
    ann.browser.click(&format!("label[for=edition-{edition}]")).await?;
    ann.browser.click("#start-bot-game").await?;
    let view = ann.wait_for("the table", |view| view.phase != "waiting").await?;
    ensure!(view.players.len() == 3 && view.players.iter().all(|one| !one.absent), "three play: {view:?}");
    let found = |view: &TableView| view.phase == "playing" && view.players.iter().any(|one| one.score > 0);
    ann.wait_for("a bot to find a Set", found).await?;
    ann.browser.click("#pause").await?;
    ann.browser.wait_visible(".cover").await?;
    let still = ann.view().await?;
    ensure!(still.layout().is_empty() && !still.can_call, "a pause hides the cards: {still:?}");
    reload(ann).await?;
    ann.go("alone").await?;
    ann.browser.click("#go-on-here").await?;
    ann.browser.click("#go-on").await?;
    let again = ann.wait_for("the cards", |view| view.layout().len() >= 12).await?;
    ensure!(again.shared().2.len() == still.shared().2.len(), "the same company: {again:?}");
    ensure!(!ann.browser.has("#emote-menu, .invite").await?, "nobody to talk to");
    check_no_requests(ann).await
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_in_english() -> Result<()> {
    let (_server, _driver, [ann]) = start_in("en").await?;
    bots(&ann, "french").await?;
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_in_hebrew() -> Result<()> {
    let (_server, _driver, [ann]) = start_in("he").await?;
    bots(&ann, "hebrew").await?;
    ann.check_console(&[]).await
}

/// A solitaire that is reloaded and then lost, and the player's own rate.
pub async fn solitaire(ann: &BrowserPlayer, edition: &str) -> Result<()> {
    let view = begin(ann, edition, "#start-solitaire").await?;
    // If the first twelve cards hold no Set, the game is over at once.
    if view.phase == "playing" {
        ann.browser.wait_visible(".hand .clock").await?;
        ensure!(!ann.browser.has("#hint").await?, "a solitaire has no hints");
        reload(ann).await?;
        take(ann).await?;
        if ann.view().await?.phase == "playing" {
            ann.say_no_set().await?;
        }
    }
    ann.wait_for("the end", |view| view.phase == "match-over").await?;
    ann.browser.wait_visible("#solitaire-own").await?;
    reload(ann).await?;
    ann.browser.wait_visible("#solitaire-own").await?;
    ann.go_to("here", "#solitaire-odds").await?;
    let odds = ann.browser.text("#solitaire-odds").await?.unwrap_or_default();
    ensure!(odds.contains("31.4"), "the true odds: {odds}");
    for path in ["here", "alone"] {
        ann.go_to(path, "#solitaire-own").await?;
        let own = ann.browser.text("#solitaire-own").await?.unwrap_or_default();
        ensure!(own.contains('0'), "the own rate: {own}");
    }
    ensure!(!ann.browser.has("#go-on-here").await?, "what is over does not go on");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn solitaire_in_english() -> Result<()> {
    let (_server, _driver, [ann]) = start_in("en").await?;
    solitaire(&ann, "english").await?;
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn solitaire_in_hebrew() -> Result<()> {
    let (_server, _driver, [ann]) = start_in("he").await?;
    solitaire(&ann, "italian").await?;
    ann.check_console(&[]).await
}

/// A quick start until the page offers the full deck, then a game with it.
async fn quick_start(language: &'static str, edition: &str, cards: usize) -> Result<()> {
    let (_server, _driver, [ann]) = start_in(language).await?;
    let view = begin(&ann, edition, "#start-quick").await?;
    ensure!(view.layout().len() == cards, "{cards} cards, not {}", view.layout().len());
    let offered = "return !!document.querySelector('#take-offer')?.checkVisibility()";
    let mut found = 0;
    // The offer needs three quick finds in a row; on a slow machine that may take more than three Sets.
    while !ann.browser.eval::<bool>(offered, &[]).await? {
        take(&ann).await?.context("27 cards hold three Sets, and more")?;
        found += 1;
    }
    ensure!(found >= 3, "offered after {found} Sets");
    reload(&ann).await?;
    ann.browser.click("#take-offer").await?;
    let full =
        ann.wait_for("the full game", |view| view.layout().len() == 12 && view.phase == "playing").await?;
    ensure!(full.players.len() == 1 && differing(&full.layout()) == 4, "all four features: {full:?}");
    reload(&ann).await?;
    ann.check_console(&[]).await
}

/// The number of features in which some cards differ.
fn differing(cards: &[Card]) -> usize {
    let differs =
        |feature: &&Feature| cards.iter().any(|card| card.value(**feature) != cards[0].value(**feature));
    Feature::ALL.iter().filter(differs).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_start_leads_to_the_full_game_in_english() -> Result<()> {
    quick_start("en", "english", 9).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quick_start_leads_to_the_full_game_in_hebrew() -> Result<()> {
    quick_start("he", "hebrew", 12).await
}

/// The cards of the children's board, in order.
async fn children_cards(player: &BrowserPlayer) -> Result<Vec<Card>> {
    let script = "const place = cell => Number(cell.id.split('-').pop());
        return [...document.querySelectorAll('.children-table [data-card]')]
            .sort((one, other) => place(one) - place(other)).map(cell => cell.dataset.card)";
    let cards: Vec<String> = player.browser.eval(script, &[]).await?;
    cards.iter().map(|card| card.parse().with_context(|| format!("no card: {card}"))).collect()
}

/// One tap from the home page: nine large cards, a wrong choice costs nothing, and a found Set lies below the cards.
#[tokio::test(flavor = "multi_thread")]
async fn small_children_play_with_nine_cards_and_pictures() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    ann.go_to("", "#children").await?;
    ann.browser.click("#children").await?;
    ann.browser.wait_visible(".children-table [data-card]").await?;
    let layout = children_cards(&ann).await?;
    ensure!(layout.len() == 9, "nine cards: {layout:?}");
    let clocks = "return document.querySelectorAll('.ring, .clock, time').length";
    ensure!(ann.browser.eval::<u32>(clocks, &[]).await? == 0, "no clock");
    ann.pick(&not_a_set(&layout)?).await?;
    ann.browser.wait_visible(".children-said .is-none .card").await?;
    ann.browser.screenshot("children/wrong").await?;
    let shown = "return !document.querySelector('.children-said .card')";
    ann.browser.until("the cards to go back", shown, &[]).await?;
    ann.browser.click("#children-hint").await?;
    ann.browser.wait_visible(".children-table .pointed").await?;
    let found = "return document.querySelectorAll('.children-found li').length === arguments[0]";
    let mut sets = 0;
    while let Some(&set) = all_sets(&children_cards(&ann).await?).first() {
        ann.pick(&set).await?;
        sets += 1;
        ann.browser.until("a Set below the cards", found, &[json!(sets)]).await?;
        if ann.browser.has("#children-again:not([hidden])").await? {
            break;
        }
    }
    ensure!(sets >= 5, "{sets} Sets of 27 cards");
    ann.browser.screenshot("children/over").await?;
    ann.browser.click("#children-again").await?;
    ann.browser.until("a new game", found, &[json!(0)]).await?;
    ann.check_console(&[]).await
}
