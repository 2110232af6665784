//! The localisation crate: every text that users read, in every supported language.
//!
//! ```
//! use words::{Language, Words, msg};
//!
//! let words = Words::new(Language::from_locale("fr_FR.UTF-8").unwrap_or_default());
//! assert_eq!(words.text(msg::CheckIsSet), "C’est un Set.");
//! assert_eq!(
//!     words.text(msg::CardName { number: "two", shading: "striped", colour: "red", symbol: "diamond" }),
//!     "deux losanges rouges hachurés"
//! );
//! ```
//!
//! The texts are in `messages/*.ftl`, one Fluent file per language; a new file is a new language. The build script turns them
//! into static data and one struct per message, so a missing message or variable is a compile error.
//!
//! To add a message, write it into `messages/en.ftl` and use `msg::ItsName`; until the other languages have it
//! they fall back to English and a test fails. Always write `msg::Name` in full: the test searches for that, and fails
//! on unused messages. Ids that start with `help-` are looked up by id instead, see [`Words::find`].
//!
//! A native program contains its messages in all languages. The page contains none: it [`load`]s the [`catalogue`] of
//! its language, which holds the messages that its compiled code names.
#![forbid(unsafe_code)]

mod card;
mod catalogue;
mod event;
mod figure;
mod input_error;
mod key;
mod language;
mod list;
mod load;
mod message;
mod mode;
pub mod msg;
mod number;
#[cfg(not(target_family = "wasm"))]
mod pack;
mod pattern;
mod refusal;
mod rival;
mod rule;
mod words;

pub use card::Colours;
#[cfg(not(target_family = "wasm"))]
pub use catalogue::{message_ids, message_name, message_variables};
pub use event::Reader;
pub use language::Language;
pub use load::{BrokenCatalogue, Volume, is_loaded, load};
pub use message::{Argument, Message};
#[cfg(not(target_family = "wasm"))]
pub use pack::catalogue;
pub use rival::RivalGap;
pub use rule::{RuleLine, is_changed};
pub use words::Words;
