//! `cargo xtask cost [--rounds N] [--claims N]`: the measurement as a command.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use chaos::{ClaimCost, Deployment, LoadOptions};

const DEPLOYMENTS: [Deployment; 4] =
    [Deployment::Sqlite, Deployment::One, Deployment::Two, Deployment::TwoGreedy];

fn main() -> Result<()> {
    let (load, rounds) = arguments()?;
    let mut costs: Vec<[ClaimCost; 4]> = Vec::new();
    for round in 1..=rounds {
        let [sqlite, one, two, greedy] = DEPLOYMENTS.map(|deployment| {
            let cost = chaos::measure(&load, deployment)?;
            println!("{round}. {deployment}: {cost}");
            anyhow::Ok(cost)
        });
        costs.push([sqlite?, one?, two?, greedy?]);
    }
    let ratio = |figure: fn(&ClaimCost) -> f64, above: usize, below: usize| {
        median(costs.iter().map(|costs| figure(&costs[above]) / figure(&costs[below])).collect())
    };
    println!("medians of {rounds} rounds:");
    println!("claims/s, PostgreSQL beside SQLite: {:.2}", ratio(|cost| cost.claims, 1, 0));
    for (index, deployment) in DEPLOYMENTS.iter().enumerate().skip(2) {
        let (nodes, all) = (ratio(|cost| cost.nodes, index, 1), ratio(ClaimCost::total, index, 1));
        print!("processor time for a claim, {deployment}, beside one: ");
        println!("{nodes:.2}; with PostgreSQL's {all:.2}");
    }
    Ok(())
}

fn median(mut ratios: Vec<f64>) -> f64 {
    ratios.sort_by(f64::total_cmp);
    let middle = ratios.len() / 2;
    if ratios.len().is_multiple_of(2) { (ratios[middle - 1] + ratios[middle]) / 2.0 } else { ratios[middle] }
}

fn arguments() -> Result<(LoadOptions, usize)> {
    let mut load = LoadOptions {
        tercet: "target/release/tercet".into(),
        tables: 250,
        players: 4,
        claims: 2000,
        duration: Duration::from_secs(15),
    };
    let mut rounds = 5;
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().with_context(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--rounds" => rounds = value.parse::<usize>().context("--rounds needs a whole number")?.max(1),
            _ if load.set(&name, &value)? => {}
            _ => bail!(
                "there is no {name}; possible are --rounds, --tables, --players, --claims and --seconds"
            ),
        }
    }
    Ok((load, rounds))
}
