//! The one thread that writes: it takes all appends that wait and commits them together.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle, sleep};
use std::time::{Duration, Instant};

use bytes::Bytes;
use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::{self, Checkpointer};
use super::{FolderLock, OpenError, file};
use crate::journal::watch::Watches;
use crate::journal::{AppendError, CLOSED, Stream};

/// How many appends may wait, and how many one transaction takes. Who comes later waits to be let into the queue.
const QUEUE: usize = 1024;

const APPEND: &str = "INSERT INTO events(stream, seq, payload) VALUES (?1, ?2 + 1, ?3)";

/// The shortest time between the beginnings of two transactions, as long as few appends wait. One that comes alone is
/// written at once; when many tables play, a commit, which costs far more than an append, serves those of two milliseconds.
const PAUSE: Duration = Duration::from_millis(2);
/// From how many appends on a transaction is worth its commit without waiting for more.
const MANY: usize = 16;

type Answer = Result<(), AppendError>;

struct Append {
    stream: Stream,
    expected: u64,
    payload: Bytes,
    answer: oneshot::Sender<Answer>,
}

enum Message {
    Append(Append),
    Close,
}

/// The way to the thread.
pub(super) struct Writer {
    /// Taken only by `finish`.
    sender: Option<mpsc::Sender<Message>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the thread, which keeps the folder's lock until it has written everything.
    pub(super) fn start(
        connection: Connection,
        file: &Path,
        lock: FolderLock,
        watches: Arc<Watches>,
    ) -> Result<Writer, OpenError> {
        let (sender, inbox) = mpsc::channel(QUEUE);
        let checkpointer = Checkpointer::start(file)?;
        let desk = Desk { connection, inbox, watches };
        let thread = Builder::new()
            .name("journal".to_owned())
            .spawn(move || {
                desk.run(checkpointer);
                drop(lock);
            })
            .expect("the operating system starts threads");
        Ok(Writer { sender: Some(sender), thread: Mutex::new(Some(thread)) })
    }

    pub(super) async fn append(&self, stream: Stream, expected: u64, payload: Bytes) -> Answer {
        let unavailable = |cause: &str| AppendError::Unavailable(cause.to_owned());
        let (answer, answered) = oneshot::channel();
        let message = Message::Append(Append { stream, expected, payload, answer });
        let sender = self.sender.as_ref().ok_or_else(|| unavailable(CLOSED))?;
        sender.send(message).await.map_err(|_| unavailable(CLOSED))?;
        answered.await.unwrap_or_else(|_| Err(unavailable("the writer ended before it answered")))
    }

    /// Lets the thread write what waits, refuses what comes later, and returns when the thread has ended.
    pub(super) async fn close(&self) {
        if let Some(sender) = &self.sender {
            // Fails only if the thread has ended already.
            let _ = sender.send(Message::Close).await;
        }
        if let Some(thread) = self.take_thread() {
            let _ = tokio::task::spawn_blocking(|| thread.join()).await;
        }
    }

    /// The same, blocking, for `drop`.
    pub(super) fn finish(&mut self) {
        self.sender = None;
        if let Some(thread) = self.take_thread() {
            let _ = thread.join();
        }
    }

    fn take_thread(&self) -> Option<JoinHandle<()>> {
        self.thread.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// What the thread works with.
struct Desk {
    connection: Connection,
    inbox: mpsc::Receiver<Message>,
    watches: Arc<Watches>,
}

impl Desk {
    fn run(mut self, checkpointer: Checkpointer) {
        let mut messages = Vec::with_capacity(QUEUE);
        let mut last = None;
        while self.inbox.blocking_recv_many(&mut messages, QUEUE) > 0 {
            self.gather(&mut messages, last);
            last = Some(Instant::now());
            let appends = self.take_appends(&mut messages);
            self.write(appends);
            checkpointer.nudge();
            if checkpointer.log_is_long() {
                checkpoint::restart_log(&self.connection);
            }
        }
        drop(checkpointer);
        checkpoint::empty_log(&self.connection);
    }

    /// Lets more appends come, if the last transaction began just now and few are here.
    fn gather(&mut self, messages: &mut Vec<Message>, last: Option<Instant>) {
        let rest = last.map_or(Duration::ZERO, |last| PAUSE.saturating_sub(last.elapsed()));
        if rest.is_zero() || messages.len() >= MANY {
            return;
        }
        sleep(rest);
        while messages.len() < QUEUE
            && let Ok(message) = self.inbox.try_recv()
        {
            messages.push(message);
        }
    }

    /// After a `Close` the inbox takes in nothing more, but gives out what is in it.
    fn take_appends(&mut self, messages: &mut Vec<Message>) -> Vec<Append> {
        let mut appends = Vec::with_capacity(messages.len());
        for message in messages.drain(..) {
            match message {
                Message::Append(append) => appends.push(append),
                Message::Close => self.inbox.close(),
            }
        }
        appends
    }

    fn write(&mut self, appends: Vec<Append>) {
        let decided = decide(&mut self.connection, &appends);
        if let Ok(answers) = &decided {
            let written = appends.iter().zip(answers).filter(|(_, answer)| answer.is_ok());
            self.watches.grew(written.map(|(append, _)| (&append.stream, append.expected + 1)));
        }
        let answers = decided.unwrap_or_else(|cause| {
            let unavailable = AppendError::Unavailable(cause.to_string());
            vec![Err(unavailable); appends.len()]
        });
        for (append, answer) in appends.into_iter().zip(answers) {
            // Nobody listens if the caller has stopped waiting; the entry stays.
            let _ = append.answer.send(answer);
        }
    }
}

/// One transaction for all, one decision for each. An error is everybody's: nothing of the transaction is there,
/// as far as this process knows.
fn decide(connection: &mut Connection, appends: &[Append]) -> rusqlite::Result<Vec<Answer>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let answers = appends.iter().map(|append| decide_one(&transaction, append)).collect::<Result<_, _>>()?;
    transaction.commit()?;
    Ok(answers)
}

/// Only head + 1 is ever written. The head is what it is until we write, because the transaction has the write lock, and
/// what the same transaction has written before is seen. Asking and writing in one statement would make SQLite build a
/// temporary table for every append.
fn decide_one(connection: &Connection, append: &Append) -> rusqlite::Result<Answer> {
    let Append { stream, expected, payload, .. } = append;
    let head = file::head(connection, stream)?;
    if head != *expected {
        return Ok(Err(AppendError::Conflict { head }));
    }
    let mut statement = connection.prepare_cached(APPEND)?;
    statement.execute((stream.as_str(), file::signed(*expected), &payload[..]))?;
    Ok(Ok(()))
}

#[cfg(test)]
mod tests {
    use super::super::open;
    use super::*;

    fn append(expected: u64, size: usize) -> Append {
        let stream = Stream::new("table").unwrap();
        Append { stream, expected, payload: vec![0; size].into(), answer: oneshot::channel().0 }
    }

    #[test]
    fn a_batch_is_decided_one_by_one() {
        let folder = tempfile::tempdir().unwrap();
        let file = file::path(folder.path());
        let mut connection = file::connect(&file).unwrap();
        open::prepare(&mut connection, &file).unwrap();
        let batch = [append(0, 1), append(0, 1), append(1, 1), append(7, 1), append(2, 1)];
        let conflict = |head| Err(AppendError::Conflict { head });
        assert_eq!(
            decide(&mut connection, &batch).unwrap(),
            [Ok(()), conflict(1), Ok(()), conflict(2), Ok(())]
        );
    }

    #[test]
    fn a_full_disk_refuses_the_whole_batch_and_harms_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let file = file::path(folder.path());
        let mut connection = file::connect(&file).unwrap();
        open::prepare(&mut connection, &file).unwrap();
        connection.pragma_update(None, "max_page_count", 20).unwrap();
        assert!(decide(&mut connection, &[append(0, 10), append(1, 1 << 20), append(2, 10)]).is_err());
        assert_eq!(decide(&mut connection, &[append(0, 10), append(1, 10)]).unwrap(), [Ok(()), Ok(())]);
    }
}
