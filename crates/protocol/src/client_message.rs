//! What a client sends on its socket.

use engine::Action;
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
    },
    Do {
        /// The client's own name for this request, up to 40 characters. Sent twice, it acts once.
        id: String,
        #[serde(flatten)]
        action: Action,
    },
}
