//! `tercet backup`: a copy of a server's data, also while it runs.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use serde_json::json;
use server::journal::backup;
use words::msg;

use crate::command_line::Output;
use crate::failure::Failure;
use crate::serve::DataArgs;

#[derive(Args)]
#[command(after_help = "tercet backup tercet-monday.db")]
pub(crate) struct BackupArgs {
    /// Does not exist yet.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

impl BackupArgs {
    pub(crate) fn run(self, Output { words, json }: Output) -> Result<ExitCode, Failure> {
        backup(&self.data.folder(words)?, &self.file).map_err(Failure::error)?;
        let file = &self.file.display().to_string();
        let mut out = io::stdout().lock();
        if json {
            writeln!(out, "{}", json!({"file": file}))?;
        } else {
            writeln!(out, "{}", words.text(msg::BackupDone { file }))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
