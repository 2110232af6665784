//! What everybody was shown, written down so that it can be compared with what the journal holds.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use engine::PlayerId;
use serde::Serialize;

/// What the players of one table were shown; one line of the file.
#[derive(Debug, Serialize)]
pub struct Shown {
    /// The table.
    pub table: String,
    /// Its players.
    pub players: Vec<ShownTo>,
    /// Why the game at this table came to an end before its time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// What one player was shown.
#[derive(Debug, Serialize)]
pub struct ShownTo {
    /// Who.
    pub player: PlayerId,
    /// The last record.
    pub head: u64,
    /// SHA-256 over the digest of all records before (32 zero bytes at first) and the record's text, in hexadecimal.
    pub digest: String,
}

/// Makes the file, empty: everybody sits, and play begins.
pub fn begin(file: &Path) -> io::Result<()> {
    File::create(file).map(drop)
}

/// Writes a line for each table.
pub fn write(file: &Path, tables: &[Shown]) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(file)?);
    for table in tables {
        serde_json::to_writer(&mut out, table)?;
        writeln!(out)?;
    }
    out.flush()
}
