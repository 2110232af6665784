//! What has happened: the entries of a table's journal.

use std::ops::Deref;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bots::pace::Level;
use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::cards::find::Triple;
use crate::fairness::seed::{Commitment, Contribution, Seed};
use crate::rules::Rules;
use crate::table::challenge::ChallengeId;
use crate::table::emote::Emote;
use crate::table::phase::{HeldCall, MatchResult, Outcome};
pub use crate::table::reason::{Agreement, Beaten, Ending, Penalty};
pub use crate::table::sealed::{Audience, HiddenClaim, OwnCards, Sealed, Secret};
use crate::table::seat::{DisplayName, Handicap, PlayerId, SeatNumber};
use crate::table::semantics::Semantics;
use crate::time::Time;
use crate::wire;
use crate::wire::FromSlot;

/// What happened at a table, and when. Everything in it is public: players, spectators and replays see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    pub at: Time,
    #[serde(flatten)]
    pub fact: Fact,
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Event, D::Error> {
        FactSlots::deserialize(deserializer)?.event()
    }
}

/// An event as the journal keeps it: with its secret part, if it has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalEvent {
    pub event: Event,
    pub sealed: Option<Sealed>,
}

/// One object with the fields of both parts. Flattening an event that itself is flattened would cost a twentieth more.
impl Serialize for JournalEvent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Stored<'a> {
            at: Time,
            #[serde(flatten)]
            fact: &'a Fact,
            #[serde(flatten)]
            sealed: &'a Sealed,
        }
        match &self.sealed {
            None => self.event.serialize(serializer),
            Some(sealed) => Stored { at: self.at, fact: &self.fact, sealed }.serialize(serializer),
        }
    }
}

impl JournalEvent {
    /// The part that all clients may know at once; none of a held call.
    pub fn public(&self) -> Option<&Event> {
        (!self.is_hidden()).then_some(&self.event)
    }

    /// The same, of an event that is not needed any more.
    pub fn into_public(self) -> Option<Event> {
        (!self.is_hidden()).then_some(self.event)
    }

    /// Whether no client may know that it has happened, save those of its seat.
    pub fn is_hidden(&self) -> bool {
        matches!(self.sealed, Some(Sealed::Hold(_)))
    }

    /// The sealed part, if the clients of this seat may know it while the round goes on.
    pub fn sealed_for(&self, seat: SeatNumber) -> Option<&Sealed> {
        self.sealed.as_ref().filter(|sealed| sealed.audience() == Audience::Seat(seat))
    }

    /// The event as a replay shows it once its round is over.
    #[must_use]
    pub fn after_round(&self) -> JournalEvent {
        let sealed = self.sealed.clone().filter(|sealed| sealed.audience() != Audience::Server);
        JournalEvent { event: self.event.clone(), sealed }
    }
}

impl Deref for JournalEvent {
    type Target = Event;

    fn deref(&self) -> &Event {
        &self.event
    }
}

impl From<Event> for JournalEvent {
    fn from(event: Event) -> JournalEvent {
        JournalEvent { event, sealed: None }
    }
}

impl<'de> Deserialize<'de> for JournalEvent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<JournalEvent, D::Error> {
        let mut slots = FactSlots::deserialize(deserializer)?;
        let event = slots.event()?;
        let sealed = match event.fact {
            Fact::Opened { .. } => slots.secret.map(Sealed::Secret),
            Fact::CallHeld { .. } => match slots.hold {
                Some(claim) => Some(Sealed::Hold(claim)),
                None => Option::from_slot(slots.cards, "cards")?.map(Sealed::Cards),
            },
            Fact::Voted { .. } => slots.vote.map(Sealed::Vote),
            _ => slots.own.map(Sealed::Own),
        };
        Ok(JournalEvent { event, sealed })
    }
}

wire! {
    slots FactSlots {
        tag event "event": FactTag,
        at: Time,
        seat: SeatNumber,
        player: PlayerId,
        name: DisplayName,
        bot: Level,
        rules: Rules,
        commitment: Commitment,
        listed: bool,
        matched: bool,
        challenge: ChallengeId,
        semantics: Semantics,
        secret: Secret,
        hold: HiddenClaim,
        own: OwnCards,
        vote: bool,
        correct: Vec<SeatNumber>,
        mistaken: Vec<SeatNumber>,
        place: u8,
        card: Card,
        finished: bool,
        delay: u32,
        head_start: u8,
        random: Contribution,
        round: u32,
        dealer: SeatNumber,
        cards: Vec<Card>,
        dealt: Vec<Card>,
        reaction: u32,
        until: Time,
        beaten: Vec<Beaten>,
        penalty: Penalty,
        why: Why,
        set: Triple,
        seed: Seed,
        emote: Emote,
        winners: Vec<SeatNumber>,
        outcome: Outcome,
    }
    /// Something that has happened at a table.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[serde(tag = "event", rename_all = "kebab-case")]
    pub enum Fact {
        Opened {
            rules: Rules,
            /// What binds the server to the first round's seed.
            commitment: Commitment,
            /// Whether the lobby lists the table; otherwise it is reached only by its link.
            listed: bool = |slots| slots.listed.unwrap_or_default(),
            /// Whether "Play now" brings players here, for whom bots make room.
            #[serde(skip_serializing_if = "std::ops::Not::not")]
            matched: bool = |slots| slots.matched.unwrap_or_default(),
            /// The challenge that this table is a run of.
            #[serde(skip_serializing_if = "Option::is_none")]
            challenge: Option<ChallengeId>,
            /// In a run of a challenge that was made from a game: what its player contributed to the shuffle, as seat 0.
            #[serde(skip_serializing_if = "Option::is_none")]
            random: Option<Contribution>,
            /// The version of the rules' meaning that decides at this table.
            #[serde(skip_serializing_if = "Semantics::is_first")]
            semantics: Semantics = |slots| slots.semantics.unwrap_or_default(),
        },
        /// A player sat down or came back.
        Sat {
            seat: SeatNumber,
            player: PlayerId,
            /// What the others call this player.
            name: DisplayName,
            /// The level, if it is a bot.
            #[serde(skip_serializing_if = "Option::is_none")]
            bot: Option<Level>,
        },
        Left { seat: SeatNumber },
        /// A player has had no connection for a while, and still sits here.
        Away { seat: SeatNumber },
        /// A player who was away has a connection again.
        Back { seat: SeatNumber },
        /// A player's skill was evened out.
        Handicapped {
            seat: SeatNumber,
            #[serde(flatten)]
            handicap: Handicap = |slots| Handicap::read(slots.delay, slots.head_start)?,
        },
        /// A player contributed random bytes to the next shuffle.
        Contributed {
            seat: SeatNumber,
            random: Contribution,
        },
        /// The cards of a race are dealt when this time has come.
        Countdown { until: Time },
        /// The cards were shuffled and laid out.
        Dealt {
            /// The round, counted from 1.
            round: u32,
            dealer: SeatNumber,
            /// The cards that lie face up.
            cards: Vec<Card>,
        },
        /// A seat called, and another could still turn out to have been quicker.
        CallHeld {
            /// Who called, and how quickly.
            #[serde(flatten)]
            call: HeldCall = |slots| slots.held_call()?,
            /// When the photo finish is decided.
            until: Time,
        },
        /// A call stands.
        Called {
            seat: SeatNumber,
            /// When letting it run out becomes a wrong call.
            until: Time,
            /// Who was slower in the photo finish, and by how much.
            #[serde(skip_serializing_if = "Vec::is_empty")]
            beaten: Vec<Beaten> = |slots| slots.beaten.take().unwrap_or_default(),
        },
        /// Cards were claimed, and the others check them.
        Claimed {
            seat: SeatNumber,
            cards: Claim,
            /// When the claim is decided at the latest.
            until: Time,
            /// Who was slower in the photo finish of quick claims, and by how much.
            #[serde(skip_serializing_if = "Vec::is_empty")]
            beaten: Vec<Beaten> = |slots| slots.beaten.take().unwrap_or_default(),
        },
        /// A player has said whether the claimed cards are right.
        Voted {
            seat: SeatNumber,
        },
        /// All have voted, or the time is over. The decision on the claim follows.
        Checked {
            /// Whose claim it was.
            seat: SeatNumber,
            /// Who said of a right claim that it is right, or of a wrong one that it is wrong; in the order of the votes.
            correct: Vec<SeatNumber>,
            /// Who said the contrary.
            mistaken: Vec<SeatNumber>,
        },
        /// A claim was right and the cards are its claimer's.
        Taken {
            seat: SeatNumber,
            cards: Claim,
            /// The cards that were laid into the gaps; none from a widened layout or an empty deck.
            dealt: Vec<Card>,
            /// Who was slower in the photo finish of quick claims, and by how much.
            #[serde(skip_serializing_if = "Vec::is_empty")]
            beaten: Vec<Beaten> = |slots| slots.beaten.take().unwrap_or_default(),
        },
        /// A claim was right and its cards stay: in a puzzle, or until all of the board is found.
        Found {
            seat: SeatNumber,
            cards: Claim,
        },
        /// A player made a find on a board that no other player sees.
        Scored {
            seat: SeatNumber,
            /// Whether it was this player's last of the round.
            finished: bool,
        },
        /// All finds of the board were made, or it had none: other cards lie there now.
        Replaced {
            cards: Vec<Card>,
        },
        /// The laid cards changed places.
        Rearranged {
            cards: Vec<Card>,
        },
        /// A player turned a card up.
        Turned {
            seat: SeatNumber,
            /// Where it lies, counted from 0.
            place: u8,
            card: Card,
            /// When the next one must be turned at the latest.
            until: Time,
        },
        /// The turned cards are no find, or the time to turn more is over. All players see them a little longer.
        TurnsEnded {
            seat: SeatNumber,
            until: Time,
        },
        /// The turned cards lie face down again, and their player lets the others try first.
        TurnedBack {
            seat: SeatNumber,
            /// When this player may turn again.
            until: Time,
        },
        /// A call was wrong: no Set, or no pick in time.
        WrongCall {
            seat: SeatNumber,
            /// The three cards; none if the call window ran out.
            #[serde(skip_serializing_if = "Option::is_none")]
            cards: Option<Claim>,
            penalty: Penalty,
            /// When the lock-out ends, if it has a time.
            #[serde(skip_serializing_if = "Option::is_none")]
            until: Option<Time>,
        },
        /// All lock-outs end.
        Freed,
        /// The time of a seat's lock-out is over.
        WaitEnded {
            seat: SeatNumber,
        },
        SaidNoSet {
            seat: SeatNumber,
            /// When agreement may take effect at the earliest: calls made before may still be on their way.
            #[serde(skip_serializing_if = "Option::is_none")]
            until: Option<Time>,
        },
        /// Three more cards were laid.
        Widened {
            /// How it was agreed.
            why: Agreement = |slots| slots.agreement()?,
            cards: Vec<Card>,
        },
        RoundEnded {
            #[serde(flatten)]
            why: Ending = |slots| slots.ending()?,
            /// The round's seed, now public; none if the deck was stacked.
            seed: Option<Seed>,
            /// What binds the server to the next round's seed.
            commitment: Commitment,
        },
        HostChanged {
            seat: SeatNumber,
        },
        /// The host removed a player, who cannot come back.
        Removed {
            seat: SeatNumber,
        },
        Renamed {
            seat: SeatNumber,
            name: DisplayName,
        },
        RulesChanged {
            rules: Rules,
        },
        /// A player asked to go on with all cards after a quick start.
        AskedForAllCards {
            seat: SeatNumber,
        },
        /// Another match begins at the same table.
        Rematch,
        Emoted {
            seat: SeatNumber,
            emote: Emote,
        },
        MatchEnded {
            #[serde(flatten)]
            result: MatchResult = |slots| slots.result()?,
        },
    }
}

impl Fact {
    /// The name that a person takes on; bots' names are not theirs.
    pub fn name_mut(&mut self) -> Option<&mut DisplayName> {
        match self {
            Fact::Sat { name, bot: None, .. } | Fact::Renamed { name, .. } => Some(name),
            _ => None,
        }
    }

    /// The seat that this is about, if it is about one.
    pub fn seat(&self) -> Option<SeatNumber> {
        match *self {
            Fact::Sat { seat, .. }
            | Fact::Left { seat }
            | Fact::Away { seat }
            | Fact::Back { seat }
            | Fact::Handicapped { seat, .. }
            | Fact::Contributed { seat, .. }
            | Fact::Dealt { dealer: seat, .. }
            | Fact::Called { seat, .. }
            | Fact::Claimed { seat, .. }
            | Fact::Voted { seat }
            | Fact::Checked { seat, .. }
            | Fact::Taken { seat, .. }
            | Fact::Found { seat, .. }
            | Fact::Scored { seat, .. }
            | Fact::Turned { seat, .. }
            | Fact::TurnsEnded { seat, .. }
            | Fact::TurnedBack { seat, .. }
            | Fact::WrongCall { seat, .. }
            | Fact::WaitEnded { seat }
            | Fact::SaidNoSet { seat, .. }
            | Fact::HostChanged { seat }
            | Fact::Removed { seat }
            | Fact::Renamed { seat, .. }
            | Fact::AskedForAllCards { seat }
            | Fact::Emoted { seat, .. } => Some(seat),
            Fact::CallHeld { call, .. } => Some(call.seat),
            Fact::RoundEnded { why: Ending::FirstTo { seat }, .. } => Some(seat),
            Fact::Opened { .. }
            | Fact::Countdown { .. }
            | Fact::Freed
            | Fact::Replaced { .. }
            | Fact::Rearranged { .. }
            | Fact::Widened { .. }
            | Fact::RoundEnded { .. }
            | Fact::RulesChanged { .. }
            | Fact::Rematch
            | Fact::MatchEnded { .. } => None,
        }
    }
}

/// Why three more cards were laid, or why the round is over: both stand under `why`.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Why {
    All,
    Silence,
    LongTime,
    AtOnce,
    NoSetLeft,
    Agreed,
    FirstTo,
    AllFound,
    TimeUp,
    FindsMade,
    AllFinished,
    SolitaireStuck,
    SolitaireOverlooked,
}

impl FactSlots {
    fn event<E: Error>(&mut self) -> Result<Event, E> {
        Ok(Event { at: FromSlot::from_slot(self.at, "at")?, fact: self.read()? })
    }

    fn held_call<E: Error>(&self) -> Result<HeldCall, E> {
        Ok(HeldCall {
            seat: FromSlot::from_slot(self.seat, "seat")?,
            reaction: FromSlot::from_slot(self.reaction, "reaction")?,
        })
    }

    fn agreement<E: Error>(&self) -> Result<Agreement, E> {
        match FromSlot::from_slot(self.why, "why")? {
            Why::All => Ok(Agreement::All),
            Why::Silence => Ok(Agreement::Silence),
            Why::LongTime => Ok(Agreement::LongTime),
            Why::AtOnce => Ok(Agreement::AtOnce),
            _ => Err(E::custom("no reason to lay more cards")),
        }
    }

    fn ending<E: Error>(&self) -> Result<Ending, E> {
        match FromSlot::from_slot(self.why, "why")? {
            Why::NoSetLeft => Ok(Ending::NoSetLeft),
            Why::Agreed => Ok(Ending::Agreed),
            Why::FirstTo => Ok(Ending::FirstTo { seat: FromSlot::from_slot(self.seat, "seat")? }),
            Why::AllFound => Ok(Ending::AllFound),
            Why::TimeUp => Ok(Ending::TimeUp),
            Why::FindsMade => Ok(Ending::FindsMade),
            Why::AllFinished => Ok(Ending::AllFinished),
            Why::SolitaireStuck => Ok(Ending::SolitaireStuck),
            Why::SolitaireOverlooked => {
                Ok(Ending::SolitaireOverlooked { set: FromSlot::from_slot(self.set, "set")? })
            }
            Why::All | Why::Silence | Why::LongTime | Why::AtOnce => {
                Err(E::custom("no reason for a round to end"))
            }
        }
    }

    fn result<E: Error>(&mut self) -> Result<MatchResult, E> {
        Ok(MatchResult {
            winners: FromSlot::from_slot(self.winners.take(), "winners")?,
            outcome: FromSlot::from_slot(self.outcome, "outcome")?,
        })
    }
}
