//! How many instructions the work that is done by the million takes, and the budget for that in `xtask/instructions.toml`.
//!
//! Times depend on the machine and on what else it does; instructions, counted by callgrind, are the same each time. What is counted must be the
//! same program, too: callgrind shows it a processor without AVX-512, whatever the real one has, and it is compiled without the
//! incremental mode, which inlines less.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::machine::{cargo_command, require_valgrind, root};

/// The program of the bench that does the work, the work's name, how often it is done, and what one of it is.
const WORKS: [(&str, &str, u32, &str); 8] = [
    ("engine", "lists", 2560, "all Sets of 12 cards, as a list"),
    ("engine", "has", 2560, "has a Set, 12 cards"),
    ("engine", "claims", 20, "a claim decided and applied: call and pick"),
    ("engine", "matches", 20, "a match of four players, one round"),
    ("odds", "games", 8192, "a simulated game"),
    ("odds", "puzzles", 20_000, "a 12/6 puzzle"),
    ("odds", "batches", 2000, "a batch of 32 boards, cards in, masks out"),
    ("odds", "tables", 1, "the 81-card table with classes"),
];

/// By what part a count may be above the budget; further below, the budget should be lowered.
const HEADROOM: f64 = 0.03;

/// By program and work, the instructions.
type Budget = BTreeMap<String, BTreeMap<String, u64>>;

/// Prints each count beside its budget and fails if one is above.
pub fn check() -> Result<()> {
    if !runs_what_was_budgeted() {
        println!("instructions: the budget is for x86-64 with AVX2, so nothing is counted on this machine");
        return Ok(());
    }
    require_valgrind()?;
    let budget: Budget = toml::from_str(&fs::read_to_string(root().join("xtask/instructions.toml"))?)?;
    let programs = build()?;
    println!("instructions of one, and the budget:");
    let mut above = Vec::new();
    for (program, work, times, what) in WORKS {
        let budgeted = budget.get(program).and_then(|works| works.get(work));
        let budgeted = *budgeted.with_context(|| format!("instructions.toml has no {program}.{work}"))?;
        let path = programs.get(program).with_context(|| format!("cargo built no bench {program}"))?;
        let counted = count(path, work, times)?;
        let ratio = counted as f64 / budgeted as f64;
        let hint = if ratio < 1.0 - HEADROOM { "   lower it" } else { "" };
        println!("  {what:<44} {counted:>12} {budgeted:>12}{hint}");
        if ratio > 1.0 + HEADROOM {
            above.push(format!("{program}.{work}"));
        }
    }
    ensure!(above.is_empty(), "more than 3 % above xtask/instructions.toml: {}", above.join(", "));
    Ok(())
}

#[cfg(target_arch = "x86_64")]
fn runs_what_was_budgeted() -> bool {
    cfg!(target_os = "linux") && is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi2")
}

#[cfg(not(target_arch = "x86_64"))]
fn runs_what_was_budgeted() -> bool {
    false
}

/// Builds the benches, with the features that dependencies have in all other builds; answers with the programs by name.
fn build() -> Result<BTreeMap<String, String>> {
    let targets = ["--bench", "engine", "--bench", "odds", "--message-format", "json-render-diagnostics"];
    let mut command = cargo_command(&[&["build"], &crate::ALL_CRATES[..], &targets].concat());
    let output = command.env("CARGO_INCREMENTAL", "0").stderr(std::process::Stdio::inherit()).output()?;
    ensure!(output.status.success(), "{command:?} failed ({})", output.status);
    let messages = String::from_utf8_lossy(&output.stdout).into_owned();
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let program = |message: serde_json::Value| {
        let [name, path] = [&message["target"]["name"], &message["executable"]].map(|text| text.as_str());
        Some((name?.to_owned(), path?.to_owned()))
    };
    Ok(messages.filter_map(program).collect())
}

/// The instructions of one piece of work. The program prints how many it has done.
fn count(program: &str, work: &str, times: u32) -> Result<u64> {
    // Only what runs inside the function `counted` of the bench.
    let options = ["--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*counted*"];
    let output =
        Command::new("valgrind").args(options).arg(program).args([work, &times.to_string()]).output()?;
    let report = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("valgrind {program} {work} {times} failed ({}):\n{report}", output.status);
    }
    let done: u64 = String::from_utf8_lossy(&output.stdout).trim().parse().context("how many were done")?;
    let collected =
        collected(&report).with_context(|| format!("callgrind has counted nothing:\n{report}"))?;
    ensure!(done > 0 && collected > 0, "{program} {work} has counted nothing");
    Ok(collected / done)
}

/// The count in callgrind's report.
fn collected(report: &str) -> Option<u64> {
    let (_, rest) = report.split_once("Collected : ")?;
    rest.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_has_its_count() {
        assert_eq!(collected("==7== Events    : Ir\n==7== Collected : 4786760\n==7==\n"), Some(4_786_760));
        assert_eq!(collected("==7== no such thing"), None);
    }

    #[test]
    fn the_budget_has_every_work_and_nothing_else() {
        let budget: Budget = toml::from_str(include_str!("../instructions.toml")).expect("a budget");
        let budgeted =
            budget.iter().flat_map(|(program, works)| works.keys().map(move |work| (program, work)));
        let mut budgeted: Vec<(&str, &str)> =
            budgeted.map(|(program, work)| (program.as_str(), work.as_str())).collect();
        let mut works: Vec<(&str, &str)> = WORKS.iter().map(|&(program, work, ..)| (program, work)).collect();
        budgeted.sort_unstable();
        works.sort_unstable();
        assert_eq!(budgeted, works);
    }
}
