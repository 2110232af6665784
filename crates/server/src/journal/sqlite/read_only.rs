//! A journal's file opened for reading only, also while a server writes it.

use std::path::Path;
use std::sync::Arc;

use bytes::Bytes;

use super::readers::Readers;
use super::{OpenError, file, open, rows};
use crate::journal::watch::Watches;
use crate::journal::{
    AppendError, AppendFuture, BoxFuture, Entry, Journal, ReadFuture, Row, RowQuery, Stream, Watch,
};

/// Refuses appends, and never wakes a watch.
pub struct ReadOnlySqlite {
    readers: Arc<Readers>,
    watches: Arc<Watches>,
}

impl ReadOnlySqlite {
    /// Opens the journal of a folder, or a file that a backup has made.
    pub fn open(place: &Path) -> Result<ReadOnlySqlite, OpenError> {
        let file = if place.is_file() { place.to_owned() } else { file::path(place) };
        let connection = file::connect_read_only(&file).map_err(|cause| OpenError::sqlite(&file, cause))?;
        open::is_new(&connection, &file)?;
        Ok(ReadOnlySqlite { readers: Readers::new(file), watches: Arc::default() })
    }
}

fn refused() -> AppendFuture<'static> {
    Box::pin(async { Err(AppendError::Unavailable("it is opened for reading only".to_owned())) })
}

impl Journal for ReadOnlySqlite {
    fn append(&self, _: &Stream, _: u64, _: Bytes) -> AppendFuture<'_> {
        refused()
    }

    fn read(&self, stream: &Stream, after: u64, limit: usize) -> ReadFuture<'_, Vec<Entry>> {
        self.readers.entries(stream, after, limit)
    }

    fn head(&self, stream: &Stream) -> ReadFuture<'_, u64> {
        self.readers.head(stream)
    }

    fn streams(&self, prefix: &str, after: Option<&Stream>, limit: usize) -> ReadFuture<'_, Vec<Stream>> {
        self.readers.streams(prefix, after, limit)
    }

    fn watch(&self, stream: &Stream) -> Watch {
        self.watches.watch(stream)
    }

    fn redact(&self, _: &Stream, _: &Entry, _: Bytes) -> AppendFuture<'_> {
        refused()
    }

    fn scrub(&self) -> AppendFuture<'_> {
        refused()
    }

    fn rows(&self, query: RowQuery) -> ReadFuture<'_, Vec<Row>> {
        Box::pin(self.readers.run(move |connection| rows::read(connection, &query)))
    }

    fn probe(&self) -> AppendFuture<'_> {
        refused()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.readers.close();
            self.watches.close();
        })
    }
}
