//! A puzzle being solved: found Sets, hints in steps, mistakes, time. It draws nothing and reads no clock.

use ::odds::SETS_IN_NINE;
use engine::{Answer, Card, Claim, Deck, Feature, Seed, Value, all_sets, shuffled_puzzle};
use words::{Words, msg};

use crate::card::as_set;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Watch {
    spent: u64,
    since: Option<u64>,
}

impl Watch {
    pub const fn at(spent: u64) -> Watch {
        Watch { spent, since: None }
    }

    /// A clock that is set back takes nothing away.
    pub fn spent(self, now: u64) -> u64 {
        self.spent + self.since.map_or(0, |since| now.saturating_sub(since))
    }

    pub fn start(&mut self, now: u64) {
        self.since.get_or_insert(now);
    }

    pub fn stop(&mut self, now: u64) {
        *self = Watch::at(self.spent(now));
    }
}

/// Minutes and seconds, with hours if there are any.
pub fn time_text(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// How long one Set took: below ten seconds with a decimal, since whole ones would often be the same.
pub fn split_text(words: Words, milliseconds: u64) -> String {
    match milliseconds {
        0..10_000 => words.text(msg::ResultSeconds { seconds: &words.tenths(milliseconds / 100) }),
        _ => time_text(milliseconds),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintStep {
    Card,
    Pair,
    /// The feature that tells the third card from most others.
    Feature,
}

impl HintStep {
    pub const ALL: [HintStep; 3] = [HintStep::Card, HintStep::Pair, HintStep::Feature];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    pub set: Claim,
    pub step: HintStep,
}

impl Hint {
    /// The first hint: for the Set that players see soonest, the one with most features in common.
    pub fn first(left: impl Iterator<Item = Claim>) -> Option<Hint> {
        let set = left.min_by_key(|set| as_set(*set).differing())?;
        Some(Hint { set, step: HintStep::Card })
    }

    pub fn next(self) -> Option<Hint> {
        Some(Hint { step: *HintStep::ALL.get(self.step as usize + 1)?, ..self })
    }

    pub fn cards(self) -> Vec<Card> {
        let count = if self.step == HintStep::Card { 1 } else { 2 };
        self.set.cards()[..count].to_vec()
    }

    /// The feature whose value on the third card the fewest other cards show, and how it answers in the Set.
    pub fn deciding(self, cards: &[Card]) -> (Feature, Answer) {
        let (set, third) = (self.set.cards(), self.set.cards()[2]);
        let others = |feature: Feature| {
            let alike = |card: &&Card| card.value(feature) == third.value(feature);
            cards.iter().filter(|card| !set.contains(card)).filter(alike).count()
        };
        let answers = as_set(self.set).answers();
        answers.iter().copied().min_by_key(|(feature, _)| others(*feature)).unwrap_or(answers[0])
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    pub cards: Claim,
    /// In milliseconds of visible time.
    pub at: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A Set that was not found before, so many milliseconds after the one before it.
    New {
        split: u64,
    },
    Again,
    Wrong,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The cover lies over the cards, and the clock has not begun.
    Covered,
    /// The cards are visible and the clock runs.
    Going,
    /// The cards are hidden and the clock stands.
    Paused,
    Solved,
}

/// The cards of a quick-start puzzle.
pub(super) const NINE: usize = 9;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleRun {
    pub(super) cards: Vec<Card>,
    /// What the cards were drawn from, at a table too; none for the puzzle of a day.
    pub(super) seed: Option<Seed>,
    pub(super) sets: Vec<Claim>,
    pub(super) found: Vec<Found>,
    pub(super) hint: Option<Hint>,
    pub(super) hints: u32,
    pub(super) wrong: u32,
    pub(super) started: bool,
    pub(super) paused: bool,
    /// Whether it was solved while its date was open.
    pub(super) in_time: bool,
    pub(super) watch: Watch,
}

impl PuzzleRun {
    pub fn new(cards: Vec<Card>) -> PuzzleRun {
        let sets = all_sets(&cards).iter().filter_map(|set| Claim::new(set).ok()).collect();
        PuzzleRun { cards, sets, ..PuzzleRun::default() }
    }

    /// Nine cards that share a value, as a table with this seed deals them.
    pub fn drawn(kept: Value, seed: Seed) -> PuzzleRun {
        let cards = shuffled_puzzle(Deck::Only(kept), NINE, SETS_IN_NINE, &seed.of_round(1), &[]);
        PuzzleRun { seed: Some(seed), ..PuzzleRun::new(cards) }
    }

    /// The value that all cards of a quick-start puzzle share.
    pub fn kept(&self) -> Option<Value> {
        let alike = |feature: Feature| {
            let first = self.cards.first()?.value(feature);
            self.cards.iter().all(|card| card.value(feature) == first).then_some(first)
        };
        Feature::ALL.into_iter().find_map(alike)
    }

    /// Uncovers the cards and starts the clock.
    pub fn start(&mut self, now: u64) {
        self.started = true;
        self.look(true, now);
    }

    pub fn goal(&self) -> usize {
        self.sets.len()
    }

    pub fn stage(&self) -> Stage {
        match () {
            () if !self.started => Stage::Covered,
            () if self.found.len() == self.sets.len() => Stage::Solved,
            () if self.paused => Stage::Paused,
            () => Stage::Going,
        }
    }

    /// Milliseconds that the cards were visible.
    pub fn spent(&self, now: u64) -> u64 {
        self.watch.spent(now)
    }

    /// Milliseconds before each Set, since the one before it.
    pub fn splits(&self) -> Vec<u64> {
        let before = std::iter::once(0).chain(self.found.iter().map(|found| found.at));
        self.found.iter().zip(before).map(|(found, before)| found.at.saturating_sub(before)).collect()
    }

    /// Judges three cards; `in_time` is whether the puzzle's date is open. `None` while the cards are hidden.
    pub fn claim(&mut self, cards: Claim, in_time: bool, now: u64) -> Option<Verdict> {
        if self.stage() != Stage::Going {
            return None;
        }
        if !as_set(cards).is_find() {
            self.wrong += 1;
            return Some(Verdict::Wrong);
        }
        if self.has_found(cards) {
            return Some(Verdict::Again);
        }
        let at = self.spent(now);
        let before = self.found.last().map_or(0, |found| found.at);
        self.found.push(Found { cards, at });
        if self.hint.is_some_and(|hint| hint.set.is_same_find(cards)) {
            self.hint = None;
        }
        if self.stage() == Stage::Solved {
            self.watch.stop(now);
            self.in_time = in_time;
        }
        Some(Verdict::New { split: at.saturating_sub(before) })
    }

    pub fn has_found(&self, cards: Claim) -> bool {
        self.found.iter().any(|found| found.cards.is_same_find(cards))
    }

    pub fn take_hint(&mut self) -> Option<Hint> {
        if self.stage() != Stage::Going {
            return None;
        }
        let next = match self.hint {
            Some(hint) => hint.next()?,
            None => Hint::first(self.sets.iter().copied().filter(|set| !self.has_found(*set)))?,
        };
        self.hints += 1;
        self.hint = Some(next);
        self.hint
    }

    pub fn pause(&mut self, paused: bool, now: u64) {
        self.paused = paused;
        self.look(true, now);
    }

    /// The page becomes visible or hidden; the clock runs only while cards are visible.
    pub fn look(&mut self, looks: bool, now: u64) {
        if looks && self.stage() == Stage::Going { self.watch.start(now) } else { self.watch.stop(now) }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    #[test]
    fn only_what_it_runs_is_counted() {
        let mut watch = Watch::default();
        watch.start(1_000);
        watch.start(2_000);
        assert_eq!(watch.spent(4_000), 3_000);
        watch.stop(4_000);
        watch.stop(9_000);
        assert_eq!(watch.spent(50_000), 3_000);
        watch.start(60_000);
        assert_eq!(watch.spent(61_500), 4_500);
        assert_eq!(watch.spent(59_000), 3_000, "the device's clock was set back");
    }

    #[test]
    fn times_are_read_as_people_write_them() {
        let texts = [0, 9_999, 151_000, 3_600_000, 3_751_000].map(time_text);
        assert_eq!(texts, ["0:00", "0:09", "2:31", "1:00:00", "1:02:31"]);
    }

    fn cards(texts: &str) -> Vec<Card> {
        texts.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn the_feature_that_decides_is_shown_by_the_fewest_others() {
        let layout = cards("1srd 2srd 3srd 1tgo 1egq 2tgo 1spd");
        let hint = Hint { set: Claim::new(&layout[..3]).unwrap(), step: HintStep::Feature };
        assert_eq!(hint.deciding(&layout), (Feature::Number, Answer::Different));
        assert_eq!(hint.cards(), layout[..2]);
    }

    #[test]
    fn the_first_is_about_the_easiest() {
        let sets = [cards("1srd 2tgo 3epq"), cards("1srd 2srd 3srd")];
        let claims = sets.iter().map(|set| Claim::new(set).unwrap());
        let hint = Hint::first(claims).unwrap();
        assert_eq!((as_set(hint.set).differing(), hint.cards().len()), (1, 1));
        assert_eq!(Hint::first(std::iter::empty()), None);
    }

    pub fn run() -> PuzzleRun {
        PuzzleRun::new(::odds::daily_puzzle("2026-11-16".parse().unwrap()).to_vec())
    }

    fn begun() -> PuzzleRun {
        let mut run = run();
        run.start(0);
        run
    }

    #[test]
    fn before_the_start_nothing_happens_and_no_time_passes() {
        let mut run = run();
        run.look(true, 0);
        assert_eq!((run.stage(), run.spent(60_000)), (Stage::Covered, 0));
        assert_eq!((run.claim(run.sets[0], true, 60_000), run.take_hint()), (None, None));
        run.start(60_000);
        assert_eq!((run.stage(), run.spent(61_000)), (Stage::Going, 1_000));
    }

    #[test]
    fn all_sets_found_is_solved_and_stops_the_clock() {
        let mut run = begun();
        assert_eq!((run.cards.len(), run.goal(), run.stage()), (12, 6, Stage::Going));
        for (place, set) in run.sets.clone().into_iter().enumerate() {
            let now = 1_000 * (place as u64 + 1) * (place as u64 + 1);
            let split = 1_000 * (2 * place as u64 + 1);
            assert_eq!(run.claim(set, true, now), Some(Verdict::New { split }));
        }
        assert_eq!(run.stage(), Stage::Solved);
        assert!(run.in_time);
        assert_eq!(run.splits(), [1_000, 3_000, 5_000, 7_000, 9_000, 11_000]);
        run.look(true, 90_000);
        assert_eq!(run.spent(100_000), 36_000);
        assert_eq!(run.claim(run.sets[0], true, 100_000), None);
    }

    #[test]
    fn found_twice_is_neither_new_nor_wrong_but_no_set_is_counted() {
        let mut run = begun();
        let [a, b, c] = run.sets[0].triple().unwrap();
        run.claim(run.sets[0], true, 1);
        assert_eq!(run.claim(Claim::new(&[c, a, b]).unwrap(), true, 2), Some(Verdict::Again));
        assert_eq!((run.found.len(), run.wrong), (1, 0));
        let mut triples = run.cards.windows(3).map(|cards| Claim::new(cards).unwrap());
        let no_set = triples.find(|claim| !as_set(*claim).is_find()).unwrap();
        assert_eq!(run.claim(no_set, true, 3), Some(Verdict::Wrong));
        assert_eq!((run.found.len(), run.wrong), (1, 1));
    }

    #[test]
    fn hints_come_in_three_steps_and_are_counted() {
        let mut run = begun();
        let steps: Vec<HintStep> = (0..3).map(|_| run.take_hint().unwrap().step).collect();
        assert_eq!(steps, [HintStep::Card, HintStep::Pair, HintStep::Feature]);
        assert_eq!((run.take_hint(), run.hints), (None, 3));
        let hinted = run.hint.unwrap().set;
        let other = *run.sets.iter().find(|set| !set.is_same_find(hinted)).unwrap();
        run.claim(other, true, 5);
        assert_eq!(run.hint.unwrap().step, HintStep::Feature, "it is still to be found");
        run.claim(hinted, true, 6);
        assert_eq!(run.hint, None);
        let next = run.take_hint().unwrap();
        assert!(!run.has_found(next.set));
        assert_eq!(run.hints, 4);
    }

    #[test]
    fn while_it_is_paused_nothing_happens_and_no_time_passes() {
        let mut run = begun();
        run.pause(true, 5_000);
        assert_eq!(run.stage(), Stage::Paused);
        run.look(false, 6_000);
        run.look(true, 7_000);
        assert_eq!((run.claim(run.sets[0], true, 8_000), run.take_hint()), (None, None));
        assert_eq!(run.spent(9_000), 5_000);
        run.pause(false, 10_000);
        assert_eq!((run.stage(), run.spent(11_000)), (Stage::Going, 6_000));
    }

    #[test]
    fn who_looks_away_loses_no_time() {
        let mut run = begun();
        run.look(false, 2_000);
        run.look(true, 60_000);
        assert_eq!(run.spent(61_000), 3_000);
    }
}
