//! Checkpoints: copying the write-ahead log into the database file without making appends wait.
//!
//! A checkpoint beside the writer never waits for it and never finishes while it writes, so under steady load the log would grow
//! without limit. When it is long, the writer itself copies the small rest between two transactions and restarts the log.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{Builder, JoinHandle, park_timeout};
use std::time::Duration;

use rusqlite::Connection;

use super::{OpenError, file};

/// The shortest time between two checkpoints. A whole second was measured to gain nothing, and the log stays shorter.
const PAUSE: Duration = Duration::from_millis(250);
/// The number of 4 KiB pages above which the log is long.
const LONG_LOG: i64 = 4096;
/// How long the writer waits for readers of the old log. A backup may take minutes; then a later restart succeeds.
const RESTART_TIMEOUT: Duration = Duration::from_millis(20);

/// A thread with its own connection. It sleeps while nothing is written, and ends when this is dropped.
pub(super) struct Checkpointer {
    /// Taken only by `drop`.
    written: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
    flags: Arc<CheckpointFlags>,
}

#[derive(Default)]
struct CheckpointFlags {
    /// Tells the writer that the log is long.
    log_is_long: AtomicBool,
    /// Tells the thread to end, even if its channel still holds a notification.
    ending: AtomicBool,
}

impl Checkpointer {
    pub(super) fn start(file: &Path) -> Result<Checkpointer, OpenError> {
        let connection = file::connect(file).map_err(|cause| OpenError::sqlite(file, cause))?;
        let (written, notified) = sync_channel(1);
        let flags = Arc::new(CheckpointFlags::default());
        let thread_flags = flags.clone();
        let thread = Builder::new()
            .name("checkpoints".to_owned())
            .spawn(move || run(&connection, &notified, &thread_flags))
            .expect("the operating system starts threads");
        Ok(Checkpointer { written: Some(written), thread: Some(thread), flags })
    }

    pub(super) fn notify(&self) {
        if let Some(written) = &self.written {
            // A full channel holds a notification already.
            let _ = written.try_send(());
        }
    }

    /// Whether the writer should now restart the log. Resets the flag.
    pub(super) fn take_log_is_long(&self) -> bool {
        self.flags.log_is_long.swap(false, Ordering::Relaxed)
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        self.flags.ending.store(true, Ordering::Release);
        self.written = None;
        if let Some(thread) = self.thread.take() {
            thread.thread().unpark();
            let _ = thread.join();
        }
    }
}

fn run(connection: &Connection, notified: &Receiver<()>, flags: &CheckpointFlags) {
    while notified.recv().is_ok() && !flags.ending.load(Ordering::Acquire) {
        if pages_after(connection, "PASSIVE") > LONG_LOG {
            flags.log_is_long.store(true, Ordering::Relaxed);
        }
        park_timeout(PAUSE);
    }
}

/// For the writer, between two transactions.
pub(super) fn restart_log(connection: &Connection) {
    let _ = connection.busy_timeout(RESTART_TIMEOUT);
    pages_after(connection, "RESTART");
    let _ = connection.busy_timeout(file::LOCK_TIMEOUT);
}

/// For the writer, at its end: afterwards everything is in the one file.
pub(super) fn empty_log(connection: &Connection) {
    pages_after(connection, "TRUNCATE");
}

/// Runs a checkpoint and returns how many pages the log holds. A failed one loses nothing: the log keeps its pages.
fn pages_after(connection: &Connection, mode: &str) -> i64 {
    let checkpoint = format!("PRAGMA wal_checkpoint({mode})");
    connection.query_row(&checkpoint, (), |row| row.get(1)).unwrap_or(0)
}
