//! The statistics of a match: the score sheet, how long each Set took, and the Sets that were missed.
//!
//! They are made from public events, so every client and a replay count alike.

use engine::{Card, Claim, Commitment, Contribution, Event, SeatNumber, Seed, Time};

use crate::missed_sets::MissedSet;
use crate::stats_builder::StatsBuilder;

/// One match, round by round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchStats {
    /// The rounds that were dealt, the last one perhaps not over.
    pub rounds: Vec<RoundStats>,
}

/// One round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundStats {
    /// Its number, counted from 1.
    pub round: u32,
    /// When its cards were dealt.
    pub began: Time,
    /// When something last happened while its cards lay there.
    pub ended: Time,
    /// What each seat made of it, by seat number.
    pub lines: Vec<SeatStats>,
    /// The Sets that were found, in order.
    pub finds: Vec<Find>,
    /// Who made a find on a board of their own, and how long it took, in milliseconds: its cards are not public.
    pub unseen: Vec<(SeatNumber, u64)>,
    /// The Sets that lay there and were not seen, those that lay longest first.
    pub missed: Vec<MissedSet>,
    /// The cards that lay there last.
    pub last: Vec<Card>,
    /// What the deal can be checked with.
    pub deal: Deal,
}

/// What one seat made of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatStats {
    /// Sets.
    pub sets: u32,
    /// Points, less what wrong calls cost.
    pub points: i32,
    /// Wrong calls.
    pub wrong: u32,
    /// The match's points so far.
    pub total: i32,
}

/// A Set that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Find {
    /// Who found it.
    pub seat: SeatNumber,
    /// How long it took since the cards had last changed, in milliseconds.
    pub took: u64,
    /// Its cards.
    pub cards: Claim,
}

/// What the deal of a round can be checked with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// What bound the server before the round.
    pub commitment: Commitment,
    /// What the players mixed in.
    pub contributions: Vec<(SeatNumber, Contribution)>,
    /// What it was bound to; shown when the round is over.
    pub seed: Option<Seed>,
}

/// How quick and how sure one seat was in a whole match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// Calls that were right.
    pub right: u32,
    /// Calls that were not.
    pub wrong: u32,
    /// The quickest Set, in milliseconds.
    pub quickest: Option<u64>,
    /// As many Sets were quicker as were slower.
    pub median: Option<u64>,
}

impl Pace {
    fn of(mut times: Vec<u64>, wrong: u32) -> Pace {
        times.sort_unstable();
        Pace { right: times.len() as u32, wrong, quickest: times.first().copied(), median: median(&times) }
    }

    /// The share of calls that were right, if there was one.
    pub fn hit_rate(&self) -> Option<f64> {
        let calls = self.right + self.wrong;
        (calls > 0).then(|| f64::from(self.right) / f64::from(calls))
    }
}

impl RoundStats {
    /// How long each Set of a seat took, in milliseconds, in order.
    pub fn times(&self, seat: SeatNumber) -> Vec<u64> {
        let seen = self.finds.iter().map(|find| (find.seat, find.took));
        seen.chain(self.unseen.iter().copied()).filter(|(by, _)| *by == seat).map(|(_, took)| took).collect()
    }

    /// The Sets that lay there when the players agreed that there was none.
    pub fn denied(&self) -> Vec<MissedSet> {
        self.missed.iter().filter(|missed| missed.denied).copied().collect()
    }

    /// How quick and how sure a seat was in this round.
    pub fn pace(&self, seat: SeatNumber) -> Pace {
        Pace::of(self.times(seat), self.lines.get(seat.index()).map_or(0, |line| line.wrong))
    }
}

impl MatchStats {
    /// Counts the last match of a table.
    pub fn of(events: &[Event]) -> MatchStats {
        MatchStats { rounds: StatsBuilder::of(events) }
    }

    /// Everything that was found, in order, through all rounds.
    pub fn finds(&self) -> impl Iterator<Item = &Find> {
        self.rounds.iter().flat_map(|round| &round.finds)
    }

    /// How quick and how sure a seat was.
    pub fn pace(&self, seat: SeatNumber) -> Pace {
        let times = self.rounds.iter().flat_map(|round| round.times(seat)).collect();
        let lines = self.rounds.iter().filter_map(|round| round.lines.get(seat.index()));
        Pace::of(times, lines.map(|line| line.wrong).sum())
    }
}

/// The middle of sorted times; of an even number there are two in the middle, and the median lies halfway.
///
/// ```
/// assert_eq!(play::median(&[1, 4, 6, 9]), Some(5));
/// assert_eq!(play::median(&[]), None);
/// ```
pub fn median(sorted: &[u64]) -> Option<u64> {
    let upper = *sorted.get(sorted.len() / 2)?;
    let lower = sorted[(sorted.len() - 1) / 2];
    Some(lower.midpoint(upper))
}
