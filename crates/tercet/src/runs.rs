//! `tercet runs`: the runs of challenges that look like a program's, and an operator's decision about them.

use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use engine::Date;
use play::ProgramSign;
use server::{HeldRun, RunDecision, decide_run, held_runs};
use words::{Words, msg};

use crate::command_line::Output;
use crate::failure::Failure;
use crate::forget;

#[derive(Args)]
#[command(after_help = "tercet runs ./data --accept k3x9q0z7m1aa")]
pub(crate) struct RunsArgs {
    #[arg(value_name = "FOLDER|URL")]
    place: String,
    #[arg(long, value_name = "RUN")]
    accept: Vec<String>,
    #[arg(long, value_name = "RUN")]
    reject: Vec<String>,
}

impl RunsArgs {
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        let days = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs() / 86_400;
        let today = Date::after_epoch(days).expect("a day that can be written");
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let runs = runtime.block_on(async {
            let journal = forget::open(&self.place, output.words).await?;
            let accepted = self.accept.iter().map(|run| (run, RunDecision::Accepted));
            let rejected = self.reject.iter().map(|run| (run, RunDecision::Rejected));
            let runs = async {
                for (run, decision) in accepted.chain(rejected) {
                    decide_run(&journal, run, decision, today).await?;
                }
                held_runs(&*journal).await
            }
            .await;
            journal.close().await;
            runs.map_err(Failure::error)
        })?;
        output.print(&runs, |words| text(&runs, words))?;
        Ok(ExitCode::SUCCESS)
    }
}

fn text(runs: &[HeldRun], words: Words) -> String {
    if runs.is_empty() {
        return words.text(msg::RunsNone);
    }
    runs.iter().map(|run| line(run, words) + "\n").collect()
}

fn line(run: &HeldRun, words: Words) -> String {
    let signs = run.signs.iter().map(|sign| words.text(msg::ProgramSign { sign: sign_name(*sign) }));
    let decision = match run.decision {
        None => "none",
        Some(RunDecision::Accepted) => "accepted",
        Some(RunDecision::Rejected) => "rejected",
    };
    words.text(msg::RunsRun {
        run: &run.run,
        challenge: &run.challenge.to_string(),
        player: run.player.as_str(),
        points: f64::from(run.points),
        seconds: &words.decimal(f64::from(run.time) / 1000.0, 1),
        signs: &words.list(&signs.collect::<Vec<_>>()),
        decision,
    })
}

fn sign_name(sign: ProgramSign) -> &'static str {
    match sign {
        ProgramSign::Instant => "instant",
        ProgramSign::NeverSlow => "never-slow",
        ProgramSign::Even => "even",
        ProgramSign::EvenPicks => "even-picks",
        ProgramSign::FirstInOrder => "first",
        ProgramSign::Indifferent => "indifferent",
    }
}
