//! What can break.

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::Result;
use test_postgres::Signal;

use crate::dice::Dice;
use crate::report::Counts;
use crate::stage::Stage;

/// How long it takes whoever watches over PostgreSQL to notice that the primary is gone.
const NOTICED: Duration = Duration::from_secs(1);
/// How long an old primary is given to acknowledge what it must not.
const TEMPTATION: Duration = Duration::from_secs(2);

/// A write that an old primary must not acknowledge.
const FORBIDDEN: &str = "INSERT INTO events VALUES ('zombie', 1, '')";

const CUT: &str = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                   WHERE application_name = 'tercet' AND pid <> pg_backend_pid()";

/// What can break.
#[derive(Clone, Copy, Debug)]
pub enum Mishap {
    /// A node is killed and comes back.
    NodeKilled,
    /// A node is asked to stop and comes back, as in a rolling restart.
    NodeRestarted,
    /// A node stands still, with all its connections open, and goes on.
    NodePaused,
    /// All connections to PostgreSQL are cut.
    ConnectionsCut,
    /// The primary stands still for a moment.
    PrimaryPaused,
    /// The primary is killed, the standby promoted, and the old primary comes back.
    PrimaryKilled,
    /// The primary stands still for so long that the standby is promoted; then it goes on, with its connections open.
    PrimaryReplaced,
}

impl Mishap {
    /// What every show begins with, however short.
    pub const OVERTURE: [Mishap; 4] =
        [Mishap::NodeKilled, Mishap::NodePaused, Mishap::PrimaryKilled, Mishap::ConnectionsCut];

    /// Kills of nodes are the most frequent.
    const OFTEN: [Mishap; 12] = [
        Mishap::NodeKilled,
        Mishap::NodeKilled,
        Mishap::NodeKilled,
        Mishap::NodeKilled,
        Mishap::NodeKilled,
        Mishap::NodeKilled,
        Mishap::NodeRestarted,
        Mishap::NodePaused,
        Mishap::ConnectionsCut,
        Mishap::PrimaryPaused,
        Mishap::PrimaryKilled,
        Mishap::PrimaryReplaced,
    ];

    /// One of them.
    pub fn any(dice: &mut Dice) -> Mishap {
        Mishap::OFTEN[dice.below(Mishap::OFTEN.len())]
    }

    /// Lets it happen, repairs it, and tells what it was.
    pub fn happen(self, stage: &mut Stage, dice: &mut Dice, counts: &mut Counts) -> Result<String> {
        let start = Instant::now();
        let number = dice.below(stage.nodes.len());
        let a_moment = dice.between(Duration::from_millis(300), Duration::from_millis(1500));
        let node = &mut stage.nodes[number];
        let told = match self {
            Mishap::NodeKilled => {
                counts.nodes_killed += 1;
                node.kill();
                sleep(a_moment);
                node.start_again()?;
                format!("node {number} was killed and is back")
            }
            Mishap::NodeRestarted => {
                counts.nodes_restarted += 1;
                node.stop();
                node.start_again()?;
                format!("node {number} was restarted in order")
            }
            Mishap::NodePaused => {
                counts.nodes_paused += 1;
                node.signal(Signal::Stop);
                sleep(3 * a_moment);
                node.signal(Signal::Continue);
                format!("node {number} stood still and goes on")
            }
            Mishap::ConnectionsCut => {
                counts.connections_cut += 1;
                format!("{} connections to PostgreSQL were cut", stage.primary.sql("postgres", CUT))
            }
            Mishap::PrimaryPaused => {
                counts.primaries_paused += 1;
                stage.primary.signal(Signal::Stop);
                sleep(a_moment);
                stage.primary.signal(Signal::Continue);
                "the primary stood still and goes on".to_owned()
            }
            Mishap::PrimaryKilled => {
                counts.primaries_killed += 1;
                stage.primary.kill();
                promote(stage);
                stage.standby.start_again();
                tempt(stage, counts);
                "the primary was killed, the standby promoted; the old one came back as a zombie".to_owned()
            }
            Mishap::PrimaryReplaced => {
                counts.primaries_replaced += 1;
                stage.primary.signal(Signal::Stop);
                promote(stage);
                stage.standby.signal(Signal::Continue);
                tempt(stage, counts);
                "the primary stood still, the standby was promoted; the old one went on as a zombie"
                    .to_owned()
            }
        };
        Ok(format!("{told} ({:.1} s)", start.elapsed().as_secs_f64()))
    }
}

fn promote(stage: &mut Stage) {
    sleep(NOTICED);
    stage.promote();
}

/// Asks the old primary for what it must not do, and then puts a new standby in its place.
fn tempt(stage: &mut Stage, counts: &mut Counts) {
    let acknowledged = stage.standby.try_sql("postgres", FORBIDDEN, TEMPTATION);
    counts.zombie_acknowledgements += usize::from(acknowledged);
    stage.replace_standby();
}
