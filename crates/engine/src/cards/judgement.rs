//! The four answers: why three cards are a Set, or why they are not.

use serde::Serialize;

use crate::cards::card::Card;
use crate::cards::feature::{Feature, Value};
use crate::cards::find::{Triple, is_set};

/// How one feature fares on three cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    Same(Value),
    Different,
    /// Two are … and one is not: the magic rule says that this is not a Set.
    Mixed {
        pair: Value,
        odd: Value,
        /// The place of the odd one out among the three cards, from 0 to 2.
        place: usize,
    },
}

impl Answer {
    pub const fn fits(self) -> bool {
        !matches!(self, Answer::Mixed { .. })
    }

    /// The answer's kind as in JSON: `same`, `different` or `mixed`.
    pub const fn kind(self) -> &'static str {
        match self {
            Answer::Same(_) => "same",
            Answer::Different => "different",
            Answer::Mixed { .. } => "mixed",
        }
    }
}

/// The answers for all four features of three different cards.
///
/// ```
/// use engine::{Answer, Feature, Judgement};
///
/// let cards = ["1erd", "1egd", "1spd"].map(|card| card.parse().unwrap());
/// let judgement = Judgement::new(cards);
/// assert!(!judgement.is_set());
/// assert_eq!(judgement.answer(Feature::Colour), Answer::Different);
/// assert!(matches!(judgement.answer(Feature::Shading), Answer::Mixed { place: 2, .. }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    cards: Triple,
}

impl Judgement {
    /// Judges three cards; those of a [`Claim`](crate::Claim) are known to be different.
    pub fn new(cards: Triple) -> Judgement {
        Judgement { cards }
    }

    pub fn cards(&self) -> Triple {
        self.cards
    }

    pub fn answer(&self, feature: Feature) -> Answer {
        let [a, b, c] = self.cards.map(|card: Card| card.value(feature));
        match (a == b, b == c, a == c) {
            (true, true, _) => Answer::Same(a),
            (false, false, false) => Answer::Different,
            (true, ..) => Answer::Mixed { pair: a, odd: c, place: 2 },
            (_, true, _) => Answer::Mixed { pair: b, odd: a, place: 0 },
            (..) => Answer::Mixed { pair: a, odd: b, place: 1 },
        }
    }

    /// All four answers, in the order in which a card is written.
    pub fn answers(&self) -> [(Feature, Answer); 4] {
        Feature::ALL.map(|feature| (feature, self.answer(feature)))
    }

    /// Whether the cards are different and no feature is mixed.
    pub fn is_set(&self) -> bool {
        is_set(self.cards)
    }

    /// In how many features the three cards are all different; for a Set from 1 to 4.
    pub fn differing(&self) -> usize {
        self.answers().iter().filter(|(_, answer)| *answer == Answer::Different).count()
    }
}
