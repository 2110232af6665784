//! Every sentence the product says, in every language it speaks.
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
//! The sentences stand in `messages/*.ftl`, one Fluent file per language; a new file is a new language.
//! Building turns them into static data and into one struct per message, so that a message that does not
//! exist, or a variable that was forgotten, does not compile.
//!
//! To add a message, write it into `messages/en.ftl` and say `msg::ItsName`; until the other languages have it
//! they say it in English and a test fails. Always write `msg::Name` in full: the test looks for that, and fails
//! on messages that nobody says. Ids that start with `help-` are found by id instead, see [`Words::find`].
//!
//! A native program carries its messages in all languages. A browser carries none: it [`load`]s the [`catalogue`] of
//! the language that it speaks, which holds the messages that its compiled code names.
#![forbid(unsafe_code)]

mod card;
mod catalogue;
mod colours;
mod figure;
mod flaw;
mod happening;
mod language;
mod load;
mod message;
mod mistake;
pub mod msg;
mod number;
#[cfg(not(target_family = "wasm"))]
mod pack;
mod pattern;
mod plural;
mod refusal;
mod rule;
mod speech;

#[cfg(not(target_family = "wasm"))]
pub use catalogue::{message_ids, message_name};
pub use colours::Colours;
pub use language::Language;
pub use load::{BrokenCatalogue, Volume, is_loaded, load};
pub use message::{Argument, Message};
#[cfg(not(target_family = "wasm"))]
pub use pack::catalogue;
pub use rule::RuleLine;
pub use speech::Words;
