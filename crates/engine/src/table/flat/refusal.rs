//! How a refusal is read.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::need;
use crate::cards::card::Card;
use crate::table::refusal::Refusal;
use crate::table::seat::DisplayName;

/// Any refusal.
#[derive(Deserialize)]
struct Flat {
    refused: Option<Tag>,
    host: Option<DisplayName>,
    dealer: Option<DisplayName>,
    caller: Option<DisplayName>,
    players: Option<usize>,
    needed: Option<usize>,
    seats: Option<u8>,
    wait: Option<u64>,
    ago: Option<u64>,
    card: Option<Card>,
    cards: Option<usize>,
}

/// The names of the refusals.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Tag {
    NotSeated,
    AlreadySeated,
    RemovedByHost,
    NotHost,
    NobodyThere,
    TooManyPlayers,
    MatchGoesOn,
    TooOften,
    TableFull,
    MatchHasBegun,
    AlreadyDealt,
    NotTheDealer,
    TooFewPlayers,
    NotDealt,
    RoundOver,
    MatchOver,
    SetMasterWatches,
    LockedOut,
    TooEarly,
    CallStands,
    AlreadyCalled,
    PhotoFinish,
    CallFirst,
    ClaimWithoutCalling,
    NotOnTable,
    FoundBefore,
    SaidAlready,
    SetIsCertain,
}

impl<'de> Deserialize<'de> for Refusal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Refusal, D::Error> {
        Flat::deserialize(deserializer)?.refusal()
    }
}

impl Flat {
    fn refusal<E: Error>(self) -> Result<Refusal, E> {
        let flat = self;
        Ok(match need!(flat.refused) {
            Tag::NotSeated => Refusal::NotSeated,
            Tag::AlreadySeated => Refusal::AlreadySeated,
            Tag::RemovedByHost => Refusal::RemovedByHost,
            Tag::NotHost => Refusal::NotHost { host: need!(flat.host) },
            Tag::NobodyThere => Refusal::NobodyThere,
            Tag::TooManyPlayers => {
                Refusal::TooManyPlayers { players: need!(flat.players), seats: need!(flat.seats) }
            }
            Tag::MatchGoesOn => Refusal::MatchGoesOn,
            Tag::TooOften => Refusal::TooOften { wait: need!(flat.wait) },
            Tag::TableFull => Refusal::TableFull { seats: need!(flat.seats) },
            Tag::MatchHasBegun => Refusal::MatchHasBegun,
            Tag::AlreadyDealt => Refusal::AlreadyDealt,
            Tag::NotTheDealer => Refusal::NotTheDealer { dealer: need!(flat.dealer), wait: need!(flat.wait) },
            Tag::TooFewPlayers => {
                Refusal::TooFewPlayers { players: need!(flat.players), needed: need!(flat.needed) }
            }
            Tag::NotDealt => Refusal::NotDealt,
            Tag::RoundOver => Refusal::RoundOver,
            Tag::MatchOver => Refusal::MatchOver,
            Tag::SetMasterWatches => Refusal::SetMasterWatches,
            Tag::LockedOut => Refusal::LockedOut,
            Tag::TooEarly => Refusal::TooEarly { wait: need!(flat.wait) },
            Tag::CallStands => Refusal::CallStands { caller: need!(flat.caller), ago: need!(flat.ago) },
            Tag::AlreadyCalled => Refusal::AlreadyCalled,
            Tag::PhotoFinish => Refusal::PhotoFinish { wait: need!(flat.wait) },
            Tag::CallFirst => Refusal::CallFirst,
            Tag::ClaimWithoutCalling => Refusal::ClaimWithoutCalling,
            Tag::NotOnTable => Refusal::NotOnTable { card: need!(flat.card) },
            Tag::FoundBefore => Refusal::FoundBefore,
            Tag::SaidAlready => Refusal::SaidAlready,
            Tag::SetIsCertain => Refusal::SetIsCertain { cards: need!(flat.cards) },
        })
    }
}
