//! Fault injection: hundreds of tables on three nodes and a replicated PostgreSQL, with a fault every few seconds.
//!
//! While `tercet load` plays, nodes are killed and paused, connections are cut, the primary is killed or paused, its standby is
//! promoted, and the old primary comes back; wall clocks of nodes are set; and beside them a node with SQLite has a full disk. At the end every journal is decided again and compared with what every player
//! received. `cargo xtask chaos` runs it.
//!
//! Without faults, the same nodes and tables measure what a claim costs (`cargo xtask cost`), and what a server uses at rest
//! after a time of visitors (`cargo xtask soak`).
#![forbid(unsafe_code)]
#![cfg(unix)]

mod audit;
mod call_probe;
mod cluster;
mod cost;
mod deck_audit;
mod fault;
mod load_process;
mod node;
mod process;
mod ready_probe;
mod report;
mod rng;
mod soak;

use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

pub use cost::{ClaimCost, Deployment, measure};
pub use deck_audit::DeckAudit;
pub use load_process::LoadOptions;
pub use process::ProcessUsage;
pub use report::Report;
pub use soak::{BUDGETS, Budgets, Rest, SoakPlan, SoakReport, soak};

use server::journal::{Durability, PostgresJournal, SqliteJournal};
use test_postgres::Signal;

use crate::audit::Audit;
use crate::cluster::Cluster;
use crate::fault::{Fault, FaultLog};
use crate::node::Node;
use crate::rng::Rng;

/// How long before the end the last fault may begin, so that all clients reconnect in time.
const QUIET_END: Duration = Duration::from_secs(8);

#[derive(Clone, Debug)]
pub struct Plan {
    pub load: LoadOptions,
    /// Decides which faults are injected and when.
    pub seed: u64,
    /// Roughly the time between two faults: half to twice as long.
    pub pause: Duration,
}

/// The node with SQLite has this part of the tables and claims.
const ALONE: usize = 5;

/// Plays, injects faults and checks. `log` is given a line for each step.
pub fn run(plan: &Plan, log: &dyn Fn(&str)) -> Result<Report> {
    let Plan { load, seed, .. } = plan;
    log("starting a PostgreSQL primary with a synchronous standby, three nodes, and a node with SQLite");
    let mut cluster = Cluster::start(&load.tercet)?;
    let folder = tempfile::tempdir().context("a folder for what players are shown")?;
    let [transcripts, alone_transcripts] =
        ["shown.jsonl", "alone.jsonl"].map(|name| folder.path().join(name));
    let urls: Vec<String> = cluster.nodes.iter().map(Node::url).collect();
    let alone = LoadOptions {
        tables: (load.tables / ALONE).max(1),
        claims: (load.claims / ALONE as u64).max(1),
        ..load.clone()
    };
    let playing = load.start(&urls, &transcripts)?;
    let playing_alone = alone.start(&[cluster.alone.url()], &alone_transcripts)?;
    let tables = load.tables + alone.tables;
    log(&format!("{} players sit at {tables} tables", load.players * tables));
    let faults = inject_faults(plan, &mut cluster, log)?;
    log("no more faults; waiting for the players to finish");
    let (load, alone) = (playing.report()?, playing_alone.report()?);
    log("checking every journal");
    cluster.alone.end(Signal::Terminate);
    let mut audit = Audit::default();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let shared = Arc::new(PostgresJournal::open(&cluster.url(), Durability::Required).await?);
        audit.add(&*shared, &transcripts).await?;
        audit.add_ratings(shared).await?;
        audit.add(&SqliteJournal::open(cluster.folder())?, &alone_transcripts).await
    })?;
    Ok(Report { seed: *seed, faults, load, alone, audit })
}

/// Injects one fault after the other; each is repaired before the next.
fn inject_faults(plan: &Plan, cluster: &mut Cluster, log: &dyn Fn(&str)) -> Result<FaultLog> {
    let (start, mut rng, mut faults) = (Instant::now(), Rng::new(plan.seed), FaultLog::default());
    let mut first = Fault::FIRST.into_iter();
    while start.elapsed() + QUIET_END < plan.load.duration {
        sleep(rng.between(plan.pause / 2, plan.pause * 2));
        let fault = first.next().unwrap_or_else(|| Fault::random(&mut rng));
        let sentence = faults.inject(fault, cluster, &mut rng)?;
        log(&format!("{:>4} s: {sentence}", start.elapsed().as_secs()));
    }
    Ok(faults)
}
