//! The player's progress in the lesson and the drills, stored by the browser.

use engine::{Triple, is_set};
use serde::{Deserialize, Serialize};
use web_ui::browser::{load, random};

use super::drill::Drill;
use crate::diary::DiaryEvent;

pub const NAME: &str = "tercet.learning";

named! {
    LessonStep {
        Features = "features",
        Third = "third",
        Verdict = "verdict",
        Find = "find",
        Call = "call",
        None = "none",
    }
}

impl LessonStep {
    pub const fn exercises(self) -> usize {
        match self {
            LessonStep::Find => 1,
            LessonStep::Verdict => 3,
            // From one feature that differs to four.
            LessonStep::Third => 4,
            _ => 2,
        }
    }
}

/// An exercise of the lesson; after the last step the lesson is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonPosition {
    pub step: usize,
    pub exercise: usize,
}

impl LessonPosition {
    pub fn step(self) -> Option<LessonStep> {
        LessonStep::ALL.get(self.step).copied()
    }

    pub fn next(self) -> LessonPosition {
        match self.step() {
            Some(step) if self.exercise + 1 < step.exercises() => {
                LessonPosition { exercise: self.exercise + 1, ..self }
            }
            Some(_) => LessonPosition { step: self.step + 1, exercise: 0 },
            None => self,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Score {
    pub right: u32,
    pub mistakes: u32,
    /// Right answers since the last wrong one.
    pub run: u32,
    pub best: u32,
    /// The time of all right answers.
    pub milliseconds: u64,
    /// Of the current question.
    pub seed: u32,
}

impl Score {
    pub fn count(&mut self, is_right: bool, milliseconds: u32) {
        if is_right {
            self.right += 1;
            self.run += 1;
            self.best = self.best.max(self.run);
            self.milliseconds += u64::from(milliseconds);
        } else {
            self.mistakes += 1;
            self.run = 0;
        }
    }

    /// Resets everything but the longest run.
    pub fn reset(&mut self) {
        *self = Score { best: self.best, seed: self.seed, ..Score::default() };
    }

    /// Tenths of a second that a right answer takes on average.
    pub fn pace(&self) -> Option<u64> {
        (self.right > 0).then(|| (self.milliseconds / u64::from(self.right) + 50) / 100)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    pub place: LessonPosition,
    /// Whether the lesson has ever been finished.
    pub finished: bool,
    /// Of the lesson's cards.
    pub seed: u32,
    pub third: Score,
    pub set_or_not: Score,
    pub no_set: Score,
}

impl Progress {
    pub fn load() -> Progress {
        let score = || Score { seed: fresh(), ..Score::default() };
        load(NAME).unwrap_or_else(|| Progress {
            seed: fresh(),
            third: score(),
            set_or_not: score(),
            no_set: score(),
            ..Progress::default()
        })
    }

    pub fn reach(&mut self, place: LessonPosition) {
        self.place = place;
        self.finished |= place.step().is_none();
    }

    pub fn score(mut self, drill: Drill) -> Score {
        *self.score_mut(drill)
    }

    pub fn score_mut(&mut self, drill: Drill) -> &mut Score {
        match drill {
            Drill::Third => &mut self.third,
            Drill::SetOrNot => &mut self.set_or_not,
            Drill::NoSet => &mut self.no_set,
        }
    }
}

pub fn fresh() -> u32 {
    u32::from_le_bytes(random())
}

/// The diary's entry for an answer about three cards: a Set that was found or overlooked, or three cards that were wrongly taken
/// for one.
pub fn diary_outcome(is_right: bool, cards: Option<Triple>, milliseconds: u32) -> Option<DiaryEvent> {
    let cards = cards?;
    match (is_right, is_set(cards)) {
        (true, true) => Some(DiaryEvent::found(cards, milliseconds.into())),
        (false, true) => Some(DiaryEvent::Missed { cards }),
        (false, false) => Some(DiaryEvent::Wrong),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lesson_goes_through_every_exercise_and_ends() {
        let mut place = LessonPosition::default();
        let mut seen = vec![];
        while let Some(step) = place.step() {
            seen.push((step, place.exercise));
            place = place.next();
        }
        assert_eq!(seen.len(), LessonStep::ALL.iter().map(|step| step.exercises()).sum::<usize>());
        assert_eq!(place.next(), place, "nothing comes after the end");
        let mut progress = Progress::default();
        progress.reach(LessonPosition { step: 2, exercise: 1 });
        assert!(!progress.finished);
        progress.reach(place);
        progress.reach(LessonPosition::default());
        assert!(progress.finished, "once finished, always finished");
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let mut progress = Progress { seed: u32::MAX, ..Progress::default() };
        progress.reach(LessonPosition { step: 3, exercise: 0 });
        progress.score_mut(Drill::NoSet).count(true, 4_321);
        let text = serde_json::to_string(&progress).unwrap();
        assert_eq!(web_ui::json::from_str::<Progress>(&text).unwrap(), progress);
        assert_eq!(web_ui::json::from_str::<Progress>("{}").unwrap(), Progress::default());
    }

    #[test]
    fn a_score_counts_runs_and_pace() {
        let mut score = Score::default();
        assert_eq!(score.pace(), None);
        for (is_right, milliseconds) in [(true, 2_000), (true, 1_110), (false, 9_000), (true, 1_000)] {
            score.count(is_right, milliseconds);
        }
        assert_eq!((score.right, score.mistakes, score.run, score.best), (3, 1, 1, 2));
        assert_eq!(score.pace(), Some(14));
        score.reset();
        assert_eq!((score.right, score.mistakes, score.best, score.pace()), (0, 0, 2, None));
    }

    #[test]
    fn the_diary_hears_of_sets_found_and_of_wrong_claims() {
        let cards = |written: [&str; 3]| Some(written.map(|card| card.parse().unwrap()));
        let (set, none) = (cards(["1srd", "2tgo", "3epq"]), cards(["1srd", "2srd", "3erd"]));
        for (case, is_right, cards, event) in [
            ("found", true, set, Some(DiaryEvent::found(set.unwrap(), 900))),
            ("wrongly taken for one", false, none, Some(DiaryEvent::Wrong)),
            ("seen to be none", true, none, None),
            ("overlooked", false, set, Some(DiaryEvent::Missed { cards: set.unwrap() })),
            ("without cards", true, None, None),
        ] {
            assert_eq!(diary_outcome(is_right, cards, 900), event, "{case}");
        }
    }
}
