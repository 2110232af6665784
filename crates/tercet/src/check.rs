//! `tercet check`: is it a Set, and why?

use std::io::{self, Write};
use std::process::ExitCode;

use engine::{Claim, Judgement, RuleSheet};
use serde_json::{Map, Value, json};
use words::msg;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::input;

/// Answers about three cards; exit status 0 for a Set, 1 for none.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let words = arguments.words();
    let claim = claim(arguments)?;
    let judgement = claim.judgement();
    let mut out = io::stdout().lock();
    if arguments.flag("json") {
        writeln!(out, "{}", json!({"set": judgement.is_set(), "features": features(&judgement)}))?;
    } else {
        let rules = RuleSheet::of(arguments.edition(), engine::Variant::Full);
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

fn claim(arguments: &Arguments) -> Result<Claim, Failure> {
    let words = arguments.words();
    let cards = input::cards(&arguments.texts("cards").join(" "), words).map_err(Failure::Input);
    Claim::new(&cards?).map_err(|error| Failure::Input(words.claim_error(error)))
}

/// The four answers as machines read them, in the order in which a card is written.
pub fn features(judgement: &Judgement) -> Value {
    let answers = judgement.answers().into_iter();
    Value::Object(
        answers
            .map(|(feature, answer)| (feature.name().to_owned(), answer.kind().into()))
            .collect::<Map<_, _>>(),
    )
}
