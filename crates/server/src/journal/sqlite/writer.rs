//! The one thread that writes: it takes all appends that wait and commits them together.

use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle, sleep};
use std::time::{Duration, Instant};

use bytes::Bytes;
use rusqlite::{Connection, TransactionBehavior};

use super::checkpoint::{self, Checkpointer};
use super::{OpenError, file};
use crate::journal::append_queue::{AppendQueue, AppendResult, PendingAppend, PendingAppends, QUEUE_LENGTH};
use crate::journal::watch::Watches;
use crate::journal::{AppendError, Stream, signed};

/// What a probe writes, always into the same row.
const PROBE: &str = "INSERT OR REPLACE INTO events(stream, seq, payload) VALUES ('server/probe', 1, x'')";
const APPEND: &str = "INSERT INTO events(stream, seq, payload) VALUES (?1, ?2 + 1, ?3)";

/// The shortest time between the starts of two transactions, unless a batch is full. A single append is written at once; when
/// many tables play, one commit, which costs far more than an append, serves those of two milliseconds.
const BATCH_INTERVAL: Duration = Duration::from_millis(2);
/// The stream of the row that a probe writes.
const PROBE_STREAM: &str = "server/probe";
/// From this many appends on, a transaction starts without waiting for more.
const FULL_BATCH: usize = 16;

pub(super) struct SqliteWriter {
    /// Taken only by `finish`.
    queue: Option<AppendQueue>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl SqliteWriter {
    /// Starts the thread, which holds the folder's lock until everything is written.
    pub(super) fn start(
        connection: Connection,
        file: &Path,
        lock: File,
        watches: Arc<Watches>,
    ) -> Result<SqliteWriter, OpenError> {
        let (queue, pending) = AppendQueue::new(FULL_BATCH);
        let checkpointer = Checkpointer::start(file)?;
        let writer = WriterThread { connection, pending, watches };
        let thread = Builder::new()
            .name("journal".to_owned())
            .spawn(move || {
                writer.run(checkpointer);
                drop(lock);
            })
            .expect("the operating system starts threads");
        Ok(SqliteWriter { queue: Some(queue), thread: Mutex::new(Some(thread)) })
    }

    pub(super) async fn append(&self, stream: Stream, expected: u64, payload: Bytes) -> AppendResult {
        let queue = self.queue.as_ref().ok_or_else(AppendError::closed)?;
        queue.append(stream, expected, payload).await
    }

    /// Passes the queue and commits a write as appends do.
    pub(super) async fn probe(&self) -> AppendResult {
        let stream =
            Stream::new(PROBE_STREAM).map_err(|error| AppendError::Unavailable(error.to_string()))?;
        self.append(stream, 0, Bytes::new()).await
    }

    /// Writes what waits, refuses later appends, and returns when the thread has ended.
    pub(super) async fn close(&self) {
        if let Some(queue) = &self.queue {
            queue.close().await;
        }
        if let Some(thread) = self.take_thread() {
            let _ = tokio::task::spawn_blocking(|| thread.join()).await;
        }
    }

    /// The same, blocking, for `drop`.
    pub(super) fn finish(&mut self) {
        self.queue = None;
        if let Some(thread) = self.take_thread() {
            let _ = thread.join();
        }
    }

    fn take_thread(&self) -> Option<JoinHandle<()>> {
        self.thread.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

struct WriterThread {
    connection: Connection,
    pending: PendingAppends,
    watches: Arc<Watches>,
}

impl WriterThread {
    fn run(mut self, checkpointer: Checkpointer) {
        let mut appends = Vec::with_capacity(QUEUE_LENGTH);
        let mut last = None;
        while let Some(append) = self.pending.blocking_recv() {
            appends.push(append);
            self.gather(&mut appends, last);
            last = Some(Instant::now());
            self.write(&mut appends);
            checkpointer.notify();
            if checkpointer.take_log_is_long() {
                checkpoint::restart_log(&self.connection);
            }
        }
        drop(checkpointer);
        checkpoint::empty_log(&self.connection);
    }

    /// Takes what waits; before that, lets more appends arrive if the last transaction has just started and few are here.
    fn gather(&mut self, appends: &mut Vec<PendingAppend>, last: Option<Instant>) {
        let rest = last.map_or(Duration::ZERO, |last| BATCH_INTERVAL.saturating_sub(last.elapsed()));
        if !rest.is_zero() && appends.len() + self.pending.len() < FULL_BATCH {
            sleep(rest);
        }
        self.pending.drain_into(appends);
    }

    fn write(&mut self, appends: &mut Vec<PendingAppend>) {
        let committed = commit(&mut self.connection, appends);
        if let Ok(results) = &committed {
            let written = appends.iter().zip(results);
            let written =
                written.filter(|(append, result)| result.is_ok() && append.stream.as_str() != PROBE_STREAM);
            self.watches.notify(written.map(|(append, _)| (&append.stream, append.expected + 1)));
        }
        let results =
            committed.unwrap_or_else(|cause| vec![Err(AppendError::unavailable(cause)); appends.len()]);
        for (append, result) in appends.drain(..).zip(results) {
            append.respond(result);
        }
    }
}

/// One transaction for all, one result for each. An error is the result of all of them: nothing of the transaction is there, as
/// far as this process knows.
fn commit(connection: &mut Connection, appends: &[PendingAppend]) -> rusqlite::Result<Vec<AppendResult>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let results = appends.iter().map(|append| insert(&transaction, append)).collect::<Result<_, _>>()?;
    transaction.commit()?;
    Ok(results)
}

/// Inserts only head + 1. The head cannot change before the insert, because the transaction has the write lock, and it includes
/// what the same transaction has inserted. One statement for both would make SQLite build a temporary table for every append.
fn insert(connection: &Connection, append: &PendingAppend) -> rusqlite::Result<AppendResult> {
    let PendingAppend { stream, expected, payload, .. } = append;
    if stream.as_str() == PROBE_STREAM {
        return connection.prepare_cached(PROBE)?.execute(()).map(|_| Ok(()));
    }
    let head = file::head(connection, stream)?;
    if head != *expected {
        return Ok(Err(AppendError::Conflict { head }));
    }
    let mut statement = connection.prepare_cached(APPEND)?;
    statement.execute((stream.as_str(), signed(*expected), &payload[..]))?;
    Ok(Ok(()))
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;
    use tokio::sync::oneshot;

    use super::super::open;
    use super::*;

    fn append(expected: u64, size: usize) -> PendingAppend {
        let stream = Stream::new("table").unwrap();
        PendingAppend { stream, expected, payload: vec![0; size].into(), response: oneshot::channel().0 }
    }

    fn new_journal() -> (TempDir, Connection) {
        let folder = tempfile::tempdir().unwrap();
        let file = file::path(folder.path());
        let mut connection = file::connect(&file).unwrap();
        open::prepare(&mut connection, &file).unwrap();
        (folder, connection)
    }

    #[test]
    fn a_batch_is_decided_one_by_one() {
        let (_folder, mut connection) = new_journal();
        let batch = [append(0, 1), append(0, 1), append(1, 1), append(7, 1), append(2, 1)];
        let conflict = |head| Err(AppendError::Conflict { head });
        assert_eq!(
            commit(&mut connection, &batch).unwrap(),
            [Ok(()), conflict(1), Ok(()), conflict(2), Ok(())]
        );
    }

    #[test]
    fn a_full_disk_refuses_the_whole_batch_and_harms_nothing() {
        let (_folder, mut connection) = new_journal();
        connection.pragma_update(None, "max_page_count", 20).unwrap();
        assert!(commit(&mut connection, &[append(0, 10), append(1, 1 << 20), append(2, 10)]).is_err());
        assert_eq!(commit(&mut connection, &[append(0, 10), append(1, 10)]).unwrap(), [Ok(()), Ok(())]);
    }
}
