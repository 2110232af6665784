//! Cards and the answers of a check as text, in the shown colours.

use engine::{Answer, Card, Feature, Judgement, RuleSheet, Target, Value};

use crate::{Message, Words, msg};

impl Words {
    /// The name of a value for messages: the edition's own, or that of the shown colour.
    pub fn value(self, value: Value, rules: &RuleSheet) -> &'static str {
        self.colours.shown(rules.drawn(value))
    }

    /// A value after the name of its feature, as in "Color: red".
    pub fn value_name(self, value: Value, rules: &RuleSheet) -> String {
        self.text(msg::ValueName { value: self.value(value, rules) })
    }

    /// A feature as a title: "Number".
    pub fn feature(self, feature: Feature) -> String {
        self.text(msg::FeatureName { feature: feature.name() })
    }

    /// A card as a phrase, such as "two striped red diamonds", with the names of [`Words::value`].
    ///
    /// ```
    /// use engine::{Edition, RuleSheet, Variant};
    /// use words::{Language, Words};
    ///
    /// let rules = RuleSheet::of(Edition::English, Variant::FiveFeatures);
    /// let name = Words::new(Language::En).card("2trdj".parse().unwrap(), &rules);
    /// assert_eq!(name, "two striped red diamonds, double border");
    /// ```
    pub fn card(self, card: Card, rules: &RuleSheet) -> String {
        match self.face_and_border(card, rules) {
            (face, None) => face,
            (card, Some(border)) => self.text(msg::CardBordered { card: &card, border: &border }),
        }
    }

    /// Cards as a list, such as the three of a Set.
    pub fn cards(self, cards: &[Card], rules: &RuleSheet) -> String {
        let name = |&card: &Card| match self.face_and_border(card, rules) {
            (face, None) => face,
            (card, Some(border)) => self.text(msg::CardBorderedListed { card: &card, border: &border }),
        };
        self.list(&cards.iter().map(name).collect::<Vec<_>>())
    }

    fn face_and_border(self, card: Card, rules: &RuleSheet) -> (String, Option<String>) {
        if !card.is_face() {
            let name = if card.is_back() { self.text(msg::CardBack) } else { self.text(msg::CardGap) };
            return (name, None);
        }
        let name = |feature| self.value(card.value(feature), rules);
        let face = self.text(msg::CardName {
            number: name(Feature::Number),
            shading: name(Feature::Shading),
            colour: name(Feature::Colour),
            symbol: name(Feature::Symbol),
        });
        let has_border = card.features().contains(&Feature::Border);
        (face, has_border.then(|| self.text(msg::CardBorder { border: name(Feature::Border) })))
    }

    /// The answer for one feature, as a sentence, where the target of the rules is looked for.
    pub fn answer(self, feature: Feature, answer: Answer, rules: &RuleSheet) -> String {
        let is_usual = rules.target == Target::Set && feature != Feature::Border;
        let usual = is_usual.then(|| self.answer_of_set(feature, answer, rules)).flatten();
        usual.unwrap_or_else(|| self.answer_of_modes(feature, answer, rules))
    }

    /// The same where Sets of the usual cards are looked for. Pages without a table load the sentences of these alone.
    pub fn answer_of_set(self, feature: Feature, answer: Answer, rules: &RuleSheet) -> Option<String> {
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
            _ => return None,
        };
        Some(self.text_dyn(message))
    }

    /// An answer whose sentence is the same for every feature and for any number of cards.
    fn answer_of_modes(self, feature: Feature, answer: Answer, rules: &RuleSheet) -> String {
        let (title, name) = (&self.feature(feature), |value| self.value_name(value, rules));
        let message: &dyn Message = match answer {
            Answer::Same(value) => &msg::AnswerSame { feature: title, value: &name(value) },
            Answer::Different => &msg::AnswerDifferent { feature: feature.name() },
            Answer::Mixed { pair, .. } => &msg::AnswerBorderMixed { value: self.value(pair, rules) },
            Answer::TwoAndTwo { first, second } => {
                &msg::AnswerTwoAndTwo { feature: title, first: &name(first), second: &name(second) }
            }
            Answer::Together(value) => &msg::AnswerTogether { feature: title, value: &name(value) },
            Answer::Apart { first, second } => {
                &msg::AnswerApart { feature: title, first: &name(first), second: &name(second) }
            }
            Answer::Balanced(counts) => {
                &msg::AnswerBalanced { feature: title, counts: &self.counts(feature, &counts, rules) }
            }
            Answer::Uneven(counts) => {
                &msg::AnswerUneven { feature: title, counts: &self.counts(feature, &counts, rules) }
            }
        };
        self.text_dyn(message)
    }

    /// How many cards have each value of a feature, without the values that none has.
    fn counts(self, feature: Feature, counts: &[u8], rules: &RuleSheet) -> String {
        let values = feature.values().into_iter().chain(feature.fourth_value());
        let shown = values.zip(counts).filter(|(_, count)| **count > 0);
        let texts: Vec<String> = shown
            .map(|(value, &count)| {
                self.text(msg::AnswerCount { value: &self.value_name(value, rules), count: count.into() })
            })
            .collect();
        self.list(&texts)
    }

    /// All answers, each a sentence, in the order in which a card is written.
    pub fn answers(self, judgement: &Judgement, rules: &RuleSheet) -> Vec<String> {
        let rules = RuleSheet { target: judgement.target(), ..*rules };
        judgement
            .answers()
            .into_iter()
            .map(|(feature, answer)| self.answer(feature, answer, &rules))
            .collect()
    }

    /// Of two pairs: which cards are the pairs, and by which card or cards they are completed. None for other targets.
    ///
    /// ```
    /// use engine::{Claim, Edition, Judgement, RuleSheet, Target, Variant};
    /// use words::{Language, Words};
    ///
    /// let rules = RuleSheet::of(Edition::English, Variant::TwoPairs);
    /// let cards = ["1sro", "3sro", "1sgo", "3spo"].map(|card| card.parse().unwrap());
    /// let judgement = Judgement::new(Target::TwoPairs, Claim::new(&cards).unwrap());
    /// let said = Words::new(Language::En).pairs(&judgement, &rules).unwrap();
    /// assert!(said.ends_with("The same card completes both: two solid red ovals."), "{said}");
    /// ```
    pub fn pairs(self, judgement: &Judgement, rules: &RuleSheet) -> Option<String> {
        let (places, completing) = judgement.pairs()?;
        let [a, b, c, d] = places.map(|place| judgement.cards()[place]);
        let (first, second) = (&self.cards(&[a, b], rules), &self.cards(&[c, d], rules));
        Some(match completing {
            [one, other] if one == other => {
                self.text(msg::AnswerPairs { first, second, card: &self.card(one, rules) })
            }
            both => self.text(msg::AnswerPairsApart { first, second, cards: &self.cards(&both, rules) }),
        })
    }

    /// Whether the cards are what was looked for.
    pub fn verdict(self, judgement: &Judgement) -> String {
        let target = judgement.target().name();
        match (judgement.target(), judgement.is_find()) {
            (Target::Set, true) => self.text(msg::CheckIsSet),
            (Target::Set, false) => self.text(msg::CheckIsNotSet),
            (_, true) => self.text(msg::CheckIsFind { target }),
            (_, false) => self.text(msg::CheckIsNotFind { target }),
        }
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
    /// Orange, blue and black, on light paper; the fourth colour of some modes is gray.
    UniversalLight,
    /// Orange, blue and white, on dark paper; the fourth colour of some modes is gray.
    UniversalDark,
}

impl Colours {
    /// The name of the shown value where the edition prints `name`, a colour or another value.
    pub(crate) fn shown(self, name: &'static str) -> &'static str {
        match (self, name) {
            (Colours::Printed, _) => name,
            (_, "red") => "orange",
            (_, "green" | "turquoise") => "blue",
            (_, "blue") => "gray",
            (Colours::UniversalLight, "purple") => "black",
            (Colours::UniversalDark, "purple") => "white",
            _ => name,
        }
    }
}
