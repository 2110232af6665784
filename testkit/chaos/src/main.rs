//! `cargo xtask chaos [--minutes N] [--seed S]`: the show as a command.

use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use chaos::Plan;

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
    let mut plan = Plan {
        tercet: "target/release/tercet".into(),
        duration: Duration::from_secs(5 * 60),
        seed: now.as_secs(),
        tables: 200,
        players: 3,
        claims: 200,
        pause: Duration::from_secs(2),
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().with_context(|| format!("{name} needs a value"))?;
        let number = value.parse::<f64>().with_context(|| format!("{name} {value}: a number is needed"));
        match name.as_str() {
            "--minutes" => plan.duration = Duration::from_secs_f64(60.0 * number?),
            "--seed" => plan.seed = value.parse().context("a seed is a whole number")?,
            "--tables" => plan.tables = number? as usize,
            "--players" => plan.players = number? as usize,
            "--claims" => plan.claims = number? as u64,
            "--tercet" => plan.tercet = value.into(),
            _ => {
                bail!("there is no {name}; possible are --minutes, --seed, --tables, --players and --claims")
            }
        }
    }
    Ok(plan)
}
