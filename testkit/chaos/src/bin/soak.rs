//! `cargo xtask soak [--minutes N] [--tables N]`: a soak as a command.

use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use chaos::{BUDGETS, SoakPlan};

fn main() -> ExitCode {
    match plan().and_then(|plan| chaos::soak(&plan, &|line| eprintln!("soak: {line}"))) {
        Ok(report) => {
            println!("{report}");
            let findings = report.findings(&BUDGETS);
            findings.iter().for_each(|finding| println!("ABOVE BUDGET: {finding}"));
            if findings.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("soak: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn plan() -> Result<SoakPlan> {
    let mut plan = SoakPlan {
        tercet: "target/release/tercet".into(),
        churn: Duration::from_secs(2 * 60),
        tables: 10_000,
        rest: Duration::from_secs(60),
        unloads: true,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().with_context(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--minutes" => {
                let minutes: f64 = value.parse().context("--minutes needs a number")?;
                plan.churn = Duration::try_from_secs_f64(60.0 * minutes).context("--minutes")?;
            }
            "--tables" => plan.tables = value.parse().context("--tables needs a whole number")?,
            "--tercet" => plan.tercet = value.into(),
            _ => bail!("there is no {name}; possible are --minutes, --tables and --tercet"),
        }
    }
    Ok(plan)
}
