//! Which tables are rated, and which of them together.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::cards::target::Target;
use crate::rules::edition::Variant;
use crate::rules::sheet::{Boards, Faces, RuleSheet};

/// Games that share a rating: being quick at one of them means being quick at the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// The booklets' games, in which a player calls before picking.
    Calling,
    Speed,
    TwoPairs,
    Six,
    Four,
}

impl Family {
    /// All of them, in the order in which they are listed.
    pub const ALL: &[Family] = &[Family::Calling, Family::Speed, Family::TwoPairs, Family::Six, Family::Four];

    /// The family of a rule sheet; none if its finds are not rated: a rule was changed, each player has a board of their
    /// own, the cards lie face down, or it is another mode of Sets than Speed.
    pub fn of(rules: &RuleSheet) -> Option<Family> {
        // How many may sit down changes nothing for those who do.
        let standard = RuleSheet { seats: rules.seats, ..RuleSheet::of(rules.edition, rules.variant) };
        let is_standard = *rules == standard;
        let is_one_race = rules.boards == Boards::Shared && rules.faces == Faces::Up;
        if !is_standard || !is_one_race || rules.variant.is_alone() {
            return None;
        }
        match (rules.target, rules.variant) {
            (Target::Set, Variant::Full | Variant::Quick | Variant::Forever) => Some(Family::Calling),
            (Target::Set, Variant::Speed) => Some(Family::Speed),
            (Target::Set, _) => None,
            (Target::TwoPairs, _) => Some(Family::TwoPairs),
            (Target::Six, _) => Some(Family::Six),
            (Target::Four, _) => Some(Family::Four),
        }
    }

    /// The name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Family::Calling => "calling",
            Family::Speed => "speed",
            Family::TwoPairs => "two-pairs",
            Family::Six => "six",
            Family::Four => "four",
        }
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
