//! All messages, generated from the message files: in all languages, or for the page only their indices.

use crate::Language;
use crate::pattern::Pattern;
#[cfg(not(target_family = "wasm"))]
use crate::pattern::{Key, Part};

#[cfg(not(target_family = "wasm"))]
include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

#[cfg(target_family = "wasm")]
include!(concat!(env!("OUT_DIR"), "/places.rs"));

/// One message: in a native program its text in every language, in the order of [`Language::ALL`]; in the page its
/// index in every catalogue, see [`load`](crate::load). Each is a static, so the linker drops unused messages.
pub struct Patterns(
    #[cfg(not(target_family = "wasm"))] pub(crate) [Pattern; Language::ALL.len()],
    #[cfg(target_family = "wasm")] usize,
);

impl Patterns {
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

/// The variables of the message with this id, in the order of its arguments.
///
/// ```
/// assert_eq!(words::message_variables("percent"), Some(&["number"][..]));
/// assert_eq!(words::message_variables("no-such-message"), None);
/// ```
#[cfg(not(target_family = "wasm"))]
pub fn message_variables(id: &str) -> Option<&'static [&'static str]> {
    let place = IDS.iter().position(|known| *known == id)?;
    VARIABLES.get(place).copied()
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
