//! `tercet replay`: a match step by step, from a file or from the server that keeps it; and `tercet verify`: whether a
//! replay follows the rules and its deals their commitments.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use client::{ClientError, Site};
use engine::Event;
use protocol::{ApiErrorKind, ReplayFile, ReplayFileError};
use serde_json::json;
use words::{Words, msg};

use crate::command_line::Output;
use crate::failure::Failure;
use crate::look::LookArgs;
use crate::{input, play};

#[derive(Args)]
#[command(after_help = "tercet replay http://127.0.0.1:8080/t/abcdefgh2345")]
pub(crate) struct ReplayArgs {
    #[arg(value_name = "FILE|URL")]
    source: String,
    #[command(flatten)]
    look: LookArgs,
}

impl ReplayArgs {
    pub(crate) fn run(self, Output { words, .. }: Output) -> Result<ExitCode, Failure> {
        let source = &self.source;
        let is_link = source.starts_with("http://") || source.starts_with("https://");
        let replay = if is_link { fetch(source, words)? } else { read(Path::new(source), words)?.1 };
        let events: Vec<Event> =
            replay.records.into_iter().flat_map(|record| record.events).map(|event| event.event).collect();
        let shown = if self.look.is_plain() {
            terminal::print_replay(words, &events, &mut io::stdout().lock())?.map(Ok)
        } else {
            terminal::show_replay(self.look.options(words)?, &events)?
        };
        match shown {
            Some(shown) => shown.map(|()| ExitCode::SUCCESS).map_err(Failure::Input),
            None => Err(Failure::Input(words.text(msg::ReplayEmpty))),
        }
    }
}

/// The replay that the server of a table keeps.
fn fetch(link: &str, words: Words) -> Result<ReplayFile, Failure> {
    let (address, table) = play::table_address(link, words)?;
    let url = address.url();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let fetched = runtime.block_on(Site::new(address).replay(&table));
    fetched.map_err(|error| {
        let kind = match &error {
            ClientError::ApiError(_, trouble) => Some(trouble.error),
            _ => None,
        };
        Failure::Input(match kind {
            Some(ApiErrorKind::NothingToReplay) => words.text(msg::ReplayEmpty),
            Some(ApiErrorKind::NoSuchTable) => words.text(msg::PlayNoTable { url: link }),
            _ => words.text(msg::PlayUnreachable { url: &url, reason: &error.to_string() }),
        })
    })
}

#[derive(Args)]
#[command(after_help = "tercet verify tercet-abcdefgh2345.json")]
pub(crate) struct VerifyArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl VerifyArgs {
    /// Exit status 0 if all is right, 1 if not.
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        let (text, replay) = read(&self.file, output.words)?;
        let proof = replay.verify();
        let line = proof.as_ref().err().map(|flaw| line_of(&text, &replay, flaw));
        output.print(json!({"right": proof.is_ok(), "line": line, "scores": replay.scores}), |words| {
            match &proof {
                Ok(proof) => {
                    let (rounds, records) = (proof.rounds as f64, replay.records.len() as f64);
                    words.text(msg::VerifyRight { rounds, records })
                }
                Err(flaw) => {
                    let (line, reason) = (line.unwrap_or_default() as f64, &reason(flaw, words));
                    words.text(msg::VerifyWrong { line, reason })
                }
            }
        })?;
        Ok(if proof.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// The text of a replay's file, and the replay.
fn read(path: &Path, words: Words) -> Result<(String, ReplayFile), Failure> {
    let text = input::text(path, input::LONGEST_REPLAY, words)?;
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
