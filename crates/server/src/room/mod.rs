//! A room: one table in memory, served to everybody who is connected to it here.
//!
//! A room owns nothing but a copy. It decides a command, appends what follows to the journal, and only when that is acknowledged
//! does anybody see it. If another node was first it catches up and decides again.

mod applied_record;
mod client;
mod history;
mod inbox;
mod recent_requests;
mod rooms;
mod wake_times;

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::extract::ws::Utf8Bytes;
use bytes::Bytes;
use engine::{BotMove, Command, Record, Refusal, SeatNumber, Table, Time};
use protocol::{LobbyEntry, Problem, ServerMessage};

use crate::error::ServerError;
use crate::journal::{AppendError, Journal, Stream, Watch};
use crate::metrics::Metrics;
use crate::presence::{Presence, TablePresence};

use applied_record::AppliedRecord;
pub(crate) use client::{Outbound, Outbox, RoomClient};
pub(crate) use history::TableHistory;
pub(crate) use inbox::RoomMessage;
pub(crate) use rooms::{Rooms, TableId};
use wake_times::WakeTimes;

/// How often a room tries again when others are quicker or the journal does not answer.
const TRIES: usize = 20;

/// How long a room waits before it asks a journal again that did not answer.
const A_MOMENT: Duration = Duration::from_millis(100);

/// The server's clock, which all times of a table are read on.
pub(crate) fn clock() -> Time {
    Time(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64)
}

/// One table in memory.
pub(crate) struct Room {
    id: TableId,
    journal: Arc<dyn Journal>,
    stream: Stream,
    watch: Watch,
    metrics: Arc<Metrics>,
    idle: Duration,
    presence: Arc<Presence>,
    /// Who is at this table at other nodes.
    remote: TablePresence,
    table: Table,
    head: u64,
    clients: Vec<RoomClient>,
    requests: recent_requests::RecentRequests,
    /// When this node got the layout that lies on the table, on its own monotonic clock.
    layout_since: Instant,
    /// What a bot will do next, and when.
    next_bot: Option<BotMove>,
    empty_since: Instant,
    listing: rooms::LobbySlot,
}

/// What became of a command.
#[derive(Debug, PartialEq, Eq)]
enum Outcome {
    /// It acted, and everybody has been told.
    Done,
    /// There was nothing to change, or it had acted before.
    Nothing,
    Refused(Refusal),
    /// The journal did not answer.
    TryAgain,
}

/// What became of one attempt to act.
enum Attempt {
    Outcome(Outcome),
    /// Somebody else was first, or the journal did not answer. What it holds, as far as it could be read, is taken in.
    Overtaken,
}

impl Room {
    /// Decides what somebody has asked for, appends what follows, and tells everybody.
    async fn decide(&mut self, command: Command, id: String) -> Outcome {
        for attempt in 0..TRIES {
            // Also after an append that was not acknowledged and has happened all the same.
            if self.has_acted(&command, &id) {
                return if attempt == 0 { Outcome::Nothing } else { Outcome::Done };
            }
            if let Attempt::Outcome(decided) = self.attempt(&command, Some(&id)).await {
                return decided;
            }
        }
        Outcome::TryAgain
    }

    /// Decides what this node does unasked: a tick, or a bot's move.
    ///
    /// Every node computes it, and each appends it right after the record that it was computed from or not at all. So it acts
    /// once without an id, whoever is first and whatever acknowledgement is lost; and whoever was overtaken computes it anew.
    async fn decide_unasked(&mut self, command: Command) -> Attempt {
        self.attempt(&command, None).await
    }

    fn has_acted(&self, command: &Command, id: &str) -> bool {
        matches!(command, Command::By { player, .. } if self.requests.contains(player, id))
    }

    async fn attempt(&mut self, command: &Command, id: Option<&str>) -> Attempt {
        let now = clock().max(self.table.clock());
        let events = match self.table.decide(command, now) {
            Ok(events) if events.is_empty() => return Attempt::Outcome(Outcome::Nothing),
            Ok(events) => events,
            Err(refusal) => return Attempt::Outcome(Outcome::Refused(refusal)),
        };
        let record = Record { at: now, id: id.map(str::to_owned), command: Some(command.clone()), events };
        match self.append(&record).await {
            Ok(()) => {
                self.take_in(vec![(self.head + 1, record.into())]);
                return Attempt::Outcome(Outcome::Done);
            }
            Err(AppendError::Conflict { head }) => self.hear_of(head).await,
            // A time-out is neither success nor failure: what the journal holds decides.
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "an append was not acknowledged");
                tokio::time::sleep(A_MOMENT).await;
                self.hear_of(u64::MAX).await;
            }
        }
        Attempt::Overtaken
    }

    async fn append(&self, record: &Record) -> Result<(), AppendError> {
        let payload =
            serde_json::to_vec(record).map_err(|error| AppendError::Unavailable(error.to_string()))?;
        let start = Instant::now();
        let appended = self.journal.append(&self.stream, self.head, Bytes::from(payload)).await;
        self.metrics.append.observe(start.elapsed());
        appended
    }

    /// Reads what others have appended.
    async fn catch_up(&mut self) -> Result<(), ServerError> {
        let history = TableHistory::new(self.journal.clone(), self.stream.clone());
        loop {
            let records = history.applied(self.head).await?;
            let is_last = records.len() < history::PAGE;
            if !records.is_empty() {
                self.take_in(records);
            }
            if is_last {
                return Ok(());
            }
        }
    }

    /// Takes in what the journal has up to this entry: what has come along with its announcement, and what has to be read.
    /// If it cannot be read now, the next announcement, or the next attempt to act, leads here again.
    async fn hear_of(&mut self, head: u64) {
        let heard = history::parse(self.watch.announced_entries(self.head));
        let caught_up = match heard {
            Ok(records) => {
                if !records.is_empty() {
                    self.take_in(records);
                }
                if head > self.head { self.catch_up().await } else { Ok(()) }
            }
            Err(error) => Err(error),
        };
        if let Err(error) = caught_up {
            tracing::warn!(table = %self.id, %error, "cannot catch up");
        }
    }

    /// Folds acknowledged records into the table and shows them to everybody.
    fn take_in(&mut self, records: Vec<(u64, AppliedRecord)>) {
        let start = Instant::now();
        let changed = self.table.changed();
        let mut public = Vec::with_capacity(records.len());
        for (seq, record) in records {
            record.events.iter().for_each(|event| self.table.apply(event));
            self.head = seq;
            self.remember(&record);
            public.push(record.public(seq));
        }
        if self.table.changed() != changed {
            self.layout_since = start;
        }
        self.next_bot = self.table.next_bot();
        self.broadcast(&ServerMessage::Records { now: clock(), records: public });
        self.metrics.fan_out.observe(start.elapsed());
        self.list();
    }

    fn remember(&mut self, record: &AppliedRecord) {
        if let Some((player, id)) = record.request() {
            self.requests.add(player, id);
        }
    }

    /// Says the same to everybody; who has not read the last sixty-four messages is sent away, and comes back.
    fn broadcast(&mut self, message: &ServerMessage) {
        let Some(text) = text_of(message) else {
            return;
        };
        self.clients.retain(|client| client.outbox.send(Outbound::Text(text.clone())));
    }

    /// Does whatever is due: the table's own deadlines first, then a bot.
    async fn act_when_due(&mut self) {
        let now = clock();
        if self.table.deadline().is_some_and(|deadline| deadline <= now) {
            self.decide_unasked(Command::Tick).await;
        } else if let Some(bot) = self.next_bot.clone()
            && bot.at <= now
        {
            let reaction = self.bot_reaction(&bot);
            let attempt = self.decide_unasked(bot.command(reaction)).await;
            // A bot whose plan has come to nothing makes a new one with the next event, not at once again.
            if matches!(attempt, Attempt::Outcome(Outcome::Nothing | Outcome::Refused(_))) {
                self.next_bot = None;
            }
        }
    }

    /// What the room has to wake up for.
    fn due(&self) -> WakeTimes {
        let moments = [self.table.deadline(), self.next_bot.as_ref().map(|bot| bot.at)];
        WakeTimes {
            act: moments.into_iter().flatten().min(),
            unload: self.clients.is_empty().then(|| self.empty_since.checked_add(self.idle)).flatten(),
        }
    }

    /// Whether nobody is here and nothing will happen by itself.
    fn is_idle(&self) -> bool {
        let rests = self.table.deadline().is_none() && self.next_bot.is_none();
        self.clients.is_empty() && rests && self.empty_since.elapsed() >= self.idle
    }

    fn list(&self) {
        let board = self.table.board();
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

    /// Who is connected, for everybody to see.
    fn announce_presence(&mut self) {
        let seat_of = |client: &RoomClient| self.table.seat_of(&client.player.as_ref()?.id);
        let here: Vec<_> = self
            .clients
            .iter()
            .filter_map(|client| Some((seat_of(client)?, client.round_trip.clone())))
            .collect();
        let watching = self.clients.len() - here.len();
        let mut seats: Vec<SeatNumber> = here.iter().map(|(seat, _)| *seat).collect();
        seats.extend(self.remote.seats.iter().map(|(seat, _)| *seat));
        seats.sort_unstable();
        seats.dedup();
        self.presence.set_clients(&self.id, here, watching);
        self.broadcast(&ServerMessage::Presence { seats, watching: watching + self.remote.watching });
        self.list();
    }

    fn tell(&self, client: u64, message: &ServerMessage) {
        let found = self.clients.iter().find(|known| known.number == client);
        if let (Some(client), Some(text)) = (found, text_of(message)) {
            client.outbox.send(Outbound::Text(text));
        }
    }

    fn answer(&self, client: u64, id: String, decided: Outcome) {
        match decided {
            // Everybody has seen the record, and whoever asked knows its id.
            Outcome::Done => {}
            Outcome::Nothing => self.tell(client, &ServerMessage::Accepted { id }),
            Outcome::Refused(why) => {
                self.metrics.count_refusal(reason(&why).as_str());
                self.tell(client, &ServerMessage::Refused { id, why });
            }
            Outcome::TryAgain => {
                self.tell(client, &ServerMessage::Problem { id: Some(id), problem: Problem::TryAgain })
            }
        }
    }
}

fn text_of(message: &ServerMessage) -> Option<Utf8Bytes> {
    serde_json::to_string(message).ok().map(Utf8Bytes::from)
}

/// A refusal's name, as in JSON.
fn reason(refusal: &Refusal) -> String {
    let value = serde_json::to_value(refusal).unwrap_or_default();
    value["refused"].as_str().unwrap_or("unknown").to_owned()
}
