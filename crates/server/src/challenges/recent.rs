//! Lists that many ask for at once, kept for a moment: each is made of all rows of a date, or of all ratings.

use std::collections::HashMap;
use std::future::Future;
use std::hash::Hash;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::error::ServerError;

/// How many lists are kept: for dates, more than the archive shows on a page.
const DATES: usize = 64;

/// The lists of some dates or families.
pub(crate) struct Recent<K, T> {
    kept: Mutex<HashMap<K, (Instant, Arc<T>)>>,
}

impl<K: Eq + Hash, T> Recent<K, T> {
    pub(crate) fn new() -> Recent<K, T> {
        Recent { kept: Mutex::default() }
    }

    /// The list of a key, read again if it is older than that. Those who ask meanwhile wait for the same reading.
    pub(crate) async fn get(
        &self,
        date: K,
        age: Duration,
        read: impl Future<Output = Result<T, ServerError>>,
    ) -> Result<Arc<T>, ServerError> {
        let mut kept = self.kept.lock().await;
        if let Some((at, list)) = kept.get(&date)
            && at.elapsed() < age
        {
            return Ok(list.clone());
        }
        let list = Arc::new(read.await?);
        if kept.len() >= DATES {
            kept.clear();
        }
        kept.insert(date, (Instant::now(), list.clone()));
        Ok(list)
    }

    pub(crate) async fn forget(&self, date: &K) {
        self.kept.lock().await.remove(date);
    }
}
