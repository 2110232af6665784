//! What the nodes of a simulated world share: the stored streams, and what is true of them.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Mutex;
use std::time::Duration;

use bytes::Bytes;
use engine::{DisplayName, Record};
use tokio::time::Instant;

use super::oracle::TableOracle;
use crate::journal::{AppendError, Entry, Stream};
use crate::limits::lock;
use crate::room::TableId;

/// The database of a simulated world, its truth, and the transcript of all that happens.
pub(super) struct Store {
    start: Instant,
    keeps_lines: bool,
    inner: Mutex<Stored>,
}

#[derive(Default)]
struct Stored {
    streams: BTreeMap<Stream, Vec<Bytes>>,
    tables: BTreeMap<String, TableOracle>,
    down_until: Option<Instant>,
    violations: Vec<String>,
    transcript: Vec<String>,
    digest: DefaultHasher,
    lines: u64,
}

/// The record as clients must receive it: with the name that it refers to, which is in the journal before it.
fn shown(streams: &BTreeMap<Stream, Vec<Bytes>>, record: &Record) -> Result<Record, String> {
    let Some((player, name)) = record.named() else { return Ok(record.clone()) };
    let reference = name.as_reference().ok_or_else(|| format!("{name} is stored at a table"))?;
    let kept = streams.get(format!("player/{player}").as_str());
    let kept = kept.and_then(|names| names.get(reference.entry as usize - 1));
    let kept: Option<serde_json::Value> = kept.and_then(|entry| serde_json::from_slice(entry).ok());
    let kept = kept.ok_or_else(|| format!("the name of {player} is missing"))?;
    let name = kept["name"].as_str().and_then(|name| DisplayName::new(name).ok());
    let salt = kept["salt"].as_str().unwrap_or_default();
    match name.filter(|name| reference.is_of(salt, name)) {
        Some(name) => Ok(record.clone().with_name(&reference.resolved(&name))),
        None => Err(format!("the name of {player} is another one")),
    }
}

impl Store {
    pub(super) fn new(keeps_lines: bool) -> Store {
        Store { start: Instant::now(), keeps_lines, inner: Mutex::default() }
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Notes something that happened.
    pub(super) fn note(&self, line: impl FnOnce() -> String) {
        let line = format!("{:>9} {}", self.elapsed().as_millis(), line());
        let mut inner = lock(&self.inner);
        line.hash(&mut inner.digest);
        inner.lines += 1;
        if self.keeps_lines {
            inner.transcript.push(line);
        }
    }

    /// Notes that something happened that must not.
    pub(super) fn violate(&self, what: String) {
        self.note(|| format!("VIOLATION {what}"));
        lock(&self.inner).violations.push(format!("{} ms: {what}", self.elapsed().as_millis()));
    }

    pub(super) fn violations(&self) -> Vec<String> {
        lock(&self.inner).violations.clone()
    }

    pub(super) fn transcript(&self) -> Vec<String> {
        lock(&self.inner).transcript.clone()
    }

    /// The number of lines and their hash.
    pub(super) fn digest(&self) -> (u64, u64) {
        let inner = lock(&self.inner);
        (inner.lines, inner.digest.finish())
    }

    /// The database does not answer for a while.
    pub(super) fn go_down(&self, time: Duration) {
        lock(&self.inner).down_until = Some(Instant::now() + time);
    }

    pub(super) fn is_down(&self) -> bool {
        lock(&self.inner).down_until.is_some_and(|until| Instant::now() < until)
    }

    pub(super) fn append(&self, stream: &Stream, expected: u64, payload: &Bytes) -> Result<(), AppendError> {
        let mut inner = lock(&self.inner);
        let payloads = inner.streams.entry(stream.clone()).or_default();
        let head = payloads.len() as u64;
        if head != expected {
            return Err(AppendError::Conflict { head });
        }
        payloads.push(payload.clone());
        drop(inner);
        self.note(|| format!("stored {stream:?} {}", String::from_utf8_lossy(payload)));
        if let Some(table) = stream.as_str().strip_prefix("table/") {
            self.follow(table, payload).unwrap_or_else(|what| self.violate(format!("{table}: {what}")));
        }
        Ok(())
    }

    fn follow(&self, table: &str, payload: &[u8]) -> Result<(), String> {
        let record: Record = serde_json::from_slice(payload).map_err(|error| error.to_string())?;
        let mut inner = lock(&self.inner);
        let shown = shown(&inner.streams, &record)?;
        match inner.tables.get_mut(table) {
            Some(oracle) => oracle.store(&record, &shown),
            None => {
                inner.tables.insert(table.to_owned(), TableOracle::open(&record)?);
                Ok(())
            }
        }
    }

    pub(super) fn read(&self, stream: &Stream, after: u64, limit: usize) -> Vec<Entry> {
        let inner = lock(&self.inner);
        let payloads = inner.streams.get(stream).map_or(&[][..], Vec::as_slice);
        let entries = (1u64..).zip(payloads).skip(after as usize).take(limit);
        entries.map(|(seq, payload)| Entry { seq, payload: payload.clone() }).collect()
    }

    pub(super) fn redact(&self, stream: &Stream, entry: &Entry, payload: Bytes) -> Result<(), AppendError> {
        let mut inner = lock(&self.inner);
        let payloads = inner.streams.entry(stream.clone()).or_default();
        let head = payloads.len() as u64;
        match payloads.get_mut(entry.seq as usize - 1) {
            Some(stored) if *stored == entry.payload => *stored = payload,
            _ => return Err(AppendError::Conflict { head }),
        }
        Ok(())
    }

    pub(super) fn head(&self, stream: &Stream) -> u64 {
        lock(&self.inner).streams.get(stream).map_or(0, Vec::len) as u64
    }

    /// Removes a table that no client comes back to.
    pub(super) fn forget(&self, table: &TableId) {
        let mut inner = lock(&self.inner);
        inner.streams.retain(|stream, _| stream.as_str().strip_prefix("table/") != Some(&table.to_string()));
        inner.tables.remove(&table.to_string());
    }

    /// What is true of a table.
    pub(super) fn table<T>(&self, table: &str, read: impl FnOnce(&TableOracle) -> T) -> Option<T> {
        lock(&self.inner).tables.get(table).map(read)
    }

    /// The number of records of all tables.
    pub(super) fn records(&self) -> u64 {
        lock(&self.inner).tables.values().map(|oracle| oracle.entries).sum()
    }
}
