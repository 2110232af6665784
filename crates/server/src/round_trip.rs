//! Round trip times of sockets, measured by the server alone.
//!
//! The estimate is the smallest of the last minute: a client can only make its round trip look longer, by delaying every pong for
//! a minute, and the photo finish caps what that could gain.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tokio::time::Instant;

/// How long a measurement counts.
const WINDOW: Duration = Duration::from_secs(60);

/// The estimate of one socket, which its room reads.
#[derive(Debug, Default)]
pub(crate) struct RoundTrip(AtomicU32);

impl RoundTrip {
    /// 0 before the first measurement.
    pub(crate) fn milliseconds(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The pings and pongs of one socket.
#[derive(Debug, Default)]
pub(crate) struct Pinger {
    /// The nonce of the unanswered ping, and when it was sent.
    sent: Option<(u64, Instant)>,
    measurements: VecDeque<(Instant, u32)>,
    pings: u32,
}

impl Pinger {
    /// The payload of the next ping. The nonce is random, so that a client cannot send the pong before the ping has arrived.
    pub(crate) fn ping(&mut self, nonce: u64, now: Instant) -> [u8; 8] {
        self.sent = Some((nonce, now));
        self.pings = self.pings.saturating_add(1);
        nonce.to_be_bytes()
    }

    /// Updates the estimate; false for a pong that does not match the last ping.
    pub(crate) fn pong(&mut self, payload: &[u8], now: Instant, estimate: &RoundTrip) -> bool {
        let Some((nonce, sent)) = self.sent else {
            return false;
        };
        if payload != nonce.to_be_bytes() {
            return false;
        }
        self.sent = None;
        let elapsed = now.saturating_duration_since(sent).as_millis();
        self.measurements.push_back((now, u32::try_from(elapsed).unwrap_or(u32::MAX)));
        while self.measurements.front().is_some_and(|(at, _)| now.saturating_duration_since(*at) > WINDOW) {
            self.measurements.pop_front();
        }
        let lowest = self.measurements.iter().map(|(_, milliseconds)| *milliseconds).min().unwrap_or(0);
        estimate.0.store(lowest, Ordering::Relaxed);
        true
    }

    /// Whether the last ping has no pong yet.
    pub(crate) fn is_waiting(&self) -> bool {
        self.sent.is_some()
    }

    /// The time until the next ping: a second for the first three, then fifteen.
    pub(crate) fn pause(&self) -> Duration {
        if self.pings < 3 { Duration::from_secs(1) } else { Duration::from_secs(15) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_measurement_of_the_last_minute_counts() {
        let (start, estimate, mut pinger) = (Instant::now(), RoundTrip::default(), Pinger::default());
        let mut measure = |after: u64, took: u64| {
            let sent = start + Duration::from_secs(after);
            let payload = pinger.ping(after, sent);
            pinger.pong(&payload, sent + Duration::from_millis(took), &estimate);
            estimate.milliseconds()
        };
        assert_eq!(measure(0, 40), 40);
        assert_eq!(measure(15, 900), 40);
        assert_eq!(measure(80, 300), 300, "the first measurement is over a minute old");
    }

    #[test]
    fn an_unexpected_pong_changes_nothing() {
        let (start, estimate, mut pinger) = (Instant::now(), RoundTrip::default(), Pinger::default());
        assert!(!pinger.pong(&7u64.to_be_bytes(), start, &estimate));
        pinger.ping(7, start);
        assert!(!pinger.pong(&8u64.to_be_bytes(), start + Duration::from_millis(50), &estimate));
        assert_eq!(estimate.milliseconds(), 0);
        assert!(pinger.is_waiting());
    }
}
