//! Calling, and the photo finish among calls that come close together.

use super::Decision;
use crate::table::PendingCall;
use crate::table::command::Reaction;
use crate::table::event::{Beaten, Fact, HiddenClaim, Sealed};
use crate::table::options::Permission;
use crate::table::phase::HeldCall;
use crate::table::seat::SeatNumber;

impl Decision<'_> {
    pub(super) fn call(&mut self, seat: SeatNumber, reaction: Reaction) -> Permission {
        let now = self.now;
        self.table().may_act_unless_held(seat)?;
        self.table().may_call(seat, now)?;
        if !self.hold(seat, reaction, HiddenClaim { cards: None, place: None }) {
            self.grant(seat, Vec::new());
        }
        Ok(())
    }

    /// Holds a call as long as another seat could still turn out to have been quicker; false if none could.
    ///
    /// Calls that join do not prolong the wait: a seat that could beat them could also beat the first.
    pub(super) fn hold(&mut self, seat: SeatNumber, stated: Reaction, claim: HiddenClaim) -> bool {
        let now = self.now;
        let table = self.table();
        let until = match table.held.first() {
            Some(first) => first.until,
            None if table.playing().count() < 2 => now,
            None => now.after(stated.hold.min(table.rules.photo_finish_ms.into()).into()),
        };
        let holds = until > now;
        if holds {
            let call = HeldCall { seat, reaction: stated.reaction };
            let sealed = match table.semantics.hides_held_calls() {
                true => Some(Sealed::Hold(claim)),
                false => claim.cards.map(Sealed::Cards),
            };
            self.push_sealed(Fact::CallHeld { call, until }, sealed);
        }
        holds
    }

    fn grant(&mut self, seat: SeatNumber, beaten: Vec<Beaten>) {
        let until = self.now.after_seconds(self.table().rules.call_window_s);
        self.push(Fact::Called { seat, until, beaten });
    }

    /// The smallest reaction wins; ties go to who came first in the journal.
    pub(super) fn decide_photo_finish(&mut self) {
        let mut calls = self.table().held.clone();
        calls.sort_by_key(|held| held.call.reaction);
        // A call is granted. Claims are judged one after the other, until one is right.
        for (place, PendingCall { call, claim, .. }) in calls.iter().enumerate() {
            let slower = calls[place + 1..].iter().map(|held| held.call);
            let beaten =
                slower.map(|other| Beaten { seat: other.seat, by: other.reaction - call.reaction }).collect();
            let target = self.table.rules.target;
            match (claim.cards, claim.place) {
                (None, Some(card)) => return self.turn_up(call.seat, card),
                (None, None) => return self.grant(call.seat, beaten),
                // Being second is never a wrong call.
                (Some(cards), _) if place > 0 && !cards.is_find(target) => {}
                (Some(cards), _) => {
                    if self.check_or_judge(call.seat, cards, beaten) {
                        return;
                    }
                }
            }
        }
        self.agree_if_all_said_so();
    }
}
