//! Picking and claiming: the check, the penalty, the refill.

use super::Decision;
use super::ending::{ending_after_find, ending_after_taking};
use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::rules::sheet::{Widened, WrongCall};
use crate::table::Table;
use crate::table::command::Reaction;
use crate::table::event::{Beaten, Fact, Penalty};
use crate::table::options::Permission;
use crate::table::seat::{Seat, SeatNumber};

impl Decision<'_> {
    pub(super) fn pick(&mut self, seat: SeatNumber, cards: Claim) -> Permission {
        let now = self.now;
        self.table().may_pick(seat, now)?;
        self.table().may_take(cards)?;
        if !self.judge(seat, cards, Vec::new()) {
            self.agree_if_all_said_so();
        }
        Ok(())
    }

    /// Calls and picks in one.
    pub(super) fn claim(&mut self, seat: SeatNumber, cards: Claim, reaction: Reaction) -> Permission {
        if self.table().caller() == Some(seat) {
            return self.pick(seat, cards);
        }
        let now = self.now;
        self.table().may_act_unless_held(seat)?;
        self.table().may_claim(seat, now)?;
        self.table().may_take(cards)?;
        if !self.hold(seat, reaction, Some(cards)) {
            self.judge(seat, cards, Vec::new());
        }
        Ok(())
    }

    /// Judges cards that lie on the table; true if they are a Set.
    pub(super) fn judge(&mut self, seat: SeatNumber, cards: Claim, beaten: Vec<Beaten>) -> bool {
        if !cards.judgement().is_set() {
            self.wrong_call(seat, Some(cards));
            return false;
        }
        let table = self.table();
        let ending;
        if table.rules.variant.puzzle_sets().is_some() {
            ending = ending_after_find(table, seat, table.undealt, table.layout.cards());
            self.push(Fact::Found { seat, cards });
        } else {
            let dealt = refill(table);
            ending = ending_after_taking(table, seat, cards, &dealt);
            let frees = table.seats.iter().any(Seat::is_locked_for_good);
            self.push(Fact::Taken { seat, cards, dealt, beaten });
            if frees {
                self.push(Fact::Freed);
            }
        }
        match ending {
            Some(why) => self.end_round(why),
            None => self.widen_at_once(),
        }
        true
    }

    /// A call without a Set: the wrong cards, or none in time.
    pub(super) fn wrong_call(&mut self, seat: SeatNumber, cards: Option<Claim>) {
        let now = self.now;
        let rules = &self.table().rules;
        let (penalty, until) = match rules.wrong_call {
            WrongCall::LosePoint => (Penalty::Point, None),
            WrongCall::LockOut => (Penalty::LockedOut, None),
            WrongCall::Nothing => (Penalty::Nothing, None),
            WrongCall::Wait => (Penalty::Wait, Some(now.after_seconds(rules.wait_s))),
        };
        self.push(Fact::WrongCall { seat, cards, penalty, until });
        if penalty == Penalty::LockedOut {
            self.free_if_all_are_locked();
        }
    }

    /// When every player is locked out the game could not go on, so all are freed. A wait ends by itself.
    pub(super) fn free_if_all_are_locked(&mut self) {
        let mut playing = self.table().playing().peekable();
        if playing.peek().is_some() && playing.all(|(_, seat)| seat.is_locked_for_good()) {
            drop(playing);
            self.push(Fact::Freed);
        }
    }
}

/// The cards that fill the gaps of a taken Set: none while more than the layout's size lies there.
fn refill(table: &Table) -> Vec<Card> {
    let widened = table.layout.len() > table.rules.layout.into();
    if widened && table.rules.widened == Widened::NotReplaced {
        return Vec::new();
    }
    table.next_cards(3)
}
