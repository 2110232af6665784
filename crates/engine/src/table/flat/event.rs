//! How an entry of a journal is read.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::need;
use crate::bots::pace::Level;
use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::cards::find::Triple;
use crate::fairness::seed::{Commitment, Contribution, Seed};
use crate::rules::Rules;
use crate::table::emote::Emote;
use crate::table::event::{Agreement, Beaten, Ending, Event, Fact, Penalty, Secret};
use crate::table::phase::{HeldCall, MatchResult, Outcome};
use crate::table::seat::{DisplayName, Handicap, PlayerId, SeatNumber};
use crate::time::Time;

/// Any event.
#[derive(Deserialize)]
struct Flat {
    event: Option<Tag>,
    at: Option<Time>,
    seat: Option<SeatNumber>,
    player: Option<PlayerId>,
    name: Option<DisplayName>,
    bot: Option<Level>,
    rules: Option<Rules>,
    commitment: Option<Commitment>,
    listed: Option<bool>,
    secret: Option<Secret>,
    delay: Option<u32>,
    head_start: Option<u8>,
    random: Option<Contribution>,
    round: Option<u32>,
    dealer: Option<SeatNumber>,
    /// Three of them, where they are a claim.
    cards: Option<Vec<Card>>,
    dealt: Option<Vec<Card>>,
    reaction: Option<u32>,
    until: Option<Time>,
    beaten: Option<Vec<Beaten>>,
    penalty: Option<Penalty>,
    why: Option<Why>,
    set: Option<Triple>,
    seed: Option<Seed>,
    emote: Option<Emote>,
    winners: Option<Vec<SeatNumber>>,
    outcome: Option<Outcome>,
}

/// The names of the facts.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Tag {
    Opened,
    Sat,
    Left,
    Handicapped,
    Contributed,
    Dealt,
    CallHeld,
    Called,
    Taken,
    Found,
    WrongCall,
    Freed,
    SaidNoSet,
    Widened,
    RoundEnded,
    HostChanged,
    Removed,
    Renamed,
    RulesChanged,
    Rematch,
    Emoted,
    MatchEnded,
}

/// Why three more cards were laid, or why the round is over.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Why {
    All,
    Silence,
    LongTime,
    NoSetLeft,
    Agreed,
    FirstTo,
    AllFound,
    SolitaireStuck,
    SolitaireOverlooked,
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Event, D::Error> {
        let flat = Flat::deserialize(deserializer)?;
        Ok(Event { at: need!(flat.at), fact: flat.fact()? })
    }
}

impl<'de> Deserialize<'de> for Fact {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fact, D::Error> {
        Flat::deserialize(deserializer)?.fact()
    }
}

impl Flat {
    fn fact<E: Error>(self) -> Result<Fact, E> {
        let flat = self;
        Ok(match need!(flat.event) {
            Tag::Opened => Fact::Opened {
                rules: need!(flat.rules),
                commitment: need!(flat.commitment),
                listed: flat.listed.unwrap_or_default(),
                secret: flat.secret,
            },
            Tag::Sat => Fact::Sat {
                seat: need!(flat.seat),
                player: need!(flat.player),
                name: need!(flat.name),
                bot: flat.bot,
            },
            Tag::Left => Fact::Left { seat: need!(flat.seat) },
            Tag::Handicapped => Fact::Handicapped { seat: need!(flat.seat), handicap: flat.handicap()? },
            Tag::Contributed => Fact::Contributed { seat: need!(flat.seat), random: need!(flat.random) },
            Tag::Dealt => {
                Fact::Dealt { round: need!(flat.round), dealer: need!(flat.dealer), cards: need!(flat.cards) }
            }
            Tag::CallHeld => Fact::CallHeld {
                call: HeldCall { seat: need!(flat.seat), reaction: need!(flat.reaction) },
                until: need!(flat.until),
                cards: flat.cards.map(claim).transpose()?,
            },
            Tag::Called => Fact::Called {
                seat: need!(flat.seat),
                until: need!(flat.until),
                beaten: flat.beaten.unwrap_or_default(),
            },
            Tag::Taken => Fact::Taken {
                seat: need!(flat.seat),
                cards: claim(need!(flat.cards))?,
                dealt: need!(flat.dealt),
                beaten: flat.beaten.unwrap_or_default(),
            },
            Tag::Found => Fact::Found { seat: need!(flat.seat), cards: claim(need!(flat.cards))? },
            Tag::WrongCall => Fact::WrongCall {
                seat: need!(flat.seat),
                cards: flat.cards.map(claim).transpose()?,
                penalty: need!(flat.penalty),
            },
            Tag::Freed => Fact::Freed,
            Tag::SaidNoSet => Fact::SaidNoSet { seat: need!(flat.seat) },
            Tag::Widened => Fact::Widened { why: flat.agreement()?, cards: need!(flat.cards) },
            Tag::RoundEnded => {
                Fact::RoundEnded { why: flat.ending()?, seed: flat.seed, commitment: need!(flat.commitment) }
            }
            Tag::HostChanged => Fact::HostChanged { seat: need!(flat.seat) },
            Tag::Removed => Fact::Removed { seat: need!(flat.seat) },
            Tag::Renamed => Fact::Renamed { seat: need!(flat.seat), name: need!(flat.name) },
            Tag::RulesChanged => Fact::RulesChanged { rules: need!(flat.rules) },
            Tag::Rematch => Fact::Rematch,
            Tag::Emoted => Fact::Emoted { seat: need!(flat.seat), emote: need!(flat.emote) },
            Tag::MatchEnded => Fact::MatchEnded {
                result: MatchResult { winners: need!(flat.winners), outcome: need!(flat.outcome) },
            },
        })
    }

    fn handicap<E: Error>(&self) -> Result<Handicap, E> {
        let (delay, head_start) = (self.delay.unwrap_or_default(), self.head_start.unwrap_or_default());
        Handicap::new(delay, head_start).map_err(E::custom)
    }

    fn agreement<E: Error>(&self) -> Result<Agreement, E> {
        match need!(self.why) {
            Why::All => Ok(Agreement::All),
            Why::Silence => Ok(Agreement::Silence),
            Why::LongTime => Ok(Agreement::LongTime),
            _ => Err(E::custom("no reason to lay more cards")),
        }
    }

    fn ending<E: Error>(&self) -> Result<Ending, E> {
        match need!(self.why) {
            Why::NoSetLeft => Ok(Ending::NoSetLeft),
            Why::Agreed => Ok(Ending::Agreed),
            Why::FirstTo => Ok(Ending::FirstTo { seat: need!(self.seat) }),
            Why::AllFound => Ok(Ending::AllFound),
            Why::SolitaireStuck => Ok(Ending::SolitaireStuck),
            Why::SolitaireOverlooked => Ok(Ending::SolitaireOverlooked { set: need!(self.set) }),
            Why::All | Why::Silence | Why::LongTime => Err(E::custom("no reason for a round to end")),
        }
    }
}

fn claim<E: Error>(cards: Vec<Card>) -> Result<Claim, E> {
    Claim::new(&cards).map_err(E::custom)
}
