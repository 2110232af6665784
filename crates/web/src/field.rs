//! Fields with their labels: a choice, a number, a switch, one of a few. Each says what holds now and tells what is wanted.
//!
//! All of them take boxed closures, so that each is compiled once however many there are.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement, HtmlSelectElement};

use crate::dom::{El, el, value};
use crate::signal::{follow, untrack};

/// A text that follows what it depends on.
pub type Text = Box<dyn Fn() -> String>;

/// What is done with what somebody chose.
pub type Choose = Box<dyn Fn(String)>;

/// A text that is kept up to date.
pub fn text(text: impl Fn() -> String + 'static) -> Text {
    Box::new(text)
}

/// One of several, by the names of the values; `options` may change.
pub fn select(
    id: &str,
    label: Text,
    options: Box<dyn Fn() -> Vec<(String, String)>>,
    now: Text,
    then: Choose,
) -> El {
    let now = Rc::new(now);
    let (field, chosen) = (el("select").id(id), now.clone());
    let field = field.on("change", move |event: Event| then(value(&event))).shows(move || {
        let chosen = untrack(&*chosen);
        let option = |(value, text): (String, String)| {
            let option = el("option").attr("value", &value).text(&text);
            if value == chosen { option.attr("selected", "") } else { option }
        };
        options().into_iter().map(option).collect()
    });
    if let Ok(select) = field.element().clone().dyn_into::<HtmlSelectElement>() {
        // Whatever is chosen elsewhere is shown here too.
        follow(move || select.set_value(&now()));
    }
    labelled(id, label, field)
}

/// A whole number, and what it means. What is typed counts at once; what is no number is gone when the field is left.
pub fn number(
    id: &str,
    label: Text,
    hint: Text,
    now: Text,
    wrong: Box<dyn Fn() -> bool>,
    then: Choose,
) -> El {
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
    let hint = el("span").class("small").id(&format!("{id}-hint")).says(hint);
    labelled(id, label, field.on("input", move |event: Event| then(value(&event)))).child(hint)
}

/// A line of text.
pub fn line(id: &str, label: Text, now: Text, then: Choose) -> El {
    let field =
        el("input").id(id).attr("dir", "auto").attr("autocomplete", "off").attr("spellcheck", "false");
    let field = keep_value(field, Rc::new(now));
    labelled(id, label, field.on("input", move |event: Event| then(value(&event))))
}

/// Writes a value into a field unless it stands there already, so that nobody is disturbed while typing.
fn keep_value(field: El, now: Rc<Text>) -> El {
    if let Ok(input) = field.element().clone().dyn_into::<HtmlInputElement>() {
        follow(move || {
            let now = now();
            if input.value() != now {
                input.set_value(&now);
            }
        });
    }
    field
}

/// On or off.
pub fn switch(id: &str, label: Text, now: Box<dyn Fn() -> bool>, then: Box<dyn Fn(bool)>) -> El {
    let field = el("input").id(id).attr("type", "checkbox");
    if let Ok(input) = field.element().clone().dyn_into::<HtmlInputElement>() {
        let shown = input.clone();
        follow(move || shown.set_checked(now()));
        let field = field.on("change", move |_| then(input.checked()));
        return el("label").class("switch").child(field).child(el("span").says(label));
    }
    field
}

/// One way of several, all of which can be seen.
pub struct Way {
    /// The value's name.
    pub value: &'static str,
    /// What it is called.
    pub label: Text,
    /// What it looks like.
    pub picture: Option<El>,
}

/// One of a few, side by side.
pub fn ways(name: &'static str, legend: Text, ways: Vec<Way>, now: Text, then: Choose) -> El {
    let (now, then) = (Rc::new(now), Rc::new(then));
    let one = |way: Way| {
        let (now, then) = (now.clone(), then.clone());
        let input =
            radio(name, way.value, Box::new(move || now() == way.value), Box::new(move |way| then(way)));
        el("label").class("way").child(input).maybe(way.picture).child(el("span").says(way.label))
    };
    let ways: Vec<El> = ways.into_iter().map(one).collect();
    let legend = el("legend").says(legend);
    el("fieldset").class("ways").child(legend).child(el("div").class("row").children(ways))
}

/// One of those of which only one holds.
pub fn radio(name: &str, value: &'static str, holds: Box<dyn Fn() -> bool>, then: Choose) -> El {
    let field = el("input").attr("type", "radio").attr("name", name).attr("value", value);
    if let Ok(input) = field.element().clone().dyn_into::<HtmlInputElement>() {
        follow(move || input.set_checked(holds()));
    }
    field.id(&format!("{name}-{value}")).on("change", move |_| then(value.to_owned()))
}

fn labelled(id: &str, label: Text, field: El) -> El {
    let label = el("label").attr("for", id).says(label);
    el("div").class("field").child(label).child(field)
}
