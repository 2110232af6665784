//! Settings and help, as a dialog over the page. The browser's own dialog keeps the focus inside, closes with Escape and
//! restores the focus.

mod help;
mod settings;

use std::cell::Cell;

use engine::RuleSheet;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;
use web_ui::{El, Signal, effect, el, untrack};
use words::msg;

use crate::icon::{Icon, icon_button};
use crate::parts;
use crate::settings::{either, text};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    Help,
    Settings,
}

thread_local! {
    static SHOWN: Signal<Option<Overlay>> = Signal::global(None);
    /// The rules of the table on the page, which help explains.
    static PLAYED: Cell<Option<RuleSheet>> = const { Cell::new(None) };
}

pub fn shown() -> Signal<Option<Overlay>> {
    SHOWN.with(|shown| *shown)
}

pub fn show(what: Overlay) {
    shown().set(Some(what));
}

pub fn close() {
    shown().set(None);
}

pub fn is_open() -> bool {
    shown().with_untracked(Option::is_some)
}

pub fn played(rules: Option<RuleSheet>) {
    PLAYED.set(rules);
}

pub fn overlay() -> El {
    let dialog = el("dialog").class("overlay").attr("aria-labelledby", "overlay-title");
    let native: HtmlDialogElement = dialog.element().clone().unchecked_into();
    let beside = native.clone();
    // A click beside the dialog has the dialog itself as its target.
    let pressed = move |event: web_sys::Event| {
        if event.target().is_some_and(|target| &target == beside.as_ref()) {
            close();
        }
    };
    let dialog = dialog
        .on("close", |_| close())
        .on("click", pressed)
        .children_of(|| shown().get().map(parts::overlay).into_iter().collect());
    effect(move || match (shown().get().is_some(), native.open()) {
        (true, false) => drop(native.show_modal()),
        (false, true) => native.close(),
        _ => {}
    });
    dialog
}

pub fn inside(what: Overlay) -> El {
    let content = untrack(|| match what {
        Overlay::Help => help::help(PLAYED.get()),
        Overlay::Settings => settings::settings_form(),
    });
    let title = move || either(what == Overlay::Help, msg::PageHelp, msg::PageSettings);
    let head = el("div").class("overlay-head").children([
        el("h2").id("overlay-title").text_of(title),
        icon_button(Icon::Close, text(msg::OverlayClose), close),
    ]);
    el("div").class("overlay-inside").children([head, content])
}

fn part(title: impl Fn() -> String + 'static) -> El {
    el("section").class("part").child(el("h3").text_of(title))
}
