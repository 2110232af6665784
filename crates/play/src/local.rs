//! A table in memory, for one person and bots.

use engine::{Action, Board, Command, OpenError, Reaction, Record, Rules, SeatNumber, Secret, Table, Time};
use protocol::{ClientMessage, PROTOCOL_VERSION, Player, Problem, PublicRecord, ServerMessage, stated};
use serde::{Deserialize, Serialize};

/// A table in memory that answers as a server does.
///
/// Its time stands still while it is paused or put away, so that nobody loses to a closed lid.
#[derive(Clone, Debug)]
pub struct LocalTable {
    table: Table,
    records: Vec<Record>,
    you: Player,
    /// How far the device's clock is ahead of the table's, in milliseconds.
    away: u64,
    /// The table's time, while it stands still.
    stopped: Option<Time>,
}

/// A table that is put away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTable {
    /// Its journal.
    pub records: Vec<Record>,
    /// Who plays.
    pub you: Player,
    /// Its time.
    pub at: Time,
}

/// The name of every table in memory.
pub const HERE: &str = "here";

impl LocalTable {
    /// Opens a table.
    pub fn open(rules: Rules, secret: Secret, you: Player, now: Time) -> Result<LocalTable, OpenError> {
        let record = Record::opening(Table::opening(rules, secret, false, now));
        LocalTable::resume(SavedTable { records: vec![record], you, at: now }, now)
    }

    /// Goes on with a table that was put away.
    pub fn resume(saved: SavedTable, now: Time) -> Result<LocalTable, OpenError> {
        let table = Table::replay(saved.records.iter().flat_map(|record| &record.events))?;
        let at = saved.at.max(table.clock());
        Ok(LocalTable { table, records: saved.records, you: saved.you, away: now.since(at), stopped: None })
    }

    /// Puts the table away as it is.
    pub fn save(&self, now: Time) -> SavedTable {
        SavedTable { records: self.records.clone(), you: self.you.clone(), at: self.time(now) }
    }

    /// The open side of the table.
    pub fn board(&self) -> &Board {
        self.table.board()
    }

    /// The journal.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Whether time stands still.
    pub fn is_paused(&self) -> bool {
        self.stopped.is_some()
    }

    /// Lets time stand still.
    pub fn pause(&mut self, now: Time) {
        self.stopped = Some(self.time(now));
    }

    /// Lets time go on.
    pub fn go_on(&mut self, now: Time) {
        if let Some(stopped) = self.stopped.take() {
            self.away = now.since(stopped);
        }
    }

    /// The table's time when the device's clock shows `now`.
    pub fn time(&self, now: Time) -> Time {
        let running = Time(now.0.saturating_sub(self.away)).max(self.table.clock());
        self.stopped.unwrap_or(running)
    }

    /// When something will happen by itself, on the device's clock.
    pub fn due(&self) -> Option<Time> {
        if self.is_paused() {
            return None;
        }
        let due = [self.table.deadline(), self.table.next_bot().map(|bot| bot.at)];
        Some(due.into_iter().flatten().min()?.after(self.away))
    }

    /// Does whatever is due.
    pub fn pass(&mut self, now: Time) -> Vec<ServerMessage> {
        let mut said = Vec::new();
        while self.due().is_some_and(|due| due <= now) {
            let head = self.records.len();
            let time = self.time(now);
            if self.table.deadline().is_some_and(|deadline| deadline <= time) {
                said.extend(self.decide(Command::Tick, None, now).ok());
            } else if let Some(bot) = self.table.next_bot() {
                said.extend({
                    let reaction = bot.reaction;
                    self.decide(bot.command(reaction), None, now).ok()
                });
            }
            // Whatever came to nothing will not come to more by being asked again.
            if self.records.len() == head {
                break;
            }
        }
        said
    }

    /// Answers a message.
    pub fn hear(&mut self, message: ClientMessage, now: Time) -> Vec<ServerMessage> {
        match message {
            ClientMessage::Hello { after, .. } => self.welcome(after, now),
            ClientMessage::Do { id, action } => {
                let mut said = self.pass(now);
                said.push(self.obey(id, action, now));
                said
            }
        }
    }

    fn welcome(&self, after: u64, now: Time) -> Vec<ServerMessage> {
        let (head, now) = (self.records.len() as u64, self.time(now));
        let after = if after > head { 0 } else { after };
        let unknown = self.records.iter().enumerate().skip(after as usize);
        let records = unknown.map(|(place, record)| public(place, record)).collect();
        let you = Some(self.you.clone());
        vec![
            ServerMessage::Welcome { version: PROTOCOL_VERSION, table: HERE.to_owned(), you, head, now },
            ServerMessage::Records { now, records },
            ServerMessage::Presence { seats: vec![SeatNumber(0)], watching: 0 },
        ]
    }

    fn obey(&mut self, id: String, action: Action, now: Time) -> ServerMessage {
        if self.records.iter().any(|record| record.id.as_ref() == Some(&id)) {
            return ServerMessage::Accepted { id };
        }
        let reaction = Reaction::after(self.time(now).since(self.table.changed()));
        let stated = match stated(&action, &self.you.name, self.table.board(), reaction) {
            Ok(stated) => stated,
            Err(problem) => return ServerMessage::Problem { id: Some(id), problem },
        };
        let command = Command::By { player: self.you.id.clone(), action, stated };
        self.decide(command, Some(id), now).unwrap_or_else(|answer| answer)
    }

    /// Decides a command and keeps what follows.
    fn decide(
        &mut self,
        command: Command,
        id: Option<String>,
        now: Time,
    ) -> Result<ServerMessage, ServerMessage> {
        let at = self.time(now);
        let events = match (self.table.decide(&command, at), id.clone()) {
            (Ok(events), Some(id)) if events.is_empty() => return Err(ServerMessage::Accepted { id }),
            (Ok(events), _) => events,
            (Err(why), Some(id)) => return Err(ServerMessage::Refused { id, why }),
            (Err(_), None) => return Err(ServerMessage::Problem { id: None, problem: Problem::TryAgain }),
        };
        events.iter().for_each(|event| self.table.apply(event));
        let record = Record { at, id, command: Some(command), events };
        let said = ServerMessage::Records { now: at, records: vec![public(self.records.len(), &record)] };
        if !record.events.is_empty() {
            self.records.push(record);
        }
        Ok(said)
    }
}

fn public(place: usize, record: &Record) -> PublicRecord {
    PublicRecord {
        seq: place as u64 + 1,
        id: record.id.clone(),
        events: record.public_events().cloned().collect(),
    }
}
