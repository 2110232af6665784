//! `cargo xtask chaos [--minutes N] [--seed S]`: a run with faults as a command.

use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use chaos::{LoadOptions, Plan};

fn main() -> ExitCode {
    match plan().and_then(|plan| chaos::run(&plan, &|line| eprintln!("chaos: {line}"))) {
        Ok(report) => {
            println!("{report}");
            if report.is_sound() && report.is_quick() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("chaos: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn plan() -> Result<Plan> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let load = LoadOptions {
        tercet: "target/release/tercet".into(),
        tables: 200,
        players: 3,
        claims: 200,
        duration: Duration::from_secs(5 * 60),
    };
    let mut plan = Plan { load, seed: now.as_secs(), pause: Duration::from_secs(2) };
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().with_context(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--minutes" => {
                let minutes: f64 = value.parse().context("--minutes needs a number")?;
                plan.load.duration = Duration::from_secs_f64(60.0 * minutes);
            }
            "--seed" => plan.seed = value.parse().context("a seed is a whole number")?,
            _ if plan.load.set(&name, &value)? => {}
            _ => {
                bail!("there is no {name}; possible are --minutes, --seed, --tables, --players and --claims")
            }
        }
    }
    Ok(plan)
}
