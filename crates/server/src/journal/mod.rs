//! Journals: streams of entries that only grow, the one place where races are decided.
//!
//! An append states the sequence number that it expects. If another append was first it is refused, and the caller catches up and
//! decides again. Any number of nodes may share one journal, because nothing else is shared.

mod append_queue;
mod chain;
mod follow;
mod health;
mod memory;
mod postgres;
mod rows;
mod sqlite;
mod stream;
mod watch;

use std::pin::Pin;

use bytes::Bytes;
use tokio::sync::broadcast;

pub use chain::{Chain, Damage, DamageKind, EntryKind};
pub use follow::Follower;
pub(crate) use health::JournalHealth;
pub use memory::MemoryJournal;
pub use postgres::{Durability, PostgresError, PostgresJournal};
pub use rows::{Row, RowQuery, UNRANKED};
pub use sqlite::{BackupError, OpenError, ReadOnlySqlite, SqliteJournal, backup};
pub use stream::{STREAM_LENGTH, Stream, StreamError};
pub use watch::Watch;
#[cfg(test)]
pub(crate) use watch::Watches;

/// The entries that a watch of a stream has after these notifications of appends.
pub(crate) fn announce(stream: &Stream, notifications: &str) -> Vec<Entry> {
    let watches = std::sync::Arc::<watch::Watches>::default();
    let watch = watches.watch(stream);
    postgres::announcement::notify(&watches, notifications);
    let head = watches.heads([stream])[0];
    watch.announced_entries(head.saturating_sub(1))
}

/// A future that a trait object can return.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

pub type AppendFuture<'a> = BoxFuture<'a, Result<(), AppendError>>;

pub type ReadFuture<'a, T> = BoxFuture<'a, Result<T, JournalError>>;

/// One entry of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number in the stream, counted from 1 without gaps.
    pub seq: u64,
    pub payload: Bytes,
}

/// Why an append was not acknowledged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// Another append was first, or the expected number is ahead of the stream. Nothing was written.
    #[error("the stream is at entry {head} already")]
    Conflict {
        /// The number of the last entry, 0 if there is none.
        head: u64,
    },
    /// Neither success nor failure: the entry may be there or not. Read before trying again.
    #[error("the journal did not acknowledge: {0}")]
    Unavailable(String),
}

impl AppendError {
    fn closed() -> AppendError {
        AppendError::unavailable("it is closed")
    }

    fn unavailable(cause: impl ToString) -> AppendError {
        AppendError::Unavailable(cause.to_string())
    }
}

/// Databases' integers are signed. Larger numbers are beyond every stream's end, and so is the largest signed one.
fn signed(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

/// Why a journal cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalError {
    /// [`Journal::close`] was called, or the journal was dropped.
    #[error("the journal cannot be read: it is closed")]
    Closed,
    /// The database failed or did not respond; the text is its own.
    #[error("the journal cannot be read: {0}")]
    Unavailable(String),
}

impl JournalError {
    fn unavailable(cause: impl ToString) -> JournalError {
        JournalError::Unavailable(cause.to_string())
    }
}

/// Streams of entries that only grow. `tests/journals.rs` tests what every implementation guarantees.
pub trait Journal: Send + Sync + 'static {
    /// Appends the payload as entry `expected + 1`, durable when this returns `Ok`; refused unless the stream's last
    /// entry is `expected` (0: the stream is empty). Dropping the future does not cancel the append.
    fn append(&self, stream: &Stream, expected: u64, payload: Bytes) -> AppendFuture<'_>;

    /// The entries after number `after`, in order, at most `limit`. Every acknowledged append is included.
    fn read(&self, stream: &Stream, after: u64, limit: usize) -> ReadFuture<'_, Vec<Entry>>;

    /// The number of the stream's last entry, 0 if there is none.
    fn head(&self, stream: &Stream) -> ReadFuture<'_, u64>;

    /// The streams whose names begin with `prefix`, in byte order, those after `after`, at most `limit`.
    fn streams(&self, prefix: &str, after: Option<&Stream>, limit: usize) -> ReadFuture<'_, Vec<Stream>>;

    /// Wakes when the stream grows from now on, whichever node appends. Spurious wake-ups may happen, missed ones may not.
    fn watch(&self, stream: &Stream) -> Watch;

    /// Publishes a text of at most 7,000 bytes to every subscriber of every node, this one included. It is not stored and may be
    /// lost. A journal that only one node can use ignores it.
    fn publish(&self, _text: String) {}

    /// The texts published from now on; an empty one where some may have been missed. `None` if no other node can use the journal.
    fn subscribe(&self) -> Option<broadcast::Receiver<String>> {
        None
    }

    /// Puts another payload in place of an entry's, durable when this returns `Ok`. The one exception to growing, for names that
    /// are erased: what reads entries may assume that the link of a [`Chain`] stays. Refused with a conflict if the entry is not
    /// what is given.
    fn redact(&self, stream: &Stream, entry: &Entry, payload: Bytes) -> AppendFuture<'_>;

    /// Removes what redacted entries have left in files and in the database. It may take as long as copying all of the journal.
    fn scrub(&self) -> AppendFuture<'_>;

    /// Puts rows of projections in place of older ones of the same list and item. A journal that keeps none refuses.
    fn put_rows(&self, _rows: Vec<Row>) -> AppendFuture<'_> {
        Box::pin(async { Err(AppendError::unavailable("it keeps no projections")) })
    }

    /// Rows of projections.
    fn rows(&self, _query: RowQuery) -> ReadFuture<'_, Vec<Row>> {
        Box::pin(async { Err(JournalError::unavailable("it keeps no projections")) })
    }

    /// How many players have a ranked row in a list.
    fn ranked_players(&self, _list: &str) -> ReadFuture<'_, u64> {
        Box::pin(async { Err(JournalError::unavailable("it keeps no projections")) })
    }

    /// Removes all rows of projections, which are then made again.
    fn clear_rows(&self) -> AppendFuture<'_> {
        Box::pin(async { Err(AppendError::unavailable("it keeps no projections")) })
    }

    /// Commits a write that leaves nothing behind, and returns once it is durable.
    fn probe(&self) -> AppendFuture<'_>;

    /// Writes what is queued. Later appends are refused, and followers get an error.
    fn close(&self) -> BoxFuture<'_, ()>;
}
