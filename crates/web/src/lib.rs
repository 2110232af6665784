//! The browser client: it folds what a table says into the same board as everybody else, draws it, and sends requests.
//!
//! No rule of the game lives here. `table` is the table and all that can be done there; `draw` draws the cards; `settings` is what
//! somebody likes; `connection` is a socket that comes back by itself.
#![deny(unsafe_code)]

mod alone;
mod app;
mod browser;
mod card;
mod connection;
mod diary;
mod draw;
mod home;
mod http;
mod icon;
#[cfg(test)]
mod json_tests;
mod keys;
mod language;
mod learn;
mod odds;
mod offline;
mod overlay;
mod page;
mod parts;
mod puzzle;
mod replay;
mod rules;
mod settings;
mod sound;
mod statistics;
mod table;

use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Puts the client into the page: `start.js` calls this with a language, its words, what fetches those of another, and what
/// `offline.js` notes.
#[wasm_bindgen]
pub fn start(
    tag: &str,
    catalogue: Vec<u8>,
    fetch_words: js_sys::Function,
    notes: offline::Notes,
) -> Result<(), JsError> {
    language::begin(tag, catalogue, fetch_words)?;
    web_ui::Scope::root().run(|| {
        offline::begin(notes);
        app::start();
    });
    Ok(())
}

/// Answers a question inside a worker: `start.js` calls this there, with what the page asks.
#[wasm_bindgen]
pub async fn work(question: String) -> Result<String, JsError> {
    parts::work(question).await.map_err(|_| JsError::new("a part of the client did not come"))
}
