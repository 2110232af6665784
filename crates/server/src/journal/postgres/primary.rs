//! Finding the primary among the hosts of a URL, again and again.
//!
//! Whoever says that it takes writes may be an old primary that has come back after its standby was promoted. So a host is
//! believed only after it has acknowledged a write: an old primary that must wait for its standby never does.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio_postgres::Notification;

use super::address::Address;
use super::session::Session;
use super::{Durability, PostgresError};

/// How long one host may take to connect and to acknowledge its first write.
const HANDSHAKE: Duration = Duration::from_secs(2);
/// The time between two attempts to find the primary.
pub(super) const PAUSE: Duration = Duration::from_millis(100);

/// The hosts, and how often the primary was lost.
pub(super) struct Primary {
    address: Address,
    durability: Durability,
    /// When one session is lost, all that are as old as it are given up too: they may lead to a host that hangs or that was
    /// replaced, and would only find out one by one.
    losses: AtomicU64,
}

impl Primary {
    pub(super) fn new(url: &str, durability: Durability) -> Result<Primary, PostgresError> {
        Ok(Primary { address: Address::new(url)?, durability, losses: AtomicU64::new(0) })
    }

    /// Asks all hosts at once; the first that proves to be the primary is it.
    pub(super) async fn connect(
        &self,
        notified: Option<mpsc::UnboundedSender<Notification>>,
    ) -> Result<Session, PostgresError> {
        let losses = self.losses.load(Ordering::Acquire);
        let mut asked = JoinSet::new();
        for host in &self.address.hosts {
            let (host, tls, durability) = (host.clone(), self.address.tls.clone(), self.durability);
            let notified = notified.clone();
            let opening = async move { Session::open(&host, tls, durability, notified, losses).await };
            asked.spawn(in_time(opening));
        }
        let mut why = PostgresError::ReadOnly;
        while let Some(answer) = asked.join_next().await {
            match answer {
                Ok(Ok(session)) => return Ok(session),
                // That one of two is a standby is no news.
                Ok(Err(PostgresError::ReadOnly)) | Err(_) => {}
                Ok(Err(error)) => why = error,
            }
        }
        Err(why)
    }

    /// Says that a session has failed or hangs.
    pub(super) fn lost(&self, session: &Session) {
        let next = session.losses + 1;
        let _ = self.losses.compare_exchange(session.losses, next, Ordering::AcqRel, Ordering::Relaxed);
    }

    /// Whether a session can be used, as far as anybody knows.
    pub(super) fn holds(&self, session: &Session) -> bool {
        session.losses == self.losses.load(Ordering::Acquire) && !session.client.is_closed()
    }
}

async fn in_time(
    connecting: impl Future<Output = Result<Session, PostgresError>>,
) -> Result<Session, PostgresError> {
    tokio::time::timeout(HANDSHAKE, connecting).await.unwrap_or(Err(PostgresError::Silent))
}
