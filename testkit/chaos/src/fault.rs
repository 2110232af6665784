//! The faults, and how each is injected and repaired.

use std::collections::BTreeMap;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::Result;
use test_postgres::Signal;

use crate::call_probe::CallProbe;
use crate::cluster::Cluster;
use crate::ready_probe::ReadyProbe;
use crate::rng::Rng;

/// How long a failover tool is assumed to take to notice that the primary is gone.
const FAILOVER_DELAY: Duration = Duration::from_secs(1);
/// How long an old primary is given to acknowledge a write.
const STALE_WRITE_TIMEOUT: Duration = Duration::from_secs(2);

/// A write that an old primary must not acknowledge.
const STALE_WRITE: &str = "INSERT INTO events VALUES ('zombie', 1, '')";

const CUT: &str = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                   WHERE application_name = 'tercet' AND pid <> pg_backend_pid()";

const DAY: i64 = 24 * 60 * 60 * 1000;

/// How far a clock is set off the machine's, in milliseconds.
const STEPS: [(i64, &str); 4] =
    [(-30_000, "30 s back"), (DAY, "a day forward"), (-DAY, "a day back"), (0, "right")];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fault {
    NodeKilled,
    /// A node is stopped with SIGTERM and started again, as in a rolling restart.
    NodeRestarted,
    /// A node is stopped with SIGSTOP, with all its connections open, and continued.
    NodePaused,
    /// All connections to PostgreSQL are cut.
    ConnectionsCut,
    PrimaryPaused,
    /// The primary is killed, the standby promoted, and the old primary started again.
    PrimaryKilled,
    /// The primary is paused for so long that the standby is promoted, then continued with its connections open.
    PrimaryReplaced,
    /// A node's wall clock is set forward or back; half of the time the node is also killed, so that it loads its tables by that
    /// clock. The clock stays so.
    ClockStepped,
    /// Every write of the node with SQLite fails for a while; half of the time the node is killed meanwhile.
    DiskFull,
}

impl Fault {
    /// The faults that every run begins with, however short it is.
    pub(crate) const FIRST: [Fault; 6] = [
        Fault::NodeKilled,
        Fault::DiskFull,
        Fault::ClockStepped,
        Fault::PrimaryKilled,
        Fault::NodePaused,
        Fault::ConnectionsCut,
    ];

    /// The kill of a node in half of the cases, otherwise any of the others.
    pub(crate) fn random(rng: &mut Rng) -> Fault {
        use Fault::*;
        let others = [
            NodeRestarted,
            NodePaused,
            ConnectionsCut,
            PrimaryPaused,
            PrimaryKilled,
            PrimaryReplaced,
            ClockStepped,
            DiskFull,
        ];
        let other = rng.below(2 * others.len()).checked_sub(others.len());
        other.map_or(NodeKilled, |other| others[other])
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct FaultLog {
    counts: BTreeMap<Fault, usize>,
    /// Writes that an old primary has acknowledged.
    pub(crate) stale_writes: usize,
    /// What was wrong during a fault.
    pub(crate) findings: Vec<String>,
}

impl FaultLog {
    pub(crate) fn count(&self, fault: Fault) -> usize {
        self.counts.get(&fault).copied().unwrap_or_default()
    }

    /// Injects a fault and repairs it; returns a sentence about it.
    pub(crate) fn inject(&mut self, fault: Fault, cluster: &mut Cluster, rng: &mut Rng) -> Result<String> {
        let start = Instant::now();
        let number = rng.below(cluster.nodes.len());
        let outage = rng.between(Duration::from_millis(300), Duration::from_millis(1500));
        let node = &mut cluster.nodes[number];
        *self.counts.entry(fault).or_default() += 1;
        let sentence = match fault {
            Fault::NodeKilled => {
                node.end(Signal::Kill);
                sleep(outage);
                node.start_again()?;
                format!("node {number} was killed and is back")
            }
            Fault::NodeRestarted => {
                node.end(Signal::Terminate);
                node.start_again()?;
                format!("node {number} was restarted in order")
            }
            Fault::NodePaused => {
                node.signal(Signal::Stop);
                sleep(3 * outage);
                node.signal(Signal::Continue);
                format!("node {number} stood still and goes on")
            }
            Fault::ConnectionsCut => {
                format!("{} connections to PostgreSQL were cut", cluster.primary.sql("postgres", CUT))
            }
            Fault::PrimaryPaused => {
                cluster.primary.signal(Signal::Stop);
                sleep(outage);
                cluster.primary.signal(Signal::Continue);
                "the primary stood still and goes on".to_owned()
            }
            Fault::PrimaryKilled => {
                cluster.primary.kill();
                self.fail_over(cluster, |old| old.start_again());
                "the primary was killed, the standby promoted; the old one came back as a zombie".to_owned()
            }
            Fault::PrimaryReplaced => {
                cluster.primary.signal(Signal::Stop);
                self.fail_over(cluster, |old| old.signal(Signal::Continue));
                "the primary stood still, the standby was promoted; the old one went on as a zombie".into()
            }
            Fault::ClockStepped => self.step_clock(number, cluster, rng)?,
            Fault::DiskFull => self.fill_disk(cluster, rng)?,
        };
        Ok(format!("{sentence} ({:.1} s)", start.elapsed().as_secs_f64()))
    }

    /// Sets a node's clock and checks that a call made there afterwards ends in its window.
    fn step_clock(&mut self, number: usize, cluster: &mut Cluster, rng: &mut Rng) -> Result<String> {
        let other = (number + 1 + rng.below(cluster.nodes.len() - 1)) % cluster.nodes.len();
        let (step, name) = STEPS[rng.below(STEPS.len())];
        let is_killed = rng.below(2) == 0;
        let probe = CallProbe::open([&cluster.nodes[number].url(), &cluster.nodes[other].url()])?;
        let node = &mut cluster.nodes[number];
        node.set_clock(step)?;
        if is_killed {
            node.end(Signal::Kill);
            node.start_again()?;
        }
        let finding = probe.check();
        self.findings.extend(finding.map(|what| format!("clock of node {number} {name}: {what}")));
        let killed = if is_killed { " and it was killed" } else { "" };
        Ok(format!("the clock of node {number} was set {name}{killed}; a call was timed"))
    }

    /// Makes the writes of the SQLite node fail, and checks what it answers meanwhile and afterwards.
    fn fill_disk(&mut self, cluster: &mut Cluster, rng: &mut Rng) -> Result<String> {
        let is_killed = rng.below(2) == 0;
        let outage = rng.between(Duration::from_secs(2), Duration::from_secs(4));
        let node = &mut cluster.alone;
        let probe = ReadyProbe::open(&node.url())?;
        node.set_disk_full(true)?;
        let full = Instant::now();
        self.findings.extend(probe.check_full());
        sleep(outage.saturating_sub(full.elapsed()));
        if is_killed {
            node.end(Signal::Kill);
            node.start_again()?;
        } else {
            node.set_disk_full(false)?;
        }
        self.findings.extend(probe.check_writable());
        let end = if is_killed { "was killed and started with space" } else { "has space again" };
        Ok(format!("the SQLite node's disk was full; it {end}"))
    }

    /// Promotes the standby, revives the old primary, checks that this acknowledges no write, and replaces it by a new standby.
    fn fail_over(&mut self, cluster: &mut Cluster, revive: impl FnOnce(&mut test_postgres::Server)) {
        sleep(FAILOVER_DELAY);
        cluster.promote();
        revive(&mut cluster.standby);
        let acknowledged = cluster.standby.try_sql("postgres", STALE_WRITE, STALE_WRITE_TIMEOUT);
        self.stale_writes += usize::from(acknowledged);
        cluster.replace_standby();
    }
}
