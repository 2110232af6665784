//! Cards and the four answers as text, in the shown colours.

use engine::{Answer, Card, Feature, Judgement, RuleSheet, Value};

use crate::{Message, Words, msg};

impl Words {
    /// The name of a value for messages: the edition's own, or that of the shown colour.
    pub fn value(self, value: Value, rules: &RuleSheet) -> &'static str {
        self.colours.shown(rules.drawn(value))
    }

    /// A card as a phrase, such as "two striped red diamonds", with the names of [`Words::value`].
    pub fn card(self, card: Card, rules: &RuleSheet) -> String {
        let name = |feature| self.value(card.value(feature), rules);
        self.text(msg::CardName {
            number: name(Feature::Number),
            shading: name(Feature::Shading),
            colour: name(Feature::Colour),
            symbol: name(Feature::Symbol),
        })
    }

    /// Cards as a list, such as the three of a Set.
    pub fn cards(self, cards: &[Card], rules: &RuleSheet) -> String {
        let names: Vec<String> = cards.iter().map(|&card| self.card(card, rules)).collect();
        self.list(&names)
    }

    pub fn answer(self, feature: Feature, answer: Answer, rules: &RuleSheet) -> String {
        let name = |value| self.value(value, rules);
        let message: &dyn Message = match (feature, answer) {
            (Feature::Number, Answer::Same(value)) => &msg::AnswerNumberSame { value: name(value) },
            (Feature::Number, Answer::Different) => &msg::AnswerNumberDifferent,
            (Feature::Number, Answer::Mixed { pair, .. }) => &msg::AnswerNumberMixed { value: name(pair) },
            (Feature::Shading, Answer::Same(value)) => &msg::AnswerShadingSame { value: name(value) },
            (Feature::Shading, Answer::Different) => &msg::AnswerShadingDifferent,
            (Feature::Shading, Answer::Mixed { pair, .. }) => &msg::AnswerShadingMixed { value: name(pair) },
            (Feature::Colour, Answer::Same(value)) => &msg::AnswerColourSame { value: name(value) },
            (Feature::Colour, Answer::Different) => &msg::AnswerColourDifferent,
            (Feature::Colour, Answer::Mixed { pair, .. }) => &msg::AnswerColourMixed { value: name(pair) },
            (Feature::Symbol, Answer::Same(value)) => &msg::AnswerSymbolSame { value: name(value) },
            (Feature::Symbol, Answer::Different) => &msg::AnswerSymbolDifferent,
            (Feature::Symbol, Answer::Mixed { pair, .. }) => &msg::AnswerSymbolMixed { value: name(pair) },
        };
        self.text_dyn(message)
    }

    /// The four answers, each a sentence, in the order in which a card is written.
    pub fn answers(self, judgement: &Judgement, rules: &RuleSheet) -> [String; 4] {
        judgement.answers().map(|(feature, answer)| self.answer(feature, answer, rules))
    }

    pub fn verdict(self, judgement: &Judgement) -> String {
        if judgement.is_set() { self.text(msg::CheckIsSet) } else { self.text(msg::CheckIsNotSet) }
    }
}

/// The colours that cards are shown in, if not the printed ones: a text names the colour that the player sees.
///
/// ```
/// use engine::{Edition, RuleSheet, Variant};
/// use words::{Colours, Language, Words};
///
/// let words = Words::new(Language::En).with_colours(Colours::UniversalLight);
/// let rules = RuleSheet::of(Edition::English, Variant::Full);
/// assert_eq!(words.card("1srd".parse().unwrap(), &rules), "one solid orange diamond");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colours {
    /// As the edition names them.
    #[default]
    Printed,
    /// Orange, blue and black, on light paper.
    UniversalLight,
    /// Orange, blue and white, on dark paper.
    UniversalDark,
}

impl Colours {
    /// The name of the shown value where the edition prints `name`, a colour or another value.
    pub(crate) fn shown(self, name: &'static str) -> &'static str {
        match (self, name) {
            (Colours::Printed, _) => name,
            (_, "red") => "orange",
            (_, "green" | "turquoise") => "blue",
            (Colours::UniversalLight, "purple") => "black",
            (Colours::UniversalDark, "purple") => "white",
            _ => name,
        }
    }
}
