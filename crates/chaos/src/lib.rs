//! A guided failure show: hundreds of tables on three nodes and a replicated PostgreSQL, where something breaks every few seconds.
//!
//! While `tercet load` plays, nodes are killed and paused, connections are cut, the primary is killed or paused and its standby
//! promoted, and the old primary comes back as a zombie. At the end every journal is decided again and compared with what every
//! player was shown. `cargo xtask chaos` runs it.
#![forbid(unsafe_code)]
#![cfg(unix)]

mod cards;
mod check;
mod dice;
mod mishap;
mod node;
mod plan;
mod report;
mod stage;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

pub use cards::Cards;
pub use plan::Plan;
pub use report::Report;

use crate::dice::Dice;
use crate::mishap::Mishap;
use crate::report::{Counts, Load};
use crate::stage::Stage;

/// How long before the end nothing breaks any more, so that everybody comes to rest.
const CALM: Duration = Duration::from_secs(8);
/// How long everybody may take to sit down.
const PATIENCE: Duration = Duration::from_secs(120);

/// Plays, breaks, checks. What happens meanwhile is told to `say`.
pub fn run(plan: &Plan, say: &dyn Fn(&str)) -> Result<Report> {
    say("starting a PostgreSQL primary with a synchronous standby, and three nodes");
    let mut stage = Stage::set(&plan.tercet)?;
    let folder = tempfile::tempdir().context("a folder for what players are shown")?;
    let record = folder.path().join("shown.jsonl");
    let load = start_load(plan, &stage, &record)?;
    let load = wait_until_seated(load, &record)?;
    say(&format!("{} players sit at {} tables", plan.players * plan.tables, plan.tables));
    let counts = break_things(plan, &mut stage, say)?;
    say("nothing breaks any more; everybody comes to rest");
    let output = load.wait_with_output().context("the load ends")?;
    if !output.status.success() {
        bail!("tercet load failed: {}", String::from_utf8_lossy(&output.stderr));
    }
    let load: Load = serde_json::from_slice(&output.stdout).context("the report of tercet load")?;
    say("checking every journal");
    let checked = check::check(&stage.url(), &record)?;
    Ok(Report { seed: plan.seed, counts, load, checked })
}

fn start_load(plan: &Plan, stage: &Stage, record: &Path) -> Result<Child> {
    let mut command = Command::new(&plan.tercet);
    command.args(["load", "--json", "--url", &stage.node_urls().join(",")]);
    for (name, value) in [
        ("--tables", plan.tables as u64),
        ("--players", plan.players as u64),
        ("--claims", plan.claims),
        ("--seconds", plan.duration.as_secs()),
    ] {
        command.args([name, &value.to_string()]);
    }
    command.arg("--record").arg(record).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().context("cannot start tercet load")
}

fn wait_until_seated(mut load: Child, record: &Path) -> Result<Child> {
    let start = Instant::now();
    while !record.exists() {
        if load.try_wait()?.is_some() || start.elapsed() > PATIENCE {
            let _ = load.kill();
            let output = load.wait_with_output()?;
            bail!("the players did not get to their tables: {}", String::from_utf8_lossy(&output.stderr));
        }
        sleep(Duration::from_millis(50));
    }
    Ok(load)
}

/// Lets one thing break after the other; all of it is repaired before the next.
fn break_things(plan: &Plan, stage: &mut Stage, say: &dyn Fn(&str)) -> Result<Counts> {
    let (start, mut dice, mut counts) = (Instant::now(), Dice::new(plan.seed), Counts::default());
    let mut overture = Mishap::OVERTURE.iter().copied();
    while start.elapsed() + CALM < plan.duration {
        sleep(dice.between(plan.pause / 2, plan.pause * 2));
        let mishap = overture.next().unwrap_or_else(|| Mishap::any(&mut dice));
        let told = mishap.happen(stage, &mut dice, &mut counts)?;
        say(&format!("{:>4} s: {told}", start.elapsed().as_secs()));
    }
    Ok(counts)
}
