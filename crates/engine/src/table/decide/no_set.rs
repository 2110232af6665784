//! "No Set": the players' opinion, silence that counts as agreement, and three more cards.

use super::Turn;
use crate::cards::find::first_set;
use crate::table::event::{Agreement, Ending, Fact};
use crate::table::phase::Phase;
use crate::table::refusal::Refusal;
use crate::table::seat::SeatNumber;

impl Turn<'_> {
    pub(super) fn no_set(&mut self, seat: SeatNumber) -> Result<(), Refusal> {
        self.must_be_in_play(seat)?;
        let now = self.now;
        let table = self.table();
        match *table.phase() {
            Phase::Held { until, .. } => return Err(Refusal::PhotoFinish { wait: until.since(now) }),
            Phase::Called { seat: caller, .. } if caller == seat => return Err(Refusal::AlreadyCalled),
            Phase::Called { seat: caller, since, .. } => {
                let caller = self.name_of(caller);
                return Err(Refusal::CallStands { caller, ago: now.since(since) });
            }
            _ => {}
        }
        if table.set_is_certain() {
            return Err(Refusal::SetIsCertain { cards: table.layout.len() });
        }
        if table.seats[seat.index()].said_no_set {
            return Err(Refusal::SaidAlready);
        }
        self.push(Fact::SaidNoSet { seat });
        self.agree_if_all_said_so();
        Ok(())
    }

    /// Agreement by all, or by one after a long time.
    ///
    /// It is asked for after a wrong call too: the last who disagreed may have left while the call stood.
    pub(super) fn agree_if_all_said_so(&mut self) {
        let now = self.now;
        let table = self.table();
        if !matches!(table.phase(), Phase::Playing { .. }) || table.silent.is_none() {
            return;
        }
        if table.playing().all(|(_, seat)| seat.said_no_set) {
            self.agree(Agreement::All);
        } else if table.long_time().is_some_and(|long| now >= long) {
            self.agree(Agreement::LongTime);
        }
    }

    /// Silence has lasted long enough, or a long time has passed since somebody said it.
    pub(super) fn agree_by_silence(&mut self) {
        let now = self.now;
        let long = self.table().long_time().is_some_and(|long| now >= long);
        self.agree(if long { Agreement::LongTime } else { Agreement::Silence });
    }

    fn agree(&mut self, why: Agreement) {
        let table = self.table();
        if table.is_solitaire() {
            // A layout without a Set ends a solitaire by itself, so whoever says "no Set" has overlooked one.
            if let Some(set) = first_set(table.layout.cards()) {
                self.end_round(Ending::SolitaireOverlooked { set });
            }
        } else if table.undealt == 0 {
            self.end_round(Ending::Agreed);
        } else {
            let cards = table.next_cards(3);
            self.push(Fact::Widened { why, cards });
            self.end_round_if_over();
        }
    }
}
