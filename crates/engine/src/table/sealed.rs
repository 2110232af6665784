//! The secret parts of events, and who may know them.

use serde::{Deserialize, Serialize};

use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::fairness::seed::Seed;
use crate::table::seat::SeatNumber;

/// The secret part of an event. A secret has no other place in an event, so whatever is made of
/// [`Event`]s cannot leak one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sealed {
    /// In the opening: what decides all decks.
    Secret(Secret),
    /// In a held call that is public, at tables of the first semantics: the cards of a quick claim.
    Cards(Claim),
    /// The whole event, a held call, with the cards of a quick claim: another client that knew of it could call too.
    Hold(HiddenClaim),
    /// At a table of own boards: what lies on one of them, which its player alone sees before the round is over.
    Own(OwnCards),
    /// In a vote on a claim: whether the player thinks that it is right. All are told when the claim is decided.
    Vote(bool),
}

/// The cards of a quick claim that is held; none for a call. In JSON its presence marks the event as hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HiddenClaim {
    /// The cards.
    pub cards: Option<Claim>,
    /// The place of a card that lies face down, at a table where cards are turned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
}

/// What happened on a board of one's own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnCards {
    /// The cards that were claimed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Card>,
    /// The cards that were laid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dealt: Vec<Card>,
}

/// Who may know the sealed part of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// The clients of one seat, at once and whenever they resume.
    Seat(SeatNumber),
    /// No client before the round is over; then the replay shows it.
    AfterRound,
    /// The server alone, for ever.
    Server,
}

impl Sealed {
    pub fn audience(&self) -> Audience {
        match self {
            Sealed::Secret(_) => Audience::Server,
            Sealed::Cards(_) | Sealed::Hold(_) | Sealed::Own(_) | Sealed::Vote(_) => Audience::AfterRound,
        }
    }
}

/// What decides all of a table's decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    /// The table's seed, from which the seeds of its rounds follow.
    pub seed: Seed,
    /// The first round's seed, if it is that of a game that was played before and does not follow from the table's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seed>,
    /// The first round's cards in dealing order, if they are not shuffled but stacked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stacked: Option<Vec<Card>>,
}
