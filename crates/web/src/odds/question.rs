//! The messages between the page and its worker, as JSON with whole numbers.
//!
//! A worker keeps its tally. A question asks for more games; the answer is the tally after them.

use std::cell::RefCell;
use std::sync::atomic::AtomicBool;

use odds::{Dealing, Simulation, Tally};
use serde::{Deserialize, Serialize};
use web_ui::json;

named! {
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    GameKind {
        Full = "full",
        /// The full game, lost as soon as there is no Set.
        Solitaire = "solitaire",
        Quick = "quick",
    }
}

impl GameKind {
    pub const fn dealing(self) -> Dealing {
        match self {
            GameKind::Full => Dealing::FULL,
            GameKind::Solitaire => Dealing::SOLITAIRE,
            GameKind::Quick => Dealing::QUICK,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// A new number starts a new tally.
    pub run: u32,
    pub kind: GameKind,
    pub seed: u64,
    pub games: u64,
}

/// How often something happened among how many cases, and its 99 % confidence interval in billionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rate {
    pub part: u64,
    pub whole: u64,
    pub low: u64,
    pub high: u64,
}

impl Rate {
    fn new(share: odds::Share, (low, high): (f64, f64)) -> Rate {
        let billionths = |end: f64| (end * 1e9).round() as u64;
        Rate { part: share.part, whole: share.whole, low: billionths(low), high: billionths(high) }
    }

    pub fn shares(self) -> [f64; 3] {
        let share = odds::Share { part: self.part, whole: self.whole };
        [share.rate(), self.low as f64 / 1e9, self.high as f64 / 1e9]
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SimulationResult {
    pub run: u32,
    pub games: u64,
    pub first: Rate,
    /// No Set while there were cards to deal, by the cards on the table.
    pub boards: Vec<(usize, Rate)>,
    pub finished: Rate,
    pub left: Vec<(usize, Rate)>,
    /// By the cards in the deck, in millionths: boards of the first layout's size without a Set.
    pub places: Vec<(usize, u64)>,
}

impl SimulationResult {
    pub fn of(run: u32, tally: &Tally) -> SimulationResult {
        let layout = tally.dealing().layout();
        let of = |share: odds::Share| Rate::new(share, share.interval());
        let at_layout = || tally.positions().filter(|place| place.on_table == layout && place.in_deck > 0);
        let first = at_layout().next().map_or(odds::Share { part: 0, whole: 0 }, |place| place.no_set());
        let boards = [layout, layout + 3]
            .map(|cards| (cards, Rate::new(tally.no_set_at(cards), tally.no_set_interval(cards))));
        let millionths = |share: odds::Share| (share.rate() * 1e6).round() as u64;
        SimulationResult {
            run,
            games: tally.games(),
            first: of(first),
            boards: boards.into_iter().filter(|(_, rate)| rate.whole > 0).collect(),
            finished: of(tally.finished()),
            left: tally.left().map(|(cards, share)| (cards, of(share))).collect(),
            places: at_layout().map(|place| (place.in_deck, millionths(place.no_set()))).collect(),
        }
    }
}

thread_local! {
    /// The tally of this worker, and its run.
    static TALLY: RefCell<Option<(u32, Tally)>> = const { RefCell::new(None) };
}

/// The answer to a question; empty if that cannot be read.
pub fn work(question: &str) -> String {
    let Ok(question) = json::from_str::<Question>(question) else { return String::new() };
    let result = TALLY.with_borrow_mut(|tally| play(question, tally));
    serde_json::to_string(&result).unwrap_or_default()
}

fn play(question: Question, tally: &mut Option<(u32, Tally)>) -> SimulationResult {
    let simulation = Simulation::new(question.kind.dealing(), question.games, question.seed);
    let more = simulation.run(&AtomicBool::new(false), |_| ());
    let sum = match tally.take() {
        Some((run, mut sum)) if run == question.run => {
            sum.add(&more);
            sum
        }
        _ => more,
    };
    let result = SimulationResult::of(question.run, &sum);
    *tally = Some((question.run, sum));
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(run: u32, kind: GameKind, seed: u64) -> SimulationResult {
        let question = Question { run, kind, seed, games: 2_000 };
        json::from_str(&work(&serde_json::to_string(&question).unwrap())).unwrap()
    }

    #[test]
    fn answers_add_up_until_another_run_begins() {
        let one = ask(1, GameKind::Full, 1);
        let two = ask(1, GameKind::Full, 2);
        assert_eq!((one.games, two.games), (2_000, 4_000));
        assert_eq!(two.first.whole, 4_000);
        assert_eq!(two.places.len(), 23);
        let [rate, low, high] = two.boards[0].1.shares();
        assert!(low < rate && rate < high && high - low < one.boards[0].1.shares()[2]);
        assert_eq!(two.left.iter().map(|(_, rate)| rate.part).sum::<u64>(), 4_000);
        assert_eq!(ask(2, GameKind::Solitaire, 1).games, 2_000);
    }

    #[test]
    fn solitaire_is_mostly_lost_and_quick_starts_are_laid_with_nine() {
        assert!(ask(3, GameKind::Solitaire, 1).finished.shares()[0] < 0.5);
        assert_eq!(ask(4, GameKind::Quick, 1).boards[0].0, 9);
    }

    #[test]
    fn nonsense_is_answered_with_nothing() {
        assert_eq!(work("{}"), "");
    }
}
