//! The one task of a node that writes: it takes all appends that wait and sends them as one statement.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bytes::Bytes;
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::primary::{PAUSE, Primary};
use super::session::Session;
use super::signed;
use crate::journal::watch::Watches;
use crate::journal::{AppendError, CLOSED, Stream};

/// How many appends may wait, and how many one statement takes. Who comes later waits to be let into the queue.
const QUEUE: usize = 1024;
/// How long a statement may take before it counts as neither success nor failure.
const ANSWER: Duration = Duration::from_secs(2);
/// How long appends wait for a primary before they are given up unsent.
const PATIENCE: Duration = Duration::from_secs(3);
/// The shortest time between the beginnings of two statements, unless many appends wait. One that comes alone is sent at once;
/// when tables play, a commit, which costs far more than an append, serves those of twenty milliseconds.
const GATHERING: Duration = Duration::from_millis(20);
/// From how many appends on a statement is worth its commit without waiting for more. So when nodes share the work they wait
/// longer, and make no more commits together than one would alone.
const MANY: usize = 24;

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

/// The way to the task. It writes what waits and ends when this is dropped.
pub(super) struct Writer {
    sender: mpsc::Sender<Message>,
    /// Told when many appends wait, so that the task need not wake up for each to count them.
    many: Arc<Notify>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(primary: Arc<Primary>, session: Session, watches: Arc<Watches>) -> Writer {
        let (sender, inbox) = mpsc::channel(QUEUE);
        let many = Arc::new(Notify::new());
        let (later, waiting) = (VecDeque::new(), many.clone());
        let desk = Desk { primary, session: Some(session), inbox, many: waiting, later, watches };
        Writer { sender, many, task: Mutex::new(Some(tokio::spawn(desk.run()))) }
    }

    pub(super) async fn append(&self, stream: Stream, expected: u64, payload: Bytes) -> Answer {
        let (answer, answered) = oneshot::channel();
        let message = Message::Append(Append { stream, expected, payload, answer });
        self.sender.send(message).await.map_err(|_| unavailable(CLOSED))?;
        if self.sender.max_capacity() - self.sender.capacity() == MANY {
            self.many.notify_one();
        }
        answered.await.unwrap_or_else(|_| Err(unavailable(CLOSED)))
    }

    /// Lets the task write what waits, refuses what comes later, and returns when the task has ended.
    pub(super) async fn close(&self) {
        // Fails only if the task has ended already.
        let _ = self.sender.send(Message::Close).await;
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

fn unavailable(cause: &str) -> AppendError {
    AppendError::Unavailable(cause.to_owned())
}

/// What the task works with.
struct Desk {
    primary: Arc<Primary>,
    session: Option<Session>,
    inbox: mpsc::Receiver<Message>,
    many: Arc<Notify>,
    /// Those that came while an earlier append to their stream was in the same batch.
    later: VecDeque<Append>,
    watches: Arc<Watches>,
}

impl Desk {
    async fn run(mut self) {
        let mut last = None;
        loop {
            let mut appends: Vec<Append> = self.later.drain(..).collect();
            if appends.is_empty() && !self.receive(&mut appends).await {
                return;
            }
            self.gather(&mut appends, last).await;
            last = Some(Instant::now());
            let batch = self.choose(appends);
            if !batch.is_empty() {
                self.write(batch).await;
            }
        }
    }

    /// Waits for the next message; false at the end.
    async fn receive(&mut self, appends: &mut Vec<Append>) -> bool {
        let message = self.inbox.recv().await;
        let more = message.is_some();
        message.into_iter().for_each(|message| self.sort(message, appends));
        more
    }

    /// Takes what waits, after letting more come if the last statement began just now and few are here.
    async fn gather(&mut self, appends: &mut Vec<Append>, last: Option<Instant>) {
        let rest = last.map_or(Duration::ZERO, |last| GATHERING.saturating_sub(last.elapsed()));
        if !rest.is_zero() && appends.len() + self.inbox.len() < MANY {
            // Called too early, from the last time or by those who stand in line no longer, it sends a smaller batch.
            let _ = tokio::time::timeout(rest, self.many.notified()).await;
        }
        while appends.len() < QUEUE
            && let Ok(message) = self.inbox.try_recv()
        {
            self.sort(message, appends);
        }
    }

    /// After a `Close` the inbox takes in nothing more, but gives out what is in it.
    fn sort(&mut self, message: Message, appends: &mut Vec<Append>) {
        match message {
            Message::Append(append) => appends.push(append),
            Message::Close => self.inbox.close(),
        }
    }

    /// One place of each stream: those who race for it go together, those for a later place come later. Who waits for a place
    /// that another node is known to have taken meanwhile is told so without asking.
    fn choose(&mut self, appends: Vec<Append>) -> Batch {
        let mut batch = Batch::default();
        let heads = self.watches.heads(appends.iter().map(|append| &append.stream));
        for (append, head) in appends.into_iter().zip(heads) {
            if head > append.expected {
                let _ = append.answer.send(Err(AppendError::Conflict { head }));
                continue;
            }
            let rivals = batch.entry(append.stream.clone()).or_default();
            if rivals.first().is_none_or(|first| first.expected == append.expected) {
                rivals.push(append);
            } else {
                self.later.push_back(append);
            }
        }
        batch
    }

    async fn write(&mut self, batch: Batch) {
        let decided = self.decide(&batch).await;
        let mut grown = Vec::new();
        for (stream, rivals) in batch {
            for (place, append) in rivals.into_iter().enumerate() {
                let answer = match &decided {
                    Err(error) => Err(error.clone()),
                    Ok(decided) => match decided.get(stream.as_str()) {
                        Some(Place::Taken) if place == 0 => Ok(()),
                        Some(Place::Taken) => Err(AppendError::Conflict { head: append.expected + 1 }),
                        Some(Place::Conflict { head }) => Err(AppendError::Conflict { head: *head }),
                        None => Err(unavailable("PostgreSQL's answer is incomplete")),
                    },
                };
                if answer.is_ok() {
                    grown.push((stream.clone(), append.expected + 1));
                }
                // Nobody listens if the caller has stopped waiting; the entry stays.
                let _ = append.answer.send(answer);
            }
        }
        self.watches.grew(grown.iter().map(|(stream, head)| (stream, *head)));
    }

    /// What became of the first of each stream's rivals. An error is everybody's and says nothing about what is there.
    async fn decide(&mut self, batch: &Batch) -> Result<HashMap<String, Place>, AppendError> {
        let session = self.session().await?;
        let decided = tokio::time::timeout(ANSWER, decide(&session, batch)).await;
        let error = match decided {
            Ok(Ok(_)) if session.has_warned() => unavailable("the wait for a standby was cancelled"),
            Ok(Ok(decided)) => {
                self.session = Some(session);
                return Ok(decided);
            }
            Ok(Err(error)) => unavailable(&error.to_string()),
            Err(_) => unavailable("PostgreSQL does not answer"),
        };
        self.primary.lost(&session);
        Err(error)
    }

    /// The session that there is, or a new one as soon as a primary is found.
    async fn session(&mut self) -> Result<Session, AppendError> {
        if let Some(session) = self.session.take().filter(|session| self.primary.holds(session)) {
            return Ok(session);
        }
        let start = Instant::now();
        loop {
            match self.primary.connect(None).await {
                Ok(session) => return Ok(session),
                Err(error) if start.elapsed() > PATIENCE => return Err(unavailable(&error.to_string())),
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
    }
}

/// Appends by stream, in the order of the streams.
type Batch = BTreeMap<Stream, Vec<Append>>;

/// What became of a place in a stream.
enum Place {
    Taken,
    Conflict { head: u64 },
}

async fn decide(session: &Session, batch: &Batch) -> Result<HashMap<String, Place>, tokio_postgres::Error> {
    let firsts: Vec<&Append> = batch.values().filter_map(|rivals| rivals.first()).collect();
    let streams: Vec<&str> = firsts.iter().map(|append| append.stream.as_str()).collect();
    let seqs: Vec<i64> = firsts.iter().map(|append| signed(append.expected.saturating_add(1))).collect();
    let payloads: Vec<&[u8]> = firsts.iter().map(|append| &append.payload[..]).collect();
    let answers = session.append(&streams, &seqs, &payloads).await?;
    let place = |(stream, head): (String, Option<u64>)| {
        let expected =
            batch.get(stream.as_str()).and_then(|rivals| rivals.first()).map(|append| append.expected);
        let place = match head {
            None => Place::Taken,
            // It was the time for it, and it did not go in: another node took the number while the statement ran.
            Some(head) if Some(head) == expected => Place::Conflict { head: head + 1 },
            Some(head) => Place::Conflict { head },
        };
        (stream, place)
    };
    Ok(answers.into_iter().map(place).collect())
}
