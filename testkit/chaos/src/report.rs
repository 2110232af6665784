//! How it went, for people.

use std::fmt;
use std::time::Duration;

use serde::Deserialize;

use crate::check::Checked;

/// The longest that a player should ever wait.
pub const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// How often what has broken.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// Nodes that were killed.
    pub nodes_killed: usize,
    /// Nodes that were restarted in order.
    pub nodes_restarted: usize,
    /// Nodes that stood still.
    pub nodes_paused: usize,
    /// Times that all connections to PostgreSQL were cut.
    pub connections_cut: usize,
    /// Primaries that stood still for a moment.
    pub primaries_paused: usize,
    /// Primaries that were killed and replaced.
    pub primaries_killed: usize,
    /// Primaries that stood still and were replaced.
    pub primaries_replaced: usize,
    /// Writes that a replaced primary has acknowledged.
    pub zombie_acknowledgements: usize,
}

/// What `tercet load` reports.
#[derive(Clone, Debug, Deserialize)]
pub struct Load {
    /// Connected players.
    pub players: usize,
    /// Tables.
    pub tables: usize,
    /// Claims that were sent.
    pub claims_sent: u64,
    /// The share of them that every player has seen.
    pub delivered: f64,
    /// Sockets that were opened again.
    pub reconnects: u64,
    /// Within this many milliseconds half of them were seen by everybody.
    pub p50_ms: f64,
    /// The same for 99 of 100.
    pub p99_ms: f64,
    /// The longest wait of a player.
    pub longest_wait_ms: u64,
}

/// How it went.
#[derive(Clone, Debug)]
pub struct Report {
    /// What decided what broke when.
    pub seed: u64,
    /// How often what has broken.
    pub counts: Counts,
    /// What was played.
    pub load: Load,
    /// What was found at the end.
    pub checked: Checked,
}

impl Report {
    /// Processes that were killed.
    pub fn kills(&self) -> usize {
        self.counts.nodes_killed + self.counts.primaries_killed
    }

    /// Standbys that were promoted.
    pub fn promotions(&self) -> usize {
        self.counts.primaries_killed + self.counts.primaries_replaced
    }

    /// Whether nothing was lost, doubled or decided wrongly.
    pub fn is_sound(&self) -> bool {
        self.checked.findings.is_empty() && self.counts.zombie_acknowledgements == 0
    }

    /// Whether nobody waited too long.
    pub fn is_quick(&self) -> bool {
        Duration::from_millis(self.load.longest_wait_ms) <= LONGEST_WAIT
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { seed, counts, load, checked } = self;
        writeln!(f, "seed {seed}: {} players at {} tables, three nodes", load.players, load.tables)?;
        writeln!(
            f,
            "nodes: {} killed, {} paused, {} restarted; connections cut {} times",
            counts.nodes_killed, counts.nodes_paused, counts.nodes_restarted, counts.connections_cut
        )?;
        writeln!(
            f,
            "primaries: {} killed and replaced, {} paused and replaced, {} paused; writes acknowledged by old ones: {}",
            counts.primaries_killed,
            counts.primaries_replaced,
            counts.primaries_paused,
            counts.zombie_acknowledgements
        )?;
        writeln!(
            f,
            "played: {} claims, {:.2} % seen by everybody, {} reconnects; longest wait {:.1} s",
            load.claims_sent,
            load.delivered * 100.0,
            load.reconnects,
            load.longest_wait_ms as f64 / 1000.0
        )?;
        writeln!(
            f,
            "checked: {} records of {} tables, decided again one by one; {} records shown to players, compared",
            checked.records, checked.tables, checked.shown
        )?;
        for finding in &checked.findings {
            writeln!(f, "WRONG: {finding}")?;
        }
        match (self.is_sound(), self.is_quick()) {
            (true, true) => write!(f, "All is right: nothing lost, nothing twice, every chain whole."),
            (true, false) => write!(f, "Nothing lost, nothing twice, but somebody waited too long."),
            (false, _) => write!(f, "Something is wrong."),
        }
    }
}
