//! The cards that a player claims to be a find: three for a Set, up to six in other modes.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer, de};

use thiserror::Error;

use crate::cards::card::Card;
use crate::cards::find::Triple;
use crate::cards::target::{LARGEST_FIND, Target};
use crate::wire::FromSlot;

/// Three to six different cards that a player claims to be a find: the one way from a list of cards.
///
/// ```
/// use engine::{Card, Claim, Target};
///
/// let cards: Vec<Card> = ["1srd", "2srd", "3srd"].map(|card| card.parse().unwrap()).to_vec();
/// assert!(Target::Set.is_find(Claim::new(&cards).unwrap().cards()));
/// assert!(Claim::new(&cards[..2]).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "Vec<Card>")]
pub struct Claim {
    /// The cards in the order in which they were picked; behind them the first one again.
    cards: [Card; LARGEST_FIND],
    size: u8,
}

impl Claim {
    pub fn new(cards: &[Card]) -> Result<Claim, ClaimError> {
        if !(3..=LARGEST_FIND).contains(&cards.len()) {
            return Err(ClaimError::Count { cards: cards.len() });
        }
        match (1..cards.len()).find(|&place| cards[..place].contains(&cards[place])) {
            Some(twice) => Err(ClaimError::SameCard { card: cards[twice] }),
            None => Ok(Claim::of_different(cards.iter().copied(), cards.len())),
        }
    }

    /// A claim of cards that are known to be different.
    fn of_different(mut cards: impl Iterator<Item = Card>, size: usize) -> Claim {
        let first = cards.next().unwrap_or(Card::gap(0));
        let mut all = [first; LARGEST_FIND];
        all[1..].iter_mut().zip(cards).for_each(|(place, card)| *place = card);
        Claim { cards: all, size: size as u8 }
    }

    /// A Set that a finder found.
    pub(crate) fn of_set(set: Triple) -> Claim {
        Claim::of_different(set.into_iter(), 3)
    }

    /// The cards in these places, which are different.
    pub(crate) fn of_places(cards: &[Card], places: &[u8]) -> Claim {
        Claim::of_different(places.iter().map(|&place| cards[usize::from(place)]), places.len())
    }

    /// The cards, in the order in which they were picked.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.size.into()]
    }

    /// The three cards of a Set; none of a claim with more.
    pub fn triple(&self) -> Option<Triple> {
        self.cards().try_into().ok()
    }

    /// Whether two claims name the same cards, in whatever order.
    pub fn is_same_find(self, other: Claim) -> bool {
        self.size == other.size && self.cards().iter().all(|card| other.cards().contains(card))
    }

    pub fn is_find(self, target: Target) -> bool {
        target.is_find(self.cards())
    }
}

impl fmt::Debug for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}

impl Serialize for Claim {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cards().serialize(serializer)
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
    #[error("a find is three to six cards, not {cards}")]
    Count { cards: usize },
    #[error("the card {card} is named twice")]
    SameCard { card: Card },
}
