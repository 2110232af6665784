//! Names and cards as a list inside a sentence.

use crate::pattern::{END_OF_ISOLATE, ISOLATE};
use crate::{Language, Words, msg};

impl Words {
    /// Several names or cards with the language's own "and" before the last.
    ///
    /// ```
    /// use words::{Language, Words};
    ///
    /// let names = ["Ann", "Bob", "Cem"];
    /// assert_eq!(Words::new(Language::En).list(&names), "Ann, Bob, and Cem");
    /// assert_eq!(Words::new(Language::Fr).list(&names[..2]), "Ann et Bob");
    /// assert_eq!(Words::new(Language::Fr).list(&names), "Ann, Bob et Cem");
    /// assert_eq!(Words::new(Language::En).list(&names[..1]), "Ann");
    /// assert_eq!(Words::new(Language::He).list(&names[..2]), "Ann ו־Bob");
    /// ```
    pub fn list(self, items: &[impl AsRef<str>]) -> String {
        // Each item finds its own direction; the list itself must not, since its "and" shows the direction of the whole.
        let words = self.with_isolation(false);
        let item = |item: &str| match self.isolates {
            true => format!("{ISOLATE}{item}{END_OF_ISOLATE}"),
            false => item.to_owned(),
        };
        // In Hebrew "and" is a prefix, which is joined by a maqaf to what is not written in Hebrew letters.
        let joint = |last: &str| {
            let is_hebrew = last.chars().next().is_some_and(|letter| ('א'..='ת').contains(&letter));
            if self.language() == Language::He && !is_hebrew { "\u{5BE}" } else { "" }
        };
        let last_item = |last: &str| joint(last).to_owned() + &item(last);
        match items {
            [] => String::new(),
            [only] => only.as_ref().to_owned(),
            [first, last] => {
                words.text(msg::ListPair { first: &item(first.as_ref()), last: &last_item(last.as_ref()) })
            }
            [first, between @ .., last] => {
                let list = between.iter().fold(item(first.as_ref()), |list, next| {
                    words.text(msg::ListMore { list: &list, next: &item(next.as_ref()) })
                });
                words.text(msg::ListLast { list: &list, last: &last_item(last.as_ref()) })
            }
        }
    }
}
