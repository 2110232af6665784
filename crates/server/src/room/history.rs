//! A table's stream as records, page by page, each checked.

use std::sync::Arc;

use engine::{Semantics, Time};
use play::AppliedRecord;
use protocol::ServerMessage;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::client::{Outbound, Outbox, text_of};
use crate::error::ServerError;
use crate::journal::{Chain, DamageKind, Entry, Journal, JournalError, Stream};
use crate::player_names::ReadNames;

/// Records that are read, or sent, at once. A page with fewer is the last one.
pub(super) const PAGE: usize = 100;

/// Public records that a client lacks.
#[derive(Clone, Copy)]
pub(super) struct Missing {
    /// The last one that it has.
    pub(super) after: u64,
    /// The last one that it is to get.
    pub(super) until: u64,
    /// The journal entry of the last one that it has.
    pub(super) entry: u64,
    pub(super) seed_is_sealed: bool,
}

/// Reads a table's stream from the start, because what follows an entry is checked with all before it.
pub(crate) struct TableHistory {
    journal: Arc<dyn Journal>,
    stream: Stream,
    chain: Chain,
}

impl TableHistory {
    pub(crate) fn new(journal: Arc<dyn Journal>, stream: Stream) -> TableHistory {
        let chain = Chain::new(&stream);
        TableHistory { journal, stream, chain }
    }

    /// The chain after the records that were read.
    pub(super) fn chain(&self) -> &Chain {
        &self.chain
    }

    /// The next records; none at the end. Refuses a table of a newer version before anything else of it is parsed.
    async fn page<T: DeserializeOwned>(&mut self) -> Result<Vec<T>, ServerError> {
        let entries = self.journal.read(&self.stream, self.chain.head(), PAGE).await?;
        parse(&mut self.chain, &entries)
    }

    /// All records.
    pub(crate) async fn all<T: DeserializeOwned>(&mut self) -> Result<Vec<T>, ServerError> {
        let mut records = Vec::new();
        loop {
            let page = self.page().await?;
            let is_last = page.len() < PAGE;
            records.extend(page);
            if is_last {
                return Ok(records);
            }
        }
    }

    /// All records of a run of a challenge; none of another table, of which only the first ones are read.
    pub(crate) async fn all_of_run<T: DeserializeOwned>(&mut self) -> Result<Vec<T>, ServerError> {
        self.all_if(true).await
    }

    /// All records of a table that is no run of a challenge; none of a run.
    pub(crate) async fn all_unless_run<T: DeserializeOwned>(&mut self) -> Result<Vec<T>, ServerError> {
        self.all_if(false).await
    }

    async fn all_if<T: DeserializeOwned>(&mut self, run: bool) -> Result<Vec<T>, ServerError> {
        let entries = self.journal.read(&self.stream, 0, PAGE).await?;
        let is_run = |entry: &Entry| {
            let opening: Result<OpeningRecord, _> = serde_json::from_slice(&entry.payload);
            opening.is_ok_and(|opening| opening.events.iter().any(|event| event.challenge.is_some()))
        };
        if entries.first().is_none_or(|opening| is_run(opening) != run) {
            return Ok(Vec::new());
        }
        let mut records = parse(&mut self.chain, &entries)?;
        if entries.len() == PAGE {
            records.extend(self.all().await?);
        }
        Ok(records)
    }

    /// Sends public records to a client; returns false if its outbox is full.
    pub(super) async fn send(
        mut self,
        missing: Missing,
        now: Time,
        outbox: &Outbox,
    ) -> Result<bool, ServerError> {
        let Missing { mut after, until, entry, seed_is_sealed } = missing;
        let mut names = ReadNames::default();
        while after < until {
            let start = self.chain.head();
            let mut page: Vec<AppliedRecord> = self.page().await?;
            names.resolve(&*self.journal, &mut page).await?;
            if page.is_empty() {
                return Err(JournalError::Closed.into());
            }
            let known = usize::try_from(entry.saturating_sub(start)).unwrap_or(usize::MAX);
            let mut records = Vec::with_capacity(page.len().saturating_sub(known));
            for record in page.into_iter().skip(known) {
                records.extend(record.public(after + 1, seed_is_sealed).filter(|_| after < until));
                after = records.last().map_or(after, |last| last.seq);
            }
            if records.is_empty() {
                continue;
            }
            let text = text_of(&ServerMessage::Records { now, records });
            if !text.is_some_and(|text| outbox.send(Outbound::Text(text))) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Checks the next entries of a table, goes on to them and parses them. If it fails, the chain stays where it was.
pub(super) fn parse<T: DeserializeOwned>(
    chain: &mut Chain,
    entries: &[Entry],
) -> Result<Vec<T>, ServerError> {
    let mut next = chain.clone();
    let mut records = Vec::with_capacity(entries.len());
    for entry in entries {
        next.check(entry)?;
        let unreadable =
            |error: serde_json::Error| next.damage(entry.seq, DamageKind::Unreadable(error.to_string()));
        if entry.seq == 1 {
            check_semantics(serde_json::from_slice(&entry.payload).map_err(unreadable)?)?;
        }
        records.push(serde_json::from_slice(&entry.payload).map_err(unreadable)?);
    }
    *chain = next;
    Ok(records)
}

/// Nothing of the opening but its version and whether it is a run, because the rest may have a form that this program does not know.
#[derive(Deserialize)]
struct OpeningRecord {
    events: Vec<OpeningEvent>,
}

#[derive(Deserialize)]
struct OpeningEvent {
    #[serde(default)]
    semantics: Semantics,
    #[serde(default)]
    challenge: Option<IgnoredAny>,
}

fn check_semantics(opening: OpeningRecord) -> Result<(), ServerError> {
    match opening.events.first() {
        Some(event) if !event.semantics.is_known() => {
            Err(ServerError::NewerTable { needed: event.semantics })
        }
        _ => Ok(()),
    }
}
