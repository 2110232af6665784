//! Saves what was played as a replay that `tercet replay` and `tercet verify` read.

use std::fs;
use std::io;
use std::path::PathBuf;

use engine::replay_of;
use protocol::ReplayFile;
use words::msg;

use crate::options::Options;
use crate::table_client::TableClient;

/// Saves the rounds that are over; a sentence says where, or why not.
pub(crate) fn save(client: &TableClient, options: &Options) -> String {
    let words = options.words;
    let Some(records) = client.transport().records() else {
        let link = client.link().unwrap_or_default();
        return words.text(msg::ScreenSavedThere { link });
    };
    let replay = ReplayFile::new("here".to_owned(), replay_of(records));
    let file = free_file(options);
    let shown = &file.display().to_string();
    let written = replay.to_text().map_err(io::Error::other).and_then(|text| fs::write(&file, text));
    match written {
        Ok(()) => words.text(msg::ScreenSaved { file: shown }),
        Err(error) => words.text(msg::FileUnwritable { file: shown, reason: &error.to_string() }),
    }
}

/// A name that no file has yet.
fn free_file(options: &Options) -> PathBuf {
    let name = |number: u32| options.folder.join(format!("tercet-{}-{number}.json", options.today));
    (1..).map(name).find(|file| !file.exists()).unwrap_or_else(|| name(0))
}
