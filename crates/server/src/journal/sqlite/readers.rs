//! A pool of read-only connections.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::file;
use crate::journal::JournalError;

/// How many queries run at once. More would wait for the disk and the processor.
const CONNECTIONS: usize = 4;

/// The pool. Connections are opened on first use.
pub(super) struct Readers {
    file: PathBuf,
    permits: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(super) fn new(file: PathBuf) -> Arc<Readers> {
        let permits = Arc::new(Semaphore::new(CONNECTIONS));
        Arc::new(Readers { file, permits, idle: Mutex::default() })
    }

    /// Runs a query on a blocking thread.
    pub(super) async fn run<T: Send + 'static>(
        self: &Arc<Readers>,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, JournalError> {
        let permit = self.permits.clone().acquire_owned().await.map_err(|_| JournalError::Closed)?;
        let readers = self.clone();
        let running = spawn_blocking(move || {
            let result = readers.query(query);
            // Held by the query and not by the caller, whose cancellation does not stop the query.
            drop(permit);
            result
        });
        running.await.map_err(JournalError::unavailable)?.map_err(JournalError::unavailable)
    }

    /// Refuses later queries and closes idle connections.
    pub(super) fn close(&self) {
        self.permits.close();
        self.lock().clear();
    }

    /// Runs a query on an idle or new connection. One whose query failed is closed, in case the connection is the cause.
    fn query<T>(&self, query: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> rusqlite::Result<T> {
        let idle = self.lock().pop();
        let connection = idle.map_or_else(|| file::connect_read_only(&self.file), Ok)?;
        let result = query(&connection)?;
        self.lock().push(connection);
        Ok(result)
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
