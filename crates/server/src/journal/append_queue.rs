//! The queue in front of a journal's one writer, which takes all appends that wait and commits them together.

use std::sync::Arc;

use bytes::Bytes;
use tokio::sync::{Notify, mpsc, oneshot};

use super::{AppendError, Stream};

/// How many appends may wait, and how many one commit takes. Later callers wait until there is room in the queue.
pub(super) const QUEUE_LENGTH: usize = 1024;

pub(super) type AppendResult = Result<(), AppendError>;

pub(super) struct PendingAppend {
    pub(super) stream: Stream,
    pub(super) expected: u64,
    pub(super) payload: Bytes,
    pub(super) response: oneshot::Sender<AppendResult>,
}

impl PendingAppend {
    /// A caller that has stopped waiting does not receive it; the entry stays.
    pub(super) fn respond(self, result: AppendResult) {
        let _ = self.response.send(result);
    }
}

enum QueueMessage {
    Append(PendingAppend),
    Close,
}

pub(super) struct AppendQueue {
    sender: mpsc::Sender<QueueMessage>,
    /// The number of waiting appends that wakes a writer in [`PendingAppends::full_batch`].
    batch: usize,
    full_batch: Arc<Notify>,
}

impl AppendQueue {
    pub(super) fn new(batch: usize) -> (AppendQueue, PendingAppends) {
        let (sender, receiver) = mpsc::channel(QUEUE_LENGTH);
        let full_batch = Arc::new(Notify::new());
        (
            AppendQueue { sender, batch, full_batch: full_batch.clone() },
            PendingAppends { receiver, full_batch },
        )
    }

    pub(super) async fn append(&self, stream: Stream, expected: u64, payload: Bytes) -> AppendResult {
        let (response, result) = oneshot::channel();
        let append = PendingAppend { stream, expected, payload, response };
        self.sender.send(QueueMessage::Append(append)).await.map_err(|_| AppendError::closed())?;
        if self.sender.max_capacity() - self.sender.capacity() == self.batch {
            self.full_batch.notify_one();
        }
        result.await.unwrap_or_else(|_| Err(AppendError::closed()))
    }

    /// Refuses later appends; the writer ends when it has written those that wait.
    pub(super) async fn close(&self) {
        // Fails only if the writer has ended already.
        let _ = self.sender.send(QueueMessage::Close).await;
    }
}

/// The writer's end. It ends after [`AppendQueue::close`], or when the queue is dropped, with the last append that waits.
pub(super) struct PendingAppends {
    receiver: mpsc::Receiver<QueueMessage>,
    full_batch: Arc<Notify>,
}

impl PendingAppends {
    pub(super) fn len(&self) -> usize {
        self.receiver.len()
    }

    /// Waits until a batch is full. May return early, because of an earlier batch.
    pub(super) async fn full_batch(&self) {
        self.full_batch.notified().await;
    }

    pub(super) async fn recv(&mut self) -> Option<PendingAppend> {
        loop {
            match self.receiver.recv().await? {
                QueueMessage::Append(append) => return Some(append),
                QueueMessage::Close => self.receiver.close(),
            }
        }
    }

    pub(super) fn blocking_recv(&mut self) -> Option<PendingAppend> {
        loop {
            match self.receiver.blocking_recv()? {
                QueueMessage::Append(append) => return Some(append),
                QueueMessage::Close => self.receiver.close(),
            }
        }
    }

    /// Moves what waits into `appends`, up to [`QUEUE_LENGTH`].
    pub(super) fn drain_into(&mut self, appends: &mut Vec<PendingAppend>) {
        while appends.len() < QUEUE_LENGTH
            && let Ok(message) = self.receiver.try_recv()
        {
            match message {
                QueueMessage::Append(append) => appends.push(append),
                QueueMessage::Close => self.receiver.close(),
            }
        }
    }
}
