//! How rounds and matches end.

use super::Turn;
use crate::cards::find::has_set;
use crate::table::Table;
use crate::table::event::{Ending, Fact};
use crate::table::phase::{MatchResult, Outcome};
use crate::table::seat::SeatNumber;

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
            let is_solitaire = self.table().is_solitaire();
            self.end_match(outcome(why, is_solitaire));
        }
    }

    /// Somebody has left or come back between rounds; perhaps all who are here have dealt.
    pub(super) fn end_match_if_all_have_dealt(&mut self) {
        let table = self.table();
        if table.rules.rounds == 0 && table.seated().next().is_some() && table.is_last_round() {
            self.end_match(Outcome::Totals);
        }
    }

    pub(super) fn end_match(&mut self, outcome: Outcome) {
        let winners = if outcome == Outcome::Lost { Vec::new() } else { self.table().leaders() };
        self.push(Fact::MatchEnded { result: MatchResult { winners, outcome } });
    }
}

/// What a round's end means to who plays alone.
fn outcome(why: Ending, is_solitaire: bool) -> Outcome {
    match why {
        Ending::SolitaireStuck | Ending::SolitaireOverlooked { .. } => Outcome::Lost,
        Ending::AllFound => Outcome::Won,
        _ if is_solitaire => Outcome::Won,
        _ => Outcome::Totals,
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
