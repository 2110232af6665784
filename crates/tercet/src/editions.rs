//! `tercet editions`: the five booklets side by side and the modes of the house, or one as a file to edit.

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
                let modes = Variant::MODES.iter().map(|&mode| json!(RuleSheet::of(Edition::English, mode)));
                let json = json!({
                    "editions": editions.collect::<Vec<_>>(),
                    "modes": modes.collect::<Vec<_>>(),
                });
                output.print(json, |words| {
                    let hint = words.text(msg::EditionsHint);
                    format!("{}\n{}\n{hint}", comparison(words), modes_text(words))
                })?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The rules as TOML, each line with its meaning as a comment. A field that JSON leaves out is here too, to be edited.
fn annotated(rules: &RuleSheet, words: Words) -> String {
    let annotate = |meaning: RuleLine| {
        let value = match meaning.field {
            "edition" => rules.edition.to_string(),
            "variant" => rules.variant.to_string(),
            field => rules.get(field).unwrap_or_default(),
        };
        let is_bare = value.parse::<u16>().is_ok() || value.parse::<bool>().is_ok();
        let value = if is_bare { value } else { format!("{value:?}") };
        let line = format!("{} = {value}", meaning.field);
        format!("{line:<44}# {}\n", meaning.sentence(words))
    };
    words.rules(rules).into_iter().map(annotate).collect()
}

/// Each mode with the rules in which it differs from the full game.
fn modes_text(words: Words) -> String {
    let full = words.rules(&RuleSheet::of(Edition::English, Variant::Full));
    let differs = |line: &RuleLine| line.field != "variant" && !full.contains(line);
    let of_mode = |&mode: &Variant| {
        let lines = words.rules(&RuleSheet::of(Edition::English, mode)).into_iter().filter(differs);
        let lines: String = lines.map(|line| format!("  {}\n", line.sentence(words))).collect();
        format!("{} (--variant {mode})\n{lines}", words.mode(mode))
    };
    Variant::MODES.iter().map(of_mode).collect()
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
