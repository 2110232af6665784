//! Drawings that are assigned anew each round (`drawing = fresh`): which drawing stands for which value.
//!
//! They follow from the round's commitment, which is public, so all players see the same and no message is needed.

use engine::{Board, Card, Claim, Commitment, Drawing, Event, Fact, Feature, RuleSheet, Value};

/// The features whose drawings change; how many symbols a card has is not a drawing.
const PAINTED: [Feature; 3] = [Feature::Shading, Feature::Colour, Feature::Symbol];

/// The ways to assign three drawings to three values.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// How the cards of a round are drawn: for each painted feature the number of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint([usize; 3]);

impl Paint {
    /// The drawings of the round that is played, where they change with each round.
    pub fn of(board: &Board) -> Option<Paint> {
        board.phase().in_round().then(|| Paint::new(board.rules(), &board.commitment())).flatten()
    }

    /// The drawings of the last round that was dealt, also when it is over.
    pub fn after(events: &[Event]) -> Option<Paint> {
        let dealt = events.iter().rposition(|event| matches!(event.fact, Fact::Dealt { .. }))?;
        let (mut rules, mut promised) = (None, None);
        for event in &events[..dealt] {
            match &event.fact {
                Fact::Opened { rules: opened, commitment, .. } => {
                    (rules, promised) = (Some(opened), Some(commitment));
                }
                Fact::RulesChanged { rules: changed } => rules = Some(changed),
                Fact::RoundEnded { commitment, .. } => promised = Some(commitment),
                _ => {}
            }
        }
        Paint::new(rules?, promised?)
    }

    fn new(rules: &RuleSheet, commitment: &Commitment) -> Option<Paint> {
        (rules.drawing == Drawing::Fresh).then(|| {
            let hash = commitment.to_string();
            let byte = |place: usize| hash.get(2 * place..2 * place + 2);
            let order =
                |place| byte(place).and_then(|byte| usize::from_str_radix(byte, 16).ok()).unwrap_or(0);
            Paint([0, 1, 2].map(|place| order(place) % ORDERS.len()))
        })
    }

    /// The card whose edition's drawing is shown for this one.
    pub fn card(self, card: Card) -> Card {
        if !card.is_face() {
            return card;
        }
        let letters: String =
            card.features().iter().map(|&feature| self.value(card.value(feature)).letter()).collect();
        letters.parse().unwrap_or(card)
    }

    /// The same for the cards of a claim.
    pub fn claim(self, claim: Claim) -> Claim {
        let cards: Vec<Card> = claim.cards().iter().map(|&card| self.card(card)).collect();
        Claim::new(&cards).unwrap_or(claim)
    }

    /// The same for the cards that an event names, so that sentences about it name what is seen.
    pub fn event(self, event: &Event) -> Event {
        let mut painted = event.clone();
        match &mut painted.fact {
            Fact::Claimed { cards, .. }
            | Fact::Taken { cards, .. }
            | Fact::Found { cards, .. }
            | Fact::WrongCall { cards: Some(cards), .. } => *cards = self.claim(*cards),
            _ => {}
        }
        painted
    }

    /// A fourth value keeps its drawing.
    fn value(self, value: Value) -> Value {
        let feature = PAINTED.into_iter().position(|feature| feature == value.feature());
        match feature.filter(|_| value.digit() < 3) {
            Some(place) => value.feature().values()[ORDERS[self.0[place]][usize::from(value.digit())]],
            None => value,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{Judgement, Target, is_set};

    use super::*;

    #[test]
    fn a_paint_shows_every_card_once_and_keeps_sets() {
        let paint = Paint([3, 1, 5]);
        let shown: BTreeSet<Card> = Card::all().map(|card| paint.card(card)).collect();
        assert_eq!(shown.len(), 81);
        for card in Card::all() {
            assert_eq!(paint.card(card).value(Feature::Number), card.value(Feature::Number));
        }
        let cards = ["1srd", "2tgo", "3epq"].map(|card| card.parse::<Card>().unwrap());
        assert!(is_set(cards.map(|card| paint.card(card))));
        let claim = paint.claim(Claim::new(&cards).unwrap());
        assert!(Judgement::new(Target::Set, claim).is_find());
    }
}
