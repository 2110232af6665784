//! `tercet ratings --recompute`: computes all ratings of a server again, from its tables, and compares them.

use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use server::{RecomputeReport, recompute_ratings};
use words::{Words, msg};

use crate::audit;
use crate::command_line::Output;
use crate::failure::Failure;

/// Exit status 0 if all ratings are what the tables give, 1 if one is not.
pub(crate) fn run(place: &str, output: Output) -> Result<ExitCode, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let report = runtime.block_on(async {
        let journal = audit::open(place).await?;
        let bar = ProgressBar::new_spinner();
        if let Ok(style) = ProgressStyle::with_template("{spinner} {human_pos}  {per_sec}") {
            bar.set_style(style);
        }
        let report = recompute_ratings(journal.clone(), |matches| bar.set_position(matches)).await;
        bar.finish_and_clear();
        journal.close().await;
        report.map_err(Failure::error)
    })?;
    let differing: Vec<_> =
        report.differing.iter().map(|(table, number)| json!({"table": table, "match": number})).collect();
    let value = json!({
        "right": report.is_right(),
        "matches": report.matches,
        "ratings": report.ratings,
        "uncounted": report.uncounted,
        "differing": differing,
    });
    output.print(value, |words| text_of(&report, words))?;
    Ok(ExitCode::from(if report.is_right() { 0 } else { 1 }))
}

fn text_of(report: &RecomputeReport, words: Words) -> String {
    let (matches, ratings) = (report.matches as f64, report.ratings as f64);
    let differ = |(table, number): &(String, u32)| {
        words.text(msg::RecomputeDiffers { table, number: f64::from(*number) })
    };
    let mut lines: Vec<String> = report.differing.iter().map(differ).collect();
    if report.uncounted > 0 {
        lines.push(words.text(msg::RecomputeUncounted { matches: report.uncounted as f64 }));
    }
    lines.push(match report.differing.len() {
        0 => words.text(msg::RecomputeRight { matches, ratings }),
        count => words.text(msg::RecomputeWrong { matches: count as f64 }),
    });
    lines.join("\n")
}
