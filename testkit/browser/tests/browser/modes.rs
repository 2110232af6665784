//! Modes of the house: what is particular to cards that stay, that lie face down, and on boards of players' own; their pages.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use browser::{
    BrowserPlayer, SIZES, Settings, TableView, check_consoles, wait_for_same_view, with_long_timeouts,
};
use engine::{Card, Edition, Finder, RuleChoice, Variant, all_sets};

use crate::mode_games::{next_find, press_cards, short};
use crate::reading::write_down;
use crate::{HEBREW, start};

#[tokio::test(flavor = "multi_thread")]
async fn found_sets_stay_until_all_are_found() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let rules = short(Variant::WholeBoard, 12);
    let table = ann.make_table(&with_long_timeouts(rules)).await?;
    bob.sit(&table).await?;
    ann.press_primary().await?;
    let view = bob.wait_for("cards", |view| view.phase == "playing").await?;
    let sets = all_sets(&view.layout());
    for (place, set) in sets.iter().enumerate() {
        press_cards(&bob, set).await?;
        let found = place as i32 + 1;
        ann.wait_for("the find", |view| view.score("Bob") == Some(found)).await?;
        if found < sets.len() as i32 {
            let rows = "return document.querySelectorAll('.found-here li').length === arguments[0] || null";
            ann.browser.until("the finds", rows, &[found.into()]).await?;
            let same = ann.view().await?;
            ensure!(same.layout() == view.layout(), "the cards stay: {same:?}");
        }
    }
    ann.wait_for("other cards", |now| now.layout() != view.layout()).await?;
    check_consoles(&[&ann, &bob], &[]).await
}

/// The places and faces that are seen, where cards lie face down.
async fn faces(player: &BrowserPlayer) -> Result<Vec<(usize, Card)>> {
    let layout = player.view().await?.layout();
    Ok(layout.into_iter().enumerate().filter(|(_, card)| card.is_face()).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_that_lie_face_down_are_turned_and_remembered() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&with_long_timeouts(short(Variant::Blind, 1))).await?;
    bob.sit(&table).await?;
    ann.press_primary().await?;
    let mut known: Vec<Option<Card>> = vec![None; 21];
    let start = Instant::now();
    for turn in 0.. {
        ensure!(start.elapsed() < Duration::from_secs(120), "a Set is found among {known:?}");
        let (player, other) = if turn % 2 == 0 { (&ann, &bob) } else { (&bob, &ann) };
        let down = |view: &TableView| {
            view.phase == "match-over"
                || (view.phase == "playing" && view.layout().iter().all(|card| card.is_back()))
        };
        if player.wait_for("all cards face down", down).await?.phase == "match-over" {
            break;
        }
        let seen: Vec<Card> = known.iter().flatten().copied().collect();
        let set = all_sets(&seen).first().copied();
        let place_of = |card: &Card| known.iter().position(|other| *other == Some(*card));
        let unknown = (0..21).filter(|&place| known[place].is_none());
        let places: Vec<usize> = match set {
            Some(set) => set.iter().filter_map(place_of).collect(),
            None => unknown.take(3).collect(),
        };
        for (count, place) in (1..).zip(&places) {
            player.browser.click(&format!("#place-{place}")).await?;
            if set.is_some() && count == 3 {
                break;
            }
            // By chance the third card makes a Set, and the game is over.
            let is_turned = |view: &TableView| view.layout().get(*place).is_none_or(|card| card.is_face());
            other.wait_for("the turned card", is_turned).await?;
            if turn == 0 && count == 1 {
                let turning = "return document.querySelector('.call-state')?.textContent || null";
                let text = other.browser.until("who turns", turning, &[]).await?;
                ensure!(text.as_str().is_some_and(|text| text.contains(&player.name)), "{text}");
                player.browser.screenshot("blind/turned").await?;
            }
        }
        for (place, card) in faces(other).await? {
            known[place] = Some(card);
        }
    }
    let over = wait_for_same_view(&[&ann, &bob]).await?;
    ensure!(over.players.iter().any(|player| player.score == 1), "a Set was found: {over:?}");
    check_consoles(&[&ann, &bob], &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn players_race_on_boards_of_their_own() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&with_long_timeouts(short(Variant::Sprint10, 2))).await?;
    bob.sit(&table).await?;
    ann.press_primary().await?;
    let same = bob.wait_for("cards", |view| view.layout().len() >= 12).await?.layout();
    for found in 1..=2 {
        let view = ann.wait_for("cards", |view| view.layout().len() >= 12).await?;
        ensure!(found > 1 || view.layout() == same, "all get the same cards in the same order");
        let set = *all_sets(&view.layout()).first().context("a Set")?;
        press_cards(&ann, &set).await?;
        // A player who has finished has a time in place of the score.
        let has_found = |view: &TableView| found > 1 || view.score("Ann") == Some(found);
        ann.wait_for("the find", has_found).await?;
        if found > 1 {
            bob.browser.wait_visible(".player:not(.you) .race-time").await?;
        }
        let seen = bob.wait_for("the rival's progress", has_found).await?;
        ensure!(seen.layout() == same, "the rival's board stays: {seen:?}");
        // What came to Ann's board is nowhere on Bob's page.
        let page: String = bob.browser.eval("return document.documentElement.outerHTML", &[]).await?;
        let own = ann.view().await?.layout();
        let leaked: Vec<&Card> =
            own.iter().filter(|card| !same.contains(card) && page.contains(&format!("\"{card}\""))).collect();
        ensure!(leaked.is_empty(), "the page of the rival shows {leaked:?}");
    }
    bob.browser.wait_visible(".race-clock").await?;
    let mark = "return !!document.querySelector('.player:not(.you) .mark')";
    bob.browser.until("the mark of the finished player", mark, &[]).await?;
    for found in 1..=2 {
        let view = bob.wait_for("cards", |view| view.layout().len() >= 12).await?;
        let set = *all_sets(&view.layout()).first().context("a Set")?;
        press_cards(&bob, &set).await?;
        let over =
            |view: &TableView| view.phase == "match-over" || view.score("Bob") == Some(found) || found > 1;
        bob.wait_for("the find", over).await?;
    }
    ann.wait_for("the end", |view| view.phase == "match-over").await?;
    ann.browser.wait_visible(".headline").await?;
    for (player, wanted) in [(&ann, "You won in "), (&bob, "Ann was faster: ")] {
        player.browser.wait_visible(".end-title").await?;
        let title = player.browser.text(".end-title").await?.unwrap_or_default();
        let title = title.replace(['\u{2068}', '\u{2069}'], "");
        ensure!(title.starts_with(wanted), "the time decides: {title}");
        player.browser.screenshot(&format!("sprint/over-{}", player.name)).await?;
    }
    check_consoles(&[&ann, &bob], &[]).await
}

/// What the lesson on a mode's page shows.
#[derive(Debug, serde::Deserialize)]
struct LessonView {
    /// The button that begins it, goes on or ends it, if one is there.
    button: Option<String>,
    given: Vec<String>,
    choice: Vec<String>,
    last: Vec<String>,
}

const LESSON: &str =
    "const cards = selector => [...document.querySelectorAll(selector)].map(one => one.dataset.card);
    const shown = id => document.querySelector(id)?.offsetParent ? id : null;
    return { button: ['#lesson-start', '#lesson-next', '#lesson-play'].map(shown).find(id => id) ?? null,
        given: document.querySelector('[data-given]')?.dataset.given.split(' ') ?? [],
        choice: cards('.mode-choice:not(.mode-last) [data-card]'), last: cards('.mode-last [data-card]') }";

fn parsed(cards: &[String]) -> Vec<Card> {
    cards.iter().filter_map(|card| card.parse().ok()).collect()
}

async fn press_choice(ann: &BrowserPlayer, cards: &[Card]) -> Result<()> {
    for card in cards {
        ann.browser.click(&format!(".mode-choice [data-card=\"{card}\"]")).await?;
    }
    Ok(())
}

/// Answers all questions of the lesson of a mode, one of them wrong at first; writes them down for readers of a language.
pub async fn lesson(ann: &BrowserPlayer, mode: Variant, readers: Option<&str>) -> Result<()> {
    let rules = RuleChoice::new(Edition::English, mode).sheet();
    ann.go_to(&format!("modes/{mode}"), "#mode-lesson").await?;
    for _ in 0..10 {
        if let Some(language) = readers {
            write_down(ann, &format!("mode {mode}, lesson"), language).await?;
        }
        let view: LessonView = ann.browser.eval(LESSON, &[]).await?;
        let (given, choice, last) = (parsed(&view.given), parsed(&view.choice), parsed(&view.last));
        let completes = |card: &&Card| rules.target.is_find(&[&given[..], &[**card]].concat());
        match view.button.as_deref() {
            Some("#lesson-play") => return Ok(()),
            Some(button) => ann.browser.click(button).await?,
            None if choice.is_empty() => {
                let answer = if rules.target.is_find(&given) { "#lesson-yes" } else { "#lesson-no" };
                ann.browser.click(answer).await?;
                ann.browser.wait_visible(".mode-verdict.right .answer-list").await?;
            }
            None if !given.is_empty() => {
                let wrong = choice.iter().find(|card| !completes(card)).context("a wrong card")?;
                press_choice(ann, &[*wrong]).await?;
                ann.browser.wait_visible(".mode-verdict.wrong .answer-list .mixed").await?;
                let right = choice.iter().find(completes).context("the right card")?;
                press_choice(ann, &[*right]).await?;
                ann.browser.wait_visible(".mode-verdict.right .answer-list").await?;
            }
            None => {
                let chain = if last.is_empty() { 0 } else { rules.chain.into() };
                let find = Finder::new(rules.target, &choice).chained(&last, chain).first();
                press_choice(ann, find.with_context(|| format!("a find: {view:?}"))?.cards()).await?;
            }
        }
    }
    bail!("the lesson of {mode} does not end")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_target_has_a_lesson_of_one_minute() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    for mode in [
        Variant::Restless,
        Variant::TwoPairs,
        Variant::Six,
        Variant::Fours,
        Variant::LittleFoursChain,
        Variant::Blind,
        Variant::Sprint10,
    ] {
        lesson(&ann, mode, None).await.with_context(|| format!("{mode}"))?;
    }
    let findings = ann.browser.axe().await?;
    ensure!(findings.is_empty(), "{findings:?}");
    ann.browser.click("#lesson-play").await?;
    ann.wait_for("the game", |view| !view.players.is_empty()).await?;
    check_consoles(&[&ann], &[]).await
}

/// A mode with its length is chosen for a table with friends.
#[tokio::test(flavor = "multi_thread")]
async fn a_mode_and_its_length_are_chosen_for_a_new_table() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let rules = "return fetch('api/tables').then(answer => answer.json()).then(list => list.tables[0].rules)";
    for (unfolds, game, length) in
        [(false, "#game-sprint-10", "sprint-20"), (true, "#game-two-pairs", "two-pairs-nine")]
    {
        ann.go_to("", "#new-game").await?;
        ann.browser.click("#new-game").await?;
        ann.browser.wait_visible("dialog[open] #make-table").await?;
        if unfolds {
            ann.browser.click("#more-games").await?;
        }
        ann.browser.click(game).await?;
        ann.browser.click(&format!("#mode-{length}")).await?;
        ensure!(!ann.browser.has(".setup-editions:not([hidden]) #edition-english").await?, "no edition");
        ann.browser.click("#public").await?;
        ann.browser.click("#make-table").await?;
        ann.browser.wait_visible(".players .player.you").await?;
        let made: serde_json::Value = ann.browser.eval(rules, &[]).await?;
        ensure!(made["variant"] == length, "{length}: {made}");
    }
    ann.check_console(&[]).await
}

/// The pages of the modes and boards of several sizes, to be looked at; all cards fit a phone without scrolling.
#[tokio::test(flavor = "multi_thread")]
async fn the_modes_are_a_gallery_and_every_board_fits() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    for settings in [Settings::default(), HEBREW] {
        ann.store_settings(settings, Some("Ann")).await?;
        for (name, path, there) in [
            ("modes", "modes", ".mode-entry .scene-card"),
            ("mode-two-pairs", "modes/two-pairs", ".mode-examples .card"),
            ("mode-fours", "modes/fours", ".mode-examples .card"),
        ] {
            ann.go_to(path, there).await?;
            for size in SIZES {
                ann.browser.resize(size).await?;
                ann.browser.settle().await?;
                ann.browser.screenshot(&format!("{name}/{}-{size}", settings.language)).await?;
                let findings = ann.browser.geometry().await?;
                ensure!(findings.is_empty(), "{name}: {findings:?}");
            }
            let findings = ann.browser.axe().await?;
            ensure!(findings.is_empty(), "{name}: {findings:?}");
        }
        for mode in [
            Variant::FiveFeatures,
            Variant::Fours,
            Variant::Blind,
            Variant::TwoPairsNine,
            Variant::LittleFoursChain,
            Variant::Sprint10,
        ] {
            let rules = RuleChoice::new(Edition::English, mode);
            ann.make_table(&with_long_timeouts(rules.clone())).await?;
            ann.press_primary().await?;
            let laid = usize::from(rules.sheet().layout);
            let view = ann.wait_for("cards", |view| view.layout().len() >= laid).await?;
            if rules.sheet().chain > 0 {
                let find = next_find(&ann, &rules, &view).await?;
                press_cards(&ann, find.cards()).await?;
                ann.browser.wait_visible(".last-find .card").await?;
                ann.browser.type_keys("1").await?;
                ann.browser.wait_visible(".last-find .card.selected").await?;
                ann.browser.type_keys("1").await?;
            }
            for size in SIZES {
                ann.browser.resize(size).await?;
                ann.browser.settle().await?;
                ann.browser.screenshot(&format!("board-{mode}/{}-{size}", settings.language)).await?;
                let findings = ann.browser.geometry().await?;
                ensure!(findings.is_empty(), "{mode} at {size}: {findings:?}");
            }
        }
    }
    check_consoles(&[&ann], &[]).await
}
