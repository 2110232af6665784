//! What has happened: the entries of a table's journal.

use serde::{Deserialize, Serialize, Serializer};

use crate::bots::pace::Level;
use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::cards::find::Triple;
use crate::fairness::seed::{Commitment, Contribution, Seed};
use crate::rules::Rules;
use crate::table::emote::Emote;
use crate::table::phase::{HeldCall, MatchResult};
use crate::table::seat::{DisplayName, Handicap, PlayerId, SeatNumber};
use crate::time::Time;

/// One entry of a table's journal: what happened, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// When it happened.
    pub at: Time,
    /// What happened.
    #[serde(flatten)]
    pub fact: Fact,
}

/// Something that has happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Fact {
    /// The table was opened.
    Opened {
        /// What is played here.
        rules: Rules,
        /// What binds the server to the first round's seed.
        commitment: Commitment,
        /// Whether the table is listed for everybody, or only reached by its link.
        listed: bool,
        /// What decides all decks; in the journal only, never in a message.
        #[serde(skip_serializing_if = "Option::is_none")]
        secret: Option<Secret>,
    },
    /// Somebody sat down or came back.
    Sat {
        /// The seat.
        seat: SeatNumber,
        /// Who sits there.
        player: PlayerId,
        /// What the others call this player.
        name: DisplayName,
        /// The level, if it is a bot.
        #[serde(skip_serializing_if = "Option::is_none")]
        bot: Option<Level>,
    },
    /// Somebody left.
    Left {
        /// The seat.
        seat: SeatNumber,
    },
    /// A player's skill was evened out.
    Handicapped {
        /// The seat.
        seat: SeatNumber,
        /// By how much.
        #[serde(flatten)]
        handicap: Handicap,
    },
    /// Somebody mixed something into the next shuffle.
    Contributed {
        /// The seat.
        seat: SeatNumber,
        /// The bytes.
        random: Contribution,
    },
    /// The cards were shuffled and laid out.
    Dealt {
        /// The round, counted from 1.
        round: u32,
        /// Whose deal it was.
        dealer: SeatNumber,
        /// The cards that lie face up.
        cards: Vec<Card>,
    },
    /// Somebody called, and somebody else could still turn out to have been quicker.
    CallHeld {
        /// Who called, and how quickly.
        #[serde(flatten)]
        call: HeldCall,
        /// When the photo finish is decided.
        until: Time,
        /// The cards, at a table of quick claims; in the journal only, so that nobody can copy them meanwhile.
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<Claim>,
    },
    /// A call stands.
    Called {
        /// Who called.
        seat: SeatNumber,
        /// When letting it run out becomes a wrong call.
        until: Time,
        /// Who was slower in the photo finish, and by how much.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        beaten: Vec<Beaten>,
    },
    /// A claim was right and the cards are its claimer's.
    Taken {
        /// Who took them.
        seat: SeatNumber,
        /// The Set.
        cards: Claim,
        /// The cards that were laid into the gaps; none from a widened layout or an empty deck.
        dealt: Vec<Card>,
        /// Who was slower in the photo finish of quick claims, and by how much.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        beaten: Vec<Beaten>,
    },
    /// A puzzle's Set was found; its cards stay.
    Found {
        /// Who found it.
        seat: SeatNumber,
        /// The Set.
        cards: Claim,
    },
    /// A call was wrong: no Set, or no pick in time.
    WrongCall {
        /// Who called.
        seat: SeatNumber,
        /// The three cards; none if the call window ran out.
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<Claim>,
        /// What it costs.
        penalty: Penalty,
    },
    /// All lock-outs end.
    Freed,
    /// Somebody said that there is no Set.
    SaidNoSet {
        /// The seat.
        seat: SeatNumber,
    },
    /// Three more cards were laid.
    Widened {
        /// How it was agreed.
        why: Agreement,
        /// The cards.
        cards: Vec<Card>,
    },
    /// The round is over.
    RoundEnded {
        /// Why.
        #[serde(flatten)]
        why: Ending,
        /// The round's seed, now for everybody to check; none if the deck was stacked.
        seed: Option<Seed>,
        /// What binds the server to the next round's seed.
        commitment: Commitment,
    },
    /// Somebody is host now.
    HostChanged {
        /// The seat.
        seat: SeatNumber,
    },
    /// Somebody was removed by the host and cannot come back.
    Removed {
        /// The seat.
        seat: SeatNumber,
    },
    /// Somebody is called something else now.
    Renamed {
        /// The seat.
        seat: SeatNumber,
        /// The new name.
        name: DisplayName,
    },
    /// The host chose other rules.
    RulesChanged {
        /// What is played now.
        rules: Rules,
    },
    /// Another match begins at the same table.
    Rematch,
    /// Somebody said something friendly.
    Emoted {
        /// The seat.
        seat: SeatNumber,
        /// What.
        emote: Emote,
    },
    /// The match is over.
    MatchEnded {
        /// How.
        #[serde(flatten)]
        result: MatchResult,
    },
}

/// What decides all of a table's decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    /// The table's seed, from which the seeds of its rounds follow.
    pub seed: Seed,
    /// The first round's cards in dealing order, if they are not shuffled but stacked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stacked: Option<Vec<Card>>,
}

/// Somebody who called too, and was slower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beaten {
    /// Who.
    pub seat: SeatNumber,
    /// By how many milliseconds.
    pub by: u32,
}

/// What a wrong call costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Penalty {
    /// A point.
    Point,
    /// The right to call, until somebody else takes a Set.
    LockedOut,
    /// Nothing; it is only counted.
    Nothing,
}

/// How it was agreed that there is no Set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Agreement {
    /// All players said so.
    All,
    /// Somebody said so, and silence counted as agreement.
    Silence,
    /// Somebody said so after a long time.
    LongTime,
}

/// Why a round is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Ending {
    /// The deck is empty and no Set is left.
    NoSetLeft,
    /// The deck is empty and the players agreed that no Set is left.
    Agreed,
    /// Somebody has as many Sets as the rules ask for.
    FirstTo {
        /// Who.
        seat: SeatNumber,
    },
    /// All Sets of a puzzle are found.
    AllFound,
    /// A lone player met a layout without a Set.
    SolitaireStuck,
    /// A lone player said that there is no Set, and here it is.
    SolitaireOverlooked {
        /// The Set that was overlooked.
        set: Triple,
    },
}

impl Fact {
    /// The seat that this is about, if it is about one.
    pub fn seat(&self) -> Option<SeatNumber> {
        match *self {
            Fact::Sat { seat, .. }
            | Fact::Left { seat }
            | Fact::Handicapped { seat, .. }
            | Fact::Contributed { seat, .. }
            | Fact::Dealt { dealer: seat, .. }
            | Fact::Called { seat, .. }
            | Fact::Taken { seat, .. }
            | Fact::Found { seat, .. }
            | Fact::WrongCall { seat, .. }
            | Fact::SaidNoSet { seat }
            | Fact::HostChanged { seat }
            | Fact::Removed { seat }
            | Fact::Renamed { seat, .. }
            | Fact::Emoted { seat, .. } => Some(seat),
            Fact::CallHeld { call, .. } => Some(call.seat),
            Fact::RoundEnded { why: Ending::FirstTo { seat }, .. } => Some(seat),
            Fact::Opened { .. }
            | Fact::Freed
            | Fact::Widened { .. }
            | Fact::RoundEnded { .. }
            | Fact::RulesChanged { .. }
            | Fact::Rematch
            | Fact::MatchEnded { .. } => None,
        }
    }
}

/// An event as everybody may see it. The only way to make one is to take the secrets out.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "Event")]
pub struct PublicEvent(Event);

impl PublicEvent {
    /// The event without its secrets, which a table folds like any other.
    pub fn event(&self) -> &Event {
        &self.0
    }
}

impl Serialize for PublicEvent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl From<&Event> for PublicEvent {
    fn from(event: &Event) -> PublicEvent {
        event.clone().into()
    }
}

impl From<Event> for PublicEvent {
    fn from(mut event: Event) -> PublicEvent {
        match &mut event.fact {
            Fact::Opened { secret, .. } => *secret = None,
            Fact::CallHeld { cards, .. } => *cards = None,
            _ => {}
        }
        PublicEvent(event)
    }
}
