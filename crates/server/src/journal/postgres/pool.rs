//! A pool of sessions for queries.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use super::primary::{Primary, RETRY_PAUSE};
use super::session::{QueryResult, Session};
use crate::journal::JournalError;

/// How many queries run at once.
const SESSIONS: usize = 4;
/// How long a query may take before its session is dropped.
const QUERY_TIMEOUT: Duration = Duration::from_secs(2);
/// How long a query is repeated while another primary takes over.
const RETRY_TIMEOUT: Duration = Duration::from_secs(4);

/// The pool. Sessions are opened on first use.
pub(super) struct Pool {
    pub(super) primary: Arc<Primary>,
    permits: Semaphore,
    idle: Mutex<Vec<Arc<Session>>>,
}

impl Pool {
    pub(super) fn new(primary: Arc<Primary>) -> Pool {
        Pool { primary, permits: Semaphore::new(SESSIONS), idle: Mutex::default() }
    }

    /// Runs a query, and repeats it for up to [`RETRY_TIMEOUT`] while it fails.
    pub(super) async fn run<T, F>(&self, query: impl Fn(Arc<Session>) -> F) -> Result<T, JournalError>
    where
        F: Future<Output = QueryResult<T>>,
    {
        let start = Instant::now();
        let _permit = self.permits.acquire().await.map_err(|_| JournalError::Closed)?;
        loop {
            match self.run_once(&query).await {
                Err(_) if start.elapsed() < RETRY_TIMEOUT => tokio::time::sleep(RETRY_PAUSE).await,
                result => return result,
            }
        }
    }

    async fn run_once<T, F>(&self, query: impl Fn(Arc<Session>) -> F) -> Result<T, JournalError>
    where
        F: Future<Output = QueryResult<T>>,
    {
        let session = self.take().await?;
        let error = match tokio::time::timeout(QUERY_TIMEOUT, query(session.clone())).await {
            Ok(Ok(result)) => {
                self.lock().push(session);
                return Ok(result);
            }
            Ok(Err(error)) => JournalError::unavailable(error),
            Err(_) => JournalError::unavailable("PostgreSQL does not answer"),
        };
        self.primary.lost(&session);
        Err(error)
    }

    async fn take(&self) -> Result<Arc<Session>, JournalError> {
        let idle_session = {
            let mut idle = self.lock();
            idle.retain(|session| self.primary.holds(session));
            idle.pop()
        };
        match idle_session {
            Some(session) => Ok(session),
            None => self.primary.connect(None).await.map(Arc::new).map_err(JournalError::unavailable),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Arc<Session>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
