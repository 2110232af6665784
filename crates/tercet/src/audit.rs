//! `tercet audit`: goes over a whole journal and names what is damaged.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use server::journal::{Damage, DamageKind, Durability, Journal, PostgresJournal, ReadOnlySqlite};
use server::{AuditReport, audit};
use words::{Words, msg};

use crate::command_line::Output;
use crate::failure::Failure;
use crate::key;

#[derive(Args)]
#[command(after_help = "tercet audit ./data")]
pub(crate) struct AuditArgs {
    /// A backup's file too.
    #[arg(value_name = "FOLDER|URL")]
    place: String,
}

impl AuditArgs {
    /// Exit status 0 if nothing is damaged, 1 if something is.
    pub(crate) fn run(self, Output { words, json }: Output) -> Result<ExitCode, Failure> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        let report = runtime.block_on(async {
            let journal = open(&self.place).await?;
            let bar = ProgressBar::new_spinner();
            if let Ok(style) = ProgressStyle::with_template("{spinner} {human_pos}  {per_sec}") {
                bar.set_style(style);
            }
            let report = audit(&*journal, |report| bar.set_position(report.streams)).await;
            bar.finish_and_clear();
            journal.close().await;
            report.map_err(Failure::error)
        })?;
        let mut out = io::stdout().lock();
        if json {
            writeln!(out, "{}", json_of(&report))?;
        } else {
            write!(out, "{}", text_of(&report, words))?;
        }
        Ok(ExitCode::from(if report.damage.is_empty() { 0 } else { 1 }))
    }
}

pub(crate) async fn open(place: &str) -> Result<Arc<dyn Journal>, Failure> {
    if key::is_url(place) {
        let journal = PostgresJournal::open(place, Durability::Waived).await.map_err(Failure::error)?;
        return Ok(Arc::new(journal));
    }
    Ok(Arc::new(ReadOnlySqlite::open(place.as_ref()).map_err(Failure::error)?))
}

fn json_of(report: &AuditReport) -> serde_json::Value {
    let damage = |damage: &Damage| {
        let Damage { stream, entry, kind } = damage;
        json!({"stream": stream.as_str(), "entry": entry, "reason": kind.to_string()})
    };
    json!({
        "right": report.damage.is_empty(),
        "streams": report.streams,
        "tables": report.tables,
        "players": report.players,
        "entries": report.entries,
        "before_chaining": report.unchained,
        "redacted": report.redacted,
        "rounds": report.rounds,
        "newer_tables": report.newer,
        "damage": report.damage.iter().map(damage).collect::<Vec<_>>(),
    })
}

fn text_of(report: &AuditReport, words: Words) -> String {
    let mut lines: Vec<String> = report.damage.iter().map(|damage| damage_line(damage, words)).collect();
    lines.push(words.text(msg::AuditCounts {
        tables: report.tables as f64,
        players: report.players as f64,
        entries: report.entries as f64,
        rounds: report.rounds as f64,
    }));
    if report.unchained > 0 {
        lines.push(words.text(msg::AuditUnchained { entries: report.unchained as f64 }));
    }
    if report.redacted > 0 {
        lines.push(words.text(msg::AuditRedacted { entries: report.redacted as f64 }));
    }
    if report.newer > 0 {
        lines.push(words.text(msg::AuditNewer { tables: report.newer as f64 }));
    }
    lines.push(match report.damage.len() {
        0 => words.text(msg::AuditRight),
        count => words.text(msg::AuditWrong { count: count as f64 }),
    });
    lines.join("\n") + "\n"
}

/// Which entry is damaged, and how.
pub(crate) fn damage_line(Damage { stream, entry, kind }: &Damage, words: Words) -> String {
    let reason = &match kind {
        DamageKind::OtherHash => words.text(msg::AuditOtherHash),
        DamageKind::NoHash => words.text(msg::AuditNoHash),
        DamageKind::Missing => words.text(msg::AuditMissing),
        DamageKind::Unreadable(detail) => words.text(msg::AuditUnreadable { detail }),
        DamageKind::AgainstRules(detail) => words.text(msg::AuditAgainstRules { detail }),
    };
    words.text(msg::AuditDamaged { stream: stream.as_str(), entry: *entry as f64, reason })
}
