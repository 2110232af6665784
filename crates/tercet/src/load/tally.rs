//! What is counted while playing, and the report that is made of it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde::Serialize;
use words::{Words, msg};

use super::plan::Plan;

/// A number that all tables count up.
#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    /// One more.
    pub fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// This many, if it was less.
    pub fn at_least(&self, number: u64) {
        self.0.fetch_max(number, Ordering::Relaxed);
    }

    /// The number.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// What all tables count together.
#[derive(Debug, Default)]
pub struct Tally {
    /// Players who have connected.
    pub connected: Count,
    /// Claims that were sent.
    pub sent: Count,
    /// Claims that every player of their table has seen.
    pub delivered: Count,
    /// Sockets that broke and were opened again.
    pub reconnects: Count,
    /// The longest time, in milliseconds, that the players of a table waited for an answer or for what others had seen.
    pub longest_wait: Count,
}

/// How it went.
#[derive(Debug, Serialize)]
pub struct Report {
    tables: usize,
    players: usize,
    claims_sent: u64,
    delivered: f64,
    p50_ms: f64,
    p99_ms: f64,
    p999_ms: f64,
    reconnects: u64,
    longest_wait_ms: u64,
}

impl Report {
    /// Sums up; `took` holds the time from sending to the last player for each claim that was delivered.
    pub fn new(plan: &Plan, tally: &Tally, mut took: Vec<Duration>) -> Report {
        took.sort_unstable();
        let claims_sent = tally.sent.get();
        Report {
            tables: plan.tables,
            players: tally.connected.get() as usize,
            claims_sent,
            delivered: tally.delivered.get() as f64 / claims_sent.max(1) as f64,
            p50_ms: milliseconds(&took, 0.5),
            p99_ms: milliseconds(&took, 0.99),
            p999_ms: milliseconds(&took, 0.999),
            reconnects: tally.reconnects.get(),
            longest_wait_ms: tally.longest_wait.get(),
        }
    }

    /// For people.
    pub fn text(&self, words: Words) -> String {
        let percent = (self.delivered * 10_000.0).floor() / 100.0;
        let lines = [
            words.text(msg::LoadSize { tables: self.tables as f64, players: self.players as f64 }),
            words.text(msg::LoadClaims { sent: self.claims_sent as f64, percent }),
            words.text(msg::LoadLatency { half: self.p50_ms, most: self.p99_ms, all: self.p999_ms }),
            words.text(msg::LoadReconnects { reconnects: self.reconnects as f64 }),
            words.text(msg::LoadLongestWait { milliseconds: self.longest_wait_ms as f64 }),
        ];
        lines.map(|line| line + "\n").concat()
    }
}

/// The time within which this share of the sorted times lies, in milliseconds to a hundredth.
fn milliseconds(sorted: &[Duration], share: f64) -> f64 {
    let place = (share * sorted.len() as f64).ceil() as usize;
    let time = sorted.get(place.saturating_sub(1)).copied().unwrap_or_default();
    (time.as_secs_f64() * 100_000.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_the_claims_took_no_longer() {
        let took: Vec<Duration> = (1..=1000).map(Duration::from_millis).collect();
        let shares = [0.5, 0.99, 0.999, 1.0].map(|share| milliseconds(&took, share));
        assert_eq!(shares, [500.0, 990.0, 999.0, 1000.0]);
        assert_eq!(milliseconds(&took[..1], 0.5), 1.0);
        assert_eq!(milliseconds(&[], 0.5), 0.0);
    }
}
