//! Challenges: a link, the same cards for each who opens it, earlier runs beside the cards, and the list.

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, SIZES, Settings, TableView, check_consoles};
use engine::{Edition, RuleChoice, Variant, all_sets};
use serde_json::json;

use crate::mode_games::press_cards;
use crate::{HEBREW, start};

/// A sprint of two finds; its path.
async fn make_challenge(player: &BrowserPlayer) -> Result<String> {
    let rules = RuleChoice { finds: Some(2), ..RuleChoice::new(Edition::English, Variant::Sprint10) };
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
    let path = make_challenge(&ann).await?;
    play(&ann, &path, 0).await?;
    play(&bob, &path, 1).await?;
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
