//! All rooms of this node. A table is loaded when a client opens its link.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::{
    Action, ChallengeId, Contribution, DisplayName, JournalEvent, Level, OpenError, PlayerId, Record, Rules,
    Secret, Seed, Table, Time,
};
use futures_util::FutureExt;
use play::{AppliedRecord, TableHost};
use protocol::{ApiErrorKind, LobbyEntry, Player};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::history::TableHistory;
use super::publish::ends_match;
use super::{Room, RoomMessage, TableClock, WallClock, selection};
use crate::challenges::RunFeed;
use crate::error::ServerError;
use crate::journal::{Chain, DamageKind, Journal, Stream};
use crate::limits::{Limits, lock};
use crate::metrics::Metrics;
use crate::play_now::Strengths;
use crate::player_names;
use crate::presence::Presence;
use crate::random;
use crate::ratings::MatchFeed;

/// The records that a room keeps in memory for clients that join or resume, about 150 bytes each: a minute of a fast match.
const RECENT_RECORDS: usize = 64;
/// The names of tables' streams begin so.
pub(crate) const TABLE_PREFIX: &str = "table/";
/// How many messages may wait for a room.
const INBOX_LENGTH: usize = 256;

/// A table's id, as in its link.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct TableId(Arc<str>);

impl TableId {
    /// An id that cannot be guessed.
    pub(crate) fn random() -> TableId {
        TableId(random::letters(12).into())
    }

    /// Parses the id in a link.
    pub(crate) fn new(text: &str) -> Option<TableId> {
        let fits =
            text.len() == 12 && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        fits.then(|| TableId(text.into()))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn stream(&self) -> Result<Stream, ServerError> {
        Ok(Stream::new(&format!("{TABLE_PREFIX}{self}"))?)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A room's entry in the lobby, shared between the room, which updates it, and the lobby.
#[derive(Clone, Default)]
pub(super) struct LobbySlot(Arc<Mutex<ListedTable>>);

/// How the lobby shows a table, and the players who are connected there.
type ListedTable = (Option<LobbyEntry>, Vec<PlayerId>);

impl LobbySlot {
    pub(super) fn set(&self, listed: Option<LobbyEntry>, players: Vec<PlayerId>) {
        *lock(&self.0) = (listed, players);
    }
}

struct RoomHandle {
    inbox: mpsc::Sender<RoomMessage>,
    listing: LobbySlot,
}

pub(crate) struct Rooms {
    journal: Arc<dyn Journal>,
    presence: Arc<Presence>,
    metrics: Arc<Metrics>,
    idle: Duration,
    away_after: Duration,
    wall: WallClock,
    runs: RunFeed,
    strengths: Strengths,
    matches: MatchFeed,
    /// In order, so that a simulation from a seed sends to all of them in the same order each time.
    rooms: Mutex<BTreeMap<TableId, RoomHandle>>,
    failures: Mutex<HashMap<TableId, Failures>>,
}

/// How often the room of a table has panicked.
struct Failures {
    count: u32,
    last: Instant,
}

/// A table that panics so often within [`FAILURES_COUNT_FOR`] is not loaded until that has passed.
const MOST_FAILURES: u32 = 3;
const FAILURES_COUNT_FOR: Duration = Duration::from_secs(600);

impl Rooms {
    /// Rooms of a journal's tables.
    pub(crate) fn new(
        journal: Arc<dyn Journal>,
        presence: Arc<Presence>,
        metrics: Arc<Metrics>,
        limits: &Limits,
        wall: WallClock,
        (runs, matches): (RunFeed, MatchFeed),
    ) -> Rooms {
        let (rooms, failures, strengths) = Default::default();
        let Limits { idle, away_after, .. } = *limits;
        Rooms {
            journal,
            presence,
            metrics,
            idle,
            away_after,
            wall,
            runs,
            matches,
            strengths,
            rooms,
            failures,
        }
    }

    /// Creates a table.
    pub(crate) async fn create(&self, rules: Rules, listed: bool) -> Result<TableId, ServerError> {
        let secret = Secret::new(Seed::new(random::bytes()));
        self.open_table(Table::opening(rules, secret, listed, self.wall.now())).await
    }

    /// Creates a table to which "Play now" brings players.
    pub(crate) async fn create_matched(&self, rules: Rules) -> Result<TableId, ServerError> {
        let secret = Secret::new(Seed::new(random::bytes()));
        self.open_table(Table::opening_matched(rules, secret, self.wall.now())).await
    }

    /// The same rooms, which know the ratings of players.
    pub(crate) fn with_strengths(self, strengths: Strengths) -> Rooms {
        Rooms { strengths, ..self }
    }

    pub(crate) fn strengths(&self) -> &Strengths {
        &self.strengths
    }

    pub(crate) fn wall_time(&self) -> Time {
        self.wall.now()
    }

    /// Creates a table for a run of a challenge.
    pub(crate) async fn create_run(
        &self,
        rules: Rules,
        secret: Secret,
        challenge: ChallengeId,
        random: Option<Contribution>,
    ) -> Result<TableId, ServerError> {
        self.open_table(Table::opening_run(rules, secret, challenge, random, self.wall.now())).await
    }

    async fn open_table(&self, opening: JournalEvent) -> Result<TableId, ServerError> {
        let id = TableId::random();
        let stream = id.stream()?;
        let payload = Chain::new(&stream).link(&serde_json::to_vec(&Record::opening(opening))?);
        self.journal.append(&stream, 0, payload).await?;
        Ok(id)
    }

    /// Seats the player who creates a table as its host, and the requested bots.
    pub(crate) async fn seat_host(
        self: &Arc<Rooms>,
        table: &TableId,
        host: Player,
        bots: &[Level],
    ) -> Result<(), ServerError> {
        let bots = bots.iter().map(|&level| Action::AddBot { level });
        for action in std::iter::once(Action::Sit).chain(bots) {
            if !self.request_for(table, host.clone(), action).await? {
                return Err(ServerError::NotReady(format!("the seats of table {table} could not be stored")));
            }
        }
        Ok(())
    }

    /// Requests an action for a player; whether it was executed.
    pub(crate) async fn request_for(
        self: &Arc<Rooms>,
        table: &TableId,
        player: Player,
        action: Action,
    ) -> Result<bool, ServerError> {
        let (reply, replied) = oneshot::channel();
        self.send(table, RoomMessage::RequestFor { player, action, reply }).await?;
        Ok(replied.await == Ok(true))
    }

    /// Sends a message to a table's room, which is loaded if necessary, and returns the room's inbox.
    pub(crate) async fn send(
        self: &Arc<Rooms>,
        id: &TableId,
        message: RoomMessage,
    ) -> Result<mpsc::Sender<RoomMessage>, ServerError> {
        let mut message = message;
        // A room may end just before it gets the message; then it is loaded again.
        for _ in 0..5 {
            let inbox = self.open(id).await?;
            match inbox.send(message).await {
                Ok(()) => return Ok(inbox),
                Err(returned) => message = returned.0,
            }
        }
        Err(ServerError::RoomEnds(id.to_string()))
    }

    /// Sends a message to a table's room, if that is in memory and its inbox has space.
    pub(crate) fn try_send(&self, id: &TableId, message: impl FnOnce() -> RoomMessage) {
        if let Some(inbox) = self.loaded(id) {
            let _ = inbox.try_send(message());
        }
    }

    /// The inbox of a table's room, which is loaded if necessary.
    pub(crate) async fn open(
        self: &Arc<Rooms>,
        id: &TableId,
    ) -> Result<mpsc::Sender<RoomMessage>, ServerError> {
        if let Some(inbox) = self.loaded(id) {
            return Ok(inbox);
        }
        let (room, listing) = self.load(id).await?;
        let mut rooms = lock(&self.rooms);
        if let Some(handle) = rooms.get(id).filter(|handle| !handle.inbox.is_closed()) {
            return Ok(handle.inbox.clone());
        }
        let (inbox, receiver) = mpsc::channel(INBOX_LENGTH);
        rooms.retain(|_, handle| !handle.inbox.is_closed());
        rooms.insert(id.clone(), RoomHandle { inbox: inbox.clone(), listing });
        let running = AssertUnwindSafe(room.run(receiver, inbox.downgrade())).catch_unwind();
        let (rooms, id) = (Arc::downgrade(self), id.clone());
        tokio::spawn(async move {
            // The panic has dropped the room and so closed its sockets. Their clients come back to a room made from the journal.
            if running.await.is_err()
                && let Some(rooms) = rooms.upgrade()
            {
                rooms.count_failure(&id);
            }
        });
        Ok(inbox)
    }

    fn count_failure(&self, id: &TableId) {
        let count = {
            let mut failures = lock(&self.failures);
            failures.retain(|_, failures| failures.last.elapsed() < FAILURES_COUNT_FOR);
            let failures = failures.entry(id.clone()).or_insert(Failures { count: 0, last: Instant::now() });
            failures.count += 1;
            failures.last = Instant::now();
            failures.count
        };
        self.metrics.room_failures.increment();
        tracing::error!(table = %id, count, is_quarantined = count >= MOST_FAILURES, "the room of a table has panicked");
    }

    /// Refuses a table whose room has panicked again and again, so that it cannot keep the server busy.
    fn refuse_quarantined(&self, id: &TableId) -> Result<(), ServerError> {
        match lock(&self.failures).get(id) {
            Some(failures)
                if failures.count >= MOST_FAILURES && failures.last.elapsed() < FAILURES_COUNT_FOR =>
            {
                Err(ServerError::Quarantined(id.to_string()))
            }
            _ => Ok(()),
        }
    }

    fn loaded(&self, id: &TableId) -> Option<mpsc::Sender<RoomMessage>> {
        let rooms = lock(&self.rooms);
        rooms.get(id).map(|handle| handle.inbox.clone()).filter(|inbox| !inbox.is_closed())
    }

    /// Replays a table's stream.
    async fn load(&self, id: &TableId) -> Result<(Room, LobbySlot), ServerError> {
        let stream = id.stream()?;
        let watch = self.journal.watch(&stream);
        let mut history = self.history(id)?;
        let mut records: Vec<AppliedRecord> = history.all().await?;
        player_names::resolve(&*self.journal, &mut records).await?;
        if records.is_empty() {
            return Err(ServerError::client(ApiErrorKind::NoSuchTable, "There is no such table."));
        }
        let has_ended_match = records.iter().any(ends_match);
        let replayed = std::panic::catch_unwind(|| TableHost::replay(records, RECENT_RECORDS));
        let replayed = replayed.map_err(|_| {
            self.count_failure(id);
            ServerError::Quarantined(id.to_string())
        })?;
        let chain = history.chain().clone();
        let unopened = |error: OpenError| chain.damage(1, DamageKind::AgainstRules(error.to_string()));
        let host = replayed.map_err(unopened)?.with_distances();
        let listing = LobbySlot::default();
        let now = Instant::now();
        let room = Room {
            id: id.clone(),
            journal: self.journal.clone(),
            stream,
            watch,
            metrics: self.metrics.clone(),
            idle: self.idle,
            remote: self.presence.remote(id),
            presence: self.presence.clone(),
            clock: TableClock::start(host.clock(), self.wall.now()),
            host,
            chain,
            is_ending: false,
            clients: Vec::new(),
            absences: Default::default(),
            away_after: self.away_after,
            selections: selection::budget(now),
            layout_since: now,
            empty_since: now,
            listing: listing.clone(),
            stalled_until: None,
            read_again: None,
            presence_published: None,
            presence_due: None,
            runs: self.runs.clone(),
            strengths: self.strengths.clone(),
            arrival_until: None,
            matches: self.matches.clone(),
        };
        // The node that has appended its last record may have ended before it wrote the row.
        room.name_finished_run();
        if has_ended_match {
            room.name_finished_match();
        }
        Ok((room, listing))
    }

    pub(crate) fn history(&self, id: &TableId) -> Result<TableHistory, ServerError> {
        self.refuse_quarantined(id)?;
        Ok(TableHistory::new(self.journal.clone(), id.stream()?))
    }

    /// The number of a table's journal entries.
    pub(crate) async fn head(&self, id: &TableId) -> Result<u64, ServerError> {
        Ok(self.journal.head(&id.stream()?).await?)
    }

    /// The lobby of all nodes, tables that wait for players first.
    pub(crate) fn lobby(&self) -> Vec<LobbyEntry> {
        let mut tables: BTreeMap<String, LobbyEntry> = BTreeMap::new();
        let own: Vec<LobbyEntry> =
            lock(&self.rooms).values().filter_map(|handle| lock(&handle.listing.0).0.clone()).collect();
        for listed in own.into_iter().chain(self.presence.remote_lobby()) {
            match tables.get_mut(&listed.table) {
                Some(known) => {
                    known.connected = known.connected.saturating_add(listed.connected);
                    known.people = known.people.max(listed.people);
                }
                None => drop(tables.insert(listed.table.clone(), listed)),
            }
        }
        let mut listed: Vec<LobbyEntry> = tables.into_values().collect();
        listed.sort_by_key(|listed| listed.phase != "waiting");
        listed
    }

    /// The players who are connected at listed tables, on all nodes.
    pub(crate) fn at_tables(&self) -> HashMap<PlayerId, TableId> {
        let mut players: HashMap<PlayerId, TableId> = self.presence.remote_players().into_iter().collect();
        for (table, handle) in &*lock(&self.rooms) {
            let listed = lock(&handle.listing.0);
            if listed.0.is_some() && !handle.inbox.is_closed() {
                players.extend(listed.1.iter().map(|player| (player.clone(), table.clone())));
            }
        }
        players
    }

    /// Sends a player's new name to all rooms of all nodes, without waiting for any of them.
    pub(crate) fn rename(&self, player: &PlayerId, name: &DisplayName) {
        let id = random::letters(12);
        self.presence.publish_rename(player.clone(), name.clone(), id.clone());
        self.rename_here(player, name, &id);
    }

    /// Sends a player's new name to all rooms of this node. A room whose inbox is full gets it later.
    pub(crate) fn rename_here(&self, player: &PlayerId, name: &DisplayName, id: &str) {
        let message =
            || RoomMessage::PlayerRenamed { player: player.clone(), name: name.clone(), id: id.to_owned() };
        for handle in lock(&self.rooms).values() {
            if let Err(mpsc::error::TrySendError::Full(message)) = handle.inbox.try_send(message()) {
                let inbox = handle.inbox.clone();
                tokio::spawn(async move { inbox.send(message).await });
            }
        }
    }

    /// Sends a message to every room.
    pub(crate) async fn send_all(&self, message: impl Fn() -> RoomMessage) {
        let inboxes: Vec<_> = lock(&self.rooms).values().map(|handle| handle.inbox.clone()).collect();
        for inbox in inboxes {
            // Fails only if the room has just ended.
            let _ = inbox.send(message()).await;
        }
    }
}
