//! A table's stream as records, page by page.

use std::sync::Arc;

use engine::Record;
use serde::de::DeserializeOwned;

use super::applied_record::AppliedRecord;
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

    /// The next records after a number, with their numbers; none at the end.
    async fn page(&self, after: u64) -> Result<Vec<(u64, Record)>, ServerError> {
        parse(self.journal.read(&self.stream, after, PAGE).await?)
    }

    /// The same, as far as a room needs them.
    pub(super) async fn applied(&self, after: u64) -> Result<Vec<(u64, AppliedRecord)>, ServerError> {
        parse(self.journal.read(&self.stream, after, PAGE).await?)
    }

    pub(crate) async fn all(&self) -> Result<Vec<Record>, ServerError> {
        let mut records = Vec::new();
        loop {
            let page = self.page(records.len() as u64).await?;
            let is_last = page.len() < PAGE;
            records.extend(page.into_iter().map(|(_, record)| record));
            if is_last {
                return Ok(records);
            }
        }
    }
}

/// Parses entries; each with its number.
pub(super) fn parse<T: DeserializeOwned>(entries: Vec<Entry>) -> Result<Vec<(u64, T)>, ServerError> {
    let read = |entry: Entry| Ok((entry.seq, serde_json::from_slice(&entry.payload)?));
    entries.into_iter().map(read).collect()
}
