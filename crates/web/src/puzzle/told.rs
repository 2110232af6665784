//! Feedback on what the player does: whether three cards are a Set and why, and hints.

use engine::{Claim, RuleSheet};
use web_ui::{El, announce, el, untrack};
use words::msg;

use super::hint::{Hint, Step};
use super::run::{Run, Stage};
use super::solving::Solving;
use super::watch::time_text;
use crate::browser::{is_wide, now};
use crate::card::pictures;
use crate::icon::{Icon, icon};
use crate::settings::words;
use crate::table::answers;
use crate::table::latest::unfolding;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    Goal,
    Found(Claim),
    Again(Claim),
    Wrong(Claim),
    Hint(Hint),
    NoMore(Hint),
    Paused,
}

pub fn told(solving: Solving) -> El {
    let shown = move || {
        let told = solving.told.get().unwrap_or(Told::Goal);
        let sheet = solving.rules.with(|rules| rules.as_ref().map(|rules| **rules));
        // Depends on the language, but not on the clock: times stay as they were.
        let text = sentence(solving, told);
        sheet.map(|sheet| drawn(told, text, sheet)).into_iter().collect()
    };
    el("div").class("latest").children_of(shown)
}

fn drawn(told: Told, text: String, sheet: RuleSheet) -> El {
    let said = |text: &str| el("span").class("check-text").text(text);
    match told {
        Told::Found(cards) | Told::Again(cards) | Told::Wrong(cards) => {
            let is_right = cards.judgement().is_set();
            let sign = icon(if is_right { Icon::Right } else { Icon::Wrong });
            let verdict = el("span").class("verdict").child(sign);
            let four = answers(&sheet, cards.judgement().answers());
            unfolding(is_right, [verdict, pictures(cards.cards(), sheet), said(&text)], four, is_wide)
        }
        Told::Hint(hint) | Told::NoMore(hint) => {
            let cards = pictures(hint.cards(), sheet);
            el("p").class("hint-told").child(cards).child(said(&text))
        }
        Told::Goal | Told::Paused => el("p").class("hint").text(&text),
    }
}

/// Announces feedback. A found Set comes with its number, the last one with the total time.
pub fn announce_told(solving: Solving, told: Told) {
    let (mut said, sheet) = untrack(|| {
        let sheet = solving.rules.with(|rules| rules.as_ref().map(|rules| **rules));
        (vec![sentence(solving, told)], sheet)
    });
    if let (Told::Wrong(cards), Some(sheet)) = (told, sheet) {
        let wrong = cards.judgement().answers().into_iter().filter(|(_, answer)| !answer.fits());
        said.extend(wrong.map(|(feature, answer)| words().answer(feature, answer, &sheet)));
    }
    if solving.run.with_untracked(Run::stage) == Stage::Solved {
        let time = time_text(solving.run.with_untracked(|run| run.spent(now().0)));
        said.push(words().text(msg::PuzzleSolved { time: &time }));
    }
    announce(&said.join(" "));
}

fn sentence(solving: Solving, told: Told) -> String {
    let words = words();
    let named = |hint: Hint, place: usize| {
        let name = |rules: &RuleSheet| words.card(hint.set.cards()[place], rules);
        solving.rules.with(|rules| rules.as_ref().map(|rules| name(rules))).unwrap_or_default()
    };
    match told {
        Told::Goal => solving.run.with_untracked(|run| {
            words.text(msg::PuzzleGoal { cards: run.cards().len() as f64, sets: run.goal() as f64 })
        }),
        Told::Found(cards) => solving.run.with_untracked(|run| {
            let place = run.found().iter().position(|found| found.cards.is_same_set(cards)).unwrap_or(0);
            let time = run.splits().get(place).map(|split| time_text(*split)).unwrap_or_default();
            let (found, all) = (place as f64 + 1.0, run.goal() as f64);
            words.text(msg::PuzzleRight { found, all, time: &time })
        }),
        Told::Again(_) => words.text(msg::RefusalFoundBefore),
        Told::Wrong(_) => words.text(msg::CheckIsNotSet),
        Told::Hint(hint) => match hint.step {
            Step::Card => words.text(msg::PuzzleHintCard { card: &named(hint, 0) }),
            Step::Pair => {
                let cards = format!("{}; {}", named(hint, 0), named(hint, 1));
                words.text(msg::PuzzleHintPair { cards: &cards })
            }
            Step::Feature => {
                let (feature, answer) = solving.run.with_untracked(|run| hint.deciding(run.cards()));
                words.text(msg::PuzzleHintFeature { feature: feature.name(), kind: answer.kind() })
            }
        },
        Told::NoMore(_) => words.text(msg::PuzzleHintOver),
        Told::Paused => words.text(msg::PuzzlePaused),
    }
}
