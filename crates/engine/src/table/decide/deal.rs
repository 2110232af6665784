//! Dealing a round.

use super::Decision;
use super::ending::ending;
use crate::cards::card::Card;
use crate::rules::sheet::Keep;
use crate::table::event::{Fact, OwnCards, Sealed};
use crate::table::layout::Layout;
use crate::table::options::Permission;
use crate::table::phase::Outcome;
use crate::table::seat::SeatNumber;

/// Milliseconds from the start of a race to its first cards, so that all players are ready.
const COUNTDOWN: u64 = 3_000;

impl Decision<'_> {
    pub(super) fn deal(&mut self, seat: SeatNumber) -> Permission {
        let now = self.now;
        self.table().may_deal(seat, now)?;
        if self.table().is_race() {
            self.push(Fact::Countdown { until: now.after(COUNTDOWN) });
            return Ok(());
        }
        if let Some(dealer) = self.table().dealer() {
            self.lay_out(dealer);
        }
        Ok(())
    }

    /// The countdown of a race is over, the dealer's time is up, or too few players are left.
    pub(super) fn go_on_or_end(&mut self) {
        let table = self.table();
        match table.dealer().filter(|_| table.enough_players()) {
            Some(dealer) => self.lay_out(dealer),
            None => self.end_match(Outcome::Totals),
        }
    }

    fn lay_out(&mut self, dealer: SeatNumber) {
        let now = self.now;
        let table = self.table();
        let round = table.round.saturating_add(1);
        let stock = table.next_stock(now);
        let cards = stock.first_cards(&table.rules).to_vec();
        if table.rules.has_own_boards() {
            let own = OwnCards { cards: Vec::new(), dealt: stock.own(dealer).layout.cards().to_vec() };
            return self
                .push_sealed(Fact::Dealt { round, dealer, cards: Vec::new() }, Some(Sealed::Own(own)));
        }
        if table.rules.lies_face_down() {
            let cards = (0..cards.len() as u8).map(Card::back).collect();
            return self.push(Fact::Dealt { round, dealer, cards });
        }
        let undealt = table.rules.undealt_after(cards.len());
        let mut layout = Layout::default();
        layout.lay(&cards, now);
        let ending = ending(table, undealt, &layout, None, std::iter::repeat_n(0, table.seats.len()));
        self.push(Fact::Dealt { round, dealer, cards });
        match ending {
            Some(why) => self.end_round(why),
            None if self.table.rules.keep == Keep::UntilAll => self.replace_board_if_found(),
            None => self.widen_at_once(),
        }
    }
}
