//! Somebody who is connected to a room.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::{CloseReason, Player};
use tokio::sync::{Notify, mpsc};

use crate::round_trip::RoundTrip;

/// Somebody who is connected to a room.
pub struct Guest {
    /// The socket's number on this node.
    pub number: u64,
    /// Who it is; nobody without an identity, who may watch.
    pub player: Option<Player>,
    /// Where messages for this socket go.
    pub outbox: Outbox,
    /// How far away this socket is.
    pub round_trip: Arc<RoundTrip>,
}

/// What goes out on a socket.
#[derive(Clone, Debug)]
pub enum Outgoing {
    /// A message.
    Text(Utf8Bytes),
    /// The last one.
    Bye(CloseReason),
}

/// A queue of bounded length to one socket.
#[derive(Clone)]
pub struct Outbox {
    queue: mpsc::Sender<Outgoing>,
    overflow: Arc<Notify>,
}

impl Outbox {
    /// A queue of this length; its other end; and what tells that it has overflowed.
    pub fn new(length: usize) -> (Outbox, mpsc::Receiver<Outgoing>, Arc<Notify>) {
        let (queue, receiver) = mpsc::channel(length);
        let overflow = Arc::new(Notify::new());
        (Outbox { queue, overflow: overflow.clone() }, receiver, overflow)
    }

    /// Puts a message into the queue; false if it is full or nobody reads it, and then nothing more will be.
    pub fn send(&self, message: Outgoing) -> bool {
        match self.queue.try_send(message) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.overflow.notify_one();
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }
}
