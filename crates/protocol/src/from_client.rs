//! What a client says on its socket.

use engine::{Claim, Contribution, Emote, Handicap, Level, RuleChoice, SeatNumber};
use serde::{Deserialize, Serialize};

/// The longest id of a request.
pub const MOST_ID_LENGTH: usize = 40;

/// A message from a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromClient {
    /// The first message: what the client speaks and knows.
    Hello {
        /// The protocol's version.
        version: u32,
        /// The last record of the table that the client knows; 0 if it knows none.
        #[serde(default)]
        after: u64,
    },
    /// The client's player wants something.
    Do {
        /// The client's own name for this request, up to 40 characters. Sent twice, it acts once.
        id: String,
        /// What.
        #[serde(flatten)]
        request: Request,
    },
}

/// What a player can want. Times are not stated: the server reads its own clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Request {
    /// To sit down, or to come back to one's seat.
    Sit,
    /// To leave the seat, keeping the Sets taken.
    Leave,
    /// To deal.
    Deal,
    /// To call "Set".
    Call,
    /// To pick the three cards after a call.
    Pick {
        /// The cards.
        cards: Claim,
    },
    /// To call and pick in one.
    Claim {
        /// The cards.
        cards: Claim,
    },
    /// To say that there is no Set.
    NoSet,
    /// To mix something of one's own into the next shuffle.
    Contribute {
        /// 16 bytes in hexadecimal.
        random: Contribution,
    },
    /// To say something friendly.
    Emote {
        /// What.
        emote: Emote,
    },
    /// To play another match after this one.
    Rematch,
    /// As host: to let a bot play along.
    AddBot {
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
        rules: RuleChoice,
    },
    /// As host, before the first deal: to even out a player's skill.
    Handicap {
        /// The seat.
        seat: SeatNumber,
        /// By how much.
        #[serde(flatten)]
        handicap: Handicap,
    },
}
