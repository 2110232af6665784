//! `tercet claims`: what the booklets state about chances and numbers, beside the truth.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use odds::{
    BookletClaim, Dealing, PlayedGames, Share, Simulation, Space, Statement, booklet_claims, is_rough,
    other_numbers_left,
};
use serde_json::{Value, json};
use words::{Words, msg};

use crate::arguments::processors;
use crate::command_line::Output;
use crate::failure::Failure;

/// Enough games to know per cents to a few hundredths, in a fraction of a second.
const GAMES: u64 = 400_000;

/// Fixed, so that the output is the same every time.
const SEED: u64 = 1;

#[derive(Args)]
#[command(after_help = "tercet claims --lang he")]
pub(crate) struct ClaimsArgs {}

impl ClaimsArgs {
    pub(crate) fn run(self, Output { words, json }: Output) -> Result<ExitCode, Failure> {
        let simulation = Simulation { threads: processors(), ..Simulation::new(Dealing::FULL, GAMES, SEED) };
        let tally = simulation.run(&AtomicBool::new(false), |_| ());
        let claims = booklet_claims(&PlayedGames::from(&tally));
        let mut out = io::stdout().lock();
        if json {
            let claims: Vec<Value> = claims.iter().map(|claim| to_json(claim, words)).collect();
            writeln!(out, "{}", json!({"claims": claims, "games": GAMES, "seed": SEED}))?;
            return Ok(ExitCode::SUCCESS);
        }
        for claim in &claims {
            let editions = claim.editions.iter().map(|&edition| words.edition(edition));
            let editions: Vec<String> = editions.collect();
            let (count, editions) = (editions.len() as f64, &words.list(&editions));
            let statement = &stated(&claim.statement, words);
            writeln!(out, "{}", words.text(msg::ClaimLine { count, editions, statement }))?;
            writeln!(out, "  {}", verdict(claim, words))?;
            for sentence in truths(&claim.statement, words) {
                writeln!(out, "  {sentence}")?;
            }
            writeln!(out)?;
        }
        writeln!(out, "{}", words.text(msg::ClaimsNote { games: &words.whole(GAMES.into()) }))?;
        Ok(ExitCode::SUCCESS)
    }
}

fn to_json(claim: &BookletClaim, words: Words) -> Value {
    let editions: Vec<&str> = claim.editions.iter().map(|edition| edition.name()).collect();
    let (name, figures) = figures(&claim.statement);
    json!({
        "claim": name,
        "editions": editions,
        "statement": stated(&claim.statement, words),
        "verdict": claim.verdict.name(),
        "sentence": verdict(claim, words),
        "truth": truths(&claim.statement, words),
        "figures": figures,
    })
}

fn verdict(claim: &BookletClaim, words: Words) -> String {
    words.text(msg::ClaimVerdict { verdict: claim.verdict.name() })
}

fn stated(statement: &Statement, words: Words) -> String {
    match *statement {
        Statement::Chance { cards, per_mille, .. } => {
            let (cards, rough) = (cards as f64, is_rough(per_mille));
            let percent = &words.percent(f64::from(per_mille) / 1000.0, usize::from(!rough));
            match rough {
                true => words.text(msg::ClaimAbout { cards, percent }),
                false => words.text(msg::ClaimOver { cards, percent }),
            }
        }
        Statement::SixOrNineLeft { .. } => words.text(msg::ClaimLeft),
        Statement::Deck { space: Space::Full } => words.text(msg::ClaimCards { cards: 81.0 }),
        Statement::Deck { space: Space::Quick } => words.text(msg::ClaimQuick { cards: 27.0 }),
        Statement::NinePuzzle { sets, .. } => words.text(msg::ClaimPuzzle { sets: sets as f64 }),
    }
}

fn truths(statement: &Statement, words: Words) -> Vec<String> {
    let percents =
        |rate: f64, (low, high): (f64, f64)| [rate, low, high].map(|share| words.percent(share, 2));
    match statement {
        Statement::Chance { fresh, in_play, .. } => {
            let (percent, fraction) = (&words.percent(fresh.to_f64(), 4), &fresh.to_string());
            let fresh = words.text(msg::TruthFresh { percent, fraction });
            let [percent, low, high] = &percents(in_play.rate, in_play.interval);
            vec![fresh, words.text(msg::TruthInPlay { percent, low, high })]
        }
        Statement::SixOrNineLeft { claimed, left } => {
            let line = |(cards, share): &(usize, Share)| {
                let percent = &words.percent(share.rate(), 3);
                words.text(msg::TruthLeftShare { cards: *cards as f64, percent })
            };
            let others = &words.list(&other_numbers_left(left).map(line).collect::<Vec<_>>());
            let [percent, low, high] = &percents(claimed.rate(), claimed.interval());
            vec![words.text(msg::TruthLeft { percent, low, high, others })]
        }
        Statement::Deck { space } => {
            let product = match space {
                Space::Full => "3 × 3 × 3 × 3",
                Space::Quick => "3 × 3 × 3",
            };
            let (cards, sets) = (space.cards() as f64, space.sets() as f64);
            vec![words.text(msg::TruthCards { product, cards, sets })]
        }
        Statement::NinePuzzle { sets, chance, mean } => {
            let (percent, mean) = (&words.percent(chance.to_f64(), 2), &words.decimal(mean.to_f64(), 2));
            let (sets, fraction) = (*sets as f64, &chance.to_string());
            vec![words.text(msg::TruthPuzzle { percent, sets, fraction, mean })]
        }
    }
}

/// The claim's name, and what is stated and what is true in figures.
fn figures(statement: &Statement) -> (String, Value) {
    match statement {
        Statement::Chance { cards, per_mille, fresh, in_play } => {
            let figures = json!({
                "cards": cards,
                "claimed": f64::from(*per_mille) / 1000.0,
                "fresh_deal": fresh.to_f64(),
                "fresh_deal_exact": fresh.to_string(),
                "in_play": in_play.rate,
                "in_play_interval": in_play.interval,
            });
            (format!("set-in-{cards}"), figures)
        }
        Statement::SixOrNineLeft { claimed, left } => {
            let left: BTreeMap<usize, f64> =
                left.iter().map(|(cards, share)| (*cards, share.rate())).collect();
            let figures = json!({
                "claimed": [6, 9], "rate": claimed.rate(), "interval": claimed.interval(), "left": left,
            });
            ("six-or-nine-left".to_owned(), figures)
        }
        Statement::Deck { space } => {
            let cards = space.cards();
            (format!("{cards}-cards"), json!({"claimed": cards, "cards": cards, "sets": space.sets()}))
        }
        Statement::NinePuzzle { sets, chance, mean } => {
            let figures = json!({
                "claimed": sets,
                "chance": chance.to_f64(),
                "chance_exact": chance.to_string(),
                "mean_exact": mean.to_string(),
            });
            ("four-sets-in-nine".to_owned(), figures)
        }
    }
}
