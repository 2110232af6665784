//! `tercet find`: all Sets among cards.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use engine::{Card, all_sets};
use serde_json::json;
use words::{Words, msg};

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::input;

/// Finds the Sets of one layout on the command line, or of many on standard input.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let words = arguments.words();
    let typed = arguments.texts("cards").join(" ");
    let mut out = BufWriter::new(io::stdout().lock());
    if !typed.trim().is_empty() {
        let layout = input::cards(&typed, words).map_err(Failure::Input)?;
        answer(&mut out, &layout, arguments.flag("json"), words)?;
        out.flush()?;
        return Ok(ExitCode::SUCCESS);
    }
    let found = answer_lines(&mut out, arguments);
    // What was found before a bad line is shown, whatever comes after it.
    out.flush()?;
    found.map(|()| ExitCode::SUCCESS)
}

fn answer_lines(out: &mut impl Write, arguments: &Arguments) -> Result<(), Failure> {
    let words = arguments.words();
    let mut lines = io::stdin().lock();
    let mut number = 0;
    while let Some(line) = input::read_line(&mut lines)? {
        number += 1;
        let line = line.map_err(|bad| Failure::Input(bad.sentence(number, words)))?;
        let layout = input::cards(&line, words);
        let layout = layout.map_err(|reason| {
            Failure::Input(words.text(msg::InputLine { line: number as f64, reason: &reason }))
        })?;
        if number > 1 && !arguments.flag("json") {
            writeln!(out)?;
        }
        answer(out, &layout, arguments.flag("json"), words)?;
        // Programs on the other side of a pipe wait for each answer.
        out.flush()?;
    }
    if number == 0 {
        return Err(Failure::Input(words.text(msg::InputEmpty)));
    }
    Ok(())
}

fn answer(out: &mut impl Write, layout: &[Card], json: bool, words: Words) -> Result<(), Failure> {
    let sets = all_sets(layout);
    if json {
        writeln!(out, "{}", json!({"sets": sets}))?;
        return Ok(());
    }
    for [a, b, c] in &sets {
        writeln!(out, "{a} {b} {c}")?;
    }
    if sets.is_empty() {
        eprintln!("{}", words.text(msg::FindNone { count: layout.len() as f64 }));
    }
    Ok(())
}
