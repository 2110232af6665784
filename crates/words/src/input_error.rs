//! Errors in what a user typed, as text.

use engine::{
    CardError, ClaimError, Deck, Edition, Faces, HandicapError, HexError, NAME_LENGTH, NameError, RuleSheet,
    RulesError, StackError, Variant,
};

use crate::{Message, Words, msg};

impl Words {
    /// Why a text is not a card, and what would be one.
    pub fn card_error(self, text: &str, error: &CardError) -> String {
        let mut buffer = [0; 4];
        let message: &dyn Message = match error {
            CardError::NoPlace { text } => return self.text(msg::CardNoPlace { text }),
            CardError::BorderOfFourValues => &msg::CardBorderOfFour { text },
            CardError::UnknownLetter { letter } => {
                &msg::CardUnknownLetter { text, letter: letter.encode_utf8(&mut buffer) }
            }
            CardError::FeatureTwice { feature } => &msg::CardFeatureTwice { text, feature: feature.name() },
            CardError::FeatureMissing { feature } => {
                &msg::CardFeatureMissing { text, feature: feature.name() }
            }
        };
        let letters = match error {
            CardError::BorderOfFourValues => self.text(msg::CardLettersOfModes),
            _ => self.text(msg::CardLetters),
        };
        format!("{} {letters}", self.text_dyn(message))
    }

    pub fn claim_error(self, error: ClaimError) -> String {
        match error {
            ClaimError::Count { cards } => self.text(msg::ClaimCount { count: cards as f64 }),
            ClaimError::SameCard { card } => self.text(msg::ClaimSameCard { card: &card.to_string() }),
        }
    }

    pub fn seed_error(self, error: &HexError) -> String {
        let mut buffer = [0; 4];
        let message: &dyn Message = match error {
            HexError::NotHex { letter } => &msg::SeedNotHex { letter: letter.encode_utf8(&mut buffer) },
            HexError::Length { digits, most } => {
                &msg::SeedLength { count: *digits as f64, most: *most as f64 }
            }
        };
        self.text_dyn(message)
    }

    pub fn name_error(self, error: NameError) -> String {
        let message: &dyn Message = match error {
            NameError::Empty => &msg::NameEmpty,
            NameError::Long { characters } => {
                &msg::NameLong { most: NAME_LENGTH as f64, count: characters as f64 }
            }
            NameError::Control => &msg::NameControl,
        };
        self.text_dyn(message)
    }

    pub fn handicap_error(self, error: HandicapError) -> String {
        let message: &dyn Message = match error {
            HandicapError::Delay { delay } => &msg::HandicapDelay { delay: delay.into() },
            HandicapError::HeadStart { points } => &msg::HandicapHeadStart { points: points.into() },
        };
        self.text_dyn(message)
    }

    pub fn stack_error(self, error: StackError) -> String {
        let message: &dyn Message = match error {
            StackError::Count { cards, needed } => {
                &msg::StackCount { needed: needed as f64, count: cards as f64 }
            }
            StackError::Foreign { card } => &msg::StackForeign { card: &card.to_string() },
            StackError::Twice { card } => &msg::StackTwice { card: &card.to_string() },
            StackError::Sets { sets, needed } => {
                &msg::StackSets { needed: needed as f64, count: sets as f64 }
            }
        };
        self.text_dyn(message)
    }

    pub fn rules_error(self, error: RulesError) -> String {
        let message: &dyn Message = match error {
            RulesError::OutOfRange { field, value, least, most } => {
                &msg::RulesOutOfRange { field, value: value.into(), least: least.into(), most: most.into() }
            }
            RulesError::OutOfRangeWith { field, value, least, most, deck } => &msg::RulesRangeWith {
                other: if deck.is_some() { "deck" } else { "faces" },
                setting: &deck.map_or_else(|| Faces::Up.to_string(), |deck| deck.to_string()),
                field,
                value: value.into(),
                least: least.into(),
                most: most.into(),
            },
            RulesError::Needs { field, value, other, needed } => {
                return self.values_apart((field, value), (other, needed));
            }
            RulesError::NoSuchCards { deck, features, values } => &msg::RulesNoSuchCards {
                value: &self.deck_name(deck),
                features: features.into(),
                values: values.into(),
            },
            RulesError::TimeTooShort { time_s } => &msg::RulesTime { seconds: time_s.into() },
            RulesError::CheckTooShort { seconds } => &msg::RulesCheck { seconds: seconds.into() },
            RulesError::UnseenCheck => &msg::RulesUnseenCheck,
            RulesError::EndlessRound => &msg::RulesEndless,
            RulesError::TooFewFacesDown { least } => &msg::RulesFacesDown { least: least as f64 },
            RulesError::LayoutNotThrees { layout } => &msg::RulesLayoutThrees { count: layout.into() },
            RulesError::RowsDoNotFill { rows, layout } => {
                &msg::RulesRows { count: layout.into(), rows: rows.into() }
            }
            RulesError::SetMasterNeedsThree { seats } => &msg::RulesSetMaster { seats: seats.into() },
            RulesError::AloneMeansOneSeat { variant, seats } => {
                &msg::RulesAlone { variant: variant.name(), seats: seats.into() }
            }
            RulesError::MostSetsKnowsNoPoints => &msg::RulesMostSets,
            RulesError::NothingToSubtract { .. } => &msg::RulesSubtract,
            RulesError::NeverWidened { variant } => &msg::RulesNeverWidened { variant: variant.name() },
            RulesError::PuzzleNeeds { variant, deck, layout } => {
                &msg::RulesPuzzle { variant: variant.name(), count: layout.into(), deck: deck as f64 }
            }
        };
        self.text_dyn(message)
    }

    /// Two values of a rule sheet that do not go together. They are written as in files, save what no file could hold.
    fn values_apart(self, (field, value): (&str, &str), (other, needed): (&str, &str)) -> String {
        let message: &dyn Message = match (field, needed.strip_prefix("other than ")) {
            ("variant", _) => {
                let variant =
                    value.parse().map_or_else(|_| value.to_owned(), |variant| self.variant(variant));
                return self.text(msg::RulesPlain { variant: &variant });
            }
            (_, Some(excluded)) => &msg::RulesNotWith { field, value, other, excluded },
            (_, None) => &msg::RulesNeeds { field, value, other, needed },
        };
        self.text_dyn(message)
    }

    fn deck_name(self, deck: Deck) -> String {
        match deck {
            Deck::Full => deck.to_string(),
            Deck::Only(value) => self.value_name(value, &RuleSheet::of(Edition::English, Variant::Full)),
        }
    }
}
