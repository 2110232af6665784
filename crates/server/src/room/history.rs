//! A table's journal as records, page by page.

use std::sync::Arc;

use engine::Record;
use serde::de::DeserializeOwned;

use super::told::Told;
use crate::error::ServerError;
use crate::journal::{Entry, Journal, Stream};

/// Records that are read, or sent, at once. A page with fewer is the last one.
pub const PAGE: usize = 100;

/// A table's journal as records.
pub struct History {
    journal: Arc<dyn Journal>,
    stream: Stream,
}

impl History {
    /// The history that a stream holds.
    pub fn new(journal: Arc<dyn Journal>, stream: Stream) -> History {
        History { journal, stream }
    }

    /// The next records after a number, with their numbers; none at the end.
    pub async fn page(&self, after: u64) -> Result<Vec<(u64, Record)>, ServerError> {
        read(self.journal.read(&self.stream, after, PAGE).await?)
    }

    /// The same, as much of them as a room takes in.
    pub async fn told(&self, after: u64) -> Result<Vec<(u64, Told)>, ServerError> {
        read(self.journal.read(&self.stream, after, PAGE).await?)
    }

    /// All records.
    pub async fn all(&self) -> Result<Vec<Record>, ServerError> {
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

/// What entries hold, with their numbers.
pub fn read<T: DeserializeOwned>(entries: Vec<Entry>) -> Result<Vec<(u64, T)>, ServerError> {
    let read = |entry: Entry| Ok((entry.seq, serde_json::from_slice(&entry.payload)?));
    entries.into_iter().map(read).collect()
}
