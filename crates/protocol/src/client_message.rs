//! What a client sends on its socket.

use engine::{Action, Card};
use serde::{Deserialize, Serialize};

/// The longest id of a request.
pub const MOST_ID_LENGTH: usize = 40;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// The first message: what the client speaks and knows.
    Hello {
        version: u32,
        /// The last record of the table that the client knows; 0 if it knows none.
        #[serde(default)]
        after: u64,
        /// Whether the client shows what callers select. Others are not sent [`ServerMessage::Selection`], which clients of
        /// before cannot read.
        ///
        /// [`ServerMessage::Selection`]: crate::ServerMessage::Selection
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        selections: bool,
    },
    Do {
        /// The client's own name for this request, up to 40 characters. Sent twice, it acts once.
        id: String,
        #[serde(flatten)]
        action: Action,
    },
    /// The cards that the caller has selected so far; for display only. It has no response.
    Selection { cards: Vec<Card> },
}
