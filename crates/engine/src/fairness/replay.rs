//! Replays: a table's journal with its secrets taken out, and the proof that it was played by the rules.
//!
//! A record holds the command and the time that were decided as well as the events that came of it. So a program that has the seeds
//! of the rounds can decide every command again, with the engine that the server used, and compare.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::fairness::keys::{Keys, Revealed};
use crate::fairness::seed::Commitment;
use crate::table::board::Board;
use crate::table::command::{Action, Command};
use crate::table::event::{Event, Fact, JournalEvent};
use crate::table::seat::{DisplayName, PlayerId};
use crate::table::{OpenError, Table};
use crate::time::Time;

/// One decision at a table, as its journal keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    pub at: Time,
    /// The sender's own name for the command, so that one that is sent twice acts once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What was asked for; nothing for the opening.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<Command>,
    pub events: Vec<JournalEvent>,
}

impl Record {
    pub fn opening(event: JournalEvent) -> Record {
        Record { at: event.at, id: None, command: None, events: vec![event] }
    }

    /// The public events, without sealed parts and held calls.
    pub fn public_events(&self) -> impl Iterator<Item = &Event> {
        self.events.iter().filter_map(JournalEvent::public)
    }

    /// The person who takes on a name here, and the name.
    pub fn named(&self) -> Option<(&PlayerId, &DisplayName)> {
        match self.command.as_ref()? {
            Command::By { player, action: Action::Sit | Action::Rename, stated } if stated.bot.is_none() => {
                Some((player, stated.name.as_ref()?))
            }
            _ => None,
        }
    }

    /// The same with another text for that name, in its command and its events.
    #[must_use]
    pub fn with_name(mut self, text: &DisplayName) -> Record {
        if let Some(Command::By { stated, .. }) = &mut self.command {
            stated.name = Some(text.clone());
        }
        let names = self.events.iter_mut().filter_map(|event| event.event.fact.name_mut());
        names.for_each(|name| *name = text.clone());
        self
    }

    /// The record as a replay shows it once its round is over.
    fn after_round(&self) -> Record {
        Record { events: self.events.iter().map(JournalEvent::after_round).collect(), ..self.clone() }
    }

    /// How many of its events come before the deal of a round that is not over, if a round ends here.
    fn events_to_round_end(&self) -> Option<usize> {
        let end = self.events.iter().rposition(|event| matches!(event.fact, Fact::RoundEnded { .. }))?;
        let deal = self.events[end..].iter().position(|event| matches!(event.fact, Fact::Dealt { .. }));
        Some(deal.map_or(self.events.len(), |deal| end + deal))
    }
}

/// The part of a journal that may be shown: everything up to the end of the last round that is over.
pub fn replay_of(journal: &[Record]) -> Vec<Record> {
    let mut ends = journal.iter().enumerate().rev();
    let Some((place, events)) = ends.find_map(|(place, record)| Some((place, record.events_to_round_end()?)))
    else {
        return Vec::new();
    };
    let mut records: Vec<Record> = journal[..=place].iter().map(Record::after_round).collect();
    // Where time has jumped, the next round was dealt in the same decision. It is still secret.
    // What remains of it is what time alone had brought about.
    if events < records[place].events.len() {
        records[place].events.truncate(events);
        records[place].command = Some(Command::Tick);
    }
    records
}

/// What a replay proves: who had how many points in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    pub board: Board,
    pub rounds: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("record {} is wrong: {kind}", .record + 1)]
pub struct VerifyError {
    /// The first record that is wrong, counted from 0.
    pub record: usize,
    pub kind: VerifyErrorKind,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum VerifyErrorKind {
    #[error("a replay starts with the table's opening")]
    NotOpened,
    #[error("it has no command")]
    NoCommand,
    #[error("time goes back")]
    TimeGoesBack,
    #[error("the seed of round {round} is not the one that was promised")]
    BrokenCommitment {
        /// The round, numbered through over all matches.
        round: u32,
    },
    #[error("by the rules the command is refused")]
    Refused,
    #[error("by the rules event {} is another one", .event + 1)]
    OtherEvents {
        /// The first event that differs, counted from 0.
        event: usize,
    },
}

/// Checks a replay: that every round's seed is the promised one, that its deck follows from it, and that every event
/// follows from its command by the rules.
pub fn verify(records: &[Record]) -> Result<Proof, VerifyError> {
    let error = |record, kind| VerifyError { record, kind };
    let board = opened(records).map_err(|_| error(0, VerifyErrorKind::NotOpened))?;
    let revealed = revealed(board.commitment(), records)?;
    let rounds = revealed.seeds.len();
    let mut table = Table::with_keys(board, Keys::Revealed(Arc::new(revealed)));
    for (number, record) in records.iter().enumerate().skip(1) {
        check(&table, record, number + 1 == records.len()).map_err(|kind| error(number, kind))?;
        record.events.iter().for_each(|event| table.apply(event));
    }
    Ok(Proof { board: table.board().clone(), rounds })
}

/// The board of a replay's opening, which is one event alone.
fn opened(records: &[Record]) -> Result<Board, OpenError> {
    match records.first() {
        Some(Record { command: None, events, .. }) if events.len() == 1 => Board::open(&events[0]),
        _ => Err(OpenError::NotOpened),
    }
}

/// The last record may stop short where the next round is dealt, whose seed is not known yet.
fn check(table: &Table, record: &Record, is_last: bool) -> Result<(), VerifyErrorKind> {
    let command = record.command.as_ref().ok_or(VerifyErrorKind::NoCommand)?;
    if record.at < table.clock() {
        return Err(VerifyErrorKind::TimeGoesBack);
    }
    let decided = table.decide(command, record.at).map_err(|_| VerifyErrorKind::Refused)?;
    let next = decided.get(record.events.len()).map(|event| &event.fact);
    let stops_short = is_last && matches!(next, Some(Fact::Dealt { .. }));
    let longest = if stops_short { record.events.len() } else { decided.len().max(record.events.len()) };
    match (0..longest).find(|&place| decided.get(place) != record.events.get(place)) {
        Some(event) => Err(VerifyErrorKind::OtherEvents { event }),
        None => Ok(()),
    }
}

/// The seeds and commitments of a replay, each seed checked against what was published before its round.
fn revealed(first: Commitment, records: &[Record]) -> Result<Revealed, VerifyError> {
    let mut revealed = Revealed { seeds: BTreeMap::new(), commitments: BTreeMap::from([(1, first)]) };
    let mut round = 1;
    for (record, Record { events, .. }) in records.iter().enumerate() {
        for event in events {
            let Fact::RoundEnded { seed, commitment, .. } = &event.fact else {
                continue;
            };
            if let Some(seed) = seed {
                if revealed.commitments.get(&round) != Some(&seed.commitment()) {
                    let kind = VerifyErrorKind::BrokenCommitment { round };
                    return Err(VerifyError { record, kind });
                }
                revealed.seeds.insert(round, *seed);
            }
            round += 1;
            revealed.commitments.insert(round, *commitment);
        }
    }
    Ok(revealed)
}
