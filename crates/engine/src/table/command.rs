//! What players ask for.

use serde::{Deserialize, Serialize};

use crate::bots::pace::Level;
use crate::cards::claim::Claim;
use crate::fairness::seed::Contribution;
use crate::rules::Rules;
use crate::table::emote::Emote;
use crate::table::seat::{DisplayName, Handicap, PlayerId, SeatNumber};

/// Something that may change a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// Time has passed; whatever was due happens. Two ticks are as good as one.
    Tick,
    /// A player wants something.
    By {
        /// Who, as the node knows and not as anybody says.
        player: PlayerId,
        /// What.
        action: Action,
    },
}

/// What a player can want.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Action {
    /// To sit down, or to come back to one's seat.
    Sit {
        /// What the others shall call this player.
        name: DisplayName,
        /// The level, if it is a bot.
        bot: Option<Level>,
    },
    /// To leave, keeping the Sets taken.
    Leave,
    /// As host, before the first deal: to even out a player's skill.
    Handicap {
        /// The seat.
        seat: SeatNumber,
        /// By how much.
        #[serde(flatten)]
        handicap: Handicap,
    },
    /// To mix something of one's own into the next shuffle.
    Contribute {
        /// The bytes.
        random: Contribution,
    },
    /// To deal.
    Deal,
    /// To call "Set".
    Call(Reaction),
    /// To pick the three cards after a call.
    Pick {
        /// The cards.
        cards: Claim,
    },
    /// To call and pick in one.
    Claim {
        /// The cards.
        cards: Claim,
        /// How quick it was.
        #[serde(flatten)]
        reaction: Reaction,
    },
    /// To say that there is no Set.
    NoSet,
    /// To be called something else.
    Rename {
        /// The new name.
        name: DisplayName,
    },
    /// As host: to let a bot play along.
    AddBot {
        /// What the others shall call it.
        name: DisplayName,
        /// How quick it is.
        level: Level,
    },
    /// As host: to send a bot away, or a player for good.
    Remove {
        /// The seat.
        seat: SeatNumber,
    },
    /// As host: to make somebody else host.
    HandOver {
        /// The seat.
        seat: SeatNumber,
    },
    /// As host, before the first deal: to play by other rules.
    ChangeRules {
        /// What shall be played.
        rules: Rules,
    },
    /// To play another match after this one.
    Rematch,
    /// To say something friendly.
    Emote {
        /// What.
        emote: Emote,
    },
}

/// What a node states about a call, for the photo finish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Reaction {
    /// The reaction time in milliseconds: from when the node knew the layout to when the call arrived, less the round trip.
    pub reaction: u32,
    /// For how many milliseconds somebody else could still turn out to have been quicker.
    pub hold: u32,
}
