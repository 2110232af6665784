//! `tercet editions`: the five booklets side by side, or one as a file to edit.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use engine::{Edition, RuleSheet, Variant};
use serde_json::json;
use words::{RuleLine, Words, msg};

use crate::arguments::{editions, note_source, variants};
use crate::command_line::Output;
use crate::failure::Failure;

#[derive(Args)]
#[command(after_help = "tercet editions french > rules.toml")]
pub(crate) struct EditionsArgs {
    /// Without it, all editions are compared.
    #[arg(id = "name", value_name = "NAME", value_parser = editions())]
    edition: Option<Edition>,
    #[arg(long, value_name = "NAME", value_parser = variants())]
    variant: Option<Variant>,
}

impl EditionsArgs {
    pub(crate) fn run(self, Output { words, json }: Output) -> Result<ExitCode, Failure> {
        let mut out = io::stdout().lock();
        let variant = self.variant.unwrap_or(Variant::Full);
        match self.edition {
            Some(edition) => {
                note_source(edition, variant, words);
                let rules = RuleSheet::of(edition, variant);
                let text = if json { json!(rules).to_string() } else { annotated(&rules, words) };
                writeln!(out, "{}", text.trim_end())?;
            }
            None if json => {
                let editions = Edition::ALL.iter().map(|&edition| json!(RuleSheet::of(edition, variant)));
                writeln!(out, "{}", json!({"editions": editions.collect::<Vec<_>>()}))?;
            }
            None => {
                write!(out, "{}", comparison(words))?;
                writeln!(out, "\n{}", words.text(msg::EditionsHint))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The rules as TOML, each line with its meaning as a comment.
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

/// The editions side by side. A value that all five share is printed once.
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
