//! What a client says on its socket.

use engine::{
    Action, Board, Claim, Contribution, DisplayName, Emote, Handicap, Level, Reaction, RuleChoice, Rules,
    SeatNumber,
};
use serde::{Deserialize, Serialize};

use crate::server_message::Problem;

/// The longest id of a request.
pub const MOST_ID_LENGTH: usize = 40;

/// A message from a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
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

impl Request {
    /// What the engine is asked at a table, with what only whoever serves the table knows: the player's name and how quick it was.
    pub fn action(self, name: &DisplayName, board: &Board, reaction: Reaction) -> Result<Action, Problem> {
        Ok(match self {
            Request::Sit => Action::Sit { name: name.clone(), bot: None },
            Request::Leave => Action::Leave,
            Request::Deal => Action::Deal,
            Request::Call => Action::Call(reaction),
            Request::Pick { cards } => Action::Pick { cards },
            Request::Claim { cards } => Action::Claim { cards, reaction },
            Request::NoSet => Action::NoSet,
            Request::Contribute { random } => Action::Contribute { random },
            Request::Emote { emote } => Action::Emote { emote },
            Request::Rematch => Action::Rematch,
            Request::AddBot { level } => Request::bot(board, level)?,
            Request::Remove { seat } => Action::Remove { seat },
            Request::HandOver { seat } => Action::HandOver { seat },
            Request::ChangeRules { rules } => Action::ChangeRules { rules: Rules::try_from(rules)? },
            Request::Handicap { seat, handicap } => Action::Handicap { seat, handicap },
        })
    }

    /// One more bot at a table.
    pub fn bot(board: &Board, level: Level) -> Result<Action, Problem> {
        let name =
            board.bot_name().ok_or_else(|| Problem::Malformed { reason: "no name is left".to_owned() })?;
        Ok(Action::AddBot { name, level })
    }
}
