//! Every message between a client and a server, and nothing else.
//!
//! A client opens a socket to a table, says [`FromClient::Hello`] with the last record it knows, gets what it lacks and then
//! what happens: connecting and reconnecting are the same thing. What it wants it says as a [`Request`] with an id of its own;
//! a request that is sent twice acts once.
//!
//! ```
//! use protocol::{FromClient, Request};
//!
//! let text = r#"{"type":"do","id":"7","do":"call"}"#;
//! let message: FromClient = serde_json::from_str(text).unwrap();
//! assert_eq!(message, FromClient::Do { id: "7".to_owned(), request: Request::Call });
//! ```
#![forbid(unsafe_code)]

mod flat;
mod from_client;
mod from_server;
mod http;
mod replay;

pub use from_client::{FromClient, MOST_ID_LENGTH, Request};
pub use from_server::{Farewell, FromServer, Problem, PublicRecord};
pub use http::{
    Listed, MoveCode, MovePlayer, NameChange, NewPlayer, NewTable, Player, TableList, TableMade, Trouble,
    TroubleKind,
};
pub use replay::{Position, Replay, ReplayFlaw};

/// The version of this protocol. A server refuses a client of another one, and says which it speaks.
pub const VERSION: u32 = 1;
