//! What each player received, to be compared with the journal.

use std::fmt;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use engine::PlayerId;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What the players of one table received; one line of the file.
#[derive(Debug, Serialize, Deserialize)]
pub struct TableTranscript {
    pub table: String,
    pub players: Vec<PlayerTranscript>,
    /// Why the game at this table ended early.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

#[derive(Debug, Serialize, Deserialize)]
pub struct PlayerTranscript {
    pub player: PlayerId,
    pub head: u64,
    /// The [`RecordDigest`] of all records, in hexadecimal.
    pub digest: String,
}

/// A digest of records in their order: SHA-256 over the digest of all records before and the record's JSON.
///
/// ```
/// let mut digest = load::RecordDigest::default();
/// assert_eq!(digest.to_string(), "00".repeat(32));
/// digest.add("{}");
/// assert!(digest.to_string().starts_with("fb16"));
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct RecordDigest([u8; 32]);

impl RecordDigest {
    /// Adds a record as it was sent.
    pub fn add(&mut self, record: &str) {
        self.0 = Sha256::new().chain_update(self.0).chain_update(record).finalize().into();
    }
}

impl fmt::Display for RecordDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

pub(crate) fn write(file: &Path, tables: &[TableTranscript]) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(file)?);
    for table in tables {
        serde_json::to_writer(&mut out, table)?;
        writeln!(out)?;
    }
    out.flush()
}
