//! The report of a run.

use std::fmt;
use std::time::Duration;

use crate::audit::Audit;
use crate::fault::{Fault, FaultLog};
use load::LoadReport;

/// The longest that a player should ever have to wait.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

#[derive(Clone, Debug)]
pub struct Report {
    pub(crate) seed: u64,
    pub(crate) faults: FaultLog,
    pub(crate) load: LoadReport,
    pub(crate) audit: Audit,
}

impl Report {
    pub fn kills(&self) -> usize {
        self.faults.count(Fault::NodeKilled) + self.faults.count(Fault::PrimaryKilled)
    }

    pub fn records(&self) -> usize {
        self.audit.records
    }

    /// Whether no record was lost, repeated or decided wrongly.
    pub fn is_sound(&self) -> bool {
        self.audit.findings.is_empty() && self.faults.stale_writes == 0
    }

    /// Whether no player had to wait for more than five seconds.
    pub fn is_quick(&self) -> bool {
        Duration::from_millis(self.load.longest_wait_ms) <= LONGEST_WAIT
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { seed, faults, load, audit } = self;
        let count = |fault| faults.count(fault);
        writeln!(f, "seed {seed}: {} players at {} tables, three nodes", load.players, load.tables)?;
        writeln!(
            f,
            "nodes: {} killed, {} paused, {} restarted; connections cut {} times",
            count(Fault::NodeKilled),
            count(Fault::NodePaused),
            count(Fault::NodeRestarted),
            count(Fault::ConnectionsCut)
        )?;
        writeln!(
            f,
            "primaries: {} killed and replaced, {} paused and replaced, {} paused; writes acknowledged by old ones: {}",
            count(Fault::PrimaryKilled),
            count(Fault::PrimaryReplaced),
            count(Fault::PrimaryPaused),
            faults.stale_writes
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
            audit.records, audit.tables, audit.received
        )?;
        for finding in &audit.findings {
            writeln!(f, "WRONG: {finding}")?;
        }
        match (self.is_sound(), self.is_quick()) {
            (true, true) => write!(f, "All is right: nothing lost, nothing twice, every chain whole."),
            (true, false) => write!(f, "Nothing lost, nothing twice, but a player waited too long."),
            (false, _) => write!(f, "Something is wrong."),
        }
    }
}
