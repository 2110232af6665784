//! A few sessions for questions, lent to one at a time.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use super::primary::{PAUSE, Primary};
use super::session::Session;
use crate::journal::JournalError;

/// How many questions are asked at once.
const SESSIONS: usize = 4;
/// How long a question may take before its session is given up.
const ANSWER: Duration = Duration::from_secs(2);
/// How long a question is asked again, while another primary takes over.
const PATIENCE: Duration = Duration::from_secs(4);

/// The pool. Sessions begin when they are first needed.
pub(super) struct Pool {
    primary: Arc<Primary>,
    permits: Semaphore,
    idle: Mutex<Vec<Arc<Session>>>,
}

impl Pool {
    pub(super) fn new(primary: Arc<Primary>) -> Pool {
        Pool { primary, permits: Semaphore::new(SESSIONS), idle: Mutex::default() }
    }

    /// Asks until there is an answer, or patience is at its end.
    pub(super) async fn run<T, F>(&self, ask: impl Fn(Arc<Session>) -> F) -> Result<T, JournalError>
    where
        F: Future<Output = Result<T, tokio_postgres::Error>>,
    {
        let start = Instant::now();
        let _permit = self.permits.acquire().await.map_err(|_| JournalError::closed())?;
        loop {
            match self.run_once(&ask).await {
                Err(_) if start.elapsed() < PATIENCE => tokio::time::sleep(PAUSE).await,
                result => return result,
            }
        }
    }

    async fn run_once<T, F>(&self, ask: impl Fn(Arc<Session>) -> F) -> Result<T, JournalError>
    where
        F: Future<Output = Result<T, tokio_postgres::Error>>,
    {
        let session = self.take().await?;
        match tokio::time::timeout(ANSWER, ask(session.clone())).await {
            Ok(Ok(answer)) => {
                self.lock().push(session);
                Ok(answer)
            }
            Ok(Err(error)) => {
                self.primary.lost(&session);
                Err(JournalError(error.to_string()))
            }
            Err(_) => {
                self.primary.lost(&session);
                Err(JournalError("PostgreSQL does not answer".to_owned()))
            }
        }
    }

    async fn take(&self) -> Result<Arc<Session>, JournalError> {
        let waiting = {
            let mut idle = self.lock();
            idle.retain(|session| self.primary.holds(session));
            idle.pop()
        };
        match waiting {
            Some(session) => Ok(session),
            None => {
                let connected = self.primary.connect(None).await;
                connected.map(Arc::new).map_err(|error| JournalError(error.to_string()))
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Arc<Session>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
