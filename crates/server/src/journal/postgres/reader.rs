//! Reading entries: all who wait are served by one statement.
//!
//! When a batch of appends is announced, every table that it belongs to reads at the same moment; one by one that would cost
//! the database as many statements as there were appends.

use std::sync::Arc;

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinSet;

use super::pool::Pool;
use super::session::Session;
use super::signed;
use crate::journal::{Entry, JournalError, Stream};

/// How many reads may wait, and how many one statement serves.
const QUEUE: usize = 256;
/// How many statements are under way at the same time, so that a long one does not hold up all others.
const LANES: usize = 2;

struct Question {
    stream: Stream,
    after: u64,
    limit: usize,
    answer: oneshot::Sender<Result<Vec<Entry>, JournalError>>,
}

/// The way to the tasks that read. They end when this is dropped.
pub(super) struct Pages {
    questions: mpsc::Sender<Question>,
    _lanes: JoinSet<()>,
}

impl Pages {
    pub(super) fn start(pool: Arc<Pool>) -> Pages {
        let (questions, inbox) = mpsc::channel(QUEUE);
        let inbox = Arc::new(Mutex::new(inbox));
        let mut lanes = JoinSet::new();
        for _ in 0..LANES {
            lanes.spawn(read_on(pool.clone(), inbox.clone()));
        }
        Pages { questions, _lanes: lanes }
    }

    pub(super) async fn read(
        &self,
        stream: Stream,
        after: u64,
        limit: usize,
    ) -> Result<Vec<Entry>, JournalError> {
        let (answer, answered) = oneshot::channel();
        let question = Question { stream, after, limit, answer };
        self.questions.send(question).await.map_err(|_| JournalError::closed())?;
        answered.await.unwrap_or_else(|_| Err(JournalError::closed()))
    }
}

async fn read_on(pool: Arc<Pool>, inbox: Arc<Mutex<mpsc::Receiver<Question>>>) {
    loop {
        let questions = gather(&inbox).await;
        if questions.is_empty() {
            return;
        }
        let answers = pool.run(|session| read(session, &questions)).await;
        match answers {
            Ok(answers) => {
                for (question, answer) in questions.into_iter().zip(answers) {
                    let _ = question.answer.send(Ok(answer));
                }
            }
            Err(error) => {
                for question in questions {
                    let _ = question.answer.send(Err(error.clone()));
                }
            }
        }
    }
}

/// All that wait now; none when the end has come.
async fn gather(inbox: &Mutex<mpsc::Receiver<Question>>) -> Vec<Question> {
    let mut inbox = inbox.lock().await;
    let mut questions = Vec::new();
    questions.extend(inbox.recv().await);
    // Those that the same announcement has woken get the chance to ask as well.
    tokio::task::yield_now().await;
    while questions.len() < QUEUE
        && let Ok(question) = inbox.try_recv()
    {
        questions.push(question);
    }
    questions
}

async fn read(
    session: Arc<Session>,
    questions: &[Question],
) -> Result<Vec<Vec<Entry>>, tokio_postgres::Error> {
    let streams: Vec<&str> = questions.iter().map(|question| question.stream.as_str()).collect();
    let after: Vec<i64> = questions.iter().map(|question| signed(question.after)).collect();
    let most: Vec<i64> = questions.iter().map(|question| signed(question.limit as u64)).collect();
    let mut answers = vec![Vec::new(); questions.len()];
    for row in session.read(&streams, &after, &most).await? {
        let place = row.get::<_, i64>(0) as usize - 1;
        let payload: &[u8] = row.get(2);
        let seq = row.get::<_, i64>(1).unsigned_abs();
        answers[place].push(Entry { seq, payload: payload.to_vec().into() });
    }
    Ok(answers)
}
