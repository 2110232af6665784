//! How long a message to a client and back takes, measured by the server alone.
//!
//! The estimate is the smallest of the last minute: a client can only make a round trip look longer, by answering late,
//! and that for all of a minute; the photo finish caps what that could gain.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

const REMEMBERED: Duration = Duration::from_secs(60);

/// The estimate, shared between a socket, which measures, and its table, which asks.
#[derive(Debug, Default)]
pub struct RoundTrip(AtomicU32);

impl RoundTrip {
    /// The low estimate in milliseconds; 0 before the first measurement.
    pub fn milliseconds(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The pings and pongs of one socket.
#[derive(Debug, Default)]
pub struct Pinger {
    /// The ping that is under way: what it says, and when it went.
    sent: Option<(u64, Instant)>,
    answers: VecDeque<(Instant, u32)>,
    pings: u32,
}

impl Pinger {
    /// What the next ping says. It cannot be guessed, so that nobody answers before it has arrived.
    pub fn ping(&mut self, nonce: u64, now: Instant) -> [u8; 8] {
        self.sent = Some((nonce, now));
        self.pings = self.pings.saturating_add(1);
        nonce.to_be_bytes()
    }

    /// Takes an answer into the estimate; false for one that nobody asked for, which is passed over.
    pub fn pong(&mut self, payload: &[u8], now: Instant, estimate: &RoundTrip) -> bool {
        let Some((nonce, sent)) = self.sent else {
            return false;
        };
        if payload != nonce.to_be_bytes() {
            return false;
        }
        self.sent = None;
        let took = now.saturating_duration_since(sent).as_millis();
        self.answers.push_back((now, u32::try_from(took).unwrap_or(u32::MAX)));
        while self.answers.front().is_some_and(|(at, _)| now.saturating_duration_since(*at) > REMEMBERED) {
            self.answers.pop_front();
        }
        let lowest = self.answers.iter().map(|(_, took)| *took).min().unwrap_or(0);
        estimate.0.store(lowest, Ordering::Relaxed);
        true
    }

    /// Whether the last ping is still unanswered.
    pub fn is_waiting(&self) -> bool {
        self.sent.is_some()
    }

    /// How long to wait before the next ping: a few quick ones at first, then just enough to notice a change.
    pub fn pause(&self) -> Duration {
        if self.pings < 3 { Duration::from_secs(1) } else { Duration::from_secs(15) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_answer_of_the_last_minute_counts() {
        let (start, estimate, mut pinger) = (Instant::now(), RoundTrip::default(), Pinger::default());
        let mut answer = |after: u64, took: u64| {
            let sent = start + Duration::from_secs(after);
            let payload = pinger.ping(after, sent);
            pinger.pong(&payload, sent + Duration::from_millis(took), &estimate);
            estimate.milliseconds()
        };
        assert_eq!(answer(0, 40), 40);
        assert_eq!(answer(15, 900), 40);
        assert_eq!(answer(80, 300), 300, "the first answer is over a minute old");
    }

    #[test]
    fn an_answer_that_nobody_asked_for_changes_nothing() {
        let (start, estimate, mut pinger) = (Instant::now(), RoundTrip::default(), Pinger::default());
        assert!(!pinger.pong(&7u64.to_be_bytes(), start, &estimate));
        pinger.ping(7, start);
        assert!(!pinger.pong(&8u64.to_be_bytes(), start + Duration::from_millis(50), &estimate));
        assert_eq!(estimate.milliseconds(), 0);
        assert!(pinger.is_waiting());
    }
}
