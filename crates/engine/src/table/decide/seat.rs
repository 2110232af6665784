//! Sitting down, leaving, handicaps and contributions.

use super::Decision;
use crate::bots::pace::Level;
use crate::fairness::seed::Contribution;
use crate::table::event::Fact;
use crate::table::options::Permission;
use crate::table::phase::Phase;
use crate::table::seat::{DisplayName, Handicap, PlayerId, SeatNumber};

impl Decision<'_> {
    pub(super) fn sit(&mut self, player: &PlayerId, name: DisplayName, bot: Option<Level>) -> Permission {
        let table = self.table();
        table.may_sit(player)?;
        let own = table.seat_of(player);
        let seat = own.unwrap_or(SeatNumber(table.seats.len() as u8));
        self.push(Fact::Sat { seat, player: player.clone(), name, bot });
        self.pass_host_on();
        self.settle();
        Ok(())
    }

    /// Who leaves in the middle of a call has called wrongly; a call that is only held is taken back.
    pub(super) fn leave(&mut self, seat: SeatNumber) -> Permission {
        if self.table().caller() == Some(seat) {
            match self.table().rules.lies_face_down() {
                true => self.turn_back(seat),
                // Cards that are picked already decide.
                false if self.table().checked_claim().is_some() => self.end_check(),
                false => self.wrong_call(seat, None),
            }
        }
        self.push(Fact::Left { seat });
        // A run waits for its last player: leaving must not end it, because the end of a round tells its seed.
        if self.table().challenge().is_some() && self.table().seated().next().is_none() {
            return Ok(());
        }
        self.pass_host_on();
        self.settle();
        Ok(())
    }

    /// Rechecks the conditions on all players after one has left or come back.
    fn settle(&mut self) {
        if self.table().phase().in_round() {
            self.end_check_unless_awaited(&[]);
            self.free_if_all_are_locked();
            self.agree_if_all_said_so();
            if self.table().rules.has_own_boards() {
                self.end_round_if_over();
            }
        } else if matches!(self.table().phase(), Phase::RoundOver { .. }) {
            self.end_match_if_all_have_dealt();
            self.join_all_cards_if_agreed();
        }
    }

    pub(super) fn handicap(&mut self, by: SeatNumber, seat: SeatNumber, handicap: Handicap) -> Permission {
        self.table().may_host(by)?;
        self.table().taken_seat(seat)?;
        self.table().may_prepare(by)?;
        self.push(Fact::Handicapped { seat, handicap });
        Ok(())
    }

    pub(super) fn contribute(&mut self, seat: SeatNumber, random: Contribution) -> Permission {
        self.table().may_contribute()?;
        self.push(Fact::Contributed { seat, random });
        Ok(())
    }
}
