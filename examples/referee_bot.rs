//! A bot at `tercet referee`: it plays a round alone and takes every Set.
//!
//! ```text
//! cargo build
//! cargo run --example referee_bot -- target/debug/tercet
//! ```
//!
//! `docs/referee.md` describes every line that goes in and comes out; `referee_bot.py` is the same in Python.

use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use engine::{Card, first_set};
use serde::Deserialize;
use serde_json::{Value, json};

/// The fields of the referee's `show` that this bot needs.
#[derive(Deserialize)]
struct View {
    phase: String,
    table: Vec<Card>,
    players: Vec<PlayerView>,
}

#[derive(Deserialize)]
struct PlayerView {
    sets: usize,
}

struct Referee {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    now: u64,
}

impl Referee {
    fn start(program: &str) -> Result<Referee, Box<dyn Error>> {
        let mut process = Command::new(program)
            .args(["referee", "--edition", "english", "--variant", "practice"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let input = process.stdin.take().ok_or("no standard input")?;
        let output = BufReader::new(process.stdout.take().ok_or("no standard output")?);
        Ok(Referee { process, input, output, now: 0 })
    }

    /// Sends an action, prints its events, and returns the table after it.
    fn send(&mut self, action: &str, cards: Option<[Card; 3]>) -> Result<View, Box<dyn Error>> {
        self.now += 1000;
        let at = self.now;
        writeln!(self.input, "{}", json!({"at": at, "by": "bot", "do": action, "cards": cards}))?;
        writeln!(self.input, "{}", json!({"at": at, "by": "bot", "do": "show"}))?;
        let mut line = String::new();
        while self.output.read_line(&mut line)? > 0 {
            let answer: Value = serde_json::from_str(&line)?;
            if answer.get("phase").is_some() {
                return Ok(serde_json::from_value(answer)?);
            }
            if answer.get("event").is_none() {
                return Err(format!("{action}: {line}").into());
            }
            print!("{line}");
            line.clear();
        }
        Err("the referee has ended".into())
    }
}

/// Plays one round and returns how many Sets were found and how many cards are left.
pub fn play(program: &str) -> Result<(usize, usize), Box<dyn Error>> {
    let mut referee = Referee::start(program)?;
    referee.send("sit", None)?;
    let mut table = referee.send("deal", None)?;
    while table.phase == "playing" {
        table = match first_set(&table.table) {
            Some(cards) => referee.send("claim", Some(cards))?,
            None => referee.send("no-set", None)?,
        };
    }
    drop(referee.input);
    referee.process.wait()?;
    Ok((table.players[0].sets, table.table.len()))
}

fn main() -> Result<(), Box<dyn Error>> {
    let program = std::env::args().nth(1).unwrap_or_else(|| "tercet".to_owned());
    let (sets, left) = play(&program)?;
    println!("{sets} Sets, {left} cards left");
    Ok(())
}
