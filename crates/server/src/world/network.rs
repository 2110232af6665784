//! Connections between simulated clients and the sockets of nodes: each keeps its order, each has its own delay.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use futures_util::{Sink, Stream, sink, stream};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Message;

use super::rng::SimRng;
use crate::socket::MessageStream;

/// How many messages are on their way in one direction before the sender has to wait.
const WINDOW: usize = 32;

/// The connection is broken.
#[derive(Debug)]
pub(super) struct Broken;

/// The sending end of one direction.
pub(super) struct LinkSender {
    queue: mpsc::Sender<(Instant, Message)>,
    rng: SimRng,
    /// The shortest and the longest delay in milliseconds.
    delay: (u64, u64),
    last: Instant,
}

/// The receiving end of one direction.
pub(super) struct LinkReceiver {
    queue: mpsc::Receiver<(Instant, Message)>,
    next: Option<(Instant, Message)>,
}

fn direction(rng: SimRng, delay: (u64, u64)) -> (LinkSender, LinkReceiver) {
    let (sender, receiver) = mpsc::channel(WINDOW);
    let sender = LinkSender { queue: sender, rng, delay, last: Instant::now() };
    (sender, LinkReceiver { queue: receiver, next: None })
}

/// A client's end and a socket's end of a new connection.
pub(super) fn connect(rng: &mut SimRng, delay: (u64, u64)) -> (ClientLink, SimWebSocket) {
    let (to_server, from_client) = direction(rng.fork(), delay);
    let (to_client, from_server) = direction(rng.fork(), delay);
    (ClientLink { sender: to_server, receiver: from_server }, SimWebSocket::new(to_client, from_client))
}

/// A client's end of a connection.
pub(super) struct ClientLink {
    pub(super) sender: LinkSender,
    pub(super) receiver: LinkReceiver,
}

impl LinkSender {
    fn arrival(&mut self) -> Instant {
        // A lost packet is sent again and delays all that follow.
        let lost = if self.rng.chance(1) { 300 } else { 0 };
        let delay = Duration::from_millis(self.rng.range(self.delay.0, self.delay.1) + lost);
        self.last = self.last.max(Instant::now() + delay);
        self.last
    }

    pub(super) async fn send(&mut self, message: Message) -> Result<(), Broken> {
        let arrival = self.arrival();
        self.queue.send((arrival, message)).await.map_err(|_| Broken)
    }

    /// Sends unless the connection is broken or full.
    pub(super) fn try_send(&mut self, message: Message) {
        let arrival = self.arrival();
        let _ = self.queue.try_send((arrival, message));
    }
}

impl LinkReceiver {
    /// The next message; `None` at the end. Safe to cancel.
    pub(super) async fn recv(&mut self) -> Option<Message> {
        if self.next.is_none() {
            self.next = Some(self.queue.recv().await?);
        }
        let at = self.next.as_ref()?.0;
        sleep_until(at).await;
        self.next.take().map(|(_, message)| message)
    }
}

/// The socket's end of a connection, in place of a WebSocket.
pub(super) struct SimWebSocket {
    incoming: Pin<Box<dyn Stream<Item = Result<Message, Broken>> + Send>>,
    outgoing: Pin<Box<dyn Sink<Message, Error = Broken> + Send>>,
}

impl SimWebSocket {
    fn new(sender: LinkSender, receiver: LinkReceiver) -> SimWebSocket {
        let incoming = stream::unfold(receiver, |mut receiver| async move {
            receiver.recv().await.map(|message| (Ok(message), receiver))
        });
        let outgoing = sink::unfold(sender, |mut sender, message| async move {
            sender.send(message).await?;
            Ok(sender)
        });
        SimWebSocket { incoming: Box::pin(incoming), outgoing: Box::pin(outgoing) }
    }
}

impl MessageStream for SimWebSocket {
    type Failure = Broken;
}

impl Stream for SimWebSocket {
    type Item = Result<Message, Broken>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.incoming.as_mut().poll_next(context)
    }
}

impl Sink<Message> for SimWebSocket {
    type Error = Broken;

    fn poll_ready(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Broken>> {
        self.outgoing.as_mut().poll_ready(context)
    }

    fn start_send(mut self: Pin<&mut Self>, message: Message) -> Result<(), Broken> {
        self.outgoing.as_mut().start_send(message)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Broken>> {
        self.outgoing.as_mut().poll_flush(context)
    }

    fn poll_close(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Broken>> {
        self.outgoing.as_mut().poll_close(context)
    }
}
