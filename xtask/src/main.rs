//! `cargo xtask`: the few commands that a newcomer needs, each of which sets the machine up by itself.

mod fuzz;
mod machine;
mod reading;
mod styles;
mod tidy;
mod web;

use std::env;
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};

use crate::machine::{
    cargo, cargo_with, require_browser, require_components, require_firefox, require_postgres,
    require_python, require_schemathesis,
};
use crate::web::Pace;

const HELP: &str = "\
cargo xtask run [ARGUMENT…]   build Tercet and serve tables to everyone with the link
cargo xtask web [--quick]     build the browser client, which the binary then carries; --quick for trying things: soon
                              built, but large
cargo xtask play [ARGUMENT…]  build Tercet and play in this terminal
cargo xtask test [--all]      everything CI checks: format, lints, tidy, all tests; --all adds what takes an hour and a half: whole
                              games of every mode, 20,000 simulated worlds, chaos, a soak, a million inputs for each fuzz
                              target
cargo xtask tidy              the invariants of ARCHITECTURE.md that a program can check
cargo xtask api               compares the HTTP API with its OpenAPI description, with schemathesis
cargo xtask measure           how soon the page is there and how quickly it answers, in a real browser
cargo xtask bench             the benchmarks, beside textbook implementations
cargo xtask chaos [ARGUMENT…] kills and pauses nodes and databases while hundreds of tables play, and checks that
                              nothing is lost; --minutes N, --seed S, --tables N, --players N, --claims N
cargo xtask simulate          simulated worlds of nodes, clients and faults, each from a seed; --seeds N, --from S
cargo xtask ratings           simulates players whose speed is known: how well ratings order them and predict finds, the
                              skill of bots; draws docs/pictures/ratings.svg
cargo xtask cost [ARGUMENT…]  what a claim costs at one node and at two that share their tables;
                              --rounds N, --seconds N, --tables N, --players N, --claims N
cargo xtask fuzz [--runs N] [TARGET…]
                              feeds what is read from outside with a million mutated inputs a target; all targets by
                              default: announcement, card_text, client_message, http_request, journal, json_reader,
                              replay, rule_sheet
cargo xtask words [--quick]   writes what a reader of each language reads to target/words/LANG.txt: every sentence, screen,
                              command and page; --quick leaves out the pages, which need a browser
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
        "test" if rest == ["--all"] => test().and_then(|()| long_tests()),
        "test" if rest.is_empty() => test(),
        "test" => bail!("cargo xtask test [--all], not {}", rest.join(" ")),
        "tidy" => tidy::check(),
        "api" => api(),
        "measure" => measure(),
        "bench" => cargo(&["bench", "--workspace"]),
        "chaos" => with_nodes("chaos", rest),
        "simulate" => simulate(rest),
        "ratings" => ratings(),
        "cost" => with_nodes("cost", rest),
        "fuzz" => fuzz::run(rest),
        // The soak uses SQLite alone.
        "soak" => with_built("soak", rest),
        "words" => reading::write(rest),
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

/// Compares the server with its OpenAPI description. A test by itself is ignored, because it needs a program of Python's.
fn api() -> Result<()> {
    require_schemathesis()?;
    cargo(&[&["test"], &ALL_CRATES[..], &["--test", "all", "--", "--ignored", "operators::"]].concat())
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
    // All crates, so that dependencies have the features they were compiled with for the other tests.
    let arguments = [&["test"], &ALL_CRATES[..], &["--lib", "--"], &test[..]].concat();
    cargo_with(&arguments, &[("TERCET_SEEDS", seeds.to_string()), ("TERCET_FROM", from.to_string())])
}

/// Runs the simulations of ratings, which are tests, with what they print: the tables of docs/ratings.md.
fn ratings() -> Result<()> {
    let plot = machine::root().join("docs/pictures/ratings.svg").display().to_string();
    let test = [
        "--test",
        "all",
        "--",
        "--include-ignored",
        "--nocapture",
        "--test-threads",
        "1",
        "rating_simulation::",
    ];
    cargo_with(&[&["test"], &ALL_CRATES[..], &test[..]].concat(), &[("TERCET_RATINGS_PLOT", plot)])
}

/// A measurement, not a test: times depend on the machine and on what else it does.
fn measure() -> Result<()> {
    require_browser()?;
    web::build(Pace::Small)?;
    run_package(&["browser", "--bin", "measure"], &[])
}

/// All crates but this one, which is compiled quickly, not for speed, and so stays out of the builds that are.
const ALL_CRATES: [&str; 4] = ["--release", "--workspace", "--exclude", "xtask"];

/// One build profile serves the binary and all tests. Clippy is the one second pass, and it only checks.
fn test() -> Result<()> {
    require_components()?;
    require_python()?;
    require_postgres()?;
    require_browser()?;
    require_firefox()?;
    cargo(&["fmt", "--all", "--check"])?;
    tidy::check()?;
    web::build(Pace::Small)?;
    cargo(&["clippy", "--package", "xtask", "--all-targets", "--", "--deny", "warnings"])?;
    cargo(&["test", "--package", "xtask"])?;
    cargo(&[&["clippy"], &ALL_CRATES[..], &["--all-targets", "--", "--deny", "warnings"]].concat())?;
    // All failures of a run are worth knowing, not only those of the first crate.
    cargo(&[&["test", "--no-fail-fast"], &ALL_CRATES[..]].concat())?;
    api()
}

/// A whole game of every mode in real browsers and in a real terminal. Bots play all of them in every run.
fn whole_games() -> Result<()> {
    let tests = ["--test", "browser", "--test", "all", "--", "--ignored", "whole_games", "every_mode"];
    cargo(&[&["test", "--no-fail-fast"], &ALL_CRATES[..], &tests].concat())
}

/// What is too long for every change: each prints its progress, and all run even if one fails.
fn long_tests() -> Result<()> {
    let arguments = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let parts: [(&str, &dyn Fn() -> Result<()>); 6] = [
        ("whole games of every mode", &whole_games),
        ("simulated worlds", &|| simulate(&arguments("--seeds 20000"))),
        ("chaos, seed 7", &|| with_nodes("chaos", &arguments("--minutes 5 --seed 7"))),
        ("chaos, seed 11", &|| with_nodes("chaos", &arguments("--minutes 5 --seed 11"))),
        ("soak", &|| with_built("soak", &[])),
        ("fuzzing", &|| fuzz::run(&[])),
    ];
    let mut failed = Vec::new();
    for (name, run) in parts {
        eprintln!("xtask: {name}");
        let start = std::time::Instant::now();
        let result = run();
        eprintln!("xtask: {name} took {:.0} s", start.elapsed().as_secs_f64());
        failed.extend(result.err().map(|error| format!("{name}: {error:#}")));
    }
    ensure!(failed.is_empty(), "{}", failed.join("\n"));
    Ok(())
}
