//! Turning cards that lie face down: the first turn is a call, and the same player turns the others.

use super::Decision;
use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::table::command::Reaction;
use crate::table::event::{Fact, HiddenClaim};
use crate::table::options::Permission;
use crate::table::seat::SeatNumber;

/// Milliseconds for which all players see turned cards that are no find.
const SEEN: u64 = 2000;

/// Milliseconds for which a player who found nothing lets the others turn.
const YIELDS: u64 = 1000;

impl Decision<'_> {
    pub(super) fn turn(&mut self, seat: SeatNumber, place: u8, reaction: Reaction) -> Permission {
        let now = self.now;
        self.table().may_act_unless_held(seat)?;
        self.table().may_turn(seat, now)?;
        self.table().may_turn_place(place)?;
        let turns_on = self.table().caller() == Some(seat);
        if turns_on || !self.hold(seat, reaction, HiddenClaim { cards: None, place: Some(place) }) {
            self.turn_up(seat, place);
        }
        Ok(())
    }

    /// Turns a card up; the last one of a find's number decides.
    pub(super) fn turn_up(&mut self, seat: SeatNumber, place: u8) {
        let until = self.now.after_seconds(self.table().rules.call_window_s);
        // Only where the seed is not known has a place no face: a replay that ends within its round.
        let Some(card) = self.table().stock.face(place) else { return };
        self.push(Fact::Turned { seat, place, card, until });
        let table = self.table();
        let cards: Vec<Card> = table.turned.iter().filter_map(|&place| table.stock.face(place)).collect();
        if cards.len() < table.rules.target.size() {
            return;
        }
        match Claim::new(&cards).ok().filter(|claim| claim.is_find(table.rules.target)) {
            Some(claim) => {
                self.judge(seat, claim, Vec::new());
            }
            None => self.end_turns(seat),
        }
    }

    /// The turned cards are no find, or the player has waited too long.
    pub(super) fn end_turns(&mut self, seat: SeatNumber) {
        self.push(Fact::TurnsEnded { seat, until: self.now.after(SEEN) });
    }

    pub(super) fn turn_back(&mut self, seat: SeatNumber) {
        self.push(Fact::TurnedBack { seat, until: self.now.after(YIELDS) });
    }
}
