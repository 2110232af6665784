//! `tercet reports`: the names that players have reported, and how to dismiss reports.

use std::process::ExitCode;

use clap::Args;
use server::{ReportedName, dismiss_reports, reported_names};
use words::{Words, msg};

use crate::command_line::Output;
use crate::failure::Failure;
use crate::forget;

#[derive(Args)]
#[command(after_help = "tercet reports ./data")]
pub(crate) struct ReportsArgs {
    #[arg(value_name = "FOLDER|URL")]
    place: String,
    #[arg(long, value_name = "PLAYER")]
    dismiss: Vec<String>,
}

impl ReportsArgs {
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        let words = output.words;
        let dismissed = self.dismiss.iter().map(|id| forget::player(id, words));
        let dismissed = dismissed.collect::<Result<Vec<_>, _>>()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let names = runtime.block_on(async {
            let journal = forget::open(&self.place, words).await?;
            let names = async {
                for player in &dismissed {
                    dismiss_reports(&*journal, player).await?;
                }
                reported_names(&*journal).await
            }
            .await;
            journal.close().await;
            names.map_err(Failure::error)
        })?;
        output.print(&names, |words| text(&names, words))?;
        Ok(ExitCode::SUCCESS)
    }
}

fn text(names: &[ReportedName], words: Words) -> String {
    if names.is_empty() {
        return words.text(msg::ReportsNone);
    }
    names.iter().map(|name| line(name, words) + "\n").collect()
}

fn line(reported: &ReportedName, words: Words) -> String {
    let reasons = reported.reasons.iter().map(|(reason, count)| {
        format!("{} ({count})", words.text(msg::ReportReason { reason: reason.name() }))
    });
    let name = reported.name.as_ref().map(ToString::to_string).unwrap_or_default();
    words.text(msg::ReportsName {
        name: &name,
        player: reported.player.as_str(),
        count: reported.reasons.values().sum::<usize>() as f64,
        reasons: &words.list(&reasons.collect::<Vec<_>>()),
        first: &reported.first.to_string(),
        last: &reported.last.to_string(),
    })
}
