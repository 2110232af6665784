//! `tercet play`: the game in this terminal, drawn or line by line, here or at a table of a server.

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::Sender;
use std::thread;

use client::Address;
use engine::{DisplayName, Level, Refusal, RuleChoice, Rules};
use terminal::{Keys, Options, Said, Start};
use words::msg;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::{input, look, puzzle};

/// What says which game is wanted; without any of it, the menu asks.
const GAME: [&str; 6] = ["edition", "variant", "rules", "seed", "bots", "level"];

/// Plays until somebody leaves.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let options = options(arguments)?;
    let start = start(arguments)?;
    // Who pipes commands in or the story out wants lines.
    let plain = arguments.flag("plain") || !io::stdin().is_terminal() || !io::stdout().is_terminal();
    let played = if plain {
        terminal::tell(options, start, &mut io::stdout().lock(), read_lines)?
    } else {
        let is_chosen = GAME.iter().any(|name| arguments.is_given(name)) || !matches!(start, Start::Alone(_));
        terminal::play(options, is_chosen.then_some(start))?
    };
    played.map(|()| ExitCode::SUCCESS).map_err(Failure::Input)
}

/// How things look, who plays, against whom.
pub fn options(arguments: &Arguments) -> Result<Options, Failure> {
    let words = arguments.words();
    let account = std::env::var("USER").unwrap_or_else(|_| "player".to_owned());
    let name = DisplayName::new(arguments.text("name").unwrap_or(&account));
    Ok(Options {
        words,
        look: look::look(arguments),
        keys: keys(arguments)?,
        name: name.map_err(|error| Failure::Input(words.name_error(error)))?,
        bots: arguments.number("bots").map(|bots| bots as usize),
        level: arguments.known("level").unwrap_or(Level::Casual),
        seed: arguments.seed("seed")?,
        today: puzzle::today(),
        memory: directories::ProjectDirs::from("", "", "tercet")
            .map(|folders| folders.data_dir().join("players.json")),
        folder: PathBuf::new(),
    })
}

/// The keys of the board.
pub fn keys(arguments: &Arguments) -> Result<Keys, Failure> {
    let Some(text) = arguments.text("keys") else {
        return Ok(Keys::default());
    };
    Keys::chosen(text).ok_or_else(|| Failure::Input(arguments.words().text(msg::PlayBadKeys { text })))
}

/// Which table to begin at.
fn start(arguments: &Arguments) -> Result<Start, Failure> {
    let words = arguments.words();
    if let Some(text) = arguments.text("join") {
        let address = address(text, arguments)?;
        let url = address.url();
        if address.table.is_none() {
            return Err(Failure::Input(words.text(msg::PlayNotATable { url: &url })));
        }
        return Ok(Start::Join { address, watch: arguments.flag("watch") });
    }
    let choice = choice(arguments)?;
    let rules = Rules::try_from(choice.clone()).map_err(|error| Failure::Input(words.rules_error(error)))?;
    check_bots(arguments, &rules)?;
    match arguments.text("host") {
        Some(text) => Ok(Start::Host { address: address(text, arguments)?, rules: Box::new(choice) }),
        None => Ok(Start::Alone(rules)),
    }
}

/// Where a server or a table is.
pub fn address(text: &str, arguments: &Arguments) -> Result<Address, Failure> {
    text.parse().map_err(|_| Failure::Input(arguments.words().text(msg::PlayBadAddress { text })))
}

fn choice(arguments: &Arguments) -> Result<RuleChoice, Failure> {
    if let Some(path) = arguments.path("rules") {
        return input::rule_choice(path, arguments.words());
    }
    arguments.note_source();
    Ok(RuleChoice::new(arguments.edition(), arguments.variant()))
}

/// As many bots as were asked for must find seats, and be enough; unless more people are to come.
fn check_bots(arguments: &Arguments, rules: &Rules) -> Result<(), Failure> {
    let Some(bots) = arguments.number("bots") else {
        return Ok(());
    };
    let (players, needed) = (bots as usize + 1, rules.players_needed());
    let refusal = match () {
        _ if players > rules.seats.into() => Refusal::TooManyPlayers { players, seats: rules.seats },
        _ if players < needed && !arguments.is_given("host") => Refusal::TooFewPlayers { players, needed },
        _ => return Ok(()),
    };
    Err(Failure::Input(arguments.words().refusal(&refusal)))
}

/// Sends on every line that somebody types, and the end of the input.
fn read_lines(sender: Sender<Said>) {
    thread::spawn(move || {
        let mut stdin = io::stdin().lock();
        while let Ok(Some(line)) = input::read_line(&mut stdin) {
            // A line that is no text is as good as one that says nothing sensible.
            if sender.send(Said::Line(line.unwrap_or_else(|_| "…".to_owned()))).is_err() {
                return;
            }
        }
        let _ = sender.send(Said::End);
    });
}
