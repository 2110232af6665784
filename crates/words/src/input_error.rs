//! Errors in what a user typed, as text.

use engine::{
    CardError, ClaimError, HandicapError, HexError, NAME_LENGTH, NameError, RulesError, StackError,
};

use crate::{Message, Words, msg};

impl Words {
    /// Why a text is not a card, and what would be one.
    pub fn card_error(self, text: &str, error: &CardError) -> String {
        let mut buffer = [0; 4];
        let message: &dyn Message = match error {
            CardError::UnknownLetter { letter } => {
                &msg::CardUnknownLetter { text, letter: letter.encode_utf8(&mut buffer) }
            }
            CardError::FeatureTwice { feature } => &msg::CardFeatureTwice { text, feature: feature.name() },
            CardError::FeatureMissing { feature } => {
                &msg::CardFeatureMissing { text, feature: feature.name() }
            }
        };
        format!("{} {}", self.text_dyn(message), self.text(msg::CardLetters))
    }

    pub fn claim_error(self, error: ClaimError) -> String {
        match error {
            ClaimError::NotThree { cards } => self.text(msg::ClaimNotThree { count: cards as f64 }),
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
}
