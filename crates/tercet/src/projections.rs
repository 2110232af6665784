//! `tercet projections`: makes the lists beside a journal again, from the journal alone.

use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use server::journal::Journal;
use server::{RebuildReport, ServerError, count_tables, rebuild_projections};
use words::msg;

use crate::command_line::Output;
use crate::failure::Failure;
use crate::forget;

#[derive(Args)]
#[command(after_help = "tercet projections --rebuild ./data")]
pub(crate) struct ProjectionsArgs {
    #[arg(long, required = true, value_name = "FOLDER|URL")]
    rebuild: String,
}

impl ProjectionsArgs {
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        let report = runtime.block_on(async {
            let journal = forget::open(&self.rebuild, output.words).await?;
            let report = rebuild(journal.clone()).await;
            journal.close().await;
            report.map_err(Failure::error)
        })?;
        let RebuildReport { tables, runs, matches, puzzles } = report;
        output.print(
            json!({"tables": tables, "runs": runs, "matches": matches, "puzzles": puzzles}),
            |words| {
                let (runs, matches, tables) = (runs as f64, matches as f64, tables as f64);
                words.text(msg::ProjectionsRebuilt { runs, matches, tables })
            },
        )?;
        Ok(ExitCode::SUCCESS)
    }
}

async fn rebuild(journal: Arc<dyn Journal>) -> Result<RebuildReport, ServerError> {
    let bar = ProgressBar::new(count_tables(&*journal).await?);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len}  {eta}") {
        bar.set_style(style);
    }
    let report = rebuild_projections(journal, |report| bar.set_position(report.tables)).await;
    bar.finish_and_clear();
    report
}
