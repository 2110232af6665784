//! Names of keys.

use crate::{Words, msg};

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
        match key {
            "Space" => self.text(msg::KeySpace),
            "Enter" => self.text(msg::KeyEnter),
            "Escape" => self.text(msg::KeyEscape),
            "Home" => self.text(msg::KeyHome),
            "End" => self.text(msg::KeyEnd),
            other => other.to_owned(),
        }
    }
}
