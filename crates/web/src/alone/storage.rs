//! The stored game of this browser: a line for the player, then one for each record of the journal, so that a record is
//! added without serializing the others again. The table's time has a key of its own.

use engine::{
    Action, DisplayName, Event, Level, Phase, PlayerId, Record, RuleChoice, Rules, Secret, Seed, Time,
};
use play::{LocalTable, SavedTable};
use protocol::{ClientMessage, Player};
use web_ui::browser::{load_text, random, random_id, store_text};
use web_ui::json;

use crate::figure::OWN;
use crate::prelude::*;

const JOURNAL: &str = "tercet.here";

/// Where the table's time is stored, and whether the player has paused it.
const CLOCK: &str = "tercet.here.clock";

/// Which tab plays.
const TAB: &str = "tercet.here.tab";

/// What the clock says beside the time.
const RUNS: &str = "runs";
const PAUSED: &str = "paused";
const OVER: &str = "over";

pub struct SavedGame {
    pub saved: SavedTable,
    pub paused: bool,
}

/// Whether a game lies here that is not over, without reading it.
pub fn is_unfinished() -> bool {
    load_text(CLOCK).is_some_and(|clock| !clock.ends_with(OVER))
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
    engine::laid_open(engine::replay_of(&records).iter().flat_map(|record| &record.events))
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

    /// Stores a table's time, and whether the player has paused it.
    pub fn stamp(&self, table: &LocalTable, at: Time, paused: bool) {
        let state = match table.board().phase() {
            Phase::MatchOver { .. } => OVER,
            _ if paused => PAUSED,
            _ => RUNS,
        };
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

fn saved_in(text: &str, at: Time) -> Option<SavedTable> {
    let (you, records) = text.split_once('\n')?;
    let records: Vec<Record> = records.lines().map(json::from_str).collect::<Result<_, _>>().ok()?;
    let you = json::from_str(you).ok()?;
    (!records.is_empty()).then_some(SavedTable { you, records, at })
}

/// Stores a new game for these rules and bots in place of the last one. The cards are dealt when it is first shown.
pub fn start(rules: RuleChoice, bots: &[Level]) {
    let Ok(rules) = Rules::try_from(for_bots(rules, bots)) else { return };
    let Some(you) = you() else { return };
    let Ok(mut table) = LocalTable::open(rules, Secret::new(Seed::new(random())), you, now()) else { return };
    let bots = bots.iter().map(|&level| Action::AddBot { level });
    for request in [Action::Sit].into_iter().chain(bots) {
        table.receive(ClientMessage::Do { id: random_id(), action: request }, now());
    }
    let saved = table.save(now());
    Journal::of(&saved).stamp(&table, saved.at, false);
}

/// Without bots there is one seat, so that a claim needs no call.
fn for_bots(rules: RuleChoice, bots: &[Level]) -> RuleChoice {
    if bots.is_empty() && !rules.variant.is_alone() { RuleChoice { seats: Some(1), ..rules } } else { rules }
}

pub fn you() -> Option<Player> {
    let named = settings().with_untracked(|settings| settings.name.clone());
    let name = named.and_then(|name| DisplayName::new(&name).ok());
    let name = name.or_else(|| DisplayName::new(&untrack(words).text(msg::AlonePlayer)).ok());
    Some(Player { id: PlayerId::new(OWN).ok()?, name: name? })
}

#[cfg(test)]
mod tests {
    use engine::{Edition, Variant};

    use super::*;
    use crate::json_tests::{open, request};

    #[test]
    fn a_table_is_read_as_it_was_written_line_by_line() {
        let mut table = open(Rules::of(Edition::Russian, Variant::Quick), 9, "אן \"x\"");
        let you = table.save(Time(0)).you;
        let mut text = text_of(&you, table.records());
        let mut step = |change: &dyn Fn(&mut LocalTable)| {
            let before = table.records().len();
            change(&mut table);
            table.records()[before..].iter().for_each(|record| push_line(&mut text, record));
        };
        for action in [Action::Sit, Action::AddBot { level: Level::Top }, Action::Deal] {
            step(&|table| drop(request(table, action.clone(), 10)));
        }
        (0..8).for_each(|_| step(&|table| drop(table.execute_due(table.due().unwrap()))));
        let saved = saved_in(&text, Time(77)).unwrap();
        assert_eq!(saved, SavedTable { you, records: table.records().to_vec(), at: Time(77) });
        assert_eq!(LocalTable::resume(saved, Time(500)).unwrap().records(), table.records());
        for broken in ["", "{}\n", &text[..text.len() / 2], &text.replacen("\"at\"", "\"ta\"", 1)] {
            assert_eq!(saved_in(broken, Time(0)), None);
        }
    }

    #[test]
    fn every_variant_of_every_edition_fits_its_bots() {
        for &edition in Edition::ALL {
            for &variant in Variant::ALL {
                let bots: &[Level] = match variant {
                    Variant::Forever => &[Level::Top, Level::Casual],
                    _ => &[],
                };
                let choice = for_bots(RuleChoice::new(edition, variant), bots);
                let rules = Rules::try_from(choice).unwrap();
                assert!(bots.len() < usize::from(rules.seats), "{edition}, {variant}");
                assert_eq!(rules.has_one_seat(), bots.is_empty());
            }
        }
    }
}
