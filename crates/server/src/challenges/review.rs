//! Runs that look like a program's: they stand apart in their lists until an operator has decided.
//!
//! `review/TABLE` has the decisions about a table's runs. What looks like a program follows from the records, so a rebuild holds
//! the same runs and applies the same decisions. Nothing here bans a player.

use std::sync::Arc;

use engine::{ChallengeId, Date, PlayerId, Record, SeatNumber, Time, laid_open};
use play::{PaceReport, ProgramSign};
use protocol::ApiErrorKind;
use serde::{Deserialize, Serialize};

use super::projector::project;
use super::run::{Run, table_of};
use crate::declared_bots;
use crate::error::ServerError;
use crate::journal::{AppendError, Chain, Journal, Row, RowQuery, Stream};
use crate::room::TableId;

/// The names of streams begin so.
pub(crate) const REVIEW_PREFIX: &str = "review/";
/// The list of runs that stand apart, or stood.
const APART_LIST: &str = "apart";

/// Whether runs that look like a program's stand apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaceReview {
    #[default]
    On,
    /// They stand with the others, as for tests, whose players are programs.
    Off,
}

/// What an operator decides about a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunDecision {
    /// It stands with the others.
    Accepted,
    /// It has no place.
    Rejected,
}

/// An entry of a table's stream of decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ReviewEntry {
    run: String,
    decision: RunDecision,
    on: Date,
}

/// A run that stands apart, or did until an operator decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldRun {
    /// Its name: the table, for the further seats of a race with the seat's number.
    pub run: String,
    pub challenge: ChallengeId,
    pub player: PlayerId,
    /// What in its pace people's play does not have.
    pub signs: Vec<ProgramSign>,
    pub points: i32,
    /// Milliseconds from the deal to the last find.
    pub time: u32,
    /// When it was over, in milliseconds since 1970.
    pub ended: Time,
    /// None while it waits for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<RunDecision>,
}

/// What is known about the runs of one table beside their results.
pub(super) struct TableReview {
    paces: PaceReport,
    decisions: Vec<ReviewEntry>,
}

impl TableReview {
    /// Reads the decisions about a table, and judges the pace of its players.
    pub(super) async fn read(
        journal: &dyn Journal,
        table: &TableId,
        records: &[Record],
        review: PaceReview,
    ) -> Result<TableReview, ServerError> {
        let paces = match review {
            PaceReview::On => PaceReport::of(&laid_open(records.iter().flat_map(|record| &record.events))),
            PaceReview::Off => PaceReport::default(),
        };
        Ok(TableReview { paces, decisions: entries(journal, &stream(table)?).await?.1 })
    }

    /// How many decisions there are, which count as entries that a row follows from.
    pub(super) fn count(&self) -> u64 {
        self.decisions.len() as u64
    }

    /// The last decision about a run.
    pub(super) fn decision(&self, item: &str) -> Option<RunDecision> {
        self.decisions.iter().rev().find(|entry| entry.run == item).map(|entry| entry.decision)
    }

    /// What in the pace of a seat looks like a program; nothing if it does not as a whole.
    pub(super) fn signs(&self, seat: SeatNumber) -> Vec<ProgramSign> {
        let pace = self.paces.players.iter().find(|pace| pace.seat == seat);
        pace.filter(|pace| pace.looks_like_program()).map(|pace| pace.program_signs()).unwrap_or_default()
    }

    /// The row by which an operator finds a run; none if it never stood apart and was not decided about.
    pub(super) fn row(&self, run: &Run, item: &str, head: u64) -> Result<Option<Row>, ServerError> {
        let (signs, decision) = (self.signs(run.seat), self.decision(item));
        let Some(ended) = run.result.ended.filter(|_| !signs.is_empty() || decision.is_some()) else {
            return Ok(None);
        };
        let held = HeldRun {
            run: item.to_owned(),
            challenge: run.challenge,
            player: run.player.clone(),
            signs,
            points: run.result.score.points(),
            time: run.result.score.time(),
            ended,
            decision,
        };
        Ok(Some(Row {
            list: APART_LIST.to_owned(),
            item: item.to_owned(),
            player: run.player.to_string(),
            // The oldest first; below that of an item without a rank in any case.
            rank: i64::try_from(ended.0).unwrap_or(i64::MAX - 1),
            head,
            value: serde_json::to_vec(&held)?.into(),
        }))
    }
}

fn stream(table: &TableId) -> Result<Stream, ServerError> {
    Ok(Stream::new(&format!("{REVIEW_PREFIX}{table}"))?)
}

async fn entries(journal: &dyn Journal, stream: &Stream) -> Result<(Chain, Vec<ReviewEntry>), ServerError> {
    let (mut chain, mut entries) = (Chain::new(stream), Vec::new());
    for entry in journal.read(stream, 0, usize::MAX).await? {
        chain.check(&entry)?;
        entries.push(serde_json::from_slice(&entry.payload)?);
    }
    Ok((chain, entries))
}

/// The runs that stand apart, or stood until an operator decided, the oldest first. Those of programs that say so are no question.
pub async fn held_runs(journal: &dyn Journal) -> Result<Vec<HeldRun>, ServerError> {
    let bots = declared_bots::read(journal).await?;
    let rows = journal.rows(RowQuery::All { list: APART_LIST.to_owned() }).await?;
    let runs = rows.iter().map(|row| Ok(serde_json::from_slice::<HeldRun>(&row.value)?));
    runs.filter(|run| !run.as_ref().is_ok_and(|run| bots.contains(&run.player))).collect()
}

/// Stores what an operator has decided about a run, and applies it to its list.
pub async fn decide_run(
    journal: &Arc<dyn Journal>,
    run: &str,
    decision: RunDecision,
    on: Date,
) -> Result<(), ServerError> {
    let no_such_run = || ServerError::client(ApiErrorKind::NoSuchChallenge, "There is no such run.");
    let table = table_of(run).ok_or_else(no_such_run)?;
    let rows = Run::read(journal, &table, PaceReview::On).await?;
    if !rows.iter().any(|row| row.item == run) {
        return Err(no_such_run());
    }
    let stream = stream(&table)?;
    let payload = serde_json::to_vec(&ReviewEntry { run: run.to_owned(), decision, on })?;
    loop {
        let (chain, _) = entries(&**journal, &stream).await?;
        match journal.append(&stream, chain.head(), chain.link(&payload)).await {
            Ok(()) => break,
            Err(AppendError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    project(journal, [table], PaceReview::On).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_keep_their_form() {
        for text in [
            r#"{"run":"k3x9q0z7m1aa","decision":"accepted","on":"2026-11-18"}"#,
            r#"{"run":"k3x9q0z7m1aa.2","decision":"rejected","on":"2026-11-18"}"#,
        ] {
            let entry: ReviewEntry = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        }
    }
}
