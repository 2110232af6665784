//! A room: one table in memory, served to everybody who is connected to it here.
//!
//! A room owns nothing but a copy. It decides a command, appends what follows to the journal, and only when that is acknowledged
//! does anybody see it. If another node was first it catches up and decides again.

mod guest;
mod history;
mod inbox;
mod remembered;
mod rooms;

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::extract::ws::Utf8Bytes;
use bytes::Bytes;
use engine::{BotMove, Command, Record, Refusal, SeatNumber, Table, Time};
use protocol::{FromServer, Listed, Problem, PublicRecord};

use crate::error::ServerError;
use crate::journal::{AppendError, Journal, Stream, Watch};
use crate::metrics::Metrics;

pub use guest::{Guest, Outbox, Outgoing};
pub use history::History;
pub use inbox::ToRoom;
pub use rooms::{Rooms, TableId};

/// How often a room tries again when others are quicker or the journal does not answer.
const TRIES: usize = 20;

/// The server's clock, which all times of a table are read on.
pub fn clock() -> Time {
    Time(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64)
}

/// One table in memory.
pub struct Room {
    id: TableId,
    journal: Arc<dyn Journal>,
    stream: Stream,
    watch: Watch,
    metrics: Arc<Metrics>,
    idle: Duration,
    table: Table,
    head: u64,
    guests: Vec<Guest>,
    remembered: remembered::Remembered,
    /// When this node got the layout that lies on the table, on its own monotonic clock.
    layout_seen: Instant,
    /// What a bot will do next, and when.
    next_bot: Option<BotMove>,
    empty_since: Instant,
    listing: rooms::Listing,
}

/// What became of a command.
#[derive(Debug, PartialEq, Eq)]
enum Decided {
    /// It acted, and everybody has been told.
    Done,
    /// There was nothing to change, or it had acted before.
    Nothing,
    Refused(Refusal),
    /// The journal did not answer.
    TryAgain,
}

impl Room {
    /// Decides a command, appends what follows, and tells everybody.
    async fn decide(&mut self, command: Command, id: Option<String>) -> Decided {
        let by = match &command {
            Command::By { player, .. } => Some(player.clone()),
            Command::Tick => None,
        };
        let key = by.as_ref().zip(id.as_deref());
        for attempt in 0..TRIES {
            if key.is_some_and(|(player, id)| self.remembered.contains(player, id)) {
                return if attempt == 0 { Decided::Nothing } else { Decided::Done };
            }
            let now = clock().max(self.table.clock());
            let events = match self.table.decide(&command, now) {
                Ok(events) if events.is_empty() => return Decided::Nothing,
                Ok(events) => events,
                Err(refusal) => return Decided::Refused(refusal),
            };
            let record = Record { at: now, id: id.clone(), command: Some(command.clone()), events };
            match self.append(&record).await {
                Ok(()) => {
                    self.take_in(vec![(self.head + 1, record)]);
                    return Decided::Done;
                }
                // A time-out is neither success nor failure: what the journal holds decides.
                Err(error) => {
                    if matches!(error, AppendError::Unavailable(_)) {
                        tracing::warn!(table = %self.id, %error, "an append was not acknowledged");
                        tokio::time::sleep(Duration::from_millis(50 * attempt as u64)).await;
                    }
                    if let Err(error) = self.catch_up().await {
                        tracing::warn!(table = %self.id, %error, "cannot catch up");
                    }
                }
            }
        }
        Decided::TryAgain
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
        let history = History::new(self.journal.clone(), self.stream.clone());
        loop {
            let records = history.page(self.head).await?;
            if records.is_empty() {
                return Ok(());
            }
            self.take_in(records);
        }
    }

    /// Folds acknowledged records into the table and shows them to everybody.
    fn take_in(&mut self, records: Vec<(u64, Record)>) {
        let start = Instant::now();
        let changed = self.table.changed();
        let mut public = Vec::with_capacity(records.len());
        for (seq, record) in records {
            record.events.iter().for_each(|event| self.table.apply(event));
            self.head = seq;
            public.push(public_record(seq, &record));
            self.remember(&record);
        }
        if self.table.changed() != changed {
            self.layout_seen = start;
        }
        self.next_bot = self.table.next_bot();
        self.broadcast(&FromServer::Records { now: clock(), records: public });
        self.metrics.fan_out.observe(start.elapsed());
        self.list();
    }

    fn remember(&mut self, record: &Record) {
        if let Record { id: Some(id), command: Some(Command::By { player, .. }), .. } = record {
            self.remembered.add(player, id);
        }
    }

    /// Says the same to everybody; who has not read the last sixty-four messages is sent away, and comes back.
    fn broadcast(&mut self, message: &FromServer) {
        let Some(text) = text_of(message) else {
            return;
        };
        self.guests.retain(|guest| guest.outbox.send(Outgoing::Text(text.clone())));
    }

    /// Does whatever is due: the table's own deadlines first, then a bot.
    async fn act_when_due(&mut self) {
        let now = clock();
        if self.table.deadline().is_some_and(|deadline| deadline <= now) {
            self.decide(Command::Tick, None).await;
        } else if let Some(BotMove { at, player, action }) = self.next_bot.clone()
            && at <= now
        {
            let action = self.with_hold(&player, action);
            // A bot whose plan has come to nothing makes a new one with the next event, not at once again.
            if self.decide(Command::By { player, action }, None).await != Decided::Done {
                self.next_bot = None;
            }
        }
    }

    /// The milliseconds until something is due.
    fn wait(&self) -> Duration {
        let now = clock();
        let due =
            [self.table.deadline(), self.next_bot.as_ref().map(|bot| bot.at)].into_iter().flatten().min();
        let due = due.map(|due| Duration::from_millis(due.since(now)));
        let idle = self.guests.is_empty().then(|| self.idle.saturating_sub(self.empty_since.elapsed()));
        [due, idle].into_iter().flatten().min().unwrap_or(Duration::from_secs(3600))
    }

    /// Whether nobody is here and nothing will happen by itself.
    fn is_idle(&self) -> bool {
        let rests = self.table.deadline().is_none() && self.next_bot.is_none();
        self.guests.is_empty() && rests && self.empty_since.elapsed() >= self.idle
    }

    fn list(&self) {
        let board = self.table.board();
        let listed = (board.is_listed() && !self.guests.is_empty()).then(|| Listed {
            table: self.id.to_string(),
            rules: board.rules().choice(),
            phase: board.phase().name().to_owned(),
            players: board.seated().map(|(_, seat)| seat.name.clone()).collect(),
            seats: board.rules().seats,
            connected: self.guests.len(),
        });
        self.listing.set(listed);
    }

    /// Who is connected, for everybody to see.
    fn announce_presence(&mut self) {
        let seat_of = |guest: &Guest| self.table.seat_of(&guest.player.as_ref()?.id);
        let mut seats: Vec<SeatNumber> = self.guests.iter().filter_map(seat_of).collect();
        seats.sort_unstable();
        seats.dedup();
        let watching = self.guests.iter().filter(|guest| seat_of(guest).is_none()).count();
        self.broadcast(&FromServer::Presence { seats, watching });
        self.list();
    }

    fn tell(&self, guest: u64, message: &FromServer) {
        let found = self.guests.iter().find(|known| known.number == guest);
        if let (Some(guest), Some(text)) = (found, text_of(message)) {
            guest.outbox.send(Outgoing::Text(text));
        }
    }

    fn answer(&self, guest: u64, id: String, decided: Decided) {
        match decided {
            // Everybody has seen the record, and whoever asked knows its id.
            Decided::Done => {}
            Decided::Nothing => self.tell(guest, &FromServer::Accepted { id }),
            Decided::Refused(why) => {
                self.metrics.refused(reason(&why).as_str());
                self.tell(guest, &FromServer::Refused { id, why });
            }
            Decided::TryAgain => {
                self.tell(guest, &FromServer::Problem { id: Some(id), problem: Problem::TryAgain })
            }
        }
    }
}

/// A record as everybody may see it.
fn public_record(seq: u64, record: &Record) -> PublicRecord {
    PublicRecord { seq, id: record.id.clone(), events: record.public_events().collect() }
}

fn text_of(message: &FromServer) -> Option<Utf8Bytes> {
    serde_json::to_string(message).ok().map(Utf8Bytes::from)
}

/// A refusal's name, as in JSON.
fn reason(refusal: &Refusal) -> String {
    let value = serde_json::to_value(refusal).unwrap_or_default();
    value["refused"].as_str().unwrap_or("unknown").to_owned()
}
