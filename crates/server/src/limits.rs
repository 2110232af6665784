//! What one client may use up, so that nobody can use up what belongs to all.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The limits of a server. An operator can change them.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// The longest message from a client, in bytes.
    pub message_bytes: usize,
    /// Messages a second from one socket, in the long run.
    pub messages_per_second: f64,
    /// Messages that one socket may send at once.
    pub message_burst: f64,
    /// Messages that may wait for one socket; a slower reader is sent away and comes back.
    pub queue: usize,
    /// How long a client may take to say hello, and for the head or the body of an HTTP request.
    pub hello: Duration,
    /// Sockets from one address.
    pub sockets_per_address: usize,
    /// Players that may be made from one address in an hour; without this, limits a player are no limits.
    pub players_per_hour: usize,
    /// Tables that one player may make in an hour.
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

/// A bucket that fills with time and empties with use.
#[derive(Debug)]
pub struct Bucket {
    level: f64,
    size: f64,
    per_second: f64,
    filled: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(size: f64, per_second: f64, now: Instant) -> Bucket {
        Bucket { level: size, size, per_second, filled: now }
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.level = (self.level + passed * self.per_second).min(self.size);
        self.filled = now;
        if self.level < 1.0 {
            return false;
        }
        self.level -= 1.0;
        true
    }

    fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.level + passed * self.per_second >= self.size
    }
}

/// One bucket for each of many, forgotten once it is full again.
#[derive(Debug)]
pub struct Buckets<K> {
    size: f64,
    per_second: f64,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    /// Buckets of this size that fill in this time.
    pub fn new(size: usize, fill: Duration) -> Buckets<K> {
        let size = size as f64;
        Buckets { size, per_second: size / fill.as_secs_f64(), buckets: Mutex::default() }
    }

    /// Takes one out of somebody's bucket, if there is one.
    pub fn take(&self, who: K, now: Instant) -> bool {
        let mut buckets = lock(&self.buckets);
        if buckets.len() > 10_000 {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        buckets.entry(who).or_insert_with(|| Bucket::new(self.size, self.per_second, now)).take(now)
    }
}

/// How many of something each of many has open.
#[derive(Debug)]
pub struct Counts<K: Eq + Hash>(Arc<Mutex<HashMap<K, usize>>>);

/// One that is open. Dropping it closes it on every path out.
#[derive(Debug)]
pub struct Counted<K: Eq + Hash + Clone> {
    counts: Arc<Mutex<HashMap<K, usize>>>,
    who: K,
}

impl<K: Eq + Hash + Clone> Counts<K> {
    /// Nobody has any.
    pub fn new() -> Counts<K> {
        Counts(Arc::default())
    }

    /// Opens one more, unless somebody has `most` already.
    pub fn open(&self, who: K, most: usize) -> Option<Counted<K>> {
        let mut counts = lock(&self.0);
        let count = counts.entry(who.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { counts: self.0.clone(), who })
    }
}

impl<K: Eq + Hash + Clone> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts);
        if let Some(count) = counts.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.who);
            }
        }
    }
}

/// Counts stay right whatever happened to a thread that held them.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_allows_a_burst_and_then_the_rate() {
        let start = Instant::now();
        let mut bucket = Bucket::new(40.0, 20.0, start);
        assert_eq!((0..100).filter(|_| bucket.take(start)).count(), 40);
        let later = start + Duration::from_secs(1);
        assert_eq!((0..100).filter(|_| bucket.take(later)).count(), 20);
    }

    #[test]
    fn what_is_dropped_can_be_opened_again() {
        let counts = Counts::new();
        let first = counts.open("a", 1);
        assert!(first.is_some() && counts.open("a", 1).is_none() && counts.open("b", 1).is_some());
        drop(first);
        assert!(counts.open("a", 1).is_some());
    }
}
