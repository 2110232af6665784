//! Dealing a round.

use super::Decision;
use super::ending::ending;
use crate::table::event::Fact;
use crate::table::options::Permission;
use crate::table::phase::Outcome;
use crate::table::seat::SeatNumber;

impl Decision<'_> {
    pub(super) fn deal(&mut self, seat: SeatNumber) -> Permission {
        let now = self.now;
        self.table().may_deal(seat, now)?;
        if let Some(dealer) = self.table().dealer() {
            self.lay_out(dealer);
        }
        Ok(())
    }

    /// The dealer's time is up, or too few players are left.
    pub(super) fn go_on_or_end(&mut self) {
        let table = self.table();
        match table.dealer().filter(|_| table.enough_players()) {
            Some(dealer) => self.lay_out(dealer),
            None => self.end_match(Outcome::Totals),
        }
    }

    fn lay_out(&mut self, dealer: SeatNumber) {
        let table = self.table();
        let round = table.round.saturating_add(1);
        let deck = table.next_deck();
        let cards = deck[..deck.len().min(table.rules.layout.into())].to_vec();
        let undealt = table.rules.undealt_after(cards.len());
        let ending = ending(table, undealt, &cards, std::iter::repeat_n(0, table.seats.len()));
        self.push(Fact::Dealt { round, dealer, cards });
        match ending {
            Some(why) => self.end_round(why),
            None => self.widen_at_once(),
        }
    }
}
