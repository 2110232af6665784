//! Picking and claiming: the check, the penalty, the refill.

use super::Turn;
use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::rules::sheet::{Widened, WrongCall};
use crate::table::Table;
use crate::table::command::Reaction;
use crate::table::event::{Beaten, Fact, Penalty};
use crate::table::phase::Phase;
use crate::table::refusal::Refusal;
use crate::table::seat::SeatNumber;

impl Turn<'_> {
    /// Picks the cards after a call.
    pub(super) fn pick(&mut self, seat: SeatNumber, cards: Claim) -> Result<(), Refusal> {
        self.must_be_in_play(seat)?;
        let now = self.now;
        let table = self.table();
        match *table.phase() {
            Phase::Called { seat: caller, .. } if caller == seat => {}
            Phase::Called { seat: caller, since, .. } => {
                let caller = self.name_of(caller);
                return Err(Refusal::CallStands { caller, ago: now.since(since) });
            }
            Phase::Held { until, .. } => return Err(Refusal::PhotoFinish { wait: until.since(now) }),
            _ if table.rules.takes_calls() => return Err(Refusal::CallFirst),
            _ => return Err(Refusal::ClaimWithoutCalling),
        }
        self.must_be_claimable(cards)?;
        if !self.judge(seat, cards, Vec::new()) {
            self.agree_if_all_said_so();
        }
        Ok(())
    }

    /// Calls and picks in one.
    pub(super) fn claim(
        &mut self,
        seat: SeatNumber,
        cards: Claim,
        reaction: Reaction,
    ) -> Result<(), Refusal> {
        if self.table().caller() == Some(seat) {
            return self.pick(seat, cards);
        }
        self.must_be_free_to_call(seat)?;
        if !self.table().rules.takes_claims() {
            return Err(Refusal::CallFirst);
        }
        self.must_be_claimable(cards)?;
        if !self.hold(seat, reaction, Some(cards)) {
            self.judge(seat, cards, Vec::new());
        }
        Ok(())
    }

    fn must_be_claimable(&mut self, cards: Claim) -> Result<(), Refusal> {
        let table = self.table();
        if let Some(card) = cards.cards().into_iter().find(|&card| !table.layout.contains(card)) {
            return Err(Refusal::NotOnTable { card });
        }
        let is_puzzle = table.rules.variant.puzzle_sets().is_some();
        if is_puzzle && table.seats.iter().flat_map(|seat| &seat.sets).any(|found| found.is_same_set(cards)) {
            return Err(Refusal::FoundBefore);
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
        if table.rules.variant.puzzle_sets().is_some() {
            self.push(Fact::Found { seat, cards });
        } else {
            let dealt = refill(table);
            let anybody_locked = table.seats.iter().any(|seat| seat.locked);
            self.push(Fact::Taken { seat, cards, dealt, beaten });
            if anybody_locked {
                self.push(Fact::Freed);
            }
        }
        self.end_round_if_over();
        true
    }

    /// A call without a Set: the wrong cards, or none in time.
    pub(super) fn wrong_call(&mut self, seat: SeatNumber, cards: Option<Claim>) {
        let penalty = match self.table().rules.wrong_call {
            WrongCall::LosePoint => Penalty::Point,
            WrongCall::LockOut => Penalty::LockedOut,
            WrongCall::Nothing => Penalty::Nothing,
        };
        self.push(Fact::WrongCall { seat, cards, penalty });
        if penalty == Penalty::LockedOut {
            self.free_if_all_are_locked();
        }
    }

    /// When nobody may call any more the game could not go on, so all may again.
    pub(super) fn free_if_all_are_locked(&mut self) {
        let mut playing = self.table().playing().peekable();
        if playing.peek().is_some() && playing.all(|(_, seat)| seat.locked) {
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
