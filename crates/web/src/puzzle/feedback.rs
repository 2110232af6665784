//! Feedback on what the player does: whether three cards are a Set and why, and hints.

use engine::{Claim, RuleSheet};

use super::run::{Hint, HintStep, PuzzleRun, Stage, time_text};
use super::solving::Solving;
use crate::browser::is_wide;
use crate::card::{as_set, pictures};
use crate::prelude::*;
use crate::table::latest::unfolding;
use crate::table::set_answers;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleFeedback {
    Goal,
    Found(Claim),
    Again(Claim),
    Wrong(Claim),
    Hint(Hint),
    NoMore(Hint),
    Paused,
}

pub fn feedback(solving: Solving) -> El {
    let shown = move || {
        let feedback = solving.feedback.get().unwrap_or(PuzzleFeedback::Goal);
        // Depends on the language, but not on the clock: times stay as they were.
        let text = sentence(solving, feedback);
        solving.sheet().map(|sheet| drawn(feedback, text, sheet)).into_iter().collect()
    };
    el("div").class("latest").children_of(shown)
}

fn drawn(feedback: PuzzleFeedback, text: String, sheet: RuleSheet) -> El {
    let said = |text: &str| el("span").class("check-text").text(text);
    match feedback {
        PuzzleFeedback::Found(cards) | PuzzleFeedback::Again(cards) | PuzzleFeedback::Wrong(cards) => {
            let is_right = as_set(cards).is_find();
            let sign = icon(if is_right { Icon::Right } else { Icon::Wrong });
            let verdict = el("span").class("verdict").child(sign);
            let four = set_answers(&sheet, as_set(cards).answers());
            unfolding(is_right, [verdict, pictures(cards.cards(), sheet), said(&text)], four, is_wide)
        }
        PuzzleFeedback::Hint(hint) | PuzzleFeedback::NoMore(hint) => {
            el("p").class("hint-told").children([pictures(hint.cards(), sheet), said(&text)])
        }
        PuzzleFeedback::Goal | PuzzleFeedback::Paused => el("p").class("hint").text(&text),
    }
}

/// Announces feedback. A found Set comes with its number, the last one with the total time.
pub fn announce_feedback(solving: Solving, feedback: PuzzleFeedback) {
    let (mut said, sheet) = untrack(|| (vec![sentence(solving, feedback)], solving.sheet()));
    if let (PuzzleFeedback::Wrong(cards), Some(sheet)) = (feedback, sheet) {
        let wrong = as_set(cards).answers().into_iter().filter(|(_, answer)| !answer.fits());
        said.extend(wrong.filter_map(|(feature, answer)| words().answer_of_set(feature, answer, &sheet)));
    }
    if solving.run.with_untracked(PuzzleRun::stage) == Stage::Solved {
        let time = time_text(solving.run.with_untracked(|run| run.spent(now().0)));
        said.push(words().text(msg::PuzzleSolved { time: &time }));
    }
    announce(&said.join(" "));
}

fn sentence(solving: Solving, feedback: PuzzleFeedback) -> String {
    let words = words();
    let named = |hint: Hint, place: usize| {
        solving.sheet().map(|sheet| words.card(hint.set.cards()[place], &sheet)).unwrap_or_default()
    };
    match feedback {
        PuzzleFeedback::Goal => solving.run.with_untracked(|run| {
            words.text(msg::PuzzleGoal { cards: run.cards.len() as f64, sets: run.goal() as f64 })
        }),
        PuzzleFeedback::Found(cards) => solving.run.with_untracked(|run| {
            let place = run.found.iter().position(|found| found.cards.is_same_find(cards)).unwrap_or(0);
            let time = run.splits().get(place).map(|split| time_text(*split)).unwrap_or_default();
            let (found, all) = (place as f64 + 1.0, run.goal() as f64);
            words.text(msg::PuzzleRight { found, all, time: &time })
        }),
        PuzzleFeedback::Again(_) => words.text(msg::RefusalFoundBefore),
        PuzzleFeedback::Wrong(_) => words.text(msg::CheckIsNotSet),
        PuzzleFeedback::Hint(hint) => match hint.step {
            HintStep::Card => words.text(msg::PuzzleHintCard { card: &named(hint, 0) }),
            HintStep::Pair => {
                let cards = words.list(&[named(hint, 0), named(hint, 1)]);
                words.text(msg::PuzzleHintPair { cards: &cards })
            }
            HintStep::Feature => {
                let (feature, answer) = solving.run.with_untracked(|run| hint.deciding(&run.cards));
                words.text(msg::PuzzleHintFeature { feature: feature.name(), kind: answer.kind() })
            }
        },
        PuzzleFeedback::NoMore(_) => words.text(msg::PuzzleHintOver),
        PuzzleFeedback::Paused => words.text(msg::PuzzlePaused),
    }
}
