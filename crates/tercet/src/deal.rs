//! `tercet deal`: the deck of a round from its seed.

use std::process::ExitCode;

use clap::Args;
use engine::{Contribution, Rules, deck_of};
use serde_json::json;
use words::{Words, msg};

use crate::arguments::{EditionArgs, Within, seed, seed_or_random};
use crate::command_line::Output;
use crate::failure::Failure;

#[derive(Args)]
#[command(after_help = "tercet deal --seed 2a --edition english --variant quick")]
pub(crate) struct DealArgs {
    #[arg(long, value_name = "HEX", required_unless_present = "round-seed", conflicts_with = "round-seed")]
    seed: Option<String>,
    #[arg(long, value_name = "N", value_parser = Within(1..=1000_u32), conflicts_with = "round-seed")]
    round: Option<u32>,
    #[arg(id = "round-seed", long, value_name = "HEX")]
    round_seed: Option<String>,
    #[arg(long, value_name = "SEAT:HEX")]
    mix: Vec<String>,
    #[command(flatten)]
    edition: EditionArgs,
}

impl DealArgs {
    /// Prints the deck in dealing order.
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        let words = output.words;
        let (edition, variant) = self.edition.choice(words);
        let rules = Rules::of(edition, variant);
        let seed = match seed(self.round_seed.as_deref(), words)? {
            Some(seed) => seed,
            None => seed_or_random(self.seed.as_deref(), words)?.of_round(self.round.unwrap_or(1)),
        };
        let contributions = self.mix.iter().map(|text| contribution(text, words));
        let mut contributions = contributions.collect::<Result<Vec<_>, Failure>>()?;
        contributions.sort_by_key(|(seat, _)| *seat);
        let deck = deck_of(&rules, &seed, &contributions);
        let json = json!({"round_seed": seed, "commitment": seed.commitment(), "deck": deck});
        output.print(json, |_| deck.iter().map(|card| format!("{card}\n")).collect())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// One seat's contribution, such as `0:1f2e…`.
fn contribution(text: &str, words: Words) -> Result<(u8, Contribution), Failure> {
    let parts = text.split_once(':');
    let read = parts.and_then(|(seat, random)| Some((seat.parse().ok()?, random.parse().ok()?)));
    read.ok_or_else(|| {
        Failure::Input(words.text(msg::UsageBadValue { value: text, argument: "--mix SEAT:HEX" }))
    })
}
