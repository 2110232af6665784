//! A room: one table in memory, served to the clients that are connected to it here.
//!
//! A room holds only a copy. It decides a command, appends the record to the journal, and publishes it when the append is
//! acknowledged. If another node was first, the room catches up and decides again.

mod client;
mod history;
mod rooms;
mod wake_times;

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::extract::ws::Utf8Bytes;
use bytes::Bytes;
use engine::{Action, Command, DisplayName, PlayerId, Record, Refusal, SeatNumber, Stated, Time};
use play::{AppliedRecord, Decision, TableHost};
use protocol::{CloseReason, LobbyEntry, Player, Problem, ServerMessage};
use tokio::sync::mpsc;

use crate::error::ServerError;
use crate::journal::{AppendError, Journal, Stream, Watch};
use crate::metrics::Metrics;
use crate::presence::{Presence, TablePresence};
use crate::random;

pub(crate) use client::{Outbound, Outbox, RoomClient};
use history::TableHistory;
pub(crate) use rooms::{Rooms, TableId};
use wake_times::WakeTimes;

/// How often a command is decided again when other nodes are first or the journal does not acknowledge.
const MAX_ATTEMPTS: usize = 20;
/// The pause after an append that was not acknowledged.
const RETRY_PAUSE: Duration = Duration::from_millis(100);

/// The server's clock, on which all times of a table are.
pub(crate) fn clock() -> Time {
    Time(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64)
}

/// A message to a room.
pub(crate) enum RoomMessage {
    /// A client connects; `after` is the last record that it knows.
    Join { client: RoomClient, after: u64 },
    /// A client that has joined was sent all older records up to `after`.
    Subscribe { client: u64, after: u64 },
    /// A client's socket is closed.
    Leave { client: u64 },
    /// A client's request, and when it arrived on this node's monotonic clock.
    Request { client: u64, id: String, action: Action, arrived: Instant },
    /// A request that the server makes for a player.
    RequestFor { player: Player, action: Action },
    /// A player has a new display name. The id is the same for all rooms and nodes, so that each table is changed once.
    PlayerRenamed { player: PlayerId, name: DisplayName, id: String },
    /// The clients of other nodes have changed.
    RemotePresence(TablePresence),
    /// The server shuts down.
    Close,
}

/// One table in memory.
pub(crate) struct Room {
    id: TableId,
    journal: Arc<dyn Journal>,
    stream: Stream,
    watch: Watch,
    metrics: Arc<Metrics>,
    /// How long the room stays in memory without clients.
    idle: Duration,
    presence: Arc<Presence>,
    /// The clients of other nodes.
    remote: TablePresence,
    host: TableHost,
    clients: Vec<RoomClient>,
    /// When this node got the present layout, on its own monotonic clock.
    layout_since: Instant,
    empty_since: Instant,
    listing: rooms::LobbySlot,
}

impl Room {
    /// Serves the table until it has no clients and nothing is due.
    async fn run(mut self, mut inbox: mpsc::Receiver<RoomMessage>, sender: mpsc::WeakSender<RoomMessage>) {
        let metrics = self.metrics.clone();
        let _gauge = metrics.tables.increment();
        // Reset only when the time changes: most messages do not change it.
        let mut wake = self.wake_times();
        let mut alarm = std::pin::pin!(tokio::time::sleep(wake.wait()));
        loop {
            tokio::select! {
                biased;
                message = inbox.recv() => match message {
                    None | Some(RoomMessage::Close) => break,
                    Some(message) => self.receive(message, &sender).await,
                },
                changed = self.watch.changed() => match changed {
                    Ok(head) if head > self.host.head() => self.catch_up(head).await,
                    Ok(_) => {}
                    Err(_) => break,
                },
                _ = &mut alarm => self.execute_due().await,
            }
            let next = self.wake_times();
            if next != wake || alarm.is_elapsed() {
                wake = next;
                alarm.as_mut().reset(tokio::time::Instant::now() + wake.wait());
            }
            if self.is_idle() && inbox.is_empty() {
                break;
            }
        }
        self.listing.set(None);
        self.presence.set_lobby_entry(&self.id, None);
        self.presence.set_clients(&self.id, Vec::new(), 0);
        // A client may have joined just before the end.
        inbox.close();
        while let Ok(message) = inbox.try_recv() {
            if let RoomMessage::Join { client, .. } = message {
                self.clients.push(client);
            }
        }
        for client in &self.clients {
            client.outbox.send(Outbound::Close(CloseReason::Restart));
        }
    }

    async fn receive(&mut self, message: RoomMessage, sender: &mpsc::WeakSender<RoomMessage>) {
        match message {
            RoomMessage::Join { client, after } => self.join(client, after, sender),
            RoomMessage::Subscribe { client, after } => self.subscribe(client, after, sender),
            RoomMessage::Leave { client } => {
                self.clients.retain(|known| known.number != client);
                if self.clients.is_empty() {
                    self.empty_since = Instant::now();
                }
                self.publish_presence();
            }
            RoomMessage::Request { client, id, action, arrived } => {
                if let Some(reply) = self.request(client, id, action, arrived).await {
                    self.reply(client, &reply);
                }
            }
            RoomMessage::RequestFor { player, action } => {
                if let Ok(command) = self.host.command(&player, action, Default::default()) {
                    // It has an id too, because its append may not be acknowledged.
                    self.execute(command, random::letters(12)).await;
                }
            }
            RoomMessage::PlayerRenamed { player, name, id } => {
                // A player who sits down later does so with the new name.
                for known in self.clients.iter_mut().filter_map(|client| client.player.as_mut()) {
                    if known.id == player {
                        known.name = name.clone();
                    }
                }
                if self.host.board().seat_of(&player).is_some() {
                    let stated = Stated { name: Some(name), ..Stated::default() };
                    self.execute(Command::By { player, action: Action::Rename, stated }, id).await;
                }
            }
            RoomMessage::RemotePresence(presence) => {
                let before = std::mem::replace(&mut self.remote, presence);
                // Clients do not see round trips, which change all the time.
                if !before.has_same_clients(&self.remote) {
                    self.publish_presence();
                }
            }
            RoomMessage::Close => {}
        }
    }

    fn join(&mut self, client: RoomClient, after: u64, sender: &mpsc::WeakSender<RoomMessage>) {
        let welcome = self.host.welcome(&self.id.to_string(), client.player.clone(), clock());
        if client.send(&welcome) {
            let number = client.number;
            self.clients.push(client);
            self.subscribe(number, if after > self.host.head() { 0 } else { after }, sender);
        }
    }

    /// Sends a client the records after `after` from memory, and from then on every new one. Older records are read from the
    /// journal by a task, which then sends [`RoomMessage::Subscribe`], so that the room does not wait for the journal.
    fn subscribe(&mut self, number: u64, after: u64, sender: &mpsc::WeakSender<RoomMessage>) {
        let Some(index) = self.clients.iter().position(|client| client.number == number) else {
            return;
        };
        let Some(mut records) = self.host.records_after(after) else {
            let outbox = self.clients[index].outbox.clone();
            let history = TableHistory::new(self.journal.clone(), self.stream.clone());
            let (until, sender) = (self.host.head(), sender.clone());
            tokio::spawn(async move {
                if history.send(after, until, &outbox).await
                    && let Some(room) = sender.upgrade()
                {
                    let _ = room.send(RoomMessage::Subscribe { client: number, after: until }).await;
                }
            });
            return;
        };
        let client = &mut self.clients[index];
        while records.len() > 0 {
            let page = records.by_ref().take(history::PAGE).cloned().collect();
            if !client.send(&ServerMessage::Records { now: clock(), records: page }) {
                self.clients.remove(index);
                return;
            }
        }
        drop(records);
        client.is_subscribed = true;
        self.publish_presence();
    }

    /// Executes a client's request and returns the reply to it, if there is one beside the published record.
    async fn request(
        &mut self,
        number: u64,
        id: String,
        action: Action,
        arrived: Instant,
    ) -> Option<ServerMessage> {
        let client = self.clients.iter().find(|client| client.number == number)?;
        let Some(player) = client.player.clone() else {
            return Some(ServerMessage::Problem { id: Some(id), problem: Problem::OnlyWatching });
        };
        let round_trip = client.round_trip.clone();
        // A deadline that has passed comes first, and stays even if the request is refused.
        if self.host.is_tick_due(clock()) {
            self.execute_unrequested(&Command::Tick).await;
        }
        // Both times are this node's own: from when it got the layout to when the call arrived, less the round trip.
        let since = arrived.saturating_duration_since(self.layout_since).as_millis();
        let since = u32::try_from(since).unwrap_or(u32::MAX);
        let seat = self.host.board().seat_of(&player.id);
        let reaction = self.host.reaction(seat, since, round_trip.milliseconds(), self.round_trips());
        let changes_presence = matches!(action, Action::Sit | Action::Leave);
        let reply = match self.host.command(&player, action, reaction) {
            Ok(command) => self.execute(command, id).await,
            Err(problem) => Some(ServerMessage::Problem { id: Some(id), problem }),
        };
        match &reply {
            None if changes_presence => self.publish_presence(),
            Some(ServerMessage::Refused { why, .. }) => self.metrics.count_refusal(&reason(why)),
            _ => {}
        }
        reply
    }

    /// Decides a command, appends its record and publishes it. Returns the reply if there is no record.
    async fn execute(&mut self, command: Command, id: String) -> Option<ServerMessage> {
        for attempt in 0..MAX_ATTEMPTS {
            match self.host.decide(&command, Some(&id), clock()) {
                Decision::Append(record) => {
                    if self.append(record).await {
                        return None;
                    }
                }
                // An earlier attempt was appended without an acknowledgement, and published while catching up.
                Decision::Duplicate if attempt > 0 => return None,
                decision => return decision.reply(id),
            }
        }
        Some(ServerMessage::Problem { id: Some(id), problem: Problem::TryAgain })
    }

    /// Executes a tick or a bot's move. Every node computes it, and each appends it right after the record that it was computed
    /// from or not at all; so it acts once without an id, and a node that was not first computes it again.
    async fn execute_unrequested(&mut self, command: &Command) {
        match self.host.decide(command, None, clock()) {
            Decision::Append(record) => drop(self.append(record).await),
            _ => self.host.drop_bot_move(command),
        }
    }

    async fn execute_due(&mut self) {
        if let Some(command) = self.host.due_command(clock(), self.round_trips()) {
            self.execute_unrequested(&command).await;
        }
    }

    /// Appends a record and applies it. If that fails, catches up and returns false.
    async fn append(&mut self, record: Record) -> bool {
        let start = Instant::now();
        let head = self.host.head();
        let appended = match serde_json::to_vec(&record) {
            Ok(payload) => self.journal.append(&self.stream, head, Bytes::from(payload)).await,
            Err(error) => Err(AppendError::Unavailable(error.to_string())),
        };
        self.metrics.append.observe(start.elapsed());
        match appended {
            Ok(()) => {
                self.apply([record.into()]);
                return true;
            }
            Err(AppendError::Conflict { head }) => self.catch_up(head).await,
            // The record may be in the journal or not: reading tells.
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "an append was not acknowledged");
                tokio::time::sleep(RETRY_PAUSE).await;
                self.catch_up(u64::MAX).await;
            }
        }
        false
    }

    /// Applies the records of other nodes up to number `head`: those that came with their announcements, and the rest from the
    /// journal. If it cannot be read now, the next announcement or append leads here again.
    async fn catch_up(&mut self, head: u64) {
        if let Err(error) = self.try_catch_up(head).await {
            tracing::warn!(table = %self.id, %error, "cannot catch up");
        }
    }

    async fn try_catch_up(&mut self, head: u64) -> Result<(), ServerError> {
        self.apply(history::parse(self.watch.announced_entries(self.host.head()))?);
        if head <= self.host.head() {
            return Ok(());
        }
        let history = TableHistory::new(self.journal.clone(), self.stream.clone());
        loop {
            let records = history.page(self.host.head()).await?;
            let is_last = records.len() < history::PAGE;
            self.apply(records);
            if is_last {
                return Ok(());
            }
        }
    }

    /// Applies appended records and publishes them to all clients.
    fn apply(&mut self, records: impl IntoIterator<Item = AppliedRecord>) {
        let start = Instant::now();
        let mut records = records.into_iter().peekable();
        if records.peek().is_none() {
            return;
        }
        let changed = self.host.board().changed();
        let text = self.host.apply(records, clock(), client::text_of);
        if self.host.board().changed() != changed {
            self.layout_since = start;
        }
        self.publish(text);
        self.metrics.fan_out.observe(start.elapsed());
        self.update_lobby();
    }

    /// Sends a message to all clients. One whose queue is full is closed, and reconnects.
    fn publish(&mut self, text: Option<Utf8Bytes>) {
        if let Some(text) = text {
            let send = |client: &RoomClient| client.outbox.send(Outbound::Text(text.clone()));
            self.clients.retain(|client| !client.is_subscribed || send(client));
        }
    }

    fn reply(&self, number: u64, message: &ServerMessage) {
        if let Some(client) = self.clients.iter().find(|client| client.number == number) {
            client.send(message);
        }
    }

    fn seat_of(&self, client: &RoomClient) -> Option<SeatNumber> {
        self.host.board().seat_of(&client.player.as_ref()?.id)
    }

    /// The round trips of all connected players, of this and other nodes.
    fn round_trips(&self) -> impl Iterator<Item = (SeatNumber, u32)> {
        let here = self.clients.iter();
        let here = here.filter_map(|client| Some((self.seat_of(client)?, client.round_trip.milliseconds())));
        here.chain(self.remote.seats.iter().copied())
    }

    fn wake_times(&self) -> WakeTimes {
        let unload = self.clients.is_empty().then(|| self.empty_since.checked_add(self.idle)).flatten();
        WakeTimes { act: self.host.due(), unload }
    }

    fn is_idle(&self) -> bool {
        self.clients.is_empty() && self.host.due().is_none() && self.empty_since.elapsed() >= self.idle
    }

    fn update_lobby(&self) {
        let board = self.host.board();
        if !board.is_listed() {
            return;
        }
        let listed = (!self.clients.is_empty()).then(|| LobbyEntry {
            table: self.id.to_string(),
            rules: board.rules().choice(),
            phase: board.phase().name().to_owned(),
            players: board.seated().map(|(_, seat)| seat.name.clone()).collect(),
            seats: board.rules().seats,
            connected: self.clients.len(),
        });
        self.presence.set_lobby_entry(&self.id, listed.clone());
        self.listing.set(listed);
    }

    /// Publishes who is connected, to the clients here and to the other nodes.
    fn publish_presence(&mut self) {
        let here: Vec<_> = self
            .clients
            .iter()
            .filter_map(|client| Some((self.seat_of(client)?, client.round_trip.clone())))
            .collect();
        let watching = self.clients.len() - here.len();
        let mut seats: Vec<SeatNumber> = here.iter().map(|(seat, _)| *seat).collect();
        seats.extend(self.remote.seats.iter().map(|(seat, _)| *seat));
        seats.sort_unstable();
        seats.dedup();
        self.presence.set_clients(&self.id, here, watching);
        let watching = watching + self.remote.watching;
        self.publish(client::text_of(&ServerMessage::Presence { seats, watching }));
        self.update_lobby();
    }
}

/// A refusal's name, as in JSON.
fn reason(refusal: &Refusal) -> String {
    let value = serde_json::to_value(refusal).unwrap_or_default();
    value["refused"].as_str().unwrap_or("unknown").to_owned()
}
