//! What players report about the puzzles of days. A puzzle follows from its date, so a time cannot be checked: there is a median
//! and a percentile, and no ranking. Each player reports one time for a date, while the date is open.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use engine::{Date, PlayerId, Time};
use protocol::{ApiErrorKind, PuzzleSummary};
use serde::{Deserialize, Serialize};

use super::Challenges;
use super::day_list::{median, percentile};
use crate::error::ServerError;
use crate::journal::{AppendError, Chain, Entry, Journal, Row, RowQuery, Stream};

/// The names of streams, and of lists, begin so.
pub(crate) const PUZZLE_PREFIX: &str = "puzzle/";

/// A second to a day.
const TIMES: std::ops::RangeInclusive<u32> = 1_000..=86_400_000;

/// For how long the times are sent as they were read.
const AGE: Duration = Duration::from_millis(500);

/// The times of a date by player.
pub(super) type ReportedTimes = HashMap<String, u32>;

/// The entry of the stream of a player's report for a date.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PuzzleEntry {
    at: Time,
    time: u32,
}

fn list_of(date: Date) -> String {
    format!("{PUZZLE_PREFIX}{date}")
}

/// The row that follows from a report's stream, which is named `puzzle/DATE/PLAYER`.
fn row_of(stream: &Stream, entry: &Entry) -> Result<Option<Row>, ServerError> {
    Chain::new(stream).check(entry)?;
    let PuzzleEntry { time, .. } = serde_json::from_slice(&entry.payload)?;
    let Some((list, player)) = stream.as_str().rsplit_once('/') else { return Ok(None) };
    let (list, player) = (list.to_owned(), player.to_owned());
    Ok(Some(Row { list, item: player.clone(), player, rank: time.into(), head: 1, value: Bytes::new() }))
}

/// Makes the rows of these streams again; returns how many.
pub(super) async fn project(journal: &dyn Journal, streams: &[Stream]) -> Result<usize, ServerError> {
    let mut rows = Vec::new();
    for stream in streams {
        if let Some(entry) = journal.read(stream, 0, 1).await?.first() {
            match row_of(stream, entry) {
                Ok(row) => rows.extend(row),
                // As with damaged tables: `tercet audit` names it, and the other rows are made.
                Err(error) => tracing::warn!(stream = stream.as_str(), %error, "a report cannot be read"),
            }
        }
    }
    let count = rows.len();
    if count > 0 {
        journal.put_rows(rows).await?;
    }
    Ok(count)
}

impl Challenges {
    /// Stores what a player reports, unless there is a report already or the date is not open: a player's clock may be wrong.
    pub(super) async fn report_puzzle(
        &self,
        date: Date,
        player: &PlayerId,
        time: u32,
    ) -> Result<(), ServerError> {
        let at = self.wall.now();
        if !TIMES.contains(&time) {
            let message = "A puzzle takes a second to a day: 1000 to 86400000 milliseconds.";
            return Err(ServerError::client(ApiErrorKind::BadRequest, message));
        }
        if !date.is_open(at) {
            return Ok(());
        }
        let stream = Stream::new(&format!("{}/{player}", list_of(date)))?;
        let entry = serde_json::to_vec(&PuzzleEntry { at, time })?;
        match self.journal.append(&stream, 0, Chain::new(&stream).link(&entry)).await {
            // The first report stays.
            Ok(()) | Err(AppendError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        project(&*self.journal, &[stream]).await?;
        self.puzzles.forget(&date).await;
        Ok(())
    }

    pub(super) async fn puzzle_summary(
        &self,
        date: Date,
        player: Option<&PlayerId>,
    ) -> Result<PuzzleSummary, ServerError> {
        let read = async {
            let rows = self.journal.rows(RowQuery::All { list: list_of(date) }).await?;
            let time_of = |row: Row| (row.player, u32::try_from(row.rank).unwrap_or(u32::MAX));
            Ok(rows.into_iter().map(time_of).collect())
        };
        let times: Arc<ReportedTimes> = self.puzzles.get(date, AGE, read).await?;
        let yours = player.and_then(|player| times.get(player.as_str()).copied());
        let slower = |yours| times.values().filter(|&&time| time > yours).count();
        Ok(PuzzleSummary {
            date,
            players: u32::try_from(times.len()).unwrap_or(u32::MAX),
            median: median(times.values().copied()),
            yours,
            percentile: yours.and_then(|yours| percentile(slower(yours), times.len() - 1)),
        })
    }
}
