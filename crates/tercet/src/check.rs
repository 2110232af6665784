//! `tercet check`: is it a Set, and why?

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use engine::{Claim, Edition, Judgement, RuleSheet, Variant};
use serde_json::{Map, Value, json};
use words::msg;

use crate::arguments::editions;
use crate::command_line::Output;
use crate::failure::Failure;
use crate::input;

#[derive(Args)]
#[command(after_help = "tercet check 1srd 2tgo 3epq")]
pub(crate) struct CheckArgs {
    #[arg(value_name = "CARD")]
    cards: Vec<String>,
    #[arg(long, value_name = "NAME", value_parser = editions())]
    edition: Option<Edition>,
}

impl CheckArgs {
    /// Exit status 0 for a Set, 1 for none.
    pub(crate) fn run(self, Output { words, json }: Output) -> Result<ExitCode, Failure> {
        let cards = input::cards(&self.cards.join(" "), words).map_err(Failure::Input)?;
        let claim = Claim::new(&cards).map_err(|error| Failure::Input(words.claim_error(error)))?;
        let judgement = claim.judgement();
        let mut out = io::stdout().lock();
        if json {
            writeln!(out, "{}", json!({"set": judgement.is_set(), "features": features(&judgement)}))?;
        } else {
            let rules = RuleSheet::of(self.edition.unwrap_or(Edition::English), Variant::Full);
            for sentence in words.answers(&judgement, &rules) {
                writeln!(out, "{sentence}")?;
            }
            writeln!(out, "{}", words.verdict(&judgement))?;
            if !judgement.is_set() {
                writeln!(out, "{}", words.text(msg::MagicRule))?;
            }
        }
        Ok(ExitCode::from(if judgement.is_set() { 0 } else { 1 }))
    }
}

/// The four answers for programs, in the order in which a card is written.
pub(crate) fn features(judgement: &Judgement) -> Value {
    let answers = judgement.answers().into_iter();
    Value::Object(
        answers
            .map(|(feature, answer)| (feature.name().to_owned(), answer.kind().into()))
            .collect::<Map<_, _>>(),
    )
}
