//! `tercet forget`: deletes players from a server's data, and lists those that were deleted.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use engine::PlayerId;
use serde_json::json;
use server::journal::{Damage, Journal};
use server::{ForgetReport, forget, forgotten};
use words::{Words, msg};

use crate::command_line::Output;
use crate::failure::Failure;
use crate::{audit, key};

#[derive(Args)]
#[command(after_help = "tercet forget ./data 13e9e749ffca7cf0740dc1f69bc50b88")]
pub(crate) struct ForgetArgs {
    #[arg(value_name = "FOLDER|URL")]
    place: String,
    #[arg(value_name = "PLAYER")]
    players: Vec<String>,
    #[arg(long, conflicts_with = "players")]
    list: bool,
}

impl ForgetArgs {
    /// Exit status 0 if all names are gone, 1 if a damaged table may still have one.
    pub(crate) fn run(self, Output { words, json }: Output) -> Result<ExitCode, Failure> {
        let players = self.players.iter().map(|id| player(id, words)).collect::<Result<Vec<_>, _>>()?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let journal = open(&self.place, words).await?;
            let done = match self.list {
                true => forgotten(&*journal).await.map(|players| list(&players, json)),
                false => forget(&journal, &players).await.map(|report| answer(&report, words, json)),
            };
            journal.close().await;
            let (text, is_done) = done.map_err(Failure::error)?;
            io::stdout().lock().write_all(text.as_bytes())?;
            Ok(ExitCode::from(if is_done { 0 } else { 1 }))
        })
    }
}

/// Opens a journal that is there. In any other folder, opening would create an empty one.
pub(crate) async fn open(place: &str, words: Words) -> Result<Arc<dyn Journal>, Failure> {
    if !key::is_url(place) {
        let file = Path::new(place).join("journal.db");
        fs::metadata(&file).map_err(|error| {
            let (file, reason) = (file.display().to_string(), error.to_string());
            Failure::Input(words.text(msg::FileUnreadable { file: &file, reason: &reason }))
        })?;
    }
    key::open(place).await
}

/// An id as servers make it: a typing error would leave the player as it is.
pub(crate) fn player(text: &str, words: Words) -> Result<PlayerId, Failure> {
    let is_id = text.len() == 32 && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
    PlayerId::new(text)
        .ok()
        .filter(|_| is_id)
        .ok_or_else(|| Failure::Input(words.text(msg::UsageBadValue { value: text, argument: "<PLAYER>" })))
}

/// One id a line, so that the list can be given to the command again.
fn list(players: &[PlayerId], json: bool) -> (String, bool) {
    let text = match json {
        true => json!({"forgotten": players}).to_string() + "\n",
        false => players.iter().map(|player| format!("{player}\n")).collect(),
    };
    (text, true)
}

fn answer(report: &ForgetReport, words: Words, json: bool) -> (String, bool) {
    let is_done = report.damage.is_empty();
    if json {
        let players =
            report.forgotten.iter().map(|(player, names)| json!({"player": player, "names": names}));
        let damage = |Damage { stream, entry, kind }: &Damage| json!({"stream": stream.as_str(), "entry": entry, "reason": kind.to_string()});
        let value = json!({
            "done": is_done,
            "forgotten": players.collect::<Vec<_>>(),
            "moved": report.moved,
            "damage": report.damage.iter().map(damage).collect::<Vec<_>>(),
        });
        return (format!("{value}\n"), is_done);
    }
    let mut lines: Vec<String> =
        report.damage.iter().map(|damage| audit::damage_line(damage, words)).collect();
    if report.moved > 0 || report.forgotten.is_empty() {
        lines.push(words.text(msg::ForgetMoved { records: report.moved as f64 }));
    }
    let forgotten = report.forgotten.iter();
    lines.extend(forgotten.map(|(player, names)| {
        words.text(msg::ForgetDone { player: player.as_str(), names: *names as f64 })
    }));
    if !is_done {
        lines.push(words.text(msg::ForgetDamaged));
    } else if !report.forgotten.is_empty() {
        lines.push(words.text(msg::ForgetClean));
    }
    (lines.join("\n") + "\n", is_done)
}
