//! Challenges: a link, the same cards for each who opens it, earlier runs beside the cards, and the list.

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, SIZES, Settings, TableView, check_consoles};
use engine::{Edition, RuleChoice, Variant, all_sets};
use serde_json::json;

use crate::alone::{begin, take};
use crate::mode_games::press_cards;
use crate::{HEBREW, start};

/// Two finds of a mode; the path of the challenge.
async fn make_challenge(player: &BrowserPlayer, mode: Variant) -> Result<String> {
    let rules = RuleChoice { finds: Some(2), ..RuleChoice::new(Edition::English, mode) };
    let script = "const headers = { 'content-type': 'application/json' }; \
                  const send = (path, body) => fetch(path, { method: 'POST', headers, body }); \
                  await send('/api/players', given[0]); \
                  return await (await send('/api/challenges', given[1])).json()";
    let given =
        [json!(json!({ "name": player.name }).to_string()), json!(json!({ "rules": rules }).to_string())];
    let made: serde_json::Value = player.browser.eval_async(script, &given).await?;
    let path = made["path"].as_str().with_context(|| format!("no challenge: {made}"))?;
    Ok(path.trim_start_matches('/').to_owned())
}

/// Plays a run from the challenge's page to the list.
async fn play(player: &BrowserPlayer, path: &str, ghosts: usize) -> Result<()> {
    player.go_to(path, "#play-challenge").await?;
    player.browser.click("#play-challenge").await?;
    for found in 1..=2 {
        let view = player.wait_for("cards", |view| view.layout().len() >= 12).await?;
        if ghosts > 0 && found == 1 {
            let rows = "return document.querySelectorAll('.earlier-runs li').length === arguments[0] || null";
            player.browser.until("the earlier runs", rows, &[ghosts.into()]).await?;
            player.browser.screenshot(&format!("challenge/run-{}", player.name)).await?;
        }
        let set = *all_sets(&view.layout()).first().context("a Set")?;
        press_cards(player, &set).await?;
        let is_found = |now: &TableView| now.phase == "match-over" || now.layout() != view.layout();
        player.wait_for("the find", is_found).await?;
    }
    player.browser.wait_visible(".headline").await?;
    player.browser.screenshot(&format!("challenge/over-{}", player.name)).await?;
    player.browser.wait_visible("#copy-result").await?;
    let (title, back) =
        (player.browser.text(".end-title").await?, player.browser.text("#copy-result").await?);
    ensure!(back.is_some_and(|label| label == "Send it back"));
    if ghosts > 0 {
        let is_named = |title: &String| title.contains("You beat ") || title.contains(" behind ");
        ensure!(title.as_ref().is_some_and(is_named), "the rival is named: {title:?}");
        let count = "return document.querySelectorAll('.end-scores li').length";
        let results: usize = player.browser.eval(count, &[]).await?;
        ensure!(results == ghosts + 1, "all results: {results}");
    }
    player.browser.click("#challenge-list").await?;
    player.browser.wait_visible(".challenge-run.own").await
}

async fn names(player: &BrowserPlayer) -> Result<Vec<String>> {
    let script =
        "return [...document.querySelectorAll('.challenge-run .player-name')].map(name => name.textContent)";
    player.browser.eval(script, &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_plays_the_same_cards_and_a_third_sees_both() -> Result<()> {
    let (_server, _driver, [ann, bob, cem]) = start(["Ann", "Bob", "Cem"], Settings::default()).await?;
    let path = make_challenge(&ann, Variant::Sprint10).await?;
    play(&ann, &path, 0).await?;
    play(&bob, &path, 1).await?;
    let page = bob.browser.text("main").await?.unwrap_or_default();
    ensure!(page.contains("First to 2 Sets") && page.contains("2 Sets in"), "{page}");
    let listed = names(&bob).await?;
    ensure!(listed.len() == 2 && listed.contains(&"Ann".to_owned()), "both are listed: {listed:?}");
    play(&cem, &path, 2).await?;
    let listed = names(&cem).await?;
    ensure!(listed.len() == 3, "all are listed: {listed:?}");
    // Who has played before has the own best among the earlier runs, which are still there after a reload.
    cem.browser.click("#play-challenge").await?;
    cem.wait_for("cards", |view| view.layout().len() >= 12).await?;
    let rows = "return document.querySelectorAll('.earlier-runs li').length === 3 || null";
    cem.browser.until("the earlier runs", rows, &[]).await?;
    cem.browser.reload().await?;
    cem.wait_for("cards", |view| view.layout().len() >= 12).await?;
    cem.browser.until("the earlier runs", rows, &[]).await?;
    for size in SIZES {
        cem.browser.resize(size).await?;
        cem.browser.screenshot(&format!("challenge/again-{size}")).await?;
        let findings = cem.browser.geometry().await?;
        ensure!(findings.is_empty(), "{size}: {findings:?}");
    }
    // The link of a run leads other players to the challenge.
    let run = cem.table().await?;
    bob.go_to(&format!("t/{run}"), "#play-challenge").await?;
    bob.go_to(&path, "#play-challenge").await?;
    for (settings, theme) in [(Settings::default(), "light"), (HEBREW, "hebrew-dark")] {
        bob.change_settings(settings).await?;
        bob.browser.wait_visible("#play-challenge").await?;
        for size in SIZES {
            bob.browser.resize(size).await?;
            bob.browser.screenshot(&format!("challenge/page-{theme}-{size}")).await?;
            let findings = bob.browser.geometry().await?;
            ensure!(findings.is_empty(), "{theme} {size}: {findings:?}");
        }
        let findings = bob.browser.axe().await?;
        ensure!(findings.is_empty(), "{theme}: {findings:?}");
    }
    check_consoles(&[&ann, &bob, &cem], &[]).await
}

/// No name is asked for, and the first card comes within three seconds of the link.
#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_without_a_name_plays_at_once() -> Result<()> {
    let (_server, _driver, [ann, guest]) = start(["Ann", "Guest"], Settings::default()).await?;
    ann.go_to("modes/sprint-10", "#challenge-friend").await?;
    ann.browser.click("#challenge-friend").await?;
    ann.browser.wait_visible("#play-challenge").await?;
    let path = ann.path_of(&ann.browser.address().await?).context("an address of the server")?;
    ensure!(path.starts_with("c/"), "{path}");
    guest.store_settings(Settings::default(), None).await?;
    let opened = std::time::Instant::now();
    guest.go_to(&path, "#play-challenge").await?;
    guest.browser.click("#play-challenge").await?;
    guest.wait_for("cards", |view| view.layout().len() >= 12).await?;
    println!("from the link to the first card: {} ms", opened.elapsed().as_millis());
    // Nothing is there at a wrong address, and it says so.
    guest.go_to("c/aaaaaaaaaaaa", ".page.failure").await?;
    check_consoles(&[&ann], &[]).await?;
    check_consoles(&[&guest], &["404"]).await
}

/// A game alone in this browser: one press makes a challenge of it and copies the link, and a friend gets its cards.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_alone_is_made_into_a_challenge() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let first = begin(&ann, "english", "#start-quick").await?.layout();
    while take(&ann).await?.is_some() {}
    ann.browser.wait_visible("#beat-this").await?;
    for size in SIZES {
        ann.browser.resize(size).await?;
        ann.browser.screenshot(&format!("challenge/beat-this-{size}")).await?;
    }
    ann.browser.click("#beat-this").await?;
    ann.browser.wait_visible("#open-challenge").await?;
    ann.browser.screenshot("challenge/beat-made").await?;
    ann.browser.click("#open-challenge").await?;
    ann.browser.wait_visible("#play-challenge").await?;
    ensure!(ann.browser.text("h1").await?.is_some_and(|title| title == "Send this to a friend"));
    let path = ann.path_of(&ann.browser.address().await?).context("an address of the server")?;
    bob.go_to(&path, "#play-challenge").await?;
    // Without the signs that keep names apart from the direction of a sentence.
    let page = bob.browser.text("main").await?.unwrap_or_default().replace(['\u{2068}', '\u{2069}'], "");
    for wanted in ["Ann challenges you", "on the same cards", "Not checked by a server"] {
        ensure!(page.contains(wanted), "{wanted}: {page}");
    }
    bob.browser.screenshot("challenge/to-beat").await?;
    bob.browser.click("#play-challenge").await?;
    let same = bob.wait_for("cards", |view| view.layout().len() >= 9).await?.layout();
    ensure!(first == same, "{first:?} is not {same:?}");
    while take(&bob).await?.is_some() {}
    bob.browser.wait_visible(".end-title").await?;
    let title = bob.browser.text(".end-title").await?.unwrap_or_default();
    ensure!(title.contains("Ann"), "the rival is named: {title}");
    for size in SIZES {
        bob.browser.resize(size).await?;
        bob.browser.screenshot(&format!("challenge/rival-{size}")).await?;
    }
    check_consoles(&[&ann, &bob], &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_race_live() -> Result<()> {
    race_live(Variant::Sprint10).await
}

/// Its runs are on a shared board; in a race each player has a board with the same cards.
#[tokio::test(flavor = "multi_thread")]
async fn two_race_live_over_a_whole_deck() -> Result<()> {
    race_live(Variant::Speed).await
}

/// Two players get the cards at the same moment, after a countdown, and both stand in the list.
async fn race_live(mode: Variant) -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let path = make_challenge(&ann, mode).await?;
    ann.go_to(&path, "#race-live").await?;
    ann.browser.click("#race-live").await?;
    ann.browser.wait_visible(".gathering").await?;
    let table = ann.table().await?;
    bob.go_to(&format!("t/{table}"), "#join-table").await?;
    bob.browser.click("#join-table").await?;
    bob.browser.wait_visible(".gathering").await?;
    ann.browser.screenshot(&format!("challenge/race-waiting-{mode}")).await?;
    ann.browser.wait_visible(".hand .primary").await?;
    ann.browser.click(".hand .primary").await?;
    ann.browser.wait_visible(".race-countdown").await?;
    bob.browser.wait_visible(".race-countdown").await?;
    bob.browser.screenshot(&format!("challenge/race-countdown-{mode}")).await?;
    let first = bob.wait_for("cards", |view| view.layout().len() >= 12).await?.layout();
    ensure!(find_in_race(&ann).await? == first, "the same cards for both");
    find_in_race(&bob).await?;
    ann.browser.wait_visible(".headline").await?;
    bob.browser.wait_visible(".headline").await?;
    bob.browser.screenshot(&format!("challenge/race-over-{mode}")).await?;
    bob.browser.click("#challenge-list").await?;
    bob.browser.wait_visible(".challenge-run.own").await?;
    let listed = names(&bob).await?;
    ensure!(listed.len() == 2, "both are listed: {listed:?}");
    check_consoles(&[&ann, &bob], &[]).await
}

/// Makes two finds while others may still play; returns the first cards.
async fn find_in_race(player: &BrowserPlayer) -> Result<Vec<engine::Card>> {
    let mut first = Vec::new();
    for _ in 0..2 {
        let view = player.wait_for("cards", |view| view.layout().len() >= 12).await?;
        if first.is_empty() {
            first = view.layout();
        }
        let set = *all_sets(&view.layout()).first().context("a Set")?;
        press_cards(player, &set).await?;
        player.wait_for("the find", |now| now.phase == "match-over" || now.layout() != view.layout()).await?;
    }
    Ok(first)
}
