//! The check after a run: every journal is decided again and compared with what its players received.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use engine::{Command, Event, Record, Table};
use load::{PlayerTranscript, RecordDigest, TableTranscript};
use protocol::{PublicRecord, ReplayName, show_names};
use server::journal::{Journal, Stream};
use server::{names_of, recompute_ratings};

use crate::deck_audit::DeckAudit;

#[derive(Clone, Debug, Default)]
pub(crate) struct Audit {
    pub(crate) tables: usize,
    pub(crate) records: usize,
    /// Records that players received, counted once for each player.
    pub(crate) received: u64,
    /// Matches that count for ratings.
    pub(crate) rated: u64,
    pub(crate) findings: Vec<String>,
}

impl Audit {
    /// Computes all ratings again and compares them bit by bit with those that the nodes have stored.
    pub(crate) async fn add_ratings(&mut self, journal: Arc<dyn Journal>) -> Result<()> {
        let report = recompute_ratings(journal, |_| {}).await?;
        self.rated += report.matches;
        let finding = |(table, number)| format!("table {table}: the ratings of match {number} differ");
        self.findings.extend(report.differing.into_iter().map(finding));
        Ok(())
    }

    /// Adds every table of a file that `tercet load` has written.
    pub(crate) async fn add(&mut self, journal: &dyn Journal, transcripts: &Path) -> Result<()> {
        let text = fs::read_to_string(transcripts).context("what players were shown")?;
        let tables: Vec<TableTranscript> =
            text.lines().map(serde_json::from_str).collect::<Result<_, _>>()?;
        self.tables += tables.len();
        for table in &tables {
            let records = records_of(journal, &table.table).await?;
            self.records += records.len();
            self.received += table.players.iter().map(|player| player.head).sum::<u64>();
            let names = names_of(journal, &records).await?;
            let findings = examine(table, &records, &names);
            self.findings.extend(findings.into_iter().map(|what| format!("table {}: {what}", table.table)));
        }
        Ok(())
    }
}

async fn records_of(journal: &dyn Journal, table: &str) -> Result<Vec<Record>> {
    let stream = Stream::new(&format!("table/{table}"))?;
    let entries = journal.read(&stream, 0, usize::MAX).await?.into_iter().zip(1..);
    let records = entries.map(|(entry, seq)| {
        anyhow::ensure!(entry.seq == seq, "{stream} has a gap before {}", entry.seq);
        Ok(serde_json::from_slice(&entry.payload)?)
    });
    records.collect()
}

fn examine(table: &TableTranscript, records: &[Record], names: &[ReplayName]) -> Vec<String> {
    let mut findings: Vec<String> = table.error.iter().map(|error| format!("given up: {error}")).collect();
    findings.extend(decide_again(records).err());
    findings.extend(repeated_requests(records));
    let mut deck = DeckAudit::default();
    for (number, record) in records.iter().enumerate() {
        let finding = deck.apply(record.public_events()).err();
        findings.extend(finding.map(|what| format!("record {}: {what}", number + 1)));
    }
    let digests = digests(records, names);
    for PlayerTranscript { player, head, digest } in &table.players {
        let shown = match digests.get(*head as usize) {
            None => Some(format!("{player} was shown record {head}, and there are {}", records.len())),
            Some(expected) => (expected != digest).then(|| format!("{player} was shown something else")),
        };
        findings.extend(shown);
        let seats = deck.board.as_ref().map(|board| board.seats()).unwrap_or_default();
        if !seats.iter().any(|seat| seat.player == *player && seat.seated) {
            findings.push(format!("{player} has lost the seat"));
        }
    }
    findings
}

/// Checks that every record follows from its command and its predecessor.
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

/// Requests that were applied more than once.
fn repeated_requests(records: &[Record]) -> Vec<String> {
    let mut times = BTreeMap::new();
    for record in records {
        if let Record { id: Some(id), command: Some(Command::By { player, .. }), .. } = record {
            *times.entry((player, id)).or_insert(0) += 1;
        }
    }
    times.retain(|_, &mut times| times > 1);
    let describe = |((player, id), times)| format!("request {id} of {player} acted {times} times");
    times.into_iter().map(describe).collect()
}

/// For each record, the digest of all public records up to it, as `tercet load` computes it.
fn digests(records: &[Record], names: &[ReplayName]) -> Vec<String> {
    let mut digest = RecordDigest::default();
    let mut digests = vec![digest.to_string()];
    for (record, seq) in records.iter().zip(1..) {
        let mut events: Vec<Event> = record.public_events().cloned().collect();
        show_names(names, events.iter_mut());
        let public = PublicRecord { seq, id: record.id.clone(), events };
        let text = serde_json::to_string(&public).unwrap_or_default();
        digest.add(&text);
        digests.push(digest.to_string());
    }
    digests
}
