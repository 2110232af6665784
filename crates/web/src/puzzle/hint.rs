//! Hints in steps: a card, a second one, the feature that decides.

use engine::{Answer, Card, Claim, Feature};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintStep {
    Card,
    Pair,
    /// The feature that tells the third card from most others.
    Feature,
}

impl HintStep {
    pub const ALL: [HintStep; 3] = [HintStep::Card, HintStep::Pair, HintStep::Feature];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    pub set: Claim,
    pub step: HintStep,
}

impl Hint {
    /// The first hint: for the Set that players see soonest, the one with most features in common.
    pub fn first(left: impl Iterator<Item = Claim>) -> Option<Hint> {
        let set = left.min_by_key(|set| set.judgement().differing())?;
        Some(Hint { set, step: HintStep::Card })
    }

    pub fn next(self) -> Option<Hint> {
        let step = match self.step {
            HintStep::Card => HintStep::Pair,
            HintStep::Pair => HintStep::Feature,
            HintStep::Feature => return None,
        };
        Some(Hint { step, ..self })
    }

    pub fn cards(self) -> Vec<Card> {
        let feedback = if self.step == HintStep::Card { 1 } else { 2 };
        self.set.cards().into_iter().take(feedback).collect()
    }

    /// The feature whose value on the third card the fewest other cards show, and how it answers in the Set.
    pub fn deciding(self, cards: &[Card]) -> (Feature, Answer) {
        let [a, b, third] = self.set.cards();
        let others = |feature: Feature| {
            let alike = |card: &&Card| card.value(feature) == third.value(feature);
            cards.iter().filter(|card| ![a, b, third].contains(card)).filter(alike).count()
        };
        let answers = self.set.judgement().answers();
        answers.into_iter().min_by_key(|(feature, _)| others(*feature)).unwrap_or(answers[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(texts: &str) -> Vec<Card> {
        texts.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn the_feature_that_decides_is_shown_by_the_fewest_others() {
        let layout = cards("1srd 2srd 3srd 1tgo 1egq 2tgo 1spd");
        let hint = Hint { set: Claim::new(&layout[..3]).unwrap(), step: HintStep::Feature };
        assert_eq!(hint.deciding(&layout), (Feature::Number, Answer::Different));
        assert_eq!(hint.cards(), layout[..2]);
    }

    #[test]
    fn the_first_is_about_the_easiest() {
        let sets = [cards("1srd 2tgo 3epq"), cards("1srd 2srd 3srd")];
        let claims = sets.iter().map(|set| Claim::new(set).unwrap());
        let hint = Hint::first(claims).unwrap();
        assert_eq!((hint.set.judgement().differing(), hint.cards().len()), (1, 1));
        assert_eq!(Hint::first(std::iter::empty()), None);
    }
}
