//! Cards and the four answers in words, as the edition draws them.

use engine::{Answer, Card, Feature, Judgement, RuleSheet};

use crate::{Words, msg};

impl Words {
    /// A card as a phrase, such as "two striped red diamonds", with the edition's own names.
    pub fn card(self, card: Card, rules: &RuleSheet) -> String {
        let drawn = |feature| rules.drawn(card.value(feature));
        self.say(msg::CardName {
            number: drawn(Feature::Number),
            shading: drawn(Feature::Shading),
            colour: drawn(Feature::Colour),
            symbol: drawn(Feature::Symbol),
        })
    }

    /// The answer for one feature as a sentence.
    pub fn answer(self, feature: Feature, answer: Answer, rules: &RuleSheet) -> String {
        let same = |value| rules.drawn(value);
        match (feature, answer) {
            (Feature::Number, Answer::Same(value)) => self.say(msg::AnswerNumberSame { value: same(value) }),
            (Feature::Number, Answer::Different) => self.say(msg::AnswerNumberDifferent),
            (Feature::Number, Answer::Mixed { pair, .. }) => {
                self.say(msg::AnswerNumberMixed { value: same(pair) })
            }
            (Feature::Shading, Answer::Same(value)) => {
                self.say(msg::AnswerShadingSame { value: same(value) })
            }
            (Feature::Shading, Answer::Different) => self.say(msg::AnswerShadingDifferent),
            (Feature::Shading, Answer::Mixed { pair, .. }) => {
                self.say(msg::AnswerShadingMixed { value: same(pair) })
            }
            (Feature::Colour, Answer::Same(value)) => self.say(msg::AnswerColourSame { value: same(value) }),
            (Feature::Colour, Answer::Different) => self.say(msg::AnswerColourDifferent),
            (Feature::Colour, Answer::Mixed { pair, .. }) => {
                self.say(msg::AnswerColourMixed { value: same(pair) })
            }
            (Feature::Symbol, Answer::Same(value)) => self.say(msg::AnswerSymbolSame { value: same(value) }),
            (Feature::Symbol, Answer::Different) => self.say(msg::AnswerSymbolDifferent),
            (Feature::Symbol, Answer::Mixed { pair, .. }) => {
                self.say(msg::AnswerSymbolMixed { value: same(pair) })
            }
        }
    }

    /// The four answers, each a sentence, in the order in which a card is written.
    pub fn answers(self, judgement: &Judgement, rules: &RuleSheet) -> [String; 4] {
        judgement.answers().map(|(feature, answer)| self.answer(feature, answer, rules))
    }

    /// The verdict on three cards.
    pub fn verdict(self, judgement: &Judgement) -> String {
        if judgement.is_set() { self.say(msg::CheckIsSet) } else { self.say(msg::CheckIsNotSet) }
    }
}
