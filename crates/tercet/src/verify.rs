//! `tercet verify`: was a replay played by the rules, with cards that nobody could choose?

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use engine::FlawKind;
use protocol::{Replay, ReplayFlaw};
use serde_json::json;
use words::{Words, msg};

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::input;

/// Checks a replay; exit status 0 if all is right, 1 if not.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let words = arguments.words();
    let path = arguments.path("file").cloned().unwrap_or_default();
    let text = input::replay_text(&path, words)?;
    let replay = read(&path, &text, words)?;
    let (is_right, sentence, line) = match replay.verify() {
        Ok(proof) => {
            let (rounds, records) = (proof.rounds as f64, replay.records.len() as f64);
            (true, words.say(msg::VerifyRight { rounds, records }), None)
        }
        Err(flaw) => {
            let line = line_of(&text, &replay, &flaw);
            (
                false,
                words.say(msg::VerifyWrong { line: line as f64, reason: &reason(&flaw, words) }),
                Some(line),
            )
        }
    };
    let mut out = io::stdout().lock();
    if arguments.flag("json") {
        writeln!(out, "{}", json!({"right": is_right, "line": line, "scores": replay.scores}))?;
    } else {
        writeln!(out, "{sentence}")?;
    }
    Ok(ExitCode::from(if is_right { 0 } else { 1 }))
}

fn read(path: &Path, text: &str, words: Words) -> Result<Replay, Failure> {
    let file = &path.display().to_string();
    serde_json::from_str(text)
        .map_err(|error| Failure::Input(words.say(msg::VerifyNoReplay { file, reason: &error.to_string() })))
}

fn reason(flaw: &ReplayFlaw, words: Words) -> String {
    match flaw {
        ReplayFlaw::Record(flaw) => words.flaw(&flaw.kind),
        ReplayFlaw::Version => words.say(msg::FlawVersion),
        ReplayFlaw::Position { .. } => words.say(msg::FlawPosition),
        ReplayFlaw::Score { name } => words.say(msg::FlawScore { name: name.as_str() }),
        ReplayFlaw::Scores => words.say(msg::FlawScores),
    }
}

/// The line of the file that a flaw is on: the start of that record or position, however the file is laid out.
fn line_of(text: &str, replay: &Replay, flaw: &ReplayFlaw) -> usize {
    let (list, place) = match flaw {
        ReplayFlaw::Record(flaw) => ("\"records\"", flaw.record.min(replay.records.len().saturating_sub(1))),
        ReplayFlaw::Position { place } => {
            ("\"positions\"", (*place).min(replay.positions.len().saturating_sub(1)))
        }
        ReplayFlaw::Score { .. } | ReplayFlaw::Scores => ("\"scores\"", 0),
        ReplayFlaw::Version => return 1,
    };
    let start = text.find(list).unwrap_or(0);
    let offset = nth_object(&text[start..], place).unwrap_or(0);
    text[..start + offset].matches('\n').count() + 1
}

/// Where the n-th object of the list that follows begins.
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
