//! `tercet replay`: a match step by step, from a file or from the server that keeps it.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use clap::Args;
use client::{ClientError, Site};
use protocol::{ApiErrorKind, ReplayFile};
use words::{Words, msg};

use crate::command_line::Output;
use crate::failure::Failure;
use crate::look::LookArgs;
use crate::{play, verify};

#[derive(Args)]
#[command(after_help = "tercet replay http://127.0.0.1:8080/t/abcdefgh2345")]
pub(crate) struct ReplayArgs {
    #[arg(value_name = "FILE|URL")]
    source: String,
    #[command(flatten)]
    look: LookArgs,
}

impl ReplayArgs {
    pub(crate) fn run(self, Output { words, .. }: Output) -> Result<ExitCode, Failure> {
        let events = open(&self.source, words)?.into_events();
        let shown = if self.look.is_plain() {
            terminal::print_replay(words, &events, &mut io::stdout().lock())?.map(Ok)
        } else {
            terminal::show_replay(self.look.options(words)?, &events)?
        };
        match shown {
            Some(shown) => shown.map(|()| ExitCode::SUCCESS).map_err(Failure::Input),
            None => Err(Failure::Input(words.text(msg::ReplayEmpty))),
        }
    }
}

/// The replay of a file, or of a table's link.
pub(crate) fn open(source: &str, words: Words) -> Result<ReplayFile, Failure> {
    let is_link = source.starts_with("http://") || source.starts_with("https://");
    if is_link { fetch(source, words) } else { Ok(verify::read(Path::new(source), words)?.1) }
}

/// The replay that the server of a table keeps.
fn fetch(link: &str, words: Words) -> Result<ReplayFile, Failure> {
    let (address, table) = play::table_address(link, words)?;
    let url = address.url();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let fetched = runtime.block_on(Site::new(address).replay(&table));
    fetched.map_err(|error| {
        let kind = match &error {
            ClientError::ApiError(_, trouble) => Some(trouble.error),
            _ => None,
        };
        Failure::Input(match kind {
            Some(ApiErrorKind::NothingToReplay) => words.text(msg::ReplayEmpty),
            Some(ApiErrorKind::NoSuchTable) => words.text(msg::PlayNoTable { url: link }),
            _ => words.text(msg::PlayUnreachable { url: &url, reason: &error.to_string() }),
        })
    })
}
