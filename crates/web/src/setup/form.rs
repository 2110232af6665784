//! The form for a new table: the five editions, the length of a match, the variants.

use engine::{Edition, Level, RuleChoice, RuleSheet, Rules, RulesError, Variant};
use protocol::NewTable;
use web_ui::field::{Choice, choices, radio};
use words::Words;

use super::{casual, casual_rounds, compared};
use crate::card::{SHAPES, cards, pictures};
use crate::overlay;
use crate::prelude::*;

/// The variants for several players.
const SHARED: [Variant; 3] = [Variant::Full, Variant::Quick, Variant::Forever];

#[derive(Clone)]
pub struct TableForm {
    pub rules: RuleChoice,
    pub bots: usize,
    pub level: Level,
    pub public: bool,
}

impl TableForm {
    /// A casual game of the edition that was played last.
    pub fn usual() -> Signal<TableForm> {
        TableForm::of(casual(settings().with_untracked(Settings::edition)))
    }

    pub fn of(rules: RuleChoice) -> Signal<TableForm> {
        Signal::new(TableForm { rules, bots: 0, level: Level::Casual, public: false })
    }

    pub fn sheet(&self) -> RuleSheet {
        self.rules.sheet()
    }

    /// Changes edition and variant; rules that were changed by hand stay changed, and one round stays one.
    pub fn take(&mut self, edition: Edition, variant: Variant) {
        let rounds = match () {
            () if variant != self.rules.variant => casual_rounds(variant),
            () if self.sheet().rounds == 1 => Some(1),
            () => self.rules.rounds,
        };
        // The quick start's cards are chosen for the quick start only.
        let leaves_quick = self.rules.variant == Variant::Quick && variant != Variant::Quick;
        let deck = self.rules.deck.filter(|_| !leaves_quick);
        let rules = RuleChoice { edition, variant, rounds, deck, ..self.rules.clone() };
        self.rules = rules.sheet().choice();
    }

    /// Whether a mode of the house is chosen.
    pub fn is_mode(&self) -> bool {
        Variant::MODES.contains(&self.rules.variant)
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

pub fn editions(form: Signal<TableForm>) -> El {
    let tiles = Edition::ALL.iter().map(|&edition| edition_tile(form, edition));
    let modes = Variant::MODES.iter().map(|&mode| mode_tile(form, mode));
    let lines = move || match form.with(TableForm::is_mode) {
        true => characteristic(&form.with(TableForm::sheet)),
        false => distinctive(form.with(|form| form.rules.edition)),
    };
    el("fieldset").class("setup-editions").children([
        el("legend").text_of(text(msg::FormEdition)),
        el("div").class("edition-tiles").children(tiles.chain(modes)),
        el("dl").class("edition-lines").id("edition-lines").children_of(lines),
        el("p").child(museum_link()),
    ])
}

fn museum_link() -> El {
    let link = page_link(Page::Booklets, "").text_of(text(msg::FormCompare));
    link.on("click", |_| overlay::close())
}

fn edition_tile(form: Signal<TableForm>, edition: Edition) -> El {
    let chosen = move || form.with(|form| form.rules.edition == edition && !form.is_mode());
    let choose = move || {
        form.update(|form| {
            let variant = if form.is_mode() { Variant::Full } else { form.rules.variant };
            form.take(edition, variant);
        });
        settings().update(|settings| settings.edition = Some(edition));
    };
    let picture = move || vec![pictures(cards(&SHAPES), edition.booklet().full)];
    tile(edition.name(), picture, move || words().edition(edition), chosen, choose)
}

/// A mode of the house stands beside the editions. The edition that was chosen goes on to draw its cards.
fn mode_tile(form: Signal<TableForm>, mode: Variant) -> El {
    let chosen = move || form.with(|form| form.rules.variant == mode);
    let choose = move || form.update(|form| form.take(form.rules.edition, mode));
    let picture = move || {
        let sheet = RuleSheet::of(form.with(|form| form.rules.edition), mode);
        sheet.example().map(|find| pictures(find.cards(), sheet)).into_iter().collect()
    };
    tile(mode.name(), picture, move || words().mode(mode), chosen, choose)
}

fn tile(
    name: &'static str,
    picture: impl Fn() -> Vec<El> + 'static,
    label: impl Fn() -> String + 'static,
    chosen: impl Fn() -> bool + 'static,
    choose: impl Fn() + 'static,
) -> El {
    let input = radio("edition", name, chosen, move |_| choose()).attr("aria-describedby", "edition-lines");
    el("label").class("edition-tile").attr("for", &format!("edition-{name}")).children([
        el("span").attr("aria-hidden", "true").children_of(picture),
        el("span").class("edition-name").children([input, el("span").text_of(label)]),
    ])
}

/// Of the rules that decide how a game feels, what few other booklets say.
const CHARACTERISTIC: [&str; 4] = ["calling", "wrong_call", "no_set", "scoring"];

/// What a mode says of them.
fn characteristic(sheet: &RuleSheet) -> Vec<El> {
    let lines = words().rules(sheet).into_iter().filter(|line| CHARACTERISTIC.contains(&line.field));
    lines.map(|line| definition(&line.label, &line.value)).collect()
}

fn distinctive(edition: Edition) -> Vec<El> {
    let lines = compared().into_iter().filter_map(|lines| {
        let own = lines.get(edition as usize)?.clone();
        let alike = lines.iter().filter(|line| line.value == own.value).count();
        let is_shown = CHARACTERISTIC.contains(&own.field) && alike <= Edition::ALL.len() / 2;
        is_shown.then(|| definition(&own.label, &own.value))
    });
    lines.collect()
}

/// One round, or as many as the booklet says; nothing to choose where that is the same.
pub fn length(form: Signal<TableForm>) -> El {
    let own = move || form.with(|form| RuleSheet::of(form.rules.edition, form.rules.variant).rounds);
    let option = |name, rounds: fn(u8) -> u8| {
        Choice::new(name, move || words().text(msg::RuleRoundsValue { count: rounds(own()).into() }), None)
    };
    let options = vec![option(SHORT, |_| 1), option(BOOKLET, |own| own)];
    let now = move || form.with(|form| if form.sheet().rounds == 1 { SHORT } else { BOOKLET }.to_owned());
    let choose = move |name: String| {
        let rounds = (name == SHORT && untrack(own) != 1).then_some(1);
        form.update(|form| form.rules.rounds = rounds);
    };
    choices("length", text(msg::FormLength), options, now, choose).shown_if(move || own() != 1)
}

const SHORT: &str = "one";
const BOOKLET: &str = "booklet";

pub fn variants(form: Signal<TableForm>) -> El {
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
    // A mode stands among the editions and has no variants.
    let shown = shown.shown_if(move || !form.with(TableForm::is_mode));
    el("div").children([shown, el("p").class("small").text_of(source)])
}
