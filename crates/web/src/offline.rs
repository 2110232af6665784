//! What players see of the service worker: a newer version that has been fetched, and the offer to install.
//!
//! `sw.js` stores the page's files and answers with them; `offline.js` keeps the state that the browser reports.

use std::cell::OnceCell;

use wasm_bindgen::prelude::*;
use web_ui::browser::window;

use crate::http::RequestError;
use crate::prelude::*;
use crate::table::words_for;

#[wasm_bindgen]
extern "C" {
    /// The state in `offline.js`.
    pub type OfflineScript;
    #[wasm_bindgen(method, getter)]
    fn renewed(this: &OfflineScript) -> bool;
    #[wasm_bindgen(method, getter)]
    fn prompt(this: &OfflineScript) -> JsValue;
    #[wasm_bindgen(method, setter)]
    fn set_changed(this: &OfflineScript, then: &JsValue);
    #[wasm_bindgen(method)]
    fn install(this: &OfflineScript);
    #[wasm_bindgen(method)]
    fn renew(this: &OfflineScript);
}

#[derive(Clone, Copy, Default)]
struct OfflineState {
    renewed: bool,
    installable: bool,
}

thread_local! {
    static SCRIPT: OnceCell<(OfflineScript, Signal<OfflineState>)> = const { OnceCell::new() };
}

pub fn start(script: OfflineScript) {
    let state = Signal::new(read(&script));
    let changed = move || with_script(|script| state.set(read(script)));
    script.set_changed(&Closure::<dyn FnMut()>::new(changed).into_js_value());
    SCRIPT.with(|known| drop(known.set((script, state))));
}

fn read(script: &OfflineScript) -> OfflineState {
    OfflineState { renewed: script.renewed(), installable: script.prompt().is_truthy() }
}

fn with_script(then: impl FnOnce(&OfflineScript)) {
    SCRIPT.with(|known| known.get().map(|(script, _)| then(script)).unwrap_or_default());
}

fn state() -> OfflineState {
    let state = SCRIPT.with(|known| known.get().map(|(_, state)| *state));
    state.map(|state| state.get()).unwrap_or_default()
}

/// Looks for a newer version now, for example when the server is newer than the page.
pub fn renew() {
    with_script(OfflineScript::renew);
}

/// A line that is shown when the next start will show a newer version.
pub fn update_notice() -> El {
    let renewed = || state().renewed;
    let reload = || drop(window().location().reload());
    let line = move || if renewed() { words().text(msg::OfflineNews) } else { String::new() };
    el("div").class("news").attr("role", "status").children([
        el("span").class("small").text_of(line),
        button("plain", reload).shown_if(renewed).text_of(text(msg::OfflineReload)),
    ])
}

pub fn install_button() -> El {
    let install = || with_script(OfflineScript::install);
    button("plain", install).id("install").shown_if(|| state().installable).text_of(text(msg::OfflineInstall))
}

/// A failure in words, where the rest of the page works without the server.
pub fn error_text(failure: &RequestError) -> String {
    match failure {
        RequestError::Unreachable => untrack(words).text(msg::OfflineAway),
        other => words_for(other),
    }
}
