//! Checkpoints: bringing the write-ahead log into the database file without making appends wait.
//!
//! A checkpoint beside the writer never waits for it and never finishes while it writes, so under steady load the log
//! would grow for ever. When it has become long, the writer itself does the small rest between two transactions and starts
//! the log from its beginning.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{Builder, JoinHandle, park_timeout};
use std::time::Duration;

use rusqlite::Connection;

use super::{OpenError, file};

/// The shortest time between two checkpoints. A quarter of a second and a whole one were measured in turns: no gain from
/// waiting longer, and the log stays shorter.
const PAUSE: Duration = Duration::from_millis(250);
/// From how many pages of 4 KiB on the log is long.
const LONG_LOG: i64 = 4096;
/// How long the writer waits for readers who still need the old log. A backup may take minutes: then next time.
const RESTART_PATIENCE: Duration = Duration::from_millis(20);

/// A thread with its own connection. It sleeps when nothing is written, and ends when this is dropped.
pub(super) struct Checkpointer {
    /// Taken only by `drop`.
    nudges: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
    signs: Arc<Signs>,
}

#[derive(Default)]
struct Signs {
    /// The log is long: for the writer.
    long: AtomicBool,
    /// The end has come: for the thread, which may find an old nudge in its channel and must not pause for it.
    ending: AtomicBool,
}

impl Checkpointer {
    pub(super) fn start(file: &Path) -> Result<Checkpointer, OpenError> {
        let connection = file::connect(file).map_err(|cause| OpenError::sqlite(file, cause))?;
        let (nudges, nudged) = sync_channel(1);
        let signs = Arc::new(Signs::default());
        let seen = signs.clone();
        let thread = Builder::new()
            .name("checkpoints".to_owned())
            .spawn(move || run(&connection, &nudged, &seen))
            .expect("the operating system starts threads");
        Ok(Checkpointer { nudges: Some(nudges), thread: Some(thread), signs })
    }

    /// Says that something was written.
    pub(super) fn nudge(&self) {
        if let Some(nudges) = &self.nudges {
            // A full channel holds a nudge already.
            let _ = nudges.try_send(());
        }
    }

    /// Whether the writer should now restart the log. Says so once.
    pub(super) fn log_is_long(&self) -> bool {
        self.signs.long.swap(false, Ordering::Relaxed)
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        self.signs.ending.store(true, Ordering::Release);
        self.nudges = None;
        if let Some(thread) = self.thread.take() {
            thread.thread().unpark();
            let _ = thread.join();
        }
    }
}

fn run(connection: &Connection, nudged: &Receiver<()>, signs: &Signs) {
    while nudged.recv().is_ok() && !signs.ending.load(Ordering::Acquire) {
        if pages_after(connection, "PASSIVE") > LONG_LOG {
            signs.long.store(true, Ordering::Relaxed);
        }
        park_timeout(PAUSE);
    }
}

/// Called by the writer between two transactions.
pub(super) fn restart_log(connection: &Connection) {
    let _ = connection.busy_timeout(RESTART_PATIENCE);
    pages_after(connection, "RESTART");
    let _ = connection.busy_timeout(file::PATIENCE);
}

/// Called by the writer at its end: afterwards everything is in the one file.
pub(super) fn empty_log(connection: &Connection) {
    pages_after(connection, "TRUNCATE");
}

/// How many pages the log holds. A checkpoint that fails loses nothing: the log keeps them until the next one.
fn pages_after(connection: &Connection, mode: &str) -> i64 {
    let checkpoint = format!("PRAGMA wal_checkpoint({mode})");
    connection.query_row(&checkpoint, (), |row| row.get(1)).unwrap_or(0)
}
