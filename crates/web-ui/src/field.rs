//! Labelled form fields: select, number, text, switch, radio buttons. Each shows a computed value (`now`) and passes on what the
//! user enters (`then`).
//!
//! As in [`dom`](crate::dom), each function only boxes the closures and calls one that is not generic.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement, HtmlSelectElement};

use crate::dom::{El, TextFn, el, value};
use crate::signal::{Signal, effect, untrack};

type ValueFn = Box<dyn Fn(String)>;

pub fn select(
    id: &str,
    label: impl Fn() -> String + 'static,
    options: impl Fn() -> Vec<(String, String)> + 'static,
    now: impl Fn() -> String + 'static,
    then: impl Fn(String) + 'static,
) -> El {
    select_boxed(id, Box::new(label), Box::new(options), Rc::new(now), Box::new(then))
}

fn select_boxed(
    id: &str,
    label: TextFn,
    options: Box<dyn Fn() -> Vec<(String, String)>>,
    now: Rc<dyn Fn() -> String>,
    then: ValueFn,
) -> El {
    let (field, chosen) = (el("select").id(id), now.clone());
    let field = field.on("change", move |event: Event| then(value(&event))).children_of(move || {
        let chosen = untrack(&*chosen);
        let option = |(value, text): (String, String)| {
            let option = el("option").attr("value", &value).text(&text);
            if value == chosen { option.attr("selected", "") } else { option }
        };
        options().into_iter().map(option).collect()
    });
    let select: HtmlSelectElement = field.0.clone().unchecked_into();
    effect(move || select.set_value(&now()));
    labelled(id, label, field)
}

/// A whole number with an explanation. Each key stroke counts; when the field is left, `now` replaces what is not a number.
pub fn number(
    id: &str,
    label: impl Fn() -> String + 'static,
    hint: impl Fn() -> String + 'static,
    now: impl Fn() -> String + 'static,
    wrong: impl Fn() -> bool + 'static,
    then: impl Fn(String) + 'static,
) -> El {
    let (now, hint_id) = (Rc::new(now), format!("{id}-hint"));
    let field = el("input").id(id).attr("type", "number").attr("inputmode", "numeric").attr("min", "0");
    let field = keep_value(field.attr("aria-describedby", &hint_id), now.clone());
    let input = input(&field);
    let left = move |_| input.set_value(&untrack(&*now));
    let field = field.attr_of("aria-invalid", move || wrong().to_string()).on("blur", left);
    let field = field.on("input", move |event: Event| then(value(&event)));
    labelled(id, Box::new(label), field).child(el("span").class("small").id(&hint_id).text_of(hint))
}

pub fn line(id: &str, label: impl Fn() -> String + 'static, typed: Signal<String>) -> El {
    line_boxed(id, Box::new(label), typed)
}

fn line_boxed(id: &str, label: TextFn, typed: Signal<String>) -> El {
    let field =
        el("input").id(id).attr("dir", "auto").attr("autocomplete", "off").attr("spellcheck", "false");
    let field = keep_value(field, Rc::new(move || typed.get()));
    labelled(id, label, field.on("input", move |event: Event| typed.set(value(&event))))
}

/// Keeps the field's value at `now`. It is not written when it is the same, which would move the cursor of a user who types.
fn keep_value(field: El, now: Rc<dyn Fn() -> String>) -> El {
    let input = input(&field);
    effect(move || {
        let now = now();
        if input.value() != now {
            input.set_value(&now);
        }
    });
    field
}

fn input(field: &El) -> HtmlInputElement {
    field.0.clone().unchecked_into()
}

pub fn switch(
    id: &str,
    label: impl Fn() -> String + 'static,
    now: impl Fn() -> bool + 'static,
    then: impl Fn(bool) + 'static,
) -> El {
    switch_boxed(id, Box::new(label), Box::new(now), Box::new(then))
}

fn switch_boxed(id: &str, label: TextFn, now: Box<dyn Fn() -> bool>, then: Box<dyn Fn(bool)>) -> El {
    let field = el("input").id(id).attr("type", "checkbox");
    let (input, shown) = (input(&field), input(&field));
    effect(move || shown.set_checked(now()));
    let field = field.on("change", move |_| then(input.checked()));
    el("label").class("switch").children([field, el("span").text_of(label)])
}

pub struct Choice {
    value: &'static str,
    label: TextFn,
    picture: Option<El>,
}

impl Choice {
    pub fn new(value: &'static str, label: impl Fn() -> String + 'static, picture: Option<El>) -> Choice {
        Choice { value, label: Box::new(label), picture }
    }
}

pub fn choices(
    name: &'static str,
    legend: impl Fn() -> String + 'static,
    choices: Vec<Choice>,
    now: impl Fn() -> String + 'static,
    then: impl Fn(String) + 'static,
) -> El {
    choices_boxed(name, Box::new(legend), choices, Rc::new(now), Rc::new(then))
}

fn choices_boxed(
    name: &'static str,
    legend: TextFn,
    choices: Vec<Choice>,
    now: Rc<dyn Fn() -> String>,
    then: Rc<dyn Fn(String)>,
) -> El {
    let one = |choice: Choice| {
        let (now, then) = (now.clone(), then.clone());
        let input = radio(name, choice.value, move || now() == choice.value, move |value| then(value));
        el("label").class("way").child(input).maybe(choice.picture).child(el("span").text_of(choice.label))
    };
    let choices: Vec<El> = choices.into_iter().map(one).collect();
    let legend = el("legend").text_of(legend);
    el("fieldset").child(legend).child(el("div").class("row").children(choices))
}

pub fn radio(
    name: &str,
    value: &'static str,
    checked: impl Fn() -> bool + 'static,
    then: impl Fn(String) + 'static,
) -> El {
    radio_boxed(name, value, Box::new(checked), Box::new(then))
}

fn radio_boxed(name: &str, value: &'static str, checked: Box<dyn Fn() -> bool>, then: ValueFn) -> El {
    let field = el("input").attr("type", "radio").attr("name", name).attr("value", value);
    let input = input(&field);
    effect(move || input.set_checked(checked()));
    field.id(&format!("{name}-{value}")).on("change", move |_| then(value.to_owned()))
}

fn labelled(id: &str, label: TextFn, field: El) -> El {
    el("div").class("field").children([el("label").attr("for", id).text_of(label), field])
}
