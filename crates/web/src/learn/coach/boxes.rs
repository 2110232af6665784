//! Which Sets come back, and when: Leitner's boxes.
//!
//! A Set that was missed or took long goes into the first box. A Set whose time has come is asked for: found quickly and without
//! a hint it goes one box further, otherwise back into the first one. After the last box it is known.
//!
//! Stored as text, which takes less code than JSON: a line `version read`, then a line `cards place due` for each Set.

use engine::Triple;
use play::median;

use crate::diary::{DiaryEvent, Entry, Game, cards_of, written};

const MINUTE: u64 = 60 * 1000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long a Set stays in each box, in milliseconds.
pub const WAITS: [u64; 5] = [10 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY];

/// The version of what is stored. What another version has stored is not read.
const VERSION: u32 = 1;

/// The most Sets in all boxes; above it the one that is nearest to being known is left out.
const MOST: usize = 100;

/// So many finds tell how quick a player usually is.
const ENOUGH: usize = 10;
const LATEST: usize = 100;

/// What takes long, in milliseconds: at least this for all players, and this as long as the usual pace is not known.
const SHORTEST_LONG: u32 = 15_000;
const LONG: u32 = 30_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewSet {
    /// In the order of the deck.
    pub cards: Triple,
    /// The index of its box in [`WAITS`].
    pub place: usize,
    /// When it comes back, in milliseconds since 1970.
    pub due: u64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewBoxes {
    /// The time of the last entry of the diary that was read.
    read: u64,
    sets: Vec<ReviewSet>,
}

impl ReviewBoxes {
    pub fn text(&self) -> String {
        let mut text = format!("{VERSION} {}\n", self.read);
        for set in &self.sets {
            text += &format!("{} {} {}\n", written(set.cards), set.place, set.due);
        }
        text
    }

    /// What was stored; empty if this version cannot read it.
    pub fn of(text: &str) -> ReviewBoxes {
        ReviewBoxes::parse(text).unwrap_or_default()
    }

    fn parse(text: &str) -> Option<ReviewBoxes> {
        let mut lines = text.lines();
        let (version, read) = lines.next()?.split_once(' ')?;
        if version.parse() != Ok(VERSION) {
            return None;
        }
        let set = |line: &str| {
            let (cards, rest) = line.split_once(' ')?;
            let (place, due) = rest.split_once(' ')?;
            let place = place.parse().ok().filter(|place| *place < WAITS.len())?;
            Some(ReviewSet { cards: cards_of(cards)?, place, due: due.parse().ok()? })
        };
        let sets: Option<Vec<ReviewSet>> = lines.map(set).collect();
        Some(ReviewBoxes { read: read.parse().ok()?, sets: sets? })
    }

    /// Takes in what the diary notes since the last time. An entry from a clock that was ahead must not hide what comes after it.
    pub fn read(&mut self, diary: &[Entry], now: u64) {
        let (long, read) = (long(diary), self.read.min(now));
        for entry in diary.iter().filter(|entry| entry.at > read) {
            match entry.event {
                DiaryEvent::Missed { cards } => self.put(cards, entry.at),
                DiaryEvent::Found { milliseconds, cards: Some(cards), .. }
                    if entry.game != Game::Drill && milliseconds > long =>
                {
                    self.put(cards, entry.at);
                }
                _ => {}
            }
        }
        self.read = diary.iter().map(|entry| entry.at).fold(read, u64::max).min(now);
    }

    /// Puts a Set into the first box, wherever it was.
    fn put(&mut self, cards: Triple, now: u64) {
        self.place(cards, 0, now);
        while self.sets.len() > MOST {
            let nearest = (0..self.sets.len()).max_by_key(|&one| (self.sets[one].place, self.sets[one].due));
            if let Some(nearest) = nearest {
                self.sets.remove(nearest);
            }
        }
    }

    fn place(&mut self, cards: Triple, place: usize, now: u64) {
        let cards = in_order(cards);
        self.sets.retain(|set| set.cards != cards);
        if let Some(wait) = WAITS.get(place) {
            self.sets.push(ReviewSet { cards, place, due: now.saturating_add(*wait) });
        }
    }

    /// Notes how a Set was answered, and returns the index of its new box; that after the last one means that it is known.
    pub fn answer(&mut self, set: ReviewSet, knows: bool, now: u64) -> usize {
        let place = if knows { set.place + 1 } else { 0 };
        self.place(set.cards, place, now);
        place
    }

    /// The Set that has waited longest of those whose time has come.
    pub fn first_due(&self, now: u64) -> Option<ReviewSet> {
        self.sets.iter().copied().filter(|set| set.due <= now).min_by_key(|set| set.due)
    }

    pub fn count_due(&self, now: u64) -> usize {
        self.sets.iter().filter(|set| set.due <= now).count()
    }

    /// When the next Set comes back.
    pub fn next_due(&self) -> Option<u64> {
        self.sets.iter().map(|set| set.due).min()
    }

    /// The number of Sets in each box.
    pub fn counts(&self) -> [usize; WAITS.len()] {
        let mut counts = [0; WAITS.len()];
        self.sets.iter().for_each(|set| counts[set.place] += 1);
        counts
    }
}

/// Three cards in the order of the deck. The sort of the standard library is larger than the rest of this module.
fn in_order([mut a, mut b, mut c]: Triple) -> Triple {
    for _ in 0..2 {
        (a, b) = (a.min(b), a.max(b));
        (b, c) = (b.min(c), b.max(c));
    }
    [a, b, c]
}

/// From how many milliseconds on a find took long: twice the player's median, within limits. Drills are left out, since some of
/// them show only three cards.
pub fn long(diary: &[Entry]) -> u32 {
    let time = |entry: &Entry| match entry.event {
        DiaryEvent::Found { milliseconds, .. } if entry.game != Game::Drill => Some(milliseconds),
        _ => None,
    };
    let mut times: Vec<u64> = diary.iter().rev().filter_map(time).map(u64::from).take(LATEST).collect();
    times.sort_unstable();
    match median(&times) {
        Some(median) if times.len() >= ENOUGH => {
            u32::try_from(median.saturating_mul(2)).unwrap_or(u32::MAX).max(SHORTEST_LONG)
        }
        _ => LONG,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 1_763_290_000_000;

    fn set(written: &str) -> Triple {
        cards_of(written).unwrap()
    }

    fn entry(at: u64, game: Game, event: DiaryEvent) -> Entry {
        Entry { at, game, event }
    }

    fn missed(at: u64, written: &str) -> Entry {
        entry(at, Game::Here, DiaryEvent::Missed { cards: set(written) })
    }

    fn found(at: u64, game: Game, milliseconds: u64) -> Entry {
        entry(at, game, DiaryEvent::found(set("1srd2tgo3epq"), milliseconds))
    }

    #[test]
    fn a_missed_set_comes_back_after_each_wait_until_it_is_known() {
        let mut boxes = ReviewBoxes::default();
        boxes.read(&[missed(NOW, "1srd2tgo3epq")], u64::MAX);
        let mut now = NOW;
        for (place, wait) in WAITS.into_iter().enumerate() {
            assert_eq!(boxes.first_due(now + wait - 1), None, "box {place}");
            now += wait;
            let due = boxes.first_due(now).unwrap();
            assert_eq!((due.place, boxes.count_due(now)), (place, 1));
            assert_eq!(boxes.answer(due, true, now), place + 1);
        }
        assert_eq!((boxes.next_due(), boxes.counts()), (None, [0; 5]));
        assert_eq!(WAITS.map(|wait| wait / MINUTE), [10, 60, 24 * 60, 3 * 24 * 60, 7 * 24 * 60]);
    }

    #[test]
    fn what_is_not_known_goes_back_to_the_first_box() {
        let mut boxes = ReviewBoxes::default();
        boxes.read(&[missed(NOW, "1srd2tgo3epq")], u64::MAX);
        let due = boxes.first_due(NOW + DAY).unwrap();
        boxes.answer(due, true, NOW + DAY);
        let due = boxes.first_due(NOW + 2 * DAY).unwrap();
        assert_eq!(boxes.answer(due, false, NOW + 2 * DAY), 0);
        assert_eq!((boxes.counts(), boxes.next_due()), ([1, 0, 0, 0, 0], Some(NOW + 2 * DAY + WAITS[0])));
    }

    #[test]
    fn entries_are_read_once_and_the_order_of_the_cards_is_no_matter() {
        let mut boxes = ReviewBoxes::default();
        let mut diary = vec![missed(NOW, "1srd2tgo3epq")];
        boxes.read(&diary, u64::MAX);
        let due = boxes.first_due(NOW + HOUR).unwrap();
        boxes.answer(due, true, NOW + HOUR);
        boxes.read(&diary, u64::MAX);
        assert_eq!(boxes.counts(), [0, 1, 0, 0, 0], "the entry is not read again");
        diary.push(missed(NOW + 2 * HOUR, "3epq1srd2tgo"));
        boxes.read(&diary, u64::MAX);
        assert_eq!(boxes.counts(), [1, 0, 0, 0, 0], "the same Set, missed again");
    }

    #[test]
    fn what_takes_long_depends_on_the_player() {
        let diary = |milliseconds: u64, finds: u64| -> Vec<Entry> {
            (0..finds).map(|place| found(NOW + place, Game::Table, milliseconds)).collect()
        };
        assert_eq!(long(&[]), 30_000);
        assert_eq!(long(&diary(20_000, 9)), 30_000, "too few to know");
        assert_eq!(long(&diary(20_000, 10)), 40_000);
        assert_eq!(long(&diary(2_000, 10)), 15_000, "a quick player does not repeat everything");
        let mut boxes = ReviewBoxes::default();
        let mut all = diary(10_000, 20);
        all.push(found(NOW + 90, Game::Drill, 50_000));
        boxes.read(&all, u64::MAX);
        assert_eq!(boxes.counts(), [0; 5], "neither the usual ones nor a drill");
        all.push(found(NOW + 91, Game::Daily, 20_001));
        boxes.read(&all, u64::MAX);
        assert_eq!(boxes.counts(), [1, 0, 0, 0, 0]);
    }

    #[test]
    fn the_boxes_do_not_grow_without_end() {
        let deck: Vec<engine::Card> = engine::Card::all().collect();
        let mut boxes = ReviewBoxes::default();
        let known = missed(NOW, "1srd2tgo3epq");
        boxes.read(&[known], u64::MAX);
        let due = boxes.first_due(NOW + HOUR).unwrap();
        boxes.answer(due, true, NOW + HOUR);
        let diary: Vec<Entry> = (0..MOST)
            .map(|place| {
                let cards = [deck[place % 40], deck[40 + place / 40], deck[50 + place % 30]];
                entry(NOW + 1 + place as u64, Game::Here, DiaryEvent::Missed { cards })
            })
            .collect();
        boxes.read(&diary, u64::MAX);
        assert_eq!(boxes.counts(), [MOST, 0, 0, 0, 0], "the furthest one is left out");
    }

    #[test]
    fn only_this_version_is_read() {
        let mut boxes = ReviewBoxes::default();
        boxes.read(&[missed(NOW, "1srd2tgo3epq")], u64::MAX);
        let text = boxes.text();
        let cards = written(in_order(set("1srd2tgo3epq")));
        assert_eq!(text, format!("1 {NOW}\n{cards} 0 {}\n", NOW + WAITS[0]));
        assert_eq!(ReviewBoxes::of(&text), boxes);
        for other in ["", "2 5\n", "1\n", &text.replacen("1 ", "2 ", 1), &text.replace(" 0 ", " 9 ")] {
            assert_eq!(ReviewBoxes::of(other), ReviewBoxes::default(), "{other}");
        }
    }

    #[test]
    fn cards_are_put_in_order() {
        let [a, b, c] = set("1srd2tgo3epq");
        let ordered = in_order([a, b, c]);
        assert!(ordered[0] < ordered[1] && ordered[1] < ordered[2]);
        for cards in [[a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]] {
            assert_eq!(in_order(cards), ordered);
        }
    }

    #[test]
    fn a_clock_that_was_ahead_hides_nothing_later() {
        let mut boxes = ReviewBoxes::default();
        let ahead = missed(NOW + 365 * DAY, "1srd2tgo3epq");
        boxes.read(&[ahead], NOW);
        boxes.read(&[ahead, missed(NOW + HOUR, "1srd2srd3srd")], NOW + HOUR);
        assert_eq!(boxes.sets.len(), 2);
    }
}
