//! What is played at a new table: the dialog "New game", its form, and the table that comes of it.

mod all_rules;
mod form;
mod games;
mod quick_deck;
mod request;

use engine::{Edition, Level, RuleChoice, Variant};
use web_ui::field::{select, switch};
use words::RuleLine;

pub use self::all_rules::{more, others_check, trouble};
pub use self::form::{TableForm, length, variants};
pub use self::games::games;
pub use self::quick_deck::quick_deck;
pub use self::request::TableRequest;
use crate::prelude::*;

/// A whole game in one round, as a table among friends is made without further questions.
pub fn casual(edition: Edition) -> RuleChoice {
    let rules = RuleChoice::new(edition, Variant::Full);
    RuleChoice { rounds: casual_rounds(Variant::Full), ..rules }.sheet().choice()
}

/// Where the dealer watches, each player has to deal once.
fn casual_rounds(variant: Variant) -> Option<u8> {
    (variant != Variant::Forever).then_some(1)
}

/// What is played by these rules, in one line.
pub fn played(rules: &RuleChoice) -> String {
    words().played(rules)
}

/// The rules in which the editions differ, each with what every edition says.
pub fn compared() -> Vec<Vec<RuleLine>> {
    let lines = |edition: &Edition| {
        let booklet = edition.booklet();
        words().rules(&booklet.full).into_iter().chain(words().booklet(booklet)).collect::<Vec<_>>()
    };
    let all: Vec<Vec<RuleLine>> = Edition::ALL.iter().map(lines).collect();
    let Some(first) = all.first() else { return Vec::new() };
    let of_field = |line: &RuleLine| -> Vec<RuleLine> {
        all.iter().filter_map(|lines| lines.iter().find(|other| other.field == line.field).cloned()).collect()
    };
    let differs = |lines: &Vec<RuleLine>| lines.iter().any(|line| line.value != lines[0].value);
    first.iter().map(of_field).filter(differs).collect()
}

/// The dialog for a table with friends.
pub fn new_game() -> El {
    let form = TableForm::usual();
    let request = TableRequest::new(move || form.with_untracked(TableForm::table));
    let unfit = move || form.with(|form| form.trouble(words()).is_some());
    let fields = [
        games(form),
        length(form),
        variants(form),
        quick_deck(form),
        el("div").class("row setup-company").children([bots(form), levels(form), public(form)]),
        others_check(form),
        more(form),
    ];
    let make = request.button(text(msg::FormMake), unfit).id("make-table");
    setup(fields, [trouble(form), make, request.notice()])
}

/// The content of a dialog with rules: fields that scroll, and below them what is done with them, always in sight.
pub fn setup(fields: impl IntoIterator<Item = El>, end: impl IntoIterator<Item = El>) -> El {
    el("div").class("setup").children([
        el("div").class("setup-fields").children(fields),
        el("div").class("setup-end").children(end),
    ])
}

pub fn count_option(bots: usize) -> (String, String) {
    (bots.to_string(), words().text(msg::FormBotsValue { count: bots as f64 }))
}

fn bots(form: Signal<TableForm>) -> El {
    let options = move || {
        let seats: usize = form.with(TableForm::sheet).seats.clamp(1, 12).into();
        let most = form.with(|form| form.bots).max(seats - 1);
        (0..=most).map(count_option).collect()
    };
    let now = move || form.with(|form| form.bots.to_string());
    let choose = move |text: String| form.update(|form| form.bots = text.parse().unwrap_or(0));
    select("bots", text(msg::FormBots), options, now, choose)
}

pub fn level_options() -> Vec<(String, String)> {
    let name = |level: &Level| words().text(msg::LevelName { level: level.name() });
    Level::ALL.iter().map(|level| (level.name().to_owned(), name(level))).collect()
}

fn levels(form: Signal<TableForm>) -> El {
    let now = move || form.with(|form| form.level.name().to_owned());
    let choose = move |text: String| {
        if let Ok(level) = text.parse() {
            form.update(|form| form.level = level);
        }
    };
    select("level", text(msg::FormLevel), level_options, now, choose)
        .shown_if(move || form.with(|form| form.bots > 0))
}

fn public(form: Signal<TableForm>) -> El {
    let now = move || form.with(|form| form.public);
    switch("public", text(msg::FormPublic), now, move |public| form.update(|form| form.public = public))
}
