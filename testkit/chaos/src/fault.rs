//! The faults, and how each is injected and repaired.

use std::collections::BTreeMap;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::Result;
use test_postgres::Signal;

use crate::cluster::Cluster;
use crate::rng::Rng;

/// How long a failover tool is assumed to take to notice that the primary is gone.
const FAILOVER_DELAY: Duration = Duration::from_secs(1);
/// How long an old primary is given to acknowledge a write.
const STALE_WRITE_TIMEOUT: Duration = Duration::from_secs(2);

/// A write that an old primary must not acknowledge.
const STALE_WRITE: &str = "INSERT INTO events VALUES ('zombie', 1, '')";

const CUT: &str = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                   WHERE application_name = 'tercet' AND pid <> pg_backend_pid()";

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
}

impl Fault {
    /// The faults that every run begins with, however short it is.
    pub(crate) const FIRST: [Fault; 4] =
        [Fault::NodeKilled, Fault::NodePaused, Fault::PrimaryKilled, Fault::ConnectionsCut];

    /// The kill of a node in half of the cases, otherwise any of the others.
    pub(crate) fn random(rng: &mut Rng) -> Fault {
        use Fault::*;
        let others =
            [NodeRestarted, NodePaused, ConnectionsCut, PrimaryPaused, PrimaryKilled, PrimaryReplaced];
        let other = rng.below(2 * others.len()).checked_sub(others.len());
        other.map_or(NodeKilled, |other| others[other])
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct FaultLog {
    counts: BTreeMap<Fault, usize>,
    /// Writes that an old primary has acknowledged.
    pub(crate) stale_writes: usize,
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
        };
        Ok(format!("{sentence} ({:.1} s)", start.elapsed().as_secs_f64()))
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
