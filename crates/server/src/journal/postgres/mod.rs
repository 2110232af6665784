//! The shared journal: any number of nodes on one PostgreSQL.
//!
//! Exactly one of the appends that race for a number wins, because `(stream, seq)` is the primary key. There are no gaps, because an
//! entry is inserted only after its predecessor and never deleted. No acknowledged append is lost, because it is acknowledged after
//! its commit, which returns when the primary and the standbys that it waits for have it on the disk.
//!
//! Every write is one statement, so that a paused node never leaves a transaction open that others would have to wait for.

mod address;
pub(super) mod announcement;
mod listener;
mod open;
mod pool;
mod primary;
mod reader;
mod rows;
mod schema;
mod session;
mod writer;

use std::sync::Arc;

use bytes::Bytes;
use tokio::sync::broadcast;

use super::watch::Watches;
use super::{
    AppendError, AppendFuture, BoxFuture, Entry, Journal, JournalError, ReadFuture, Row, RowQuery, Stream,
    Watch, signed,
};
use listener::Listener;
use pool::Pool;
use primary::Primary;
use reader::BatchReader;
use session::Session;
use writer::PostgresWriter;

pub use open::{Durability, PostgresError};

/// A journal in a PostgreSQL database, which other nodes may use at the same time.
pub struct PostgresJournal {
    writer: PostgresWriter,
    pool: Arc<Pool>,
    reader: BatchReader,
    listener: Listener,
    watches: Arc<Watches>,
}

impl PostgresJournal {
    /// Opens the journal in the database of this URL and creates missing tables. Several hosts in the URL are a primary and its
    /// standbys: the one that accepts writes is used, also after a fail-over.
    pub async fn open(url: &str, durability: Durability) -> Result<PostgresJournal, PostgresError> {
        let primary = Arc::new(Primary::new(url, durability)?);
        let first = open::first_session(&primary).await?;
        let watches = Arc::new(Watches::default());
        let pool = Arc::new(Pool::new(primary.clone()));
        Ok(PostgresJournal {
            writer: PostgresWriter::start(primary.clone(), first, watches.clone()),
            reader: BatchReader::start(pool.clone()),
            listener: Listener::start(primary, watches.clone()),
            pool,
            watches,
        })
    }
}

impl Drop for PostgresJournal {
    fn drop(&mut self) {
        self.watches.close();
    }
}

impl Journal for PostgresJournal {
    fn append(&self, stream: &Stream, expected: u64, payload: Bytes) -> AppendFuture<'_> {
        Box::pin(self.writer.queue.append(stream.clone(), expected, payload))
    }

    fn read(&self, stream: &Stream, after: u64, limit: usize) -> ReadFuture<'_, Vec<Entry>> {
        Box::pin(self.reader.read(stream.clone(), after, limit))
    }

    fn head(&self, stream: &Stream) -> ReadFuture<'_, u64> {
        let stream = stream.clone();
        Box::pin(async move {
            let stream = &stream;
            self.pool.run(|session| async move { session.head(stream).await }).await
        })
    }

    fn streams(&self, prefix: &str, after: Option<&Stream>, limit: usize) -> ReadFuture<'_, Vec<Stream>> {
        // Names are visible ASCII, so every name with the prefix sorts before the prefix and a DEL.
        let (prefix, end) = (prefix.to_owned(), format!("{prefix}\u{7f}"));
        let last = after.map_or_else(String::new, Stream::to_string);
        Box::pin(async move {
            let (prefix, last, end, limit) = (&*prefix, &*last, &*end, signed(limit as u64));
            let names = |session: Arc<Session>| async move { session.names(prefix, last, end, limit).await };
            let rows = self.pool.run(names).await?;
            rows.iter().map(|row| Stream::new(row.get(0)).map_err(JournalError::unavailable)).collect()
        })
    }

    fn watch(&self, stream: &Stream) -> Watch {
        self.watches.watch(stream)
    }

    fn publish(&self, text: String) {
        self.listener.publish(text);
    }

    fn subscribe(&self) -> Option<broadcast::Receiver<String>> {
        Some(self.listener.inbound.subscribe())
    }

    fn redact(&self, stream: &Stream, entry: &Entry, payload: Bytes) -> AppendFuture<'_> {
        let (stream, entry) = (stream.clone(), entry.clone());
        Box::pin(async move {
            let (stream, entry, payload) = (&stream, &entry, &payload[..]);
            let redact = |session: Arc<Session>| async move { session.redact(stream, entry, payload).await };
            match self.pool.run(redact).await.map_err(AppendError::unavailable)? {
                0 => {
                    let head = self.head(stream).await.map_err(AppendError::unavailable)?;
                    Err(AppendError::Conflict { head })
                }
                _ => Ok(()),
            }
        })
    }

    fn scrub(&self) -> AppendFuture<'_> {
        Box::pin(async {
            let session = self.pool.primary.connect(None).await.map_err(AppendError::unavailable)?;
            session.scrub().await.map_err(AppendError::unavailable)
        })
    }

    fn put_rows(&self, rows: Vec<Row>) -> AppendFuture<'_> {
        Box::pin(async move {
            let rows = &rows[..];
            let put = self.pool.run(|session| async move { rows::put(&session, rows).await }).await;
            put.map(drop).map_err(AppendError::unavailable)
        })
    }

    fn rows(&self, query: RowQuery) -> ReadFuture<'_, Vec<Row>> {
        Box::pin(async move {
            let query = &query;
            self.pool.run(|session| async move { rows::read(&session, query).await }).await
        })
    }

    fn ranked_players(&self, list: &str) -> ReadFuture<'_, u64> {
        let list = list.to_owned();
        Box::pin(async move {
            let list = &*list;
            self.pool.run(|session| async move { rows::count(&session, list).await }).await
        })
    }

    fn clear_rows(&self) -> AppendFuture<'_> {
        Box::pin(async {
            let cleared = self.pool.run(|session| async move { rows::clear(&session).await }).await;
            cleared.map(drop).map_err(AppendError::unavailable)
        })
    }

    fn probe(&self) -> AppendFuture<'_> {
        Box::pin(async {
            let confirmed = self.pool.run(|session| async move { Ok(session.confirm().await) }).await;
            confirmed.map_err(AppendError::unavailable)?.map_err(AppendError::unavailable)
        })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.writer.close().await;
            self.listener.flush().await;
            self.watches.close();
        })
    }
}
