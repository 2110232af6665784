//! Numbers outside of messages, in tables and beside plots: of any size, or with a chosen number of decimals.

use crate::number::{Number, group};
use crate::{Words, msg};

impl Words {
    /// A whole number of any size.
    ///
    /// ```
    /// use words::{Language, Words};
    ///
    /// assert_eq!(Words::new(Language::En).whole(70_724_320_184_700), "70,724,320,184,700");
    /// assert_eq!(Words::new(Language::It).whole(70_724), "70.724");
    /// ```
    pub fn whole(self, number: u128) -> String {
        let mut text = String::new();
        group(&number.to_string(), self.language(), &mut text);
        text
    }

    /// A number that is not negative, rounded to so many decimals, all of which are shown.
    ///
    /// ```
    /// use words::{Language, Words};
    ///
    /// assert_eq!(Words::new(Language::Ru).decimal(2.784_8, 2), "2,78");
    /// ```
    pub fn decimal(self, number: f64, decimals: usize) -> String {
        let plain = format!("{number:.decimals$}");
        let (whole, rest) = plain.split_once('.').unwrap_or((&plain, ""));
        let mut text = String::new();
        group(whole, self.language(), &mut text);
        if !rest.is_empty() {
            text.push_str(self.language().facts().decimal);
            text.push_str(rest);
        }
        text
    }

    /// So many tenths as a number with one decimal, without the code that writes fractions.
    pub fn tenths(self, tenths: u64) -> String {
        format!("{}{}{}", tenths / 10, self.language().facts().decimal, tenths % 10)
    }

    /// A whole number with the language's own minus sign.
    ///
    /// ```
    /// use words::{Language, Words};
    ///
    /// assert_eq!(Words::new(Language::It).signed(-4), "−4");
    /// ```
    pub fn signed(self, number: i32) -> String {
        let mut text = String::new();
        Number::from(f64::from(number)).write(self.language(), &mut text);
        text
    }

    /// A share of 1 in per cent, with so many decimals.
    ///
    /// ```
    /// use words::{Language, Words};
    ///
    /// assert_eq!(Words::new(Language::En).percent(0.0323, 2), "3.23%");
    /// assert_eq!(Words::new(Language::Fr).percent(0.5, 0), "50\u{a0}%");
    /// assert_eq!(Words::new(Language::He).with_isolation(true).percent(0.5, 0), "50%");
    /// ```
    pub fn percent(self, share: f64, decimals: usize) -> String {
        // Number and sign are one figure: marks between them would turn it around in Hebrew.
        self.with_isolation(false).text(msg::Percent { number: &self.decimal(100.0 * share, decimals) })
    }
}
