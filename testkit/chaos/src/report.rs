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
    /// At the node with SQLite.
    pub(crate) alone: LoadReport,
    pub(crate) audit: Audit,
}

impl Report {
    pub fn kills(&self) -> usize {
        self.faults.count(Fault::NodeKilled) + self.faults.count(Fault::PrimaryKilled)
    }

    pub fn records(&self) -> usize {
        self.audit.records
    }

    /// How many matches have counted for ratings.
    pub fn rated(&self) -> u64 {
        self.audit.rated
    }

    /// How often a clock was set, and how often a disk was full.
    pub fn clocks_and_disks(&self) -> [usize; 2] {
        [Fault::ClockStepped, Fault::DiskFull].map(|fault| self.faults.count(fault))
    }

    /// Whether no record was lost, repeated or decided wrongly, and every fault was answered as it should be.
    pub fn is_sound(&self) -> bool {
        self.audit.findings.is_empty() && self.faults.findings.is_empty() && self.faults.stale_writes == 0
    }

    /// Whether no player had to wait for more than five seconds.
    pub fn is_quick(&self) -> bool {
        Duration::from_millis(self.load.longest_wait_ms.max(self.alone.longest_wait_ms)) <= LONGEST_WAIT
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use Fault::*;
        let Report { seed, faults, load, alone, audit } = self;
        let LoadReport { tables, players, claims_sent, reconnects, .. } = load;
        let Audit { tables: checked, records, received, rated, .. } = audit;
        let (seen, wait) = (load.delivered * 100.0, load.longest_wait_ms as f64 / 1000.0);
        let nodes = [NodeKilled, NodePaused, NodeRestarted, ConnectionsCut];
        let [killed, paused, restarted, cut] = nodes.map(|fault| faults.count(fault));
        let primaries = [PrimaryKilled, PrimaryReplaced, PrimaryPaused].map(|fault| faults.count(fault));
        let ([lost, replaced, halted], stale) = (primaries, faults.stale_writes);
        writeln!(f, "seed {seed}: {players} players at {tables} tables, three nodes")?;
        write!(f, "nodes: {killed} killed, {paused} paused, {restarted} restarted; ")?;
        writeln!(f, "connections cut {cut} times")?;
        write!(f, "primaries: {lost} killed and replaced, {replaced} paused and replaced, ")?;
        writeln!(f, "{halted} paused; writes acknowledged by old ones: {stale}")?;
        write!(f, "played: {claims_sent} claims, {seen:.2} % seen by everybody, ")?;
        writeln!(f, "{reconnects} reconnects; longest wait {wait:.1} s")?;
        let (seen, wait) = (alone.delivered * 100.0, alone.longest_wait_ms as f64 / 1000.0);
        let [clocks, disks] = self.clocks_and_disks();
        writeln!(
            f,
            "clocks of nodes set {clocks} times; the disk of a node with SQLite full {disks} times:"
        )?;
        write!(f, "there {} claims at {} tables, {seen:.2} % seen, ", alone.claims_sent, alone.tables)?;
        writeln!(f, "{} reconnects; longest wait {wait:.1} s", alone.reconnects)?;
        write!(f, "checked: {records} records of {checked} tables, decided again one by one; ")?;
        writeln!(f, "{received} records shown to players, compared")?;
        writeln!(f, "ratings of {rated} matches, computed again and compared bit by bit")?;
        for finding in audit.findings.iter().chain(&faults.findings) {
            writeln!(f, "WRONG: {finding}")?;
        }
        match (self.is_sound(), self.is_quick()) {
            (true, true) => write!(f, "All is right: nothing lost, nothing twice, every chain whole."),
            (true, false) => write!(f, "Nothing lost, nothing twice, but a player waited too long."),
            (false, _) => write!(f, "Something is wrong."),
        }
    }
}
