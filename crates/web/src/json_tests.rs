//! Everything of the game that the page stores or receives is read by the page's own JSON reader.

use std::fmt::Debug;

use engine::{Action, DisplayName, Edition, Level, PlayerId, Rules, Secret, Seed, Time, Variant};
use play::{LocalTable, SavedTable};
use protocol::{ClientMessage, Player, ServerMessage};
use serde::Serialize;
use serde::de::DeserializeOwned;
use web_ui::json::{Unreadable, from_str};

use crate::settings::Settings;

fn back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(from_str::<T>(&text).as_ref(), Ok(value), "{text}");
}

/// A table in this browser, with a seed of this byte.
pub fn open(rules: Rules, seed: u8, name: &str) -> LocalTable {
    let you = Player { id: PlayerId::new("you").unwrap(), name: DisplayName::new(name).unwrap() };
    LocalTable::open(rules, Secret::new(Seed::new([seed; 32])), you, Time(0)).unwrap()
}

pub fn request(table: &mut LocalTable, action: Action, at: u64) -> Vec<ServerMessage> {
    let id = format!("{at}{action:?}");
    table.receive(ClientMessage::Do { id, action }, Time(at))
}

/// A whole match between bots: as it is stored, and the messages about it.
fn played() -> (SavedTable, Vec<ServerMessage>) {
    let mut table = open(Rules::of(Edition::French, Variant::Full), 7, "Ann \"\\ אן\u{1f600}");
    let hello = ClientMessage::Hello { version: protocol::PROTOCOL_VERSION, after: 0, selections: true };
    let mut said = table.receive(hello, Time(5));
    for action in [Action::Sit, Action::AddBot { level: Level::Top }, Action::Deal, Action::Call] {
        said.extend(request(&mut table, action, 5));
    }
    while let Some(due) = table.due() {
        said.extend(table.execute_due(due));
    }
    (table.save(Time(9)), said)
}

#[test]
fn everything_that_is_stored_or_sent_is_read_back() {
    let (saved, said) = played();
    assert!(saved.records.len() > 20);
    back(&saved);
    said.iter().for_each(back);
    back(&Settings { name: Some("Zoë\n\t/\u{8}\u{1}".to_owned()), ..Settings::default() });
}

#[test]
fn a_half_text_is_unreadable() {
    let (saved, _) = played();
    let text = serde_json::to_string(&saved).unwrap();
    for length in (0..text.len()).filter(|&length| text.is_char_boundary(length)).step_by(53) {
        assert_eq!(from_str::<SavedTable>(&text[..length]), Err(Unreadable), "{length}");
    }
    assert_eq!(from_str::<SavedTable>(&(text + " 1")), Err(Unreadable));
}
