//! A simulation in a worker: it asks for more games until there are enough.

use std::cell::RefCell;
use std::rc::Rc;

use web_ui::browser::random;
use web_ui::{Signal, announce, json, on_cleanup};
use words::msg;

use super::known::{Kind, Known, Question};
use super::worker::Helper;
use crate::browser::now;
use crate::settings::words;

pub const GOALS: [u64; 4] = [10_000, 100_000, 1_000_000, 10_000_000];

/// How long the worker should take for one question, in milliseconds: short enough to show progress and to stop soon.
const PATIENCE: u64 = 200;

/// How many games the first question asks for.
const FEW: u64 = 250;

/// The state of a simulation.
#[derive(Clone, Copy)]
pub struct Simulated {
    pub known: Signal<Option<Known>>,
    pub kind: Signal<Kind>,
    pub running: Signal<bool>,
    pub goal: Signal<u64>,
    /// The milliseconds that the worker has taken.
    spent: Signal<u64>,
    /// Whether no worker could be started.
    pub broken: Signal<bool>,
    helper: Signal<Place>,
}

type Place = Rc<RefCell<Desk>>;

#[derive(Default)]
struct Desk {
    helper: Option<Helper>,
    asked: Option<(Question, u64)>,
    run: u32,
    seed: u64,
    batch: u64,
}

impl Simulated {
    pub fn new() -> Simulated {
        let desk = Place::default();
        let ends = desk.clone();
        on_cleanup(move || *ends.borrow_mut() = Desk::default());
        Simulated {
            known: Signal::new(None),
            kind: Signal::new(Kind::Full),
            running: Signal::new(false),
            goal: Signal::new(GOALS[2]),
            spent: Signal::new(0),
            broken: Signal::new(false),
            helper: Signal::new(desk),
        }
    }

    pub fn games(self) -> u64 {
        self.known.with(|known| known.as_ref().map_or(0, |known| known.games))
    }

    pub fn pace(self) -> Option<u64> {
        (self.games() * 1000).checked_div(self.spent.get())
    }

    pub fn choose(self, kind: Kind) {
        self.running.set(false);
        self.kind.set(kind);
        self.forget();
    }

    /// Starts a new tally with the next question; answers to older ones are ignored.
    fn forget(self) {
        self.known.set(None);
        self.spent.set(0);
        let seed = u64::from_le_bytes(random());
        let desk = self.helper.get_untracked();
        let mut desk = desk.borrow_mut();
        (desk.run, desk.seed, desk.batch) = (desk.run.wrapping_add(1), seed, FEW);
    }

    pub fn start(self) {
        if self.known.with_untracked(Option::is_none) || self.games() >= self.goal.get_untracked() {
            self.forget();
        }
        self.running.set(true);
        self.ask();
    }

    /// Stops after the games that are being played.
    pub fn stop(self) {
        self.running.set(false);
        let games = words().whole(self.games().into());
        announce(&words().text(msg::OddsPageStopped { games: &games }));
    }

    /// Asks for more games, unless an answer is outstanding.
    fn ask(self) {
        let left = self.goal.get_untracked().saturating_sub(self.games());
        let desk = self.helper.get_untracked();
        let mut desk = desk.borrow_mut();
        if desk.asked.is_some() {
            return;
        }
        if desk.helper.is_none() {
            desk.helper = Helper::new(move |answer| self.hear(&answer));
        }
        desk.seed = desk.seed.wrapping_add(1);
        let (run, seed, games) = (desk.run, desk.seed, desk.batch.min(left));
        let question = Question { run, kind: self.kind.get_untracked(), seed, games };
        match (&desk.helper, serde_json::to_string(&question)) {
            (Some(helper), Ok(text)) => {
                helper.ask(&text);
                desk.asked = Some((question, now().0));
            }
            _ => {
                self.broken.set(true);
                self.running.set(false);
            }
        }
    }

    fn hear(self, answer: &str) {
        // The page may have been left.
        let Some(desk) = self.helper.try_get_untracked() else { return };
        let asked = desk.borrow_mut().asked.take();
        let Ok(known) = json::from_str::<Known>(answer) else {
            self.broken.set(true);
            return self.running.set(false);
        };
        if let Some((question, at)) = asked.filter(|(question, _)| question.run == desk.borrow().run) {
            let took = now().0.saturating_sub(at);
            self.spent.update(|spent| *spent += took);
            desk.borrow_mut().batch = next_batch(question.games, took);
            self.known.set(Some(known));
        }
        if !self.running.get_untracked() {
            return;
        }
        if self.games() < self.goal.get_untracked() {
            return self.ask();
        }
        self.running.set(false);
        let games = words().whole(self.games().into());
        announce(&words().text(msg::OddsPageDone { games: &games }));
    }
}

/// The number of games in the next question, after these took so many milliseconds.
fn next_batch(games: u64, took: u64) -> u64 {
    let fitting = games * PATIENCE / took.max(1);
    // The clock may jump, and the first answer includes loading the worker.
    fitting.clamp(games / 4, games * 4).clamp(FEW, 1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_grow_until_they_take_as_long_as_they_should() {
        assert_eq!(next_batch(250, 0), 1000);
        assert_eq!(next_batch(1000, 100), 2000);
        assert_eq!(next_batch(10_000, 400), 5000);
        assert_eq!(next_batch(10_000, 60_000), 2500);
        assert_eq!(next_batch(300, 60_000), FEW);
    }
}
