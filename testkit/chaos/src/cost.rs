//! What a claim costs: the same tables at one node, at two that share every table, and at one with its own file.
//!
//! Each scene is played several times, in turns, because the machine may be busier in one minute than in the next.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use test_postgres::Server;

use crate::crowd::Crowd;
use crate::node::{Keeping, Node};
use crate::processor;

/// What is played.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The program that is put to the test.
    pub tercet: PathBuf,
    /// How many tables.
    pub tables: usize,
    /// How many players at each.
    pub players: usize,
    /// Claims a second, at all tables together.
    pub claims: u64,
    /// How long.
    pub duration: Duration,
}

/// Who serves the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Host {
    /// One node with its own file.
    Sqlite,
    /// One node on PostgreSQL.
    One,
    /// Two nodes on one PostgreSQL that share the machine's processors: each has half as many threads as one alone would have. A
    /// table's players sit at one and the other in turn.
    Two,
    /// The same, where each has as many threads as if it were alone.
    TwoGreedy,
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Host::Sqlite => f.write_str("one node, SQLite"),
            Host::One => f.write_str("one node, PostgreSQL"),
            Host::Two => f.write_str("two nodes that share the threads"),
            Host::TwoGreedy => f.write_str("two nodes with all threads each"),
        }
    }
}

/// What one run has cost.
#[derive(Clone, Debug)]
pub struct Bill {
    /// Claims that every player of their table has seen, a second.
    pub claims: f64,
    /// Processor time of all nodes for a claim, in microseconds.
    pub nodes: f64,
    /// Processor time of PostgreSQL for a claim, in microseconds.
    pub postgres: f64,
    /// How often PostgreSQL's log went to the disk, for a claim.
    pub flushes: f64,
    /// Within this many milliseconds half of the claims were seen by everybody.
    pub half: f64,
    /// The same for 99 of 100.
    pub most: f64,
}

impl Bill {
    /// Processor time of everything that serves.
    pub fn all(&self) -> f64 {
        self.nodes + self.postgres
    }
}

impl fmt::Display for Bill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Bill { claims, nodes, postgres, flushes, half, most } = self;
        write!(
            f,
            "{claims:.0} claims/s; for a claim {nodes:.0} µs of nodes, {postgres:.0} µs of PostgreSQL, "
        )?;
        write!(f, "{flushes:.3} flushes; half seen within {half:.1} ms, 99 % within {most:.1} ms")
    }
}

impl Scene {
    /// Plays once, with a PostgreSQL and nodes that nobody has used before.
    pub fn play(&self, host: Host) -> Result<Bill> {
        let folder = tempfile::tempdir().context("a folder")?;
        let (server, nodes) = self.open(host, folder.path())?;
        let record = folder.path().join("shown.jsonl");
        let crowd = Crowd {
            tercet: &self.tercet,
            urls: nodes.iter().map(Node::url).collect(),
            tables: self.tables,
            players: self.players,
            claims: self.claims,
            duration: self.duration,
        };
        let playing = crowd.sit_down(&record)?;
        let (start, before) = (Instant::now(), Taken::by(&nodes, server.as_ref()));
        let load = playing.rise()?;
        let (seconds, after) = (start.elapsed().as_secs_f64(), Taken::by(&nodes, server.as_ref()));
        let claims = load.claims_sent as f64 * load.delivered;
        let share = |taken: Duration| taken.as_secs_f64() * 1e6 / claims;
        Ok(Bill {
            claims: claims / seconds,
            nodes: share(after.nodes.saturating_sub(before.nodes)),
            postgres: share(after.postgres.saturating_sub(before.postgres)),
            flushes: after.flushes.saturating_sub(before.flushes) as f64 / claims,
            half: load.p50_ms,
            most: load.p99_ms,
        })
    }

    fn open(&self, host: Host, folder: &Path) -> Result<(Option<Server>, Vec<Node>)> {
        let threads = std::thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1));
        let (number, threads) = match host {
            Host::Sqlite | Host::One => (1, None),
            Host::Two => (2, Some(threads)),
            Host::TwoGreedy => (2, None),
        };
        let server = (host != Host::Sqlite).then(|| Server::start(&["max_connections=200"]));
        let keeping = match &server {
            Some(server) => Keeping::Shared(server.url("postgres")),
            None => Keeping::Alone(folder.join("data")),
        };
        let node = |_| Node::start_with_threads(self.tercet.clone(), keeping.clone(), threads);
        let nodes = (0..number).map(node).collect::<Result<_>>()?;
        Ok((server, nodes))
    }
}

/// What has been taken until now.
struct Taken {
    nodes: Duration,
    postgres: Duration,
    flushes: u64,
}

impl Taken {
    fn by(nodes: &[Node], server: Option<&Server>) -> Taken {
        let flushes = "SELECT wal_sync FROM pg_stat_wal";
        let postgres = |server: &Server| {
            let family = server.processes();
            let dead = family.first().map_or(Duration::ZERO, |&parent| processor::time_of_the_dead(parent));
            processor::time_of(family) + dead
        };
        Taken {
            nodes: processor::time_of(nodes.iter().filter_map(Node::process)),
            postgres: server.map_or(Duration::ZERO, postgres),
            flushes: server.map_or(0, |server| server.sql("postgres", flushes).parse().unwrap_or_default()),
        }
    }
}
