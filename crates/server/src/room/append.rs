//! How a room executes a command: decides it, appends the record and applies it, or catches up with other nodes.

use std::time::Duration;

use engine::{Command, Record};
use play::{AppliedRecord, Decision};
use protocol::ServerMessage;
use tokio::time::Instant;

use super::{Room, history, try_again};
use crate::error::ServerError;
use crate::journal::{AppendError, Chain, Entry};
use crate::names;
use crate::player_names;

/// How often a command is decided again when other nodes are first.
const MAX_ATTEMPTS: usize = 20;
/// How long an append may take. Whether it was written is then unknown, and the room reads before it decides again.
const APPEND_TIMEOUT: Duration = Duration::from_secs(2);
/// How long a room refuses at once, after an append that was not acknowledged, before it tries again.
const STALL: Duration = Duration::from_millis(500);

impl Room {
    /// Decides a command, appends its record and publishes it. Returns the reply if there is no record.
    pub(super) async fn execute(&mut self, command: Command, id: String) -> Option<ServerMessage> {
        for attempt in 0..MAX_ATTEMPTS {
            let command = names::distinguish(&command, self.host.board());
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

    /// Executes a tick, a bot's move or what is known of connections. Every node computes it, and each appends it right after the
    /// record that it was computed from or not at all; so it acts once without an id, and a node that was not first computes it again.
    pub(super) async fn execute_unrequested(&mut self, command: &Command) {
        match self.host.decide(command, None, self.clock.now()) {
            Decision::Append(record) => _ = self.append(record).await,
            _ => self.host.drop_bot_move(command),
        }
    }

    /// Does what is due. A table without clients here is left to other nodes, or at rest.
    pub(super) async fn execute_due(&mut self) {
        if self.presence_due.is_some_and(|due| due <= Instant::now()) {
            self.publish_presence();
        }
        self.end_arrival();
        if self.read_again.is_some_and(|at| at <= Instant::now()) {
            self.catch_up(u64::MAX).await;
        }
        if self.clients.is_empty() || self.is_stalled() {
            return;
        }
        let due = self.host.due_command(self.clock.now(), self.round_trips());
        if let Some(command) = due.or_else(|| self.due_connections()).or_else(|| self.due_bot()) {
            self.execute_unrequested(&command).await;
        }
    }

    /// Whether the journal has just failed to acknowledge. A request is then refused at once, not behind many others.
    pub(super) fn is_stalled(&self) -> bool {
        self.stalled_until.is_some_and(|until| Instant::now() < until)
    }

    /// Appends a record and applies it. If that fails, catches up.
    async fn append(&mut self, record: Record) -> Appended {
        let head = self.host.head();
        // The last append may be in the journal or not: reading tells. If there is something new, the record is decided again.
        if self.stalled_until.is_some() {
            if !self.catch_up(u64::MAX).await {
                return self.stall();
            }
            if self.host.head() != head {
                return Appended::Conflict;
            }
        }
        let start = Instant::now();
        let late = |_| Err(AppendError::Unavailable("it takes too long".to_owned()));
        let appended = tokio::time::timeout(APPEND_TIMEOUT, self.store(&record)).await.unwrap_or_else(late);
        self.metrics.append.observe(start.elapsed());
        match appended {
            Ok(chain) => {
                self.stalled_until = None;
                self.chain = chain;
                self.metrics.journal.acknowledged();
                self.apply([record.into()]);
                Appended::Acknowledged
            }
            Err(AppendError::Conflict { head }) => {
                self.stalled_until = None;
                self.catch_up(head).await;
                if self.is_ending { Appended::Unknown } else { Appended::Conflict }
            }
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "an append was not acknowledged");
                self.metrics.journal.failed();
                self.stall()
            }
        }
    }

    /// Appends a record, with a reference in place of a name, and returns the chain after it.
    async fn store(&self, record: &Record) -> Result<Chain, AppendError> {
        let unavailable = |error: ServerError| AppendError::Unavailable(error.to_string());
        let referring = player_names::stored(&*self.journal, record).await.map_err(unavailable)?;
        let object = serde_json::to_vec(referring.as_ref().unwrap_or(record));
        let object = object.map_err(|error| unavailable(error.into()))?;
        let (payload, next) = self.chain.next(&object);
        self.journal.append(&self.stream, self.host.head(), payload).await?;
        Ok(next)
    }

    fn stall(&mut self) -> Appended {
        self.stalled_until = Some(Instant::now() + STALL);
        Appended::Unknown
    }

    /// Applies the records of other nodes up to number `head`: those that came with their announcements, and the rest from the
    /// journal. If it cannot be read now, it returns false, and the room tries again after a pause.
    pub(super) async fn catch_up(&mut self, head: u64) -> bool {
        let caught_up = self.try_catch_up(head).await;
        if let Err(error) = &caught_up {
            self.is_ending |= matches!(error, ServerError::Damaged(_));
            tracing::warn!(table = %self.id, %error, "cannot catch up");
        }
        self.read_again = caught_up.is_err().then(|| Instant::now() + STALL);
        caught_up.is_ok()
    }

    async fn try_catch_up(&mut self, head: u64) -> Result<(), ServerError> {
        let announced = self.watch.announced_entries(self.host.head());
        self.follow(&announced).await?;
        if head <= self.host.head() {
            return Ok(());
        }
        loop {
            let entries = self.journal.read(&self.stream, self.host.head(), history::PAGE).await?;
            self.follow(&entries).await?;
            if entries.len() < history::PAGE {
                return Ok(());
            }
        }
    }

    /// Applies the next entries of the journal.
    async fn follow(&mut self, entries: &[Entry]) -> Result<(), ServerError> {
        let mut chain = self.chain.clone();
        let mut records: Vec<AppliedRecord> = history::parse(&mut chain, entries)?;
        player_names::resolve(&*self.journal, &mut records).await?;
        self.chain = chain;
        self.apply(records);
        Ok(())
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
