//! "No Set": the players' opinion, silence that counts as agreement, and three more cards.

use super::Decision;
use crate::cards::find::first_set;
use crate::table::event::{Agreement, Ending, Fact};
use crate::table::options::Permission;
use crate::table::phase::Phase;

use crate::table::seat::SeatNumber;

impl Decision<'_> {
    pub(super) fn no_set(&mut self, seat: SeatNumber) -> Permission {
        let now = self.now;
        self.table().may_say_no_set(seat, now)?;
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

    /// Silence has lasted long enough, or a long time has passed since the last find.
    pub(super) fn agree_by_silence(&mut self) {
        let now = self.now;
        let long = self.table().long_time().is_some_and(|long| now >= long);
        self.agree(if long { Agreement::LongTime } else { Agreement::Silence });
    }

    fn agree(&mut self, why: Agreement) {
        let table = self.table();
        if table.is_solitaire() {
            // A layout without a Set ends a solitaire by itself, so a player who says "no Set" has overlooked one.
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
