//! Sitting down, leaving, handicaps and contributions.

use super::Turn;
use crate::bots::pace::Level;
use crate::fairness::seed::Contribution;
use crate::table::event::Fact;
use crate::table::phase::Phase;
use crate::table::refusal::Refusal;
use crate::table::seat::{DisplayName, Handicap, PlayerId, SeatNumber};

/// Seat numbers are never given twice, so a table has an end, far beyond what people need.
const MOST_SEAT_NUMBERS: usize = 250;

impl Turn<'_> {
    pub(super) fn sit(
        &mut self,
        player: &PlayerId,
        name: &DisplayName,
        bot: Option<Level>,
    ) -> Result<(), Refusal> {
        let table = self.table();
        let seats = table.rules.seats;
        let own = table.seat_of(player);
        if own.is_some_and(|own| table.seats[own.index()].seated) {
            return Err(Refusal::AlreadySeated);
        }
        if own.is_some_and(|own| table.seats[own.index()].removed) {
            return Err(Refusal::RemovedByHost);
        }
        // A game for one belongs to who has begun it.
        let is_taken = table.rules.variant.is_alone() && table.round > 0 && own.is_none();
        let is_new = own.is_none();
        if is_taken
            || table.seated().count() >= seats.into()
            || (is_new && table.seats.len() >= MOST_SEAT_NUMBERS)
        {
            return Err(Refusal::TableFull { seats });
        }
        let seat = own.unwrap_or(SeatNumber(table.seats.len() as u8));
        self.push(Fact::Sat { seat, player: player.clone(), name: name.clone(), bot });
        self.pass_host_on();
        self.settle();
        Ok(())
    }

    /// Who leaves in the middle of a call has called wrongly; a call that is only held is taken back.
    pub(super) fn leave(&mut self, seat: SeatNumber) -> Result<(), Refusal> {
        if self.table().caller() == Some(seat) {
            self.wrong_call(seat, None);
        }
        self.push(Fact::Left { seat });
        self.pass_host_on();
        self.settle();
        Ok(())
    }

    /// Whatever is said of all players may have become true when somebody left, or came back.
    fn settle(&mut self) {
        if self.table().phase().in_round() {
            self.free_if_all_are_locked();
            self.agree_if_all_said_so();
        } else if matches!(self.table().phase(), Phase::RoundOver { .. }) {
            self.end_match_if_all_have_dealt();
        }
    }

    pub(super) fn handicap(
        &mut self,
        by: SeatNumber,
        seat: SeatNumber,
        handicap: Handicap,
    ) -> Result<(), Refusal> {
        self.must_be_host(by)?;
        self.must_be_taken(seat)?;
        if !matches!(self.table().phase(), Phase::Waiting { .. }) {
            return Err(Refusal::MatchHasBegun);
        }
        self.push(Fact::Handicapped { seat, handicap });
        Ok(())
    }

    pub(super) fn contribute(&mut self, seat: SeatNumber, random: Contribution) -> Result<(), Refusal> {
        match self.table().phase() {
            Phase::Waiting { .. } | Phase::RoundOver { .. } => {
                self.push(Fact::Contributed { seat, random });
                Ok(())
            }
            Phase::MatchOver { .. } => Err(Refusal::MatchOver),
            _ => Err(Refusal::AlreadyDealt),
        }
    }
}
