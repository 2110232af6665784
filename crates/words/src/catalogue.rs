//! All messages, generated from the message files: in all languages, or in a browser only their places.

use crate::Language;
use crate::pattern::Pattern;
#[cfg(not(target_family = "wasm"))]
use crate::pattern::{Key, Part};

#[cfg(not(target_family = "wasm"))]
include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

#[cfg(target_family = "wasm")]
include!(concat!(env!("OUT_DIR"), "/places.rs"));

/// A message in every language, in the order of [`Language::ALL`]: one static each, so that a program carries only
/// those that it can say.
#[cfg(not(target_family = "wasm"))]
pub struct Patterns(pub(crate) [Pattern; Language::ALL.len()]);

/// A message's place in every catalogue: a browser loads only the language that it speaks, see [`load`](crate::load).
#[cfg(target_family = "wasm")]
pub struct Patterns(usize);

impl Patterns {
    /// The message in one language.
    pub(crate) fn of(&self, language: Language) -> Pattern {
        #[cfg(not(target_family = "wasm"))]
        return self.0[language as usize];
        #[cfg(target_family = "wasm")]
        return crate::load::pattern(language, self.0);
    }
}

/// The id of every message, such as `check-is-set`, in the order of the English file.
#[cfg(not(target_family = "wasm"))]
pub fn message_ids() -> &'static [&'static str] {
    &IDS
}

/// The name of a message's struct in [`msg`](crate::msg).
///
/// ```
/// assert_eq!(words::message_name("check-is-set"), "CheckIsSet");
/// ```
#[cfg(not(target_family = "wasm"))]
pub fn message_name(id: &str) -> String {
    let word = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    id.split(['-', '_']).filter(|part| !part.is_empty()).map(word).collect()
}
