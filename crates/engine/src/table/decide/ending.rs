//! How rounds and matches end.

use super::Decision;
use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::cards::find::has_set;
use crate::table::Table;
use crate::table::event::{Ending, Fact};
use crate::table::phase::{MatchResult, Outcome};
use crate::table::seat::SeatNumber;

impl Decision<'_> {
    /// Ends the round if nothing more can happen in it.
    pub(super) fn end_round_if_over(&mut self) {
        let table = self.table();
        let sets = table.seats.iter().map(|seat| seat.sets.len());
        if let Some(why) = ending(table, table.undealt, table.layout.cards(), sets) {
            self.end_round(why);
        }
    }

    pub(super) fn end_round(&mut self, why: Ending) {
        let table = self.table();
        let seed = table.keys.revealed_seed(table.rounds_dealt());
        let commitment =
            table.keys.commitment(table.rounds_dealt().saturating_add(1)).unwrap_or(table.commitment);
        let is_last = table.is_last_round();
        self.push(Fact::RoundEnded { why, seed, commitment });
        if is_last {
            let is_solitaire = self.table().is_solitaire();
            self.end_match(outcome(why, is_solitaire));
        }
    }

    /// After a player has left or come back between rounds: ends the match if all who are seated have dealt.
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

/// Why the round is over with so many undealt cards, these cards on the table, and so many Sets at each seat, if it is.
pub(super) fn ending(
    table: &Table,
    undealt: usize,
    cards: &[Card],
    sets: impl Iterator<Item = usize> + Clone,
) -> Option<Ending> {
    let rules = &table.rules;
    if let Some(needed) = rules.variant.puzzle_sets() {
        return (sets.sum::<usize>() == needed).then_some(Ending::AllFound);
    }
    let first_to: usize = rules.first_to.into();
    let done = sets.clone().position(|sets| first_to > 0 && sets >= first_to);
    if let Some(place) = done {
        return Some(Ending::FirstTo { seat: SeatNumber(place as u8) });
    }
    match undealt {
        0 => (!has_set(cards)).then_some(Ending::NoSetLeft),
        _ if table.is_solitaire() => (!has_set(cards)).then_some(Ending::SolitaireStuck),
        _ => None,
    }
}

/// Why the round is over once a seat has one Set more, if it is. Answered without folding the find into a copy of the table.
pub(super) fn ending_after_find(
    table: &Table,
    finder: SeatNumber,
    undealt: usize,
    cards: &[Card],
) -> Option<Ending> {
    let places = table.seats.iter().enumerate();
    let sets = places.map(|(place, seat)| seat.sets.len() + usize::from(place == finder.index()));
    ending(table, undealt, cards, sets)
}

/// The same for a Set whose cards are taken and replaced by these.
pub(super) fn ending_after_taking(
    table: &Table,
    seat: SeatNumber,
    taken: Claim,
    dealt: &[Card],
) -> Option<Ending> {
    let mut layout = table.layout.clone();
    layout.replace(taken.cards(), dealt, table.clock());
    ending_after_find(table, seat, table.undealt - dealt.len(), layout.cards())
}
