//! `tercet claims`: what the booklets say about chances and numbers, beside the truth.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use engine::{Card, Edition, count_sets};
use odds::{Dealing, Fraction, Share, Simulation, Space, Tally, by_sets, row};
use serde_json::{Value, json};
use words::{Words, msg};

use crate::arguments::processors;
use crate::command_line::Output;
use crate::failure::Failure;

/// Enough games to know per cents to a few hundredths, in a fraction of a second.
const GAMES: u64 = 400_000;

/// What decides the games, so that the same truth is told every time.
const SEED: u64 = 1;

/// One claim and what is known about it.
struct Claim {
    name: String,
    editions: Vec<Edition>,
    /// What is claimed, in words.
    statement: String,
    /// How true it is: a word of the message `claim-verdict`.
    verdict: &'static str,
    /// What is true, in words.
    truths: Vec<String>,
    /// What is claimed and what is true, in figures.
    figures: Value,
}

#[derive(Args)]
#[command(after_help = "tercet claims --lang he")]
pub(crate) struct ClaimsArgs {}

impl ClaimsArgs {
    pub(crate) fn run(self, Output { words, json }: Output) -> Result<ExitCode, Failure> {
        let simulation = Simulation { threads: processors(), ..Simulation::new(Dealing::FULL, GAMES, SEED) };
        let tally = simulation.run(&AtomicBool::new(false), |_| ());
        let mut claims = odds(&tally, words);
        claims.push(left(&tally, words));
        claims.extend(decks(words));
        claims.push(puzzle(words));
        let mut out = io::stdout().lock();
        if json {
            let claims: Vec<Value> = claims.iter().map(|claim| claim.json(words)).collect();
            writeln!(out, "{}", json!({"claims": claims, "games": GAMES, "seed": SEED}))?;
            return Ok(ExitCode::SUCCESS);
        }
        for claim in &claims {
            writeln!(out, "{}", claim.line(words))?;
            for sentence in [claim.says(words)].iter().chain(&claim.truths) {
                writeln!(out, "  {sentence}")?;
            }
            writeln!(out)?;
        }
        writeln!(out, "{}", words.text(msg::ClaimsNote { games: &words.whole(GAMES.into()) }))?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Claim {
    fn line(&self, words: Words) -> String {
        let editions: Vec<String> = self.editions.iter().map(|&edition| words.edition(edition)).collect();
        words.text(msg::ClaimLine { editions: &editions.join(", "), statement: &self.statement })
    }

    fn says(&self, words: Words) -> String {
        words.text(msg::ClaimVerdict { verdict: self.verdict })
    }

    fn json(&self, words: Words) -> Value {
        let editions: Vec<&str> = self.editions.iter().map(|edition| edition.name()).collect();
        json!({
            "claim": self.name,
            "editions": editions,
            "statement": self.statement,
            "verdict": self.verdict,
            "sentence": self.says(words),
            "truth": self.truths,
            "figures": self.figures,
        })
    }
}

/// The chances of a Set that booklets state.
fn odds(tally: &Tally, words: Words) -> Vec<Claim> {
    let stated = |edition: &Edition| {
        let edition = *edition;
        edition.booklet().claimed_odds.iter().map(move |&(cards, per_mille)| (edition, cards, per_mille))
    };
    let stated = Edition::ALL.iter().flat_map(stated);
    stated.map(|(edition, cards, per_mille)| chance(edition, cards.into(), per_mille, tally, words)).collect()
}

fn chance(edition: Edition, cards: usize, per_mille: u16, tally: &Tally, words: Words) -> Claim {
    let said = f64::from(per_mille) / 1000.0;
    let free = row(Space::Full, cards).expect("twelve and fifteen cards have a row");
    let fresh = Fraction::new(free.layouts - free.set_free, free.layouts);
    let none = tally.no_set_at(cards);
    let played = 1.0 - none.rate();
    let (low, high) = tally.no_set_interval(cards);
    let interval = [1.0 - high, 1.0 - low];
    // A whole per cent is meant roughly, a finer one as a lower bound.
    let roughly = per_mille.is_multiple_of(10);
    let percent = &words.percent(said, usize::from(!roughly));
    let holds = |chance: f64| if roughly { (chance - said).abs() <= 0.005 } else { chance > said };
    let claimed = cards as f64;
    Claim {
        name: format!("set-in-{cards}"),
        editions: vec![edition],
        statement: match roughly {
            true => words.text(msg::ClaimAbout { cards: claimed, percent }),
            false => words.text(msg::ClaimOver { cards: claimed, percent }),
        },
        verdict: match (holds(fresh.to_f64()), holds(played)) {
            (true, true) => "true",
            (true, false) => "fresh",
            (false, _) => "false",
        },
        truths: vec![
            words.text(msg::TruthFresh {
                percent: &words.percent(fresh.to_f64(), 4),
                fraction: &fresh.to_string(),
            }),
            in_play(played, interval, words),
        ],
        figures: json!({
            "cards": cards,
            "claimed": said,
            "fresh_deal": fresh.to_f64(),
            "fresh_deal_exact": fresh.to_string(),
            "in_play": played,
            "in_play_interval": interval,
        }),
    }
}

fn in_play(rate: f64, [low, high]: [f64; 2], words: Words) -> String {
    words.text(msg::TruthInPlay {
        percent: &words.percent(rate, 2),
        low: &words.percent(low, 2),
        high: &words.percent(high, 2),
    })
}

/// Six or nine cards left at the end: all booklets but the French one, which is silent.
fn left(tally: &Tally, words: Words) -> Claim {
    let is_claimed = |cards: usize| cards == 6 || cards == 9;
    let part = tally.left().filter(|&(cards, _)| is_claimed(cards)).map(|(_, share)| share.part).sum();
    let share = Share { part, whole: tally.games() };
    let (low, high) = share.interval();
    let line = |(cards, share): (usize, Share)| {
        words.text(msg::RuleLine { label: &cards.to_string(), value: &words.percent(share.rate(), 3) })
    };
    let others: Vec<String> = tally.left().filter(|&(cards, _)| !is_claimed(cards)).map(line).collect();
    let games: BTreeMap<usize, f64> = tally.left().map(|(cards, share)| (cards, share.rate())).collect();
    Claim {
        name: "six-or-nine-left".to_owned(),
        editions: vec![Edition::English, Edition::Italian, Edition::Russian, Edition::Hebrew],
        statement: words.text(msg::ClaimLeft),
        verdict: if others.is_empty() { "true" } else { "mostly" },
        truths: vec![words.text(msg::TruthLeft {
            percent: &words.percent(share.rate(), 2),
            low: &words.percent(low, 2),
            high: &words.percent(high, 2),
            others: &others.join(", "),
        })],
        figures: json!({"claimed": [6, 9], "rate": share.rate(), "interval": share.interval(), "left": games}),
    }
}

/// How many cards there are, with all features and with one removed.
fn decks(words: Words) -> [Claim; 2] {
    let claim = |name: &str, editions: &[Edition], space: Space, statement: String, product: &str| {
        let cards: Vec<Card> = Card::all().take(space.cards()).collect();
        let sets = count_sets(&cards);
        Claim {
            name: name.to_owned(),
            editions: editions.to_vec(),
            statement,
            verdict: "true",
            truths: vec![words.text(msg::TruthCards {
                product,
                cards: cards.len() as f64,
                sets: sets as f64,
            })],
            figures: json!({"claimed": space.cards(), "cards": cards.len(), "sets": sets}),
        }
    };
    [
        claim(
            "81-cards",
            &[Edition::Russian, Edition::Hebrew, Edition::French],
            Space::Full,
            words.text(msg::ClaimCards { cards: 81.0 }),
            "3 × 3 × 3 × 3",
        ),
        claim(
            "27-cards",
            &[Edition::English, Edition::French],
            Space::Quick,
            words.text(msg::ClaimQuick { cards: 27.0 }),
            "3 × 3 × 3",
        ),
    ]
}

/// The English booklet's puzzle: nine cards without shading, four Sets.
fn puzzle(words: Words) -> Claim {
    let sets = odds::SETS_IN_NINE;
    let nine = by_sets(Space::Quick, 9).expect("nine of 27 cards can be counted");
    let chance = nine.chance(sets);
    Claim {
        name: "four-sets-in-nine".to_owned(),
        editions: vec![Edition::English],
        statement: words.text(msg::ClaimPuzzle { sets: sets as f64 }),
        verdict: if chance.numerator() > 0 { "true" } else { "false" },
        truths: vec![words.text(msg::TruthPuzzle {
            percent: &words.percent(chance.to_f64(), 2),
            sets: sets as f64,
            fraction: &chance.to_string(),
            mean: &words.decimal(nine.mean().to_f64(), 2),
        })],
        figures: json!({
            "claimed": sets,
            "chance": chance.to_f64(),
            "chance_exact": chance.to_string(),
            "mean_exact": nine.mean().to_string(),
        }),
    }
}
