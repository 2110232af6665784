//! `tercet verify`: checks that a replay follows the rules, its deals their commitments, and who has signed it.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use client::Site;
use protocol::{ReplayFile, ReplayFileError, split_signature};
use serde::Serialize;
use serde_json::json;
use server::PublicKey;
use words::{Words, msg};

use crate::command_line::Output;
use crate::failure::Failure;
use crate::input;

#[derive(Args)]
#[command(after_help = "tercet verify tercet-abcdefgh2345.json --server http://127.0.0.1:8080")]
pub(crate) struct VerifyArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "HEX", conflicts_with = "server")]
    key: Option<String>,
    #[arg(long, value_name = "URL")]
    server: Option<String>,
}

/// What is known about a file's signature.
#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Signing {
    Signed,
    Unsigned,
    /// No key was given; one in the file would prove nothing.
    Unchecked,
    Forged,
}

impl Signing {
    fn of(text: &str, keys: Option<&[PublicKey]>) -> Signing {
        match (split_signature(text), keys) {
            (None, _) => Signing::Unsigned,
            (Some(_), None) => Signing::Unchecked,
            (Some(_), Some(keys)) if keys.iter().any(|key| key.has_signed(text) == Some(true)) => {
                Signing::Signed
            }
            (Some(_), Some(_)) => Signing::Forged,
        }
    }

    fn sentence(self, words: Words) -> String {
        match self {
            Signing::Signed => words.text(msg::VerifySigned),
            Signing::Unsigned => words.text(msg::VerifyUnsigned),
            Signing::Unchecked => words.text(msg::VerifyUnchecked),
            Signing::Forged => words.text(msg::VerifyForged),
        }
    }
}

impl VerifyArgs {
    /// Exit status 0 if all is right, 1 if not. Where a key is given, a file without a signature is not right.
    pub(crate) fn run(self, Output { words, json }: Output) -> Result<ExitCode, Failure> {
        let (text, replay) = read(&self.file, words)?;
        let keys = self.keys(words)?;
        let signing = Signing::of(&text, keys.as_deref());
        let (is_by_rules, sentence, line) = match replay.verify() {
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
        let is_right = is_by_rules && (keys.is_none() || signing == Signing::Signed);
        let mut out = io::stdout().lock();
        if json {
            let scores = &replay.scores;
            writeln!(
                out,
                "{}",
                json!({"right": is_right, "line": line, "signature": signing, "scores": scores})
            )?;
        } else {
            writeln!(out, "{sentence}\n{}", signing.sentence(words))?;
        }
        Ok(ExitCode::from(if is_right { 0 } else { 1 }))
    }
}

impl VerifyArgs {
    /// The keys of `--key` or `--server`, the only ones that are trusted.
    fn keys(&self, words: Words) -> Result<Option<Vec<PublicKey>>, Failure> {
        let bad =
            |value: &str, argument: &str| Failure::Input(words.text(msg::UsageBadValue { value, argument }));
        if let Some(key) = &self.key {
            return Ok(Some(vec![key.parse().map_err(|_| bad(key, "--key HEX"))?]));
        }
        let Some(server) = &self.server else { return Ok(None) };
        let address = server.parse().map_err(|_| bad(server, "--server http://HOST:PORT"))?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let keys = runtime.block_on(Site::new(address).replay_keys()).map_err(Failure::error)?;
        let keys = std::iter::once(keys.key).chain(keys.old);
        Ok(Some(keys.filter_map(|key| key.parse().ok()).collect()))
    }
}

/// The text of a replay's file, and the replay.
pub(crate) fn read(path: &Path, words: Words) -> Result<(String, ReplayFile), Failure> {
    let text = input::text(path, input::LONGEST_REPLAY, words)?;
    let file = &path.display().to_string();
    let replay = serde_json::from_str(&text).map_err(|error| {
        Failure::Input(words.text(msg::VerifyNoReplay { file, reason: &error.to_string() }))
    })?;
    Ok((text, replay))
}

pub(crate) fn reason(flaw: &ReplayFileError, words: Words) -> String {
    match flaw {
        ReplayFileError::Record(flaw) => words.verify_error(&flaw.kind),
        ReplayFileError::Version => words.text(msg::FlawVersion),
        ReplayFileError::Position { .. } => words.text(msg::FlawPosition),
        ReplayFileError::Score { name } => words.text(msg::FlawScore { name: name.as_str() }),
        ReplayFileError::Scores => words.text(msg::FlawScores),
        ReplayFileError::Name { name } => words.text(msg::FlawName { name: name.as_str() }),
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
        ReplayFileError::Name { .. } => ("\"names\"", 0),
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
