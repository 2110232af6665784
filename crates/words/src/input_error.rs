//! Errors in what a user typed, as text.

use engine::{
    CardError, ClaimError, HandicapError, HexError, NAME_LENGTH, NameError, RulesError, StackError,
};

use crate::{Words, msg};

impl Words {
    /// Why a text is not a card, and what would be one.
    pub fn card_error(self, text: &str, error: &CardError) -> String {
        let what = match error {
            CardError::UnknownLetter { letter } => {
                self.text(msg::CardUnknownLetter { text, letter: letter.encode_utf8(&mut [0; 4]) })
            }
            CardError::FeatureTwice { feature } => {
                self.text(msg::CardFeatureTwice { text, feature: feature.name() })
            }
            CardError::FeatureMissing { feature } => {
                self.text(msg::CardFeatureMissing { text, feature: feature.name() })
            }
        };
        format!("{what} {}", self.text(msg::CardLetters))
    }

    /// Why cards cannot be claimed.
    pub fn claim_error(self, error: ClaimError) -> String {
        match error {
            ClaimError::NotThree { cards } => self.text(msg::ClaimNotThree { count: cards as f64 }),
            ClaimError::SameCard { card } => self.text(msg::ClaimSameCard { card: &card.to_string() }),
        }
    }

    /// Why a text is not a seed.
    pub fn seed_error(self, error: &HexError) -> String {
        match error {
            HexError::NotHex { letter } => {
                self.text(msg::SeedNotHex { letter: letter.encode_utf8(&mut [0; 4]) })
            }
            HexError::Length { digits, most } => {
                self.text(msg::SeedLength { count: *digits as f64, most: *most as f64 })
            }
        }
    }

    /// Why a text cannot be a name.
    pub fn name_error(self, error: NameError) -> String {
        match error {
            NameError::Empty => self.text(msg::NameEmpty),
            NameError::Long { characters } => {
                self.text(msg::NameLong { most: NAME_LENGTH as f64, count: characters as f64 })
            }
            NameError::Control => self.text(msg::NameControl),
        }
    }

    /// Why two numbers are no handicap.
    pub fn handicap_error(self, error: HandicapError) -> String {
        match error {
            HandicapError::Delay { delay } => self.text(msg::HandicapDelay { delay: delay.into() }),
            HandicapError::HeadStart { points } => {
                self.text(msg::HandicapHeadStart { points: points.into() })
            }
        }
    }

    /// Why cards cannot be a round's deck.
    pub fn stack_error(self, error: StackError) -> String {
        match error {
            StackError::Count { cards, needed } => {
                self.text(msg::StackCount { needed: needed as f64, count: cards as f64 })
            }
            StackError::Foreign { card } => self.text(msg::StackForeign { card: &card.to_string() }),
            StackError::Twice { card } => self.text(msg::StackTwice { card: &card.to_string() }),
            StackError::Sets { sets, needed } => {
                self.text(msg::StackSets { needed: needed as f64, count: sets as f64 })
            }
        }
    }

    /// What does not fit together in rules.
    pub fn rules_error(self, error: RulesError) -> String {
        match error {
            RulesError::OutOfRange { field, value, least, most } => self.text(msg::RulesOutOfRange {
                field,
                value: value.into(),
                least: least.into(),
                most: most.into(),
            }),
            RulesError::LayoutNotThrees { layout } => {
                self.text(msg::RulesLayoutThrees { count: layout.into() })
            }
            RulesError::RowsDoNotFill { rows, layout } => {
                self.text(msg::RulesRows { count: layout.into(), rows: rows.into() })
            }
            RulesError::SetMasterNeedsThree { seats } => {
                self.text(msg::RulesSetMaster { seats: seats.into() })
            }
            RulesError::AloneMeansOneSeat { variant, seats } => {
                self.text(msg::RulesAlone { variant: variant.name(), seats: seats.into() })
            }
            RulesError::MostSetsKnowsNoPoints => self.text(msg::RulesMostSets),
            RulesError::NothingToSubtract => self.text(msg::RulesSubtract),
            RulesError::PuzzleNeeds { variant, deck, layout } => self.text(msg::RulesPuzzle {
                variant: variant.name(),
                count: layout.into(),
                deck: deck as f64,
            }),
        }
    }
}
