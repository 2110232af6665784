//! Names of keys.

use crate::{Words, msg};

/// The keys that keyboards of our languages name differently, by `KeyboardEvent.code`.
const NAMED: [&str; 7] = ["Space", "Enter", "Escape", "Backspace", "Home", "End", "Shift"];

impl Words {
    /// What is printed on a key; a letter or sign is its own name.
    ///
    /// ```
    /// use words::{Language, Words};
    ///
    /// assert_eq!(Words::new(Language::Fr).key("Space"), "Espace");
    /// assert_eq!(Words::new(Language::Fr).key("N"), "N");
    /// ```
    pub fn key(self, key: &str) -> String {
        if NAMED.contains(&key) { self.text(msg::KeyName { key }) } else { key.to_owned() }
    }
}
