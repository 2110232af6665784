//! All rooms of this node: tables come into memory when somebody opens their link.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bytes::Bytes;
use engine::{DisplayName, Fact, PlayerId, Record, Rules, Secret, Seed, Table};
use protocol::{ApiErrorKind, LobbyEntry};
use tokio::sync::mpsc;

use super::history::History;
use super::inbox::ToRoom;
use super::remembered::Remembered;
use super::{Room, clock};
use crate::error::ServerError;
use crate::journal::{Journal, Stream};
use crate::metrics::Metrics;
use crate::neighbours::Neighbours;
use crate::random;

/// How many messages may wait for a room.
const INBOX: usize = 256;

/// A table's id, as in its link.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TableId(Arc<str>);

impl TableId {
    /// An id that nobody can guess.
    pub fn random() -> TableId {
        TableId(random::letters(12).into())
    }

    /// Takes what stands in a link.
    pub fn new(text: &str) -> Option<TableId> {
        let fits =
            text.len() == 12 && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        fits.then(|| TableId(text.into()))
    }

    fn stream(&self) -> Result<Stream, ServerError> {
        Ok(Stream::new(&format!("table/{self}"))?)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A room's entry in the lobby, which the room itself keeps up to date.
#[derive(Clone, Default)]
pub(super) struct Listing(Arc<Mutex<Option<LobbyEntry>>>);

impl Listing {
    pub(super) fn set(&self, listed: Option<LobbyEntry>) {
        *lock(&self.0) = listed;
    }
}

struct Handle {
    inbox: mpsc::Sender<ToRoom>,
    listing: Listing,
}

/// All rooms of this node.
pub struct Rooms {
    journal: Arc<dyn Journal>,
    neighbours: Arc<Neighbours>,
    metrics: Arc<Metrics>,
    idle: Duration,
    rooms: Mutex<HashMap<TableId, Handle>>,
}

impl Rooms {
    /// Serves tables from a journal; empty ones leave memory after `idle`.
    pub fn new(
        journal: Arc<dyn Journal>,
        neighbours: Arc<Neighbours>,
        metrics: Arc<Metrics>,
        idle: Duration,
    ) -> Rooms {
        Rooms { journal, neighbours, metrics, idle, rooms: Mutex::default() }
    }

    /// Makes a table.
    pub async fn make(&self, rules: Rules, listed: bool) -> Result<TableId, ServerError> {
        let id = TableId::random();
        let mut opening = Table::opening(rules, Secret::new(Seed::new(random::bytes())), clock());
        if let Fact::Opened { listed: is_listed, .. } = &mut opening.fact {
            *is_listed = listed;
        }
        let payload = serde_json::to_vec(&Record::opening(opening))?;
        self.journal.append(&id.stream()?, 0, Bytes::from(payload)).await?;
        Ok(id)
    }

    /// Tells a table's room something, after bringing the table into memory if need be.
    pub async fn tell(&self, id: &TableId, message: ToRoom) -> Result<(), ServerError> {
        let mut message = message;
        // A room may go to sleep just when it is spoken to; then it is woken again.
        for _ in 0..5 {
            let inbox = self.open(id).await?;
            match inbox.send(message).await {
                Ok(()) => return Ok(()),
                Err(returned) => message = returned.0,
            }
        }
        Err(ServerError::Journal(format!("the room of table {id} does not stay open")))
    }

    /// Tells a table's room that a socket is gone; one that is not in memory need not know.
    pub async fn leave(&self, id: &TableId, guest: u64) {
        if let Some(inbox) = self.awake(id) {
            let _ = inbox.send(ToRoom::Gone { guest }).await;
        }
    }

    /// Mentions something to a table's room, unless it is not in memory or has too much to do to listen.
    pub fn mention(&self, id: &TableId, message: impl FnOnce() -> ToRoom) {
        if let Some(inbox) = self.awake(id) {
            let _ = inbox.try_send(message());
        }
    }

    /// The inbox of a table's room.
    pub async fn open(&self, id: &TableId) -> Result<mpsc::Sender<ToRoom>, ServerError> {
        if let Some(inbox) = self.awake(id) {
            return Ok(inbox);
        }
        let (room, listing) = self.load(id).await?;
        let mut rooms = lock(&self.rooms);
        if let Some(handle) = rooms.get(id).filter(|handle| !handle.inbox.is_closed()) {
            return Ok(handle.inbox.clone());
        }
        let (inbox, receiver) = mpsc::channel(INBOX);
        rooms.retain(|_, handle| !handle.inbox.is_closed());
        rooms.insert(id.clone(), Handle { inbox: inbox.clone(), listing });
        tokio::spawn(room.run(receiver));
        Ok(inbox)
    }

    fn awake(&self, id: &TableId) -> Option<mpsc::Sender<ToRoom>> {
        let rooms = lock(&self.rooms);
        rooms.get(id).map(|handle| handle.inbox.clone()).filter(|inbox| !inbox.is_closed())
    }

    /// Replays a table's journal.
    async fn load(&self, id: &TableId) -> Result<(Room, Listing), ServerError> {
        let stream = id.stream()?;
        let watch = self.journal.watch(&stream);
        let records = self.history(id)?.all().await?;
        let events = records.iter().flat_map(|record| &record.events);
        let no_table = || ServerError::client(ApiErrorKind::NoSuchTable, "There is no such table.");
        let table = Table::replay(events).map_err(|_| no_table())?;
        let listing = Listing::default();
        let now = Instant::now();
        let mut room = Room {
            id: id.clone(),
            journal: self.journal.clone(),
            stream,
            watch,
            metrics: self.metrics.clone(),
            idle: self.idle,
            elsewhere: self.neighbours.elsewhere(id),
            neighbours: self.neighbours.clone(),
            table,
            head: records.len() as u64,
            guests: Vec::new(),
            remembered: Remembered::default(),
            layout_seen: now,
            next_bot: None,
            empty_since: now,
            listing: listing.clone(),
        };
        records.into_iter().for_each(|record| room.remember(&record.into()));
        Ok((room, listing))
    }

    /// A table's journal.
    pub fn history(&self, id: &TableId) -> Result<History, ServerError> {
        Ok(History::new(self.journal.clone(), id.stream()?))
    }

    /// The lobby, of all nodes: those that wait for players first.
    pub fn list(&self) -> Vec<LobbyEntry> {
        let mut tables: BTreeMap<String, LobbyEntry> = BTreeMap::new();
        let own: Vec<LobbyEntry> =
            lock(&self.rooms).values().filter_map(|handle| lock(&handle.listing.0).clone()).collect();
        for listed in own.into_iter().chain(self.neighbours.listed()) {
            match tables.get_mut(&listed.table) {
                Some(known) => known.connected += listed.connected,
                None => drop(tables.insert(listed.table.clone(), listed)),
            }
        }
        let mut listed: Vec<LobbyEntry> = tables.into_values().collect();
        listed.sort_by_key(|listed| listed.phase != "waiting");
        listed
    }

    /// Tells every room, here and at other nodes, what somebody is called now.
    pub async fn rename(&self, player: &PlayerId, name: &DisplayName) {
        let id = random::letters(12);
        self.neighbours.renamed(player.clone(), name.clone(), id.clone());
        let message = || ToRoom::Renamed { player: player.clone(), name: name.clone(), id: id.clone() };
        self.tell_all(message).await;
    }

    /// Mentions something to every room that has time to listen.
    pub fn mention_all(&self, message: impl Fn() -> ToRoom) {
        for handle in lock(&self.rooms).values() {
            let _ = handle.inbox.try_send(message());
        }
    }

    /// Tells every room something.
    pub async fn tell_all(&self, message: impl Fn() -> ToRoom) {
        let inboxes: Vec<_> = lock(&self.rooms).values().map(|handle| handle.inbox.clone()).collect();
        for inbox in inboxes {
            // A room that has just gone to sleep needs no telling.
            let _ = inbox.send(message()).await;
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
