//! The version of the rules' meaning.

use serde::{Deserialize, Serialize};

/// Which meaning of the rules decides at a table.
///
/// `verify` decides every command of a replay again, so a table keeps the meaning that it was opened with. A change of what
/// [`Table::decide`](crate::Table::decide) answers to the same command is a new version, and `decide` asks the board for its
/// version where the two differ. An opening that states none is of the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Semantics(u32);

impl Semantics {
    /// The version of tables that are opened now, and the newest that this program knows.
    ///
    /// Version 2: a held call is no public event, and agreement that there is no Set waits for calls on their way.
    /// Version 3: a player who sits down after the first deal of a match adds no round to it.
    /// Version 4: rules may have the values `at-once` and `wait` and the variants of the house. No older command is decided
    /// otherwise; the number tells a program that does not know these values so, before it reads them.
    /// Version 5: rules may have the values of all modes: other targets and cards, chains, boards of one's own, cards that lie
    /// face down, finds and times that end a round; and players may ask to go on with all cards after a quick start. No older
    /// command is decided otherwise.
    /// Version 6: rules may have the other players check a claim before it is decided. No older command is decided otherwise.
    /// Version 7: a table may be a run of a challenge, whose cards and rules no player changes. No older command is decided
    /// otherwise.
    /// Version 8: a run may have the cards of a game that was played before, and several players may race over the cards of a
    /// challenge, dealt after a countdown. No older command is decided otherwise.
    /// Version 9: a host may state that players have lost their connection or are back. No older command is decided otherwise.
    pub const LATEST: Semantics = Semantics(9);

    /// The first version that knows the values of Speed.
    pub(crate) const WITH_SPEED: Semantics = Semantics(4);

    /// The first version that knows the values of all modes.
    pub(crate) const WITH_MODES: Semantics = Semantics(5);

    /// The first version in which the other players vote on a claim.
    pub(crate) const WITH_VOTES: Semantics = Semantics(6);

    /// Whether this program can decide at tables of this version.
    pub fn is_known(self) -> bool {
        self <= Semantics::LATEST && self.0 > 0
    }

    /// Whether held calls are hidden until the photo finish is decided.
    pub(crate) fn hides_held_calls(self) -> bool {
        self.0 >= 2
    }

    /// Whether a player who sits down after the first deal has to deal a round too.
    pub(crate) fn late_players_deal(self) -> bool {
        self.0 < 3
    }

    /// Whether players may ask to go on with all cards.
    pub(crate) fn knows_all_cards(self) -> bool {
        self.0 >= 5
    }

    /// Whether absences are recorded.
    pub(crate) fn records_absences(self) -> bool {
        self.0 >= 9
    }

    /// Whether it is the first version, which openings do not state.
    pub(crate) fn is_first(&self) -> bool {
        self.0 == 1
    }
}

impl Default for Semantics {
    fn default() -> Semantics {
        Semantics(1)
    }
}

impl std::fmt::Display for Semantics {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
