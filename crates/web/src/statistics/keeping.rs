//! Exporting the diary, and deleting it.

use js_sys::Date;
use wasm_bindgen::JsValue;
use web_ui::browser::{after, element, save};
use web_ui::{El, Signal, announce, button, el};
use words::msg;

use super::figures::table;
use crate::diary::{self, Entry};
use crate::icon::{Icon, icon};
use crate::settings::{text, words};

/// Two buttons, and the question before deleting.
pub fn keeping(entries: Signal<Vec<Entry>>) -> El {
    let asks = Signal::new(false);
    let ask = move |wanted: bool, then: &'static str| {
        asks.set(wanted);
        // The focused button is hidden now, so the one in its place gets the focus.
        after(0, move || element(then).into_iter().for_each(|button| drop(button.focus())));
    };
    let burn = move || {
        diary::clear();
        asks.set(false);
        entries.set(Vec::new());
        announce(&words().text(msg::StatisticsDeleted));
        after(0, || element("main").into_iter().for_each(|main| drop(main.focus())));
    };
    let buttons = el("div").class("row").shown_if(move || !asks.get()).children([
        button("secondary", move || entries.with_untracked(|entries| download(entries)))
            .id("export")
            .child(icon(Icon::Download))
            .child(el("span").text_of(text(msg::StatisticsExport))),
        button("secondary", move || ask(true, "delete-no")).id("delete").text_of(text(msg::StatisticsDelete)),
    ]);
    let question = el("div").class("stack").attr("role", "group").attr("aria-labelledby", "delete-question");
    let question = question.shown_if(move || asks.get()).children([
        el("p").id("delete-question").text_of(text(msg::StatisticsDeleteSure)),
        el("div").class("row").children([
            button("secondary", move || ask(false, "delete"))
                .id("delete-no")
                .text_of(text(msg::StatisticsDeleteNo)),
            button("danger", burn).id("delete-yes").text_of(text(msg::StatisticsDeleteYes)),
        ]),
    ]);
    el("section").class("part").id("keeping").children([
        el("h2").text_of(text(msg::StatisticsKeeping)),
        buttons,
        question,
    ])
}

/// Saves the diary as a file for spreadsheets.
fn download(entries: &[Entry]) {
    let date = |at: u64| String::from(Date::new(&JsValue::from_f64(at as f64)).to_iso_string());
    let text = table(entries, date);
    save("tercet.csv", "text/csv;charset=utf-8", &text);
}
