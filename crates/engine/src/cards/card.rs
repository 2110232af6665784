//! The 81 cards: four features with three values each, packed into one byte.

use std::fmt::{self, Write};
use std::str::FromStr;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use thiserror::Error;

use crate::cards::feature::{Feature, Value};

/// One of the 81 cards.
///
/// The byte inside is the card's index, `27·number + 9·shading + 3·colour + symbol`, always below 81.
///
/// ```
/// use engine::{Card, Feature};
///
/// let card: Card = "2srd".parse()?;
/// assert_eq!(card.index(), 27);
/// assert_eq!(card.value(Feature::Number).to_string(), "two");
/// assert_eq!("DR-s2".parse::<Card>().is_err(), true);
/// assert_eq!("DRs2".parse::<Card>()?.to_string(), "2srd");
/// # Ok::<(), engine::CardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

pub const CARDS: usize = 81;

/// `THIRD[a][b]` is the index of the one card that completes a Set with the cards `a` and `b`.
///
/// Rows are padded to 256 entries, so that a byte is always in bounds.
static THIRD: [[Card; 256]; CARDS] = third_cards();

/// In each feature the three values of a Set sum to 0 modulo 3 (all alike: 3v; all different: 0+1+2),
/// and no other triple of values does. So the third value is the negated sum of the other two.
const fn third_cards() -> [[Card; 256]; CARDS] {
    let mut table = [[Card(0); 256]; CARDS];
    let mut a = 0;
    while a < CARDS {
        let mut b = 0;
        while b < CARDS {
            let mut third = 0;
            let mut weight = 1;
            while weight < CARDS {
                third += weight * ((6 - a / weight % 3 - b / weight % 3) % 3);
                weight *= 3;
            }
            table[a][b] = Card(third as u8);
            b += 1;
        }
        a += 1;
    }
    table
}

impl Card {
    /// The card with this index, or nothing if the index is 81 or more.
    pub const fn new(index: u8) -> Option<Card> {
        if index < CARDS as u8 { Some(Card(index)) } else { None }
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..CARDS as u8).map(Card)
    }

    pub const fn index(self) -> u8 {
        self.0
    }

    pub const fn value(self, feature: Feature) -> Value {
        Value::new(feature, self.digit(feature))
    }

    pub(crate) const fn digit(self, feature: Feature) -> u8 {
        self.0 / feature.weight() % 3
    }

    /// The one card that completes a Set with this card and another.
    ///
    /// A card and itself are completed by the card itself, which is not a Set: the cards must differ.
    #[inline]
    pub fn third(self, other: Card) -> Card {
        THIRD[self.0 as usize][other.0 as usize]
    }

    /// The third cards for this card and every other, by the other's index.
    #[inline]
    pub(crate) fn thirds(self) -> &'static [Card; 256] {
        &THIRD[self.0 as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Feature::ALL.iter().try_for_each(|&feature| f.write_char(self.value(feature).letter()))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CardError {
    #[error("no card has the letter {letter:?}")]
    UnknownLetter { letter: char },
    #[error("the {feature} is given twice")]
    FeatureTwice { feature: Feature },
    #[error("the {feature} is missing")]
    FeatureMissing { feature: Feature },
}

impl FromStr for Card {
    type Err = CardError;

    /// Reads the four letters in any order and any case; all twelve are distinct.
    fn from_str(text: &str) -> Result<Card, CardError> {
        let mut digits = [None; 4];
        for letter in text.chars() {
            let value = Value::from_letter(letter).ok_or(CardError::UnknownLetter { letter })?;
            if digits[value.feature() as usize].replace(value.digit()).is_some() {
                return Err(CardError::FeatureTwice { feature: value.feature() });
            }
        }
        let index = Feature::ALL.into_iter().try_fold(0, |index, feature| {
            let digit = digits[feature as usize].ok_or(CardError::FeatureMissing { feature })?;
            Ok(index + feature.weight() * digit)
        });
        index.map(Card)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        deserializer.deserialize_str(Letters)
    }
}

/// Reads a card where it stands: a record has a dozen, and none needs a text of its own.
struct Letters;

impl Visitor<'_> for Letters {
    type Value = Card;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card's four letters")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Card, E> {
        text.parse().map_err(|error| E::custom(format!("{text:?} is not a card: {error}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_survives_writing_and_reading() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(card.to_string().to_uppercase().chars().rev().collect::<String>().parse(), Ok(card));
        }
    }

    #[test]
    fn bad_letters_are_named() {
        assert_eq!("2srx".parse::<Card>(), Err(CardError::UnknownLetter { letter: 'x' }));
        assert_eq!("2sr".parse::<Card>(), Err(CardError::FeatureMissing { feature: Feature::Symbol }));
        assert_eq!("22rd".parse::<Card>(), Err(CardError::FeatureTwice { feature: Feature::Number }));
        assert_eq!("".parse::<Card>(), Err(CardError::FeatureMissing { feature: Feature::Number }));
    }

    #[test]
    fn the_index_stops_at_eighty() {
        assert_eq!(Card::new(80).map(|card| card.to_string()).as_deref(), Some("3epq"));
        assert_eq!(Card::new(81), None);
    }
}
