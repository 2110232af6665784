//! The rules of every edition: every example with the right verdict and its four answers, in any language, and on paper.

use anyhow::{Context, Result, ensure};
use browser::{Driver, Looks, Player, Site};
use engine::{Card, Edition, Judgement};
use serde::Deserialize;
use serde_json::json;

/// An example as the page shows it.
#[derive(Debug, Deserialize)]
struct Shown {
    cards: String,
    verdict: String,
    drawn: usize,
    answers: usize,
    mixed: usize,
}

const SHOWN: &str = "return [...document.querySelectorAll('figure.judged')].map(one => ({ \
    cards: one.dataset.cards, verdict: one.dataset.verdict, drawn: one.querySelectorAll('svg.card').length, \
    answers: one.querySelectorAll('.answer-list li').length, mixed: one.querySelectorAll('.answer-list .mixed').length }))";

/// How many examples of three cards the booklets describe.
const EXAMPLES: [usize; 5] = [5, 5, 6, 5, 6];

#[tokio::test(flavor = "multi_thread")]
async fn every_edition_with_its_examples() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let player = Player::new(driver.open().await?, &site.address(), "Ann", Looks::default()).await?;
    for language in ["en", "he"] {
        player.remember(Looks { language, ..Looks::default() }, Some("Ann")).await?;
        for (&edition, count) in Edition::ALL.iter().zip(EXAMPLES) {
            player.go(&format!("rules/{edition}")).await?;
            player.session.see(&format!("main[data-edition={edition}] .rules-lines li")).await?;
            let shown: Vec<Shown> = player.session.eval(SHOWN, &[]).await?;
            ensure!(shown.len() == count, "{edition} shows {} examples", shown.len());
            shown.iter().try_for_each(must_be_right)?;
            let single = "return document.querySelectorAll('.one-card svg.card').length";
            let single: usize = player.session.eval(single, &[]).await?;
            ensure!(single == usize::from(edition == Edition::Russian), "{edition}: {single} single cards");
        }
    }
    player.must_be_quiet(&[]).await
}

fn must_be_right(shown: &Shown) -> Result<()> {
    let cards: Vec<Card> = shown.cards.split(' ').filter_map(|card| card.parse().ok()).collect();
    let judgement = Judgement::new(cards.try_into().ok().context("three cards")?);
    let verdict = if judgement.is_set() { "set" } else { "not-set" };
    let mixed = judgement.answers().iter().filter(|(_, answer)| !answer.fits()).count();
    let is_right = shown.verdict == verdict && shown.mixed == mixed;
    ensure!(is_right && shown.drawn == 3 && shown.answers == 4, "shown otherwise: {shown:?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_changes_its_language_and_prints_without_navigation() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let looks = Looks { theme: "dark", ..Looks::default() };
    let player = Player::new(driver.open().await?, &site.address(), "Ann", looks).await?;
    player.go("rules/french").await?;
    player.session.see("#rules-language").await?;
    let title = "return document.querySelector('main h1').textContent";
    let before: String = player.session.eval(title, &[]).await?;
    let choose = "const field = document.querySelector('#rules-language'); field.value = 'he'; \
                  field.dispatchEvent(new Event('change', { bubbles: true })); return true";
    player.session.eval::<bool>(choose, &[]).await?;
    let changed = "return document.documentElement.dir === 'rtl' && document.querySelector('main h1').textContent !== arguments[0]";
    player.session.until("the rules in Hebrew", changed, &[json!(before)]).await?;
    player.session.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
    let paper = "const gone = selector => [...document.querySelectorAll(selector)].every(one => !one.checkVisibility()); \
                 return gone('.top, nav, button, a, select') && document.querySelectorAll('figure.judged svg.card').length === 18 \
                     && getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)' \
                     && getComputedStyle(document.body).color === 'rgb(0, 0, 0)' \
                     && getComputedStyle(document.querySelector('figure.judged')).breakInside === 'avoid'";
    player.session.until("black on white, and no navigation", paper, &[]).await?;
    player.must_be_quiet(&[]).await
}
