//! Puzzles, from the first card to the text for others: by mouse and by keyboard, in English and in Hebrew.

use anyhow::{Context, Result, ensure};
use browser::{Driver, Looks, Player, Site};
use engine::{Card, Feature, Triple, all_sets};
use odds::{Date, daily_puzzle};
use serde_json::json;

use crate::{no_set, people};

const HEBREW: Looks = Looks { language: "he", theme: "dark", motion: false };

/// The cards of the puzzle that is shown.
async fn cards(player: &Player, count: usize) -> Result<Vec<Card>> {
    let seen = player.look_until("the cards", |seen| seen.layout().len() == count).await?;
    Ok(seen.layout())
}

/// Picks the cards of a Set and waits until so many are found.
async fn find(player: &Player, set: Triple, found: usize) -> Result<()> {
    player.pick(&set).await?;
    let script = "return !!document.querySelector('#solved') || \
                  document.querySelectorAll('.found-sets li:not(.free)').length === arguments[0]";
    player.session.until(&format!("{found} found"), script, &[json!(found)]).await.map(drop)
}

/// What the browser keeps of the days.
async fn kept(player: &Player) -> Result<String> {
    let script = "return localStorage.getItem('tercet.daily') ?? ''";
    player.session.eval(script, &[]).await
}

/// The text for others, once the puzzle is solved.
async fn shared(player: &Player) -> Result<String> {
    player.session.see("#share-text").await?;
    player.session.text("#share-text").await?.context("a text for others")
}

/// Nothing is wrong with the page as it is.
async fn must_be_clean(player: &Player) -> Result<()> {
    player.session.rest().await?;
    let mut findings = player.session.geometry().await?;
    findings.extend(player.session.axe().await?);
    ensure!(findings.is_empty(), "wrong with the page: {findings:?}");
    Ok(())
}

/// Finds every Set of the puzzle at an address, with a reload in the middle.
pub async fn solve(player: &Player, path: &str) -> Result<()> {
    player.go(path).await?;
    let layout = cards(player, 12).await?;
    for (place, &set) in all_sets(&layout).iter().enumerate() {
        find(player, set, place + 1).await?;
        if place == 1 {
            player.session.reload().await?;
            ensure!(cards(player, 12).await? == layout, "the same cards after a reload");
        }
    }
    shared(player).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_daily_puzzle_is_solved_over_a_reload_and_counts() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let [ann] = people(&site, &driver, ["Ann"]).await?;
    ann.go("daily").await?;
    let layout = cards(&ann, 12).await?;
    let sets = all_sets(&layout);
    ensure!(sets.len() == 6, "six Sets: {layout:?}");
    ann.pick(&no_set(&layout)?).await?;
    ann.must_see_why().await?;
    must_be_clean(&ann).await?;
    find(&ann, sets[0], 1).await?;
    ann.pick(&sets[0]).await?;
    let again = "return document.querySelector('.latest')?.innerText.includes('already')";
    ann.session.until("found twice to be said", again, &[]).await?;
    find(&ann, sets[1], 2).await?;

    ann.session.reload().await?;
    ensure!(cards(&ann, 12).await? == layout, "the same cards for the whole day");
    let there = "return document.querySelectorAll('.found-sets li:not(.free)').length";
    ensure!(ann.session.eval::<usize>(there, &[]).await? == 2, "what was found is still found");
    for (place, set) in sets.iter().enumerate().skip(2) {
        find(&ann, *set, place + 1).await?;
    }
    let text = shared(&ann).await?;
    for part in ["Tercet daily ", " · 6/6 in ", " · no hints · streak 1", "/daily/"] {
        ensure!(text.contains(part), "{part} is told to others: {text}");
    }
    ensure!(layout.iter().all(|card| !text.contains(&card.to_string())), "no card is: {text}");
    must_be_clean(&ann).await?;

    ann.session.reload().await?;
    ensure!(shared(&ann).await? == text, "the result is kept");
    let diary: String = ann.session.eval("return localStorage.getItem('tercet.diary')", &[]).await?;
    let lines = |word: &str| diary.lines().filter(|line| line.contains(word)).count();
    ensure!((lines(" daily found "), lines(" daily wrong")) == (6, 1), "all of it is noted: {diary}");
    ann.must_be_quiet(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_past_day_in_hebrew_by_keyboard_with_hints_and_a_pause() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let ann = Player::new(driver.open().await?, &site.address(), "אנה", HEBREW).await?.by_keyboard();
    ann.go("daily").await?;
    let today = cards(&ann, 12).await?;
    ann.press("#day-before").await?;
    let layout = ann.look_until("another day", |seen| seen.layout() != today).await?.layout();
    let address = ann.session.address().await?;
    let date: Date = address.rsplit('/').next().unwrap_or_default().parse()?;
    ensure!(layout == daily_puzzle(date), "the cards of {date} are those of everybody");

    let hint = "const told = document.querySelector('.hint-told'); return told && \
                told.querySelectorAll('svg').length === arguments[0] && \
                document.querySelectorAll('#board .pointed').length === arguments[0] && told.innerText";
    let mut told = Vec::new();
    for cards in [1, 2, 2] {
        ann.press("#hint").await?;
        told.push(ann.session.until("a hint", hint, &[json!(cards)]).await?);
    }
    ensure!(told[1] != told[2], "the third hint says more than the second: {told:?}");
    ann.press("#pause").await?;
    let hidden = "return document.querySelectorAll('#board, #board [role=gridcell]').length === 0";
    ann.session.until("the cards hidden", hidden, &[]).await?;
    let clock = ann.session.text(".clock").await?;
    must_be_clean(&ann).await?;
    ann.session.reload().await?;
    ann.session.see(".hidden-cards").await?;
    ensure!(ann.session.text(".clock").await? == clock, "the clock stands still");
    let line = kept(&ann).await?;
    ensure!(line.contains(&format!("{date} ")) && line.contains(" 3 0 paused "), "three hints: {line}");
    ann.press("#pause").await?;
    ensure!(cards(&ann, 12).await? == layout, "the same cards go on");
    for (place, set) in all_sets(&layout).into_iter().enumerate() {
        find(&ann, set, place + 1).await?;
    }
    let text = shared(&ann).await?;
    ensure!(text.contains(&date.to_string()) && text.contains("6/6"), "it is told to others: {text}");
    ensure!(kept(&ann).await?.contains(" late "), "a past day adds to no streak");
    must_be_clean(&ann).await?;
    ann.must_be_quiet(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn quick_start_puzzles_are_laid_at_will() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let ann = Player::new(driver.open().await?, &site.address(), "Ann", Looks::default()).await?;
    for looks in [Looks::default(), HEBREW] {
        ann.remember(looks, Some("Ann")).await?;
        ann.go("puzzle").await?;
        let layout = cards(&ann, 9).await?;
        let sets = all_sets(&layout);
        let alike =
            |feature: &Feature| layout.iter().all(|card| card.value(*feature) == layout[0].value(*feature));
        ensure!(sets.len() == 4 && Feature::ALL.iter().any(alike), "a puzzle of nine: {layout:?}");
        find(&ann, sets[0], 1).await?;
        ann.session.reload().await?;
        ensure!(cards(&ann, 9).await? == layout, "a reload keeps the cards");
        for (place, set) in sets.iter().enumerate().skip(1) {
            find(&ann, *set, place + 1).await?;
        }
        ann.session.see("#solved").await?;
        must_be_clean(&ann).await?;
        ann.session.click(".result .primary").await?;
        ann.look_until("other cards", |seen| seen.layout().len() == 9 && seen.layout() != layout).await?;
    }
    ann.must_be_quiet(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn days_without_a_puzzle_are_refused_in_one_sentence() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let [ann] = people(&site, &driver, ["Ann"]).await?;
    for day in ["2024-12-31", "9999-12-31", "2026-02-30", "someday"] {
        ann.go(&format!("daily/{day}")).await?;
        ann.session.see("#refused").await?;
        let sentence = ann.session.text("#refused").await?.unwrap_or_default();
        ensure!(sentence.ends_with('.'), "{day}: {sentence}");
    }
    let choose = "const day = document.querySelector('#day'); day.value = '2026-11-15'; \
                  day.dispatchEvent(new Event('input')); return true";
    ann.session.eval::<bool>(choose, &[]).await?;
    ann.press(".day-form button").await?;
    ensure!(cards(&ann, 12).await? == daily_puzzle("2026-11-15".parse()?), "any day can be chosen");
    ann.must_be_quiet(&[]).await
}
