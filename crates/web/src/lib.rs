//! The browser client: it receives a table's events, applies them to the same board as the server, draws it and sends actions.
//!
//! No rule of the game is decided here. `table` is the page of a table, `card` draws the cards, `settings` holds the player's
//! settings, `connection` is a socket that reconnects by itself, `routes` lists all pages. The user interface library is
//! `web_ui`.
#![deny(unsafe_code)]

/// Declares an enumeration whose values have names in storage, addresses, messages or the style sheet, with `ALL`, `name` and
/// `named`.
macro_rules! named {
    ($(#[$meta:meta])* $type:ident { $($(#[$variant_meta:meta])* $variant:ident = $name:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $type { $($(#[$variant_meta])* $variant,)+ }

        impl $type {
            pub const ALL: [$type; [$($name),+].len()] = [$($type::$variant),+];

            pub const fn name(self) -> &'static str {
                match self { $($type::$variant => $name),+ }
            }

            #[allow(dead_code, reason = "not every enumeration is read")]
            pub fn named(name: &str) -> Option<$type> {
                $type::ALL.into_iter().find(|value| value.name() == name)
            }
        }
    };
}

mod account;
mod alone;
mod app;
mod browser;
mod card;
mod challenge;
mod connection;
mod diary;
mod figure;
mod ghosts;
mod home;
mod http;
mod icon;
#[cfg(test)]
mod json_tests;
mod keys;
mod language;
mod learn;
mod modes;
mod name;
mod now;
mod odds;
mod offline;
mod overlay;
mod page;
mod parts;
mod people;
mod prelude;
mod puzzle;
mod replay;
mod rules;
mod seats;
mod settings;
mod setup;
mod sound;
mod statistics;
mod table;

use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the client: `start.js` passes a language, its words, a function that fetches those of another one, and the state of
/// `offline.js`.
#[wasm_bindgen]
pub fn start(
    tag: &str,
    catalogue: Vec<u8>,
    fetch_words: js_sys::Function,
    script: offline::OfflineScript,
) -> Result<(), JsError> {
    language::start(tag, catalogue, fetch_words)?;
    web_ui::Scope::root().run(|| {
        offline::start(script);
        app::start();
    });
    Ok(())
}

/// Answers a question inside a web worker, where `start.js` calls it.
#[wasm_bindgen]
pub async fn work(question: String) -> Result<String, JsError> {
    parts::work(question).await.map_err(|_| JsError::new("a part of the client did not come"))
}
