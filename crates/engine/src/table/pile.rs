//! The Sets that lie before their owners.

use crate::rules::edition::Variant;
use crate::table::board::Board;

impl Board {
    /// Whether the Sets that each player has taken in this round may be looked at.
    ///
    /// Where the booklet has them lie face down, they are turned over when the round ends. That is a matter of the screen:
    /// each Set was seen by all when it was taken. A lone player has no others to hide them from, and a mode takes only its
    /// drawing from the edition.
    pub fn piles_are_open(&self) -> bool {
        let is_mode = Variant::MODES.contains(&self.rules.variant);
        let lie_face_down = self.rules.edition.booklet().sets_lie_face_down && !is_mode;
        !lie_face_down || self.rules.has_one_seat() || !self.phase.in_round()
    }
}
