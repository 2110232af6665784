//! Players who lose their connection, and come back.

use super::Decision;
use crate::table::event::Fact;
use crate::table::seat::SeatNumber;

impl Decision<'_> {
    /// Records what has changed since it was last recorded. It changes no turn and no score: ratings read it.
    pub(super) fn connections(&mut self, lost: &[SeatNumber], back: &[SeatNumber]) {
        for &seat in lost {
            if self.table().records_absence(seat) {
                self.push(Fact::Away { seat });
            }
        }
        for &seat in back {
            if self.table().seat(seat).is_some_and(|seat| seat.away) {
                self.push(Fact::Back { seat });
            }
        }
    }
}
