//! The form for a new table: the five editions side by side, and the variants.

use engine::{Edition, Level, RuleChoice, RuleSheet, Rules, RulesError, Variant};
use protocol::NewTable;
use web_ui::field::{Choice, choices, radio};
use words::{RuleLine, Words};

use crate::card::{SHAPES, cards, pictures};
use crate::prelude::*;

/// The variants for several players.
const SHARED: [Variant; 3] = [Variant::Full, Variant::Quick, Variant::Forever];

/// Whether the rules differ from the booklet's.
pub fn is_changed(rules: &RuleChoice) -> bool {
    *rules != RuleChoice::new(rules.edition, rules.variant)
}

pub fn played(rules: &RuleChoice) -> String {
    let words = words();
    let (edition, variant) = (&words.edition(rules.edition), &words.variant(rules.variant));
    match is_changed(rules) {
        false => words.text(msg::TableRules { edition, variant }),
        true => words.text(msg::RulesChanged { edition, variant }),
    }
}

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
        TableForm::of(RuleChoice::new(settings().with_untracked(Settings::edition), Variant::Full))
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

/// The rules in which the editions differ most.
const CHARACTERISTIC: [&str; 6] = ["calling", "wrong_call", "no_set", "scoring", "rounds", "quick_deck"];

pub fn editions(form: Signal<TableForm>) -> El {
    let cards = Edition::ALL.iter().map(|&edition| edition_card(form, edition));
    let booklets = el("fieldset")
        .class("editions")
        .child(el("legend").text_of(text(msg::FormEdition)))
        .child(el("div").class("edition-cards").children(cards));
    el("div").class("stack").children([booklets, variants(form)])
}

fn edition_card(form: Signal<TableForm>, edition: Edition) -> El {
    let chosen = move || form.with(|form| form.rules.edition) == edition;
    let choose = move |_| {
        form.update(|form| form.take(edition, form.rules.variant));
        settings().update(|settings| settings.edition = Some(edition));
    };
    let (id, lines_id) = (format!("edition-{edition}"), format!("lines-{edition}"));
    let input = radio("edition", edition.name(), chosen, choose).attr("aria-describedby", &lines_id);
    let name = el("label").attr("for", &id).text_of(move || words().edition(edition));
    let lines = el("dl").id(&lines_id).children_of(move || differences(edition));
    el("div").class("edition").class_if("chosen", chosen).children([
        el("div").class("edition-name").children([input, name]),
        pictures(cards(&SHAPES), edition.booklet().full),
        lines,
    ])
}

/// An edition's characteristic rules; those that few others share are highlighted.
fn differences(edition: Edition) -> Vec<El> {
    let all: Vec<Vec<RuleLine>> = Edition::ALL.iter().map(|&edition| characteristic(edition)).collect();
    let own = all.get(edition as usize).cloned().unwrap_or_default();
    let count = |line: &RuleLine| {
        all.iter().flatten().filter(|other| other.field == line.field && other.value == line.value).count()
    };
    let line = |line: RuleLine| {
        let class = if count(&line) <= Edition::ALL.len() / 2 { "differs" } else { "" };
        definition(&line.label, &line.value).class(class)
    };
    own.into_iter().map(line).collect()
}

fn characteristic(edition: Edition) -> Vec<RuleLine> {
    let booklet = edition.booklet();
    let lines = words().rules(&booklet.full).into_iter().chain(words().booklet(booklet));
    lines.filter(|line| CHARACTERISTIC.contains(&line.field)).collect()
}

fn variants(form: Signal<TableForm>) -> El {
    let choice = |variant: Variant| Choice::new(variant.name(), move || words().variant(variant), None);
    let now = move || form.with(|form| form.rules.variant.name().to_owned());
    let choose = move |name: String| {
        if let Ok(variant) = name.parse() {
            form.update(|form| form.take(form.rules.edition, variant));
        }
    };
    let shown = choices("variant", text(msg::FormVariant), SHARED.map(choice).into(), now, choose);
    let source = move || {
        let RuleSheet { edition, variant, .. } = form.with(TableForm::sheet);
        words().source(edition, variant).unwrap_or_default()
    };
    el("div").children([shown, el("p").class("small").text_of(source)])
}
