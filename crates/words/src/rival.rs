//! A run of a challenge beside an earlier one.

use crate::{Words, msg};

/// How far two runs are apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RivalGap<'a> {
    /// With as many finds: the time between them, such as "0.4 s".
    Time(&'a str),
    /// The finds between them, and what is looked for.
    Finds { count: u32, target: &'a str },
}

impl Words {
    /// By how much the run of another player was beaten, or missed. `who` is "you" where it is the reader's own best.
    ///
    /// ```
    /// use words::{Language, RivalGap, Words};
    ///
    /// let words = Words::new(Language::En);
    /// assert_eq!(words.beside_rival(true, ("other", "Ann"), RivalGap::Time("0.4 s")), "You beat Ann by 0.4 s!");
    /// ```
    pub fn beside_rival(self, is_beaten: bool, (who, name): (&str, &str), gap: RivalGap<'_>) -> String {
        match gap {
            RivalGap::Time(time) if is_beaten => self.text(msg::EndBeat { who, name, time }),
            RivalGap::Time(time) => self.text(msg::EndBehind { who, name, time }),
            RivalGap::Finds { count, target } => {
                let count = count.into();
                match is_beaten {
                    true => self.text(msg::EndBeatFinds { name, count, target }),
                    false => self.text(msg::EndBehindFinds { name, count, target }),
                }
            }
        }
    }
}
