//! Untrusted input: lines of bounded length, files of cards and of rules.

use std::fs::File;
use std::io::{self, BufRead, Read};
use std::path::Path;

use engine::{Card, RuleChoice};
use words::{Words, msg};

use crate::failure::Failure;

/// A longer line is refused, so that it cannot fill the memory.
pub(crate) const LONGEST_LINE: usize = 64 * 1024;

pub(crate) const LONGEST_FILE: u64 = 1024 * 1024;

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum BadLine {
    /// Longer than [`LONGEST_LINE`]; the rest of it has been skipped.
    TooLong,
    NotUtf8,
}

impl BadLine {
    pub(crate) fn sentence(&self, line: u64, words: Words) -> String {
        let line = line as f64;
        match self {
            BadLine::TooLong => words.text(msg::InputLineTooLong { line, most: LONGEST_LINE as f64 }),
            BadLine::NotUtf8 => words.text(msg::InputNotUtf8 { line }),
        }
    }
}

/// Reads one line without its end, keeping at most [`LONGEST_LINE`] bytes of it; nothing at the end of the input.
pub(crate) fn read_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, BadLine>>> {
    let mut bytes = Vec::new();
    let limit = LONGEST_LINE as u64 + 1;
    if input.by_ref().take(limit).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() as u64 == limit {
        skip_line(input)?;
        return Ok(Some(Err(BadLine::TooLong)));
    }
    if bytes.last() == Some(&b'\r') {
        bytes.pop();
    }
    Ok(Some(String::from_utf8(bytes).map_err(|_| BadLine::NotUtf8)))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, done) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

/// The cards of a text, separated by blanks or commas, all different.
pub(crate) fn cards(text: &str, words: Words) -> Result<Vec<Card>, String> {
    let mut cards = Vec::new();
    let separates = |letter: char| letter.is_whitespace() || letter == ',';
    for word in text.split(separates).filter(|word| !word.is_empty()) {
        let card: Card = word.parse().map_err(|error| words.card_error(word, &error))?;
        if cards.contains(&card) {
            return Err(words.claim_error(engine::ClaimError::SameCard { card }));
        }
        cards.push(card);
    }
    Ok(cards)
}

/// More than a match of a whole evening.
pub(crate) const LONGEST_REPLAY: u64 = 64 * 1024 * 1024;

pub(crate) fn text(path: &Path, most: u64, words: Words) -> Result<String, Failure> {
    let file = &path.display().to_string();
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(most + 1).read_to_end(&mut bytes));
    let refuse = |sentence: String| Err(Failure::Input(sentence));
    match (read, String::from_utf8(bytes)) {
        (Err(error), _) => refuse(words.text(msg::FileUnreadable { file, reason: &error.to_string() })),
        (Ok(length), _) if length as u64 > most => {
            refuse(words.text(msg::FileTooLong { file, most: most as f64 }))
        }
        (_, Err(_)) => refuse(words.text(msg::FileNotUtf8 { file })),
        (_, Ok(text)) if text.trim().is_empty() => refuse(words.text(msg::FileEmpty { file })),
        (_, Ok(text)) => Ok(text),
    }
}

/// The cards of a file, one round's worth; lines that start with `#` are comments.
pub(crate) fn deck(path: &Path, words: Words) -> Result<Vec<Card>, Failure> {
    let text = text(path, LONGEST_FILE, words)?;
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with('#')).collect();
    cards(&lines.join(" "), words).map_err(|reason| bad_cards(path, &reason, words))
}

pub(crate) fn bad_cards(path: &Path, reason: &str, words: Words) -> Failure {
    Failure::Input(words.text(msg::FileBadCard { file: &path.display().to_string(), reason }))
}

/// The rules of a file: JSON if it starts with a brace, else TOML.
pub(crate) fn rule_choice(path: &Path, words: Words) -> Result<RuleChoice, Failure> {
    let text = text(path, LONGEST_FILE, words)?;
    let choice: Result<RuleChoice, String> = if text.trim_start().starts_with('{') {
        serde_json::from_str(&text).map_err(|error| error.to_string())
    } else {
        toml::from_str(&text).map_err(|error| error.to_string())
    };
    choice.map_err(|reason| bad_rules(path, &reason, words))
}

pub(crate) fn bad_rules(path: &Path, reason: &str, words: Words) -> Failure {
    let file = &path.display().to_string();
    Failure::Input(words.text(msg::FileBadRules { file, reason: reason.trim() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_and_broken_lines_do_not_hide_the_next_one() {
        let mut bytes = vec![b'x'; 10_000_000];
        bytes.extend_from_slice(b"\n\xff\xfe\nlast\r\n");
        let mut input = io::BufReader::new(&bytes[..]);
        assert_eq!(read_line(&mut input).unwrap(), Some(Err(BadLine::TooLong)));
        assert_eq!(read_line(&mut input).unwrap(), Some(Err(BadLine::NotUtf8)));
        assert_eq!(read_line(&mut input).unwrap(), Some(Ok("last".to_owned())));
        assert_eq!(read_line(&mut input).unwrap(), None);
    }

    #[test]
    fn a_line_of_just_the_longest_length_is_read() {
        let bytes = vec![b'x'; LONGEST_LINE];
        let line = read_line(&mut &bytes[..]).unwrap().unwrap().unwrap();
        assert_eq!(line.len(), LONGEST_LINE);
    }
}
