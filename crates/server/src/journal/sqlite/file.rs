//! The database file: its name, its connections, its rows.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::types::Type;
use rusqlite::{Connection, OpenFlags, Row};

use crate::journal::{Entry, Stream};

const HEAD: &str = "SELECT coalesce(max(seq), 0) FROM events WHERE stream = ?1";

/// FULL because NORMAL loses acknowledged appends in a power cut. Checkpoints run in their own thread. What is replaced is
/// overwritten with zeros.
const SETTINGS: &str = "
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA wal_autocheckpoint = 0;
    PRAGMA journal_size_limit = 67108864;";

/// How long a connection waits for a lock. The server's own connections never hold one for long; an operator's tool might.
pub(super) const LOCK_TIMEOUT: Duration = Duration::from_secs(5);

pub(super) fn path(folder: &Path) -> PathBuf {
    folder.join("journal.db")
}

pub(super) fn connect(file: &Path) -> rusqlite::Result<Connection> {
    let connection = connect_as(file, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
    connection.execute_batch(SETTINGS)?;
    Ok(connection)
}

/// A connection that cannot write, for reads and backups.
pub(super) fn connect_read_only(file: &Path) -> rusqlite::Result<Connection> {
    connect_as(file, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

/// Each connection is used by one thread at a time, so SQLite needs no mutex.
fn connect_as(file: &Path, access: OpenFlags) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(file, access | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(LOCK_TIMEOUT)?;
    // Without the query planner stability guarantee, SQLite plans a statement again for every set of bound values: that took
    // a third of the server's processor time.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(connection)
}

pub(super) fn head(connection: &Connection, stream: &Stream) -> rusqlite::Result<u64> {
    let head = connection.prepare_cached(HEAD)?.query_row([stream.as_str()], |row| row.get::<_, i64>(0))?;
    Ok(head.unsigned_abs())
}

/// A row of `seq, payload`.
pub(super) fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    let seq = row.get::<_, i64>(0)?.unsigned_abs();
    Ok(Entry { seq, payload: row.get::<_, Vec<u8>>(1)?.into() })
}

pub(super) fn stream(row: &Row<'_>) -> rusqlite::Result<Stream> {
    let name = row.get_ref(0)?.as_str()?;
    Stream::new(name)
        .map_err(|cause| rusqlite::Error::FromSqlConversionFailure(0, Type::Text, Box::new(cause)))
}
