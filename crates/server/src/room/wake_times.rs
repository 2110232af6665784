//! When a room has to wake up by itself.

use std::time::{Duration, Instant};

use engine::Time;

use super::clock;

/// How long a room sleeps that has nothing to wake up for.
const MAX_SLEEP: Duration = Duration::from_secs(3600);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WakeTimes {
    /// When a deadline of the table or a bot's move is due.
    pub(super) act: Option<Time>,
    /// When an empty room may leave memory.
    pub(super) unload: Option<Instant>,
}

impl WakeTimes {
    /// The time until the first of them.
    pub(super) fn wait(&self) -> Duration {
        let act = self.act.map(|at| Duration::from_millis(at.since(clock())));
        let unload = self.unload.map(|at| at.saturating_duration_since(Instant::now()));
        [act, unload].into_iter().flatten().min().unwrap_or(MAX_SLEEP)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_time_counts_and_a_past_one_is_due_at_once() {
        let soon = Time(clock().0 + 60_000);
        let (act, unload) = (Some(soon), Some(Instant::now() + 2 * MAX_SLEEP));
        let wait = WakeTimes { act, unload }.wait();
        assert!(wait <= Duration::from_secs(60) && wait > Duration::from_secs(30), "{wait:?}");
        assert!(WakeTimes { act: None, unload }.wait() > MAX_SLEEP);
        assert_eq!(WakeTimes { act: Some(Time(0)), unload }.wait(), Duration::ZERO);
        assert_eq!(WakeTimes { act: None, unload: None }.wait(), MAX_SLEEP);
    }
}
