//! `tercet play`: the game in this terminal, drawn or line by line, here or at a table of a server.

use std::io;
use std::process::ExitCode;
use std::sync::mpsc::Sender;
use std::thread;

use clap::Args;
use client::Address;
use engine::{DisplayName, Level, Refusal, Rules};
use terminal::{LineInput, Options, Start};
use words::{Words, msg};

use crate::arguments::{RulesArgs, Within, one_of, seed};
use crate::command_line::Output;
use crate::failure::Failure;
use crate::look::LookArgs;
use crate::{input, serve};

#[derive(Args)]
#[command(after_help = "tercet play --edition french --bots 2 --level casual")]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
    #[arg(long, value_name = "N", value_parser = Within(0..=11_usize))]
    bots: Option<usize>,
    #[arg(long, value_name = "NAME")]
    #[arg(value_parser = one_of(Level::ALL.iter().map(|level| (level.name(), *level))))]
    level: Option<Level>,
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[arg(long, value_name = "URL")]
    #[arg(conflicts_with_all = ["edition", "variant", "rules", "seed", "bots", "host"])]
    join: Option<String>,
    #[arg(long, requires = "join")]
    watch: bool,
    #[arg(long, value_name = "URL", conflicts_with = "seed")]
    host: Option<String>,
    #[arg(long, value_name = "URL")]
    #[arg(conflicts_with_all = ["edition", "variant", "rules", "seed", "bots", "host", "join"])]
    challenge: Option<String>,
    #[command(flatten)]
    look: LookArgs,
}

impl PlayArgs {
    pub(crate) fn run(self, Output { words, .. }: Output) -> Result<ExitCode, Failure> {
        let options = self.options(words)?;
        let start = self.start(words)?;
        let played = if self.look.is_plain() {
            terminal::play_lines(options, start, &mut io::stdout().lock(), read_lines)?
        } else {
            // Without any argument about the game, the menu asks for it.
            let is_chosen = self.rules.is_given()
                || self.seed.is_some()
                || self.bots.is_some()
                || self.level.is_some()
                || !matches!(start, Start::Alone(_));
            terminal::play(options, is_chosen.then_some(start))?
        };
        played.map(|()| ExitCode::SUCCESS).map_err(Failure::Input)
    }

    fn options(&self, words: Words) -> Result<Options, Failure> {
        let options = self.look.options(words)?;
        let name = self.name.clone().or_else(|| std::env::var("USER").ok());
        let name = name.map_or(Ok(options.name), |name| DisplayName::new(&name));
        Ok(Options {
            name: name.map_err(|error| Failure::Input(words.name_error(error)))?,
            bots: self.bots,
            level: self.level.unwrap_or(options.level),
            seed: seed(self.seed.as_deref(), words)?,
            memory: serve::data_folder().map(|folder| folder.join("players.json")),
            ..options
        })
    }

    fn start(&self, words: Words) -> Result<Start, Failure> {
        if let Some(text) = &self.join {
            return Ok(Start::Join { address: table_address(text, words)?.0, watch: self.watch });
        }
        if let Some(text) = &self.challenge {
            let address = address(text, words)?;
            let challenge = address.challenge.as_ref().and_then(|id| id.parse().ok());
            let challenge = challenge.ok_or_else(|| Failure::Input(words.text(msg::ChallengeNone)))?;
            return Ok(Start::Run { address, challenge });
        }
        let choice = self.rules.choice(words)?;
        let rules =
            Rules::try_from(choice.clone()).map_err(|error| Failure::Input(words.rules_error(error)))?;
        self.check_bots(&rules, words)?;
        match &self.host {
            Some(text) => Ok(Start::Host { address: address(text, words)?, rules: Box::new(choice) }),
            None => Ok(Start::Alone(rules)),
        }
    }

    /// The bots must find seats, and be enough unless more players are to come.
    fn check_bots(&self, rules: &Rules, words: Words) -> Result<(), Failure> {
        let Some(bots) = self.bots else { return Ok(()) };
        let (players, needed) = (bots + 1, rules.players_needed());
        let refusal = match () {
            _ if players > rules.seats.into() => Refusal::TooManyPlayers { players, seats: rules.seats },
            _ if players < needed && self.host.is_none() => Refusal::TooFewPlayers { players, needed },
            _ => return Ok(()),
        };
        Err(Failure::Input(words.refusal(&refusal, Some(rules))))
    }
}

/// The address of a table, and the table's name.
pub(crate) fn table_address(text: &str, words: Words) -> Result<(Address, String), Failure> {
    let address = address(text, words)?;
    match address.table.clone() {
        Some(table) => Ok((address, table)),
        None => Err(Failure::Input(words.text(msg::PlayNotATable { url: &address.url() }))),
    }
}

fn address(text: &str, words: Words) -> Result<Address, Failure> {
    text.parse().map_err(|_| Failure::Input(words.text(msg::PlayBadAddress { text })))
}

/// Sends every line of standard input, and its end.
fn read_lines(sender: Sender<LineInput>) {
    thread::spawn(move || {
        let mut stdin = io::stdin().lock();
        while let Ok(Some(line)) = input::read_line(&mut stdin) {
            // A line that is no text is answered like any unknown command.
            if sender.send(LineInput::Line(line.unwrap_or_else(|_| "…".to_owned()))).is_err() {
                return;
            }
        }
        let _ = sender.send(LineInput::End);
    });
}
