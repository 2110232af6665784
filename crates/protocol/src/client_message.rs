//! What a client sends on its socket.

use engine::{Action, Board, DisplayName, Reaction, Rules, Stated};
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
    /// The client's player acts.
    Do {
        /// The client's own name for this request, up to 40 characters. Sent twice, it acts once.
        id: String,
        /// What the player does.
        #[serde(flatten)]
        action: Action,
    },
}

/// What only the host of a table knows about an action: the player's name, how quick it was, a bot's name, checked rules.
pub fn stated(
    action: &Action,
    name: &DisplayName,
    board: &Board,
    reaction: Reaction,
) -> Result<Stated, Problem> {
    let no_name = || Problem::Malformed { reason: "no name is left".to_owned() };
    Ok(match action {
        // A player is renamed over HTTP, at all tables at once.
        Action::Rename => {
            return Err(Problem::Malformed { reason: "a table's socket takes no rename".to_owned() });
        }
        Action::Sit => Stated { name: Some(name.clone()), ..Stated::default() },
        Action::AddBot { .. } => {
            Stated { name: Some(board.bot_name().ok_or_else(no_name)?), ..Stated::default() }
        }
        Action::Call | Action::Claim { .. } => Stated { reaction, ..Stated::default() },
        Action::ChangeRules { rules } => {
            Stated { rules: Some(Rules::try_from(rules.clone())?), ..Stated::default() }
        }
        _ => Stated::default(),
    })
}
