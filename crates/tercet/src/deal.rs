//! `tercet deal`: the deck of a round from its seed.

use std::io::{self, Write};
use std::process::ExitCode;

use engine::{Contribution, Rules, deck_of};
use serde_json::json;
use words::msg;

use crate::arguments::Arguments;
use crate::failure::Failure;

/// Prints the deck in dealing order.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    arguments.note_source();
    let rules = Rules::of(arguments.edition(), arguments.variant());
    let seed = match arguments.seed("round-seed")? {
        Some(seed) => seed,
        None => arguments.seed_or_random("seed")?.of_round(arguments.number("round").unwrap_or(1) as u32),
    };
    let mut contributions = Vec::new();
    for text in arguments.texts("mix") {
        contributions.push(contribution(arguments, text)?);
    }
    contributions.sort_by_key(|(seat, _)| *seat);
    let deck = deck_of(&rules, &seed, &contributions);
    let mut out = io::stdout().lock();
    if arguments.flag("json") {
        writeln!(out, "{}", json!({"round_seed": seed, "commitment": seed.commitment(), "deck": deck}))?;
    } else {
        for card in deck {
            writeln!(out, "{card}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// One seat's contribution, such as `0:1f2e…`.
fn contribution(arguments: &Arguments, text: &str) -> Result<(u8, Contribution), Failure> {
    let parts = text.split_once(':');
    let read = parts.and_then(|(seat, random)| Some((seat.parse().ok()?, random.parse().ok()?)));
    read.ok_or_else(|| {
        Failure::Input(arguments.words().text(msg::UsageBadValue { value: text, argument: "--mix SEAT:HEX" }))
    })
}
