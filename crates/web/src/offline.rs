//! What players see of the service worker: a newer version that has been fetched, and the offer to install.
//!
//! `sw.js` stores the page's files and answers with them; `offline.js` keeps the state that the browser reports.

use std::cell::OnceCell;

use wasm_bindgen::prelude::*;
use web_ui::browser::window;
use web_ui::{El, Signal, button, el};
use words::msg;

use crate::http::Failure;
use crate::settings::{settings, text, words};
use crate::table::words_for;

#[wasm_bindgen]
extern "C" {
    /// The state in `offline.js`.
    pub type Notes;
    #[wasm_bindgen(method, getter)]
    fn renewed(this: &Notes) -> bool;
    #[wasm_bindgen(method, getter)]
    fn prompt(this: &Notes) -> JsValue;
    #[wasm_bindgen(method, setter)]
    fn set_changed(this: &Notes, then: &JsValue);
    #[wasm_bindgen(method)]
    fn install(this: &Notes);
    #[wasm_bindgen(method)]
    fn renew(this: &Notes);
}

#[derive(Clone, Copy)]
struct Said {
    renewed: bool,
    installable: bool,
}

thread_local! {
    static NOTES: OnceCell<(Notes, Signal<Said>)> = const { OnceCell::new() };
}

pub fn begin(notes: Notes) {
    let said = Signal::new(read(&notes));
    let changed = move || with_notes(|notes| said.set(read(notes)));
    notes.set_changed(&Closure::<dyn FnMut()>::new(changed).into_js_value());
    NOTES.with(|known| drop(known.set((notes, said))));
}

fn read(notes: &Notes) -> Said {
    Said { renewed: notes.renewed(), installable: notes.prompt().is_truthy() }
}

fn with_notes(then: impl FnOnce(&Notes)) {
    NOTES.with(|known| known.get().map(|(notes, _)| then(notes)).unwrap_or_default());
}

fn said() -> Said {
    let said = NOTES.with(|known| known.get().map(|(_, said)| *said));
    said.map_or(Said { renewed: false, installable: false }, |said| said.get())
}

/// Looks for a newer version now, for example when the server is newer than the page.
pub fn renew() {
    with_notes(Notes::renew);
}

/// A line that is shown when the next start will show a newer version.
pub fn news() -> El {
    let renewed = || said().renewed;
    let reload = || drop(window().location().reload());
    let line = move || if renewed() { words().text(msg::OfflineNews) } else { String::new() };
    el("div").class("news").attr("role", "status").children([
        el("span").class("small").text_of(line),
        button("plain", reload).shown_if(renewed).text_of(text(msg::OfflineReload)),
    ])
}

pub fn install_button() -> El {
    let install = || with_notes(Notes::install);
    button("plain", install).id("install").shown_if(|| said().installable).text_of(text(msg::OfflineInstall))
}

/// A failure in words, where the rest of the page works without the server.
pub fn words_without(failure: &Failure) -> String {
    match failure {
        Failure::Unreachable => settings().with_untracked(|settings| settings.words()).text(msg::OfflineAway),
        other => words_for(other),
    }
}
