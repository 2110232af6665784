//! A table's time, which never goes back, and when its room has to wake up.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use engine::Time;
use tokio::time::Instant;

/// The machine's clock, which may be set forward and back at any moment.
#[derive(Clone)]
pub struct WallClock(Arc<dyn Fn() -> Time + Send + Sync>);

impl WallClock {
    /// A clock that a test sets.
    pub fn new(read: impl Fn() -> Time + Send + Sync + 'static) -> WallClock {
        WallClock(Arc::new(read))
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> Time {
        (self.0)()
    }
}

impl Default for WallClock {
    fn default() -> WallClock {
        WallClock::new(|| {
            Time(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64)
        })
    }
}

impl std::fmt::Debug for WallClock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("WallClock").field(&self.now()).finish()
    }
}

/// How far, in milliseconds, a node's time may be ahead of a record that it has just received.
const MOST_LAG: u64 = 500;

/// A table's time: the last record's, plus what has passed since on the machine's monotonic clock.
///
/// Deadlines are stored with table times. If they followed the wall clock, a call window would not end for as long as that
/// clock was set back.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableClock {
    base: Time,
    since: Instant,
}

impl TableClock {
    /// The clock of a table that is loaded: no earlier than its last record, and not behind the wall clock.
    pub(super) fn start(last_record: Time, wall: Time) -> TableClock {
        TableClock { base: last_record.max(wall), since: Instant::now() }
    }

    pub(super) fn now(&self) -> Time {
        self.at(Instant::now())
    }

    fn at(&self, instant: Instant) -> Time {
        self.base.after(instant.saturating_duration_since(self.since).as_millis() as u64)
    }

    /// When this clock shows a time. It is another moment after the clock has followed a record.
    pub(super) fn instant(&self, time: Time) -> Instant {
        self.since + Duration::from_millis(time.since(self.base))
    }

    /// Takes over a record's time, if this clock is behind it, or ahead of it by more than delivery takes.
    ///
    /// A node whose wall clock is ahead would otherwise end a call that another node has let begin at once. A record that arrives
    /// late, after the journal could not be read, looks the same: its deadlines are then counted from its arrival, because a call
    /// that lasts longer is better than one that is cut short.
    pub(super) fn follow(&mut self, record: Time) {
        let now = Instant::now();
        let own = self.at(now);
        if record > own || record.after(MOST_LAG) < own {
            *self = TableClock { base: record, since: now };
        }
    }
}

/// How long a room sleeps that has nothing to wake up for.
const MAX_SLEEP: Duration = Duration::from_secs(3600);

/// When a room has to wake up by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WakeTimes {
    /// When a deadline of the table or a bot's move is due.
    pub(super) act: Option<Instant>,
    /// Nothing is appended before, because the journal does not acknowledge.
    pub(super) not_before: Option<Instant>,
    /// When the journal is read again that could not be read.
    pub(super) read: Option<Instant>,
    /// When presence is published that has changed.
    pub(super) presence: Option<Instant>,
    /// When an empty room may leave memory.
    pub(super) unload: Option<Instant>,
}

impl WakeTimes {
    /// The first of them.
    pub(super) fn next(&self) -> Instant {
        let act = self.act.map(|at| self.not_before.map_or(at, |not_before| at.max(not_before)));
        let first = [act, self.read, self.presence, self.unload].into_iter().flatten().min();
        first.unwrap_or_else(|| Instant::now() + MAX_SLEEP)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn table_time_goes_forward_whatever_the_wall_clock_does() {
        let mut clock = TableClock::start(Time(5_000), Time(1_000));
        assert_eq!(clock.now(), Time(5_000), "the wall clock was set back while the table was not in memory");
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!(clock.now(), Time(7_000));
        clock.follow(Time(6_900));
        assert_eq!(clock.now(), Time(7_000), "a record of another node took 100 ms");
        clock.follow(Time(9_000));
        tokio::time::advance(Duration::from_secs(1)).await;
        assert_eq!(clock.now(), Time(10_000), "another node is ahead");
        clock.follow(Time(9_100));
        assert_eq!(
            clock.now(),
            Time(9_100),
            "this node was ahead, and the deadlines of that record are not due"
        );
        assert_eq!(TableClock::start(Time(5_000), Time(90_000)).now(), Time(90_000));
    }

    #[tokio::test(start_paused = true)]
    async fn a_deadline_comes_nearer_when_the_clock_follows_a_record_that_is_ahead() {
        let start = Instant::now();
        let mut clock = TableClock::start(Time(1_000), Time(0));
        assert_eq!(clock.instant(Time(11_000)), start + Duration::from_secs(10));
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!(clock.instant(Time(11_000)), start + Duration::from_secs(10), "whenever it is asked for");
        clock.follow(Time(8_000));
        assert_eq!(clock.instant(Time(11_000)), start + Duration::from_secs(2 + 3));
        clock.follow(Time(4_000));
        assert_eq!(clock.instant(Time(11_000)), start + Duration::from_secs(2 + 7));
    }

    #[tokio::test(start_paused = true)]
    async fn the_first_time_counts_and_a_past_one_is_due_at_once() {
        let clock = TableClock::start(Time(1_000), Time(0));
        let now = Instant::now();
        let seconds = |number| now + Duration::from_secs(number);
        let times = |act: Option<Time>, not_before, presence, unload| {
            let act = act.map(|act| clock.instant(act));
            WakeTimes { act, not_before, read: None, presence, unload }.next()
        };
        assert_eq!(times(Some(Time(61_000)), None, None, Some(seconds(99))), seconds(60));
        assert_eq!(times(Some(Time(61_000)), None, Some(seconds(1)), Some(seconds(99))), seconds(1));
        assert_eq!(times(Some(Time(0)), None, None, None), now);
        assert_eq!(
            times(Some(Time(0)), Some(seconds(3)), None, None),
            seconds(3),
            "not while the journal is down"
        );
        assert_eq!(times(None, Some(seconds(3)), None, None), now + MAX_SLEEP);
    }
}
