//! `tercet editions`: the five booklets side by side, or one as a file to edit.

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
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        let variant = self.variant.unwrap_or(Variant::Full);
        match self.edition {
            Some(edition) => {
                note_source(edition, variant, output.words);
                let rules = RuleSheet::of(edition, variant);
                output.print(json!(rules), |words| annotated(&rules, words))?;
            }
            None => {
                let editions = Edition::ALL.iter().map(|&edition| json!(RuleSheet::of(edition, variant)));
                output.print(json!({"editions": editions.collect::<Vec<_>>()}), |words| {
                    format!("{}\n{}", comparison(words), words.text(msg::EditionsHint))
                })?;
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
    let column = |&edition: &Edition| {
        let mut lines = words.rules(&RuleSheet::of(edition, Variant::Full));
        lines.extend(words.booklet(edition.booklet()));
        lines
    };
    let columns: Vec<Vec<RuleLine>> = Edition::ALL.iter().map(column).collect();
    let mut text = String::new();
    for row in 0..columns[0].len() {
        let first = &columns[0][row];
        let values: Vec<&str> = columns.iter().map(|column| column[row].value.as_str()).collect();
        if values.iter().all(|other| *other == first.value) {
            text += &format!("{}\n", first.sentence(words));
            continue;
        }
        let label = words.text(msg::RuleLine { label: &first.label, value: "" });
        text += &format!("{}\n", label.trim_end());
        for (edition, value) in Edition::ALL.iter().zip(values) {
            text += &format!("  {:<9}{value}\n", edition.name());
        }
    }
    text
}
