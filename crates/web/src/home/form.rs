//! The table that somebody would like to have.

use engine::{Edition, Level, RuleChoice, RuleSheet, Rules, RulesError, Variant};
use protocol::NewTable;
use web_ui::Signal;
use words::{Words, msg};

use crate::settings::{Settings, settings, words};

/// The ways to play that several people can play.
pub const SHARED: [Variant; 3] = [Variant::Full, Variant::Quick, Variant::Forever];

/// What is played, in a few words.
pub fn played(rules: &RuleChoice) -> String {
    let words = words();
    let (edition, variant) = (&words.edition(rules.edition), &words.variant(rules.variant));
    if *rules == RuleChoice::new(rules.edition, rules.variant) {
        words.text(msg::TableRules { edition, variant })
    } else {
        words.text(msg::RulesChanged { edition, variant })
    }
}

/// What is played, with whom, and who can see it.
#[derive(Clone)]
pub struct TableForm {
    /// An edition, a variant, and what shall differ from them.
    pub rules: RuleChoice,
    /// How many bots play along.
    pub bots: usize,
    /// How quick they are.
    pub level: Level,
    /// Whether everybody finds the table in the list.
    pub public: bool,
}

impl TableForm {
    /// The edition that was played last, just as it is.
    pub fn usual() -> Signal<TableForm> {
        let edition = settings().with_untracked(Settings::edition);
        TableForm::of(RuleChoice::new(edition, Variant::Full))
    }

    /// These rules, and nothing else yet.
    pub fn of(rules: RuleChoice) -> Signal<TableForm> {
        Signal::new(TableForm { rules, bots: 0, level: Level::Casual, public: false })
    }

    /// The values that would hold.
    pub fn sheet(&self) -> RuleSheet {
        self.rules.sheet()
    }

    /// Starts from another booklet; what was changed by hand stays changed.
    pub fn take(&mut self, edition: Edition, variant: Variant) {
        let rules = RuleChoice { edition, variant, ..self.rules.clone() };
        self.rules = rules.sheet().choice();
    }

    /// Whether something differs from the booklet.
    pub fn is_changed(&self) -> bool {
        self.rules != RuleChoice::new(self.rules.edition, self.rules.variant)
    }

    /// What does not fit together.
    pub fn error(&self) -> Option<RulesError> {
        Rules::try_from(self.rules.clone()).err()
    }

    /// Why there can be no such table, in words.
    pub fn trouble(&self, words: Words) -> Option<String> {
        match self.error() {
            // Files name a field otherwise than people do.
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

    /// What the server is asked for.
    pub fn table(&self) -> NewTable {
        NewTable { rules: self.rules.clone(), public: self.public, bots: vec![self.level; self.bots] }
    }
}
