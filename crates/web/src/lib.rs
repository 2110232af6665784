//! The browser client: it folds what a table says into the same board as everybody else, draws it, and sends requests.
//!
//! No rule of the game lives here. `table` is the table and all that can be done there; `draw` draws the cards; `settings` is what
//! somebody likes; `connection` is a socket that comes back by itself.
#![forbid(unsafe_code)]

mod announcer;
mod app;
mod browser;
mod card;
mod connection;
mod dom;
mod draw;
mod field;
mod home;
mod http;
mod icon;
mod keys;
mod overlay;
mod page;
mod replay;
mod settings;
mod sound;
mod table;

use wasm_bindgen::prelude::wasm_bindgen;

/// Puts the client into the page.
#[wasm_bindgen(start)]
pub fn start() {
    leptos::mount::mount_to_body(app::start);
}
