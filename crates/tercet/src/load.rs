//! `tercet load`: many tables at once, to measure what a machine can serve.

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use ::load::{LoadReport, Plan, Progress};
use clap::Args;
use words::{Words, msg};

use crate::arguments::{Within, processors};
use crate::command_line::Output;
use crate::failure::Failure;

/// Files that are open beside the sockets: standard streams, the runtime's own, requests under way.
const OTHER_FILES: usize = 256;

#[derive(Args)]
#[command(
    after_help = "tercet load --url http://127.0.0.1:8080 --tables 250 --players 4 --claims 2000 --seconds 30"
)]
pub(crate) struct LoadArgs {
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080", value_delimiter = ',')]
    url: Vec<String>,
    #[arg(long, value_name = "N", default_value = "10", value_parser = Within(1..=100_000_usize))]
    tables: usize,
    #[arg(long, value_name = "N", default_value = "4", value_parser = Within(1..=12_usize))]
    players: usize,
    #[arg(long, value_name = "N", default_value = "100", value_parser = Within(1..=1_000_000_u32))]
    claims: u32,
    #[arg(long, value_name = "N", default_value = "10", value_parser = Within(1..=86_400_u64))]
    seconds: u64,
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

impl LoadArgs {
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        let words = output.words;
        let plan = self.plan(words)?;
        check_open_files(plan.sockets(), words)?;
        // The server may share this machine, so half of it is enough.
        let threads = (processors() / 2).max(1);
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build();
        let players = plan.sockets();
        let progress = move |progress| show(progress, players, words);
        let report = runtime.map_err(Failure::error)?.block_on(::load::run(&plan, progress));
        let report = report.map_err(|error| {
            let (url, reason) = (&self.url.join(", "), &error.to_string());
            Failure::Input(words.text(msg::LoadFailed { url, reason }))
        })?;
        output.print(&report, |words| summary(&report, words))?;
        Ok(ExitCode::SUCCESS)
    }

    fn plan(&self, words: Words) -> Result<Plan, Failure> {
        let argument = "--url http://HOST:PORT";
        let bad = |url| Failure::Input(words.text(msg::UsageBadValue { value: url, argument }));
        let addresses = self.url.iter().map(|url| url.parse().map_err(|_| bad(url)));
        Ok(Plan {
            addresses: addresses.collect::<Result<_, Failure>>()?,
            tables: self.tables,
            players: self.players,
            claims: self.claims.into(),
            duration: Duration::from_secs(self.seconds),
            transcripts: self.record.clone(),
        })
    }
}

/// Fails if so many sockets cannot be open at once.
fn check_open_files(sockets: usize, words: Words) -> Result<(), Failure> {
    let needed = sockets + OTHER_FILES;
    match open_files_limit() {
        Some(allowed) if allowed < needed => {
            let (needed, allowed) = (needed as f64, allowed as f64);
            Err(Failure::Input(words.text(msg::LoadFewFiles { needed, allowed })))
        }
        _ => Ok(()),
    }
}

/// The limit, where the operating system shows it as a file; elsewhere connecting itself fails.
fn open_files_limit() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

fn show(progress: Progress, players: usize, words: Words) {
    if !io::stderr().is_terminal() {
        return;
    }
    let line = match progress {
        Progress::Connecting { connected } => {
            words.text(msg::LoadConnected { connected: connected as f64, players: players as f64 })
        }
        Progress::Playing { elapsed, sent, delivered } => {
            let second = elapsed.as_secs() as f64;
            words.text(msg::LoadSecond { second, sent: sent as f64, delivered: delivered as f64 })
        }
    };
    eprintln!("{line}");
}

fn summary(report: &LoadReport, words: Words) -> String {
    let percent = (report.delivered * 10_000.0).floor() / 100.0;
    let lines = [
        words.text(msg::LoadSize { tables: report.tables as f64, players: report.players as f64 }),
        words.text(msg::LoadClaims { sent: report.claims_sent as f64, percent }),
        words.text(msg::LoadLatency { half: report.p50_ms, most: report.p99_ms, all: report.p999_ms }),
        words.text(msg::LoadReconnects { reconnects: report.reconnects as f64 }),
        words.text(msg::LoadLongestWait { milliseconds: report.longest_wait_ms as f64 }),
    ];
    lines.map(|line| line + "\n").concat()
}
