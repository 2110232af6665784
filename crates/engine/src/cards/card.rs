//! A card: up to five features of three or four values each, packed into two bytes.

use std::fmt::{self, Write};
use std::str::FromStr;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use thiserror::Error;

use crate::cards::feature::{Feature, Value};

/// What lies in a place of the table: a card, or at a table of cards that lie face down the back of one or a gap.
///
/// The face of one of the 81 cards is its index, `27·number + 9·shading + 3·colour + symbol`. The 175 faces above have a
/// fourth value. So the usual cards stay small numbers, and all that is computed for them by the million stays as it is.
/// In memory the index is the first of two bytes, which the vector instructions of `odds` rely on.
///
/// ```
/// use engine::{Card, Feature};
///
/// let card: Card = "2srd".parse()?;
/// assert_eq!(card.index(), 27);
/// assert_eq!(card.value(Feature::Number).to_string(), "two");
/// assert_eq!("DR-s2".parse::<Card>().is_err(), true);
/// assert_eq!("DRs2".parse::<Card>()?.to_string(), "2srd");
/// assert_eq!("4xbh".parse::<Card>()?.to_string(), "4xbh");
/// assert_eq!("j2srd".parse::<Card>()?.to_string(), "2srdj");
/// # Ok::<(), engine::CardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(C)]
pub struct Card {
    face: u8,
    border: Border,
}

/// What stands around a face. Without a border the card has four features.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
enum Border {
    None,
    Single,
    Double,
    Dotted,
    /// The back of a card; the face is its place.
    Back,
    /// A place without a card; the face is its place.
    Gap,
}

const BORDERS: [Border; 3] = [Border::Single, Border::Double, Border::Dotted];

pub const CARDS: usize = 81;

/// All faces: four features of four values.
const FACES: usize = 256;

/// `THIRD[a][b]` is the face of the one card that completes a Set with the faces `a` and `b`.
///
/// Rows are padded to 256 entries, so that a byte is always in bounds, and there are 128, so that seven bits are.
static THIRD: [[u8; 256]; 128] = third_faces();

/// In each feature the three values of a Set sum to 0 modulo 3 (all alike: 3v; all different: 0+1+2),
/// and no other triple of values does. So the third value is the negated sum of the other two.
const fn third_faces() -> [[u8; 256]; 128] {
    let mut table = [[0; 256]; 128];
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
            table[a][b] = third as u8;
            b += 1;
        }
        a += 1;
    }
    table
}

/// The digits of each face, two bits a feature, number first: its index among the 256 cards of four values.
static DIGITS: [u8; FACES] = faces().0;

/// The face with these digits.
static FACE: [u8; FACES] = faces().1;

/// Faces of three values come first, in the order of their digits, then the others, in the same order.
const fn faces() -> ([u8; FACES], [u8; FACES]) {
    let (mut digits, mut faces) = ([0; FACES], [0; FACES]);
    let (mut usual, mut others) = (0, CARDS);
    let mut code = 0;
    while code < FACES {
        // Both bits of a digit are set in the value 3 alone.
        let has_fourth = code & (code >> 1) & 0b0101_0101 != 0;
        let face = if has_fourth { &mut others } else { &mut usual };
        digits[*face] = code as u8;
        faces[code] = *face as u8;
        *face += 1;
        code += 1;
    }
    (digits, faces)
}

impl Card {
    /// The card with this index among the 81, or nothing if the index is 81 or more.
    #[inline]
    pub const fn new(index: u8) -> Option<Card> {
        if index < CARDS as u8 { Some(Card { face: index, border: Border::None }) } else { None }
    }

    /// The 81 cards of four features and three values.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..CARDS as u8).map(|face| Card { face, border: Border::None })
    }

    /// The card with these digits of four values, two bits a feature.
    pub(crate) fn of_four_values(digits: u8) -> Card {
        Card { face: FACE[digits as usize], border: Border::None }
    }

    /// The same face in this border, counted from 0.
    pub(crate) fn bordered(self, border: usize) -> Card {
        Card { border: BORDERS[border], ..self }
    }

    /// The back of the card in a place.
    pub(crate) const fn back(place: u8) -> Card {
        Card { face: place, border: Border::Back }
    }

    /// A place in which no card lies.
    pub(crate) const fn gap(place: u8) -> Card {
        Card { face: place, border: Border::Gap }
    }

    /// Whether it lies face down.
    pub fn is_back(self) -> bool {
        self.border == Border::Back
    }

    /// Whether no card lies in this place.
    pub fn is_gap(self) -> bool {
        self.border == Border::Gap
    }

    /// Whether its face is seen.
    pub fn is_face(self) -> bool {
        !self.is_back() && !self.is_gap()
    }

    /// The number of its face: of the 81 cards the index.
    #[inline]
    pub const fn index(self) -> u8 {
        self.face
    }

    /// The features that this card has, in the order in which it is written.
    pub fn features(self) -> &'static [Feature] {
        if self.border == Border::None { &Feature::ALL } else { &Feature::WITH_BORDER }
    }

    /// The value of a feature; the border of a card without one counts as single.
    pub const fn value(self, feature: Feature) -> Value {
        Value::new(feature, self.digit(feature))
    }

    pub(crate) const fn digit(self, feature: Feature) -> u8 {
        match feature {
            Feature::Border => match self.border {
                Border::Double => 1,
                Border::Dotted => 2,
                _ => 0,
            },
            _ => DIGITS[self.face as usize] >> (6 - 2 * feature as u8) & 3,
        }
    }

    /// The digits of the four features, two bits each.
    #[inline]
    pub(crate) fn digits(self) -> u8 {
        DIGITS[self.face as usize]
    }

    /// The one card that completes a Set with this card and another, both of three values.
    ///
    /// A card and itself are completed by the card itself, which is not a Set: the cards must differ.
    #[inline]
    pub fn third(self, other: Card) -> Card {
        let face = THIRD.get(self.face as usize).map_or(0, |thirds| thirds[other.face as usize]);
        if self.border == Border::None {
            return Card { face, border: Border::None };
        }
        let [a, b] = [self, other].map(|card| card.digit(Feature::Border));
        Card { face, border: BORDERS[(6 - a - b) as usize % 3] }
    }

    /// The card of the same kind whose values are all the first.
    #[inline]
    pub(crate) const fn zero(self) -> Card {
        let border = if let Border::None = self.border { Border::None } else { Border::Single };
        Card { face: 0, border }
    }

    /// A number below 256 that no other card of its pack has.
    #[inline]
    pub(crate) const fn key(self) -> u8 {
        match self.border {
            Border::None | Border::Single => self.face,
            _ => self.face.wrapping_add(CARDS as u8 * (self.border as u8 - 1)),
        }
    }

    /// The faces of the third cards for this card, which has three values, and every other, by the other's face.
    #[inline]
    pub(crate) fn thirds(self) -> &'static [u8; 256] {
        &THIRD[self.face as usize % CARDS]
    }

    /// The same for one of the 81 cards, without a division.
    #[inline]
    pub(crate) fn thirds_of_81(self) -> &'static [u8; 256] {
        debug_assert!((self.face as usize) < CARDS);
        &THIRD[self.face as usize & 127]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.border {
            Border::Back => write!(f, "?{}", self.face),
            Border::Gap => write!(f, "-{}", self.face),
            _ => self.features().iter().try_for_each(|&feature| f.write_char(self.value(feature).letter())),
        }
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
    #[error("a card of four values has no border")]
    BorderOfFourValues,
    #[error("{text:?} names no place of a table")]
    NoPlace { text: String },
}

impl FromStr for Card {
    type Err = CardError;

    /// Reads the letters in any order and any case; all are distinct. A back is written `?`, a gap `-`, and its place.
    fn from_str(text: &str) -> Result<Card, CardError> {
        if let Some(place) = text.strip_prefix(['?', '-']) {
            let place = place.parse().map_err(|_| CardError::NoPlace { text: text.to_owned() })?;
            return Ok(if text.starts_with('?') { Card::back(place) } else { Card::gap(place) });
        }
        let mut digits = [None; 5];
        for letter in text.chars() {
            let value = Value::from_letter(letter).ok_or(CardError::UnknownLetter { letter })?;
            if digits[value.feature() as usize].replace(value.digit()).is_some() {
                return Err(CardError::FeatureTwice { feature: value.feature() });
            }
        }
        let code = Feature::ALL.into_iter().try_fold(0, |code, feature| {
            let digit = digits[feature as usize].ok_or(CardError::FeatureMissing { feature })?;
            Ok(code << 2 | digit)
        })?;
        let card = Card::of_four_values(code);
        match digits[Feature::Border as usize] {
            None => Ok(card),
            Some(_) if card.face >= CARDS as u8 => Err(CardError::BorderOfFourValues),
            Some(border) => Ok(card.bordered(border.into())),
        }
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
        f.write_str("a card's letters")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Card, E> {
        text.parse().map_err(|error| E::custom(format!("{text:?} is not a card: {error}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_card() -> Vec<Card> {
        let four_values = (0..=255).map(Card::of_four_values);
        let bordered = Card::all().flat_map(|card| (0..3).map(move |border| card.bordered(border)));
        let places = (0..24).flat_map(|place| [Card::back(place), Card::gap(place)]);
        four_values.chain(bordered).chain(places).collect()
    }

    #[test]
    fn every_card_survives_writing_and_reading() {
        for card in every_card() {
            assert_eq!(card.to_string().parse(), Ok(card));
            if card.is_face() {
                let backwards = card.to_string().to_uppercase().chars().rev().collect::<String>();
                assert_eq!(backwards.parse(), Ok(card));
            }
        }
    }

    #[test]
    fn the_81_cards_keep_their_indices() {
        for (index, card) in Card::all().enumerate() {
            let digits = Feature::ALL.map(|feature| usize::from(card.digit(feature)));
            assert_eq!(digits.iter().fold(0, |number, digit| 3 * number + digit), index);
            assert_eq!(Card::of_four_values(card.digits()), card);
        }
    }

    #[test]
    fn bad_letters_are_named() {
        assert_eq!("2srz".parse::<Card>(), Err(CardError::UnknownLetter { letter: 'z' }));
        assert_eq!("2sr".parse::<Card>(), Err(CardError::FeatureMissing { feature: Feature::Symbol }));
        assert_eq!("22rd".parse::<Card>(), Err(CardError::FeatureTwice { feature: Feature::Number }));
        assert_eq!("".parse::<Card>(), Err(CardError::FeatureMissing { feature: Feature::Number }));
        assert_eq!("4srdi".parse::<Card>(), Err(CardError::BorderOfFourValues));
        assert_eq!("?x".parse::<Card>(), Err(CardError::NoPlace { text: "?x".to_owned() }));
    }

    #[test]
    fn the_index_stops_at_eighty() {
        assert_eq!(Card::new(80).map(|card| card.to_string()).as_deref(), Some("3epq"));
        assert_eq!(Card::new(81), None);
    }
}
