//! A field for every rule, and why a combination is not valid, before anything is sent.

use engine::{RuleChoice, RuleSheet, RuleValues, RulesError};
use web_ui::field::{number, select, switch};
use words::is_changed;

use super::form::TableForm;

use crate::prelude::*;

pub fn more(form: Signal<TableForm>) -> El {
    // Whether the others check is chosen above.
    let fields = RuleSheet::FIELDS.iter().filter(|&&field| field != OTHERS_CHECK);
    let fields = fields.map(|&field| rule(form, field));
    // How many rounds are played is chosen above.
    let booklet = |form: &mut TableForm| {
        let rounds = form.rules.rounds;
        form.rules = RuleChoice { rounds, ..RuleChoice::new(form.rules.edition, form.rules.variant) };
    };
    let back = move || form.update(booklet);
    let changed = move || form.with(|form| is_changed(&form.rules));
    el("details")
        .class("more")
        .child(el("summary").text_of(text(msg::FormMore)))
        .child(el("p").class("small").text_of(text(msg::FormMoreHint)))
        .child(el("div").class("rule-fields").children(fields))
        .child(button("secondary", back).shown_if(changed).text_of(text(msg::FormReset)))
}

const OTHERS_CHECK: &str = "others_check_s";

/// The seconds that the others have when they are first asked to check.
const USUAL_CHECK_S: u16 = 10;

/// Whether the others check each pick, and for how many seconds.
pub fn others_check(form: Signal<TableForm>) -> El {
    let is_on = move || form.with(|form| form.sheet().others_check_s > 0);
    let set = move |on: bool| {
        form.update(|form| form.rules.others_check_s = on.then_some(USUAL_CHECK_S));
    };
    el("div").class("row setup-company").children([
        switch("others-check", text(msg::FormOthersCheck), is_on, set),
        rule(form, OTHERS_CHECK).shown_if(is_on),
        el("p").class("small").shown_if(is_on).text_of(text(msg::FormOthersCheckHint)),
    ])
}

pub fn trouble(form: Signal<TableForm>) -> El {
    notice(move || form.with(|form| form.trouble(words())).unwrap_or_default())
}

fn rule(form: Signal<TableForm>, field: &'static str) -> El {
    let id = format!("rule-{field}");
    let label = move || line(&form.with(TableForm::sheet), field).0;
    let now = move || form.with(|form| form.sheet().get(field)).unwrap_or_default();
    let set = move |text: String| form.update(|form| drop(form.rules.set(field, &text)));
    let names = names(field);
    let shown = if names.is_empty() {
        let is_here =
            move |error| matches!(error, RulesError::OutOfRange { field: named, .. } if named == field);
        let wrong = move || form.with(TableForm::error).is_some_and(is_here);
        let hint = move || line(&form.with(TableForm::sheet), field).1;
        number(&id, label, hint, now, wrong, set)
    } else {
        let options = move || {
            let current = form.with(|form| form.rules.clone());
            let option = |name: &String| {
                let mut choice = current.clone();
                let _ = choice.set(field, name);
                (name.clone(), line(&choice.sheet(), field).1)
            };
            names.iter().map(option).collect()
        };
        select(&id, label, options, now, set)
    };
    let booklet = |form: &TableForm| RuleSheet::of(form.rules.edition, form.rules.variant);
    shown.class_if("changed", move || form.with(|form| booklet(form).get(field) != form.sheet().get(field)))
}

pub fn line(sheet: &RuleSheet, field: &str) -> (String, String) {
    let line = words().rules(sheet).into_iter().find(|line| line.field == field);
    line.map(|line| (line.label, line.value)).unwrap_or_default()
}

/// The names of a field's values; empty if it is a number.
fn names(field: &str) -> Vec<String> {
    match RuleSheet::values(field) {
        Some(RuleValues::Names(names)) => names,
        Some(RuleValues::TrueOrFalse) => vec!["true".to_owned(), "false".to_owned()],
        Some(RuleValues::Numbers(_)) | None => Vec::new(),
    }
}
