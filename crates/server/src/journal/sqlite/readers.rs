//! A few connections that only read, lent to one query at a time.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::file;
use crate::journal::JournalError;

/// How many queries run at once. More only wait for each other's disk and processor.
const CONNECTIONS: usize = 4;

/// The pool. Connections are opened when they are first needed.
pub(super) struct Readers {
    permits: Arc<Semaphore>,
    idle: Arc<Idle>,
}

struct Idle {
    file: PathBuf,
    connections: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(super) fn new(file: PathBuf) -> Readers {
        let idle = Arc::new(Idle { file, connections: Mutex::default() });
        Readers { permits: Arc::new(Semaphore::new(CONNECTIONS)), idle }
    }

    /// Runs a query on a thread that may block.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, JournalError> {
        let permit = self.permits.clone().acquire_owned().await.map_err(|_| JournalError::closed())?;
        let idle = self.idle.clone();
        let running = spawn_blocking(move || {
            let result = idle.lend(query);
            // The query's permit, not the caller's: who stops waiting does not stop the query.
            drop(permit);
            result
        });
        let result = running.await.map_err(|cause| JournalError(cause.to_string()))?;
        result.map_err(|cause| JournalError(cause.to_string()))
    }

    /// Refuses queries from now on and closes the connections that are not in use.
    pub(super) fn close(&self) {
        self.permits.close();
        self.idle.lock().clear();
    }
}

impl Idle {
    /// A connection whose query failed is closed, in case the failure is its own.
    fn lend<T>(&self, query: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> rusqlite::Result<T> {
        let waiting = self.lock().pop();
        let connection = waiting.map_or_else(|| file::connect_read_only(&self.file), Ok)?;
        let result = query(&connection)?;
        self.lock().push(connection);
        Ok(result)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
