//! The stored game of this browser: a line for the player, then one for each record of the journal, so that a record is
//! added without serializing the others again. The table's time has a key of its own.

use engine::{Event, Record, Time, replay_of};
use play::{LocalTable, SavedTable};
use protocol::Player;
use serde::de::DeserializeOwned;
use web_ui::browser::{load_text, random_id, store_text};
use web_ui::json;

const JOURNAL: &str = "tercet.here";

/// Where the table's time is stored, and whether the player has paused it.
const CLOCK: &str = "tercet.here.clock";

/// Which tab plays.
pub const TAB: &str = "tercet.here.tab";

const PAUSED: &str = "paused";

/// A stored game.
pub struct SavedGame {
    pub saved: SavedTable,
    /// Whether the player has paused it.
    pub paused: bool,
}

/// The stored game; none if it cannot be read.
pub fn load() -> Option<SavedGame> {
    let clock = load_text(CLOCK).unwrap_or_default();
    let (at, state) = clock.split_once(' ').unwrap_or((&clock, ""));
    let saved = saved_in(&load_text(JOURNAL)?, Time(at.parse().unwrap_or(0)))?;
    Some(SavedGame { saved, paused: state == PAUSED })
}

/// The events of the stored game, as far as its rounds are over.
pub fn events() -> Vec<Event> {
    let records = load().map(|kept| kept.saved.records).unwrap_or_default();
    replay_of(&records).into_iter().flat_map(|record| record.events).map(|event| event.event).collect()
}

/// Stores a new table in place of the last one.
pub fn put(saved: &SavedTable) {
    Journal::of(saved).stamp(saved.at, false);
}

pub struct Journal {
    text: String,
    records: usize,
    tab: String,
}

impl Journal {
    /// Writes a table's journal. From now on only this tab plays.
    pub fn of(saved: &SavedTable) -> Journal {
        let text = text_of(&saved.you, &saved.records);
        let journal = Journal { text, records: saved.records.len(), tab: random_id() };
        store_text(TAB, &journal.tab);
        store_text(JOURNAL, &journal.text);
        journal
    }

    /// Whether no other tab has taken the table over.
    pub fn is_ours(&self) -> bool {
        load_text(TAB).is_none_or(|tab| tab == self.tab)
    }

    /// Adds the records since the last call and returns them.
    pub fn add<'a>(&mut self, table: &'a LocalTable) -> &'a [Record] {
        let new = table.records().get(self.records..).unwrap_or_default();
        if !new.is_empty() {
            self.records = table.records().len();
            new.iter().for_each(|record| push_line(&mut self.text, record));
            store_text(JOURNAL, &self.text);
        }
        new
    }

    /// Stores the table's time.
    pub fn stamp(&self, at: Time, paused: bool) {
        let state = if paused { PAUSED } else { "runs" };
        store_text(CLOCK, &format!("{} {state}", at.0));
    }
}

fn push_line(text: &mut String, value: &impl serde::Serialize) {
    if let Ok(line) = serde_json::to_string(value) {
        text.push_str(&line);
        text.push('\n');
    }
}

fn text_of(you: &Player, records: &[Record]) -> String {
    let mut text = String::new();
    push_line(&mut text, you);
    records.iter().for_each(|record| push_line(&mut text, record));
    text
}

/// The table of a stored text; none if any line of it cannot be read.
fn saved_in(text: &str, at: Time) -> Option<SavedTable> {
    fn read<T: DeserializeOwned>(line: &str) -> Option<T> {
        json::from_str(line).ok()
    }
    let (you, records) = text.split_once('\n')?;
    let records: Option<Vec<Record>> = records.lines().map(read).collect();
    Some(SavedTable { you: read(you)?, records: records.filter(|records| !records.is_empty())?, at })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Action, DisplayName, Edition, Level, PlayerId, Rules, Secret, Seed, Variant};
    use protocol::ClientMessage;

    #[test]
    fn a_table_is_read_as_it_was_written_line_by_line() {
        let you = Player { id: PlayerId::new("you").unwrap(), name: DisplayName::new("אן \"x\"").unwrap() };
        let rules = Rules::of(Edition::Russian, Variant::Quick);
        let mut table =
            LocalTable::open(rules, Secret::new(Seed::new([9; 32])), you.clone(), Time(5)).unwrap();
        let mut text = text_of(&you, table.records());
        for request in [Action::Sit, Action::AddBot { level: Level::Top }, Action::Deal] {
            let before = table.records().len();
            table.receive(ClientMessage::Do { id: format!("{before}"), action: request }, Time(10));
            table.records()[before..].iter().for_each(|record| push_line(&mut text, record));
        }
        for _ in 0..8 {
            let before = table.records().len();
            table.execute_due(table.due().unwrap());
            table.records()[before..].iter().for_each(|record| push_line(&mut text, record));
        }
        let saved = saved_in(&text, Time(77)).unwrap();
        assert_eq!(saved, SavedTable { you, records: table.records().to_vec(), at: Time(77) });
        assert_eq!(LocalTable::resume(saved, Time(500)).unwrap().records(), table.records());
        for broken in ["", "{}\n", &text[..text.len() / 2], &text.replacen("\"at\"", "\"ta\"", 1)] {
            assert_eq!(saved_in(broken, Time(0)), None);
        }
    }
}
