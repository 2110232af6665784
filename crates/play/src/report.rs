//! What a round came to: who found what and how quickly, and what nobody saw.

use engine::{Board, Claim, Ending, Event, Fact, SeatNumber, Time, Triple, all_sets};

/// What the last round of a table came to so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The round, counted from 1.
    pub round: u32,
    /// When its cards were dealt.
    pub began: Time,
    /// When its last event happened.
    pub ended: Time,
    /// The Sets that were found, in order.
    pub finds: Vec<Find>,
    /// Who called wrongly, once for every wrong call.
    pub wrong_calls: Vec<SeatNumber>,
    /// The Sets that lay there when the players agreed that there was none.
    pub missed: Vec<Triple>,
}

/// A Set that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Find {
    /// Who found it.
    pub seat: SeatNumber,
    /// The Set.
    pub cards: Claim,
    /// Milliseconds since the last find or the last new cards.
    pub after: u64,
}

/// What a round came to for one player.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// Milliseconds for each Set found.
    pub times: Vec<u64>,
    /// How many calls were wrong.
    pub wrong_calls: usize,
}

impl Report {
    /// Goes through everything that happened at a table; there is nothing to report before the first deal.
    pub fn of(events: &[Event]) -> Option<Report> {
        let mut board = Board::open(events.first()?)?;
        let mut report = None;
        for event in events {
            if let Fact::Dealt { round, .. } = event.fact {
                report = Some(Report::begun(round, event.at));
            }
            if let Some(report) = &mut report {
                report.take_in(&board, event);
            }
            board.apply(event);
        }
        report
    }

    fn begun(round: u32, at: Time) -> Report {
        Report { round, began: at, ended: at, finds: Vec::new(), wrong_calls: Vec::new(), missed: Vec::new() }
    }

    /// Takes in an event of the round, with the board as it was before.
    fn take_in(&mut self, board: &Board, event: &Event) {
        match &event.fact {
            Fact::Taken { seat, cards, .. } | Fact::Found { seat, cards } => {
                let after = event.at.since(board.changed());
                self.finds.push(Find { seat: *seat, cards: *cards, after });
            }
            Fact::WrongCall { seat, .. } => self.wrong_calls.push(*seat),
            Fact::Widened { .. } => self.miss(board),
            Fact::RoundEnded { why: Ending::Agreed | Ending::SolitaireOverlooked { .. }, .. } => {
                self.miss(board);
            }
            _ => {}
        }
        if board.phase().in_round() {
            self.ended = event.at;
        }
    }

    fn miss(&mut self, board: &Board) {
        self.missed.extend(all_sets(board.layout().cards()));
    }

    /// What the round came to for one player.
    pub fn score(&self, seat: SeatNumber) -> Score {
        let times = self.finds.iter().filter(|find| find.seat == seat).map(|find| find.after).collect();
        let wrong_calls = self.wrong_calls.iter().filter(|&&wrong| wrong == seat).count();
        Score { times, wrong_calls }
    }
}

impl Score {
    /// The share of calls that were right; nothing without a call.
    pub fn hit_rate(&self) -> Option<f64> {
        let calls = self.times.len() + self.wrong_calls;
        (calls > 0).then(|| self.times.len() as f64 / calls as f64)
    }

    /// Seconds for a Set on average; nothing without a Set.
    pub fn mean_seconds(&self) -> Option<f64> {
        let sum: u64 = self.times.iter().sum();
        (!self.times.is_empty()).then(|| sum as f64 / 1000.0 / self.times.len() as f64)
    }

    /// Seconds for the quickest Set.
    pub fn best_seconds(&self) -> Option<f64> {
        self.times.iter().min().map(|&best| best as f64 / 1000.0)
    }
}
