//! Journals: append-only streams of entries, the one place where races are decided.
//!
//! An append names the sequence number it expects to find. If somebody else was first it is refused, and who sent
//! it catches up and decides again. Any number of nodes may share one journal, because nothing else is shared.

mod follow;
mod memory;
mod postgres;
mod sqlite;
mod stream;
mod watch;

use std::fmt;
use std::pin::Pin;

use bytes::Bytes;
use tokio::sync::broadcast;

pub use follow::Follower;
pub use memory::MemoryJournal;
pub use postgres::{Durability, PostgresError, PostgresJournal};
pub use sqlite::{BackupError, OpenError, SqliteJournal, backup};
pub use stream::{STREAM_LENGTH, Stream, StreamError};
pub use watch::Watch;

/// A future that a trait object can return.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// One entry of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number in the stream, counted from 1 without gaps.
    pub seq: u64,
    /// What was appended.
    pub payload: Bytes,
}

/// Why an append has not been acknowledged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppendError {
    /// Somebody else was first, or the expected number lies ahead of the stream. Nothing was written.
    Conflict {
        /// The number of the last entry, 0 if there is none.
        head: u64,
    },
    /// Neither success nor failure: the entry may be there or not. Read before trying again.
    Unavailable(String),
}

impl fmt::Display for AppendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppendError::Conflict { head } => write!(f, "the stream is at entry {head} already"),
            AppendError::Unavailable(cause) => write!(f, "the journal did not acknowledge: {cause}"),
        }
    }
}

impl std::error::Error for AppendError {}

/// The journal could not be read; the text says why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalError(pub String);

impl JournalError {
    fn closed() -> JournalError {
        JournalError(CLOSED.to_owned())
    }
}

/// What is said to those who still use a journal after its end.
const CLOSED: &str = "it is closed";

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the journal cannot be read: {}", self.0)
    }
}

impl std::error::Error for JournalError {}

/// Streams of entries that only grow. `tests/journals.rs` says in code what every implementation promises.
pub trait Journal: Send + Sync + 'static {
    /// Appends the payload as entry `expected + 1`, durable when this returns `Ok`; refused unless the stream's last
    /// entry is `expected` (0: the stream is empty). Dropping the future does not call the append back.
    fn append(
        &self,
        stream: &Stream,
        expected: u64,
        payload: Bytes,
    ) -> BoxFuture<'_, Result<(), AppendError>>;

    /// The entries after number `after`, in order, at most `limit`. Every acknowledged append is seen.
    fn read(
        &self,
        stream: &Stream,
        after: u64,
        limit: usize,
    ) -> BoxFuture<'_, Result<Vec<Entry>, JournalError>>;

    /// The number of the stream's last entry, 0 if there is none.
    fn head(&self, stream: &Stream) -> BoxFuture<'_, Result<u64, JournalError>>;

    /// The streams whose names begin with `prefix`, in the order of their bytes, those after `after`, at most `limit`.
    fn streams(
        &self,
        prefix: &str,
        after: Option<&Stream>,
        limit: usize,
    ) -> BoxFuture<'_, Result<Vec<Stream>, JournalError>>;

    /// Tells when the stream grows from now on, whoever appends. Needless wake-ups may happen, missed ones may not.
    fn watch(&self, stream: &Stream) -> Watch;

    /// Says something, of at most 7,000 bytes, to every node that listens at this moment, this one too. Nothing is kept and
    /// nothing promised: whispers are for what is only shown. A journal of one node alone has nobody to say it to.
    fn whisper(&self, _text: String) {}

    /// What is whispered from now on; an empty text where some may have been missed. Nothing if there can be no other node.
    fn overhear(&self) -> Option<broadcast::Receiver<String>> {
        None
    }

    /// Writes what waits. Later appends are refused, followers are told.
    fn close(&self) -> BoxFuture<'_, ()>;
}
