//! `tercet puzzle`: layouts with a known number of Sets, of a day or drawn.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use engine::{Card, Feature, Level, count_sets};
use odds::{Date, DateError, Random, daily_nine_puzzle, daily_puzzle, nine_puzzle, twelve_puzzle};
use serde::Serialize;
use words::{Words, msg};

use crate::arguments::{MOST_GAMES, Within, number_seed_or_random, one_of};
use crate::command_line::{Output, json_line};
use crate::failure::Failure;

#[derive(Serialize)]
struct Puzzle {
    cards: Vec<Card>,
    sets: usize,
    /// The seconds in which a casual player finds the first Set, by the engine's model.
    difficulty: f64,
    #[serde(flatten)]
    origin: Origin,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Origin {
    Day { date: String },
    Drawn { seed: u64, number: u64 },
}

#[derive(Args)]
#[command(after_help = "tercet puzzle --quick shading --count 3 --seed 42")]
pub(crate) struct PuzzleArgs {
    #[arg(long, value_name = "YYYY-MM-DD", conflicts_with = "seed")]
    date: Option<String>,
    /// The feature that the cards lack.
    #[arg(long, value_name = "FEATURE")]
    #[arg(value_parser = one_of(Feature::ALL.map(|feature| (feature.name(), feature))))]
    quick: Option<Feature>,
    #[arg(long, value_name = "N", value_parser = Within(1..=MOST_GAMES))]
    count: Option<u64>,
    #[arg(long, value_name = "N")]
    seed: Option<String>,
}

impl PuzzleArgs {
    pub(crate) fn run(self, output: Output) -> Result<ExitCode, Failure> {
        // Of the removed feature the first value stays, as in the booklets: one, solid, red, diamonds.
        let kept = self.quick.map(|feature| feature.values()[0]);
        let mut out = BufWriter::new(io::stdout().lock());
        let mut show = |puzzle: Puzzle| show(&mut out, &puzzle, output);
        if self.date.is_none() && (self.seed.is_some() || self.count.is_some()) {
            let seed = number_seed_or_random(self.seed.as_deref(), output.words)?;
            let mut random = Random::new(seed);
            for number in 1..=self.count.unwrap_or(1) {
                let cards = match kept {
                    Some(kept) => nine_puzzle(kept, &mut random).to_vec(),
                    None => twelve_puzzle(&mut random).to_vec(),
                };
                show(Puzzle::new(cards, Origin::Drawn { seed, number }))?;
            }
        } else {
            for date in self.days(output.words)? {
                let cards = match kept {
                    Some(kept) => daily_nine_puzzle(date, kept).to_vec(),
                    None => daily_puzzle(date).to_vec(),
                };
                show(Puzzle::new(cards, Origin::Day { date: date.to_string() }))?;
            }
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }

    /// `--count` days from `--date` or today.
    fn days(&self, words: Words) -> Result<Vec<Date>, Failure> {
        let count = self.count.unwrap_or(1);
        let first = match &self.date {
            Some(text) => text.parse().map_err(|error| Failure::Input(date_error(&error, words)))?,
            None => today(),
        };
        let days = std::iter::successors(Some(first), |date| date.next());
        let days: Vec<Date> = days.take(usize::try_from(count).unwrap_or(usize::MAX)).collect();
        if (days.len() as u64) < count {
            let count = &words.whole(count.into());
            return Err(Failure::Input(words.text(msg::DateTooLate { date: &first.to_string(), count })));
        }
        Ok(days)
    }
}

/// Today in UTC: the standard library knows no time zone. The page takes the player's own day, see `docs/daily-puzzle.md`.
pub(crate) fn today() -> Date {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    Date::after_epoch(seconds / 86_400).expect("a clock of this program's time shows a year below 10000")
}

fn date_error(error: &DateError, words: Words) -> String {
    match error {
        DateError::NotADate { text } => words.text(msg::DateForm { text }),
        DateError::NoSuchDay { year, month, day } => {
            words.text(msg::DateNoSuchDay { date: &format!("{year:04}-{month:02}-{day:02}") })
        }
    }
}

impl Puzzle {
    fn new(cards: Vec<Card>, origin: Origin) -> Puzzle {
        let difficulty = Level::Casual.difficulty(&cards).unwrap_or_default();
        Puzzle { sets: count_sets(&cards), cards, difficulty: (100.0 * difficulty).round() / 100.0, origin }
    }
}

fn show(out: &mut impl Write, puzzle: &Puzzle, Output { words, json }: Output) -> Result<(), Failure> {
    if json {
        writeln!(out, "{}", json_line(puzzle))?;
        return Ok(());
    }
    let title = match &puzzle.origin {
        Origin::Day { date } => words.text(msg::PuzzleOfDay { date }),
        Origin::Drawn { seed, number } => {
            words.text(msg::PuzzleDrawn { number: &number.to_string(), seed: &seed.to_string() })
        }
    };
    writeln!(out, "{title}\n")?;
    for row in puzzle.cards.chunks(puzzle.cards.len() / 3) {
        let row: Vec<String> = row.iter().map(Card::to_string).collect();
        writeln!(out, "  {}", row.join("  "))?;
    }
    let seconds = (10.0 * puzzle.difficulty).round() / 10.0;
    writeln!(out, "\n{}\n", words.text(msg::PuzzleFacts { sets: puzzle.sets as f64, seconds }))?;
    Ok(())
}
