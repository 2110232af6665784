//! Asking for all cards at a quick start.

use super::Decision;
use crate::table::event::Fact;
use crate::table::options::Permission;
use crate::table::seat::SeatNumber;

impl Decision<'_> {
    pub(super) fn ask_for_all_cards(&mut self, seat: SeatNumber) -> Permission {
        self.table().may_ask_for_all_cards(seat)?;
        self.push(Fact::AskedForAllCards { seat });
        self.join_all_cards_if_agreed();
        Ok(())
    }

    /// The last who did not ask may also have left.
    pub(super) fn join_all_cards_if_agreed(&mut self) {
        let table = self.table();
        let rules = table.with_all_cards().filter(|_| table.agrees_on_all_cards());
        if let Some(rules) = rules {
            self.push(Fact::RulesChanged { rules });
        }
    }
}
