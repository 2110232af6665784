//! Opening a folder: its lock, its schema, and errors that say what to do.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::rows;
use rusqlite::{Connection, ErrorCode, Transaction, TransactionBehavior};

/// "TRCT": marks a file as a Tercet journal.
const APPLICATION: i32 = 0x5452_4354;
/// The schema that this program writes, in `PRAGMA user_version`.
const VERSION: i32 = 1;

/// A row number as the primary key and a unique index: measured twice as fast as a composite primary key.
const SCHEMA: &str = "
    CREATE TABLE events(
        pos INTEGER PRIMARY KEY,
        stream TEXT NOT NULL,
        seq INTEGER NOT NULL,
        payload BLOB NOT NULL,
        UNIQUE(stream, seq)
    ) STRICT;";

/// Why a journal cannot be opened. The text says what to do.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("cannot write in {}: choose another data folder or change its permissions", folder.display())]
    Folder {
        folder: PathBuf,
        #[source]
        cause: io::Error,
    },
    #[error("another tercet process uses {}: stop it or choose another data folder", folder.display())]
    Locked { folder: PathBuf },
    #[error("{} is not a Tercet journal: move it away or choose another data folder", file.display())]
    Foreign { file: PathBuf },
    #[error("{} has version {found}, but this tercet knows only {known}: use a newer tercet", file.display())]
    Newer { file: PathBuf, found: i32, known: i32 },
    #[error("cannot open {}: check its permissions and the disk, or restore a backup", file.display())]
    Sqlite {
        file: PathBuf,
        #[source]
        cause: rusqlite::Error,
    },
}

impl OpenError {
    pub(super) fn sqlite(file: &Path, cause: rusqlite::Error) -> OpenError {
        let file = file.to_owned();
        match cause.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => OpenError::Foreign { file },
            _ => OpenError::Sqlite { file, cause },
        }
    }
}

/// Creates the folder and takes its lock: as long as the file is open, no other process opens the journal. The operating system
/// releases it when the process ends.
pub(super) fn lock(folder: &Path) -> Result<File, OpenError> {
    let unusable = |cause| OpenError::Folder { folder: folder.to_owned(), cause };
    fs::create_dir_all(folder).map_err(unusable)?;
    let file = File::create(folder.join("journal.lock")).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::Locked { folder: folder.to_owned() }),
        Err(TryLockError::Error(cause)) => Err(unusable(cause)),
    }
}

/// Brings the file to our schema. Checks everything before it changes anything.
pub(super) fn prepare(connection: &mut Connection, file: &Path) -> Result<(), OpenError> {
    let failed = |cause| OpenError::sqlite(file, cause);
    let new = is_new(connection, file)?;
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0)).map_err(failed)?;
    if mode != "wal" {
        let cause = io::Error::other("its file system offers no shared memory for SQLite's write-ahead log");
        return Err(OpenError::Folder { folder: file.parent().unwrap_or(file).to_owned(), cause });
    }
    if new {
        create(connection).map_err(failed)?;
    }
    connection.execute_batch(rows::SCHEMA).map_err(failed)
}

/// Whether the file is empty. One that is not must be a Tercet journal of a known version.
pub(super) fn is_new(connection: &Connection, file: &Path) -> Result<bool, OpenError> {
    let number = |sql| connection.query_row(sql, (), |row| row.get::<_, i32>(0));
    let query = |sql| number(sql).map_err(|cause| OpenError::sqlite(file, cause));
    let application = query("PRAGMA application_id")?;
    let found = query("PRAGMA user_version")?;
    let objects = query("SELECT count(*) FROM sqlite_schema")?;
    match (application, found) {
        (0, 0) if objects == 0 => Ok(true),
        (APPLICATION, 1..=VERSION) => Ok(false),
        (APPLICATION, _) if found > VERSION => {
            Err(OpenError::Newer { file: file.to_owned(), found, known: VERSION })
        }
        _ => Err(OpenError::Foreign { file: file.to_owned() }),
    }
}

/// Schema and version in one transaction: a crash leaves an empty file or a complete one.
fn create(connection: &mut Connection) -> rusqlite::Result<()> {
    let transaction = Transaction::new(connection, TransactionBehavior::Immediate)?;
    transaction.execute_batch(SCHEMA)?;
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()
}

#[cfg(test)]
mod tests {
    use super::super::file;
    use super::*;

    /// A killed process loses nothing with either setting and a power cut cannot be tested, so the test reads the settings.
    #[test]
    fn every_commit_is_flushed() {
        let folder = tempfile::tempdir().unwrap();
        let file = file::path(folder.path());
        for _ in 0..2 {
            let mut connection = file::connect(&file).unwrap();
            prepare(&mut connection, &file).unwrap();
            let full: i32 = connection.query_row("PRAGMA synchronous", (), |row| row.get(0)).unwrap();
            let mode: String = connection.query_row("PRAGMA journal_mode", (), |row| row.get(0)).unwrap();
            assert_eq!((full, mode.as_str()), (2, "wal"));
        }
    }
}
