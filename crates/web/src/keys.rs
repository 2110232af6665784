//! Key bindings, by the place of a key on the keyboard, so that they work with every layout.

use serde::{Deserialize, Serialize};
use words::msg;

use crate::settings::words;

/// The keys of the cards: three rows that mirror a wide layout, column by column. `N` is for "no Set", so the lowest row leaves
/// it out.
const CARDS: [&str; 21] = [
    "KeyQ", "KeyA", "KeyZ", "KeyW", "KeyS", "KeyX", "KeyE", "KeyD", "KeyC", "KeyR", "KeyF", "KeyV", "KeyT",
    "KeyG", "KeyB", "KeyY", "KeyH", "KeyM", "KeyU", "KeyJ", "Comma",
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyAction {
    /// Picks the card with this key, or unpicks it.
    Card(usize),
    /// Picks a card of the last find, which lies beside the board in a chain.
    Last(usize),
    Call,
    NoSet,
    Clear,
    Help,
}

/// Key bindings by `KeyboardEvent.code`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Keys {
    /// Whether keys are active, and shown on the cards.
    pub on: bool,
    pub cards: Vec<String>,
    pub call: String,
    pub no_set: String,
    /// Backspace clears as well.
    pub clear: String,
}

impl Default for Keys {
    fn default() -> Keys {
        Keys {
            on: true,
            cards: CARDS.map(str::to_owned).to_vec(),
            call: "Space".to_owned(),
            no_set: "KeyN".to_owned(),
            clear: "Escape".to_owned(),
        }
    }
}

impl Keys {
    /// The action of a key; `shown` is what it would type, since `?` is elsewhere on every keyboard.
    pub fn action(&self, code: &str, shown: &str) -> Option<KeyAction> {
        if !self.on {
            return None;
        }
        if let Some(place) = self.cards.iter().position(|key| key == code) {
            return Some(KeyAction::Card(place));
        }
        match code {
            _ if shown == "?" => Some(KeyAction::Help),
            _ if code == self.call => Some(KeyAction::Call),
            _ if code == self.no_set => Some(KeyAction::NoSet),
            _ if code == self.clear || code == "Backspace" => Some(KeyAction::Clear),
            // The cards of the last find are numbered, which cannot be changed.
            _ => match code.as_bytes() {
                [.., b't', digit @ b'1'..=b'6'] => Some(KeyAction::Last(usize::from(digit - b'1'))),
                _ => None,
            },
        }
    }

    /// Binds a key to an action. An action that had the key gets the old one instead.
    pub fn assign(&mut self, action: KeyAction, code: &str) {
        let previous = self.key(action).to_owned();
        if let Some(taken) = self.action(code, "") {
            self.set(taken, &previous);
        }
        self.set(action, code);
    }

    pub fn key(&self, action: KeyAction) -> &str {
        match action {
            KeyAction::Card(place) => self.cards.get(place).map_or("", String::as_str),
            KeyAction::Call => &self.call,
            KeyAction::NoSet => &self.no_set,
            KeyAction::Clear => &self.clear,
            KeyAction::Help => "?",
            KeyAction::Last(_) => "",
        }
    }

    fn set(&mut self, action: KeyAction, code: &str) {
        let key = match action {
            KeyAction::Card(place) => self.cards.get_mut(place),
            KeyAction::Call => Some(&mut self.call),
            KeyAction::NoSet => Some(&mut self.no_set),
            KeyAction::Clear => Some(&mut self.clear),
            KeyAction::Last(_) | KeyAction::Help => None,
        };
        if let Some(key) = key {
            *key = code.to_owned();
        }
    }
}

/// The number of the key that picks the card at a place of a layout in rows of three.
///
/// Three rows of cards are three rows of keys, and the next three rows lie to the right of them. A seventh row has the last
/// column of keys.
pub fn key_in_rows(place: usize) -> usize {
    let (row, column) = (place / 3, place % 3);
    if row < 6 { row / 3 * 9 + column * 3 + row % 3 } else { place }
}

/// The label of a key, as far as its code tells.
pub fn label(code: &str) -> String {
    let short = code.strip_prefix("Key").or_else(|| code.strip_prefix("Digit"));
    let label = match code {
        "Comma" => ",",
        "Period" => ".",
        "Slash" => "/",
        "Semicolon" => ";",
        // `Words::key` would bring to the table the names of keys that have no use there.
        "Space" => return words().text(msg::KeySpace),
        _ => short.unwrap_or(code),
    };
    label.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_left_hand_mirrors_three_rows_of_four() {
        let keys = Keys::default();
        let row = |row: usize| (0..4).map(|column| label(&keys.cards[column * 3 + row])).collect::<String>();
        assert_eq!([row(0), row(1), row(2)], ["QWER", "ASDF", "ZXCV"]);
    }

    #[test]
    fn rows_of_three_are_mirrored_block_by_block() {
        let keys = Keys::default();
        let row = |row: usize| {
            (0..3).map(|column| label(&keys.cards[key_in_rows(row * 3 + column)])).collect::<String>()
        };
        assert_eq!([row(0), row(1), row(2)], ["QWE", "ASD", "ZXC"]);
        assert_eq!([row(3), row(4), row(5), row(6)], ["RTY", "FGH", "VBM", "UJ,"]);
        let mut all: Vec<usize> = (0..21).map(key_in_rows).collect();
        all.sort_unstable();
        assert_eq!(all, (0..21).collect::<Vec<_>>());
    }

    #[test]
    fn every_key_does_one_thing_and_nothing_switched_off() {
        let keys = Keys::default();
        for (place, code) in keys.cards.iter().enumerate() {
            assert_eq!(keys.action(code, ""), Some(KeyAction::Card(place)));
        }
        assert_eq!(keys.action("KeyN", "т"), Some(KeyAction::NoSet));
        assert_eq!(keys.action("Slash", "?"), Some(KeyAction::Help));
        assert_eq!(keys.action("Digit1", "1"), Some(KeyAction::Last(0)));
        assert_eq!(keys.action("Digit0", "0"), None);
        assert_eq!(Keys { on: false, ..keys }.action("Space", " "), None);
    }

    #[test]
    fn a_key_given_to_something_else_is_exchanged() {
        let mut keys = Keys::default();
        keys.assign(KeyAction::Call, "KeyQ");
        assert_eq!(keys.action("KeyQ", ""), Some(KeyAction::Call));
        assert_eq!(keys.action("Space", ""), Some(KeyAction::Card(0)));
    }
}
