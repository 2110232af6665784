//! Limits of one client, so that it cannot exhaust what all share.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::PlayerId;
use tokio::time::Instant;

/// The limits of a server, which its operator can change.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// The longest message from a client, in bytes.
    pub message_bytes: usize,
    /// Messages a second from one socket, and from one player on all sockets, in the long run.
    pub messages_per_second: f64,
    /// Messages that one socket, and one player on all sockets, may send at once.
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
    /// The budget of one player for requests over HTTP, in small requests a minute. Others cost more.
    pub requests_per_minute: usize,
    /// How long an empty table stays in memory.
    pub idle: Duration,
    /// For how long a player has no connection before the table records that the player is away.
    pub away_after: Duration,
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
            requests_per_minute: 120,
            idle: Duration::from_secs(60),
            away_after: Duration::from_secs(20),
        }
    }
}

/// A token bucket: it refills with time, and each use takes as many tokens as it costs.
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

    /// Takes the tokens of one use, or returns how long it takes until there are as many. What costs more than a full bucket
    /// takes all of it.
    pub(crate) fn take(&mut self, cost: f64, now: Instant) -> Result<(), Duration> {
        self.level = self.level_at(now);
        self.refilled = now;
        let cost = cost.min(self.size);
        if self.level < cost {
            let seconds = (cost - self.level) / self.per_second;
            return Err(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX));
        }
        self.level -= cost;
        Ok(())
    }

    fn level_at(&self, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(self.refilled).as_secs_f64();
        (self.level + passed * self.per_second).min(self.size)
    }
}

/// From this many keys on, full buckets are dropped.
const MANY_KEYS: usize = 10_000;

/// One token bucket for each key.
#[derive(Debug)]
pub(crate) struct RateLimiter<K>(Mutex<Buckets<K>>);

#[derive(Debug)]
struct Buckets<K> {
    size: f64,
    per_second: f64,
    of: HashMap<K, TokenBucket>,
    /// With this many keys full buckets are dropped. It doubles with those that remain, so that no use has to look at all of
    /// them again and again.
    sweep_at: usize,
}

impl<K: Eq + Hash> RateLimiter<K> {
    pub(crate) fn new(size: f64, per_second: f64) -> RateLimiter<K> {
        RateLimiter(Mutex::new(Buckets { size, per_second, of: HashMap::new(), sweep_at: MANY_KEYS }))
    }

    /// Allows `count` uses of cost 1 in each hour.
    pub(crate) fn per_hour(count: usize) -> RateLimiter<K> {
        RateLimiter::new(count as f64, count as f64 / 3600.0)
    }

    /// Sets other limits. What a key has used stays used.
    fn change(&self, size: f64, per_second: f64, now: Instant) {
        let mut buckets = lock(&self.0);
        let more = size - buckets.size;
        (buckets.size, buckets.per_second) = (size, per_second);
        for bucket in buckets.of.values_mut() {
            bucket.level = (bucket.level_at(now) + more).clamp(0.0, size);
            bucket.refilled = now;
            (bucket.size, bucket.per_second) = (size, per_second);
        }
    }

    /// The same in uses an hour.
    fn change_per_hour(&self, count: usize, now: Instant) {
        self.change(count as f64, count as f64 / 3600.0, now);
    }

    /// Takes tokens from the key's bucket, or returns how long it takes until there are as many.
    pub(crate) fn take(&self, key: K, cost: f64, now: Instant) -> Result<(), Duration> {
        let mut buckets = lock(&self.0);
        if buckets.of.len() >= buckets.sweep_at {
            buckets.of.retain(|_, bucket| bucket.level_at(now) < bucket.size);
            buckets.sweep_at = MANY_KEYS.max(2 * buckets.of.len());
        }
        let (size, per_second) = (buckets.size, buckets.per_second);
        let bucket = || TokenBucket::new(size, per_second, now);
        buckets.of.entry(key).or_insert_with(bucket).take(cost, now)
    }
}

/// A budget of each player, and one of each address for all its players.
#[derive(Debug)]
pub(crate) struct Budgets {
    players: RateLimiter<PlayerId>,
    addresses: RateLimiter<IpAddr>,
}

impl Budgets {
    /// An address has the budgets of `players` players.
    pub(crate) fn new(size: f64, per_second: f64, players: f64) -> Budgets {
        Budgets {
            players: RateLimiter::new(size, per_second),
            addresses: RateLimiter::new(players * size, players * per_second),
        }
    }

    fn change(&self, size: f64, per_second: f64, players: f64, now: Instant) {
        self.players.change(size, per_second, now);
        self.addresses.change(players * size, players * per_second, now);
    }

    /// Takes the cost from both budgets. What a player's own budget refuses costs its neighbours nothing.
    pub(crate) fn take(&self, player: Option<&PlayerId>, address: IpAddr, cost: f64) -> Result<(), Duration> {
        let now = Instant::now();
        if let Some(player) = player {
            self.players.take(player.clone(), cost, now)?;
        }
        self.addresses.take(network(address), cost, now)
    }
}

/// What counts as one address: an IPv6 client has a whole /64 network.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

/// A wait in whole seconds, rounded up.
pub(crate) fn seconds(wait: Duration) -> u32 {
    u32::try_from(wait.as_millis().div_ceil(1000)).unwrap_or(u32::MAX).max(1)
}

/// All limits that requests and messages share.
pub(crate) struct Limiter {
    /// What a request over HTTP costs.
    pub(crate) requests: Budgets,
    /// What a message on a socket costs.
    pub(crate) actions: Budgets,
    pub(crate) new_players: RateLimiter<IpAddr>,
    pub(crate) new_tables: Budgets,
    /// Move codes that are tried, by address and by the first letters of the code, which stand for one player.
    pub(crate) tried_codes: RateLimiter<IpAddr>,
    pub(crate) tried_handles: RateLimiter<String>,
    pub(crate) sockets: OpenCounts<IpAddr>,
}

impl Limiter {
    pub(crate) fn new(limits: &Limits) -> Limiter {
        let at_address = players_at_address(limits);
        let per_minute = limits.requests_per_minute as f64;
        let tables = limits.tables_per_hour as f64;
        Limiter {
            requests: Budgets::new(per_minute, per_minute / 60.0, at_address),
            actions: Budgets::new(limits.message_burst, limits.messages_per_second, at_address),
            new_players: RateLimiter::per_hour(limits.players_per_hour),
            new_tables: Budgets::new(tables, tables / 3600.0, at_address),
            tried_codes: RateLimiter::per_hour(TRIED_CODES_PER_HOUR),
            tried_handles: RateLimiter::per_hour(TRIED_CODES_PER_HOUR),
            sockets: OpenCounts::new(),
        }
    }

    /// Sets other limits for what comes from now on.
    pub(crate) fn change(&self, limits: &Limits) {
        let now = Instant::now();
        let at_address = players_at_address(limits);
        let per_minute = limits.requests_per_minute as f64;
        let tables = limits.tables_per_hour as f64;
        self.requests.change(per_minute, per_minute / 60.0, at_address, now);
        self.actions.change(limits.message_burst, limits.messages_per_second, at_address, now);
        self.new_players.change_per_hour(limits.players_per_hour, now);
        self.new_tables.change(tables, tables / 3600.0, at_address, now);
    }
}

fn players_at_address(limits: &Limits) -> f64 {
    (limits.sockets_per_address as f64 / SOCKETS_PER_PLAYER).max(1.0)
}

/// An address has the budgets of as many players as could have this many of its sockets each.
const SOCKETS_PER_PLAYER: f64 = 4.0;

const TRIED_CODES_PER_HOUR: usize = 20;

/// What requests cost, in units of the smallest one.
pub(crate) mod cost {
    use engine::Action;

    /// A request that reads or writes little.
    pub(crate) const SMALL: f64 = 1.0;
    /// A rename is appended to every table of the player and sent to all clients there.
    pub(crate) const RENAME: f64 = 10.0;
    pub(crate) const MOVE_CODE: f64 = 5.0;
    /// A profile, with the rows of a player.
    pub(crate) const PROFILE: f64 = 4.0;
    /// A report of a name: four in a minute.
    pub(crate) const REPORT: f64 = 30.0;
    /// All tables are looked through.
    pub(crate) const EXPORT: f64 = 60.0;
    /// A preview that has to be drawn: some 30 ms of one processor.
    pub(crate) const PICTURE: f64 = 10.0;
    /// Records that are read, made into text and sent at the cost of one small request.
    const RECORDS: f64 = 50.0;

    /// A table that is made with bots: each seat is a record.
    pub(crate) fn new_table(bots: usize) -> f64 {
        2.0 + bots as f64
    }

    /// A lobby with so many tables.
    pub(crate) fn lobby(tables: usize) -> f64 {
        SMALL + tables as f64 / RECORDS
    }

    /// A page of the archive with so many days: the list of each is read.
    pub(crate) fn days(count: usize) -> f64 {
        SMALL + count as f64 / 5.0
    }

    /// A list of so many players: the name of each is read.
    pub(crate) fn people(count: usize) -> f64 {
        SMALL + count as f64 / 20.0
    }

    /// So many records of a table, for a client that joins or as a replay.
    pub(crate) fn records(count: u64) -> f64 {
        count as f64 / RECORDS
    }

    /// A message on a socket. What changes the table for all is longer, and seldom sent by people.
    pub(crate) fn action(action: &Action) -> f64 {
        match action {
            Action::Sit | Action::Leave => 2.0,
            Action::AddBot { .. } | Action::ChangeRules { .. } | Action::Rename => 4.0,
            _ => SMALL,
        }
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
        assert_eq!((0..100).filter(|_| bucket.take(1.0, start).is_ok()).count(), 40);
        let later = start + Duration::from_secs(1);
        assert_eq!((0..100).filter(|_| bucket.take(1.0, later).is_ok()).count(), 20);
    }

    #[test]
    fn a_bucket_takes_the_cost_and_states_the_wait() {
        let start = Instant::now();
        let mut bucket = TokenBucket::new(10.0, 2.0, start);
        assert_eq!(bucket.take(7.0, start), Ok(()));
        assert_eq!(bucket.take(7.0, start), Err(Duration::from_secs(2)));
        assert_eq!(bucket.take(7.0, start + Duration::from_secs(2)), Ok(()));
        // More than there ever is: a full bucket is enough.
        assert_eq!(bucket.take(99.0, start + Duration::from_secs(2)), Err(Duration::from_secs(5)));
        assert_eq!(bucket.take(99.0, start + Duration::from_secs(7)), Ok(()));
        assert_eq!([0, 1, 1000, 1001].map(|ms| seconds(Duration::from_millis(ms))), [1, 1, 1, 2]);
        assert_eq!(seconds(Duration::MAX), u32::MAX);
    }

    #[test]
    fn full_buckets_are_dropped() {
        let limiter = RateLimiter::new(1.0, 1.0);
        let start = Instant::now();
        for second in 0..4 {
            let now = start + Duration::from_secs(2 * second);
            (0..MANY_KEYS).for_each(|key| limiter.take((second, key), 1.0, now).expect("a new key"));
        }
        assert!(lock(&limiter.0).of.len() <= 2 * MANY_KEYS);
    }

    #[test]
    fn changed_limits_keep_what_was_used() {
        let start = Instant::now();
        let limiter = RateLimiter::new(10.0, 1.0);
        (0..8).for_each(|_| limiter.take("ann", 1.0, start).expect("less than ten"));
        limiter.change(12.0, 2.0, start);
        let uses = |limiter: &RateLimiter<_>, key, now| {
            (0..100).filter(|_| limiter.take(key, 1.0, now).is_ok()).count()
        };
        assert_eq!((uses(&limiter, "ann", start), uses(&limiter, "ben", start)), (4, 12));
        let later = start + Duration::from_secs(1);
        assert_eq!(uses(&limiter, "ann", later), 2, "the new rate");
        limiter.change(1.0, 1.0, later + Duration::from_secs(60));
        assert_eq!(uses(&limiter, "ann", later + Duration::from_secs(60)), 1, "not more than the new size");
    }

    #[test]
    fn a_player_s_budget_and_that_of_its_address_are_separate() {
        let budgets = Budgets::new(2.0, 1e-9, 2.0);
        let [ann, ben, cleo] = ["ann", "ben", "cleo"].map(|id| PlayerId::new(id).expect("an id"));
        let [here, near, far] = ["2001:db8::1", "2001:db8::2:1", "2001:db8:0:1::1"]
            .map(|address| address.parse::<IpAddr>().expect("an address"));
        let is_allowed = |player, address| budgets.take(Some(player), address, 1.0).is_ok();
        assert_eq!([here, near, far].map(|address| is_allowed(&ann, address)), [true, true, false]);
        assert_eq!([here, here].map(|address| is_allowed(&ben, address)), [true, true]);
        assert!(!is_allowed(&cleo, near), "four were taken from this network");
        assert!(is_allowed(&cleo, far));
        assert!(budgets.take(None, here, 1.0).is_err(), "and without a player");
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
