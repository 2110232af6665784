//! What a server sends on a socket.

use std::fmt;

use engine::{Card, Event, FromSlot, OwnBoard, Refusal, RulesError, SeatNumber, Time, wire};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::http::Player;

wire! {
    slots MessageSlots {
        tag r#type "type": MessageTag,
        version: u32,
        table: String,
        you: Player,
        head: u64,
        now: Time,
        records: Vec<PublicRecord>,
        id: String,
        why: Why,
        seats: Vec<SeatNumber>,
        watching: usize,
        seat: SeatNumber,
        cards: Vec<Card>,
        problem: Problem,
        own: OwnBoard,
    }
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    pub enum ServerMessage {
        Welcome {
            version: u32,
            table: String,
            /// The client's player; none for a spectator without an identity.
            you: Option<Player>,
            /// The last record of the table.
            head: u64,
            /// The server's clock, which all times of the table are read on.
            now: Time,
        },
        /// The player's own call waits for the photo finish. It is sent to that player's clients alone and is no record: what
        /// is decided follows as one.
        Held {
            /// The request; none for a client that has come back meanwhile.
            #[serde(skip_serializing_if = "Option::is_none")]
            id: Option<String>,
        },
        /// What lies on the player's own board, at a table where each player has one. It is sent to that player's clients alone,
        /// after the records that changed it and when one comes back.
        OwnBoard { own: OwnBoard },
        /// What has happened: first what the client lacks, then whatever comes.
        Records {
            now: Time,
            /// In order, without gaps.
            records: Vec<PublicRecord>,
        },
        /// A request changed nothing, because there was nothing to change or it had been made before.
        Accepted { id: String },
        Refused { id: String, why: Refusal = |slots| slots.refusal()? },
        /// Who is connected; for display only.
        Presence { seats: Vec<SeatNumber>, watching: usize },
        /// The cards that the caller has selected so far; for display only, to clients that show it.
        Selection { seat: SeatNumber, cards: Vec<Card> },
        Problem {
            /// The request, if it could be read that far.
            #[serde(skip_serializing_if = "Option::is_none")]
            id: Option<String>,
            problem: Problem,
        },
        /// The last message before the socket closes.
        Bye { why: CloseReason = |slots| slots.close_reason()? },
    }
}

/// One decision at a table without its secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicRecord {
    /// Its number, counted from 1.
    pub seq: u64,
    /// The id of the request that it came from, which its sender recognises.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    pub events: Vec<Event>,
}

wire! {
    slots ProblemSlots { tag kind "kind": ProblemTag, reason: String, seconds: u32 }
    /// Why a message could not be used.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[serde(tag = "kind", rename_all = "kebab-case")]
    pub enum Problem {
        /// It is not a message of this protocol; the reason is what the reader stumbled over.
        Malformed { reason: String },
        /// The first message was not hello, or a later one was.
        OutOfOrder,
        /// A client without an identity can only watch.
        OnlyWatching,
        Rules { reason: String },
        /// The journal cannot be reached just now; the request may or may not have acted. Send it again with the same id.
        TryAgain,
        /// Too many requests of this player, or from its address. It did not act; after so many seconds it can be sent again.
        TooMany { seconds: u32 },
    }
}

impl From<RulesError> for Problem {
    fn from(error: RulesError) -> Problem {
        Problem::Rules { reason: error.to_string() }
    }
}

/// Why a socket closes, and whether to come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CloseReason {
    /// The server goes down or restarts: come back in a moment.
    Restart,
    /// The client read too slowly: come back and resume.
    TooSlow,
    /// The client sent too much, too fast.
    TooManyMessages,
    NoHello,
    OtherVersion,
    /// The table's records lead to an error in the server again and again, so it is not opened for now.
    BrokenTable,
    /// The device was signed out: sign in again, or come back without a token.
    SignedOut,
}

/// From this close code on a client should not come back by itself.
pub const FINAL_CLOSE_CODES: u16 = 4100;

impl CloseReason {
    /// Whether the server does not want the client back.
    pub const fn is_final(self) -> bool {
        self.code() >= FINAL_CLOSE_CODES
    }

    /// The close code of the socket. Below 4100 a client should come back by itself.
    pub const fn code(self) -> u16 {
        match self {
            CloseReason::Restart => 1012,
            CloseReason::TooSlow => 4000,
            CloseReason::NoHello => 4001,
            CloseReason::TooManyMessages => 4100,
            CloseReason::OtherVersion => 4101,
            CloseReason::BrokenTable => 4102,
            CloseReason::SignedOut => 4103,
        }
    }
}

/// Why a request was refused, which is an object, or why the socket closes, which is a word: both stand under `why`.
enum Why {
    Refused(Refusal),
    Bye(CloseReason),
}

impl MessageSlots {
    fn refusal<E: Error>(&mut self) -> Result<Refusal, E> {
        match FromSlot::from_slot(self.why.take(), "why")? {
            Why::Refused(refusal) => Ok(refusal),
            Why::Bye(_) => Err(E::custom("a word is no refusal")),
        }
    }

    fn close_reason<E: Error>(&mut self) -> Result<CloseReason, E> {
        match FromSlot::from_slot(self.why.take(), "why")? {
            Why::Refused(_) => Err(E::custom("a refusal is no reason to close")),
            Why::Bye(reason) => Ok(reason),
        }
    }
}

impl<'de> Deserialize<'de> for Why {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Why, D::Error> {
        deserializer.deserialize_any(WhyReader)
    }
}

struct WhyReader;

impl<'de> Visitor<'de> for WhyReader {
    type Value = Why;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a refusal or a farewell")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Why, E> {
        CloseReason::deserialize(word.into_deserializer()).map(Why::Bye)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Why, A::Error> {
        Refusal::deserialize(MapAccessDeserializer::new(map)).map(Why::Refused)
    }
}
