//! `tercet key`: the public keys that a server's replays are signed with, and a new one.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use serde_json::json;
use server::ServerKeys;
use server::journal::{Durability, Journal, PostgresJournal, SqliteJournal};
use words::msg;

use crate::command_line::Output;
use crate::failure::Failure;

#[derive(Args)]
#[command(after_help = "tercet key ./data --rotate")]
pub(crate) struct KeyArgs {
    #[arg(value_name = "FOLDER|URL")]
    place: String,
    #[arg(long)]
    rotate: bool,
}

impl KeyArgs {
    pub(crate) fn run(self, Output { words, json }: Output) -> Result<ExitCode, Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let keys = runtime.block_on(async {
            let journal = open(&self.place).await?;
            let keys = if self.rotate {
                ServerKeys::rotate(&*journal).await
            } else {
                ServerKeys::open(&*journal).await
            };
            journal.close().await;
            keys.map_err(Failure::error)
        })?;
        let keys = keys.public();
        let mut out = io::stdout().lock();
        if json {
            writeln!(out, "{}", json!(keys))?;
            return Ok(ExitCode::SUCCESS);
        }
        writeln!(out, "{}", words.text(msg::KeyNow { key: &keys.key }))?;
        for key in &keys.old {
            writeln!(out, "{}", words.text(msg::KeyOld { key }))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

pub(crate) fn is_url(place: &str) -> bool {
    place.starts_with("postgres://") || place.starts_with("postgresql://")
}

/// A journal that can be written.
pub(crate) async fn open(place: &str) -> Result<Arc<dyn Journal>, Failure> {
    if is_url(place) {
        let journal = PostgresJournal::open(place, Durability::Waived).await.map_err(Failure::error)?;
        return Ok(Arc::new(journal));
    }
    Ok(Arc::new(SqliteJournal::open(place.as_ref()).map_err(Failure::error)?))
}
