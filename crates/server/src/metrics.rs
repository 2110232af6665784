//! Metrics in Prometheus' text format.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::journal::JournalHealth;

/// Upper bounds of the histograms' buckets, in seconds.
const BUCKETS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) tables: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) append: Histogram,
    pub(crate) fan_out: Histogram,
    pub(crate) room_failures: Counter,
    pub(crate) wake_ups: Counter,
    pub(crate) journal: JournalHealth,
    refusals: Mutex<BTreeMap<String, u64>>,
}

#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn increment(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn value(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

/// Counts a gauge down when it is dropped.
#[derive(Debug)]
pub(crate) struct GaugeGuard<'a>(&'a Gauge);

impl Gauge {
    #[cfg(test)]
    pub(crate) fn value(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Counts up until the guard is dropped.
    pub(crate) fn increment(&self) -> GaugeGuard<'_> {
        self.0.fetch_add(1, Ordering::Relaxed);
        GaugeGuard(self)
    }
}

impl Drop for GaugeGuard<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A histogram of durations.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    microseconds: AtomicU64,
}

impl Histogram {
    pub(crate) fn observe(&self, duration: Duration) {
        let seconds = duration.as_secs_f64();
        if let Some(index) = BUCKETS.iter().position(|&end| seconds <= end) {
            self.buckets[index].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.microseconds.fetch_add(duration.as_micros() as u64, Ordering::Relaxed);
    }

    fn write(&self, name: &str, help: &str, text: &mut String) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut below = 0;
        for (bucket, end) in self.buckets.iter().zip(BUCKETS) {
            below += bucket.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{end}\"}} {below}");
        }
        let count = self.count.load(Ordering::Relaxed);
        let sum = self.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
        let _ =
            writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
    }
}

impl Metrics {
    /// Counts a refusal by its reason.
    pub(crate) fn count_refusal(&self, reason: &str) {
        let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        *refusals.entry(reason.to_owned()).or_default() += 1;
    }

    /// All metrics in Prometheus' text format.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (name, help, gauge) in [
            ("tercet_tables", "Tables in memory.", &self.tables),
            ("tercet_sockets", "Open sockets.", &self.sockets),
        ] {
            let value = gauge.0.load(Ordering::Relaxed);
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
        }
        self.append.write(
            "tercet_append_seconds",
            "From deciding to the journal's acknowledgement.",
            &mut text,
        );
        self.fan_out.write(
            "tercet_fan_out_seconds",
            "From the acknowledgement to every socket's queue.",
            &mut text,
        );
        let (failures, wake_ups) = (self.room_failures.value(), self.wake_ups.value());
        let _ = writeln!(
            text,
            "# HELP tercet_room_failures_total Rooms that panicked and were rebuilt from the journal.\n\
             # TYPE tercet_room_failures_total counter\ntercet_room_failures_total {failures}\n\
             # HELP tercet_room_wake_ups_total How often rooms woke up by themselves, for a deadline, a bot or to leave memory.\n\
             # TYPE tercet_room_wake_ups_total counter\ntercet_room_wake_ups_total {wake_ups}"
        );
        let _ = writeln!(
            text,
            "# HELP tercet_refusals_total Refused requests.\n# TYPE tercet_refusals_total counter"
        );
        for (reason, count) in &*self.refusals.lock().unwrap_or_else(PoisonError::into_inner) {
            let _ = writeln!(text, "tercet_refusals_total{{reason=\"{reason}\"}} {count}");
        }
        text
    }
}
