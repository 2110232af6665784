//! Hebrew on terminals that write every letter to the right of the last one.

use std::borrow::Cow;

use unicode_bidi::{BidiInfo, Level};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Script {
    pub right_to_left: bool,
    /// Whether this program puts the letters into visual order, because the terminal does not.
    pub reorders: bool,
}

impl Script {
    /// One line of text as the terminal is to be given it.
    pub fn seen(self, line: &str) -> Cow<'_, str> {
        let base = if self.right_to_left { Level::rtl() } else { Level::ltr() };
        if !self.reorders || (line.is_ascii() && !self.right_to_left) {
            return Cow::Borrowed(line);
        }
        let line = with_signs(line);
        let bidi = BidiInfo::new(&line, Some(base));
        let Some(paragraph) = bidi.paragraphs.first() else { return line.into() };
        let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
        let mut seen = String::with_capacity(line.len());
        for run in runs {
            if levels[run.start].is_rtl() {
                seen.extend(line[run].chars().rev().map(mirrored));
            } else {
                seen.push_str(&line[run]);
            }
        }
        Cow::Owned(seen.replace(ISOLATES, ""))
    }

    /// Whether names are to be marked off from the sentences around them, so that neither disturbs the other's order.
    pub fn isolates(self) -> bool {
        self.reorders && self.right_to_left
    }
}

/// The marks around a name; no terminal shows them well.
const ISOLATES: [char; 2] = ['\u{2068}', '\u{2069}'];

/// Marks off every minus sign with its number. By itself a sign would go to the other side of the number in Hebrew.
fn with_signs(line: &str) -> String {
    let mut marked = String::with_capacity(line.len());
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter != '−' || !letters.peek().is_some_and(char::is_ascii_digit) {
            marked.push(letter);
            continue;
        }
        marked.extend([ISOLATES[0], letter]);
        while let Some(digit) = letters.next_if(char::is_ascii_digit) {
            marked.push(digit);
        }
        marked.push(ISOLATES[1]);
    }
    marked
}

/// Brackets and arrows of a text that runs from right to left look the other way.
fn mirrored(letter: char) -> char {
    const PAIRS: &str = "()[]<>«»←→";
    let place = PAIRS.chars().position(|known| known == letter);
    place.and_then(|place| PAIRS.chars().nth(place ^ 1)).unwrap_or(letter)
}

/// Whether this terminal puts Hebrew in order by itself and cannot be told to leave it.
///
/// The others either never do, or stop when told so by the sequence that [`crate::tty`] sends.
pub fn terminal_reorders(variable: impl Fn(&str) -> Option<String>) -> bool {
    let apple = variable("TERM_PROGRAM").is_some_and(|program| program == "Apple_Terminal");
    apple || variable("KONSOLE_VERSION").is_some() || variable("MLTERM").is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEBREW: Script = Script { right_to_left: true, reorders: true };

    #[test]
    fn letters_stand_in_the_order_in_which_they_are_seen() {
        assert_eq!(HEBREW.seen("שלום (Ann) 12!"), "!12 (Ann) םולש");
        assert_eq!(HEBREW.seen("ניקוד: −12"), "−12 :דוקינ");
        assert_eq!(HEBREW.seen("−1"), "−1");
        assert_eq!(Script { reorders: false, ..HEBREW }.seen("שלום"), "שלום");
        assert_eq!(Script { right_to_left: false, reorders: true }.seen("Dan: שלום"), "Dan: םולש");
        assert_eq!(HEBREW.seen("Tercet  "), "  Tercet");
        assert_eq!(HEBREW.seen("של \u{2068}Ann\u{2069}: 12"), "12 :Ann לש");
    }

    #[test]
    fn terminals_that_do_it_themselves_are_left_to_do_it() {
        let konsole = |name: &str| (name == "KONSOLE_VERSION").then(|| "230800".to_owned());
        assert!(terminal_reorders(konsole));
        assert!(!terminal_reorders(|_| None));
    }
}
