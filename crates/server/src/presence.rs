//! Presence across nodes: which players and spectators are connected at which table, and their round trips.
//!
//! It feeds the lobby, the presence shown at a table, the time a call is held, and what a room states of players without a
//! connection. A message may be lost: a player who is recorded as away by mistake is recorded as back by the node that has the
//! connection. Each node publishes changes, publishes everything when another node asks, and is dropped after [`NODE_TIMEOUT`] of silence.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::{Card, DisplayName, PlayerId, SeatNumber};
use protocol::LobbyEntry;
use serde::{Deserialize, Deserializer, Serialize};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::Instant;

use crate::journal::Journal;
use crate::random;
use crate::room::{RoomMessage, Rooms, TableId};
use crate::round_trip::RoundTrip;

/// The interval at which changes are published.
const PUBLISH_INTERVAL: Duration = Duration::from_millis(200);
/// Every so many intervals all tables are checked for changed round trips, and a heartbeat is published.
const INTERVALS_PER_HEARTBEAT: u32 = 5;
/// A node that is silent for this long counts as gone.
const NODE_TIMEOUT: Duration = Duration::from_secs(6);
/// The longest message, in bytes; PostgreSQL's limit for a notification is 8,000.
const MAX_MESSAGE_BYTES: usize = 7000;
/// Round trips are rounded up to this many milliseconds, so that jitter does not cause updates.
const ROUND_TRIP_STEP: u32 = 10;

/// The clients at a table, of one node or of several.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TablePresence {
    /// None too where a newer node lists what this one cannot read; the rest of its message is read.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "readable")]
    pub(crate) listed: Option<LobbyEntry>,
    /// The connected players at a listed table, for those who follow them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) players: Vec<PlayerId>,
    /// The seats whose players are connected, with their round trips in milliseconds.
    pub(crate) seats: Vec<(SeatNumber, u32)>,
    /// The number of connected clients without a seat.
    pub(crate) watching: usize,
}

fn readable<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<LobbyEntry>, D::Error> {
    let value = Option::<serde_json::Value>::deserialize(deserializer)?;
    Ok(value.and_then(|value| serde_json::from_value(value).ok()))
}

impl TablePresence {
    /// Whether both have the same seats and number of spectators, whatever their round trips.
    pub(crate) fn has_same_clients(&self, other: &TablePresence) -> bool {
        let seats =
            |presence: &TablePresence| presence.seats.iter().map(|(seat, _)| *seat).collect::<HashSet<_>>();
        self.watching == other.watching && seats(self) == seats(other)
    }

    pub(crate) fn has_clients(&self) -> bool {
        self.watching > 0 || !self.seats.is_empty()
    }
}

/// A message between nodes.
#[derive(Serialize, Deserialize)]
struct NodeMessage {
    node: String,
    #[serde(rename = "what")]
    body: NodeMessageBody,
}

#[derive(Serialize, Deserialize)]
enum NodeMessageBody {
    /// Asks all nodes to publish everything.
    #[serde(rename = "Hello")]
    RequestAll,
    /// A heartbeat with the tables that have changed.
    #[serde(rename = "Here")]
    Update(BTreeMap<String, TablePresence>),
    #[serde(rename = "Renamed")]
    PlayerRenamed { player: PlayerId, name: DisplayName, id: String },
    /// What a caller has selected, for display. A node of an older version ignores it.
    Selection { table: String, seat: SeatNumber, cards: Vec<Card> },
    /// The node shuts down.
    #[serde(rename = "Gone")]
    Leave,
}

/// The clients of this node at one table.
#[derive(Default)]
struct LocalPresence {
    listed: Option<LobbyEntry>,
    players: Vec<PlayerId>,
    seats: Vec<(SeatNumber, Arc<RoundTrip>)>,
    watching: usize,
    /// As it was last published.
    published: TablePresence,
}

impl LocalPresence {
    fn seats(&self) -> impl Iterator<Item = (SeatNumber, u32)> {
        let rounded =
            |round_trip: &RoundTrip| round_trip.milliseconds().div_ceil(ROUND_TRIP_STEP) * ROUND_TRIP_STEP;
        self.seats.iter().map(move |(seat, round_trip)| (*seat, rounded(round_trip)))
    }

    /// Allocates nothing, because every table is checked once a second.
    fn has_changed(&self) -> bool {
        let TablePresence { listed, players, seats, watching } = &self.published;
        self.listed != *listed
            || self.players != *players
            || self.watching != *watching
            || !self.seats().eq(seats.iter().copied())
    }

    /// What to publish, if it differs from what was last published.
    fn take_change(&mut self) -> Option<TablePresence> {
        if !self.has_changed() {
            return None;
        }
        let (listed, players) = (self.listed.clone(), self.players.clone());
        self.published =
            TablePresence { listed, players, seats: self.seats().collect(), watching: self.watching };
        Some(self.published.clone())
    }

    /// Whether the other nodes know of no client here.
    fn is_published_empty(&self) -> bool {
        self.published == TablePresence::default()
    }
}

struct RemoteNode {
    last_message: Instant,
    tables: BTreeMap<TableId, TablePresence>,
}

#[derive(Default)]
struct PresenceState {
    local: BTreeMap<TableId, LocalPresence>,
    changed: BTreeSet<TableId>,
    remote: BTreeMap<String, RemoteNode>,
    /// Nodes that have timed out. One that publishes again was paused and does not know that it was dropped.
    timed_out: HashSet<String>,
}

/// Publishes the presence of this node and collects that of all others.
pub(crate) struct Presence {
    node: String,
    journal: Arc<dyn Journal>,
    /// Whether the journal can be shared with other nodes at all.
    is_shared: bool,
    state: Mutex<PresenceState>,
}

impl Presence {
    pub(crate) fn new(journal: Arc<dyn Journal>) -> Presence {
        let is_shared = journal.subscribe().is_some();
        Presence { node: random::letters(8), journal, is_shared, state: Mutex::default() }
    }

    /// Sets the clients of this node at a table.
    pub(crate) fn set_clients(
        &self,
        table: &TableId,
        seats: Vec<(SeatNumber, Arc<RoundTrip>)>,
        watching: usize,
    ) {
        self.change(table, |local| (local.seats, local.watching) = (seats, watching));
    }

    /// Sets how the lobby shows a table, and which players are connected there; none of a table that is not listed.
    pub(crate) fn set_lobby_entry(
        &self,
        table: &TableId,
        listed: Option<LobbyEntry>,
        players: Vec<PlayerId>,
    ) {
        self.change(table, |local| (local.listed, local.players) = (listed, players));
    }

    fn change(&self, table: &TableId, change: impl FnOnce(&mut LocalPresence)) {
        if self.is_shared {
            let mut state = self.lock();
            change(state.local.entry(table.clone()).or_default());
            state.changed.insert(table.clone());
        }
    }

    /// The clients of all other nodes at a table.
    pub(crate) fn remote(&self, table: &TableId) -> TablePresence {
        let state = self.lock();
        let mut all = TablePresence::default();
        for presence in state.remote.values().filter_map(|node| node.tables.get(table)) {
            all.seats.extend(&presence.seats);
            all.watching = all.watching.saturating_add(presence.watching);
        }
        all
    }

    /// The lobby entries of all other nodes.
    pub(crate) fn remote_lobby(&self) -> Vec<LobbyEntry> {
        let state = self.lock();
        let tables = state.remote.values().flat_map(|node| node.tables.values());
        tables.filter_map(|presence| presence.listed.clone()).collect()
    }

    /// The players whom other nodes have at listed tables.
    pub(crate) fn remote_players(&self) -> Vec<(PlayerId, TableId)> {
        let state = self.lock();
        let tables = state.remote.values().flat_map(|node| &node.tables);
        tables
            .flat_map(|(table, presence)| {
                presence.players.iter().map(|player| (player.clone(), table.clone()))
            })
            .collect()
    }

    /// Publishes and receives until the future is dropped.
    pub(crate) async fn run(self: Arc<Presence>, rooms: Arc<Rooms>) {
        let Some(mut messages) = self.journal.subscribe() else {
            return;
        };
        self.publish(NodeMessageBody::RequestAll);
        let mut intervals = 0u32;
        let mut interval = tokio::time::interval(PUBLISH_INTERVAL);
        loop {
            tokio::select! {
                biased;
                _ = interval.tick() => {
                    intervals = intervals.wrapping_add(1);
                    self.publish_changes(intervals.is_multiple_of(INTERVALS_PER_HEARTBEAT));
                    self.drop_silent_nodes(&rooms);
                }
                received = receive(&mut messages) => match received {
                    Some(text) => self.apply(&text, &rooms),
                    None => return,
                },
            }
        }
    }

    pub(crate) fn publish_rename(&self, player: PlayerId, name: DisplayName, id: String) {
        self.publish(NodeMessageBody::PlayerRenamed { player, name, id });
    }

    pub(crate) fn publish_selection(&self, table: &TableId, seat: SeatNumber, cards: Vec<Card>) {
        self.publish(NodeMessageBody::Selection { table: table.to_string(), seat, cards });
    }

    /// Publishes that this node shuts down.
    pub(crate) fn leave(&self) {
        self.publish(NodeMessageBody::Leave);
    }

    fn publish(&self, body: NodeMessageBody) {
        let message = serde_json::to_string(&NodeMessage { node: self.node.clone(), body });
        if let Ok(text) = message.map_err(|error| tracing::warn!(%error, "cannot publish presence")) {
            self.journal.publish(text);
        }
    }

    /// Publishes the tables that have changed. A heartbeat checks all tables and is published even if none has.
    fn publish_changes(&self, is_heartbeat: bool) {
        let changes = self.lock().take_changes(is_heartbeat);
        let mut part = BTreeMap::new();
        let mut length = 0;
        for (table, presence) in changes {
            let size = serde_json::to_string(&presence).map_or(MAX_MESSAGE_BYTES, |text| text.len()) + 40;
            if length + size > MAX_MESSAGE_BYTES {
                self.publish(NodeMessageBody::Update(std::mem::take(&mut part)));
                length = 0;
            }
            length += size;
            part.insert(table.to_string(), presence);
        }
        if !part.is_empty() || is_heartbeat {
            self.publish(NodeMessageBody::Update(part));
        }
    }

    /// An empty text means that messages may have been missed.
    pub(crate) fn apply(&self, text: &str, rooms: &Rooms) {
        if text.is_empty() {
            return self.publish(NodeMessageBody::RequestAll);
        }
        let Ok(NodeMessage { node, body }) = serde_json::from_str(text) else {
            return;
        };
        if node == self.node {
            return;
        }
        let changed = match body {
            NodeMessageBody::RequestAll => {
                self.lock().mark_all_unpublished();
                Vec::new()
            }
            NodeMessageBody::Update(tables) => {
                if self.lock().take_timed_out(&node) {
                    self.publish(NodeMessageBody::RequestAll);
                }
                self.lock().update(node, tables)
            }
            NodeMessageBody::PlayerRenamed { player, name, id } => {
                rooms.rename_here(&player, &name, &id);
                Vec::new()
            }
            NodeMessageBody::Selection { table, seat, cards } => {
                if let Some(table) = TableId::new(&table) {
                    rooms.try_send(&table, || RoomMessage::RemoteSelection { seat, cards });
                }
                Vec::new()
            }
            NodeMessageBody::Leave => self.lock().remove(&node),
        };
        self.notify(changed, rooms);
    }

    fn drop_silent_nodes(&self, rooms: &Rooms) {
        let silent: Vec<String> = {
            let state = self.lock();
            let silent = state.remote.iter().filter(|(_, node)| node.last_message.elapsed() > NODE_TIMEOUT);
            silent.map(|(node, _)| node.clone()).collect()
        };
        for node in silent {
            let changed = self.lock().time_out(node);
            self.notify(changed, rooms);
        }
    }

    /// Sends their new remote presence to the rooms of these tables that are in memory.
    fn notify(&self, tables: Vec<TableId>, rooms: &Rooms) {
        for table in tables {
            rooms.try_send(&table, || RoomMessage::RemotePresence(self.remote(&table)));
        }
    }

    fn lock(&self) -> MutexGuard<'_, PresenceState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl PresenceState {
    /// The tables whose presence differs from what was last published.
    fn take_changes(&mut self, check_all: bool) -> Vec<(TableId, TablePresence)> {
        let changed = std::mem::take(&mut self.changed);
        let mut changes = Vec::new();
        let mut check = |table: &TableId, local: &mut LocalPresence| {
            changes.extend(local.take_change().map(|presence| (table.clone(), presence)));
            !local.is_published_empty()
        };
        if check_all {
            self.local.retain(check);
        } else {
            for table in changed {
                if let Some(local) = self.local.get_mut(&table)
                    && !check(&table, local)
                {
                    self.local.remove(&table);
                }
            }
        }
        changes
    }

    fn mark_all_unpublished(&mut self) {
        self.local.values_mut().for_each(|local| local.published = TablePresence::default());
        self.changed = self.local.keys().cloned().collect();
    }

    /// Applies an update of another node and returns the tables in it.
    fn update(&mut self, node: String, tables: BTreeMap<String, TablePresence>) -> Vec<TableId> {
        let new = || RemoteNode { last_message: Instant::now(), tables: BTreeMap::new() };
        let node = self.remote.entry(node).or_insert_with(new);
        node.last_message = Instant::now();
        let mut changed = Vec::new();
        for (table, presence) in tables {
            let Some(table) = TableId::new(&table) else {
                continue;
            };
            if presence == TablePresence::default() {
                node.tables.remove(&table);
            } else {
                node.tables.insert(table.clone(), presence);
            }
            changed.push(table);
        }
        changed
    }

    fn time_out(&mut self, node: String) -> Vec<TableId> {
        let changed = self.remove(&node);
        self.timed_out.insert(node);
        changed
    }

    /// Whether the node had timed out, so that its earlier updates are missing here.
    fn take_timed_out(&mut self, node: &str) -> bool {
        self.timed_out.remove(node)
    }

    fn remove(&mut self, node: &str) -> Vec<TableId> {
        let removed = self.remote.remove(node);
        removed.into_iter().flat_map(|node| node.tables.into_keys()).collect()
    }
}

/// The next message; an empty one if some were missed, `None` at the end.
/// The next published text; an empty one where some may have been missed.
pub(crate) async fn receive(messages: &mut Receiver<String>) -> Option<String> {
    match messages.recv().await {
        Ok(text) => Some(text),
        Err(RecvError::Lagged(_)) => Some(String::new()),
        Err(RecvError::Closed) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_that_timed_out_and_publishes_again_is_asked_for_everything_once() {
        let table = TableId::random();
        let changed = [table.clone()];
        let presence = TablePresence { watching: 1, ..TablePresence::default() };
        let update = || BTreeMap::from([(table.to_string(), presence.clone())]);
        let mut state = PresenceState::default();
        assert!(!state.take_timed_out("node"), "a new node publishes everything by itself");
        assert_eq!(state.update("node".to_owned(), update()), changed);
        assert_eq!(state.time_out("node".to_owned()), changed);
        assert!(state.take_timed_out("node"));
        assert!(!state.take_timed_out("node"));
        assert_eq!(state.update("node".to_owned(), update()), changed);
        state.remove("node");
        assert!(!state.take_timed_out("node"), "a node that has left was not paused");
    }

    #[test]
    fn only_changes_are_published() {
        let (table, other) = (TableId::random(), TableId::random());
        let mut state = PresenceState::default();
        state.local.entry(table.clone()).or_default().watching = 2;
        state.local.entry(other.clone()).or_default();
        state.changed.insert(table.clone());
        let watched =
            |watching| vec![(table.clone(), TablePresence { watching, ..TablePresence::default() })];
        assert_eq!(state.take_changes(false), watched(2));
        assert_eq!(state.take_changes(true), []);
        assert!(!state.local.contains_key(&other), "an empty table that was never published is dropped");
        state.local.entry(table.clone()).or_default().watching = 0;
        assert_eq!(state.take_changes(true), watched(0));
        assert!(state.local.is_empty());
    }

    #[test]
    fn messages_between_nodes_keep_their_form() {
        let table = TableId::new("abcdefgh2345").unwrap();
        let presence =
            TablePresence { seats: vec![(SeatNumber(1), 40)], watching: 2, ..TablePresence::default() };
        let renamed = NodeMessageBody::PlayerRenamed {
            player: PlayerId::new("ann").unwrap(),
            name: DisplayName::new("Ann").unwrap(),
            id: "7".to_owned(),
        };
        for (body, text) in [
            (NodeMessageBody::RequestAll, r#""Hello""#),
            (
                NodeMessageBody::Update(BTreeMap::from([(table.to_string(), presence)])),
                r#"{"Here":{"abcdefgh2345":{"seats":[[1,40]],"watching":2}}}"#,
            ),
            (renamed, r#"{"Renamed":{"player":"ann","name":"Ann","id":"7"}}"#),
            (
                NodeMessageBody::Selection {
                    table: table.to_string(),
                    seat: SeatNumber(1),
                    cards: vec!["2srd".parse().unwrap()],
                },
                r#"{"Selection":{"table":"abcdefgh2345","seat":1,"cards":["2srd"]}}"#,
            ),
            (NodeMessageBody::Leave, r#""Gone""#),
        ] {
            let message = NodeMessage { node: "node".to_owned(), body };
            let expected = format!(r#"{{"node":"node","what":{text}}}"#);
            assert_eq!(serde_json::to_string(&message).unwrap(), expected);
        }
    }
}
