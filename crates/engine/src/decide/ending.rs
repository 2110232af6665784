//! How rounds and matches end.

use super::Turn;
use crate::event::{Ending, Fact};
use crate::find::has_set;
use crate::phase::{MatchResult, Outcome};
use crate::player::SeatNumber;
use crate::table::Table;

impl Turn<'_> {
    /// Ends the round if nothing more can happen in it.
    pub(super) fn end_round_if_over(&mut self) {
        if let Some(why) = ending(self.table()) {
            self.end_round(why);
        }
    }

    pub(super) fn end_round(&mut self, why: Ending) {
        let table = self.table();
        let seed = table.keys.revealed_seed(table.rounds_dealt());
        let commitment = table.keys.commitment(table.rounds_dealt() + 1).unwrap_or(table.commitment);
        let is_last = table.is_last_round();
        self.push(Fact::RoundEnded { why, seed, commitment });
        if is_last {
            self.end_match(why);
        }
    }

    /// Somebody has left or come back between rounds; perhaps all who are here have dealt.
    pub(super) fn end_match_if_all_have_dealt(&mut self) {
        let table = self.table();
        if table.rules.rounds == 0 && table.seated().next().is_some() && table.is_last_round() {
            self.end_match(Ending::NoSetLeft);
        }
    }

    fn end_match(&mut self, why: Ending) {
        let table = self.table();
        let outcome = match why {
            Ending::SolitaireStuck | Ending::SolitaireOverlooked { .. } => Outcome::Lost,
            Ending::AllFound => Outcome::Won,
            _ if table.is_solitaire() => Outcome::Won,
            _ => Outcome::Totals,
        };
        let winners = if outcome == Outcome::Lost { Vec::new() } else { table.leaders() };
        self.push(Fact::MatchEnded { result: MatchResult { winners, outcome } });
    }
}

/// Why the round is over, if it is.
fn ending(table: &Table) -> Option<Ending> {
    let rules = &table.rules;
    if let Some(sets) = rules.variant.puzzle_sets() {
        let found: usize = table.seats.iter().map(|seat| seat.sets.len()).sum();
        return (found == sets).then_some(Ending::AllFound);
    }
    let first_to: usize = rules.first_to.into();
    let done = table.seats.iter().position(|seat| first_to > 0 && seat.sets.len() >= first_to);
    if let Some(place) = done {
        return Some(Ending::FirstTo { seat: SeatNumber(place as u8) });
    }
    match table.undealt {
        0 => (!has_set(table.layout.cards())).then_some(Ending::NoSetLeft),
        _ if table.is_solitaire() => (!has_set(table.layout.cards())).then_some(Ending::SolitaireStuck),
        _ => None,
    }
}
