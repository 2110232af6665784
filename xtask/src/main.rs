//! `cargo xtask`: the few commands that a newcomer needs, each of which sets the machine up by itself.

mod fuzz;
mod machine;
mod tidy;
mod web;

use std::env;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use crate::machine::{
    cargo, cargo_with, require_browser, require_components, require_postgres, require_python,
    require_schemathesis,
};
use crate::web::Pace;

const HELP: &str = "\
cargo xtask run [ARGUMENT…]   build Tercet and serve tables to everyone with the link
cargo xtask web [--quick]     build the browser client, which the binary then carries; --quick for trying things: soon
                              built, but large
cargo xtask play [ARGUMENT…]  build Tercet and play in this terminal
cargo xtask test              everything CI checks: format, lints, tidy, all tests
cargo xtask tidy              the invariants of ARCHITECTURE.md that a program can check
cargo xtask api               compares the HTTP API with its OpenAPI description, with schemathesis
cargo xtask measure           how soon the page is there and how quickly it answers, in a real browser
cargo xtask bench             the benchmarks, beside textbook implementations
cargo xtask chaos [ARGUMENT…] kills and pauses nodes and databases while hundreds of tables play, and checks that
                              nothing is lost; --minutes N, --seed S, --tables N, --players N, --claims N
cargo xtask simulate          simulated worlds of nodes, clients and faults, each from a seed; --seeds N, --from S
cargo xtask cost [ARGUMENT…]  what a claim costs at one node and at two that share their tables;
                              --rounds N, --seconds N, --tables N, --players N, --claims N
cargo xtask fuzz [--runs N] [TARGET…]
                              feeds what is read from outside with a million mutated inputs a target; all targets by
                              default: announcement, card_text, client_message, http_request, journal, json_reader,
                              replay, rule_sheet
cargo xtask soak [ARGUMENT…]  what a server uses at rest after visitors and with 10,000 abandoned tables, beside budgets;
                              --minutes N of visitors, --tables N

Example: cargo xtask play --bots 3 --level casual
";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match command(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn command(arguments: &[String]) -> Result<()> {
    let (name, rest) = arguments.split_first().map_or(("help", arguments), |(name, rest)| (name, rest));
    match name {
        "run" => run("serve", rest),
        "play" => run("play", rest),
        "web" if rest == ["--quick"] => web::build(Pace::Quick),
        "web" => web::build(Pace::Small),
        "test" => test(),
        "tidy" => tidy::check(),
        "api" => api(),
        "measure" => measure(),
        "bench" => cargo(&["bench", "--workspace"]),
        "chaos" => with_nodes("chaos", rest),
        "simulate" => simulate(rest),
        "cost" => with_nodes("cost", rest),
        "fuzz" => fuzz::run(rest),
        // The soak uses SQLite alone.
        "soak" => with_built("soak", rest),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        other => bail!("there is no command {other:?}; these there are:\n\n{HELP}"),
    }
}

fn run(command: &str, rest: &[String]) -> Result<()> {
    if command == "serve" {
        web::build(Pace::Small)?;
    }
    run_package(&["tercet", "--", command], rest)
}

fn run_package(package: &[&str], rest: &[String]) -> Result<()> {
    let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
    cargo(&[&["run", "--release", "--package"], package, &rest].concat())
}

fn with_nodes(program: &str, rest: &[String]) -> Result<()> {
    require_postgres()?;
    with_built(program, rest)
}

/// A program of the package `chaos`, with the binary as it is released.
fn with_built(program: &str, rest: &[String]) -> Result<()> {
    cargo(&["build", "--release", "--package", "tercet"])?;
    run_package(&["chaos", "--bin", program, "--"], rest)
}

/// Apart from the other tests, because its installation takes half a minute and a Python with `venv`.
fn api() -> Result<()> {
    require_schemathesis()?;
    cargo(&["test", "--release", "--package", "server", "--test", "operators", "--", "--ignored"])
}

/// Runs the server's simulated worlds, which are tests, for any number of seeds.
fn simulate(rest: &[String]) -> Result<()> {
    let (mut seeds, mut from) = (1000, 1);
    for pair in rest.chunks(2) {
        match pair {
            [name, value] if name == "--seeds" => seeds = value.parse().context("--seeds takes a number")?,
            [name, value] if name == "--from" => from = value.parse().context("--from takes a number")?,
            _ => bail!("cargo xtask simulate [--seeds N] [--from S], not {}", pair.join(" ")),
        }
    }
    let (seeds, from): (u64, u64) = (seeds, from);
    let test = ["--exact", "world::tests::every_seed_holds", "--nocapture"];
    let arguments = [&["test", "--release", "--package", "server", "--lib", "--"], &test[..]].concat();
    cargo_with(&arguments, &[("TERCET_SEEDS", seeds.to_string()), ("TERCET_FROM", from.to_string())])
}

/// A measurement, not a test: times depend on the machine and on what else it does.
fn measure() -> Result<()> {
    require_browser()?;
    web::build(Pace::Small)?;
    run_package(&["browser", "--bin", "measure"], &[])
}

/// One build profile serves the binary and all tests. Clippy is the one second pass, and it only checks.
fn test() -> Result<()> {
    require_components()?;
    require_python()?;
    require_postgres()?;
    require_browser()?;
    cargo(&["fmt", "--all", "--check"])?;
    tidy::check()?;
    web::build(Pace::Small)?;
    // This program itself is compiled quickly, not for speed; so it stays out of the builds that are.
    cargo(&["clippy", "--package", "xtask", "--all-targets", "--", "--deny", "warnings"])?;
    cargo(&["test", "--package", "xtask"])?;
    let all = ["--release", "--workspace", "--exclude", "xtask"];
    cargo(&[&["clippy"], &all[..], &["--all-targets", "--", "--deny", "warnings"]].concat())?;
    cargo(&[&["test"], &all[..]].concat())
}
