//! Limits of one client, so that it cannot exhaust what all share.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// The limits of a server, which its operator can change.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// The longest message from a client, in bytes.
    pub message_bytes: usize,
    /// Messages a second from one socket, in the long run.
    pub messages_per_second: f64,
    /// Messages that one socket may send at once.
    pub message_burst: f64,
    /// Messages that may wait for one socket; when they are more it is closed, and the client reconnects.
    pub queue: usize,
    /// How long a client may take for its hello message, and for the head or the body of an HTTP request.
    pub hello: Duration,
    /// Sockets from one address.
    pub sockets_per_address: usize,
    /// Players that may be created from one address in an hour; without it, limits for one player limit nothing.
    pub players_per_hour: usize,
    /// Tables that one player may create in an hour.
    pub tables_per_hour: usize,
    /// How long an empty table stays in memory.
    pub idle: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message_bytes: 4096,
            messages_per_second: 20.0,
            message_burst: 40.0,
            queue: 64,
            hello: Duration::from_secs(5),
            sockets_per_address: 64,
            players_per_hour: 1000,
            tables_per_hour: 60,
            idle: Duration::from_secs(60),
        }
    }
}

/// A token bucket: it refills with time, and each use takes a token.
#[derive(Debug)]
pub(crate) struct TokenBucket {
    level: f64,
    size: f64,
    per_second: f64,
    refilled: Instant,
}

impl TokenBucket {
    pub(crate) fn new(size: f64, per_second: f64, now: Instant) -> TokenBucket {
        TokenBucket { level: size, size, per_second, refilled: now }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.refilled).as_secs_f64();
        self.level = (self.level + passed * self.per_second).min(self.size);
        self.refilled = now;
        if self.level < 1.0 {
            return false;
        }
        self.level -= 1.0;
        true
    }

    fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.refilled).as_secs_f64();
        self.level + passed * self.per_second >= self.size
    }
}

/// One token bucket for each key. Full ones are dropped when there are many.
#[derive(Debug)]
pub(crate) struct RateLimiter<K> {
    size: f64,
    per_second: f64,
    buckets: Mutex<HashMap<K, TokenBucket>>,
}

impl<K: Eq + Hash> RateLimiter<K> {
    /// Allows `size` uses in each `period`.
    pub(crate) fn new(size: usize, period: Duration) -> RateLimiter<K> {
        let size = size as f64;
        RateLimiter { size, per_second: size / period.as_secs_f64(), buckets: Mutex::default() }
    }

    /// Takes a token from the key's bucket, if there is one.
    pub(crate) fn take(&self, key: K, now: Instant) -> bool {
        let mut buckets = lock(&self.buckets);
        if buckets.len() > 10_000 {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        buckets.entry(key).or_insert_with(|| TokenBucket::new(self.size, self.per_second, now)).take(now)
    }
}

/// The number of open connections of each key.
#[derive(Debug)]
pub(crate) struct OpenCounts<K: Eq + Hash>(Arc<Mutex<HashMap<K, usize>>>);

/// One open connection; dropping it counts down.
#[derive(Debug)]
pub(crate) struct OpenGuard<K: Eq + Hash + Clone> {
    counts: Arc<Mutex<HashMap<K, usize>>>,
    key: K,
}

impl<K: Eq + Hash + Clone> OpenCounts<K> {
    pub(crate) fn new() -> OpenCounts<K> {
        OpenCounts(Arc::default())
    }

    /// Counts one more, unless the key has `most` already.
    pub(crate) fn open(&self, key: K, most: usize) -> Option<OpenGuard<K>> {
        let mut counts = lock(&self.0);
        let count = counts.entry(key.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(OpenGuard { counts: self.0.clone(), key })
    }
}

impl<K: Eq + Hash + Clone> Drop for OpenGuard<K> {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

/// Nothing panics in the middle of a change, so what a poisoned lock protects is still consistent.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_allows_a_burst_and_then_the_rate() {
        let start = Instant::now();
        let mut bucket = TokenBucket::new(40.0, 20.0, start);
        assert_eq!((0..100).filter(|_| bucket.take(start)).count(), 40);
        let later = start + Duration::from_secs(1);
        assert_eq!((0..100).filter(|_| bucket.take(later)).count(), 20);
    }

    #[test]
    fn a_dropped_connection_can_be_opened_again() {
        let counts = OpenCounts::new();
        let first = counts.open("a", 1);
        assert!(first.is_some() && counts.open("a", 1).is_none() && counts.open("b", 1).is_some());
        drop(first);
        assert!(counts.open("a", 1).is_some());
    }
}
