//! A room: one table in memory, served to the clients that are connected to it here.
//!
//! A room holds only a copy. It decides a command, appends the record to the journal, and publishes it when the append is
//! acknowledged. If another node was first, the room catches up and decides again.

mod absence;
mod append;
mod client;
mod company;
mod history;
mod publish;
mod rooms;
mod selection;
mod summary;
mod table_clock;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use engine::{Action, Card, ChallengeId, Command, DisplayName, PlayerId, Refusal, SeatNumber, Stated};
use play::TableHost;
use protocol::{CloseReason, Player, Problem, ServerMessage, TableSummary};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::challenges::RunFeed;
use crate::error::ServerError;
use crate::journal::{Chain, Journal, Stream, Watch};
use crate::limits::TokenBucket;
use crate::metrics::Metrics;
use crate::play_now::Strengths;
use crate::presence::{Presence, TablePresence};
use crate::random;
use crate::ratings::MatchFeed;

pub(crate) use client::{Outbound, Outbox, RoomClient, WeakOutbox};
pub(crate) use history::TableHistory;
pub(crate) use rooms::{Rooms, TABLE_PREFIX, TableId};
pub use table_clock::WallClock;
use table_clock::{TableClock, WakeTimes};

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
    /// What a client's player has selected, for display.
    Selection { client: u64, cards: Vec<Card> },
    /// What a caller at another node has selected.
    RemoteSelection { seat: SeatNumber, cards: Vec<Card> },
    /// A request that the server makes for a player; the reply says whether it was executed.
    RequestFor { player: Player, action: Action, reply: oneshot::Sender<bool> },
    /// A player has a new display name. The id is the same for all rooms and nodes, so that each table is changed once.
    PlayerRenamed { player: PlayerId, name: DisplayName, id: String },
    /// Asks for what a holder of the link may see; `player` is the one who asks.
    Summarize { player: Option<PlayerId>, reply: oneshot::Sender<TableSummary> },
    /// Asks which challenge the table is a run of, and who has sat down there.
    RunOf { reply: oneshot::Sender<Option<(ChallengeId, Vec<PlayerId>)>> },
    /// The clients of other nodes have changed.
    RemotePresence(TablePresence),
    /// The server shuts down, or the table is damaged.
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
    /// The chain of the records that the host has applied.
    chain: Chain,
    /// The room ends, and the next client gets one that is made from the journal: a record of the table is damaged, and the table
    /// is refused then, or a name is erased that the room has in memory.
    is_ending: bool,
    clock: TableClock,
    clients: Vec<RoomClient>,
    absences: absence::Absences,
    /// For how long a player has no connection before that is recorded.
    away_after: Duration,
    /// Limits the selections that clients of this node send.
    selections: TokenBucket,
    /// When this node got the present layout, on its own monotonic clock.
    layout_since: Instant,
    empty_since: Instant,
    listing: rooms::LobbySlot,
    /// The journal did not acknowledge: until then nothing is appended.
    stalled_until: Option<Instant>,
    /// The journal could not be read: when to try again.
    read_again: Option<Instant>,
    presence_published: Option<Instant>,
    /// When a change of presence is published.
    presence_due: Option<Instant>,
    /// Where runs of challenges are named that are over.
    runs: RunFeed,
    strengths: Strengths,
    /// Until when a player who was seated by the server counts as present.
    arrival_until: Option<Instant>,
    /// Where tables are named whose matches are over.
    matches: MatchFeed,
}

impl Room {
    /// Serves the table until it has no clients and nothing is due.
    async fn run(mut self, mut inbox: mpsc::Receiver<RoomMessage>, sender: mpsc::WeakSender<RoomMessage>) {
        let metrics = self.metrics.clone();
        let _gauge = metrics.tables.increment();
        // Reset only when the time changes: most messages do not change it.
        let mut wake = self.wake_times();
        let mut alarm = std::pin::pin!(tokio::time::sleep_until(wake.next()));
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
                _ = &mut alarm => {
                    self.metrics.wake_ups.increment();
                    #[cfg(test)]
                    crate::world::count_wake_up(&self.id);
                    self.execute_due().await;
                }
            }
            let next = self.wake_times();
            if next != wake || alarm.is_elapsed() {
                wake = next;
                alarm.as_mut().reset(wake.next());
            }
            if self.is_ending || (self.is_idle() && inbox.is_empty()) {
                break;
            }
        }
        self.listing.set(None, Vec::new());
        self.presence.set_lobby_entry(&self.id, None, Vec::new());
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
            RoomMessage::Selection { client, cards } => self.select(client, cards),
            RoomMessage::RemoteSelection { seat, cards } => self.select_remotely(seat, cards),
            RoomMessage::RequestFor { player, action, reply } => {
                let sits = action == Action::Sit;
                let is_executed = match self.host.command(&player, action, Default::default()) {
                    // It has an id too, because its append may not be acknowledged.
                    Ok(command) => self.execute(command, random::letters(12)).await.is_none(),
                    Err(_) => false,
                };
                if sits && is_executed {
                    self.expect_arrival();
                }
                let _ = reply.send(is_executed);
            }
            RoomMessage::PlayerRenamed { player, name, id } => {
                // A player who sits down later does so with the new name.
                for known in self.clients.iter_mut().filter_map(|client| client.player.as_mut()) {
                    if known.id == player {
                        known.name = name.clone();
                    }
                }
                if self.host.board().seat_of(&player).is_some() {
                    let is_erased = name.as_reference().is_some();
                    let stated = Stated { name: Some(name), ..Stated::default() };
                    self.execute(Command::By { player, action: Action::Rename, stated }, id).await;
                    self.is_ending |= is_erased;
                }
            }
            // Fails if the request was cancelled meanwhile.
            RoomMessage::Summarize { player, reply } => drop(reply.send(self.summary(player.as_ref()))),
            RoomMessage::RunOf { reply } => {
                let board = self.host.board();
                let players = board.seats().iter().map(|seat| seat.player.clone()).collect();
                let _ = reply.send(board.challenge().map(|challenge| (challenge, players)));
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
            self.forget_absences();
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
            let missing = history::Missing {
                after,
                until: self.host.public_head(),
                entry: self.host.entry_of(after),
                seed_is_sealed: self.host.seed_is_sealed(),
            };
            let (now, sender) = (self.clock.now(), sender.clone());
            tokio::spawn(async move {
                let reply = match history.send(missing, now, &outbox).await {
                    Ok(true) => RoomMessage::Subscribe { client: number, after: missing.until },
                    Ok(false) => return,
                    Err(error) => {
                        tracing::warn!(%error, "the records of a table cannot be sent");
                        outbox.send(Outbound::Close(CloseReason::Restart));
                        let ServerError::Damaged(_) = error else { return };
                        // When the table is opened again, it is refused.
                        RoomMessage::Close
                    }
                };
                if let Some(room) = sender.upgrade() {
                    let _ = room.send(reply).await;
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
        for message in self.host.for_seat(self.seat_of(client)) {
            client.send(&message);
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
        let (round_trip, is_subscribed) = (client.round_trip.clone(), client.is_subscribed);
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
            Ok(command) => {
                let connected = self.round_trips().map(|(seat, _)| seat);
                let command = self.host.with_absent(command, connected);
                self.execute(command, id.clone()).await
            }
            Err(problem) => Some(ServerMessage::Problem { id: Some(id.clone()), problem }),
        };
        match &reply {
            None if changes_presence => self.change_presence(),
            Some(ServerMessage::Refused { why, .. }) => self.metrics.count_refusal(&reason(why)),
            _ => {}
        }
        // A client that is still sent older records would never learn of a call that was held and decided meanwhile: the record
        // that decides it has no request's id.
        reply.or_else(|| (!is_subscribed).then_some(ServerMessage::Accepted { id }))
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
        let due = self.host.due().map(|due| self.clock.instant(due));
        let bot = self.due_bot().map(|_| self.empty_since);
        let act = [due, self.absence_due(), bot].into_iter().flatten().min().filter(|_| !is_empty);
        let presence = [self.presence_due, self.arrival_until].into_iter().flatten().min();
        let not_before = self.stalled_until;
        WakeTimes { act, not_before, read: self.read_again.filter(|_| !is_empty), presence, unload }
    }

    fn is_idle(&self) -> bool {
        self.clients.is_empty() && self.empty_since.elapsed() >= self.idle
    }
}

fn try_again(id: String) -> ServerMessage {
    ServerMessage::Problem { id: Some(id), problem: Problem::TryAgain }
}

/// A refusal's name, as in JSON.
fn reason(refusal: &Refusal) -> String {
    let value = serde_json::to_value(refusal).unwrap_or_default();
    value["refused"].as_str().unwrap_or("unknown").to_owned()
}
