//! The embedded journal: one SQLite file in a folder, one thread that writes, a few connections that read.
//!
//! No acknowledged append is lost: it is acknowledged after the commit of its transaction, and with `synchronous=FULL` a commit
//! returns after the write-ahead log is on the disk. One disk flush serves many appends: the writer commits all that wait
//! together, while the next ones gather.

mod backup;
mod checkpoint;
mod file;
mod open;
mod read_only;
mod readers;
mod redact;
mod rows;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bytes::Bytes;

use super::watch::Watches;
use super::{AppendFuture, BoxFuture, Entry, Journal, ReadFuture, Row, RowQuery, Stream, Watch};
use readers::Readers;
use writer::SqliteWriter;

pub use backup::{BackupError, backup};
pub use open::OpenError;
pub use read_only::ReadOnlySqlite;

/// A journal in the file `journal.db` of a folder, which no other process can open meanwhile.
pub struct SqliteJournal {
    folder: PathBuf,
    writer: SqliteWriter,
    readers: Arc<Readers>,
    watches: Arc<Watches>,
}

impl SqliteJournal {
    /// Opens the journal in this folder; creates both if missing.
    pub fn open(folder: &Path) -> Result<SqliteJournal, OpenError> {
        let lock = open::lock(folder)?;
        let file = file::path(folder);
        let mut connection = file::connect(&file).map_err(|cause| OpenError::sqlite(&file, cause))?;
        open::prepare(&mut connection, &file)?;
        let watches = Arc::new(Watches::default());
        let writer = SqliteWriter::start(connection, &file, lock, watches.clone())?;
        Ok(SqliteJournal { folder: folder.to_owned(), writer, readers: Readers::new(file), watches })
    }

    /// Copies a snapshot of the journal into a new file, while appends go on. See [`backup`].
    pub async fn backup(&self, target: &Path) -> Result<(), BackupError> {
        let (folder, target) = (self.folder.clone(), target.to_owned());
        let copying = tokio::task::spawn_blocking(move || backup(&folder, &target));
        copying.await.unwrap_or_else(|panic| Err(BackupError::Interrupted(panic.to_string())))
    }
}

impl Drop for SqliteJournal {
    fn drop(&mut self) {
        self.writer.finish();
        self.readers.close();
        self.watches.close();
    }
}

impl Journal for SqliteJournal {
    fn append(&self, stream: &Stream, expected: u64, payload: Bytes) -> AppendFuture<'_> {
        Box::pin(self.writer.append(stream.clone(), expected, payload))
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

    fn redact(&self, stream: &Stream, entry: &Entry, payload: Bytes) -> AppendFuture<'_> {
        let (stream, entry) = (stream.clone(), entry.clone());
        Box::pin(redact::run(file::path(&self.folder), move |connection| {
            redact::replace(connection, &stream, &entry, &payload)
        }))
    }

    fn scrub(&self) -> AppendFuture<'_> {
        Box::pin(redact::run(file::path(&self.folder), redact::scrub))
    }

    fn put_rows(&self, rows: Vec<Row>) -> AppendFuture<'_> {
        Box::pin(redact::run(file::path(&self.folder), move |connection| rows::put(connection, &rows)))
    }

    fn rows(&self, query: RowQuery) -> ReadFuture<'_, Vec<Row>> {
        Box::pin(self.readers.run(move |connection| rows::read(connection, &query)))
    }

    fn ranked_players(&self, list: &str) -> ReadFuture<'_, u64> {
        let list = list.to_owned();
        Box::pin(self.readers.run(move |connection| rows::count(connection, &list)))
    }

    fn clear_rows(&self) -> AppendFuture<'_> {
        Box::pin(redact::run(file::path(&self.folder), rows::clear))
    }

    fn probe(&self) -> AppendFuture<'_> {
        Box::pin(self.writer.probe())
    }

    /// Copies the log into the one file and unlocks the folder. Later reads are refused too. Dropping the journal does the same,
    /// blocking.
    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.writer.close().await;
            self.readers.close();
            self.watches.close();
        })
    }
}
