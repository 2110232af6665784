//! A guided failure show: hundreds of tables on three nodes and a replicated PostgreSQL, where something breaks every few seconds.
//!
//! While `tercet load` plays, nodes are killed and paused, connections are cut, the primary is killed or paused and its standby
//! promoted, and the old primary comes back as a zombie. At the end every journal is decided again and compared with what every
//! player was shown. `cargo xtask chaos` runs it.
//!
//! With nothing broken, the same nodes and tables show what a claim costs: `cargo xtask cost`.
#![forbid(unsafe_code)]
#![cfg(unix)]

mod cards;
mod check;
mod cost;
mod crowd;
mod dice;
mod mishap;
mod node;
mod plan;
mod processor;
mod report;
mod stage;

use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

pub use cards::Cards;
pub use cost::{Bill, Host, Scene};
pub use plan::Plan;
pub use report::Report;

use crate::crowd::Crowd;
use crate::dice::Dice;
use crate::mishap::Mishap;
use crate::report::Counts;
use crate::stage::Stage;

/// How long before the end nothing breaks any more, so that everybody comes to rest.
const CALM: Duration = Duration::from_secs(8);

/// Plays, breaks, checks. What happens meanwhile is told to `say`.
pub fn run(plan: &Plan, say: &dyn Fn(&str)) -> Result<Report> {
    say("starting a PostgreSQL primary with a synchronous standby, and three nodes");
    let mut stage = Stage::set(&plan.tercet)?;
    let folder = tempfile::tempdir().context("a folder for what players are shown")?;
    let record = folder.path().join("shown.jsonl");
    let crowd = Crowd {
        tercet: &plan.tercet,
        urls: stage.node_urls(),
        tables: plan.tables,
        players: plan.players,
        claims: plan.claims,
        duration: plan.duration,
    };
    let load = crowd.sit_down(&record)?;
    say(&format!("{} players sit at {} tables", plan.players * plan.tables, plan.tables));
    let counts = break_things(plan, &mut stage, say)?;
    say("nothing breaks any more; everybody comes to rest");
    let load = load.rise()?;
    say("checking every journal");
    let checked = check::check(&stage.url(), &record)?;
    Ok(Report { seed: plan.seed, counts, load, checked })
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
