//! Every single rule, to be changed; and what a combination does not allow, before anything is sent.

use engine::{
    Calling, Deck, Feature, Green, MiddleShading, NoSet, Others, RuleSheet, RulesError, Scoring, Symbols,
    Widened, WrongCall,
};
use web_ui::field::{number, select, text};
use web_ui::{El, Signal, button, el};
use words::msg;

use super::wish::Wish;
use crate::settings::words;

/// Every rule under "more".
pub fn more(wish: Signal<Wish>) -> El {
    let fields = RuleSheet::FIELDS.iter().map(|&field| rule(wish, field));
    let back = move || {
        wish.update(|wish| wish.rules = engine::RuleChoice::new(wish.rules.edition, wish.rules.variant))
    };
    let changed = move || wish.with(Wish::is_changed);
    el("details")
        .class("more")
        .child(el("summary").text_of(|| words().text(msg::FormMore)))
        .child(el("p").class("small").text_of(|| words().text(msg::FormMoreHint)))
        .child(el("div").class("rule-fields").children(fields))
        .child(button("secondary", back).shown_if(changed).text_of(|| words().text(msg::FormReset)))
}

/// Says what the combination does not allow.
pub fn trouble(wish: Signal<Wish>) -> El {
    let text = move || wish.with(|wish| wish.trouble(words())).unwrap_or_default();
    el("p").class("notice").attr("role", "alert").text_of(text)
}

fn rule(wish: Signal<Wish>, field: &'static str) -> El {
    let id = format!("rule-{field}");
    let label = text(move || line(&wish.with(Wish::sheet), field).0);
    let now = text(move || wish.with(|wish| wish.sheet().get(field)).unwrap_or_default());
    let set = move |text: String| {
        wish.update(|wish| drop(wish.rules.set(field, &text)));
    };
    let names = names(field);
    let shown = if names.is_empty() {
        let wrong = move || {
            wish.with(|wish| matches!(wish.error(), Some(RulesError::OutOfRange { field: named, .. }) if named == field))
        };
        let hint = text(move || line(&wish.with(Wish::sheet), field).1);
        number(&id, label, hint, now, Box::new(wrong), Box::new(set))
    } else {
        let options = move || {
            let current = wish.with(|wish| wish.rules.clone());
            let option = |name: &String| {
                let mut choice = current.clone();
                let _ = choice.set(field, name);
                (name.clone(), line(&choice.sheet(), field).1)
            };
            names.iter().map(option).collect()
        };
        select(&id, label, Box::new(options), now, Box::new(set))
    };
    let changed = move || {
        wish.with(|wish| {
            let booklet = RuleSheet::of(wish.rules.edition, wish.rules.variant);
            booklet.get(field) != wish.sheet().get(field)
        })
    };
    shown.class_if("changed", changed)
}

/// A field's label and value in words.
fn line(sheet: &RuleSheet, field: &str) -> (String, String) {
    let line = words().rules(sheet).into_iter().find(|line| line.field == field);
    line.map(|line| (line.label, line.value)).unwrap_or_default()
}

/// The names of a field's values; none if it is a number.
fn names(field: &str) -> Vec<String> {
    fn of<T: Copy>(all: &[T], name: fn(T) -> &'static str) -> Vec<String> {
        all.iter().map(|&one| name(one).to_owned()).collect()
    }
    match field {
        "symbols" => of(Symbols::ALL, Symbols::name),
        "green" => of(Green::ALL, Green::name),
        "middle_shading" => of(MiddleShading::ALL, MiddleShading::name),
        "deck" => decks().iter().map(ToString::to_string).collect(),
        "calling" => of(Calling::ALL, Calling::name),
        "others" => of(Others::ALL, Others::name),
        "wrong_call" => of(WrongCall::ALL, WrongCall::name),
        "no_set" => of(NoSet::ALL, NoSet::name),
        "widened" => of(Widened::ALL, Widened::name),
        "scoring" => of(Scoring::ALL, Scoring::name),
        "set_master" => vec!["true".to_owned(), "false".to_owned()],
        _ => Vec::new(),
    }
}

/// All cards, or those of one value.
fn decks() -> Vec<Deck> {
    let values = Feature::ALL.iter().flat_map(|feature| feature.values());
    [Deck::Full].into_iter().chain(values.map(Deck::Only)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Edition, RuleChoice, Variant};

    #[test]
    fn every_name_that_is_offered_is_taken() {
        for field in RuleSheet::FIELDS {
            for name in names(field) {
                let mut choice = RuleChoice::new(Edition::English, Variant::Full);
                choice.set(field, &name).unwrap();
                assert_eq!(choice.sheet().get(field), Some(name));
            }
        }
    }
}
