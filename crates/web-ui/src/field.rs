//! Labelled form fields: select, number, text, switch, radio buttons. Each shows a computed value (`now`) and passes on what the
//! user enters (`then`).
//!
//! They take boxed closures, so that each is compiled once however many there are.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement, HtmlSelectElement};

use crate::dom::{BoolFn, El, TextFn, el, value};
use crate::signal::{effect, untrack};

/// Receives the value that the user entered or chose.
pub type ValueFn = Box<dyn Fn(String)>;

/// Boxes a computed text.
pub fn text(text: impl Fn() -> String + 'static) -> TextFn {
    Box::new(text)
}

/// One of several values, each with its label.
pub fn select(
    id: &str,
    label: TextFn,
    options: Box<dyn Fn() -> Vec<(String, String)>>,
    now: TextFn,
    then: ValueFn,
) -> El {
    let now = Rc::new(now);
    let (field, chosen) = (el("select").id(id), now.clone());
    let field = field.on("change", move |event: Event| then(value(&event))).children_of(move || {
        let chosen = untrack(&*chosen);
        let option = |(value, text): (String, String)| {
            let option = el("option").attr("value", &value).text(&text);
            if value == chosen { option.attr("selected", "") } else { option }
        };
        options().into_iter().map(option).collect()
    });
    if let Ok(select) = field.element().clone().dyn_into::<HtmlSelectElement>() {
        effect(move || select.set_value(&now()));
    }
    labelled(id, label, field)
}

/// A whole number with an explanation. Each key stroke counts; when the field is left, `now` replaces what is not a number.
pub fn number(id: &str, label: TextFn, hint: TextFn, now: TextFn, wrong: BoolFn, then: ValueFn) -> El {
    let field = el("input").id(id).attr("type", "number").attr("inputmode", "numeric").attr("min", "0");
    let field = field.attr("aria-describedby", &format!("{id}-hint"));
    let now = Rc::new(now);
    let field = keep_value(field, now.clone());
    let input: Option<HtmlInputElement> = field.element().clone().dyn_into().ok();
    let left = move |_| {
        if let Some(input) = &input {
            input.set_value(&untrack(&*now));
        }
    };
    let field = field.attr_of("aria-invalid", move || wrong().to_string()).on("blur", left);
    let hint = el("span").class("small").id(&format!("{id}-hint")).text_of(hint);
    labelled(id, label, field.on("input", move |event: Event| then(value(&event)))).child(hint)
}

/// A line of text.
pub fn line(id: &str, label: TextFn, now: TextFn, then: ValueFn) -> El {
    let field =
        el("input").id(id).attr("dir", "auto").attr("autocomplete", "off").attr("spellcheck", "false");
    let field = keep_value(field, Rc::new(now));
    labelled(id, label, field.on("input", move |event: Event| then(value(&event))))
}

/// Keeps the field's value at `now`. It is not written when it is the same, which would move the cursor of a user who types.
fn keep_value(field: El, now: Rc<TextFn>) -> El {
    if let Ok(input) = field.element().clone().dyn_into::<HtmlInputElement>() {
        effect(move || {
            let now = now();
            if input.value() != now {
                input.set_value(&now);
            }
        });
    }
    field
}

/// On or off.
pub fn switch(id: &str, label: TextFn, now: BoolFn, then: Box<dyn Fn(bool)>) -> El {
    let field = el("input").id(id).attr("type", "checkbox");
    if let Ok(input) = field.element().clone().dyn_into::<HtmlInputElement>() {
        let shown = input.clone();
        effect(move || shown.set_checked(now()));
        let field = field.on("change", move |_| then(input.checked()));
        return el("label").class("switch").child(field).child(el("span").text_of(label));
    }
    field
}

/// One of the values that [`choices`] shows side by side.
pub struct Choice {
    /// Its value attribute.
    pub value: &'static str,
    /// Its label.
    pub label: TextFn,
    /// A picture beside the label.
    pub picture: Option<El>,
}

/// A group of radio buttons, side by side.
pub fn choices(name: &'static str, legend: TextFn, choices: Vec<Choice>, now: TextFn, then: ValueFn) -> El {
    let (now, then) = (Rc::new(now), Rc::new(then));
    let one = |choice: Choice| {
        let (now, then) = (now.clone(), then.clone());
        let input = radio(
            name,
            choice.value,
            Box::new(move || now() == choice.value),
            Box::new(move |value| then(value)),
        );
        el("label").class("way").child(input).maybe(choice.picture).child(el("span").text_of(choice.label))
    };
    let choices: Vec<El> = choices.into_iter().map(one).collect();
    let legend = el("legend").text_of(legend);
    el("fieldset").class("ways").child(legend).child(el("div").class("row").children(choices))
}

/// A radio button without its label.
pub fn radio(name: &str, value: &'static str, holds: BoolFn, then: ValueFn) -> El {
    let field = el("input").attr("type", "radio").attr("name", name).attr("value", value);
    if let Ok(input) = field.element().clone().dyn_into::<HtmlInputElement>() {
        effect(move || input.set_checked(holds()));
    }
    field.id(&format!("{name}-{value}")).on("change", move |_| then(value.to_owned()))
}

fn labelled(id: &str, label: TextFn, field: El) -> El {
    let label = el("label").attr("for", id).text_of(label);
    el("div").class("field").child(label).child(field)
}
