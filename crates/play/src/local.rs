//! A table in memory, for one player and bots.

use engine::{Action, Board, OpenError, Record, Rules, SeatNumber, Secret, Table, Time};
use protocol::{ClientMessage, Player, ServerMessage};
use serde::{Deserialize, Serialize};

use crate::host::{Decision, Recipients, TableHost};

/// A table in memory that responds as a server does: a [`TableHost`] with a clock.
///
/// Its time stops while it is paused or saved, so that a closed laptop loses no points.
#[derive(Clone, Debug)]
pub struct LocalTable {
    host: TableHost,
    records: Vec<Record>,
    you: Player,
    /// How far the device's clock is ahead of the table's, in milliseconds.
    away: u64,
    /// The table's time, while it is paused.
    stopped: Option<Time>,
}

/// A table that is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTable {
    /// Its journal.
    pub records: Vec<Record>,
    /// The player.
    pub you: Player,
    /// Its time.
    pub at: Time,
}

/// The id of every table in memory.
pub const HERE: &str = "here";

impl LocalTable {
    /// Opens a table.
    pub fn open(rules: Rules, secret: Secret, you: Player, now: Time) -> Result<LocalTable, OpenError> {
        let record = Record::opening(Table::opening(rules, secret, false, now));
        LocalTable::resume(SavedTable { records: vec![record], you, at: now }, now)
    }

    /// Goes on with a saved table.
    pub fn resume(saved: SavedTable, now: Time) -> Result<LocalTable, OpenError> {
        let applied = saved.records.iter().cloned().map(Into::into).collect();
        let host = TableHost::replay(applied, usize::MAX)?;
        let at = saved.at.max(host.board().clock());
        Ok(LocalTable { host, records: saved.records, you: saved.you, away: now.since(at), stopped: None })
    }

    /// The table as it is, to be stored.
    pub fn save(&self, now: Time) -> SavedTable {
        SavedTable { records: self.records.clone(), you: self.you.clone(), at: self.time(now) }
    }

    /// The open side of the table.
    pub fn board(&self) -> &Board {
        self.host.board()
    }

    /// The journal.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Whether time is stopped.
    pub fn is_paused(&self) -> bool {
        self.stopped.is_some()
    }

    /// Stops time.
    pub fn pause(&mut self, now: Time) {
        self.stopped = Some(self.time(now));
    }

    /// Lets time go on.
    pub fn unpause(&mut self, now: Time) {
        if let Some(stopped) = self.stopped.take() {
            self.away = now.since(stopped);
        }
    }

    /// The table's time when the device's clock shows `now`.
    pub fn time(&self, now: Time) -> Time {
        let running = Time(now.0.saturating_sub(self.away)).max(self.board().clock());
        self.stopped.unwrap_or(running)
    }

    /// When the next deadline or bot's move is due, on the device's clock.
    pub fn due(&self) -> Option<Time> {
        if self.is_paused() {
            return None;
        }
        Some(self.host.due()?.after(self.away))
    }

    /// Executes everything that is due.
    pub fn execute_due(&mut self, now: Time) -> Vec<ServerMessage> {
        let mut messages = Vec::new();
        while self.due().is_some_and(|due| due <= now)
            && let Some(command) = self.host.due_command(self.time(now), self.seat().map(|seat| (seat, 0)))
        {
            let Decision::Append(record) = self.host.decide(&command, None, self.time(now)) else {
                self.host.drop_bot_move(&command);
                break;
            };
            messages.extend(self.append(record));
        }
        messages
    }

    /// Responds to a client's message.
    pub fn receive(&mut self, message: ClientMessage, now: Time) -> Vec<ServerMessage> {
        match message {
            ClientMessage::Hello { after, .. } => self.join(after, now),
            ClientMessage::Do { id, action } => {
                let mut messages = self.execute_due(now);
                messages.extend(self.request(id, action, now));
                messages
            }
            // No other player watches.
            ClientMessage::Selection { .. } => Vec::new(),
        }
    }

    fn join(&self, after: u64, now: Time) -> Vec<ServerMessage> {
        let now = self.time(now);
        let records = self.host.records_after(after).into_iter().flatten().cloned().collect();
        let messages = [
            self.host.welcome(HERE, Some(self.you.clone()), now),
            ServerMessage::Records { now, records },
            ServerMessage::Presence { seats: vec![SeatNumber(0)], watching: 0 },
        ];
        messages.into_iter().chain(self.host.for_seat(self.seat())).collect()
    }

    fn seat(&self) -> Option<SeatNumber> {
        self.board().seat_of(&self.you.id)
    }

    fn request(&mut self, id: String, action: Action, now: Time) -> Vec<ServerMessage> {
        let at = self.time(now);
        let since = u32::try_from(at.since(self.board().changed())).unwrap_or(u32::MAX);
        let command = match self.host.command(&self.you, action, self.host.reaction(None, since, 0, [])) {
            Ok(command) => command,
            Err(problem) => return vec![ServerMessage::Problem { id: Some(id), problem }],
        };
        match self.host.decide(&command, Some(&id), at) {
            Decision::Append(record) => self.append(record),
            decision => decision.reply(id).into_iter().collect(),
        }
    }

    fn append(&mut self, record: Record) -> Vec<ServerMessage> {
        self.records.push(record.clone());
        let at = record.at;
        let mut published = Vec::new();
        self.host.apply([record.into()], at, |to, message| published.push((to, message.clone())));
        // What is meant for a bot's seat is not for the player.
        let is_yours = |to: &Recipients| match to {
            Recipients::All => true,
            Recipients::Seat(seat) => self.seat() == Some(*seat),
        };
        published.into_iter().filter(|(to, _)| is_yours(to)).map(|(_, message)| message).collect()
    }
}
