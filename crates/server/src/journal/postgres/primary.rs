//! Finds the primary among the hosts of a URL.
//!
//! A host that reports to accept writes may be an old primary that has come back after its standby was promoted. So a host counts
//! as the primary only after it has acknowledged a write: an old primary that must wait for its standby never does.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio_postgres::Notification;

use super::address::PostgresHosts;
use super::session::Session;
use super::{Durability, PostgresError};

/// How long one host may take to connect and to acknowledge its first write.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(2);
/// The time between two attempts to find the primary.
pub(super) const RETRY_PAUSE: Duration = Duration::from_millis(100);

/// The hosts, and how often the primary was lost.
pub(super) struct Primary {
    hosts: PostgresHosts,
    durability: Durability,
    /// When one session is lost, all sessions as old as it are dropped too: they may lead to a host that hangs or was replaced,
    /// and each would have to time out by itself.
    losses: AtomicU64,
}

impl Primary {
    pub(super) fn new(url: &str, durability: Durability) -> Result<Primary, PostgresError> {
        Ok(Primary { hosts: PostgresHosts::new(url)?, durability, losses: AtomicU64::new(0) })
    }

    /// Connects to all hosts at once and returns the first session whose host proves to be the primary.
    pub(super) async fn connect(
        &self,
        notified: Option<mpsc::UnboundedSender<Notification>>,
    ) -> Result<Session, PostgresError> {
        let losses = self.losses.load(Ordering::Acquire);
        let mut attempts = JoinSet::new();
        for host in &self.hosts.hosts {
            let (host, tls, durability) = (host.clone(), self.hosts.tls.clone(), self.durability);
            let notified = notified.clone();
            attempts.spawn(async move {
                let opening = Session::open(&host, tls, durability, notified, losses);
                tokio::time::timeout(CONNECT_TIMEOUT, opening).await.unwrap_or(Err(PostgresError::Silent))
            });
        }
        let mut why = PostgresError::ReadOnly;
        while let Some(attempt) = attempts.join_next().await {
            match attempt {
                Ok(Ok(session)) => return Ok(session),
                // A standby beside the primary is expected.
                Ok(Err(PostgresError::ReadOnly)) | Err(_) => {}
                Ok(Err(error)) => why = error,
            }
        }
        Err(why)
    }

    /// Marks a session, and all as old as it, as failed.
    pub(super) fn lost(&self, session: &Session) {
        let next = session.losses + 1;
        let _ = self.losses.compare_exchange(session.losses, next, Ordering::AcqRel, Ordering::Relaxed);
    }

    /// Whether a session has not failed, as far as this node knows.
    pub(super) fn holds(&self, session: &Session) -> bool {
        session.losses == self.losses.load(Ordering::Acquire) && !session.client.is_closed()
    }
}
