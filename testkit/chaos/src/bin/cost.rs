//! `cargo xtask cost [--rounds N] [--claims N]`: the measurement as a command.

use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use chaos::{Bill, Host, Scene};

const HOSTS: [Host; 4] = [Host::Sqlite, Host::One, Host::Two, Host::TwoGreedy];

fn main() -> ExitCode {
    match measure() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cost: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn measure() -> Result<()> {
    let (scene, rounds) = plan()?;
    let mut bills: Vec<[Bill; 4]> = Vec::new();
    for round in 1..=rounds {
        let [sqlite, one, two, greedy] = HOSTS.map(|host| {
            let bill = scene.play(host)?;
            println!("{round}. {host}: {bill}");
            anyhow::Ok(bill)
        });
        bills.push([sqlite?, one?, two?, greedy?]);
    }
    let ratio = |what: fn(&Bill) -> f64, above: usize, below: usize| {
        median(bills.iter().map(|bills| what(&bills[above]) / what(&bills[below])).collect())
    };
    println!("medians of {rounds} rounds:");
    println!("claims/s, PostgreSQL beside SQLite: {:.2}", ratio(|bill| bill.claims, 1, 0));
    for (place, name) in [(2, "two nodes that share the threads"), (3, "two nodes with all threads each")] {
        let (nodes, all) = (ratio(|bill| bill.nodes, place, 1), ratio(Bill::all, place, 1));
        println!("processor time for a claim, {name}, beside one: {nodes:.2}; with PostgreSQL's {all:.2}");
    }
    Ok(())
}

fn median(mut ratios: Vec<f64>) -> f64 {
    ratios.sort_by(f64::total_cmp);
    let middle = ratios.len() / 2;
    if ratios.len().is_multiple_of(2) { (ratios[middle - 1] + ratios[middle]) / 2.0 } else { ratios[middle] }
}

fn plan() -> Result<(Scene, usize)> {
    let mut scene = Scene {
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
        let number =
            value.parse::<u64>().with_context(|| format!("{name} {value}: a whole number is needed"));
        match name.as_str() {
            "--rounds" => rounds = number?.max(1) as usize,
            "--tables" => scene.tables = number? as usize,
            "--players" => scene.players = number? as usize,
            "--claims" => scene.claims = number?,
            "--seconds" => scene.duration = Duration::from_secs(number?),
            "--tercet" => scene.tercet = value.into(),
            _ => bail!(
                "there is no {name}; possible are --rounds, --tables, --players, --claims and --seconds"
            ),
        }
    }
    Ok((scene, rounds))
}
