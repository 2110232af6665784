//! The soak: visitors come, play, leave and idle at one server for a while, then all tables are left, and what the server uses
//! at rest is measured.

mod report;
mod visitors;

use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

pub use report::{BUDGETS, Budgets, SoakReport};

use crate::node::{JournalLocation, Node};
use crate::process::ProcessUsage;

/// The time after which the sockets of clients that have left are closed.
const SETTLE: Duration = Duration::from_secs(2);
/// The server keeps an empty table in memory for a minute.
const UNLOAD: Duration = Duration::from_secs(65);

#[derive(Clone, Debug)]
pub struct SoakPlan {
    /// The `tercet` program.
    pub tercet: PathBuf,
    /// How long visitors come and go, in two halves.
    pub churn: Duration,
    /// Tables with bots that are dealt and left.
    pub tables: usize,
    /// How long the server is measured at rest, without tables and with abandoned ones.
    pub rest: Duration,
    /// Whether to wait after each phase until the server has unloaded the tables, which takes a minute.
    pub unloads: bool,
}

/// What a server used while no client was connected.
#[derive(Clone, Debug)]
pub struct Rest {
    pub seconds: f64,
    pub cpu: Duration,
    pub wake_ups: u64,
    /// At the end.
    pub usage: ProcessUsage,
}

impl Rest {
    fn measure(node: &Node, duration: Duration) -> Result<Rest> {
        let (start, before) = (Instant::now(), usage(node)?);
        sleep(duration);
        let after = usage(node)?;
        Ok(Rest {
            seconds: start.elapsed().as_secs_f64(),
            cpu: after.cpu.saturating_sub(before.cpu),
            wake_ups: after.wake_ups_since(&before),
            usage: after,
        })
    }

    pub fn wake_ups_per_second(&self) -> f64 {
        self.wake_ups as f64 / self.seconds
    }
}

fn usage(node: &Node) -> Result<ProcessUsage> {
    let usage = ProcessUsage::read(node.pid().context("the server does not run")?);
    ensure!(usage.memory > 0, "the server has ended");
    Ok(usage)
}

/// Runs the plan against a server of its own. `log` is given a line for each step.
pub fn soak(plan: &SoakPlan, log: &dyn Fn(&str)) -> Result<SoakReport> {
    let folder = tempfile::tempdir().context("a folder")?;
    let node = Node::start(plan.tercet.clone(), JournalLocation::Sqlite(folder.path().join("data")), None)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    sleep(SETTLE);
    log(&format!("a new server at rest, {} s", plan.rest.as_secs()));
    let empty = Rest::measure(&node, plan.rest)?;

    let mut visits = visitors::Visits::default();
    let mut churned = Vec::new();
    for half in 1..=2 {
        log(&format!("visitors, {:.0} s ({half} of 2)", plan.churn.as_secs_f64() / 2.0));
        visits += runtime.block_on(visitors::churn(&node.url(), plan.churn / 2))?;
        settle(plan, log);
        churned.push(usage(&node)?);
    }

    log(&format!("{} tables with bots are made, dealt and left", plan.tables));
    let start = Instant::now();
    runtime.block_on(visitors::abandon(&node.url(), plan.tables))?;
    log(&format!("they took {:.0} s; at rest, {} s", start.elapsed().as_secs_f64(), plan.rest.as_secs()));
    sleep(SETTLE);
    let loaded = usage(&node)?;
    let abandoned = Rest::measure(&node, plan.rest)?;
    settle(plan, log);
    let unloaded = usage(&node)?;
    log("the same number of tables once more");
    runtime.block_on(visitors::abandon(&node.url(), plan.tables))?;
    sleep(SETTLE);
    let loaded_again = usage(&node)?;
    Ok(SoakReport { plan: plan.clone(), visits, empty, churned, loaded, abandoned, unloaded, loaded_again })
}

/// Waits for the end of what clients have left behind.
fn settle(plan: &SoakPlan, log: &dyn Fn(&str)) {
    if plan.unloads {
        log(&format!("waiting {} s for empty tables to leave memory", UNLOAD.as_secs()));
        sleep(UNLOAD);
    } else {
        sleep(SETTLE);
    }
}
