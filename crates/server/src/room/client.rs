//! A client that is connected to a room.

use std::sync::Arc;

use protocol::{CloseReason, Player, ServerMessage};
use tokio::sync::{Notify, mpsc};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::round_trip::RoundTrip;

pub(crate) struct RoomClient {
    /// The socket's number on this node.
    pub(crate) number: u64,
    /// Absent for a client without an identity, which can only watch.
    pub(crate) player: Option<Player>,
    pub(crate) outbox: Outbox,
    pub(crate) round_trip: Arc<RoundTrip>,
    /// Whether it shows what callers select.
    pub(crate) shows_selections: bool,
    /// Whether it has all records and gets every new one. Before that it may send requests and gets the replies.
    pub(crate) is_subscribed: bool,
}

impl RoomClient {
    /// Queues a message; false if the queue is full or closed.
    pub(super) fn send(&self, message: &ServerMessage) -> bool {
        text_of(message).is_some_and(|text| self.outbox.send(Outbound::Text(text)))
    }
}

pub(super) fn text_of(message: &ServerMessage) -> Option<Utf8Bytes> {
    serde_json::to_string(message).ok().map(Utf8Bytes::from)
}

/// A message to a socket.
#[derive(Clone, Debug)]
pub(crate) enum Outbound {
    Text(Utf8Bytes),
    /// Closes the socket.
    Close(CloseReason),
}

/// A queue of bounded length to one socket.
#[derive(Clone)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Outbound>,
    overflow: Arc<Notify>,
}

impl Outbox {
    /// A queue of this length, its receiver, and what is notified when it overflows.
    pub(crate) fn new(length: usize) -> (Outbox, mpsc::Receiver<Outbound>, Arc<Notify>) {
        let (queue, receiver) = mpsc::channel(length);
        let overflow = Arc::new(Notify::new());
        (Outbox { queue, overflow: overflow.clone() }, receiver, overflow)
    }

    /// Queues a message; false if the queue is full or closed. The socket of a full queue is closed.
    pub(crate) fn send(&self, message: Outbound) -> bool {
        match self.queue.try_send(message) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.overflow.notify_one();
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }

    /// A queue that does not stay open by itself: a socket is closed when its room drops the outbox.
    pub(crate) fn downgrade(&self) -> WeakOutbox {
        WeakOutbox { queue: self.queue.downgrade(), overflow: self.overflow.clone() }
    }
}

/// The queue to a socket as long as its room keeps it.
pub(crate) struct WeakOutbox {
    queue: mpsc::WeakSender<Outbound>,
    overflow: Arc<Notify>,
}

impl WeakOutbox {
    pub(crate) fn upgrade(&self) -> Option<Outbox> {
        Some(Outbox { queue: self.queue.upgrade()?, overflow: self.overflow.clone() })
    }
}
