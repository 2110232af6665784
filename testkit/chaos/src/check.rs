//! What must be true at the end: every journal is decided again and compared with what its players were shown.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use engine::{Command, PlayerId, Record, Table};
use protocol::PublicRecord;
use serde::Deserialize;
use server::journal::{Durability, Journal, PostgresJournal, Stream};
use sha2::{Digest, Sha256};

use crate::cards::Cards;

/// What `tercet load` wrote down about a table.
#[derive(Deserialize)]
struct Shown {
    table: String,
    players: Vec<ShownTo>,
    #[serde(default)]
    error: Option<String>,
}

#[derive(Deserialize)]
struct ShownTo {
    player: PlayerId,
    head: u64,
    digest: String,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    /// Tables that were looked at.
    pub tables: usize,
    /// Their records.
    pub records: usize,
    /// Records that players were shown, counted for each of them.
    pub shown: u64,
    /// Everything that is not as it must be.
    pub findings: Vec<String>,
}

/// Checks every table of a file that `tercet load` has written.
pub fn check(url: &str, shown: &Path) -> Result<Checked> {
    let text = fs::read_to_string(shown).context("what players were shown")?;
    let tables: Vec<Shown> = text.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let journal = PostgresJournal::open(url, Durability::Required).await?;
        let mut checked = Checked { tables: tables.len(), ..Checked::default() };
        for table in &tables {
            let records = records_of(&journal, &table.table).await?;
            checked.records += records.len();
            checked.shown += table.players.iter().map(|player| player.head).sum::<u64>();
            let findings = examine(table, &records);
            checked
                .findings
                .extend(findings.into_iter().map(|what| format!("table {}: {what}", table.table)));
        }
        Ok(checked)
    })
}

async fn records_of(journal: &PostgresJournal, table: &str) -> Result<Vec<Record>> {
    let stream = Stream::new(&format!("table/{table}"))?;
    let entries = journal.read(&stream, 0, usize::MAX).await?;
    entries
        .iter()
        .zip(1..)
        .map(|(entry, seq)| {
            anyhow::ensure!(entry.seq == seq, "{stream} has a gap before {}", entry.seq);
            Ok(serde_json::from_slice(&entry.payload)?)
        })
        .collect()
}

/// Everything that is wrong with one table.
fn examine(table: &Shown, records: &[Record]) -> Vec<String> {
    let mut findings: Vec<String> = table.error.iter().map(|error| format!("given up: {error}")).collect();
    findings.extend(decide_again(records).err());
    findings.extend(twice(records));
    let mut cards = Cards::default();
    for (number, record) in records.iter().enumerate() {
        findings
            .extend(cards.follow(&record.events).err().map(|what| format!("record {}: {what}", number + 1)));
    }
    let digests = digests(records);
    for ShownTo { player, head, digest } in &table.players {
        match digests.get(*head as usize) {
            None => {
                findings.push(format!("{player} was shown record {head}, and there are {}", records.len()))
            }
            Some(kept) if kept != digest => findings.push(format!("{player} was shown something else")),
            Some(_) => {}
        }
        let seat = cards.board().and_then(|board| board.seats().iter().find(|seat| seat.player == *player));
        if !seat.is_some_and(|seat| seat.seated) {
            findings.push(format!("{player} has lost the seat"));
        }
    }
    findings
}

/// Every record follows from its command on its true predecessor.
fn decide_again(records: &[Record]) -> Result<(), String> {
    let opening = records.first().ok_or("it is empty")?;
    let mut table = Table::replay(&opening.events).map_err(|error| error.to_string())?;
    for (number, record) in records.iter().enumerate().skip(1) {
        let command =
            record.command.as_ref().ok_or_else(|| format!("record {} has no command", number + 1))?;
        if table.decide(command, record.at).as_ref() != Ok(&record.events) {
            return Err(format!("record {} was not decided on its predecessor", number + 1));
        }
        record.events.iter().for_each(|event| table.apply(event));
    }
    Ok(())
}

/// Requests that have acted more than once.
fn twice(records: &[Record]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let mut doubled = BTreeMap::new();
    for record in records {
        if let Record { id: Some(id), command: Some(Command::By { player, .. }), .. } = record
            && !seen.insert((player, id))
        {
            *doubled.entry((player, id)).or_insert(1) += 1;
        }
    }
    let tell = |((player, id), times)| format!("request {id} of {player} acted {times} times");
    doubled.into_iter().map(tell).collect()
}

/// The digest of what a player was shown up to each record, as `tercet load` computes it.
fn digests(records: &[Record]) -> Vec<String> {
    let mut digest = [0; 32];
    let mut digests = vec![hex(&digest)];
    for (record, seq) in records.iter().zip(1..) {
        let public = PublicRecord { seq, id: record.id.clone(), events: record.public_events().collect() };
        let text = serde_json::to_string(&public).unwrap_or_default();
        digest = Sha256::new().chain_update(digest).chain_update(text).finalize().into();
        digests.push(hex(&digest));
    }
    digests
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
