//! Keeps the lists of challenges up to date, after the fact: rooms append to their own streams alone and only name the runs that
//! are over.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt, stream};
use tokio::sync::{mpsc, oneshot};

use super::CHALLENGE_PREFIX;
use super::puzzle_times::{self, PUZZLE_PREFIX};
use super::review::PaceReview;
use super::run::{Run, table_of};
use crate::error::ServerError;
use crate::journal::{Journal, JournalError, Row, RowQuery};
use crate::ratings::MatchRebuild;
use crate::room::{TABLE_PREFIX, TableId};

/// How many tables are read at the same time.
const CONCURRENCY: usize = 16;
/// How many rows, or streams, are read and written at once.
const PAGE: usize = 256;
/// After how long a projection that failed is tried again.
const RETRY: Duration = Duration::from_millis(500);

enum Message {
    /// A run is over, or its table was loaded.
    Changed(TableId),
    /// The reply comes when the row is written.
    Project(TableId, oneshot::Sender<()>),
}

/// Names the runs whose rows have to be made anew.
#[derive(Clone)]
pub(crate) struct RunFeed(mpsc::UnboundedSender<Message>);

impl RunFeed {
    pub(crate) fn new() -> (RunFeed, Projector) {
        let (sender, inbox) = mpsc::unbounded_channel();
        (RunFeed(sender), Projector { inbox })
    }

    /// Without waiting.
    pub(crate) fn changed(&self, table: &TableId) {
        // Fails only while the server ends; the next start makes up for it.
        let _ = self.0.send(Message::Changed(table.clone()));
    }

    /// Returns when the row of this table is written.
    pub(crate) async fn project(&self, table: &TableId) -> Result<(), ServerError> {
        let (reply, written) = oneshot::channel();
        let _ = self.0.send(Message::Project(table.clone(), reply));
        written.await.map_err(|_| ServerError::NotReady(format!("run {table} is not in its list")))
    }
}

/// The task of a node that writes rows: those of all runs that wait, together.
pub(crate) struct Projector {
    inbox: mpsc::UnboundedReceiver<Message>,
}

impl Projector {
    pub(crate) async fn run(self, journal: Arc<dyn Journal>, feed: RunFeed, review: PaceReview) {
        let catch_up = async {
            if let Err(error) = catch_up(&*journal, &feed).await {
                tracing::warn!(%error, "the lists of challenges could not be compared with the journal");
            }
        };
        tokio::join!(catch_up, self.write_rows(&journal, &feed, review));
    }

    async fn write_rows(mut self, journal: &Arc<dyn Journal>, feed: &RunFeed, review: PaceReview) {
        let mut messages = Vec::new();
        while self.inbox.recv_many(&mut messages, PAGE).await > 0 {
            let (mut tables, mut replies) = (BTreeSet::new(), Vec::new());
            for message in messages.drain(..) {
                match message {
                    Message::Changed(table) => _ = tables.insert(table),
                    Message::Project(table, reply) => {
                        replies.push(reply);
                        tables.insert(table);
                    }
                }
            }
            match project(journal, tables.iter().cloned(), review).await {
                Ok(_) => replies.into_iter().for_each(|reply| _ = reply.send(())),
                Err(error) => {
                    tracing::warn!(%error, "the lists of challenges cannot be written");
                    tables.iter().for_each(|table| feed.changed(table));
                    tokio::time::sleep(RETRY).await;
                }
            }
        }
    }
}

/// Reads these tables and writes the rows of their runs; returns how many there are, and the tables without one.
pub(crate) async fn project(
    journal: &Arc<dyn Journal>,
    tables: impl IntoIterator<Item = TableId>,
    review: PaceReview,
) -> Result<(usize, Vec<TableId>), ServerError> {
    let reads =
        tables.into_iter().map(|table| async move { (Run::read(journal, &table, review).await, table) });
    let read: Vec<_> = stream::iter(reads).buffer_unordered(CONCURRENCY).collect().await;
    let (mut rows, mut others) = (Vec::new(), Vec::new());
    for (row, table) in read {
        match row {
            Ok(row) if row.is_empty() => others.push(table),
            Ok(row) => rows.extend(row),
            // A damaged table, or one of a newer program, does not keep the others from their lists.
            Err(ServerError::Journal(error)) => return Err(error.into()),
            Err(error) => tracing::warn!(%table, %error, "a run is in no list"),
        }
    }
    let count = rows.iter().filter(|row| row.list.starts_with(CHALLENGE_PREFIX)).count();
    if !rows.is_empty() {
        journal.put_rows(rows).await?;
    }
    Ok((count, others))
}

/// Names the runs that have gone on without their rows: a node may end between a run's last record and its row.
async fn catch_up(journal: &dyn Journal, feed: &RunFeed) -> Result<(), ServerError> {
    let mut after = Default::default();
    loop {
        let rows = journal.rows(RowQuery::Unranked { after, limit: PAGE }).await?;
        for row in &rows {
            if let Some(table) = table_of(&row.item)
                && journal.head(&table.stream()?).await? != row.head
            {
                feed.changed(&table);
            }
        }
        match rows.last() {
            Some(Row { list, item, .. }) if rows.len() == PAGE => after = (list.clone(), item.clone()),
            _ => return Ok(()),
        }
    }
}

/// What a rebuild has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RebuildReport {
    /// Tables that were looked at.
    pub tables: u64,
    /// Runs whose rows were written.
    pub runs: u64,
    /// Other matches whose rows were written.
    pub matches: u64,
    /// Reported times of puzzles whose rows were written.
    pub puzzles: u64,
}

/// Makes all rows of projections again, from the streams alone.
pub async fn rebuild_projections(
    journal: Arc<dyn Journal>,
    progress: impl FnMut(&RebuildReport),
) -> Result<RebuildReport, ServerError> {
    rebuild_projections_by(journal, PaceReview::On, progress).await
}

/// The same, where runs that look like a program's may stand with the others.
pub async fn rebuild_projections_by(
    journal: Arc<dyn Journal>,
    review: PaceReview,
    mut progress: impl FnMut(&RebuildReport),
) -> Result<RebuildReport, ServerError> {
    journal.clear_rows().await?;
    let mut report = RebuildReport::default();
    let mut matches = MatchRebuild::begin(journal.clone()).await?;
    let mut last = None;
    loop {
        let streams = journal.streams(TABLE_PREFIX, last.as_ref(), PAGE).await?;
        let tables = streams.iter().filter_map(|stream| TableId::new(&stream.as_str()[TABLE_PREFIX.len()..]));
        let (runs, others) = project(&journal, tables, review).await?;
        report.runs += runs as u64;
        matches.add(others).await?;
        report.matches = matches.matches;
        report.tables += streams.len() as u64;
        progress(&report);
        if streams.len() < PAGE {
            break;
        }
        last = streams.last().cloned();
    }
    report.matches = matches.finish().await?;
    last = None;
    loop {
        let streams = journal.streams(PUZZLE_PREFIX, last.as_ref(), PAGE).await?;
        report.puzzles += puzzle_times::project(&*journal, &streams).await? as u64;
        progress(&report);
        if streams.len() < PAGE {
            return Ok(report);
        }
        last = streams.last().cloned();
    }
}

/// How many tables a rebuild looks at.
pub async fn count_tables(journal: &dyn Journal) -> Result<u64, JournalError> {
    let (mut count, mut last) = (0, None);
    loop {
        let streams = journal.streams(TABLE_PREFIX, last.as_ref(), PAGE).await?;
        count += streams.len() as u64;
        if streams.len() < PAGE {
            return Ok(count);
        }
        last = streams.last().cloned();
    }
}
