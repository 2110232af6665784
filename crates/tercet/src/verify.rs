//! `tercet verify`: checks that a replay follows the rules and its deals their commitments.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use protocol::{ReplayFile, ReplayFileError};
use serde_json::json;
use words::{Words, msg};

use crate::command_line::Output;
use crate::failure::Failure;
use crate::input;

#[derive(Args)]
#[command(after_help = "tercet verify tercet-abcdefgh2345.json")]
pub(crate) struct VerifyArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl VerifyArgs {
    /// Exit status 0 if all is right, 1 if not.
    pub(crate) fn run(self, Output { words, json }: Output) -> Result<ExitCode, Failure> {
        let (text, replay) = read(&self.file, words)?;
        let (is_right, sentence, line) = match replay.verify() {
            Ok(proof) => {
                let (rounds, records) = (proof.rounds as f64, replay.records.len() as f64);
                (true, words.text(msg::VerifyRight { rounds, records }), None)
            }
            Err(flaw) => {
                let line = line_of(&text, &replay, &flaw);
                (
                    false,
                    words.text(msg::VerifyWrong { line: line as f64, reason: &reason(&flaw, words) }),
                    Some(line),
                )
            }
        };
        let mut out = io::stdout().lock();
        if json {
            writeln!(out, "{}", json!({"right": is_right, "line": line, "scores": replay.scores}))?;
        } else {
            writeln!(out, "{sentence}")?;
        }
        Ok(ExitCode::from(if is_right { 0 } else { 1 }))
    }
}

/// The text of a replay's file, and the replay.
pub(crate) fn read(path: &Path, words: Words) -> Result<(String, ReplayFile), Failure> {
    let text = input::replay_text(path, words)?;
    let file = &path.display().to_string();
    let replay = serde_json::from_str(&text).map_err(|error| {
        Failure::Input(words.text(msg::VerifyNoReplay { file, reason: &error.to_string() }))
    })?;
    Ok((text, replay))
}

fn reason(flaw: &ReplayFileError, words: Words) -> String {
    match flaw {
        ReplayFileError::Record(flaw) => words.verify_error(&flaw.kind),
        ReplayFileError::Version => words.text(msg::FlawVersion),
        ReplayFileError::Position { .. } => words.text(msg::FlawPosition),
        ReplayFileError::Score { name } => words.text(msg::FlawScore { name: name.as_str() }),
        ReplayFileError::Scores => words.text(msg::FlawScores),
    }
}

/// The line of the file that a flaw is on: the start of that record or position, however the file is laid out.
fn line_of(text: &str, replay: &ReplayFile, flaw: &ReplayFileError) -> usize {
    let (list, place) = match flaw {
        ReplayFileError::Record(flaw) => {
            ("\"records\"", flaw.record.min(replay.records.len().saturating_sub(1)))
        }
        ReplayFileError::Position { place } => {
            ("\"positions\"", (*place).min(replay.positions.len().saturating_sub(1)))
        }
        ReplayFileError::Score { .. } | ReplayFileError::Scores => ("\"scores\"", 0),
        ReplayFileError::Version => return 1,
    };
    let start = text.find(list).unwrap_or(0);
    let offset = nth_object(&text[start..], place).unwrap_or(0);
    text[..start + offset].matches('\n').count() + 1
}

/// The offset of the n-th object in the list that `text` begins with.
fn nth_object(text: &str, n: usize) -> Option<usize> {
    let (mut depth, mut seen, mut quoted, mut escaped) = (0usize, 0, true, false);
    // The text begins with the list's name in quotes.
    for (offset, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '{' if !quoted => {
                if depth == 0 && seen == n {
                    return Some(offset);
                }
                seen += usize::from(depth == 0);
                depth += 1;
            }
            '}' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
}
