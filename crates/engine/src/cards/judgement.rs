//! Why cards are a find, or why they are not: one answer for each feature.

use serde::Serialize;

use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::cards::feature::{Feature, Value};
use crate::cards::find::Triple;
use crate::cards::target::{PAIRINGS, Target};

/// How one feature fares on the cards of a claim.
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
    /// Four cards: two of one value and two of another, which fits.
    TwoAndTwo {
        first: Value,
        second: Value,
    },
    /// Two pairs: both are completed by the same value.
    Together(Value),
    /// Two pairs: one is completed by this value and the other by that one.
    Apart {
        first: Value,
        second: Value,
    },
    /// Six cards: how many have each value. They fit where all three counts leave the same remainder divided by three.
    Balanced([u8; 3]),
    /// Cards of which so many have each value, which does not fit.
    Uneven([u8; 4]),
}

impl Answer {
    pub const fn fits(self) -> bool {
        !matches!(self, Answer::Mixed { .. } | Answer::Apart { .. } | Answer::Uneven(_))
    }

    /// The answer's kind as in JSON: `same`, `different`, `mixed`, …
    pub const fn kind(self) -> &'static str {
        match self {
            Answer::Same(_) => "same",
            Answer::Different => "different",
            Answer::Mixed { .. } => "mixed",
            Answer::TwoAndTwo { .. } => "two-and-two",
            Answer::Together(_) => "together",
            Answer::Apart { .. } => "apart",
            Answer::Balanced(_) => "balanced",
            Answer::Uneven(_) => "uneven",
        }
    }
}

/// The answers for all features of a claim.
///
/// ```
/// use engine::{Answer, Feature, Judgement};
///
/// let cards = ["1erd", "1egd", "1spd"].map(|card| card.parse().unwrap());
/// let judgement = Judgement::of_set(cards);
/// assert!(!judgement.is_find());
/// assert_eq!(judgement.answer(Feature::Colour), Answer::Different);
/// assert!(matches!(judgement.answer(Feature::Shading), Answer::Mixed { place: 2, .. }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    target: Target,
    claim: Claim,
}

impl Judgement {
    /// Judges a claim. One with another number of cards than the target has is judged too, and does not fit.
    pub fn new(target: Target, claim: Claim) -> Judgement {
        Judgement { target, claim }
    }

    /// Judges three different cards as a Set.
    pub fn of_set(cards: Triple) -> Judgement {
        Judgement { target: Target::Set, claim: Claim::of_set(cards) }
    }

    pub fn target(&self) -> Target {
        self.target
    }

    pub fn cards(&self) -> &[Card] {
        self.claim.cards()
    }

    pub fn answer(&self, feature: Feature) -> Answer {
        match (self.target, self.cards()) {
            (Target::Set, &[a, b, c]) => set_answer([a, b, c].map(|card| card.value(feature))),
            (Target::TwoPairs, &[a, b, c, d]) => {
                let [first, second] = pairs([a, b, c, d]).1.map(|card| card.value(feature));
                if first == second { Answer::Together(first) } else { Answer::Apart { first, second } }
            }
            (target, cards) => counted(target, cards, feature),
        }
    }

    /// All answers, in the order in which a card is written.
    pub fn answers(&self) -> Vec<(Feature, Answer)> {
        let features = self.cards()[0].features();
        features.iter().map(|&feature| (feature, self.answer(feature))).collect()
    }

    /// Whether the cards are different and every feature fits.
    pub fn is_find(&self) -> bool {
        self.target.is_find(self.cards())
    }

    /// Of two pairs: the places of the cards, pair by pair, and the card that completes each.
    ///
    /// Of cards that are no find it is the pairing whose completing cards have most in common.
    pub fn pairs(&self) -> Option<([usize; 4], [Card; 2])> {
        match (self.target, self.cards()) {
            (Target::TwoPairs, &[a, b, c, d]) => Some(pairs([a, b, c, d])),
            _ => None,
        }
    }

    /// In how many features the cards are not all alike; for a Set from 1 to 4.
    pub fn differing(&self) -> usize {
        let first = self.cards()[0];
        let is_alike = |feature| self.cards().iter().all(|card| card.digit(feature) == first.digit(feature));
        first.features().iter().filter(|&&feature| !is_alike(feature)).count()
    }
}

fn set_answer([a, b, c]: [Value; 3]) -> Answer {
    match (a == b, b == c, a == c) {
        (true, true, _) => Answer::Same(a),
        (false, false, false) => Answer::Different,
        (true, ..) => Answer::Mixed { pair: a, odd: c, place: 2 },
        (_, true, _) => Answer::Mixed { pair: b, odd: a, place: 0 },
        (..) => Answer::Mixed { pair: a, odd: b, place: 1 },
    }
}

fn pairs(cards: [Card; 4]) -> ([usize; 4], [Card; 2]) {
    let completed = |[a, b, c, d]: [usize; 4]| [cards[a].third(cards[b]), cards[c].third(cards[d])];
    let in_common = |[first, second]: [Card; 2]| {
        first.features().iter().filter(|&&feature| first.digit(feature) == second.digit(feature)).count()
    };
    let all = PAIRINGS.map(|pairing| (pairing, completed(pairing)));
    let mut best = all[0];
    for other in all {
        if in_common(other.1) > in_common(best.1) {
            best = other;
        }
    }
    best
}

/// The answer of fours and sixes, which is about how many cards have each value.
fn counted(target: Target, cards: &[Card], feature: Feature) -> Answer {
    let mut counts = [0; 4];
    cards.iter().for_each(|card| counts[usize::from(card.digit(feature))] += 1);
    let value = |digit: usize| Value::new(feature, digit as u8);
    if let Some(all) = counts.iter().position(|&count| usize::from(count) == cards.len()) {
        return Answer::Same(value(all));
    }
    if target == Target::Four {
        let twos: Vec<usize> = (0..4).filter(|&digit| counts[digit] == 2).collect();
        return match twos[..] {
            [first, second] => Answer::TwoAndTwo { first: value(first), second: value(second) },
            _ if counts == [1; 4] => Answer::Different,
            _ => Answer::Uneven(counts),
        };
    }
    let [a, b, c, _] = counts;
    let fits = target == Target::Six && cards.len() == target.size() && a % 3 == b % 3 && b % 3 == c % 3;
    if fits { Answer::Balanced([a, b, c]) } else { Answer::Uneven(counts) }
}
