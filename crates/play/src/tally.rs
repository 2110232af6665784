//! What a match comes to, counted from what everybody has seen.
//!
//! The score sheet, how long each Set took, and the Sets that nobody saw. It folds the same events as every screen, so a
//! terminal, a browser and a replay count alike.

use engine::{Board, Card, Commitment, Contribution, Ending, Event, Fact, SeatNumber, Seed, Time};

use crate::missed::{Lying, Missed};

/// One match, round by round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The rounds that were dealt, the last one perhaps not over.
    pub rounds: Vec<RoundTally>,
}

/// One round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundTally {
    /// Its number, counted from 1.
    pub round: u32,
    /// What each seat made of it, by seat number.
    pub lines: Vec<Line>,
    /// The Sets that were found, in order.
    pub finds: Vec<Find>,
    /// The Sets that lay there and were not seen, those that lay longest first.
    pub missed: Vec<Missed>,
    /// The cards that lay there last.
    pub last: Vec<Card>,
    /// What the deal can be checked with.
    pub deal: Deal,
}

/// What one seat made of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line {
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
    /// The share of calls that were right, if there was one.
    pub fn hit_rate(&self) -> Option<f64> {
        let calls = self.right + self.wrong;
        (calls > 0).then(|| f64::from(self.right) / f64::from(calls))
    }
}

impl Tally {
    /// Counts the last match of a table.
    pub fn of(events: &[Event]) -> Tally {
        let Some(board) = events.first().and_then(Board::open) else { return Tally::default() };
        let mut count =
            Count { board, rounds: Vec::new(), since: Time(0), called: None, lying: Lying::default() };
        events.iter().for_each(|event| count.hear(event));
        Tally { rounds: count.rounds }
    }

    /// Everything that was found, in order, through all rounds.
    pub fn finds(&self) -> impl Iterator<Item = &Find> {
        self.rounds.iter().flat_map(|round| &round.finds)
    }

    /// How quick and how sure a seat was.
    pub fn pace(&self, seat: SeatNumber) -> Pace {
        let mut times: Vec<u64> =
            self.finds().filter(|find| find.seat == seat).map(|find| find.took).collect();
        times.sort_unstable();
        let lines = self.rounds.iter().filter_map(|round| round.lines.get(seat.index()));
        Pace {
            right: times.len() as u32,
            wrong: lines.map(|line| line.wrong).sum(),
            quickest: times.first().copied(),
            median: median(&times),
        }
    }
}

/// Of an even number of times there are two in the middle; the median lies halfway.
fn median(sorted: &[u64]) -> Option<u64> {
    let upper = *sorted.get(sorted.len() / 2)?;
    let lower = sorted[(sorted.len() - 1) / 2];
    Some((lower + upper) / 2)
}

/// What is known while counting.
struct Count {
    board: Board,
    rounds: Vec<RoundTally>,
    /// When something was last found or laid.
    since: Time,
    /// When the call that stands was made.
    called: Option<Time>,
    lying: Lying,
}

impl Count {
    fn hear(&mut self, event: &Event) {
        let deal = matches!(event.fact, Fact::Dealt { .. }).then(|| self.deal());
        self.board.apply(event);
        match &event.fact {
            Fact::Rematch => self.rounds.clear(),
            Fact::Dealt { round, .. } => self.begin(*round, deal, event.at),
            Fact::CallHeld { .. } | Fact::Called { .. } => _ = self.called.get_or_insert(event.at),
            Fact::WrongCall { .. } => self.called = None,
            Fact::Taken { seat, cards, .. } | Fact::Found { seat, cards } => {
                self.found(*seat, event.at);
                self.lying.find(*cards);
            }
            Fact::Widened { .. } => {
                self.lying.deny();
                self.since = event.at;
            }
            Fact::RoundEnded { why, seed, .. } => {
                if matches!(why, Ending::Agreed | Ending::SolitaireOverlooked { .. }) {
                    self.lying.deny();
                }
                self.end(*seed, event.at);
            }
            _ => {}
        }
        if self.board.phase().in_round() {
            self.lying.look(self.board.layout(), event.at);
        }
        self.write_lines();
    }

    /// What the next deal can be checked with, as it stands before it.
    fn deal(&self) -> Deal {
        let seats = self.board.seated();
        let contributions = seats.filter_map(|(number, seat)| Some((number, seat.contribution?))).collect();
        Deal { commitment: self.board.commitment(), contributions, seed: None }
    }

    fn begin(&mut self, round: u32, deal: Option<Deal>, at: Time) {
        let deal = deal.unwrap_or_else(|| self.deal());
        let before = self.board.seats().iter().map(|seat| seat.score);
        let lines = before.map(|score| Line { total: score, ..Line::default() }).collect();
        let (finds, missed, last) = (Vec::new(), Vec::new(), Vec::new());
        self.rounds.push(RoundTally { round, lines, finds, missed, last, deal });
        (self.since, self.called, self.lying) = (at, None, Lying::default());
    }

    fn found(&mut self, seat: SeatNumber, at: Time) {
        let took = self.called.take().unwrap_or(at).since(self.since);
        if let Some(round) = self.rounds.last_mut() {
            round.finds.push(Find { seat, took });
        }
        self.since = at;
    }

    fn end(&mut self, seed: Option<Seed>, at: Time) {
        let missed = std::mem::take(&mut self.lying).end(at);
        if let Some(round) = self.rounds.last_mut() {
            round.missed = missed;
            round.last = self.board.layout().cards().to_vec();
            round.deal.seed = seed;
        }
    }

    /// Every line says what its seat has made of the round so far.
    fn write_lines(&mut self) {
        let Some((round, earlier)) = self.rounds.split_last_mut() else { return };
        // Between rounds only names and seats change, and points that somebody is given belong to the next round.
        if !self.board.phase().in_round() && !round.last.is_empty() {
            return;
        }
        for (place, seat) in self.board.seats().iter().enumerate() {
            if place == round.lines.len() {
                round.lines.push(Line { total: seat.score, ..Line::default() });
            }
            let wrong: u32 =
                earlier.iter().filter_map(|round| round.lines.get(place)).map(|line| line.wrong).sum();
            let line = &mut round.lines[place];
            line.points += seat.score - line.total;
            line.total = seat.score;
            line.sets = seat.sets.len() as u32;
            line.wrong = seat.wrong_calls - wrong.min(seat.wrong_calls);
        }
    }
}
