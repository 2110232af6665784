//! Builds the statistics of a match, event by event.

use std::collections::BTreeMap;

use engine::{Board, Ending, Event, Fact, SeatNumber, Seed, Time};

use crate::find_timer::FindTimer;
use crate::missed_sets::OpenSets;
use crate::stats::{Deal, RoundStats, SeatStats};

pub(crate) struct StatsBuilder {
    board: Board,
    rounds: Vec<RoundStats>,
    finds: FindTimer,
    lying: OpenSets,
    /// When each seat has last made a find on a board of its own in this round.
    own_finds: BTreeMap<SeatNumber, Time>,
}

impl StatsBuilder {
    /// The rounds of the last match.
    pub(crate) fn of(events: &[Event]) -> Vec<RoundStats> {
        let Some(board) = events.first().and_then(|event| Board::open(event).ok()) else { return Vec::new() };
        let lying = OpenSets::default();
        let (rounds, finds, own_finds) = (Vec::new(), FindTimer::default(), BTreeMap::new());
        let mut builder = StatsBuilder { board, rounds, finds, lying, own_finds };
        events.iter().for_each(|event| builder.apply(event));
        if let Some(round) = builder.rounds.last_mut().filter(|_| builder.board.phase().in_round()) {
            round.missed = builder.lying.so_far(builder.board.clock());
        }
        builder.rounds
    }

    fn apply(&mut self, event: &Event) {
        if let Some(round) = self.rounds.last_mut().filter(|_| self.board.phase().in_round()) {
            round.ended = event.at;
        }
        let deal = matches!(event.fact, Fact::Dealt { .. }).then(|| self.deal());
        self.board.apply(event);
        let find = self.finds.apply(event);
        if let Some(round) = self.rounds.last_mut() {
            round.finds.extend(find);
        }
        match &event.fact {
            Fact::Rematch => self.rounds.clear(),
            Fact::Dealt { round, .. } => self.begin(*round, deal, event.at),
            Fact::Taken { cards, .. } | Fact::Found { cards, .. } => self.lying.find(*cards),
            Fact::Scored { seat, .. } => self.find_unseen(*seat, event.at),
            Fact::Widened { .. } => self.lying.deny(),
            Fact::RoundEnded { why, seed, .. } => {
                if matches!(why, Ending::Agreed | Ending::SolitaireOverlooked { .. }) {
                    self.lying.deny();
                }
                self.end(*seed, event.at);
            }
            _ => {}
        }
        if self.board.phase().in_round() {
            self.lying.look(&self.board, event.at);
        }
        self.write_lines();
    }

    /// A find on a board of one's own: its time is counted from the one before.
    fn find_unseen(&mut self, seat: SeatNumber, at: Time) {
        let Some(round) = self.rounds.last_mut() else { return };
        let since = self.own_finds.insert(seat, at).unwrap_or(round.began);
        round.unseen.push((seat, at.since(since)));
    }

    /// What the next deal can be verified with, before it.
    fn deal(&self) -> Deal {
        let seats = self.board.seated();
        let contributions = seats.filter_map(|(number, seat)| Some((number, seat.contribution?))).collect();
        Deal { commitment: self.board.commitment(), contributions, seed: None }
    }

    fn begin(&mut self, round: u32, deal: Option<Deal>, at: Time) {
        let deal = deal.unwrap_or_else(|| self.deal());
        let before = self.board.seats().iter().map(|seat| seat.score);
        let lines = before.map(|score| SeatStats { total: score, ..SeatStats::default() }).collect();
        let (finds, unseen, missed, last) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (began, ended) = (at, at);
        self.rounds.push(RoundStats { round, began, ended, lines, finds, unseen, missed, last, deal });
        self.own_finds.clear();
        self.lying = OpenSets::default();
    }

    fn end(&mut self, seed: Option<Seed>, at: Time) {
        let missed = std::mem::take(&mut self.lying).end(at);
        if let Some(round) = self.rounds.last_mut() {
            round.missed = missed;
            round.last = self.board.layout().cards().to_vec();
            round.deal.seed = seed;
        }
    }

    fn write_lines(&mut self) {
        let Some((round, earlier)) = self.rounds.split_last_mut() else { return };
        // Between rounds only names and seats change; a head start given then belongs to the next round.
        if !self.board.phase().in_round() && !round.last.is_empty() {
            return;
        }
        for (place, seat) in self.board.seats().iter().enumerate() {
            if place == round.lines.len() {
                round.lines.push(SeatStats { total: seat.score, ..SeatStats::default() });
            }
            let wrong: u32 =
                earlier.iter().filter_map(|round| round.lines.get(place)).map(|line| line.wrong).sum();
            let line = &mut round.lines[place];
            line.points += seat.score - line.total;
            line.total = seat.score;
            line.sets = seat.finds() as u32;
            line.wrong = seat.wrong_calls - wrong.min(seat.wrong_calls);
        }
    }
}
