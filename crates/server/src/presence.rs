//! What the nodes of one journal whisper to each other: who sits and watches where, and how far away.
//!
//! It is for the lobby, for presence, and for how long a call is held; no decision rests on it, so a whisper may be lost. Each
//! node says what has changed, says all of it to whoever asks, and is forgotten when it has been silent for a while.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::{DisplayName, PlayerId, SeatNumber};
use protocol::LobbyEntry;
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use crate::journal::Journal;
use crate::random;
use crate::room::{Rooms, TableId, ToRoom};
use crate::round_trip::RoundTrip;

/// How often changes are said.
const BEAT: Duration = Duration::from_millis(200);
/// How many beats lie between two looks at round trips, and between two signs of life.
const BEATS_A_LOOK: u32 = 5;
/// After so long a silence a node is gone.
const SILENCE: Duration = Duration::from_secs(6);
/// The longest whisper.
const LONGEST: usize = 7000;
/// Round trips are told in steps of so many milliseconds, so that a tremor is no news.
const STEP: u32 = 10;

/// Who is at a table, here or at another node.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Company {
    /// The table's entry in the lobby, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listed: Option<LobbyEntry>,
    /// The seats whose players are connected, and their round trips in milliseconds.
    pub seats: Vec<(SeatNumber, u32)>,
    /// How many others watch.
    pub watching: usize,
}

impl Company {
    /// Whether the same people are there, however far away.
    pub fn has_the_same_people(&self, other: &Company) -> bool {
        let seats = |company: &Company| company.seats.iter().map(|(seat, _)| *seat).collect::<HashSet<_>>();
        self.watching == other.watching && seats(self) == seats(other)
    }
}

#[derive(Serialize, Deserialize)]
struct Whisper {
    node: String,
    what: What,
}

#[derive(Serialize, Deserialize)]
enum What {
    /// I know nothing yet: tell me everything.
    Hello,
    /// I am here, and this has changed.
    Here(BTreeMap<String, Company>),
    /// Somebody has another name now.
    Renamed { player: PlayerId, name: DisplayName, id: String },
    /// I am going.
    Gone,
}

/// A table of this node.
#[derive(Default)]
struct Own {
    listed: Option<LobbyEntry>,
    seats: Vec<(SeatNumber, Arc<RoundTrip>)>,
    watching: usize,
    said: Company,
}

impl Own {
    fn seats(&self) -> impl Iterator<Item = (SeatNumber, u32)> {
        let far = |round_trip: &RoundTrip| round_trip.milliseconds().div_ceil(STEP) * STEP;
        self.seats.iter().map(move |(seat, round_trip)| (*seat, far(round_trip)))
    }

    /// Whether something is not as it was said last. Nothing is copied to find out: all tables are asked each second.
    fn has_news(&self) -> bool {
        let Company { listed, seats, watching } = &self.said;
        self.listed != *listed || self.watching != *watching || !self.seats().eq(seats.iter().copied())
    }

    /// What there is to say, from now on said; nothing if there is no news.
    fn news(&mut self) -> Option<Company> {
        if !self.has_news() {
            return None;
        }
        let (listed, seats) = (self.listed.clone(), self.seats().collect());
        self.said = Company { listed, seats, watching: self.watching };
        Some(self.said.clone())
    }

    /// Whether everybody has gone, and that has been said.
    fn is_over(&self) -> bool {
        self.said == Company::default()
    }
}

/// Another node.
struct Neighbour {
    heard: Instant,
    tables: HashMap<TableId, Company>,
}

#[derive(Default)]
struct Known {
    own: HashMap<TableId, Own>,
    changed: HashSet<TableId>,
    neighbours: HashMap<String, Neighbour>,
    /// Nodes that were silent for too long. If one speaks again, it stood still, and does not know that it was forgotten.
    given_up: HashSet<String>,
}

/// This node among its neighbours.
pub struct Neighbours {
    node: String,
    journal: Arc<dyn Journal>,
    /// Whether there can be neighbours at all.
    any: bool,
    known: Mutex<Known>,
}

impl Neighbours {
    /// A node that shares this journal with others, if it can be shared.
    pub fn new(journal: Arc<dyn Journal>) -> Neighbours {
        let any = journal.overhear().is_some();
        Neighbours { node: random::letters(8), journal, any, known: Mutex::default() }
    }

    /// Takes note of who is at a table of this node.
    pub fn meet(&self, table: &TableId, seats: Vec<(SeatNumber, Arc<RoundTrip>)>, watching: usize) {
        self.change(table, |own| (own.seats, own.watching) = (seats, watching));
    }

    /// Takes note of a table's entry in the lobby.
    pub fn list(&self, table: &TableId, listed: Option<LobbyEntry>) {
        self.change(table, |own| own.listed = listed);
    }

    fn change(&self, table: &TableId, change: impl FnOnce(&mut Own)) {
        if self.any {
            let mut known = self.lock();
            change(known.own.entry(table.clone()).or_default());
            known.changed.insert(table.clone());
        }
    }

    /// Who is at a table at other nodes.
    pub fn elsewhere(&self, table: &TableId) -> Company {
        let known = self.lock();
        let mut all = Company::default();
        for company in known.neighbours.values().filter_map(|neighbour| neighbour.tables.get(table)) {
            all.seats.extend(&company.seats);
            all.watching += company.watching;
        }
        all
    }

    /// The lobby of all other nodes.
    pub fn listed(&self) -> Vec<LobbyEntry> {
        let known = self.lock();
        let tables = known.neighbours.values().flat_map(|neighbour| neighbour.tables.values());
        tables.filter_map(|company| company.listed.clone()).collect()
    }

    /// Listens and speaks until it is dropped.
    pub async fn run(self: Arc<Neighbours>, rooms: Arc<Rooms>) {
        let Some(mut whispers) = self.journal.overhear() else {
            return;
        };
        self.say(What::Hello);
        let mut beats = 0u32;
        let mut beat = tokio::time::interval(BEAT);
        loop {
            tokio::select! {
                heard = hear(&mut whispers) => match heard {
                    Some(text) => self.take_in(&text, &rooms),
                    None => return,
                },
                _ = beat.tick() => {
                    beats = beats.wrapping_add(1);
                    self.speak(beats.is_multiple_of(BEATS_A_LOOK));
                    self.forget_the_silent(&rooms);
                }
            }
        }
    }

    /// Says that somebody has another name now.
    pub fn renamed(&self, player: PlayerId, name: DisplayName, id: String) {
        self.say(What::Renamed { player, name, id });
    }

    /// Says that this node goes.
    pub fn leave(&self) {
        self.say(What::Gone);
    }

    fn say(&self, what: What) {
        let whisper = serde_json::to_string(&Whisper { node: self.node.clone(), what });
        if let Ok(text) = whisper.map_err(|error| tracing::warn!(%error, "cannot whisper")) {
            self.journal.whisper(text);
        }
    }

    /// Says what has changed; at times looks at everything, and says that this node lives even if nothing has changed.
    fn speak(&self, at_everything: bool) {
        let news = self.lock().news(at_everything);
        let mut part = BTreeMap::new();
        let mut length = 0;
        for (table, company) in news {
            let size = serde_json::to_string(&company).map_or(LONGEST, |text| text.len()) + 40;
            if length + size > LONGEST {
                self.say(What::Here(std::mem::take(&mut part)));
                length = 0;
            }
            length += size;
            part.insert(table.to_string(), company);
        }
        if !part.is_empty() || at_everything {
            self.say(What::Here(part));
        }
    }

    /// An empty text says that whispers may have been missed.
    fn take_in(&self, text: &str, rooms: &Rooms) {
        if text.is_empty() {
            return self.say(What::Hello);
        }
        let Ok(Whisper { node, what }) = serde_json::from_str(text) else {
            return;
        };
        if node == self.node {
            return;
        }
        let touched = match what {
            What::Hello => {
                self.lock().forget_what_was_said();
                Vec::new()
            }
            What::Here(tables) => {
                if self.lock().is_back(&node) {
                    self.say(What::Hello);
                }
                self.lock().take_in(node, tables)
            }
            What::Renamed { player, name, id } => {
                let (player, name, id) = (&player, &name, &id);
                let renamed =
                    || ToRoom::Renamed { player: player.clone(), name: name.clone(), id: id.clone() };
                rooms.mention_all(renamed);
                Vec::new()
            }
            What::Gone => self.lock().forget(&node),
        };
        self.tell(touched, rooms);
    }

    fn forget_the_silent(&self, rooms: &Rooms) {
        let silent: Vec<String> = {
            let known = self.lock();
            let silent = known.neighbours.iter().filter(|(_, neighbour)| neighbour.heard.elapsed() > SILENCE);
            silent.map(|(node, _)| node.clone()).collect()
        };
        for node in silent {
            let touched = self.lock().give_up(node);
            self.tell(touched, rooms);
        }
    }

    /// Tells the rooms of these tables, as far as they are in memory here, who is elsewhere.
    fn tell(&self, tables: Vec<TableId>, rooms: &Rooms) {
        for table in tables {
            rooms.mention(&table, || ToRoom::Elsewhere(self.elsewhere(&table)));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    /// What is not as it was said last, from now on said.
    fn news(&mut self, at_everything: bool) -> Vec<(TableId, Company)> {
        let changed = std::mem::take(&mut self.changed);
        let mut news = Vec::new();
        let mut look = |table: &TableId, own: &mut Own| {
            news.extend(own.news().map(|company| (table.clone(), company)));
            !own.is_over()
        };
        if at_everything {
            self.own.retain(look);
        } else {
            for table in changed {
                if let Some(own) = self.own.get_mut(&table)
                    && !look(&table, own)
                {
                    self.own.remove(&table);
                }
            }
        }
        news
    }

    fn forget_what_was_said(&mut self) {
        self.own.values_mut().for_each(|own| own.said = Company::default());
        self.changed = self.own.keys().cloned().collect();
    }

    /// Takes in what a neighbour says; answers with the tables that it is about.
    fn take_in(&mut self, node: String, tables: BTreeMap<String, Company>) -> Vec<TableId> {
        let new = || Neighbour { heard: Instant::now(), tables: HashMap::new() };
        let neighbour = self.neighbours.entry(node).or_insert_with(new);
        neighbour.heard = Instant::now();
        let mut touched = Vec::new();
        for (table, company) in tables {
            let Some(table) = TableId::new(&table) else {
                continue;
            };
            if company == Company::default() {
                neighbour.tables.remove(&table);
            } else {
                neighbour.tables.insert(table.clone(), company);
            }
            touched.push(table);
        }
        touched
    }

    fn give_up(&mut self, node: String) -> Vec<TableId> {
        let touched = self.forget(&node);
        self.given_up.insert(node);
        touched
    }

    /// Whether a node had been given up, and so has not said what it said before.
    fn is_back(&mut self, node: &str) -> bool {
        self.given_up.remove(node)
    }

    fn forget(&mut self, node: &str) -> Vec<TableId> {
        let neighbour = self.neighbours.remove(node);
        neighbour.into_iter().flat_map(|neighbour| neighbour.tables.into_keys()).collect()
    }
}

/// The next whisper; an empty one if some were missed, nothing at the end.
async fn hear(whispers: &mut Receiver<String>) -> Option<String> {
    match whispers.recv().await {
        Ok(text) => Some(text),
        Err(RecvError::Lagged(_)) => Some(String::new()),
        Err(RecvError::Closed) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_was_given_up_and_speaks_again_is_asked_for_everything_once() {
        let table = TableId::random();
        let touched = [table.clone()];
        let company = Company { watching: 1, ..Company::default() };
        let said = || BTreeMap::from([(table.to_string(), company.clone())]);
        let mut known = Known::default();
        assert!(!known.is_back("node"), "whoever is new says everything by itself");
        assert_eq!(known.take_in("node".to_owned(), said()), touched);
        assert_eq!(known.give_up("node".to_owned()), touched);
        assert!(known.is_back("node"));
        assert!(!known.is_back("node"));
        assert_eq!(known.take_in("node".to_owned(), said()), touched);
        known.forget("node");
        assert!(!known.is_back("node"), "who has said good-bye has not stood still");
    }

    #[test]
    fn only_what_has_changed_is_news() {
        let (table, other) = (TableId::random(), TableId::random());
        let mut known = Known::default();
        known.own.entry(table.clone()).or_default().watching = 2;
        known.own.entry(other.clone()).or_default();
        known.changed.insert(table.clone());
        let watched = |watching| vec![(table.clone(), Company { watching, ..Company::default() })];
        assert_eq!(known.news(false), watched(2));
        assert_eq!(known.news(true), []);
        assert!(!known.own.contains_key(&other), "nobody is there, and nobody has been told otherwise");
        known.own.entry(table.clone()).or_default().watching = 0;
        assert_eq!(known.news(true), watched(0));
        assert!(known.own.is_empty());
    }
}
