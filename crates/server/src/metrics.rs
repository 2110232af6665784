//! What operators watch, in Prometheus' text format.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Upper ends of the histograms' buckets, in seconds.
const BUCKETS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// The counts of one server.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Tables in memory.
    pub tables: Gauge,
    /// Open sockets.
    pub sockets: Gauge,
    /// From deciding to the journal's acknowledgement.
    pub append: Histogram,
    /// From the acknowledgement to every socket's queue.
    pub fan_out: Histogram,
    refusals: Mutex<BTreeMap<String, u64>>,
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

/// One of what a gauge counts; dropping it counts down.
#[derive(Debug)]
pub struct Up<'a>(&'a Gauge);

impl Gauge {
    /// Counts up until the guard is dropped.
    pub fn up(&self) -> Up<'_> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Up(self)
    }
}

impl Drop for Up<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// How long things take.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    microseconds: AtomicU64,
}

impl Histogram {
    /// Takes one duration into account.
    pub fn observe(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        if let Some(place) = BUCKETS.iter().position(|&end| seconds <= end) {
            self.buckets[place].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.microseconds.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
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
    pub fn refused(&self, reason: &str) {
        let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        *refusals.entry(reason.to_owned()).or_default() += 1;
    }

    /// All counts as text.
    pub fn text(&self) -> String {
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
