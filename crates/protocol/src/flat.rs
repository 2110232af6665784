//! How a server's messages are read: as one flat struct, with the tag as a field like any other and every field of every variant.
//!
//! What serde derives for a tagged enum reads a message twice and brings one reader a variant. A flat struct reads it once with
//! one reader, so that a browser loads less. What is written stays as serde derives it.

use std::fmt;

use engine::{DisplayName, PlayerId, Refusal, SeatNumber, Time};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::http::{NewPlayer, Player};
use crate::server_message::{CloseReason, Problem, PublicRecord, ServerMessage};

/// Any message from the server.
#[derive(Deserialize)]
struct FlatMessage {
    r#type: Option<MessageTag>,
    version: Option<u32>,
    table: Option<String>,
    you: Option<Player>,
    head: Option<u64>,
    now: Option<Time>,
    records: Option<Vec<PublicRecord>>,
    id: Option<String>,
    why: Option<Why>,
    seats: Option<Vec<SeatNumber>>,
    watching: Option<usize>,
    problem: Option<Problem>,
}

/// The names of the messages.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum MessageTag {
    Welcome,
    Records,
    Accepted,
    Refused,
    Presence,
    Problem,
    Bye,
}

/// Why a request was refused, which is an object, or why the socket closes, which is a word.
enum Why {
    Refused(Refusal),
    Bye(CloseReason),
}

/// A message's field that this variant cannot do without.
fn need<T, E: Error>(field: Option<T>, name: &'static str) -> Result<T, E> {
    field.ok_or_else(|| E::missing_field(name))
}

impl<'de> Deserialize<'de> for ServerMessage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ServerMessage, D::Error> {
        let flat = FlatMessage::deserialize(deserializer)?;
        Ok(match need(flat.r#type, "type")? {
            MessageTag::Welcome => ServerMessage::Welcome {
                version: need(flat.version, "version")?,
                table: need(flat.table, "table")?,
                you: flat.you,
                head: need(flat.head, "head")?,
                now: need(flat.now, "now")?,
            },
            MessageTag::Records => ServerMessage::Records {
                now: need(flat.now, "now")?,
                records: need(flat.records, "records")?,
            },
            MessageTag::Accepted => ServerMessage::Accepted { id: need(flat.id, "id")? },
            MessageTag::Refused => {
                ServerMessage::Refused { id: need(flat.id, "id")?, why: need(flat.why, "why")?.refusal()? }
            }
            MessageTag::Presence => ServerMessage::Presence {
                seats: need(flat.seats, "seats")?,
                watching: need(flat.watching, "watching")?,
            },
            MessageTag::Problem => {
                ServerMessage::Problem { id: flat.id, problem: need(flat.problem, "problem")? }
            }
            MessageTag::Bye => ServerMessage::Bye { why: need(flat.why, "why")?.farewell()? },
        })
    }
}

impl Why {
    fn refusal<E: Error>(self) -> Result<Refusal, E> {
        match self {
            Why::Refused(refusal) => Ok(refusal),
            Why::Bye(_) => Err(E::custom("a word is no refusal")),
        }
    }

    fn farewell<E: Error>(self) -> Result<CloseReason, E> {
        match self {
            Why::Refused(_) => Err(E::custom("a refusal is no farewell")),
            Why::Bye(farewell) => Ok(farewell),
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

/// Any problem.
#[derive(Deserialize)]
struct FlatProblem {
    kind: Option<ProblemTag>,
    reason: Option<String>,
}

/// The names of the problems.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ProblemTag {
    Malformed,
    OutOfOrder,
    OnlyWatching,
    Rules,
    TryAgain,
}

impl<'de> Deserialize<'de> for Problem {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Problem, D::Error> {
        let flat = FlatProblem::deserialize(deserializer)?;
        Ok(match need(flat.kind, "kind")? {
            ProblemTag::Malformed => Problem::Malformed { reason: need(flat.reason, "reason")? },
            ProblemTag::OutOfOrder => Problem::OutOfOrder,
            ProblemTag::OnlyWatching => Problem::OnlyWatching,
            ProblemTag::Rules => Problem::Rules { reason: need(flat.reason, "reason")? },
            ProblemTag::TryAgain => Problem::TryAgain,
        })
    }
}

/// A new player, whose token lies beside the id and the name.
#[derive(Deserialize)]
struct FlatPlayer {
    id: PlayerId,
    name: DisplayName,
    token: String,
}

impl<'de> Deserialize<'de> for NewPlayer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<NewPlayer, D::Error> {
        let FlatPlayer { id, name, token } = FlatPlayer::deserialize(deserializer)?;
        Ok(NewPlayer { player: Player { id, name }, token })
    }
}
