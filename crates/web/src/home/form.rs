//! The form for a new table.

use engine::{Edition, Level, RuleChoice, RuleSheet, Rules, RulesError, Variant};
use protocol::NewTable;
use web_ui::Signal;
use words::{Words, msg};

use crate::settings::{Settings, settings, words};

/// The variants for several players.
pub const SHARED: [Variant; 3] = [Variant::Full, Variant::Quick, Variant::Forever];

/// A short description of the rules.
pub fn played(rules: &RuleChoice) -> String {
    let words = words();
    let (edition, variant) = (&words.edition(rules.edition), &words.variant(rules.variant));
    if *rules == RuleChoice::new(rules.edition, rules.variant) {
        words.text(msg::TableRules { edition, variant })
    } else {
        words.text(msg::RulesChanged { edition, variant })
    }
}

/// What is played, with which bots, and whether the table is listed.
#[derive(Clone)]
pub struct TableForm {
    pub rules: RuleChoice,
    pub bots: usize,
    pub level: Level,
    pub public: bool,
}

impl TableForm {
    /// The full game of the edition that was played last.
    pub fn usual() -> Signal<TableForm> {
        let edition = settings().with_untracked(Settings::edition);
        TableForm::of(RuleChoice::new(edition, Variant::Full))
    }

    pub fn of(rules: RuleChoice) -> Signal<TableForm> {
        Signal::new(TableForm { rules, bots: 0, level: Level::Casual, public: false })
    }

    pub fn sheet(&self) -> RuleSheet {
        self.rules.sheet()
    }

    /// Changes edition and variant; rules that were changed by hand stay changed.
    pub fn take(&mut self, edition: Edition, variant: Variant) {
        let rules = RuleChoice { edition, variant, ..self.rules.clone() };
        self.rules = rules.sheet().choice();
    }

    /// Whether the rules differ from the booklet's.
    pub fn is_changed(&self) -> bool {
        self.rules != RuleChoice::new(self.rules.edition, self.rules.variant)
    }

    /// Why these are no valid rules.
    pub fn error(&self) -> Option<RulesError> {
        Rules::try_from(self.rules.clone()).err()
    }

    /// Why there can be no such table, in the player's language.
    pub fn trouble(&self, words: Words) -> Option<String> {
        match self.error() {
            // The error names the field as files do; the player knows its label.
            Some(RulesError::OutOfRange { field, value, least, most }) => {
                let line = words.rules(&self.sheet()).into_iter().find(|line| line.field == field);
                let field = &line.map(|line| line.label).unwrap_or_default();
                let (value, least, most) = (value.into(), least.into(), most.into());
                Some(words.text(msg::RulesOutOfRange { field, value, least, most }))
            }
            Some(error) => Some(words.rules_error(error)),
            None if self.bots >= self.sheet().seats.into() => Some(words.text(msg::FormManyBots)),
            None => None,
        }
    }

    pub fn table(&self) -> NewTable {
        NewTable { rules: self.rules.clone(), public: self.public, bots: vec![self.level; self.bots] }
    }
}
