//! What happens at a table in time: calls, finds, verdicts, lost connections and the pause between rounds.

use anyhow::{Context, Result, ensure};
use browser::{
    BrowserPlayer, Driver, Settings, Size, SocketPlayer, TableView, TestServer, with_long_timeouts,
};
use engine::{Action, Edition, RuleChoice, Variant, all_sets};
use protocol::NewTable;
use serde_json::json;

use crate::{SERVER_AWAY, not_a_set, start};

const PHONES: [Size; 2] = [Size(360, 740), Size(320, 568)];

/// The elements among these selectors whose middle is covered by something else.
const COVERED: &str = "return arguments[0].flatMap(one => [...document.querySelectorAll(one)]) \
    .filter(one => one.checkVisibility()).filter(one => { \
        const box = one.getBoundingClientRect(); \
        const on_top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
        return !one.contains(on_top) }).map(one => one.outerHTML.slice(0, 80))";

/// Three rounds of one Set each.
fn short_rounds() -> NewTable {
    let rules = RuleChoice::new(Edition::English, Variant::Full);
    with_long_timeouts(RuleChoice { rounds: Some(3), first_to: Some(1), ..rules })
}

/// Ann with a browser and Bob without one, at a table with these rules, which Ann has dealt.
async fn dealt(rules: &NewTable) -> Result<(TestServer, Driver, BrowserPlayer, SocketPlayer)> {
    let (server, driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let table = ann.make_table(rules).await?;
    let bob = SocketPlayer::sit(&server, &table, "Bob").await?;
    ann.wait_for("Bob", |view| view.players.len() == 2).await?;
    ann.press_primary().await?;
    ann.wait_for("the cards", |view| view.can_call).await?;
    Ok((server, driver, ann, bob))
}

async fn covered(player: &BrowserPlayer, selectors: &[&str]) -> Result<Vec<String>> {
    player.browser.eval(COVERED, &[json!(selectors)]).await
}

/// Takes a Set, if need be after more cards; the table before it.
async fn take_a_set(ann: &BrowserPlayer, bob: &SocketPlayer) -> Result<TableView> {
    loop {
        let view = ann.wait_for("to call", |view| view.can_call).await?;
        let layout = view.layout();
        if let Some(&set) = all_sets(&layout).first() {
            ann.claim(set).await?;
            return Ok(view);
        }
        bob.send(Action::NoSet).await?;
        ann.say_no_set().await?;
        ann.wait_for("more cards", |view| view.layout().len() > layout.len()).await?;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_call_on_a_phone_leaves_the_buttons_free_and_says_why() -> Result<()> {
    let rules = with_long_timeouts(RuleChoice::new(Edition::English, Variant::Full));
    let (_server, _driver, ann, _bob) = dealt(&rules).await?;
    for size in PHONES {
        ann.browser.resize(size).await?;
        let view = ann.wait_for("to call", |view| view.can_call).await?;
        ann.claim(not_a_set(&view.layout())?).await?;
        let marked = "return document.querySelectorAll('#board .mistaken').length === arguments[0]";
        ann.browser.until("the three cards marked", marked, &[json!(3)]).await?;
        ensure!(ann.browser.has(".player.you [data-cost]").await?, "what it cost stands beside the score");
        ann.browser.wait_visible(".latest .check.wrong").await?;
        ann.browser.wait_visible("#call").await?;
        let hidden = covered(&ann, &["#call", "#no-set", "#board .card"]).await?;
        ensure!(hidden.is_empty(), "{size}: {hidden:?}");
        let says =
            "return [...document.querySelectorAll('.latest .mixed')].some(one => one.checkVisibility())";
        ensure!(ann.browser.eval::<bool>(says, &[]).await?, "{size}: it says which feature does not fit");
        ann.browser.until("the marks gone", marked, &[json!(0)]).await?;
        ann.call().await?;
        ensure!(!ann.browser.has(".latest .check").await?, "a new call puts the old verdict away");
        ann.pick(&not_a_set(&view.layout())?).await?;
    }
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_covers_nothing_and_calls_are_off() -> Result<()> {
    let rules = with_long_timeouts(RuleChoice::new(Edition::English, Variant::Full));
    let (mut server, _driver, ann, _bob) = dealt(&rules).await?;
    ann.claim(not_a_set(&ann.view().await?.layout())?).await?;
    server.stop().await?;
    for size in [Size(1280, 800), PHONES[0], PHONES[1]] {
        ann.browser.resize(size).await?;
        ann.browser.wait_visible(".line-state").await?;
        let laid = "return [...document.querySelectorAll('#board .card')].every(one => \
                    one.getBoundingClientRect().right <= innerWidth)";
        ann.browser.until("the cards in their places", laid, &[]).await?;
        ann.browser.settle().await?;
        let parts = ["#call", "#no-set", "#board .card", ".tools button", ".home-link", ".latest .check"];
        let hidden = covered(&ann, &parts).await?;
        ensure!(hidden.is_empty(), "{size}: {hidden:?}");
        let off = "return ['#call', '#no-set'].every(one => document.querySelector(one).disabled)";
        ensure!(ann.browser.eval::<bool>(off, &[]).await?, "{size}: a press would be lost");
    }
    server.resume().await?;
    ann.wait_for("to call again", |view| view.can_call).await?;
    ann.check_console(SERVER_AWAY).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_verdict_goes_with_its_round_and_the_next_one_counts_down() -> Result<()> {
    let (_server, _driver, ann, bob) = dealt(&short_rounds()).await?;
    take_a_set(&ann, &bob).await?;
    ann.wait_for("the results", |view| view.phase == "round-over").await?;
    let gone = "return !document.querySelector('.latest .check, .latest .find')";
    ann.browser.until("the verdict to go", gone, &[]).await?;
    counts_down(&ann, ".hand .call-state").await?;
    bob.send(Action::Deal).await?;
    ann.wait_for("the second round", |view| view.can_call).await?;
    ensure!(ann.browser.eval::<bool>(gone, &[]).await?, "the verdict is of another round");
    take_a_set(&ann, &bob).await?;
    counts_down(&ann, "#deal").await?;
    ann.press_primary().await?;
    ann.wait_for("the third round", |view| view.can_call).await?;
    ann.check_console(&[]).await
}

/// The time that an element shows, such as 2:00, becomes less, beside a ring.
async fn counts_down(player: &BrowserPlayer, selector: &str) -> Result<()> {
    player.browser.wait_visible(&format!("{selector} .ring")).await?;
    let seconds = |text: Option<String>| {
        let digits: String = text.unwrap_or_default().chars().filter(char::is_ascii_digit).collect();
        digits.parse::<u32>().context("seconds")
    };
    let first = seconds(player.browser.text(selector).await?)?;
    ensure!(first <= 200, "{first}");
    let fewer =
        "return Number(document.querySelector(arguments[0]).innerText.replace(/\\D/g, '')) < arguments[1]";
    player.browser.until("the time to pass", fewer, &[json!(selector), json!(first)]).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_callers_picks_are_seen_by_the_others_and_the_board_steps_back() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let rules = with_long_timeouts(RuleChoice::new(Edition::English, Variant::Full));
    let table = ann.make_table(&rules).await?;
    bob.sit(&table).await?;
    ann.wait_for("Bob", |view| view.players.len() == 2).await?;
    ann.press_primary().await?;
    let view = bob.wait_for("the cards", |view| view.can_call).await?;
    ann.call().await?;
    let picked = view.layout()[1];
    ann.pick(&[picked]).await?;
    let seen = "return [...document.querySelectorAll('#board .card.pointed')].map(one => one.dataset.card).join() || null";
    let shown = bob.browser.until("Ann's pick", seen, &[]).await?;
    ensure!(shown == json!(picked.to_string()), "{shown} is not {picked}");
    let lit = "const light = one => Number(getComputedStyle(document.querySelector(one)).opacity); \
               return light('#board .card.pointed') === 1 && light('#board .card:not(.pointed)') < 1";
    ensure!(bob.browser.eval::<bool>(lit, &[]).await?, "the others step back");
    let own = "return [...document.querySelectorAll('#board .card')].every(one => getComputedStyle(one).opacity === '1')";
    ensure!(ann.browser.eval::<bool>(own, &[]).await?, "the caller sees all cards");
    ann.pick(&[picked]).await?;
    bob.browser
        .until("Ann's change of mind", "return !document.querySelector('#board .card.pointed')", &[])
        .await?;
    ann.check_console(&[]).await?;
    bob.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_find_is_shown_beside_the_cards_which_can_all_be_used() -> Result<()> {
    let rules = with_long_timeouts(RuleChoice::new(Edition::English, Variant::Full));
    let (_server, _driver, ann, bob) = dealt(&rules).await?;
    for size in [Size(1280, 800), PHONES[0], PHONES[1]] {
        ann.browser.resize(size).await?;
        ann.browser.settle().await?;
        let record = "window.finds = []; new MutationObserver(() => { \
                const find = document.querySelector('.latest .find'); if (!find) return; \
                const cells = [...document.querySelectorAll('#board .card')]; \
                const [one, other] = [find, document.querySelector('#board')].map(it => it.getBoundingClientRect()); \
                finds.push({ beside: one.top >= other.bottom || one.left >= other.right || one.right <= other.left, \
                    cards: find.querySelectorAll('.card svg').length, \
                    hidden: cells.filter(cell => getComputedStyle(cell).opacity !== '1').length }); \
            }).observe(document.querySelector('.latest'), { childList: true, subtree: true }); return true";
        ann.browser.eval::<bool>(record, &[]).await?;
        take_a_set(&ann, &bob).await?;
        let finds =
            ann.browser.until("the find", "return window.finds.length ? window.finds : null", &[]).await?;
        let first = &finds[0];
        ensure!(*first == json!({ "beside": true, "cards": 3, "hidden": 0 }), "{size}: {first}");
        ann.browser.until("the find to go", "return !document.querySelector('.latest .find')", &[]).await?;
    }
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_find_flies_aside_and_then_to_its_owner() -> Result<()> {
    let rules = with_long_timeouts(RuleChoice::new(Edition::English, Variant::Full));
    let (_server, _driver, ann, bob) = dealt(&rules).await?;
    ann.change_settings(Settings { motion: true, ..Settings::default() }).await?;
    ann.wait_for("the cards", |view| view.can_call).await?;
    let count = "window.flown = 0; new MutationObserver(changes => { \
            for (const change of changes) flown += [...change.addedNodes].filter(one => one.matches?.('.flying')).length; \
        }).observe(document.body, { childList: true }); return true";
    ann.browser.eval::<bool>(count, &[]).await?;
    take_a_set(&ann, &bob).await?;
    // Three cards, twice.
    ann.browser.until("the copies", "return window.flown === 6", &[]).await?;
    ann.browser.until("the copies to go", "return !document.querySelector('.flying')", &[]).await?;
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn help_explains_the_game_that_is_played() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    ann.go("alone").await?;
    ann.browser.click("#start-practice").await?;
    ann.wait_for("the cards", |view| view.phase == "playing").await?;
    let alone = help(&ann).await?;
    for other in ["calls", "loses", "dealt once", "agree"] {
        ensure!(!alone.contains(other), "practice has nothing to do with “{other}”: {alone}");
    }
    let rules = RuleChoice {
        calling: Some(engine::Calling::QuickClaims),
        ..RuleChoice::new(Edition::English, Variant::Full)
    };
    ann.make_table(&with_long_timeouts(rules)).await?;
    let quick = help(&ann).await?;
    ensure!(!quick.contains("time runs out"), "there is no time after a call: {quick}");
    ann.check_console(&[]).await
}

/// What the help sheet says about a turn, and its keys.
async fn help(player: &BrowserPlayer) -> Result<String> {
    player.browser.type_keys("?").await?;
    player.browser.wait_visible("dialog[open] .steps li").await?;
    let text = player.browser.text("dialog .steps").await?.unwrap_or_default();
    player.browser.type_keys("\u{E00C}").await?;
    player
        .browser
        .until("the dialog to be shut", "return !document.querySelector('dialog[open]')", &[])
        .await?;
    Ok(text)
}
