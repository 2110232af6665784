//! What a room has to wake up for by itself.

use std::time::{Duration, Instant};

use engine::Time;

use super::clock;

/// How long a room sleeps that has nothing to wake up for.
const LONG: Duration = Duration::from_secs(3600);

/// The moments that a room waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// When the table, or a bot at it, is to act.
    pub act: Option<Time>,
    /// When it may leave memory, if nobody comes.
    pub sleep: Option<Instant>,
}

impl Due {
    /// How long it is until the first of them.
    pub fn wait(&self) -> Duration {
        let act = self.act.map(|at| Duration::from_millis(at.since(clock())));
        let sleep = self.sleep.map(|at| at.saturating_duration_since(Instant::now()));
        [act, sleep].into_iter().flatten().min().unwrap_or(LONG)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_moment_counts_and_what_is_overdue_is_due_at_once() {
        let soon = Time(clock().0 + 60_000);
        let (act, sleep) = (Some(soon), Some(Instant::now() + 2 * LONG));
        let wait = Due { act, sleep }.wait();
        assert!(wait <= Duration::from_secs(60) && wait > Duration::from_secs(30), "{wait:?}");
        assert!(Due { act: None, sleep }.wait() > LONG);
        assert_eq!(Due { act: Some(Time(0)), sleep }.wait(), Duration::ZERO);
        assert_eq!(Due { act: None, sleep: None }.wait(), LONG);
    }
}
