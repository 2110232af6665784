//! A pool of read-only connections.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, OptionalExtension};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::file;
use crate::journal::{Entry, JournalError, ReadFuture, Stream, signed};

const READ: &str = "SELECT seq, payload FROM events WHERE stream = ?1 AND seq > ?2 ORDER BY seq LIMIT ?3";
/// One step through the names: a seek to the next one, skipping the entries of the last one.
const NEXT_STREAM: &str =
    "SELECT stream FROM events WHERE stream >= ?1 AND stream < ?2 ORDER BY stream LIMIT 1";

/// How many queries run at once. More would wait for the disk and the processor.
const CONNECTIONS: usize = 4;

/// The pool. Connections are opened on first use.
pub(super) struct Readers {
    file: PathBuf,
    permits: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(super) fn new(file: PathBuf) -> Arc<Readers> {
        let permits = Arc::new(Semaphore::new(CONNECTIONS));
        Arc::new(Readers { file, permits, idle: Mutex::default() })
    }

    /// Runs a query on a blocking thread.
    pub(super) async fn run<T: Send + 'static>(
        self: &Arc<Readers>,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, JournalError> {
        let permit = self.permits.clone().acquire_owned().await.map_err(|_| JournalError::Closed)?;
        let readers = self.clone();
        let running = spawn_blocking(move || {
            let result = readers.query(query);
            // Held by the query and not by the caller, whose cancellation does not stop the query.
            drop(permit);
            result
        });
        running.await.map_err(JournalError::unavailable)?.map_err(JournalError::unavailable)
    }

    pub(super) fn entries(
        self: &Arc<Readers>,
        stream: &Stream,
        after: u64,
        limit: usize,
    ) -> ReadFuture<'_, Vec<Entry>> {
        let stream = stream.clone();
        Box::pin(self.run(move |connection| {
            let mut statement = connection.prepare_cached(READ)?;
            let values = (stream.as_str(), signed(after), signed(limit as u64));
            statement.query_map(values, file::entry)?.collect()
        }))
    }

    pub(super) fn head(self: &Arc<Readers>, stream: &Stream) -> ReadFuture<'_, u64> {
        let stream = stream.clone();
        Box::pin(self.run(move |connection| file::head(connection, &stream)))
    }

    pub(super) fn streams(
        self: &Arc<Readers>,
        prefix: &str,
        after: Option<&Stream>,
        limit: usize,
    ) -> ReadFuture<'_, Vec<Stream>> {
        // Names are visible ASCII, so every name with the prefix sorts before the prefix and a DEL, and every name after
        // another one from that name and a control character on. Of two lower bounds SQLite would use the first and go over
        // all streams before the second.
        let following = |stream: &Stream| format!("{stream}\u{1}");
        let end = format!("{prefix}\u{7f}");
        let mut from = after.map(following).unwrap_or_default().max(prefix.to_owned());
        Box::pin(self.run(move |connection| {
            let mut statement = connection.prepare_cached(NEXT_STREAM)?;
            let mut streams = Vec::new();
            while streams.len() < limit {
                let next = statement.query_row([&from, &end], file::stream).optional()?;
                let Some(stream) = next else { break };
                from = following(&stream);
                streams.push(stream);
            }
            Ok(streams)
        }))
    }

    /// Refuses later queries and closes idle connections.
    pub(super) fn close(&self) {
        self.permits.close();
        self.lock().clear();
    }

    /// Runs a query on an idle or new connection. One whose query failed is closed, in case the connection is the cause.
    fn query<T>(&self, query: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> rusqlite::Result<T> {
        let idle = self.lock().pop();
        let connection = idle.map_or_else(|| file::connect_read_only(&self.file), Ok)?;
        let result = query(&connection)?;
        self.lock().push(connection);
        Ok(result)
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
