//! A table's stream as records, page by page.

use std::sync::Arc;

use engine::{Semantics, Time};
use play::AppliedRecord;
use protocol::{CloseReason, ServerMessage};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::client::{Outbound, Outbox, text_of};
use crate::error::ServerError;
use crate::journal::{Entry, Journal, Stream};

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
}

pub(crate) struct TableHistory {
    journal: Arc<dyn Journal>,
    stream: Stream,
}

impl TableHistory {
    pub(super) fn new(journal: Arc<dyn Journal>, stream: Stream) -> TableHistory {
        TableHistory { journal, stream }
    }

    /// The next records after number `after`; none at the end.
    pub(super) async fn page<T: DeserializeOwned>(&self, after: u64) -> Result<Vec<T>, ServerError> {
        parse(self.journal.read(&self.stream, after, PAGE).await?)
    }

    /// All records. Refuses a table of a newer version before anything else of it is parsed.
    pub(crate) async fn all<T: DeserializeOwned>(&self) -> Result<Vec<T>, ServerError> {
        let mut records = Vec::new();
        loop {
            let page = self.journal.read(&self.stream, records.len() as u64, PAGE).await?;
            if records.is_empty() {
                page.first().map_or(Ok(()), check_semantics)?;
            }
            let is_last = page.len() < PAGE;
            records.extend(parse(page)?);
            if is_last {
                return Ok(records);
            }
        }
    }

    /// Sends public records to a client. If that fails, closes its socket and returns false.
    pub(super) async fn send(&self, missing: Missing, now: Time, outbox: &Outbox) -> bool {
        let Missing { mut after, until, mut entry } = missing;
        while after < until {
            let page: Vec<AppliedRecord> = match self.page(entry).await {
                Ok(page) if !page.is_empty() => page,
                _ => {
                    outbox.send(Outbound::Close(CloseReason::Restart));
                    return false;
                }
            };
            entry += page.len() as u64;
            let mut records = Vec::with_capacity(page.len());
            for record in page {
                records.extend(record.public(after + 1).filter(|_| after < until));
                after = records.last().map_or(after, |last| last.seq);
            }
            if records.is_empty() {
                continue;
            }
            let text = text_of(&ServerMessage::Records { now, records });
            if !text.is_some_and(|text| outbox.send(Outbound::Text(text))) {
                return false;
            }
        }
        true
    }
}

/// Reads nothing of the opening but its version, because the rest may have a form that this program does not know.
fn check_semantics(opening: &Entry) -> Result<(), ServerError> {
    #[derive(Deserialize)]
    struct OpeningRecord {
        events: Vec<OpeningEvent>,
    }
    #[derive(Deserialize)]
    struct OpeningEvent {
        #[serde(default)]
        semantics: Semantics,
    }
    let opening: OpeningRecord = serde_json::from_slice(&opening.payload)?;
    match opening.events.first() {
        Some(event) if !event.semantics.is_known() => {
            Err(ServerError::NewerTable { needed: event.semantics })
        }
        _ => Ok(()),
    }
}

pub(super) fn parse<T: DeserializeOwned>(entries: Vec<Entry>) -> Result<Vec<T>, ServerError> {
    entries.iter().map(|entry| Ok(serde_json::from_slice(&entry.payload)?)).collect()
}
