//! The lesson from the first step to the last without a mouse, and every drill.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};
use browser::{Driver, Looks, Player, Site};
use engine::{Card, Feature, Triple, first_set, is_set};
use serde::Deserialize;

use crate::no_set;

const HEBREW: Looks = Looks { language: "he", theme: "dark", motion: false };

/// Writes down everything that is read out from now on.
const LISTEN: &str = "const region = document.getElementById('announcer'); \
    window.heard = [...region.children].map(one => one.textContent); \
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(one => window.heard.push(one.textContent)))) \
        .observe(region, { childList: true }); return true";

/// What the page asks now.
#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Asked {
    step: String,
    exercise: String,
    given: String,
    layout: Vec<String>,
}

const ASKED: &str = "const step = document.querySelector('.lesson-step, .drill-round'); if (!step) return null; return { \
    step: step.dataset.step ?? '', exercise: step.dataset.exercise ?? '', \
    given: step.querySelector('.given')?.dataset.cards ?? '', \
    layout: [...step.querySelectorAll('#board [role=gridcell]')].map(one => one.dataset.card) }";

/// What can be read but was not heard: texts, questions, and what is said about an answer.
const UNHEARD: &str = "return [...document.querySelectorAll('.lesson-step h2, .lesson-step > .stack p, .question, .feedback p, \
    .feedback .answer-list li, .lesson-end h2, .lesson-end > p:not(.row)')] \
    .map(one => one.textContent).filter(text => !window.heard.includes(text))";

impl Asked {
    async fn read(player: &Player) -> Result<Asked> {
        let asked = player.session.until("a question", ASKED, &[]).await?;
        serde_json::from_value(asked).context("the question reads otherwise")
    }

    fn given(&self) -> Vec<Card> {
        self.given.split(' ').filter_map(|card| card.parse().ok()).collect()
    }

    fn layout(&self) -> Vec<Card> {
        self.layout.iter().filter_map(|card| card.parse().ok()).collect()
    }

    fn three(&self) -> Result<Triple> {
        self.given().try_into().ok().context("three cards are given")
    }

    fn set(&self) -> Result<Triple> {
        first_set(&self.layout()).context("a Set lies there")
    }

    /// The card that makes two others a Set, or one that does not.
    fn third(&self, is_right: bool) -> Result<Card> {
        let given = self.given();
        let makes = |card: &Card| is_set([given[0], given[1], *card]) == is_right;
        self.layout().into_iter().find(makes).context("such a card lies there")
    }
}

/// Answers a question of the lesson rightly, by keys alone.
async fn answer(player: &Player, asked: &Asked) -> Result<()> {
    let is_first = asked.exercise == "0";
    match asked.step.as_str() {
        "features" => {
            let given = asked.given();
            let differs = |feature: &Feature| given[0].value(*feature) != given[1].value(*feature);
            let feature = Feature::ALL.into_iter().find(differs).context("the cards differ")?;
            player.press(&format!(".answer-row [data-feature={}]", feature.name())).await
        }
        "third" => player.pick(&[asked.third(true)?]).await,
        "verdict" if is_set(asked.three()?) => player.press("#say-set").await,
        "verdict" => player.session.press("n").await,
        "call" => {
            player.call().await?;
            let cards = if is_first { asked.set()? } else { no_set(&asked.layout())? };
            player.pick(&cards).await
        }
        "none" if is_first => player.session.press("n").await,
        _ => player.pick(&asked.set()?).await,
    }
}

/// Waits until the way on has the focus, and takes it.
async fn go_on(player: &Player) -> Result<()> {
    let focused = "return document.activeElement?.id === 'next'";
    player.session.until("the way on to have the focus", focused, &[]).await?;
    player.session.press("\u{E007}").await
}

async fn everything_was_heard(player: &Player) -> Result<()> {
    let unheard: Vec<String> = player.session.eval(UNHEARD, &[]).await?;
    ensure!(unheard.is_empty(), "not read out: {unheard:?}");
    Ok(())
}

async fn learner(site: &Site, driver: &Driver, looks: Looks) -> Result<Player> {
    Player::new(driver.open().await?, &site.address(), "Ann", looks).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_by_keyboard_alone() -> Result<()> {
    whole_lesson(Looks::default()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_by_keyboard_alone_in_hebrew() -> Result<()> {
    whole_lesson(HEBREW).await
}

async fn whole_lesson(looks: Looks) -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let player = learner(&site, &driver, looks).await?.by_keyboard();
    player.go("learn").await?;
    player.session.see(".lesson-step").await?;
    player.session.eval::<bool>(LISTEN, &[]).await?;
    let mut seen = BTreeSet::new();
    let mut before = None;
    while !player.session.eval::<bool>("return !!document.querySelector('.lesson-end')", &[]).await? {
        let asked = Asked::read(&player).await?;
        if before.as_ref() == Some(&asked) {
            // The page is just going on.
            continue;
        }
        ensure!(seen.insert((asked.step.clone(), asked.exercise.clone())), "asked twice: {asked:?}");
        everything_was_heard(&player).await?;
        if asked.step == "third" && asked.exercise == "0" {
            a_wrong_card_is_explained(&player, &asked).await?;
        }
        if asked.step == "find" {
            a_reload_asks_the_same(&player, &asked).await?;
        }
        answer(&player, &asked).await?;
        player.session.see(".feedback.right").await?;
        everything_was_heard(&player).await?;
        go_on(&player).await?;
        before = Some(asked);
    }
    everything_was_heard(&player).await?;
    ensure!(seen.len() == 12, "every exercise was asked: {seen:?}");
    player.session.reload().await?;
    player.session.see(".lesson-end").await?;
    player.must_be_quiet(&[]).await
}

/// One may walk to a wrong card with the arrow keys, and is told in four answers why it is wrong.
async fn a_wrong_card_is_explained(player: &Player, asked: &Asked) -> Result<()> {
    player.walk_to("#board [role=gridcell][tabindex='0']").await?;
    if asked.layout()[0] == asked.third(true)? {
        player.session.press("\u{E014}").await?;
    }
    player.session.press("\u{E007}").await?;
    player.session.see(".feedback.wrong .answer-list .mixed").await?;
    let answers = "return document.querySelectorAll('.feedback .answer-list li').length";
    ensure!(player.session.eval::<u32>(answers, &[]).await? == 4, "four answers");
    everything_was_heard(player).await
}

async fn a_reload_asks_the_same(player: &Player, asked: &Asked) -> Result<()> {
    player.session.reload().await?;
    player.session.see(".lesson-step #board [role=gridcell]").await?;
    player.session.eval::<bool>(LISTEN, &[]).await?;
    let again = Asked::read(player).await?;
    ensure!(again == *asked, "a reload loses nothing: {asked:?} {again:?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_drill_counts() -> Result<()> {
    every_drill(Looks::default()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_drill_counts_in_hebrew() -> Result<()> {
    every_drill(HEBREW).await
}

async fn every_drill(looks: Looks) -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let player = learner(&site, &driver, looks).await?;
    for drill in ["third", "set-or-not", "no-set"] {
        player.go(&format!("learn/{drill}")).await?;
        player.session.see(".drill-round .exercise").await?;
        drill_once(&player, drill, true).await?;
        scored(&player, 1, 0).await?;
        player.session.click("#next").await?;
        drill_once(&player, drill, false).await?;
        scored(&player, 1, 1).await?;
        player.session.reload().await?;
        player.session.see(".drill-round .exercise").await?;
        scored(&player, 1, 1).await?;
        let asked = Asked::read(&player).await?;
        player.session.reload().await?;
        player.session.see(".drill-round .exercise").await?;
        ensure!(Asked::read(&player).await? == asked, "a reload asks the same in {drill}");
    }
    let diary: String = player.session.eval("return localStorage.getItem('tercet.diary')", &[]).await?;
    ensure!(diary.contains(" drill found ") && diary.contains(" drill wrong"), "the diary says {diary:?}");
    player.must_be_quiet(&[]).await
}

/// Answers one question of a drill, rightly or wrongly.
async fn drill_once(player: &Player, drill: &str, is_right: bool) -> Result<()> {
    let open = "return !document.querySelector('.feedback') && !!document.querySelector('.exercise')";
    player.session.until("a new question", open, &[]).await?;
    let asked = Asked::read(player).await?;
    match (drill, first_set(&asked.layout())) {
        ("third", _) => player.pick(&[asked.third(is_right)?]).await?,
        ("set-or-not", _) => {
            let says_set = is_set(asked.three()?) == is_right;
            player.press(if says_set { "#say-set" } else { "#say-none" }).await?;
        }
        (_, Some(set)) if is_right => player.pick(&set).await?,
        (_, None) if !is_right => player.pick(&no_set(&asked.layout())?).await?,
        _ => player.say_no_set().await?,
    }
    player.session.see(if is_right { ".feedback.right" } else { ".feedback.wrong" }).await
}

async fn scored(player: &Player, right: u32, mistakes: u32) -> Result<()> {
    let script = "const of = name => Number(document.querySelector(`[data-score=${name}]`).textContent); \
                  return of('right') === arguments[0] && of('mistakes') === arguments[1] && of('best') === 1";
    player.session.until("the score", script, &[right.into(), mistakes.into()]).await.map(drop)
}
