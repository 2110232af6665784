//! What a claim costs: the same tables at one node, at two that share every table, and at one with a SQLite journal.
//!
//! A caller measures each deployment several times, in turns, because the machine may be busier in one minute than in the next.

use std::fmt;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use test_postgres::Server;

use crate::load_process::LoadOptions;
use crate::node::{JournalLocation, Node};
use crate::process::{cpu_time, cpu_time_of_ended_children};

/// The nodes that serve the tables, and their journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deployment {
    Sqlite,
    One,
    /// Two nodes with one PostgreSQL, each with half as many threads as the machine has processors. A table's players connect to
    /// one and the other in turn.
    Two,
    /// Two nodes, each with as many threads as the machine has processors.
    TwoGreedy,
}

impl fmt::Display for Deployment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Deployment::Sqlite => "one node, SQLite",
            Deployment::One => "one node, PostgreSQL",
            Deployment::Two => "two nodes that share the threads",
            Deployment::TwoGreedy => "two nodes with all threads each",
        })
    }
}

#[derive(Clone, Debug)]
pub struct ClaimCost {
    /// Claims a second that reached every player of their table.
    pub claims: f64,
    /// Processor time of all nodes for a claim, in microseconds.
    pub nodes: f64,
    /// Processor time of PostgreSQL for a claim, in microseconds.
    pub postgres: f64,
    flushes: f64,
    p50_ms: f64,
    p99_ms: f64,
}

impl ClaimCost {
    /// Processor time of nodes and PostgreSQL for a claim, in microseconds.
    pub fn total(&self) -> f64 {
        self.nodes + self.postgres
    }
}

impl fmt::Display for ClaimCost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ClaimCost { claims, nodes, postgres, flushes, p50_ms, p99_ms } = self;
        write!(f, "{claims:.0} claims/s; for a claim {nodes:.0} µs of nodes, ")?;
        write!(
            f,
            "{postgres:.0} µs of PostgreSQL, {flushes:.3} flushes; half seen within {p50_ms:.1} ms, 99 % within {p99_ms:.1} ms"
        )
    }
}

/// Plays once, with a new PostgreSQL and new nodes.
pub fn measure(load: &LoadOptions, deployment: Deployment) -> Result<ClaimCost> {
    let folder = tempfile::tempdir().context("a folder")?;
    let (server, nodes) = deploy(load, deployment, folder.path())?;
    let urls: Vec<String> = nodes.iter().map(Node::url).collect();
    let playing = load.start(&urls, &folder.path().join("shown.jsonl"))?;
    let (start, before) = (Instant::now(), ResourceUsage::read(&nodes, server.as_ref()));
    let report = playing.report()?;
    let (seconds, after) = (start.elapsed().as_secs_f64(), ResourceUsage::read(&nodes, server.as_ref()));
    let claims = report.claims_sent as f64 * report.delivered;
    let micros = |time: Duration| time.as_secs_f64() * 1e6 / claims;
    Ok(ClaimCost {
        claims: claims / seconds,
        nodes: micros(after.nodes.saturating_sub(before.nodes)),
        postgres: micros(after.postgres.saturating_sub(before.postgres)),
        flushes: after.flushes.saturating_sub(before.flushes) as f64 / claims,
        p50_ms: report.p50_ms,
        p99_ms: report.p99_ms,
    })
}

fn deploy(load: &LoadOptions, deployment: Deployment, folder: &Path) -> Result<(Option<Server>, Vec<Node>)> {
    let half = std::thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1));
    let (number, threads) = match deployment {
        Deployment::Sqlite | Deployment::One => (1, None),
        Deployment::Two => (2, Some(half)),
        Deployment::TwoGreedy => (2, None),
    };
    let server = (deployment != Deployment::Sqlite).then(|| Server::start(&["max_connections=200"]));
    let journal = match &server {
        Some(server) => JournalLocation::Postgres(server.url("postgres")),
        None => JournalLocation::Sqlite(folder.join("data")),
    };
    let node = |_| Node::start(load.tercet.clone(), journal.clone(), threads);
    let nodes = (0..number).map(node).collect::<Result<_>>()?;
    Ok((server, nodes))
}

/// Processor time and flushes of PostgreSQL's log since the processes started.
struct ResourceUsage {
    nodes: Duration,
    postgres: Duration,
    flushes: u64,
}

impl ResourceUsage {
    fn read(nodes: &[Node], server: Option<&Server>) -> ResourceUsage {
        let flushes = "SELECT wal_sync FROM pg_stat_wal";
        let postgres = |server: &Server| {
            let pids = server.processes();
            let ended = pids.first().map_or(Duration::ZERO, |&parent| cpu_time_of_ended_children(parent));
            cpu_time(pids) + ended
        };
        ResourceUsage {
            nodes: cpu_time(nodes.iter().filter_map(Node::pid)),
            postgres: server.map_or(Duration::ZERO, postgres),
            flushes: server.map_or(0, |server| server.sql("postgres", flushes).parse().unwrap_or_default()),
        }
    }
}
