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
    /// assert_eq!(Words::new(Language::He).list(&["\u{2068}אדום\u{2069}", "\u{2068}ירוק\u{2069}"]).contains('־'), false);
    /// assert_eq!(Words::new(Language::It).list(&["russa", "ebraica"]), "russa ed ebraica");
    /// ```
    pub fn list(self, items: &[impl AsRef<str>]) -> String {
        // Each item finds its own direction; the list itself must not, since its "and" shows the direction of the whole.
        let words = self.with_isolation(false);
        let item = |item: &str| match self.isolates {
            true => format!("{ISOLATE}{item}{END_OF_ISOLATE}"),
            false => item.to_owned(),
        };
        let and_last = |list: String, last: &str| self.and(list, last) + &item(last);
        match items {
            [] => String::new(),
            [only] => only.as_ref().to_owned(),
            [first, last] => {
                let first = words.text(msg::ListPair { first: &item(first.as_ref()), last: "" });
                and_last(first, last.as_ref())
            }
            [first, between @ .., last] => {
                let list = between.iter().fold(item(first.as_ref()), |list, next| {
                    words.text(msg::ListMore { list: &list, next: &item(next.as_ref()) })
                });
                and_last(words.text(msg::ListLast { list: &list, last: "" }), last.as_ref())
            }
        }
    }

    /// A list that ends with "and", as that word is written before the last item: in Hebrew it is a prefix, joined by a
    /// maqaf to what is not written in Hebrew letters; in Italian it is "ed" before an e.
    fn and(self, mut list: String, last: &str) -> String {
        let is_sign = |letter: &char| matches!(letter, '\u{200E}' | '\u{200F}' | '\u{2066}'..='\u{2069}');
        let letter = last.chars().find(|letter| !is_sign(letter));
        match (self.language(), letter) {
            (Language::He, Some('א'..='ת')) => {}
            (Language::He, _) => list.push('\u{5BE}'),
            (Language::It, Some('e' | 'E' | 'è' | 'È' | 'é' | 'É')) => list.insert(list.len() - 1, 'd'),
            _ => {}
        }
        list
    }
}
