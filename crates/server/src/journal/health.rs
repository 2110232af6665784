//! Whether a journal acknowledges: what readiness reports.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::Journal;
use crate::error::ServerError;

/// An acknowledgement counts for this long; after that a probe is written.
const RECENT: Duration = Duration::from_secs(5);
/// How long a probe may take.
const PROBE_TIMEOUT: Duration = Duration::from_secs(2);

/// When appends were last acknowledged, and when they last failed, in milliseconds since the start; 0 for never.
#[derive(Debug)]
pub(crate) struct JournalHealth {
    start: Instant,
    acknowledged: AtomicU64,
    failed: AtomicU64,
}

impl Default for JournalHealth {
    fn default() -> JournalHealth {
        JournalHealth { start: Instant::now(), acknowledged: AtomicU64::new(0), failed: AtomicU64::new(0) }
    }
}

impl JournalHealth {
    fn now(&self) -> u64 {
        self.start.elapsed().as_millis() as u64 + 1
    }

    pub(crate) fn acknowledged(&self) {
        self.acknowledged.store(self.now(), Ordering::Relaxed);
    }

    pub(crate) fn failed(&self) {
        self.failed.store(self.now(), Ordering::Relaxed);
    }

    /// Ready if the last append was acknowledged a short time ago, or a probe is now.
    pub(crate) async fn check(&self, journal: &dyn Journal) -> Result<(), ServerError> {
        let (acknowledged, failed) =
            (self.acknowledged.load(Ordering::Relaxed), self.failed.load(Ordering::Relaxed));
        let is_recent = acknowledged > 0 && self.now() - acknowledged < RECENT.as_millis() as u64;
        if is_recent && acknowledged > failed {
            return Ok(());
        }
        let probe = tokio::time::timeout(PROBE_TIMEOUT, journal.probe()).await;
        match probe {
            Ok(Ok(())) => {
                self.acknowledged();
                Ok(())
            }
            Ok(Err(error)) => Err(ServerError::NotReady(error.to_string())),
            Err(_) => Err(ServerError::NotReady("a write takes too long".to_owned())),
        }
    }
}
