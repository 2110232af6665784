//! Reading entries: one statement serves all reads that wait.
//!
//! When a batch of appends is announced, all of its tables read at the same moment; one by one that would cost the database as
//! many statements as there were appends.

use std::sync::Arc;

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinSet;

use super::pool::Pool;
use super::session::{QueryResult, Session};
use crate::journal::{Entry, JournalError, Stream, signed};

/// How many reads may wait, and how many one statement serves.
const QUEUE_LENGTH: usize = 256;
/// How many statements run at the same time, so that a long one does not delay all others.
const CONCURRENCY: usize = 2;

struct ReadRequest {
    stream: Stream,
    after: u64,
    limit: usize,
    response: oneshot::Sender<Result<Vec<Entry>, JournalError>>,
}

/// The handle of the tasks that read. They end when this is dropped.
pub(super) struct BatchReader {
    requests: mpsc::Sender<ReadRequest>,
    _tasks: JoinSet<()>,
}

impl BatchReader {
    pub(super) fn start(pool: Arc<Pool>) -> BatchReader {
        let (requests, inbox) = mpsc::channel(QUEUE_LENGTH);
        let inbox = Arc::new(Mutex::new(inbox));
        let mut tasks = JoinSet::new();
        for _ in 0..CONCURRENCY {
            tasks.spawn(run(pool.clone(), inbox.clone()));
        }
        BatchReader { requests, _tasks: tasks }
    }

    pub(super) async fn read(
        &self,
        stream: Stream,
        after: u64,
        limit: usize,
    ) -> Result<Vec<Entry>, JournalError> {
        let (response, result) = oneshot::channel();
        let request = ReadRequest { stream, after, limit, response };
        self.requests.send(request).await.map_err(|_| JournalError::Closed)?;
        result.await.unwrap_or_else(|_| Err(JournalError::Closed))
    }
}

async fn run(pool: Arc<Pool>, inbox: Arc<Mutex<mpsc::Receiver<ReadRequest>>>) {
    loop {
        let requests = gather(&inbox).await;
        if requests.is_empty() {
            return;
        }
        let results = match pool.run(|session| read(session, &requests)).await {
            Ok(results) => results.into_iter().map(Ok).collect(),
            Err(error) => vec![Err(error); requests.len()],
        };
        for (request, result) in requests.into_iter().zip(results) {
            let _ = request.response.send(result);
        }
    }
}

/// All reads that wait now; none after the queue is closed.
async fn gather(inbox: &Mutex<mpsc::Receiver<ReadRequest>>) -> Vec<ReadRequest> {
    let mut inbox = inbox.lock().await;
    let mut requests = Vec::new();
    requests.extend(inbox.recv().await);
    // Lets the other rooms that the same announcement has woken queue their reads.
    tokio::task::yield_now().await;
    while requests.len() < QUEUE_LENGTH
        && let Ok(request) = inbox.try_recv()
    {
        requests.push(request);
    }
    requests
}

async fn read(session: Arc<Session>, requests: &[ReadRequest]) -> QueryResult<Vec<Vec<Entry>>> {
    let streams: Vec<&str> = requests.iter().map(|request| request.stream.as_str()).collect();
    let after: Vec<i64> = requests.iter().map(|request| signed(request.after)).collect();
    let most: Vec<i64> = requests.iter().map(|request| signed(request.limit as u64)).collect();
    let mut results = vec![Vec::new(); requests.len()];
    for row in session.read(&streams, &after, &most).await? {
        let index = row.get::<_, i64>(0) as usize - 1;
        let payload = row.get::<_, Vec<u8>>(2).into();
        results[index].push(Entry { seq: row.get::<_, i64>(1).unsigned_abs(), payload });
    }
    Ok(results)
}
