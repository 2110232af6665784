//! A load generator: many tables at once, whose players claim at a steady rate and measure how long each claim takes.
//!
//! `tercet load` runs it; `chaos` reads its report and its transcripts.
//!
//! ```no_run
//! # async fn example() -> Result<(), load::LoadError> {
//! use load::{Plan, run};
//!
//! let plan = Plan {
//!     addresses: vec!["http://127.0.0.1:8080".parse().expect("an address")],
//!     tables: 10,
//!     players: 4,
//!     claims: 100.0,
//!     duration: std::time::Duration::from_secs(10),
//!     transcripts: None,
//! };
//! let report = run(&plan, |progress| eprintln!("{progress:?}")).await?;
//! assert_eq!(report.delivered, 1.0);
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

mod plan;
mod player;
mod report;
mod table;
mod transcript;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use client::ClientError;
use tokio::task::{JoinError, JoinSet};

pub use plan::Plan;
pub use report::LoadReport;
pub use transcript::{PlayerTranscript, RecordDigest, TableTranscript};

use report::Counters;
use table::{Schedule, Table};

/// Players who connect at the same time; more would only wait for each other.
const CONNECTING: usize = 200;

#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error(transparent)]
    Client(#[from] ClientError),
    #[error("the server's answer is not understood: {}: {}", .0.display(), .1)]
    Transcript(PathBuf, #[source] std::io::Error),
    #[error("the server cannot be reached: {0}")]
    Task(#[from] JoinError),
}

/// How far a run has come, reported once a second. `elapsed` counts from when the first claim was due; a claim is
/// delivered when all players of its table have received it.
#[derive(Clone, Copy, Debug)]
pub enum Progress {
    Connecting { connected: u64 },
    Playing { elapsed: Duration, sent: u64, delivered: u64 },
}

/// Opens all tables, plays, and writes the transcripts if the plan names a file.
pub async fn run(
    plan: &Plan,
    progress: impl Fn(Progress) + Clone + Send + 'static,
) -> Result<LoadReport, LoadError> {
    let counters = Arc::new(Counters::default());
    let (counting, show) = (counters.clone(), progress.clone());
    let ticker = every_second(move || show(Progress::Connecting { connected: counting.connected.get() }));
    let tables = open(plan, &counters).await?;
    ticker.abort();
    // The file appears, still empty, when all players sit: the sign for `chaos` to begin.
    write_transcripts(plan, &[])?;
    let start = Instant::now();
    let counting = counters.clone();
    let ticker = every_second(move || {
        let (sent, delivered) = (counting.sent.get(), counting.delivered.get());
        progress(Progress::Playing { elapsed: start.elapsed(), sent, delivered });
    });
    let mut playing = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        playing.spawn(table.play(Schedule::new(plan, start, number)));
    }
    let (latencies, transcripts): (Vec<_>, Vec<_>) = playing.join_all().await.into_iter().unzip();
    ticker.abort();
    write_transcripts(plan, &transcripts)?;
    Ok(LoadReport::new(plan, &counters, latencies.concat()))
}

fn every_second(tick: impl Fn() + Send + 'static) -> tokio::task::JoinHandle<()> {
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_secs(1)).await;
            tick();
        }
    })
}

fn write_transcripts(plan: &Plan, transcripts: &[TableTranscript]) -> Result<(), LoadError> {
    let Some(file) = &plan.transcripts else {
        return Ok(());
    };
    transcript::write(file, transcripts).map_err(|error| LoadError::Transcript(file.clone(), error))
}

/// Opens all tables with all players seated; fails if one of them cannot be.
async fn open(plan: &Plan, counters: &Arc<Counters>) -> Result<Vec<Table>, LoadError> {
    let permits = Arc::new(tokio::sync::Semaphore::new((CONNECTING / plan.players).max(1)));
    let mut opening = JoinSet::new();
    for number in 0..plan.tables {
        let (plan, counters, permits) = (plan.clone(), counters.clone(), permits.clone());
        opening.spawn(async move {
            let _permit = permits.acquire_owned().await;
            Table::open(&plan, number, counters).await
        });
    }
    let mut tables = Vec::with_capacity(plan.tables);
    while let Some(opened) = opening.join_next().await {
        tables.push(opened??);
    }
    Ok(tables)
}
