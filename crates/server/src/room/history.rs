//! A table's stream as records, page by page.

use std::sync::Arc;

use engine::Semantics;
use play::AppliedRecord;
use protocol::{CloseReason, ServerMessage};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::client::{Outbound, Outbox, text_of};
use super::clock;
use crate::error::ServerError;
use crate::journal::{Entry, Journal, Stream};

/// Records that are read, or sent, at once. A page with fewer is the last one.
pub(super) const PAGE: usize = 100;

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

    /// Sends the records after number `after` up to number `until` to a client. If that fails, closes its socket and returns false.
    pub(super) async fn send(&self, mut after: u64, until: u64, outbox: &Outbox) -> bool {
        while after < until {
            let page: Vec<AppliedRecord> = match self.page(after).await {
                Ok(page) if !page.is_empty() => page,
                _ => {
                    outbox.send(Outbound::Close(CloseReason::Restart));
                    return false;
                }
            };
            let records: Vec<_> =
                page.into_iter().zip(after + 1..=until).map(|(record, seq)| record.public(seq)).collect();
            after += records.len() as u64;
            let text = text_of(&ServerMessage::Records { now: clock(), records });
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
