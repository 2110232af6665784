//! `tercet backup`: a copy of a server's data, also while it runs.

use std::io::{self, Write};
use std::process::ExitCode;

use serde_json::json;
use server::journal::backup;
use words::msg;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::serve::data_folder;

/// Copies the journal to a file that does not exist yet.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let words = arguments.words();
    let folder = data_folder(arguments)?;
    let target = arguments.path("file").cloned().unwrap_or_default();
    backup(&folder, &target).map_err(|error| Failure::Input(error.to_string()))?;
    let file = &target.display().to_string();
    let mut out = io::stdout().lock();
    if arguments.flag("json") {
        writeln!(out, "{}", json!({"file": file}))?;
    } else {
        writeln!(out, "{}", words.text(msg::BackupDone { file }))?;
    }
    Ok(ExitCode::SUCCESS)
}
