//! Three different cards that a player claims to be a Set.

use serde::{Deserialize, Serialize, de};

use thiserror::Error;

use crate::cards::card::Card;
use crate::cards::find::Triple;
use crate::cards::judgement::Judgement;
use crate::wire::FromSlot;

/// Three different cards that a player claims to be a Set: the one way from a list of cards.
///
/// ```
/// use engine::{Card, Claim};
///
/// let cards: Vec<Card> = ["1srd", "2srd", "3srd"].map(|card| card.parse().unwrap()).to_vec();
/// assert!(Claim::new(&cards).unwrap().judgement().is_set());
/// assert!(Claim::new(&cards[..2]).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Triple", try_from = "Vec<Card>")]
pub struct Claim(Triple);

impl Claim {
    pub fn new(cards: &[Card]) -> Result<Claim, ClaimError> {
        match *cards {
            [a, b, c] if a == b || a == c => Err(ClaimError::SameCard { card: a }),
            [_, b, c] if b == c => Err(ClaimError::SameCard { card: b }),
            [a, b, c] => Ok(Claim([a, b, c])),
            _ => Err(ClaimError::NotThree { cards: cards.len() }),
        }
    }

    /// The three cards, in the order in which they were picked.
    pub fn cards(self) -> Triple {
        self.0
    }

    /// Whether two claims name the same three cards, in whatever order.
    pub fn is_same_set(self, other: Claim) -> bool {
        self.0.iter().all(|card| other.0.contains(card))
    }

    pub fn judgement(self) -> Judgement {
        Judgement::new(self.0)
    }
}

impl From<Claim> for Triple {
    fn from(claim: Claim) -> Triple {
        claim.0
    }
}

impl TryFrom<Vec<Card>> for Claim {
    type Error = ClaimError;

    fn try_from(cards: Vec<Card>) -> Result<Claim, ClaimError> {
        Claim::new(&cards)
    }
}

impl FromSlot<Vec<Card>> for Claim {
    fn from_slot<E: de::Error>(slot: Option<Vec<Card>>, name: &'static str) -> Result<Claim, E> {
        let cards: Vec<Card> = FromSlot::from_slot(slot, name)?;
        Claim::new(&cards).map_err(E::custom)
    }
}

impl FromSlot<Vec<Card>> for Option<Claim> {
    fn from_slot<E: de::Error>(slot: Option<Vec<Card>>, name: &'static str) -> Result<Option<Claim>, E> {
        slot.map(|cards| Claim::from_slot(Some(cards), name)).transpose()
    }
}

/// Why cards cannot be claimed, whatever lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ClaimError {
    #[error("a Set is three cards, not {cards}")]
    NotThree { cards: usize },
    #[error("the card {card} is named twice")]
    SameCard { card: Card },
}
