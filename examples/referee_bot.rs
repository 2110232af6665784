//! A bot at `tercet referee`: it plays a round alone and takes every Set, or whatever a mode looks for.
//!
//! ```text
//! cargo build
//! cargo run --example referee_bot -- target/debug/tercet
//! cargo run --example referee_bot -- target/debug/tercet two-pairs-chain
//! ```
//!
//! `docs/referee.md` describes every line that goes in and comes out; `referee_bot.py` is the same in
//! Python, for Sets.

use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use engine::{Card, Claim, Finder, Target};
use serde::Deserialize;
use serde_json::{Value, json};

/// The fields of the referee's `show` that this bot needs.
#[derive(Deserialize)]
struct View {
    phase: String,
    table: Vec<Card>,
    players: Vec<PlayerView>,
    target: Target,
    /// In a chain: how many cards must come from the last find, and its cards.
    #[serde(default)]
    chain: usize,
    #[serde(default)]
    last: Vec<Card>,
}

impl View {
    fn find(&self) -> Option<Claim> {
        Finder::new(self.target, &self.table).chained(&self.last, self.chain).first()
    }
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
    fn start(program: &str, variant: &str) -> Result<Referee, Box<dyn Error>> {
        let mut process = Command::new(program)
            .args(["referee", "--edition", "english", "--variant", variant])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let input = process.stdin.take().ok_or("no standard input")?;
        let output = BufReader::new(process.stdout.take().ok_or("no standard output")?);
        Ok(Referee { process, input, output, now: 0 })
    }

    /// Sends an action, prints its events, and returns the table after it.
    fn send(&mut self, action: &str, cards: Option<Claim>) -> Result<View, Box<dyn Error>> {
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

/// Plays one round and returns how many finds were made and how many cards are left.
pub fn play(program: &str, variant: &str) -> Result<(usize, usize), Box<dyn Error>> {
    let mut referee = Referee::start(program, variant)?;
    referee.send("sit", None)?;
    let mut table = referee.send("deal", None)?;
    while table.phase == "playing" {
        table = match table.find() {
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
    let variant = std::env::args().nth(2).unwrap_or_else(|| "practice".to_owned());
    let (finds, left) = play(&program, &variant)?;
    println!("{finds} finds, {left} cards left");
    Ok(())
}
