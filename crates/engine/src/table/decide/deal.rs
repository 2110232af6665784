//! Dealing a round.

use super::Turn;
use crate::table::event::Fact;
use crate::table::phase::{Outcome, Phase};
use crate::table::refusal::Refusal;
use crate::table::seat::SeatNumber;

impl Turn<'_> {
    /// The deal is the dealer's; once the time to deal has passed, it is anybody's.
    pub(super) fn deal(&mut self, seat: SeatNumber) -> Result<(), Refusal> {
        let now = self.now;
        let table = self.table();
        let since = match *table.phase() {
            Phase::Waiting { since } | Phase::RoundOver { since } => since,
            Phase::MatchOver { .. } => return Err(Refusal::MatchOver),
            _ => return Err(Refusal::AlreadyDealt),
        };
        if !table.enough_players() {
            let (players, needed) = (table.seated().count(), table.rules.players_needed());
            return Err(Refusal::TooFewPlayers { players, needed });
        }
        let Some(dealer) = table.dealer() else {
            return Err(Refusal::MatchOver);
        };
        let free_at = since.after_seconds(table.rules.deal_within_s);
        // The host may start a match; after that the deal is the dealer's.
        let starts = matches!(table.phase(), Phase::Waiting { .. }) && table.host == Some(seat);
        if dealer != seat && !starts && now < free_at {
            let dealer = self.name_of(dealer);
            return Err(Refusal::NotTheDealer { dealer, wait: free_at.since(now) });
        }
        self.lay_out(dealer);
        Ok(())
    }

    /// The dealer's time is up, or nobody came to make the players enough.
    pub(super) fn go_on_or_end(&mut self) {
        let table = self.table();
        match table.dealer().filter(|_| table.enough_players()) {
            Some(dealer) => self.lay_out(dealer),
            None => self.end_match(Outcome::Totals),
        }
    }

    fn lay_out(&mut self, dealer: SeatNumber) {
        let table = self.table();
        let round = table.round + 1;
        let mut cards = table.deck_of_round(table.rounds_before + round);
        cards.truncate(table.rules.layout.into());
        self.push(Fact::Dealt { round, dealer, cards });
        self.end_round_if_over();
    }
}
