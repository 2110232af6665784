//! "Beat this" after a puzzle, and after a game without a network: the link is copied, or the game is kept and sent later.

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, SIZES, Settings, check_consoles};
use engine::all_sets;
use serde_json::json;

use crate::mode_games::press_cards;
use crate::{HEBREW, SERVER_AWAY, alone, offline, puzzle, start};

/// Follows the link that was made to the challenge's page; its path.
async fn open_challenge(player: &BrowserPlayer) -> Result<String> {
    player.browser.wait_visible("#open-challenge").await?;
    player.browser.click("#open-challenge").await?;
    player.browser.wait_visible("#play-challenge").await?;
    player.path_of(&player.browser.address().await?).context("an address of the server")
}

/// What a friend reads on the page of a challenge, without the signs that keep names apart from the direction of a sentence.
async fn read(player: &BrowserPlayer, path: &str) -> Result<String> {
    player.go_to(path, "#play-challenge").await?;
    Ok(player.browser.text("main").await?.unwrap_or_default().replace(['\u{2068}', '\u{2069}'], ""))
}

/// The friend gets the layout at a table of the server, beside the times of the player who made the challenge.
async fn solve_at_a_table(player: &BrowserPlayer, path: &str, layout: &[engine::Card]) -> Result<()> {
    let page = read(player, path).await?;
    for wanted in ["Ann challenges you", "on the same cards", "Not checked by a server"] {
        ensure!(page.contains(wanted), "{wanted}: {page}");
    }
    ensure!(!player.browser.has("#race-live").await?, "a puzzle has no board of one's own");
    player.browser.click("#play-challenge").await?;
    let same = player.wait_for("cards", |view| view.layout().len() == layout.len()).await?.layout();
    ensure!(layout == same, "{layout:?} is not {same:?}");
    let earlier = "return document.querySelectorAll('.earlier-runs li').length === 1 || null";
    player.browser.until("the earlier run", earlier, &[]).await?;
    let sets = all_sets(&same);
    for (found, set) in sets.iter().enumerate() {
        for size in SIZES.into_iter().filter(|_| found == 1) {
            player.browser.resize(size).await?;
            player.browser.screenshot(&format!("beat/table-{}-{size}", same.len())).await?;
        }
        press_cards(player, set).await?;
        player.wait_for("the find", |now| now.phase == "match-over" || now.picked == 0).await?;
    }
    player.wait_for("the end", |view| view.phase == "match-over").await?;
    player.browser.wait_visible(".end-title").await?;
    player.browser.screenshot(&format!("beat/rival-{}", same.len())).await?;
    let title = player.browser.text(".end-title").await?.unwrap_or_default();
    ensure!(title.contains("Ann"), "the rival is named: {title}");
    player.browser.click("#challenge-list").await?;
    player.browser.wait_visible(".challenge-run.own").await
}

/// Looks at the end of a puzzle with its button, in both directions of writing.
async fn look(player: &BrowserPlayer, name: &str) -> Result<()> {
    for (settings, theme) in [(HEBREW, "hebrew-dark"), (Settings::default(), "light")] {
        player.change_settings(settings).await?;
        player.browser.wait_visible("#beat-this").await?;
        for size in SIZES {
            player.browser.resize(size).await?;
            player.browser.settle().await?;
            player.browser.screenshot(&format!("beat/{name}-{theme}-{size}")).await?;
            let findings = player.browser.geometry().await?;
            ensure!(findings.is_empty(), "{theme} {size}: {findings:?}");
        }
        let findings = player.browser.axe().await?;
        ensure!(findings.is_empty(), "{theme}: {findings:?}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solved_puzzle_is_made_into_a_challenge() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    ann.go("puzzle").await?;
    let layout = puzzle::cards(&ann, 9).await?;
    for (place, set) in all_sets(&layout).into_iter().enumerate() {
        puzzle::find(&ann, set, place + 1).await?;
    }
    look(&ann, "puzzle").await?;
    ann.browser.click("#beat-this").await?;
    let path = open_challenge(&ann).await?;
    solve_at_a_table(&bob, &path, &layout).await?;
    check_consoles(&[&ann, &bob], &[]).await
}

/// Without a network the game stays in the browser, also over a reload, and is sent once the server answers.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_network_is_kept_and_sent_later() -> Result<()> {
    let (mut server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    offline::visit(&ann).await?;
    server.stop().await?;
    let first = alone::begin(&ann, "english", "#start-quick").await?.layout();
    while alone::take(&ann).await?.is_some() {}
    ann.browser.click("#beat-this").await?;
    let told = "return document.querySelector('.beat-this p')?.checkVisibility() || null";
    ann.browser.until("that it is kept", told, &[]).await?;
    ann.browser.screenshot("beat/kept").await?;
    let kept = ann.browser.stored("tercet.beat").await?.unwrap_or_default();
    ensure!(kept.contains("\"records\""), "the game: {kept}");
    ensure!(!ann.browser.has("#open-challenge").await?, "there is no link yet");
    ann.go("alone").await?;
    ann.browser.until("that it is still kept", told, &[]).await?;

    server.resume().await?;
    ann.browser.eval::<bool>("return dispatchEvent(new Event('online'))", &[]).await?;
    let path = open_challenge(&ann).await?;
    let left = ann.browser.stored("tercet.beat").await?.unwrap_or_default();
    ensure!(left.is_empty(), "it is sent once: {left}");
    let page = read(&bob, &path).await?;
    ensure!(page.contains("Not checked by a server"), "{page}");
    bob.browser.click("#play-challenge").await?;
    let same = bob.wait_for("cards", |view| view.layout().len() >= 9).await?.layout();
    ensure!(first == same, "{first:?} is not {same:?}");
    let again = "return await (await fetch(given[0])).json()";
    let address = json!(format!("/api/challenges/{}", path.trim_start_matches("c/")));
    let summary: serde_json::Value = bob.browser.eval_async(again, &[address]).await?;
    ensure!(summary["made_from"]["unchecked"] == json!(true) && summary["best"] == json!([]), "{summary}");
    ann.check_console(SERVER_AWAY).await?;
    bob.check_console(&[]).await
}
