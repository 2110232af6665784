//! A room: one table in memory, served to the clients that are connected to it here.
//!
//! A room holds only a copy. It decides a command, appends the record to the journal, and publishes it when the append is
//! acknowledged. If another node was first, the room catches up and decides again.

mod client;
mod history;
mod rooms;
mod table_clock;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use bytes::Bytes;
use engine::{Action, Command, DisplayName, PlayerId, Record, Refusal, SeatNumber, Stated};
use play::{AppliedRecord, Decision, Recipients, TableHost};
use protocol::{CloseReason, LobbyEntry, Player, Problem, ServerMessage};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::error::ServerError;
use crate::journal::{AppendError, Journal, Stream, Watch};
use crate::metrics::Metrics;
use crate::presence::{Presence, TablePresence};
use crate::random;

pub(crate) use client::{Outbound, Outbox, RoomClient};
use history::TableHistory;
pub(crate) use rooms::{Rooms, TableId};
pub use table_clock::WallClock;
use table_clock::{TableClock, WakeTimes};

/// How often a command is decided again when other nodes are first.
const MAX_ATTEMPTS: usize = 20;
/// How long an append may take. Whether it was written is then unknown, and the room reads before it decides again.
const APPEND_TIMEOUT: Duration = Duration::from_secs(2);
/// How long a room refuses at once, after an append that was not acknowledged, before it tries again.
const STALL: Duration = Duration::from_millis(500);
/// The shortest time between two messages about who is connected. In a storm of connections each client is sent a few.
const PRESENCE_INTERVAL: Duration = Duration::from_millis(250);

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
    clock: TableClock,
    clients: Vec<RoomClient>,
    /// When this node got the present layout, on its own monotonic clock.
    layout_since: Instant,
    empty_since: Instant,
    listing: rooms::LobbySlot,
    /// The journal did not acknowledge: until then nothing is appended.
    stalled_until: Option<Instant>,
    presence_published: Option<Instant>,
    /// When a change of presence is published.
    presence_due: Option<Instant>,
}

impl Room {
    /// Serves the table until it has no clients and nothing is due.
    async fn run(mut self, mut inbox: mpsc::Receiver<RoomMessage>, sender: mpsc::WeakSender<RoomMessage>) {
        let metrics = self.metrics.clone();
        let _gauge = metrics.tables.increment();
        // Reset only when the time changes: most messages do not change it.
        let mut wake = self.wake_times();
        let mut alarm = std::pin::pin!(tokio::time::sleep_until(wake.next(&self.clock)));
        loop {
            tokio::select! {
                biased;
                message = inbox.recv() => match message {
                    None | Some(RoomMessage::Close) => break,
                    Some(message) => self.receive(message, &sender).await,
                },
                changed = self.watch.changed() => match changed {
                    Ok(head) if head > self.host.head() => drop(self.catch_up(head).await),
                    Ok(_) => {}
                    Err(_) => break,
                },
                _ = &mut alarm => self.execute_due().await,
            }
            let next = self.wake_times();
            if next != wake || alarm.is_elapsed() {
                wake = next;
                alarm.as_mut().reset(wake.next(&self.clock));
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
                self.change_presence();
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
                    self.change_presence();
                }
            }
            RoomMessage::Close => {}
        }
    }

    fn join(&mut self, client: RoomClient, after: u64, sender: &mpsc::WeakSender<RoomMessage>) {
        let now = self.clock.now();
        // Without clients the table was at rest.
        if self.clients.is_empty() {
            self.host.wake(now);
        }
        let welcome = self.host.welcome(&self.id.to_string(), client.player.clone(), now);
        if client.send(&welcome) {
            let number = client.number;
            self.clients.push(client);
            self.subscribe(number, if after > self.host.public_head() { 0 } else { after }, sender);
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
            let missing =
                history::Missing { after, until: self.host.public_head(), entry: self.host.entry_of(after) };
            let (now, sender) = (self.clock.now(), sender.clone());
            tokio::spawn(async move {
                if history.send(missing, now, &outbox).await
                    && let Some(room) = sender.upgrade()
                {
                    let _ = room.send(RoomMessage::Subscribe { client: number, after: missing.until }).await;
                }
            });
            return;
        };
        let client = &mut self.clients[index];
        let now = self.clock.now();
        while records.len() > 0 {
            let page = records.by_ref().take(history::PAGE).cloned().collect();
            if !client.send(&ServerMessage::Records { now, records: page }) {
                self.clients.remove(index);
                return;
            }
        }
        drop(records);
        client.is_subscribed = true;
        let client = &self.clients[index];
        if let Some(held) = self.host.held(self.seat_of(client)) {
            client.send(&held);
        }
        self.change_presence();
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
        if self.is_stalled() {
            return Some(try_again(id));
        }
        // A deadline that has passed comes first, and stays even if the request is refused.
        if self.host.is_tick_due(self.clock.now()) {
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
            None if changes_presence => self.change_presence(),
            Some(ServerMessage::Refused { why, .. }) => self.metrics.count_refusal(&reason(why)),
            _ => {}
        }
        reply
    }

    /// Decides a command, appends its record and publishes it. Returns the reply if there is no record.
    async fn execute(&mut self, command: Command, id: String) -> Option<ServerMessage> {
        for attempt in 0..MAX_ATTEMPTS {
            match self.host.decide(&command, Some(&id), self.clock.now()) {
                Decision::Append(record) => match self.append(record).await {
                    Appended::Acknowledged => return None,
                    Appended::Conflict => {}
                    Appended::Unknown => break,
                },
                // An earlier attempt was appended without an acknowledgement, and published while catching up.
                Decision::Duplicate if attempt > 0 => return None,
                decision => return decision.reply(id),
            }
        }
        Some(try_again(id))
    }

    /// Executes a tick or a bot's move. Every node computes it, and each appends it right after the record that it was computed
    /// from or not at all; so it acts once without an id, and a node that was not first computes it again.
    async fn execute_unrequested(&mut self, command: &Command) {
        match self.host.decide(command, None, self.clock.now()) {
            Decision::Append(record) => _ = self.append(record).await,
            _ => self.host.drop_bot_move(command),
        }
    }

    /// Does what is due. A table without clients here is left to other nodes, or at rest.
    async fn execute_due(&mut self) {
        if self.presence_due.is_some_and(|due| due <= Instant::now()) {
            self.publish_presence();
        }
        if !self.clients.is_empty()
            && !self.is_stalled()
            && let Some(command) = self.host.due_command(self.clock.now(), self.round_trips())
        {
            self.execute_unrequested(&command).await;
        }
    }

    /// Whether the journal has just failed to acknowledge. A request is then refused at once, not behind many others.
    fn is_stalled(&self) -> bool {
        self.stalled_until.is_some_and(|until| Instant::now() < until)
    }

    /// Appends a record and applies it. If that fails, catches up.
    async fn append(&mut self, record: Record) -> Appended {
        let head = self.host.head();
        // The last append may be in the journal or not: reading tells. If it is, this record was decided without it.
        if self.stalled_until.is_some() {
            if !self.catch_up(u64::MAX).await {
                return self.stall();
            }
            if self.host.head() != head {
                return Appended::Conflict;
            }
        }
        let start = Instant::now();
        let appended = match serde_json::to_vec(&record) {
            Ok(payload) => {
                let append = self.journal.append(&self.stream, head, Bytes::from(payload));
                let late = |_| Err(AppendError::Unavailable("it takes too long".to_owned()));
                tokio::time::timeout(APPEND_TIMEOUT, append).await.unwrap_or_else(late)
            }
            Err(error) => Err(AppendError::Unavailable(error.to_string())),
        };
        self.metrics.append.observe(start.elapsed());
        match appended {
            Ok(()) => {
                self.stalled_until = None;
                self.metrics.journal.acknowledged();
                self.apply([record.into()]);
                Appended::Acknowledged
            }
            Err(AppendError::Conflict { head }) => {
                self.stalled_until = None;
                self.catch_up(head).await;
                Appended::Conflict
            }
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "an append was not acknowledged");
                self.metrics.journal.failed();
                self.stall()
            }
        }
    }

    fn stall(&mut self) -> Appended {
        self.stalled_until = Some(Instant::now() + STALL);
        Appended::Unknown
    }

    /// Applies the records of other nodes up to number `head`: those that came with their announcements, and the rest from the
    /// journal. If it cannot be read now, it returns false, and the next announcement or append leads here again.
    async fn catch_up(&mut self, head: u64) -> bool {
        let caught_up = self.try_catch_up(head).await;
        if let Err(error) = &caught_up {
            tracing::warn!(table = %self.id, %error, "cannot catch up");
        }
        caught_up.is_ok()
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
        let (changed, now) = (self.host.board().changed(), self.clock.now());
        let mut messages = Vec::new();
        self.host.apply(records, now, |to, message| {
            messages.extend(client::text_of(message).map(|text| (to, text)))
        });
        if self.host.board().changed() != changed {
            self.layout_since = start;
        }
        self.clock.follow(self.host.board().clock());
        for (recipients, text) in messages {
            self.publish(recipients, text);
        }
        self.metrics.fan_out.observe(start.elapsed());
        self.update_lobby();
    }

    /// Sends a message to the subscribed clients among the recipients. One whose queue is full is closed, and reconnects.
    fn publish(&mut self, recipients: Recipients, text: Utf8Bytes) {
        let board = self.host.board();
        let is_recipient = |client: &RoomClient| match recipients {
            Recipients::All => true,
            Recipients::Seat(seat) => {
                client.player.as_ref().is_some_and(|player| board.seat_of(&player.id) == Some(seat))
            }
        };
        let send = |client: &RoomClient| client.outbox.send(Outbound::Text(text.clone()));
        self.clients.retain(|client| !client.is_subscribed || !is_recipient(client) || send(client));
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
        let is_empty = self.clients.is_empty();
        let unload = is_empty.then(|| self.empty_since.checked_add(self.idle)).flatten();
        let act = self.host.due().filter(|_| !is_empty);
        WakeTimes { act, not_before: self.stalled_until, presence: self.presence_due, unload }
    }

    fn is_idle(&self) -> bool {
        self.clients.is_empty() && self.empty_since.elapsed() >= self.idle
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

    /// Publishes who is connected, at once or after the interval since the last time.
    fn change_presence(&mut self) {
        let free_at = self.presence_published.map(|last| last + PRESENCE_INTERVAL);
        match free_at.filter(|&free_at| free_at > Instant::now()) {
            Some(free_at) => _ = self.presence_due.get_or_insert(free_at),
            None => self.publish_presence(),
        }
    }

    /// Publishes who is connected, to the clients here and to the other nodes.
    fn publish_presence(&mut self) {
        self.presence_due = None;
        self.presence_published = Some(Instant::now());
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
        if let Some(text) = client::text_of(&ServerMessage::Presence { seats, watching }) {
            self.publish(Recipients::All, text);
        }
        self.update_lobby();
    }
}

/// What became of an append.
enum Appended {
    Acknowledged,
    /// Another node was first.
    Conflict,
    /// It may be in the journal or not.
    Unknown,
}

fn try_again(id: String) -> ServerMessage {
    ServerMessage::Problem { id: Some(id), problem: Problem::TryAgain }
}

/// A refusal's name, as in JSON.
fn reason(refusal: &Refusal) -> String {
    let value = serde_json::to_value(refusal).unwrap_or_default();
    value["refused"].as_str().unwrap_or("unknown").to_owned()
}
