//! How rounds and matches end.

use super::Decision;
use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::cards::finder::Finder;
use crate::rules::sheet::{DeckLasts, Keep};
use crate::table::Table;
use crate::table::event::{Ending, Fact};
use crate::table::layout::Layout;
use crate::table::phase::{MatchResult, Outcome};
use crate::table::seat::{Seat, SeatNumber};

impl Decision<'_> {
    /// Ends the round if nothing more can happen in it.
    pub(super) fn end_round_if_over(&mut self) {
        let table = self.table();
        let finds = table.seats.iter().map(Seat::finds);
        if let Some(why) = ending(table, table.undealt, &table.layout, None, finds) {
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

/// Why the round is over with so many undealt cards, this layout, a find that is just made, and so many finds at each seat, if
/// it is.
pub(super) fn ending(
    table: &Table,
    undealt: usize,
    layout: &Layout,
    made: Option<Claim>,
    finds: impl Iterator<Item = usize> + Clone,
) -> Option<Ending> {
    let rules = &table.rules;
    if let Some(needed) = rules.variant.puzzle_sets() {
        return (finds.sum::<usize>() == needed).then_some(Ending::AllFound);
    }
    let first_to: usize = rules.first_to.into();
    let done = finds.clone().position(|finds| first_to > 0 && finds >= first_to);
    if let Some(place) = done {
        return Some(Ending::FirstTo { seat: SeatNumber(place as u8) });
    }
    if rules.has_own_boards() {
        let all = table.seated().all(|(_, seat)| seat.finished.is_some());
        return all.then_some(Ending::AllFinished);
    }
    if rules.finds > 0 && finds.sum::<usize>() >= rules.finds.into() {
        return Some(Ending::FindsMade);
    }
    match undealt {
        0 => (!has_find(table, layout, made)).then_some(Ending::NoSetLeft),
        _ if table.is_solitaire() => (!has_find(table, layout, made)).then_some(Ending::SolitaireStuck),
        _ => None,
    }
}

/// Whether a find is left in a layout: among cards that lie face down too, and none that was made where found cards stay.
fn has_find(table: &Table, layout: &Layout, made: Option<Claim>) -> bool {
    let rules = &table.rules;
    if rules.lies_face_down() {
        // What stands in the layout as a face was turned; the rest is known to the stock.
        let taken: Vec<Card> = made.iter().flat_map(|made| made.cards()).copied().collect();
        let faces: Vec<Card> = table.stock.faces().into_iter().filter(|face| !taken.contains(face)).collect();
        return Finder::new(rules.target, &faces).any();
    }
    if rules.keep == Keep::UntilAll {
        return table.finds_left() > usize::from(made.is_some());
    }
    rules.finder(layout).any()
}

/// Why the round is over once a seat has one find more, if it is. Answered without folding the find into a copy of the table.
pub(super) fn ending_after_find(
    table: &Table,
    finder: SeatNumber,
    undealt: usize,
    layout: &Layout,
    made: Option<Claim>,
) -> Option<Ending> {
    let places = table.seats.iter().enumerate();
    let finds = places.map(|(place, seat)| seat.finds() + usize::from(place == finder.index()));
    ending(table, undealt, layout, made, finds)
}

/// The same for a find whose cards are taken and replaced by these.
pub(super) fn ending_after_taking(
    table: &Table,
    seat: SeatNumber,
    taken: &Claim,
    dealt: &[Card],
) -> Option<Ending> {
    let mut layout = table.layout.clone();
    layout.take(taken, dealt, &table.rules, table.clock());
    let undealt = match table.rules.deck_lasts {
        DeckLasts::Once => table.undealt - dealt.len(),
        DeckLasts::Endless => table.undealt,
    };
    ending_after_find(table, seat, undealt, &layout, Some(*taken))
}
