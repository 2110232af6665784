//! The race of a day: two players run it, a third sees both; a second attempt stands as practice.

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, SIZES, Settings, TableView, check_consoles};
use engine::all_sets;

use crate::mode_games::press_cards;
use crate::{HEBREW, start};

/// Runs the race from the day's page to its list.
pub async fn run(player: &BrowserPlayer, ghosts: usize) -> Result<()> {
    player.browser.click("#play-day").await?;
    for found in 1..=10 {
        let view = player.wait_for("cards", |view| view.layout().len() >= 12).await?;
        if found == 2 {
            let rows = "return document.querySelectorAll('.earlier-runs li').length === arguments[0] || null";
            player.browser.until("the earlier runs", rows, &[ghosts.into()]).await?;
        }
        let set = *all_sets(&view.layout()).first().context("a Set")?;
        press_cards(player, &set).await?;
        let is_found = |now: &TableView| now.phase == "match-over" || now.layout() != view.layout();
        player.wait_for("the find", is_found).await?;
    }
    player.browser.wait_visible(".headline").await?;
    player.browser.screenshot(&format!("race/over-{}-{ghosts}", player.name)).await?;
    // No replay is offered while the day is open.
    let replays = "return document.querySelectorAll('#watch-replay, #download-replay, #verify').length";
    let replays: usize = player.browser.eval(replays, &[]).await?;
    ensure!(replays == 0, "the cards are secret until the day is over");
    player.browser.click("#challenge-list").await?;
    player.browser.wait_visible(".challenge-run.own").await
}

async fn names(player: &BrowserPlayer) -> Result<Vec<String>> {
    let script =
        "return [...document.querySelectorAll('#guests .player-name')].map(name => name.textContent)";
    player.browser.eval(script, &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_run_the_race_and_a_third_sees_both() -> Result<()> {
    let (_server, _driver, [ann, bob, cem]) = start(["Ann", "Bob", "Cem"], Settings::default()).await?;
    for (player, ghosts) in [(&ann, 0), (&bob, 1)] {
        player.go_to("c/today", "#play-day").await?;
        run(player, ghosts).await?;
    }
    let own = bob.browser.text("#own-time").await?.unwrap_or_default();
    // The own best is raced against; what comes of it is practice and leaves the list as it is.
    run(&bob, 2).await?;
    ensure!(bob.browser.text("#own-time").await?.unwrap_or_default() == own, "the first attempt counts");
    let figures = bob.browser.text(".race-figures").await?.unwrap_or_default();
    ensure!(figures.contains("practice"), "{figures}");
    ensure!(names(&bob).await?.len() == 2, "practice stands in no list");
    cem.go_to("c/today", "#play-day").await?;
    let mut listed = names(&cem).await?;
    listed.sort();
    ensure!(listed == ["Ann", "Bob"], "{listed:?}");
    bob.browser.wait_visible(".calendar [data-kind=solved]").await?;
    for (settings, theme) in [
        (Settings::default(), "light"),
        (Settings { theme: "dark", ..Settings::default() }, "dark"),
        (HEBREW, "hebrew-dark"),
    ] {
        bob.change_settings(settings).await?;
        bob.browser.wait_visible(".calendar").await?;
        for size in SIZES {
            bob.browser.resize(size).await?;
            bob.browser.screenshot(&format!("race/page-{theme}-{size}")).await?;
            let findings = bob.browser.geometry().await?;
            ensure!(findings.is_empty(), "{theme} {size}: {findings:?}");
        }
        let findings = bob.browser.axe().await?;
        ensure!(findings.is_empty(), "{theme}: {findings:?}");
    }
    // A date without a race says so.
    cem.go_to("c/day-20200101", ".page.failure").await?;
    check_consoles(&[&ann, &bob], &[]).await?;
    check_consoles(&[&cem], &["404"]).await
}

/// Twelve words on the account page of one browser make another one the same player.
#[tokio::test(flavor = "multi_thread")]
async fn a_phrase_brings_a_player_back() -> Result<()> {
    let (_server, _driver, [ann, other]) = start(["Ann", "Other"], Settings::default()).await?;
    for player in [&ann, &other] {
        player.go_to("c/today", "#play-day").await?;
        player.browser.eval::<()>("document.querySelector('.tools button').click()", &[]).await?;
        player.browser.click("#account").await?;
        player.browser.wait_visible("#create-phrase").await?;
    }
    ann.browser.click("#create-phrase").await?;
    let read = "return document.querySelector('#phrase').textContent.split(': ')[1] || null";
    let phrase = ann.browser.until("the phrase", read, &[]).await?;
    let phrase = phrase.as_str().context("words")?.trim().to_owned();
    ensure!(phrase.split(' ').count() == 12, "twelve words");
    ann.browser.screenshot("race/phrase").await?;
    other.browser.click("#move-code").await?;
    other.browser.type_keys(&phrase).await?;
    other.browser.eval::<()>("document.querySelector('#move-code').form.requestSubmit()", &[]).await?;
    // The page is loaded again.
    other.browser.wait_visible("#devices li").await?;
    // A new phrase replaces the old one only if the player says so.
    ann.browser.click("#create-phrase").await?;
    ann.browser.wait_visible("#keep-phrase").await?;
    ann.browser.screenshot("race/phrase-asked").await?;
    ensure!(ann.browser.eval_async::<serde_json::Value>(read, &[]).await?.is_null(), "it is only asked");
    ann.browser.click("#keep-phrase").await?;
    ann.browser.click("#create-phrase").await?;
    ann.browser.wait_visible("#replace-phrase").await?;
    ann.browser.click("#replace-phrase").await?;
    let new = ann.browser.until("the new phrase", read, &[]).await?;
    ensure!(new.as_str().is_some_and(|new| new.trim() != phrase), "another one");
    let who = "return (await (await fetch('/api/me')).json()).id";
    let [one, same]: [String; 2] =
        [ann.browser.eval_async(who, &[]).await?, other.browser.eval_async(who, &[]).await?];
    ensure!(one == same, "{one} and {same}");
    check_consoles(&[&ann, &other], &["401"]).await
}
