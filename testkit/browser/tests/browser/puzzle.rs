//! Puzzles from the first card to the text to share, by mouse and by keyboard, in English and Hebrew.

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, Settings};
use engine::{Card, Feature, Triple, all_sets};
use odds::{Date, daily_puzzle};
use serde_json::json;

use crate::{HEBREW, not_a_set, start};

/// Waits for a puzzle of this many cards.
pub async fn cards(player: &BrowserPlayer, count: usize) -> Result<Vec<Card>> {
    let view = player.wait_for("the cards", |view| view.layout().len() == count).await?;
    Ok(view.layout())
}

/// Starts the clock on the cover of the day at a path; the day's cards.
pub async fn begin(player: &BrowserPlayer, path: &str) -> Result<Vec<Card>> {
    player.go_to(path, "#start").await?;
    player.press("#start").await?;
    cards(player, 12).await
}

/// Picks the cards of a Set and waits until this many Sets are found.
pub async fn find(player: &BrowserPlayer, set: Triple, found: usize) -> Result<()> {
    player.pick(&set).await?;
    let script = "return !!document.querySelector('#solved') || \
                  document.querySelectorAll('.found-sets li:not(.free)').length === arguments[0]";
    player.browser.until(&format!("{found} found"), script, &[json!(found)]).await.map(drop)
}

/// What the page has stored about daily puzzles.
async fn stored_days(player: &BrowserPlayer) -> Result<String> {
    Ok(player.browser.stored("tercet.daily").await?.unwrap_or_default())
}

/// The text to share, once the puzzle is solved.
async fn shared(player: &BrowserPlayer) -> Result<String> {
    player.browser.wait_visible("#share-text").await?;
    player.browser.text("#share-text").await?.context("a text for others")
}

async fn check_page(player: &BrowserPlayer) -> Result<()> {
    player.browser.settle().await?;
    let mut findings = player.browser.geometry().await?;
    findings.extend(player.browser.axe().await?);
    ensure!(findings.is_empty(), "wrong with the page: {findings:?}");
    Ok(())
}

/// Finds every Set of the puzzle at a path, with a reload in the middle.
pub async fn solve(player: &BrowserPlayer, path: &str) -> Result<()> {
    let layout = begin(player, path).await?;
    for (place, &set) in all_sets(&layout).iter().enumerate() {
        find(player, set, place + 1).await?;
        if place == 1 {
            player.browser.reload().await?;
            ensure!(cards(player, 12).await? == layout, "the same cards after a reload");
        }
    }
    shared(player).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_daily_puzzle_is_solved_over_a_reload_and_counts() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let layout = begin(&ann, "daily").await?;
    let sets = all_sets(&layout);
    ensure!(sets.len() == 6, "six Sets: {layout:?}");
    ann.pick(&not_a_set(&layout)?).await?;
    ann.check_explanation().await?;
    check_page(&ann).await?;
    find(&ann, sets[0], 1).await?;
    ann.pick(&sets[0]).await?;
    let again = "return document.querySelector('.latest')?.innerText.includes('already')";
    ann.browser.until("found twice to be said", again, &[]).await?;
    find(&ann, sets[1], 2).await?;

    ann.browser.reload().await?;
    ensure!(cards(&ann, 12).await? == layout, "the same cards for the whole day");
    let there = "return document.querySelectorAll('.found-sets li:not(.free)').length";
    ensure!(ann.browser.eval::<usize>(there, &[]).await? == 2, "what was found is still found");
    for (place, set) in sets.iter().enumerate().skip(2) {
        find(&ann, *set, place + 1).await?;
    }
    let text = shared(&ann).await?;
    for part in ["Tercet · ", "\n6/6 in ", " · no hints · 1 mistake · streak 1", "/daily/"] {
        ensure!(text.contains(part), "{part} is told to others: {text}");
    }
    ensure!(layout.iter().all(|card| !text.contains(&card.to_string())), "no card is: {text}");
    check_page(&ann).await?;

    ann.browser.reload().await?;
    ensure!(shared(&ann).await? == text, "the result is kept");
    let diary = ann.browser.stored("tercet.diary").await?.unwrap_or_default();
    let lines = |word: &str| diary.lines().filter(|line| line.contains(word)).count();
    ensure!((lines(" daily found "), lines(" daily wrong")) == (6, 1), "all of it is noted: {diary}");
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_past_day_in_hebrew_by_keyboard_with_hints_and_a_pause() -> Result<()> {
    let (_server, _driver, [ann]) = start(["אנה"], HEBREW).await?;
    let ann = ann.by_keyboard();
    let today = begin(&ann, "daily").await?;
    ann.press("#day-before").await?;
    ann.press("#start").await?;
    let layout = ann.wait_for("another day", |view| view.layout() != today).await?.layout();
    let address = ann.browser.address().await?;
    let date: Date = address.rsplit('/').next().unwrap_or_default().parse()?;
    ensure!(layout == daily_puzzle(date), "the cards of {date} are those of everybody");

    let hint = "const told = document.querySelector('.hint-told'); return told && \
                told.querySelectorAll('svg').length === arguments[0] && \
                document.querySelectorAll('#board .pointed').length === arguments[0] && told.innerText";
    let mut told = Vec::new();
    for cards in [1, 2, 2] {
        ann.press("#hint").await?;
        told.push(ann.browser.until("a hint", hint, &[json!(cards)]).await?);
    }
    ensure!(told[1] != told[2], "the third hint says more than the second: {told:?}");
    ann.press("#pause").await?;
    let hidden = "return document.querySelectorAll('#board, #board [role=gridcell]').length === 0";
    ann.browser.until("the cards hidden", hidden, &[]).await?;
    let clock = ann.browser.text(".clock").await?;
    check_page(&ann).await?;
    ann.browser.reload().await?;
    ann.browser.wait_visible(".hidden-cards").await?;
    ensure!(ann.browser.text(".clock").await? == clock, "the clock stands still");
    let line = stored_days(&ann).await?;
    ensure!(line.contains(&format!("{date} ")) && line.contains(" 3 0 paused "), "three hints: {line}");
    ann.press("#pause").await?;
    ensure!(cards(&ann, 12).await? == layout, "the same cards go on");
    for (place, set) in all_sets(&layout).into_iter().enumerate() {
        find(&ann, set, place + 1).await?;
    }
    let text = shared(&ann).await?;
    ensure!(text.contains(&date.to_string()) && text.contains("6/6"), "it is told to others: {text}");
    let stored = stored_days(&ann).await?;
    let line = stored.lines().find(|line| line.starts_with(&date.to_string())).unwrap_or_default();
    ensure!([" solved ", " late "].iter().any(|stage| line.contains(stage)), "it is solved: {stored}");
    check_page(&ann).await?;
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn quick_start_puzzles_are_laid_at_will() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    for settings in [Settings::default(), HEBREW] {
        ann.store_settings(settings, Some("Ann")).await?;
        ann.go("puzzle").await?;
        let layout = cards(&ann, 9).await?;
        let sets = all_sets(&layout);
        let alike =
            |feature: &Feature| layout.iter().all(|card| card.value(*feature) == layout[0].value(*feature));
        ensure!(sets.len() == 4 && Feature::ALL.iter().any(alike), "a puzzle of nine: {layout:?}");
        find(&ann, sets[0], 1).await?;
        ann.browser.reload().await?;
        ensure!(cards(&ann, 9).await? == layout, "a reload keeps the cards");
        for (place, set) in sets.iter().enumerate().skip(1) {
            find(&ann, *set, place + 1).await?;
        }
        ann.browser.wait_visible("#solved").await?;
        check_page(&ann).await?;
        ann.browser.click(".result .primary").await?;
        ann.wait_for("other cards", |view| view.layout().len() == 9 && view.layout() != layout).await?;
    }
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn days_without_a_puzzle_are_refused_in_one_sentence() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    for day in ["2024-12-31", "9999-12-31", "2026-02-30", "someday"] {
        ann.go_to(&format!("daily/{day}"), ".failure h1").await?;
        let sentence = ann.browser.text(".failure h1").await?.unwrap_or_default();
        ensure!(sentence.ends_with('.'), "{day}: {sentence}");
    }
    let choose = "const day = document.querySelector('#day'); day.value = '2026-11-15'; \
                  day.dispatchEvent(new Event('input')); return true";
    ann.browser.eval::<bool>(choose, &[]).await?;
    ann.press(".day-form button").await?;
    ann.press("#start").await?;
    ensure!(cards(&ann, 12).await? == daily_puzzle("2026-11-15".parse()?), "any day can be chosen");
    ann.store_settings(Settings { language: "fr", ..Settings::default() }, None).await?;
    ann.go_to("daily/2024-12-31", ".failure h1").await?;
    let sentence = ann.browser.text(".failure h1").await?.unwrap_or_default();
    ensure!(sentence.contains("1er janvier 2025"), "the first of a month in French: {sentence}");
    ann.check_console(&[]).await
}
