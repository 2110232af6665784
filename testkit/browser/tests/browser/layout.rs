//! Where things are on a table: on tablets, small phones, large screens, and on the cards themselves.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use browser::{
    BrowserPlayer, Driver, LANGUAGES, Settings, Size, TestServer, play_step, wait_for_same_view,
    with_long_timeouts,
};
use engine::{Edition, RuleChoice, Variant};
use serde::Deserialize;
use serde_json::json;

use crate::start;

const TABLET: Size = Size(768, 1024);
const DESKTOP: Size = Size(1280, 800);

#[derive(Clone, Copy, Debug, Deserialize)]
struct Area {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Area {
    fn width(self) -> f64 {
        self.right - self.left
    }

    fn middle(self) -> f64 {
        f64::midpoint(self.left, self.right)
    }
}

async fn area(player: &BrowserPlayer, selector: &str) -> Result<Area> {
    let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect(); \
                  return { left: box.left, top: box.top, right: box.right, bottom: box.bottom }";
    player.browser.eval(script, &[json!(selector)]).await
}

/// A table with two players and the cards of a full game.
async fn dealt() -> Result<(TestServer, Driver, [BrowserPlayer; 2])> {
    let (server, driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&with_long_timeouts(RuleChoice::new(Edition::English, Variant::Full))).await?;
    bob.sit(&table).await?;
    ann.press_primary().await?;
    for player in [&ann, &bob] {
        player.wait_for("cards", |view| view.layout().len() >= 12).await?;
    }
    Ok((server, driver, [ann, bob]))
}

/// Plays until Ann has taken a Set.
async fn take_a_set(ann: &BrowserPlayer, bob: &BrowserPlayer) -> Result<()> {
    while wait_for_same_view(&[ann, bob]).await?.score("Ann") < Some(1) {
        play_step(&[ann, bob], 0).await?;
    }
    Ok(())
}

/// Resizes the window and waits until the cards have found their places.
async fn resize(player: &BrowserPlayer, size: Size) -> Result<()> {
    player.browser.resize(size).await?;
    let settled = "if (innerWidth !== arguments[0]) return false; \
                   const of = () => document.querySelector('#board').getBoundingClientRect().width; \
                   const now = of(); const before = window.lastWidth; window.lastWidth = now; \
                   return now > 0 && before === now";
    player.browser.until("the cards in their places", settled, &[json!(size.0)]).await.map(drop)
}

/// The keys on the cards, row by row as they are drawn.
async fn keys_by_row(player: &BrowserPlayer) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('#board [role=gridcell]')].map(cell => { \
                      const box = cell.getBoundingClientRect(); \
                      return [Math.round(box.top), Math.round(box.left), cell.querySelector('kbd').textContent] })";
    let cards: Vec<(i64, i64, String)> = player.browser.eval(script, &[]).await?;
    let mut rows: BTreeMap<i64, BTreeMap<i64, String>> = BTreeMap::new();
    for (top, left, key) in cards {
        rows.entry(top).or_default().insert(left, key);
    }
    Ok(rows.into_values().map(|row| row.into_values().collect()).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tablet_held_upright_gives_its_width_to_the_cards() -> Result<()> {
    let (_server, _driver, [ann, _bob]) = dealt().await?;
    resize(&ann, TABLET).await?;
    let (side, card) = (area(&ann, ".side").await?, area(&ann, "#board [role=gridcell]").await?);
    ensure!(side.bottom <= card.top, "the players are above the cards: {side:?} {card:?}");
    ensure!(card.width() >= 200.0, "three cards fill the width: {card:?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_lie_as_the_cards_do() -> Result<()> {
    let (_server, _driver, [ann, _bob]) = dealt().await?;
    resize(&ann, DESKTOP).await?;
    ensure!(keys_by_row(&ann).await?[..3] == ["QWER", "ASDF", "ZXCV"], "{:?}", keys_by_row(&ann).await?);
    resize(&ann, TABLET).await?;
    let rows = keys_by_row(&ann).await?;
    ensure!(rows[..4] == ["QWE", "ASD", "ZXC", "RTY"], "{rows:?}");
    ann.call().await?;
    ann.browser.type_keys("wt").await?;
    ann.wait_for("two cards picked", |view| view.picked == 2).await?;
    let picked = "return [...document.querySelectorAll('#board [aria-selected=true] kbd')].map(key => key.textContent)";
    let picked: Vec<String> = ann.browser.eval(picked, &[]).await?;
    ensure!(picked == ["W", "T"], "a key picks the card that shows it: {picked:?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_head_of_a_small_phone_cuts_nothing_off() -> Result<()> {
    let (_server, _driver, [ann, _bob]) = dealt().await?;
    for language in LANGUAGES {
        ann.change_settings(Settings { language, ..Settings::default() }).await?;
        ann.wait_for("cards", |view| !view.layout().is_empty()).await?;
        resize(&ann, Size(320, 568)).await?;
        let cut = "const head = document.querySelector('.top').getBoundingClientRect(); \
                   const standing = document.querySelector('.standing'); \
                   const out = [...standing.querySelectorAll('span')].filter(part => part.checkVisibility()) \
                       .flatMap(part => [...part.getClientRects()]) \
                       .filter(line => line.bottom > head.bottom + 1 || line.top < head.top - 1); \
                   return out.length > 0 || standing.scrollHeight > standing.clientHeight + 1";
        ensure!(!ann.browser.eval::<bool>(cut, &[]).await?, "a line is cut off in {language}");
        resize(&ann, DESKTOP).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_are_under_the_middle_of_the_cards_and_grow_with_them() -> Result<()> {
    let (_server, _driver, [ann, _bob]) = dealt().await?;
    let mut calls = Vec::new();
    for size in [DESKTOP, Size(3840, 2160)] {
        resize(&ann, size).await?;
        let (board, hand) = (area(&ann, "#board").await?, area(&ann, ".hand").await?);
        let apart = (board.middle() - hand.middle()).abs();
        ensure!(apart <= 2.0, "{size}: {board:?} {hand:?}");
        calls.push(area(&ann, "#call").await?.width());
    }
    ensure!(calls[1] >= 1.8 * calls[0], "a television shows larger buttons: {calls:?}");
    let text = "return parseFloat(getComputedStyle(document.querySelector('.player-name')).fontSize)";
    let text: f64 = ann.browser.eval(text, &[]).await?;
    ensure!(text >= 28.0, "names can be read from afar: {text} px");
    Ok(())
}

/// Whether the letter of a card touches one of its symbols, for every card and every style.
const LETTERS_ON_SYMBOLS: &str = "return [...document.querySelectorAll('#board [role=gridcell]')].filter(cell => { \
    const key = cell.querySelector('kbd'); if (!key.checkVisibility()) return false; \
    const range = document.createRange(); range.selectNodeContents(key); const letter = range.getBoundingClientRect(); \
    return [...cell.querySelectorAll('.ink > g')].some(symbol => { const box = symbol.getBoundingClientRect(); \
        return letter.right > box.left && letter.left < box.right && letter.bottom > box.top && letter.top < box.bottom }) \
    }).map(cell => cell.dataset.card)";

#[tokio::test(flavor = "multi_thread")]
async fn no_letter_lies_on_a_symbol() -> Result<()> {
    let (_server, _driver, [ann, _bob]) = dealt().await?;
    for size in [Size(700, 520), Size(900, 640), TABLET, DESKTOP, Size(1920, 1080)] {
        resize(&ann, size).await?;
        for style in ["classic", "bold", "fine"] {
            let change = "document.documentElement.dataset.cards = arguments[0]; return true";
            ann.browser.eval::<bool>(change, &[json!(style)]).await?;
            let cards: Vec<String> = ann.browser.eval(LETTERS_ON_SYMBOLS, &[]).await?;
            ensure!(cards.is_empty(), "{style} at {size}: {cards:?}");
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deck_shrinks_and_a_pile_grows_and_opens() -> Result<()> {
    let (_server, _driver, [ann, bob]) = dealt().await?;
    let deck = || async { Ok::<_, anyhow::Error>(ann.browser.text(".deck b").await?.unwrap_or_default()) };
    ensure!(deck().await? == "69", "81 cards without 12: {}", deck().await?);
    ensure!(ann.browser.has(".player.you .pile:disabled").await?, "an empty pile does not open");
    let before = area(&ann, ".player.you .pack").await?;
    take_a_set(&ann, &bob).await?;
    ann.browser.click(".player.you .pile").await?;
    ann.browser.wait_visible(".taken .card.picture svg").await?;
    let shown = "return document.querySelectorAll('.taken .card.picture').length";
    ensure!(ann.browser.eval::<u32>(shown, &[]).await? == 3, "a pile shows its Set");
    let after = area(&ann, ".player.you .pack").await?;
    ensure!(deck().await? != "69", "the cards that came were in the deck");
    ensure!(after.bottom - after.top > before.bottom - before.top, "a pile grows: {before:?} {after:?}");
    // The small cards have stripes of their own and not a tint.
    let drawn = "return [...document.querySelectorAll('.taken .card')].every(card => \
                     getComputedStyle(card.querySelector('.of-small')).display === 'inline' \
                     && getComputedStyle(card.querySelector('.of-large')).display === 'none')";
    ensure!(ann.browser.eval::<bool>(drawn, &[]).await?, "small cards are drawn for their size");
    for size in [TABLET, Size(390, 844), Size(844, 390)] {
        resize(&ann, size).await?;
        let (card, side) = (area(&ann, ".taken .card.picture").await?, area(&ann, ".side").await?);
        ensure!(card.width() >= 30.0 && card.left >= side.left, "{size}: {card:?} in {side:?}");
    }
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn piles_that_lie_face_down_open_when_the_round_is_over() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let rules = RuleChoice::new(Edition::Russian, Variant::Quick);
    let rules = RuleChoice { first_to: Some(2), rounds: Some(2), ..rules };
    let table = ann.make_table(&with_long_timeouts(rules)).await?;
    bob.sit(&table).await?;
    ann.press_primary().await?;
    take_a_set(&ann, &bob).await?;
    ensure!(ann.browser.has(".player.you .pile:disabled").await?, "the Sets lie face down");
    ensure!(ann.browser.text(".player.you .pack b").await?.as_deref() == Some("1"), "their number is seen");
    while wait_for_same_view(&[&ann, &bob]).await?.phase != "round-over" {
        play_step(&[&ann, &bob], 0).await?;
    }
    for player in [&ann, &bob] {
        player.browser.click(".player:has(.pile:not(:disabled)) .pile").await?;
        player.browser.wait_visible(".taken .card.picture svg").await?;
    }
    ann.check_console(&[]).await
}
