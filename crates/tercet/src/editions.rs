//! `tercet editions`: the five booklets side by side, or one as a file to edit.

use std::io::{self, Write};
use std::process::ExitCode;

use engine::{Edition, RuleSheet, Variant};
use serde_json::json;
use words::{RuleLine, Words, msg};

use crate::arguments::Arguments;
use crate::failure::Failure;

/// Lists the editions, or writes one out.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let mut out = io::stdout().lock();
    let words = arguments.words();
    match arguments.known::<Edition>("edition") {
        Some(edition) => {
            arguments.note_source();
            let rules = RuleSheet::of(edition, arguments.variant());
            let text =
                if arguments.flag("json") { json!(rules).to_string() } else { annotated(&rules, words) };
            writeln!(out, "{}", text.trim_end())?;
        }
        None if arguments.flag("json") => {
            let editions =
                Edition::ALL.iter().map(|&edition| json!(RuleSheet::of(edition, arguments.variant())));
            writeln!(out, "{}", json!({"editions": editions.collect::<Vec<_>>()}))?;
        }
        None => {
            write!(out, "{}", comparison(words))?;
            writeln!(out, "\n{}", words.text(msg::EditionsHint))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The rules as TOML, each line with what it means.
fn annotated(rules: &RuleSheet, words: Words) -> String {
    let text = toml::to_string(rules).expect("a rule sheet is a flat list of values");
    let meanings = words.rules(rules);
    let annotate = |line: &str| {
        let field = line.split(" = ").next().unwrap_or(line);
        match meanings.iter().find(|meaning| meaning.field == field) {
            Some(meaning) => format!("{line:<44}# {}\n", meaning.sentence(words)),
            None => format!("{line}\n"),
        }
    };
    text.lines().map(annotate).collect()
}

/// The editions beside each other. What all five have in common is said once, in the first column only.
fn comparison(words: Words) -> String {
    let columns: Vec<Vec<RuleLine>> = Edition::ALL.iter().map(|&edition| column(edition, words)).collect();
    let mut text = String::new();
    for row in 0..columns[0].len() {
        let first = &columns[0][row];
        let values: Vec<&str> = columns.iter().map(|column| column[row].value.as_str()).collect();
        if values.iter().all(|other| *other == first.value) {
            text.push_str(&format!("{}\n", first.sentence(words)));
            continue;
        }
        text.push_str(&format!(
            "{}\n",
            words.text(msg::RuleLine { label: &first.label, value: "" }).trim_end()
        ));
        for (edition, value) in Edition::ALL.iter().zip(values) {
            text.push_str(&format!("  {:<9}{value}\n", edition.name()));
        }
    }
    text
}

fn column(edition: Edition, words: Words) -> Vec<RuleLine> {
    let booklet = edition.booklet();
    let mut lines = words.rules(&RuleSheet::of(edition, Variant::Full));
    lines.extend(words.booklet(booklet));
    lines
}
