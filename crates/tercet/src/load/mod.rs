//! `tercet load`: many tables at once, to see what a machine can bear.

mod open_files;
mod plan;
mod record;
mod seat;
mod table;
mod tally;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use client::ClientError;
use tokio::task::JoinSet;
use words::{Words, msg};

use crate::arguments::Within;
use crate::command_line::Output;
use crate::failure::Failure;
use plan::Plan;
use record::Shown;
use table::{Beat, Table};
use tally::{Report, Tally};

/// Players who connect at the same time; more would only wait for each other.
const CONNECTING: usize = 200;

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
    pub(crate) fn run(self, Output { words, json }: Output) -> Result<ExitCode, Failure> {
        let plan = Plan::new(self, words)?;
        open_files::check(plan.sockets(), words)?;
        // The server may share this machine, so half of it is enough.
        let threads = std::thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).max(1));
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build();
        let runtime = runtime.map_err(|error| Failure::Input(error.to_string()))?;
        let report = runtime.block_on(play(&plan, words)).map_err(|error| {
            let reason = error.to_string();
            Failure::Input(words.text(msg::LoadFailed { url: &plan.urls, reason: &reason }))
        })?;
        let mut out = io::stdout().lock();
        if json {
            writeln!(out, "{}", serde_json::to_string(&report).unwrap_or_default())?;
        } else {
            write!(out, "{}", report.text(words))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

async fn play(plan: &Plan, words: Words) -> Result<Report, ClientError> {
    let tally = Arc::new(Tally::default());
    let showing = tokio::spawn(show_connecting(plan.sockets(), tally.clone(), words));
    let tables = open(plan, &tally).await?;
    showing.abort();
    write_down(plan, record::begin)?;
    let start = Instant::now();
    let showing = tokio::spawn(show_claims(start, tally.clone(), words));
    let mut playing = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        playing.spawn(table.play(Beat::new(plan, start, number)));
    }
    let (took, shown): (Vec<Vec<Duration>>, Vec<Shown>) = playing.join_all().await.into_iter().unzip();
    showing.abort();
    write_down(plan, |file| record::write(file, &shown))?;
    Ok(Report::new(plan, &tally, took.concat()))
}

fn write_down(plan: &Plan, write: impl FnOnce(&Path) -> io::Result<()>) -> Result<(), ClientError> {
    let Some(file) = &plan.record else {
        return Ok(());
    };
    write(file).map_err(|error| ClientError::Malformed(format!("{}: {error}", file.display())))
}

/// Opens all tables, with everybody seated; fails if one of them cannot be.
async fn open(plan: &Plan, tally: &Arc<Tally>) -> Result<Vec<Table>, ClientError> {
    let door = Arc::new(tokio::sync::Semaphore::new((CONNECTING / plan.players).max(1)));
    let mut opening = JoinSet::new();
    for number in 0..plan.tables {
        let (plan, tally, door) = (plan.clone(), tally.clone(), door.clone());
        opening.spawn(async move {
            let _permit = door.acquire_owned().await;
            Table::open(&plan, number, tally).await
        });
    }
    let mut tables = Vec::with_capacity(plan.tables);
    while let Some(opened) = opening.join_next().await {
        tables.push(opened.map_err(|error| ClientError::Unreachable(error.to_string()))??);
    }
    Ok(tables)
}

async fn show_connecting(players: usize, tally: Arc<Tally>, words: Words) {
    while io::stderr().is_terminal() {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let connected = tally.connected.get() as f64;
        eprintln!("{}", words.text(msg::LoadConnected { connected, players: players as f64 }));
    }
}

async fn show_claims(start: Instant, tally: Arc<Tally>, words: Words) {
    while io::stderr().is_terminal() {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let second = start.elapsed().as_secs() as f64;
        let (sent, delivered) = (tally.sent.get() as f64, tally.delivered.get() as f64);
        eprintln!("{}", words.text(msg::LoadSecond { second, sent, delivered }));
    }
}
