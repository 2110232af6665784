//! The rules page of every edition: examples with the right verdict and answers, two languages, and print.

use anyhow::{Context, Result, ensure};
use browser::Settings;
use engine::{Card, Edition, Judgement};
use serde::Deserialize;
use serde_json::json;

use crate::start;

#[derive(Debug, Deserialize)]
struct Example {
    cards: String,
    verdict: String,
    drawn: usize,
    answers: usize,
    mixed: usize,
}

const EXAMPLES_SCRIPT: &str = "return [...document.querySelectorAll('figure.judged')].map(one => ({ \
    cards: one.dataset.cards, verdict: one.dataset.verdict, drawn: one.querySelectorAll('.card svg').length, \
    answers: one.querySelectorAll('.answer-list li').length, mixed: one.querySelectorAll('.answer-list .mixed').length }))";

/// The number of examples of three cards in each edition.
const EXAMPLES: [usize; 5] = [5, 5, 6, 5, 6];

#[tokio::test(flavor = "multi_thread")]
async fn every_edition_with_its_examples() -> Result<()> {
    let (_server, _driver, [player]) = start(["Ann"], Settings::default()).await?;
    for language in ["en", "he"] {
        player.store_settings(Settings { language, ..Settings::default() }, Some("Ann")).await?;
        for (&edition, count) in Edition::ALL.iter().zip(EXAMPLES) {
            let lines = format!("main[data-edition={edition}] .rules-lines li");
            player.go_to(&format!("rules/{edition}"), &lines).await?;
            let shown: Vec<Example> = player.browser.eval(EXAMPLES_SCRIPT, &[]).await?;
            ensure!(shown.len() == count, "{edition} shows {} examples", shown.len());
            shown.iter().try_for_each(must_be_right)?;
            let single = "return document.querySelectorAll('.one-card .card svg').length";
            let single: usize = player.browser.eval(single, &[]).await?;
            ensure!(single == usize::from(edition == Edition::Russian), "{edition}: {single} single cards");
        }
    }
    player.check_console(&[]).await
}

fn must_be_right(shown: &Example) -> Result<()> {
    let cards: Vec<Card> = shown.cards.split(' ').filter_map(|card| card.parse().ok()).collect();
    let judgement = Judgement::of_set(cards.try_into().ok().context("three cards")?);
    let verdict = if judgement.is_find() { "set" } else { "not-set" };
    let mixed = judgement.answers().iter().filter(|(_, answer)| !answer.fits()).count();
    let is_right = shown.verdict == verdict && shown.mixed == mixed;
    ensure!(is_right && shown.drawn == 3 && shown.answers == 4, "shown otherwise: {shown:?}");
    Ok(())
}

/// What the page adds to a booklet is marked, and two booklets picture twelve cards with a Set among them.
#[tokio::test(flavor = "multi_thread")]
async fn notes_of_ours_are_marked_and_two_booklets_picture_a_layout() -> Result<()> {
    let (_server, _driver, [player]) = start(["Ann"], Settings::default()).await?;
    let notes = "return [...document.querySelectorAll('.rules-notes li')].map(line => line.querySelector('.house').textContent)";
    let pictured = "return ['.rules-layout .card', '.rules-layout .of-set'].map(one => document.querySelectorAll(one).length)";
    for &edition in Edition::ALL {
        player.go_to(&format!("rules/{edition}"), ".rules-notes li").await?;
        let notes: Vec<String> = player.browser.eval(notes, &[]).await?;
        let expected = if edition == Edition::French { 2 } else { 1 };
        ensure!(notes == vec!["Our note"; expected], "{edition}: {notes:?}");
        let pictured: [u32; 2] = player.browser.eval(pictured, &[]).await?;
        let has_picture = matches!(edition, Edition::Russian | Edition::French);
        ensure!(pictured == if has_picture { [12, 3] } else { [0, 0] }, "{edition}: {pictured:?}");
    }
    player.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_changes_its_language_and_prints_without_navigation() -> Result<()> {
    let settings = Settings { theme: "dark", ..Settings::default() };
    let (_server, _driver, [player]) = start(["Ann"], settings).await?;
    player.go_to("rules/french", "#rules-language").await?;
    let title = "return document.querySelector('main h1').textContent";
    let before: String = player.browser.eval(title, &[]).await?;
    player.browser.choose("#rules-language", "he").await?;
    let changed = "return document.documentElement.dir === 'rtl' && document.querySelector('main h1').textContent !== arguments[0]";
    player.browser.until("the rules in Hebrew", changed, &[json!(before)]).await?;
    player.browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
    let paper = "const gone = selector => [...document.querySelectorAll(selector)].every(one => !one.checkVisibility()); \
                 return gone('.top, nav, button, a, select') && document.querySelectorAll('figure.judged .card svg').length === 18 \
                     && getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)' \
                     && getComputedStyle(document.body).color === 'rgb(0, 0, 0)' \
                     && getComputedStyle(document.querySelector('figure.judged')).breakInside === 'avoid'";
    player.browser.until("black on white, and no navigation", paper, &[]).await?;
    player.check_console(&[]).await
}
