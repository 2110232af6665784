//! Group commit beside one commit per append, in one run, because ratios are comparable between machines and times are not.
//!
//! `cargo bench -p server`. Everything is flushed to the disk of the folder for temporary files (`TMPDIR` chooses another),
//! so absolute figures are the disk's. Contestants take turns; each figure is the best of its rounds.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use rusqlite::Connection;
use server::journal::{Journal, SqliteJournal, Stream};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

const ROUNDS: usize = 5;
const GROUPED: u64 = 48_000;
const SINGLE: u64 = 2_000;
/// About the size of an event.
const PAYLOAD: [u8; 200] = [7; 200];

fn stream(number: u64) -> Stream {
    Stream::new(&format!("table/{number}")).expect("a short name")
}

/// Every stream has a writer that waits for each acknowledgement. Returns appends per second and all latencies.
async fn grouped(streams: u64, appends: u64) -> (f64, Vec<Duration>) {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = Arc::new(SqliteJournal::open(folder.path()).expect("a new journal"));
    let start = Instant::now();
    let mut writers = JoinSet::new();
    for number in 0..streams {
        writers.spawn(write(journal.clone(), stream(number), appends / streams));
    }
    let latencies = writers.join_all().await.concat();
    (latencies.len() as f64 / start.elapsed().as_secs_f64(), latencies)
}

async fn write(journal: Arc<SqliteJournal>, stream: Stream, appends: u64) -> Vec<Duration> {
    let mut latencies = Vec::new();
    for head in 0..appends {
        let start = Instant::now();
        journal.append(&stream, head, Bytes::from_static(&PAYLOAD)).await.expect("an append");
        latencies.push(start.elapsed());
    }
    latencies
}

/// The textbook: the same schema and settings, no other thread, a commit after each insert.
fn single(streams: u64) -> f64 {
    let folder = tempfile::tempdir().expect("a folder");
    drop(SqliteJournal::open(folder.path()).expect("a new journal"));
    let connection = Connection::open(folder.path().join("journal.db")).expect("the same file");
    connection.pragma_update(None, "synchronous", "FULL").expect("a setting");
    let mut insert = connection
        .prepare("INSERT INTO events(stream, seq, payload) VALUES (?1, ?2, ?3)")
        .expect("the same schema");
    let start = Instant::now();
    for append in 0..SINGLE {
        let (stream, seq) = (stream(append % streams), (append / streams + 1) as i64);
        insert.execute((stream.as_str(), seq, &PAYLOAD[..])).expect("an append");
    }
    SINGLE as f64 / start.elapsed().as_secs_f64()
}

/// Microseconds that a reader waits for the last entry of a stream, as a follower does after a wake-up.
async fn reading() -> f64 {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = Arc::new(SqliteJournal::open(folder.path()).expect("a new journal"));
    write(journal.clone(), stream(0), 500).await;
    let start = Instant::now();
    for _ in 0..5_000 {
        assert_eq!(journal.read(&stream(0), 499, 256).await.expect("an entry").len(), 1);
    }
    start.elapsed().as_secs_f64() * 1e6 / 5_000.0
}

fn milliseconds(latencies: &[Duration], share: f64) -> f64 {
    let index = ((latencies.len() - 1) as f64 * share) as usize;
    latencies[index].as_secs_f64() * 1e3
}

fn main() {
    let runtime = Runtime::new().expect("a runtime");
    println!(
        "streams   grouped/s   p50 ms   p99 ms   single/s   ratio   (each the best of {ROUNDS}; worst grouped/s)"
    );
    for streams in [1, 64, 1000] {
        let mut best = (0.0, Vec::new());
        let (mut best_single, mut worst) = (0.0_f64, f64::INFINITY);
        for _ in 0..ROUNDS {
            // One stream has nothing to group, so a short run will do.
            let appends = if streams == 1 { SINGLE } else { GROUPED };
            let result = runtime.block_on(grouped(streams, appends));
            worst = worst.min(result.0);
            best = if result.0 > best.0 { result } else { best };
            best_single = best_single.max(single(streams));
        }
        let (rate, mut latencies) = best;
        latencies.sort();
        let (p50, p99) = (milliseconds(&latencies, 0.5), milliseconds(&latencies, 0.99));
        let ratio = rate / best_single;
        println!(
            "{streams:>7} {rate:>11.0} {p50:>8.2} {p99:>8.2} {best_single:>10.0} {ratio:>7.1}   ({worst:.0})"
        );
    }
    println!("reading one entry: {:.0} µs", runtime.block_on(reading()));
}
