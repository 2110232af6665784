//! Entries with other bytes than were written, and no trace of the bytes before.
//!
//! A connection of its own beside the writer's: redactions are rare, and copying the whole file must not wait in the writer's queue.

use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::task::spawn_blocking;

use super::file;
use crate::journal::append_queue::AppendResult;
use crate::journal::{AppendError, Entry, Stream, signed};

const REDACT: &str = "UPDATE events SET payload = ?4 WHERE stream = ?1 AND seq = ?2 AND payload = ?3";

/// Runs a change on a blocking thread.
pub(super) async fn run(
    file: PathBuf,
    change: impl FnOnce(&mut Connection) -> rusqlite::Result<AppendResult> + Send + 'static,
) -> AppendResult {
    let running = spawn_blocking(move || change(&mut file::connect(&file)?));
    running.await.map_err(AppendError::unavailable)?.map_err(AppendError::unavailable)?
}

pub(super) fn replace(
    connection: &Connection,
    stream: &Stream,
    entry: &Entry,
    payload: &[u8],
) -> rusqlite::Result<AppendResult> {
    let values = (stream.as_str(), signed(entry.seq), &entry.payload[..], payload);
    match connection.execute(REDACT, values)? {
        0 => Ok(Err(AppendError::Conflict { head: file::head(connection, stream)? })),
        _ => Ok(Ok(())),
    }
}

/// Copies what is there into a fresh file, because pages keep bytes of moved entries, and empties the log.
pub(super) fn scrub(connection: &mut Connection) -> rusqlite::Result<AppendResult> {
    connection.execute_batch("VACUUM")?;
    let deadline = Instant::now() + file::LOCK_TIMEOUT;
    // SQLite waits for readers, but not for another checkpoint, such as that of the thread which makes them.
    while connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |row| row.get(0))? {
        if Instant::now() > deadline {
            return Ok(Err(AppendError::unavailable("SQLite's log is in use: try again")));
        }
        thread::sleep(Duration::from_millis(10));
    }
    Ok(Ok(()))
}
