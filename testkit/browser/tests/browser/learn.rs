//! The whole lesson by keyboard, and every drill.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, Settings};
use engine::{Card, Feature, Triple, first_set, is_set};
use serde::Deserialize;

use crate::{HEBREW, not_a_set, start};

/// Records everything that screen readers are given from now on.
const RECORD_ANNOUNCEMENTS: &str = "const region = document.getElementById('announcer'); \
    window.heard = [...region.children].map(one => one.textContent); \
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(one => window.heard.push(one.textContent)))) \
        .observe(region, { childList: true }); return true";

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Question {
    step: String,
    exercise: String,
    given: String,
    layout: Vec<String>,
}

const QUESTION: &str = "const step = document.querySelector('.lesson-step, .drill-round'); if (!step) return null; return { \
    step: step.dataset.step ?? '', exercise: step.dataset.exercise ?? '', \
    given: step.querySelector('.given')?.dataset.cards ?? '', \
    layout: [...step.querySelectorAll('#board [role=gridcell]')].map(one => one.dataset.card) }";

/// Visible texts, questions and feedback that were not announced.
const UNANNOUNCED: &str = "return [...document.querySelectorAll('.lesson-step h2, .lesson-step > .stack p, .question, .feedback p, \
    .feedback .answer-list li, .lesson-end h2, .lesson-end > p:not(.row)')] \
    .map(one => one.textContent).filter(text => !window.heard.includes(text))";

impl Question {
    pub async fn read(player: &BrowserPlayer) -> Result<Question> {
        let asked = player.browser.until("a question", QUESTION, &[]).await?;
        serde_json::from_value(asked).context("the question reads otherwise")
    }

    fn given(&self) -> Vec<Card> {
        self.given.split(' ').filter_map(|card| card.parse().ok()).collect()
    }

    pub fn layout(&self) -> Vec<Card> {
        self.layout.iter().filter_map(|card| card.parse().ok()).collect()
    }

    fn three(&self) -> Result<Triple> {
        self.given().try_into().ok().context("three cards are given")
    }

    fn set(&self) -> Result<Triple> {
        first_set(&self.layout()).context("a Set lies there")
    }

    /// A card that completes the two given ones to a Set, or one that does not.
    fn third(&self, is_right: bool) -> Result<Card> {
        let given = self.given();
        let makes = |card: &Card| is_set([given[0], given[1], *card]) == is_right;
        self.layout().into_iter().find(makes).context("such a card lies there")
    }
}

/// Answers a question of the lesson correctly, by keyboard.
pub async fn answer(player: &BrowserPlayer, asked: &Question) -> Result<()> {
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
        "verdict" => player.browser.type_keys("n").await,
        "call" => {
            let cards = if is_first { asked.set()? } else { not_a_set(&asked.layout())? };
            // In one go: the clock of the call runs.
            let keys = player.keys_of(&cards).await?;
            player.browser.type_keys(&format!(" {keys}")).await
        }
        "none" if is_first => player.browser.type_keys("n").await,
        _ => player.pick(&asked.set()?).await,
    }
}

/// Waits until the button to the next question has the focus, and presses it.
pub async fn go_on(player: &BrowserPlayer) -> Result<()> {
    let focused = "return document.activeElement?.id === 'next'";
    player.browser.until("the way on to have the focus", focused, &[]).await?;
    player.browser.type_keys("\u{E007}").await
}

async fn check_announcements(player: &BrowserPlayer) -> Result<()> {
    let unannounced: Vec<String> = player.browser.eval(UNANNOUNCED, &[]).await?;
    ensure!(unannounced.is_empty(), "not read out: {unannounced:?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_by_keyboard_alone() -> Result<()> {
    whole_lesson(Settings::default()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_by_keyboard_alone_in_hebrew() -> Result<()> {
    whole_lesson(HEBREW).await
}

async fn whole_lesson(settings: Settings) -> Result<()> {
    let (_server, _driver, [player]) = start(["Ann"], settings).await?;
    let player = player.by_keyboard();
    player.go_to("learn", ".lesson-step").await?;
    player.browser.eval::<bool>(RECORD_ANNOUNCEMENTS, &[]).await?;
    let mut seen = BTreeSet::new();
    let mut before = None;
    while !player.browser.has(".lesson-end").await? {
        let asked = Question::read(&player).await?;
        if before.as_ref() == Some(&asked) {
            // The page has not yet changed to the next question.
            continue;
        }
        ensure!(seen.insert((asked.step.clone(), asked.exercise.clone())), "asked twice: {asked:?}");
        check_announcements(&player).await?;
        if asked.step == "third" && asked.exercise == "0" {
            a_wrong_card_is_explained(&player, &asked).await?;
        }
        if asked.step == "find" {
            a_reload_asks_the_same(&player, &asked).await?;
        }
        match asked.step.as_str() {
            "third" => the_third_card_is_laid(&player, &asked).await?,
            _ => answer(&player, &asked).await?,
        }
        player.browser.wait_visible(".feedback.right").await?;
        check_announcements(&player).await?;
        go_on(&player).await?;
        before = Some(asked);
    }
    check_announcements(&player).await?;
    ensure!(seen.len() == 14, "every exercise was asked: {seen:?}");
    let checks = "return document.querySelectorAll('.lesson-steps .done .icon:not([hidden])').length";
    ensure!(player.browser.eval::<u32>(checks, &[]).await? == 6, "every step has a check mark");
    player.browser.reload().await?;
    player.browser.wait_visible(".lesson-end").await?;
    a_first_round_is_dealt(&player).await?;
    player.check_console(&[]).await
}

/// The lesson leads into a round against one slow bot, on the keyboard too.
async fn a_first_round_is_dealt(player: &BrowserPlayer) -> Result<()> {
    player.press("#first-round").await?;
    let view = player.wait_for("the first round", |view| view.phase == "playing").await?;
    ensure!(view.players.len() == 2 && view.can_call, "a bot, and a call: {view:?}");
    ensure!(player.browser.address().await?.ends_with("/here"), "the back button leads to the lesson");
    if let Some(set) = first_set(&view.layout()) {
        player.claim(set).await?;
    }
    Ok(())
}

/// How many features differ in the two given cards.
fn differing(given: &[Card]) -> usize {
    Feature::ALL.iter().filter(|feature| given[0].value(**feature) != given[1].value(**feature)).count()
}

/// Before a question about the third card there is an example that is as hard; afterwards the card lies in its place.
async fn the_third_card_is_laid(player: &BrowserPlayer, asked: &Question) -> Result<()> {
    let exercise: usize = asked.exercise.parse()?;
    let given = asked.given();
    ensure!(differing(&given) == exercise + 1, "question {exercise} is as hard as its place: {given:?}");
    player.browser.wait_visible(".lesson-example .card.picture").await?;
    ensure!(player.browser.has(".third-place .missing").await?, "a place is free");
    let within = player.browser.text(".lesson-within").await?.unwrap_or_default();
    let said = [exercise + 1, 4].iter().all(|number| within.contains(&number.to_string()));
    ensure!(said, "how far it is within the step: {within}");
    player.pick(&[asked.third(true)?]).await?;
    player.browser.wait_visible(".third-place .card.picture").await?;
    ensure!(!player.browser.has(".third-place .missing").await?, "the place is taken");
    Ok(())
}

/// No link to another page lies open below a step, and the button to the next question is where the last one was.
async fn nothing_leads_away(player: &BrowserPlayer) -> Result<()> {
    let links =
        "return [...document.querySelectorAll('main a')].filter(link => link.checkVisibility()).length";
    let links: u32 = player.browser.eval(links, &[]).await?;
    ensure!(links == 0, "{links} links invite to leave the lesson");
    Ok(())
}

/// The middle of the button to the next question on the screen, once it is shown.
const NEXT_PLACE: &str = "const next = document.querySelector('#next'); if (!next?.checkVisibility()) return null; \
    const box = next.getBoundingClientRect(); return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]";

#[tokio::test(flavor = "multi_thread")]
async fn the_next_button_stays_and_a_double_click_leaves_nothing() -> Result<()> {
    let (_server, _driver, [player]) =
        start(["Ann"], Settings { motion: false, ..Settings::default() }).await?;
    player.go_to("learn", ".lesson-step").await?;
    let mut places = BTreeSet::new();
    for _ in 0..6 {
        let asked = Question::read(&player).await?;
        nothing_leads_away(&player).await?;
        answer(&player, &asked).await?;
        let place = player.browser.until("the way on", NEXT_PLACE, &[]).await?;
        places.insert(place.to_string());
        player.browser.click("#next").await?;
        let under = "const at = document.elementFromPoint(...arguments[0]); return !at?.closest('a, button:not(:disabled), summary')";
        let other = "const step = document.querySelector('.lesson-step'); \
                     return step.dataset.step + step.dataset.exercise !== arguments[0]";
        player
            .browser
            .until("the next question", other, &[format!("{}{}", asked.step, asked.exercise).into()])
            .await?;
        ensure!(player.browser.eval::<bool>(under, &[place]).await?, "a second click would press something");
    }
    ensure!(places.len() == 1, "the button moves: {places:?}");
    player.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_of_a_call_runs_out_and_is_explained() -> Result<()> {
    run_out(Settings::default()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_of_a_call_runs_out_and_is_explained_in_hebrew() -> Result<()> {
    run_out(HEBREW).await
}

async fn run_out(settings: Settings) -> Result<()> {
    let (_server, _driver, [player]) = start(["Ann"], settings).await?;
    let player = player.by_keyboard();
    player.go_to("learn", ".lesson-step").await?;
    player.press(".lesson-steps li:nth-child(5) button").await?;
    player.browser.wait_visible("[data-step=call] #call").await?;
    let asked = Question::read(&player).await?;
    // A card before the call is refused; the call puts the refusal away.
    player.pick(&asked.set()?[..1]).await?;
    player.browser.wait_visible(".feedback.wrong").await?;
    player.call().await?;
    ensure!(!player.browser.has(".feedback").await?, "a stale refusal stands beside the call");
    ensure!(
        !player.browser.has(".lesson-clock button, .lesson-clock.button").await?,
        "the clock is no button"
    );
    player.browser.wait_visible(".feedback.wrong").await?;
    ensure!(!player.browser.has(".lesson-clock .ring").await?, "the clock has run out");
    player.browser.wait_visible("#call").await?;
    player.press("#hint").await?;
    player.browser.wait_visible("#board .pointed").await?;
    let keys = player.keys_of(&asked.set()?).await?;
    // Space would press the button that has the focus.
    player.press("#call").await?;
    player.browser.type_keys(&keys).await?;
    player.browser.wait_visible(".feedback.right").await?;
    go_on(&player).await?;
    player.check_console(&[]).await
}

/// A wrong card, reached with the arrow keys, is explained with four answers.
async fn a_wrong_card_is_explained(player: &BrowserPlayer, asked: &Question) -> Result<()> {
    player.tab_to("#board [role=gridcell][tabindex='0']").await?;
    if asked.layout()[0] == asked.third(true)? {
        player.browser.type_keys("\u{E014}").await?;
    }
    player.browser.type_keys("\u{E007}").await?;
    player.browser.wait_visible(".feedback.wrong .answer-list .mixed").await?;
    let answers = "return document.querySelectorAll('.feedback .answer-list li').length";
    ensure!(player.browser.eval::<u32>(answers, &[]).await? == 4, "four answers");
    check_announcements(player).await
}

async fn a_reload_asks_the_same(player: &BrowserPlayer, asked: &Question) -> Result<()> {
    player.browser.reload().await?;
    player.browser.wait_visible(".lesson-step #board [role=gridcell]").await?;
    player.browser.eval::<bool>(RECORD_ANNOUNCEMENTS, &[]).await?;
    let again = Question::read(player).await?;
    ensure!(again == *asked, "a reload loses nothing: {asked:?} {again:?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_drill_counts() -> Result<()> {
    every_drill(Settings::default()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_drill_counts_in_hebrew() -> Result<()> {
    every_drill(HEBREW).await
}

async fn every_drill(settings: Settings) -> Result<()> {
    let (_server, _driver, [player]) = start(["Ann"], settings).await?;
    for drill in ["third", "set-or-not", "no-set"] {
        player.go_to(&format!("learn/{drill}"), ".drill-round .exercise").await?;
        drill_once(&player, drill, true).await?;
        scored(&player, 1, 0).await?;
        player.browser.click("#next").await?;
        drill_once(&player, drill, false).await?;
        scored(&player, 1, 1).await?;
        player.browser.reload().await?;
        player.browser.wait_visible(".drill-round .exercise").await?;
        scored(&player, 1, 1).await?;
        let asked = Question::read(&player).await?;
        player.browser.reload().await?;
        player.browser.wait_visible(".drill-round .exercise").await?;
        ensure!(Question::read(&player).await? == asked, "a reload asks the same in {drill}");
    }
    let diary = player.browser.stored("tercet.diary").await?.unwrap_or_default();
    ensure!(diary.contains(" drill found ") && diary.contains(" drill wrong"), "the diary says {diary:?}");
    player.check_console(&[]).await
}

/// Answers one question of a drill, correctly or not.
async fn drill_once(player: &BrowserPlayer, drill: &str, is_right: bool) -> Result<()> {
    let open = "return !document.querySelector('.feedback') && !!document.querySelector('.exercise')";
    player.browser.until("a new question", open, &[]).await?;
    let asked = Question::read(player).await?;
    match (drill, first_set(&asked.layout())) {
        ("third", _) => player.pick(&[asked.third(is_right)?]).await?,
        ("set-or-not", _) => {
            let says_set = is_set(asked.three()?) == is_right;
            player.press(if says_set { "#say-set" } else { "#say-none" }).await?;
        }
        (_, Some(set)) if is_right => player.pick(&set).await?,
        (_, None) if !is_right => player.pick(&not_a_set(&asked.layout())?).await?,
        _ => player.say_no_set().await?,
    }
    player.browser.wait_visible(if is_right { ".feedback.right" } else { ".feedback.wrong" }).await
}

async fn scored(player: &BrowserPlayer, right: u32, mistakes: u32) -> Result<()> {
    let script = "const of = name => Number(document.querySelector(`[data-score=${name}]`).textContent); \
                  return of('right') === arguments[0] && of('mistakes') === arguments[1] && of('best') === 1";
    player.browser.until("the score", script, &[right.into(), mistakes.into()]).await.map(drop)
}
