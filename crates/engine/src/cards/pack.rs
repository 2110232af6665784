//! Which cards are in play: a deck of three or four values and four or five features, whole or with one value alone.

use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::cards::deck::Deck;
use crate::cards::feature::{Feature, Value};
use crate::cards::target::Target;

/// The cards of a rule sheet: how many values and features they have, and which of them are in the deck.
///
/// ```
/// use engine::{Deck, Pack};
///
/// assert_eq!(Pack::from(Deck::Full).size(), 81);
/// assert_eq!(Pack { values: 4, ..Pack::from("solid".parse::<Deck>().unwrap()) }.size(), 64);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pack {
    pub deck: Deck,
    /// 4, or 5 with a border.
    pub features: u8,
    /// 3 or 4.
    pub values: u8,
}

impl From<Deck> for Pack {
    fn from(deck: Deck) -> Pack {
        Pack { deck, features: 4, values: 3 }
    }
}

impl Pack {
    pub fn size(self) -> usize {
        let whole = usize::from(self.values).pow(self.features.into());
        match self.deck {
            Deck::Full => whole,
            Deck::Only(_) => whole / usize::from(self.values),
        }
    }

    /// In how many features these cards can differ.
    pub fn differing_features(self) -> usize {
        usize::from(self.features) - usize::from(self.deck != Deck::Full)
    }

    /// Whether cards of this pack have this value.
    pub fn has(self, value: Value) -> bool {
        value.digit() < self.values && (value.feature() != Feature::Border || self.features == 5)
    }

    pub fn contains(self, card: Card) -> bool {
        let features = if self.features == 5 { &Feature::WITH_BORDER[..] } else { &Feature::ALL };
        card.is_face()
            && card.features().len() == features.len()
            && features.iter().all(|&feature| card.digit(feature) < self.values)
            && self.deck.contains(card)
    }

    /// The pack's cards in the order of their indices: the features are the digits of a number, number first.
    pub fn cards(self) -> Vec<Card> {
        let faces = (0..=255).map(Card::of_four_values);
        let whole = faces.flat_map(|face| {
            let borders = if self.features == 5 { 0..3 } else { 0..0 };
            let plain = (self.features == 4).then_some(face);
            // A face of four values has no border, and is not asked for one.
            let is_bordered = face.index() < crate::cards::card::CARDS as u8;
            plain
                .into_iter()
                .chain(borders.filter(move |_| is_bordered).map(move |border| face.bordered(border)))
        });
        whole.filter(|&card| self.contains(card)).collect()
    }

    /// A find among these cards to be shown as an example, in which features fit in different ways.
    ///
    /// ```
    /// use engine::{Deck, Judgement, Pack, Target};
    ///
    /// let find = Pack::from(Deck::Full).example(Target::TwoPairs).unwrap();
    /// assert!(Judgement::new(Target::TwoPairs, find).is_find());
    /// ```
    pub fn example(self, target: Target) -> Option<Claim> {
        let features = if self.features == 5 { &Feature::WITH_BORDER[..] } else { &Feature::ALL };
        let letter = |(&feature, &digit): (&Feature, &u8)| match self.deck {
            Deck::Only(value) if value.feature() == feature => Some(value.letter()),
            _ if digit < 3 => Some(feature.values()[usize::from(digit)].letter()),
            _ => feature.fourth_value().map(Value::letter),
        };
        let card = |digits: &[u8; 5]| {
            features.iter().zip(digits).filter_map(letter).collect::<String>().parse().ok()
        };
        let cards: Vec<Card> = example_digits(target).iter().filter_map(card).collect();
        Claim::new(&cards).ok()
    }

    /// The most cards that can lie on the table without a find among them, where that is known.
    pub fn largest_without(self, target: Target) -> Option<usize> {
        match (target, self.size()) {
            // Caps in affine spaces of three, four and five dimensions.
            (Target::Set, 27) => Some(9),
            (Target::Set, 81) => Some(20),
            (Target::Set, 243) => Some(45),
            (Target::TwoPairs, 81) => Some(9),
            // Sidon sets in binary spaces of six and eight dimensions.
            (Target::Four, 64) => Some(9),
            (Target::Four, 256) => Some(18),
            _ => None,
        }
    }
}

/// The digits of an example's cards. Whichever feature a deck takes out of the game, the cards stay different and a find.
const fn example_digits(target: Target) -> &'static [[u8; 5]] {
    match target {
        Target::Set => &[[0, 0, 0, 0, 0], [1, 0, 1, 1, 1], [2, 0, 2, 2, 2]],
        Target::TwoPairs => &[[0, 0, 0, 0, 0], [2, 0, 0, 1, 1], [1, 0, 1, 0, 0], [1, 0, 2, 1, 1]],
        Target::Six => &[
            [0, 0, 0, 0, 0],
            [1, 0, 0, 1, 0],
            [2, 0, 1, 2, 0],
            [0, 1, 0, 2, 1],
            [1, 1, 0, 0, 1],
            [2, 1, 2, 1, 1],
        ],
        Target::Four => &[[0, 0, 0, 0, 0], [1, 0, 0, 1, 0], [2, 0, 1, 2, 0], [3, 0, 1, 3, 0]],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_has_as_many_cards_as_it_says_in_the_order_of_their_digits() {
        for (features, values) in [(4, 3), (5, 3), (4, 4)] {
            for deck in ["full", "solid", "purple", "one"] {
                let pack = Pack { deck: deck.parse().unwrap(), features, values };
                let cards = pack.cards();
                assert_eq!(cards.len(), pack.size(), "{pack:?}");
                let digits = |card: Card| card.features().iter().map(|&f| card.digit(f)).collect::<Vec<_>>();
                assert!(cards.windows(2).all(|pair| digits(pair[0]) < digits(pair[1])), "{pack:?}");
                assert!(cards.iter().all(|&card| pack.contains(card)));
            }
        }
    }
}
