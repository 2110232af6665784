//! What is looked for. All targets are one formula: cards for which a signed sum is zero in every feature.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cards::card::Card;
use crate::cards::feature::UnknownWord;
use crate::rules::edition::named;

named! {
    /// What is looked for.
    Target {
        /// Three cards whose values sum to zero modulo 3.
        Set = "set",
        /// Four cards: two pairs that the same fifth card completes to Sets. It need not lie there.
        TwoPairs = "two-pairs",
        /// Six cards whose values sum to zero modulo 3.
        Six = "six",
        /// Four cards of four values, two bits each, that sum to zero modulo 2: each feature AAAA, ABCD or AABB.
        Four = "four",
    }
}

/// The most cards that a find has.
pub(crate) const LARGEST_FIND: usize = 6;

/// The three ways to make two pairs of four places.
pub(crate) const PAIRINGS: [[usize; 4]; 3] = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 3, 1, 2]];

impl Target {
    /// How many cards a find has.
    pub const fn size(self) -> usize {
        match self {
            Target::Set => 3,
            Target::TwoPairs | Target::Four => 4,
            Target::Six => LARGEST_FIND,
        }
    }

    /// How many values the cards of this target have.
    pub const fn values(self) -> u8 {
        if matches!(self, Target::Four) { 4 } else { 3 }
    }

    /// The negated sum of two cards: for three values the card that completes a Set with them.
    #[inline]
    pub(crate) fn completing(self, a: Card, b: Card) -> Card {
        match self {
            Target::Four => Card::of_four_values(a.digits() ^ b.digits()),
            _ => a.third(b),
        }
    }

    /// Adds a card to a sum.
    #[inline]
    pub(crate) fn sum(self, sum: Card, card: Card) -> Card {
        let negated = self.completing(sum, card);
        // Modulo 2 a sum is its own negation.
        if self == Target::Four { negated } else { negated.third(negated.zero()) }
    }

    /// Whether these cards are a find: different, as many as the target has, and with a signed sum of zero.
    pub fn is_find(self, cards: &[Card]) -> bool {
        let is_twice = |place: usize| cards[..place].contains(&cards[place]);
        if cards.len() != self.size() || (0..cards.len()).any(is_twice) || !self.has_its_values(cards) {
            return false;
        }
        match (self, cards) {
            (Target::TwoPairs, &[a, b, c, d]) => self.pairing([a, b, c, d]).is_some(),
            (_, [others @ .., last]) => self.last_of(others) == *last,
            _ => false,
        }
    }

    /// Whether all cards are of one kind, with values that this target has.
    fn has_its_values(self, cards: &[Card]) -> bool {
        let features = cards.first().map_or(0, |card| card.features().len());
        cards.iter().all(|card| {
            let values = card.features().iter().map(|&feature| card.digit(feature));
            card.is_face() && card.features().len() == features && values.max() < Some(self.values())
        })
    }

    /// The card that makes a find of these with the others, where all signs are alike.
    fn last_of(self, others: &[Card]) -> Card {
        match *others {
            [a, b] => self.completing(a, b),
            [a, b, c] => self.completing(self.completing(a, b), c),
            [a, b, c, d, e] => {
                self.completing(self.completing(self.completing(a, b), self.completing(c, d)), e)
            }
            _ => Card::gap(0),
        }
    }

    /// The pairing by which four cards are two pairs: which places are the first pair and which the second.
    pub(crate) fn pairing(self, cards: [Card; 4]) -> Option<[usize; 4]> {
        let completed = |[a, b, c, d]: [usize; 4]| cards[a].third(cards[b]) == cards[c].third(cards[d]);
        PAIRINGS.into_iter().find(|&pairing| completed(pairing))
    }
}
