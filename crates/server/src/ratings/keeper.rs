//! The task of a node that counts finished matches: it follows the stream `ratings`, appends the rated matches of the tables that
//! rooms name, and writes rows.
//!
//! Every append states the head that the node has followed to, so a match is counted once, whichever nodes see its end. A row in the
//! list `ratings` says up to which entry rows are written; it is written together with them. So any node writes what another one
//! that has ended owes, when it follows the stream or starts.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use engine::Time;
use futures_util::{StreamExt, stream};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::match_rows::rows_of;
use super::table_match::TableMatch;
use super::{FoldedMatch, LiveRatings, RatingEntry};
use crate::error::ServerError;
use crate::journal::{AppendError, Entry, Journal, JournalError, Row, RowQuery, Stream};
use crate::room::TableId;

/// How many tables are read at the same time.
const CONCURRENCY: usize = 16;
/// How many entries are read, and how many matches' rows are written, at once.
const PAGE: usize = 256;
/// After how long what failed is tried again.
const RETRY: Duration = Duration::from_millis(500);
/// For how long rows are left to the node that has appended the entry.
const GRACE: Duration = Duration::from_secs(2);
/// The list with one row, whose head is the last entry with rows.
const WRITTEN_LIST: &str = "ratings";

enum MatchMessage {
    /// A match is over, or its table was loaded.
    Ended(TableId),
    /// The reply comes when the table's matches are counted and their rows are written: how many there are.
    Count(TableId, oneshot::Sender<u32>),
}

/// Names the tables whose matches are over.
#[derive(Clone)]
pub(crate) struct MatchFeed(mpsc::UnboundedSender<MatchMessage>);

impl MatchFeed {
    pub(crate) fn new() -> (MatchFeed, MatchInbox) {
        let (sender, inbox) = mpsc::unbounded_channel();
        (MatchFeed(sender), MatchInbox(inbox))
    }

    /// Without waiting.
    pub(crate) fn ended(&self, table: &TableId) {
        // Fails only while the server ends; the next load of the table makes up for it.
        let _ = self.0.send(MatchMessage::Ended(table.clone()));
    }

    /// Returns when the finished matches of this table are counted, and how many there are, rated or not.
    pub(crate) async fn count(&self, table: &TableId) -> Result<u32, ServerError> {
        let (reply, counted) = oneshot::channel();
        let _ = self.0.send(MatchMessage::Count(table.clone(), reply));
        counted.await.map_err(|_| ServerError::NotReady(format!("the matches of {table} are not counted")))
    }
}

/// What rooms have named.
pub(crate) struct MatchInbox(mpsc::UnboundedReceiver<MatchMessage>);

/// Counts matches as long as the server runs.
pub(crate) async fn keep_ratings(MatchInbox(mut inbox): MatchInbox, live: Arc<LiveRatings>) {
    let mut counter = MatchCounter::new(live);
    let mut watch = counter.journal.watch(&counter.stream);
    while let Err(error) = counter.begin().await {
        retry_later(&error).await;
    }
    let mut messages = Vec::new();
    loop {
        let rows_due = counter.rows_due.unwrap_or_else(|| Instant::now() + GRACE);
        tokio::select! {
            count = inbox.recv_many(&mut messages, PAGE) => {
                if count == 0 {
                    return;
                }
                let (mut tables, mut replies) = (BTreeSet::new(), Vec::new());
                for message in messages.drain(..) {
                    match message {
                        MatchMessage::Ended(table) => _ = tables.insert(table),
                        MatchMessage::Count(table, reply) => {
                            tables.insert(table.clone());
                            replies.push((table, reply));
                        }
                    }
                }
                let matches = loop {
                    match counter.count(&tables).await {
                        Ok(matches) => break matches,
                        Err(error) => retry_later(&error).await,
                    }
                };
                for (table, reply) in replies {
                    // Fails if the request was cancelled meanwhile.
                    let _ = reply.send(matches.iter().filter(|played| played.table == table).count() as u32);
                }
            }
            changed = watch.changed() => {
                if changed.is_err() {
                    return;
                }
                while let Err(error) = counter.follow().await {
                    retry_later(&error).await;
                }
            }
            () = tokio::time::sleep_until(rows_due), if counter.rows_due.is_some() => {
                while let Err(error) = counter.write_rows(&[]).await {
                    retry_later(&error).await;
                }
            }
        }
    }
}

async fn retry_later(error: &ServerError) {
    tracing::warn!(%error, "matches cannot be counted");
    tokio::time::sleep(RETRY).await;
}

/// Counts matches and writes their rows.
pub(super) struct MatchCounter {
    live: Arc<LiveRatings>,
    journal: Arc<dyn Journal>,
    stream: Stream,
    /// The entries after [`MatchCounter::written`] that this node has followed.
    unwritten: BTreeMap<u64, FoldedMatch>,
    /// The last entry that is known to have rows.
    written: u64,
    /// When the rows of other nodes' entries are written here.
    rows_due: Option<Instant>,
}

impl MatchCounter {
    pub(super) fn new(live: Arc<LiveRatings>) -> MatchCounter {
        let (journal, stream) = (live.journal.clone(), live.stream.clone());
        MatchCounter { live, journal, stream, unwritten: BTreeMap::new(), written: 0, rows_due: None }
    }

    /// Follows the stream to its end.
    pub(super) async fn begin(&mut self) -> Result<(), ServerError> {
        self.read_written().await?;
        self.follow().await
    }

    /// Counts the entries that were appended meanwhile.
    async fn follow(&mut self) -> Result<(), ServerError> {
        loop {
            let head = self.live.fold().chain.head();
            let entries = self.journal.read(&self.stream, head, PAGE).await?;
            self.apply(&entries);
            if self.unwritten.len() >= PAGE {
                self.write_rows(&[]).await?;
            }
            if entries.len() < PAGE {
                return Ok(());
            }
        }
    }

    fn apply(&mut self, entries: &[Entry]) {
        let mut fold = self.live.fold_mut();
        let folded = entries.iter().filter_map(|entry| fold.apply_or_skip(entry));
        let written = self.written;
        let folded = folded.filter(|folded| folded.seq > written).map(|folded| (folded.seq, folded));
        self.unwritten.extend(folded);
        if !self.unwritten.is_empty() {
            self.rows_due.get_or_insert_with(|| Instant::now() + GRACE);
        }
    }

    /// Counts the finished matches of these tables and returns them when their rows are written.
    async fn count(&mut self, tables: &BTreeSet<TableId>) -> Result<Vec<TableMatch>, ServerError> {
        let matches = self.read_tables(tables.iter().cloned()).await?;
        self.write_unrated(&matches).await?;
        let mut uncounted = self.uncounted(&matches);
        uncounted.sort_by_key(|played| played.order());
        for played in uncounted {
            self.append(played).await?;
        }
        let is_of_tables =
            |folded: &FoldedMatch| folded.entry.table().is_some_and(|table| tables.contains(&table));
        if self.unwritten.values().any(is_of_tables) {
            self.write_rows(&matches).await?;
        }
        Ok(matches)
    }

    /// Those that are rated and not in the stream, as far as this node has followed it.
    pub(super) fn uncounted<'a>(&self, matches: &'a [TableMatch]) -> Vec<&'a TableMatch> {
        let fold = self.live.fold();
        let is_missing =
            |played: &&TableMatch| played.rated.is_some() && played.number > fold.counted(&played.table);
        matches.iter().filter(is_missing).collect()
    }

    /// Appends a rated match, unless it is in the stream.
    pub(super) async fn append(&mut self, played: &TableMatch) -> Result<(), ServerError> {
        let Some(rated) = played.rated.clone() else { return Ok(()) };
        let entry = RatingEntry { table: played.table.to_string(), number: played.number, played: rated };
        let object = serde_json::to_vec(&entry)?;
        loop {
            let (head, payload) = {
                let fold = self.live.fold();
                if fold.counted(&played.table) >= played.number {
                    return Ok(());
                }
                (fold.chain.head(), fold.chain.link(&object))
            };
            match self.journal.append(&self.stream, head, payload.clone()).await {
                Ok(()) => self.apply(&[Entry { seq: head + 1, payload }]),
                Err(AppendError::Conflict { .. }) => self.follow().await?,
                // It may be there or not. If it is, trying again is a conflict.
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// The finished matches of these tables.
    pub(super) async fn read_tables(
        &self,
        tables: impl IntoIterator<Item = TableId>,
    ) -> Result<Vec<TableMatch>, ServerError> {
        let journal = &self.journal;
        let read = |table: TableId| async move { (TableMatch::read(journal, &table).await, table) };
        let reads = stream::iter(tables.into_iter().map(read)).buffer_unordered(CONCURRENCY);
        let mut matches = Vec::new();
        for (read, table) in reads.collect::<Vec<_>>().await {
            match read {
                Ok(read) => matches.extend(read),
                // A damaged table, or one of a newer program, does not keep the others from being counted.
                Err(ServerError::Journal(error)) => return Err(error.into()),
                Err(error) => tracing::warn!(%table, %error, "the matches of a table do not count"),
            }
        }
        Ok(matches)
    }

    /// Writes the rows of matches that are not rated; returns how many there are.
    pub(super) async fn write_unrated(&self, matches: &[TableMatch]) -> Result<usize, ServerError> {
        let unrated: Vec<&TableMatch> = matches.iter().filter(|played| played.rated.is_none()).collect();
        for page in unrated.chunks(PAGE) {
            let rows = page.iter().map(|played| rows_of(played, None)).collect::<Result<Vec<_>, _>>()?;
            self.journal.put_rows(rows.concat()).await?;
        }
        Ok(unrated.len())
    }

    /// Writes the rows of all entries that have none. Tables that are not among those that were just read are read.
    pub(super) async fn write_rows(&mut self, read: &[TableMatch]) -> Result<(), ServerError> {
        self.read_written().await?;
        while let Some((&first, _)) = self.unwritten.first_key_value() {
            let page: Vec<&FoldedMatch> =
                self.unwritten.range(first..).take(PAGE).map(|(_, folded)| folded).collect();
            let last = page.last().map_or(first, |folded| folded.seq);
            let mut rows = self.rows_of_page(&page, read).await?;
            rows.push(Row {
                list: WRITTEN_LIST.to_owned(),
                item: "written".to_owned(),
                player: String::new(),
                rank: 0,
                head: last,
                value: Default::default(),
            });
            self.journal.put_rows(rows).await?;
            self.set_written(last);
        }
        Ok(())
    }

    async fn rows_of_page(
        &self,
        page: &[&FoldedMatch],
        read: &[TableMatch],
    ) -> Result<Vec<Row>, ServerError> {
        let key = |played: &TableMatch| (played.table.clone(), played.number);
        let mut matches: BTreeMap<(TableId, u32), TableMatch> =
            read.iter().map(|played| (key(played), played.clone())).collect();
        let keys = page.iter().filter_map(|folded| Some((folded.entry.table()?, folded.entry.number)));
        let missing: BTreeSet<TableId> =
            keys.filter(|key| !matches.contains_key(key)).map(|(table, _)| table).collect();
        let more = self.read_tables(missing).await?;
        matches.extend(more.into_iter().map(|played| (key(&played), played)));
        let mut rows = Vec::new();
        for folded in page {
            let played = folded.entry.table().and_then(|table| matches.get(&(table, folded.entry.number)));
            match played {
                Some(played) => rows.extend(rows_of(played, Some(folded))?),
                None => tracing::warn!(table = folded.entry.table, "a rated match is not at its table"),
            }
        }
        Ok(rows)
    }

    async fn read_written(&mut self) -> Result<(), JournalError> {
        let written = written(&*self.journal).await?;
        self.set_written(self.written.max(written));
        Ok(())
    }

    fn set_written(&mut self, written: u64) {
        self.written = written;
        self.unwritten = self.unwritten.split_off(&(written + 1));
        if self.unwritten.is_empty() {
            self.rows_due = None;
        }
    }
}

/// Up to which entry rows are written.
pub(super) async fn written(journal: &dyn Journal) -> Result<u64, JournalError> {
    let rows = journal.rows(RowQuery::All { list: WRITTEN_LIST.to_owned() }).await?;
    Ok(rows.first().map_or(0, |row| row.head))
}

/// Makes all rows of matches again, after all rows were removed.
pub(crate) struct MatchRebuild {
    counter: MatchCounter,
    /// Rated matches that are not in the stream.
    uncounted: Vec<(Time, TableId, u32)>,
    /// Matches whose rows were written.
    pub(crate) matches: u64,
}

impl MatchRebuild {
    /// Writes the rows of all entries of the stream.
    pub(crate) async fn begin(journal: Arc<dyn Journal>) -> Result<MatchRebuild, ServerError> {
        let mut counter = MatchCounter::new(Arc::new(LiveRatings::new(journal)?));
        counter.begin().await?;
        counter.write_rows(&[]).await?;
        let matches = counter.live.fold().chain.head();
        Ok(MatchRebuild { counter, uncounted: Vec::new(), matches })
    }

    /// Writes the rows of the other matches of some tables.
    pub(crate) async fn add(&mut self, tables: impl IntoIterator<Item = TableId>) -> Result<(), ServerError> {
        let matches = self.counter.read_tables(tables).await?;
        self.matches += self.counter.write_unrated(&matches).await? as u64;
        self.uncounted.extend(self.counter.uncounted(&matches).into_iter().map(TableMatch::order));
        Ok(())
    }

    /// Counts the matches of all tables that are not in the stream, in the order of their ends.
    pub(crate) async fn finish(mut self) -> Result<u64, ServerError> {
        self.uncounted.sort();
        for (_, table, number) in std::mem::take(&mut self.uncounted) {
            let read = self.counter.read_tables([table]).await?;
            for played in read.iter().filter(|played| played.number == number) {
                self.counter.append(played).await?;
                self.matches += 1;
            }
            if self.counter.unwritten.len() >= PAGE {
                self.counter.write_rows(&[]).await?;
            }
        }
        self.counter.write_rows(&[]).await?;
        Ok(self.matches)
    }
}
