//! `tercet replay`: a match step by step, from a file or from the server that keeps it.

use std::io::{self, IsTerminal};
use std::path::Path;
use std::process::ExitCode;

use client::{ClientError, Site};
use engine::{DisplayName, Event, Level};
use protocol::{ApiErrorKind, ReplayFile};
use terminal::Options;
use words::msg;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::{look, play, puzzle, verify};

/// Shows a replay.
pub fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let words = arguments.words();
    let source = arguments.text("source").unwrap_or_default();
    let is_link = source.starts_with("http://") || source.starts_with("https://");
    let replay = if is_link { fetch(source, arguments)? } else { verify::read(Path::new(source), words)?.1 };
    let events: Vec<Event> = replay.records.into_iter().flat_map(|record| record.events).collect();
    let plain = arguments.flag("plain") || !io::stdin().is_terminal() || !io::stdout().is_terminal();
    let shown = if plain {
        terminal::tell_replay(words, &events, &mut io::stdout().lock())?.map(Ok)
    } else {
        terminal::show_replay(options(arguments)?, &events)?
    };
    match shown {
        Some(shown) => shown.map(|()| ExitCode::SUCCESS).map_err(Failure::Input),
        None => Err(Failure::Input(words.text(msg::ReplayEmpty))),
    }
}

/// Only how things look matters here.
fn options(arguments: &Arguments) -> Result<Options, Failure> {
    let words = arguments.words();
    Ok(Options {
        words,
        look: look::look(arguments),
        keys: play::keys(arguments)?,
        name: DisplayName::new("player").map_err(|error| Failure::Input(words.name_error(error)))?,
        bots: None,
        level: Level::Casual,
        seed: None,
        today: puzzle::today(),
        memory: None,
        folder: Default::default(),
    })
}

/// The replay that the server of a table keeps.
fn fetch(link: &str, arguments: &Arguments) -> Result<ReplayFile, Failure> {
    let words = arguments.words();
    let address = play::address(link, arguments)?;
    let url = address.url();
    let Some(table) = address.table.clone() else {
        return Err(Failure::Input(words.text(msg::PlayNotATable { url: &url })));
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let fetched = runtime.block_on(Site::new(address).replay(&table));
    fetched.map_err(|error| {
        Failure::Input(match error {
            ClientError::ApiError(_, trouble) if trouble.error == ApiErrorKind::NothingToReplay => {
                words.text(msg::ReplayEmpty)
            }
            ClientError::ApiError(_, trouble) if trouble.error == ApiErrorKind::NoSuchTable => {
                words.text(msg::PlayNoTable { url: link })
            }
            error => words.text(msg::PlayUnreachable { url: &url, reason: &error.to_string() }),
        })
    })
}
