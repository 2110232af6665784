//! Counters of a run, and its report.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::plan::Plan;

/// A number that all tables update.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn increment(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// Raises the number to this one if it is less.
    pub(crate) fn raise_to(&self, number: u64) {
        self.0.fetch_max(number, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) connected: Counter,
    pub(crate) sent: Counter,
    /// Claims that all players of their table received.
    pub(crate) delivered: Counter,
    pub(crate) reconnects: Counter,
    pub(crate) longest_wait_ms: Counter,
}

/// The result of a run, as `tercet load --json` prints it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LoadReport {
    pub tables: usize,
    pub players: usize,
    pub claims_sent: u64,
    /// The share of claims that reached all players of their table.
    pub delivered: f64,
    /// The median time until a claim had reached all players of its table.
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub p999_ms: f64,
    /// Sockets that broke and were opened again.
    pub reconnects: u64,
    /// The longest time that the players of a table waited for an answer or for records that others had received.
    pub longest_wait_ms: u64,
}

impl LoadReport {
    /// `latencies` holds the time from sending to the last player for each claim that was delivered.
    pub(crate) fn new(plan: &Plan, counters: &Counters, mut latencies: Vec<Duration>) -> LoadReport {
        latencies.sort_unstable();
        let claims_sent = counters.sent.get();
        LoadReport {
            tables: plan.tables,
            players: counters.connected.get() as usize,
            claims_sent,
            delivered: counters.delivered.get() as f64 / claims_sent.max(1) as f64,
            p50_ms: percentile_ms(&latencies, 0.5),
            p99_ms: percentile_ms(&latencies, 0.99),
            p999_ms: percentile_ms(&latencies, 0.999),
            reconnects: counters.reconnects.get(),
            longest_wait_ms: counters.longest_wait_ms.get(),
        }
    }
}

/// The time within which this share of the sorted times lies, to a hundredth of a millisecond.
fn percentile_ms(sorted: &[Duration], share: f64) -> f64 {
    let rank = (share * sorted.len() as f64).ceil() as usize;
    let time = sorted.get(rank.saturating_sub(1)).copied().unwrap_or_default();
    (time.as_secs_f64() * 100_000.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_the_claims_took_no_longer() {
        let times: Vec<Duration> = (1..=1000).map(Duration::from_millis).collect();
        let shares = [0.5, 0.99, 0.999, 1.0].map(|share| percentile_ms(&times, share));
        assert_eq!(shares, [500.0, 990.0, 999.0, 1000.0]);
        assert_eq!(percentile_ms(&times[..1], 0.5), 1.0);
        assert_eq!(percentile_ms(&[], 0.5), 0.0);
    }
}
