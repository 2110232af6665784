//! `tercet check`: is it a Set, and why?

use std::process::ExitCode;

use clap::Args;
use engine::{Claim, Edition, Judgement, Refusal, RuleSheet, Target, Variant};
use serde_json::{Value, json};
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
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        let words = output.words;
        let cards = input::cards(&self.cards.join(" "), words).map_err(Failure::Input)?;
        let claim = Claim::new(&cards).map_err(|error| Failure::Input(words.claim_error(error)))?;
        let needed = Target::Set.size();
        if cards.len() != needed {
            let refusal = Refusal::WrongCount { cards: cards.len(), needed };
            return Err(Failure::Input(words.refusal(&refusal, None)));
        }
        let judgement = Judgement::new(Target::Set, claim);
        output.print(json!({"set": judgement.is_find(), "features": features(&judgement)}), |words| {
            let rules = RuleSheet::of(self.edition.unwrap_or(Edition::English), Variant::Full);
            let magic_rule = (!judgement.is_find()).then(|| words.text(msg::MagicRule));
            let lines = words.answers(&judgement, &rules).into_iter().chain([words.verdict(&judgement)]);
            lines.chain(magic_rule).collect::<Vec<_>>().join("\n")
        })?;
        Ok(if judgement.is_find() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// The answers for programs, in the order in which a card is written.
pub(crate) fn features(judgement: &Judgement) -> Value {
    let answers = judgement.answers().into_iter();
    answers.map(|(feature, answer)| (feature.name(), answer.kind())).collect()
}
