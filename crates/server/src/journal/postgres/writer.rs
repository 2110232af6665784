//! The one task of a node that writes: it takes all appends that wait and sends them as one statement.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::task::JoinHandle;

use super::primary::{Primary, RETRY_PAUSE};
use super::session::{QueryResult, Session};
use crate::journal::append_queue::{AppendQueue, AppendResult, PendingAppend, PendingAppends};
use crate::journal::watch::Watches;
use crate::journal::{AppendError, Stream, signed};

/// How long a statement may take before its result counts as unknown.
const STATEMENT_TIMEOUT: Duration = Duration::from_secs(2);
/// How long appends wait for a primary before they fail unsent.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);
/// The shortest time between the starts of two statements, unless a batch is full. A single append is sent at once; when tables
/// play, one commit, which costs far more than an append, serves those of twenty milliseconds.
const BATCH_INTERVAL: Duration = Duration::from_millis(20);
/// From this many appends on, a statement is sent without waiting for more. So nodes that share the work wait longer, and make no
/// more commits together than one would alone.
const FULL_BATCH: usize = 24;

/// The handle of the task, which writes what waits and ends when this is dropped.
pub(super) struct PostgresWriter {
    pub(super) queue: AppendQueue,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl PostgresWriter {
    pub(super) fn start(primary: Arc<Primary>, session: Session, watches: Arc<Watches>) -> PostgresWriter {
        let (queue, pending) = AppendQueue::new(FULL_BATCH);
        let writer = WriterTask { primary, session: Some(session), pending, deferred: Vec::new(), watches };
        PostgresWriter { queue, task: Mutex::new(Some(tokio::spawn(writer.run()))) }
    }

    /// Writes what waits, refuses later appends, and returns when the task has ended.
    pub(super) async fn close(&self) {
        self.queue.close().await;
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

struct WriterTask {
    primary: Arc<Primary>,
    session: Option<Session>,
    pending: PendingAppends,
    /// Appends whose stream had an append to an earlier place in the same batch.
    deferred: Vec<PendingAppend>,
    watches: Arc<Watches>,
}

impl WriterTask {
    async fn run(mut self) {
        let mut last = None;
        loop {
            let mut appends = std::mem::take(&mut self.deferred);
            if appends.is_empty() {
                let Some(append) = self.pending.recv().await else { return };
                appends.push(append);
            }
            self.gather(&mut appends, last).await;
            last = Some(Instant::now());
            let batch = self.select_batch(appends);
            if !batch.is_empty() {
                self.write(batch).await;
            }
        }
    }

    /// Takes what waits; before that, lets more appends arrive if the last statement has just started and few are here.
    async fn gather(&mut self, appends: &mut Vec<PendingAppend>, last: Option<Instant>) {
        let rest = last.map_or(Duration::ZERO, |last| BATCH_INTERVAL.saturating_sub(last.elapsed()));
        if !rest.is_zero() && appends.len() + self.pending.len() < FULL_BATCH {
            let _ = tokio::time::timeout(rest, self.pending.full_batch()).await;
        }
        self.pending.drain_into(appends);
    }

    /// One place of each stream: appends that race for it go together, those for a later place are deferred. An append whose
    /// place is known to be taken by another node is refused without a statement.
    fn select_batch(&mut self, appends: Vec<PendingAppend>) -> Batch {
        let mut batch = Batch::default();
        let heads = self.watches.heads(appends.iter().map(|append| &append.stream));
        for (append, head) in appends.into_iter().zip(heads) {
            if head > append.expected {
                append.respond(Err(AppendError::Conflict { head }));
                continue;
            }
            let rivals = batch.entry(append.stream.clone()).or_default();
            if rivals.first().is_none_or(|first| first.expected == append.expected) {
                rivals.push(append);
            } else {
                self.deferred.push(append);
            }
        }
        batch
    }

    async fn write(&mut self, batch: Batch) {
        let committed = self.commit(&batch).await;
        let mut grown = Vec::new();
        for (stream, rivals) in batch {
            for (index, append) in rivals.into_iter().enumerate() {
                let result = match &committed {
                    Err(error) => Err(error.clone()),
                    Ok(results) => match results.get(stream.as_str()) {
                        Some(Ok(())) if index > 0 => Err(AppendError::Conflict { head: append.expected + 1 }),
                        Some(result) => result.clone(),
                        None => Err(AppendError::unavailable("PostgreSQL's answer is incomplete")),
                    },
                };
                if result.is_ok() {
                    grown.push((stream.clone(), append.expected + 1));
                }
                append.respond(result);
            }
        }
        self.watches.notify(grown.iter().map(|(stream, head)| (stream, *head)));
    }

    /// The result of the first append of each stream. An error applies to all of them and does not tell what is stored.
    async fn commit(&mut self, batch: &Batch) -> Result<HashMap<String, AppendResult>, AppendError> {
        let session = self.session().await?;
        let committed = tokio::time::timeout(STATEMENT_TIMEOUT, append_firsts(&session, batch)).await;
        let error = match committed {
            Ok(Ok(_)) if session.take_warned() => {
                AppendError::unavailable("the wait for a standby was cancelled")
            }
            Ok(Ok(results)) => {
                self.session = Some(session);
                return Ok(results);
            }
            Ok(Err(error)) => AppendError::unavailable(error),
            Err(_) => AppendError::unavailable("PostgreSQL does not answer"),
        };
        self.primary.lost(&session);
        Err(error)
    }

    /// The present session, or a new one as soon as a primary is found.
    async fn session(&mut self) -> Result<Session, AppendError> {
        if let Some(session) = self.session.take().filter(|session| self.primary.holds(session)) {
            return Ok(session);
        }
        let start = Instant::now();
        loop {
            match self.primary.connect(None).await {
                Err(_) if start.elapsed() <= CONNECT_TIMEOUT => tokio::time::sleep(RETRY_PAUSE).await,
                connected => return connected.map_err(AppendError::unavailable),
            }
        }
    }
}

/// Appends by stream, in the order of the streams.
type Batch = BTreeMap<Stream, Vec<PendingAppend>>;

async fn append_firsts(session: &Session, batch: &Batch) -> QueryResult<HashMap<String, AppendResult>> {
    let firsts: Vec<&PendingAppend> = batch.values().filter_map(|rivals| rivals.first()).collect();
    let streams: Vec<&str> = firsts.iter().map(|append| append.stream.as_str()).collect();
    let seqs: Vec<i64> = firsts.iter().map(|append| signed(append.expected.saturating_add(1))).collect();
    let payloads: Vec<&[u8]> = firsts.iter().map(|append| &append.payload[..]).collect();
    let rows = session.append(&streams, &seqs, &payloads).await?;
    let result = |(stream, head): (String, Option<u64>)| {
        let expected =
            batch.get(stream.as_str()).and_then(|rivals| rivals.first()).map(|append| append.expected);
        let result = match head {
            None => Ok(()),
            // The statement saw the expected head and inserted nothing: another node took the number while it ran.
            Some(head) if Some(head) == expected => Err(AppendError::Conflict { head: head + 1 }),
            Some(head) => Err(AppendError::Conflict { head }),
        };
        (stream, result)
    };
    Ok(rows.into_iter().map(result).collect())
}
