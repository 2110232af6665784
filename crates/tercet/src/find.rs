//! `tercet find`: all Sets among cards.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Args;
use engine::{Card, Claim, Finder, Target};
use serde_json::json;
use words::msg;

use crate::command_line::Output;
use crate::failure::Failure;
use crate::input;

#[derive(Args)]
#[command(after_help = "tercet find 1srd 2srd 3srd 1tgo")]
pub(crate) struct FindArgs {
    /// One layout; without it, each line of standard input is one.
    #[arg(value_name = "CARD")]
    cards: Vec<String>,
}

impl FindArgs {
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        let typed = self.cards.join(" ");
        let mut out = BufWriter::new(io::stdout().lock());
        let found = if typed.trim().is_empty() {
            answer_lines(&mut out, output)
        } else {
            answer(&mut out, &input::cards(&typed, output.words).map_err(Failure::Input)?, output)
        };
        // The Sets of the lines before a bad one are printed too.
        out.flush()?;
        found.map(|()| ExitCode::SUCCESS)
    }
}

fn answer_lines(out: &mut impl Write, output: Output) -> Result<(), Failure> {
    let words = output.words;
    let mut lines = io::stdin().lock();
    let mut number = 0;
    while let Some(line) = input::read_line(&mut lines)? {
        number += 1;
        let line = line.map_err(|bad| Failure::Input(bad.sentence(number, words)))?;
        let layout = input::cards(&line, words);
        let layout = layout.map_err(|reason| {
            Failure::Input(words.text(msg::InputLine { line: number as f64, reason: &reason }))
        })?;
        if number > 1 && !output.json {
            writeln!(out)?;
        }
        answer(out, &layout, output)?;
        // A program at the other end of a pipe waits for each answer.
        out.flush()?;
    }
    if number == 0 {
        return Err(Failure::Input(words.text(msg::InputEmpty)));
    }
    Ok(())
}

fn answer(out: &mut impl Write, layout: &[Card], Output { words, json }: Output) -> Result<(), Failure> {
    let sets = finds(layout);
    if json {
        return Ok(writeln!(out, "{}", json!({"sets": sets}))?);
    }
    for set in &sets {
        let cards: Vec<String> = set.cards().iter().map(Card::to_string).collect();
        writeln!(out, "{}", cards.join(" "))?;
    }
    if sets.is_empty() {
        eprintln!("{}", words.text(msg::FindNone { count: layout.len() as f64 }));
    }
    Ok(())
}

/// The Sets, or among cards of four values the Fours.
fn finds(layout: &[Card]) -> Vec<Claim> {
    let has_fourth_value = |card: &Card| {
        card.is_face() && card.features().iter().any(|&feature| card.value(feature).digit() > 2)
    };
    let target = if layout.iter().any(has_fourth_value) { Target::Four } else { Target::Set };
    // Cards of different kinds are no find, wherever they lie.
    Finder::new(target, layout).all().into_iter().filter(|find| find.is_find(target)).collect()
}
