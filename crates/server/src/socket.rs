//! One WebSocket: passes messages between a client and its room. No rule of the game is here.

use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message};
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use protocol::{
    ClientMessage, CloseReason, MOST_ID_LENGTH, PROTOCOL_VERSION, Player, Problem, ServerMessage,
};
use tokio::sync::futures::Notified;
use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;

use crate::limits::{Limits, TokenBucket};
use crate::random;
use crate::room::{Outbound, Outbox, RoomClient, RoomMessage, Rooms, TableId};
use crate::round_trip::{Pinger, RoundTrip};

/// How long a client may take to read one message before it counts as disconnected.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);

/// `W` is a WebSocket, or the simulated network of a test.
pub(crate) struct Socket<W> {
    ws: W,
    rooms: Arc<Rooms>,
    table: TableId,
    player: Option<Player>,
    limits: Limits,
    number: u64,
    bucket: TokenBucket,
    pinger: Pinger,
    round_trip: Arc<RoundTrip>,
}

/// Why a socket ends.
enum SocketEnd {
    /// The client has disconnected.
    Disconnected,
    /// The server closes the socket.
    Close(CloseReason),
}

impl<W, E> Socket<W>
where
    W: Stream<Item = Result<Message, E>> + Sink<Message, Error = E> + Unpin,
{
    pub(crate) fn new(
        ws: W,
        rooms: Arc<Rooms>,
        table: TableId,
        player: Option<Player>,
        limits: Limits,
    ) -> Socket<W> {
        let bucket = TokenBucket::new(limits.message_burst, limits.messages_per_second, Instant::now());
        let number = u64::from_be_bytes(random::bytes());
        let (pinger, round_trip) = (Pinger::default(), Arc::default());
        Socket { ws, rooms, table, player, limits, number, bucket, pinger, round_trip }
    }

    /// Serves the socket until it is closed.
    pub(crate) async fn run(mut self) {
        let end = match self.receive_hello().await {
            Ok(after) => self.serve(after).await,
            Err(end) => end,
        };
        if let SocketEnd::Close(why) = end {
            let text = serde_json::to_string(&ServerMessage::Bye { why }).unwrap_or_default();
            let close = Message::Close(Some(CloseFrame { code: why.code(), reason: "".into() }));
            // Incoming messages are read too: closing a connection with unread bytes resets it, and the client might never get
            // the reason. A client that does not read it within a second goes without.
            let _ = tokio::time::timeout(Duration::from_secs(1), async {
                let _ = self.ws.send(Message::Text(text.into())).await;
                let _ = self.ws.send(close).await;
                while let Some(Ok(_)) = self.ws.next().await {}
            })
            .await;
        }
    }

    /// Receives the first message, which must be hello and arrive in time, and returns the client's last record.
    async fn receive_hello(&mut self) -> Result<u64, SocketEnd> {
        let first = tokio::time::timeout(self.limits.hello, self.ws.next()).await;
        let Ok(message) = first else {
            return Err(SocketEnd::Close(CloseReason::NoHello));
        };
        match message {
            Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
                Ok(ClientMessage::Hello { version: PROTOCOL_VERSION, after }) => Ok(after),
                Ok(ClientMessage::Hello { .. }) => Err(SocketEnd::Close(CloseReason::OtherVersion)),
                _ => Err(SocketEnd::Close(CloseReason::NoHello)),
            },
            Some(Ok(_)) => Err(SocketEnd::Close(CloseReason::NoHello)),
            _ => Err(SocketEnd::Disconnected),
        }
    }

    async fn serve(&mut self, after: u64) -> SocketEnd {
        let (outbox, mut queue, overflow) = Outbox::new(self.limits.queue);
        let client = RoomClient {
            number: self.number,
            player: self.player.clone(),
            outbox,
            round_trip: self.round_trip.clone(),
            is_subscribed: false,
        };
        let Ok(room) = self.rooms.send(&self.table, RoomMessage::Join { client, after }).await else {
            return SocketEnd::Close(CloseReason::Restart);
        };
        let end = self.relay(&room, &mut queue, &overflow).await;
        let _ = room.send(RoomMessage::Leave { client: self.number }).await;
        end
    }

    /// The queue ends when the room does, also by a panic: then the client comes back to a room that is made anew.
    async fn relay(
        &mut self,
        room: &mpsc::Sender<RoomMessage>,
        queue: &mut mpsc::Receiver<Outbound>,
        overflow: &Notify,
    ) -> SocketEnd {
        // Both are created once, and not with each message.
        let mut ping_due = pin!(tokio::time::sleep(Duration::ZERO));
        let mut overflowed = pin!(overflow.notified());
        loop {
            // Queued messages go out first, also after an overflow, so that a client that resumes has fewer to catch up on.
            tokio::select! {
                biased;
                message = queue.recv() => match message {
                    Some(Outbound::Text(text)) => {
                        if let Some(end) = self.send(Message::Text(text), overflowed.as_mut()).await {
                            return end;
                        }
                    }
                    Some(Outbound::Close(why)) => return SocketEnd::Close(why),
                    None => return SocketEnd::Close(CloseReason::Restart),
                },
                message = self.ws.next() => match message {
                    Some(Ok(message)) => {
                        if let Some(end) = self.receive(message, room, overflowed.as_mut()).await {
                            return end;
                        }
                    }
                    _ => return SocketEnd::Disconnected,
                },
                _ = &mut ping_due => {
                    if self.pinger.is_waiting() && self.pinger.pause() > Duration::from_secs(1) {
                        return SocketEnd::Disconnected;
                    }
                    let ping = self.pinger.ping(u64::from_be_bytes(random::bytes()), Instant::now());
                    if let Some(end) = self.send(Message::Ping(ping.to_vec().into()), overflowed.as_mut()).await {
                        return end;
                    }
                    let next = ping_due.deadline() + self.pinger.pause();
                    ping_due.as_mut().reset(next);
                }
                _ = &mut overflowed => return SocketEnd::Close(CloseReason::TooSlow),
            }
        }
    }

    /// Writes one message; ends the socket if the queue behind it overflows meanwhile.
    async fn send(&mut self, message: Message, overflowed: Pin<&mut Notified<'_>>) -> Option<SocketEnd> {
        tokio::select! {
            // Nearly always the message can be written at once.
            biased;
            sent = tokio::time::timeout(WRITE_TIMEOUT, self.ws.send(message)) => match sent {
                Ok(Ok(())) => None,
                _ => Some(SocketEnd::Disconnected),
            },
            _ = overflowed => Some(SocketEnd::Close(CloseReason::TooSlow)),
        }
    }

    async fn receive(
        &mut self,
        message: Message,
        room: &mpsc::Sender<RoomMessage>,
        overflowed: Pin<&mut Notified<'_>>,
    ) -> Option<SocketEnd> {
        let arrived = Instant::now();
        match message {
            Message::Pong(payload) if self.pinger.pong(&payload, arrived, &self.round_trip) => return None,
            Message::Close(_) => return Some(SocketEnd::Disconnected),
            _ => {}
        }
        if !self.bucket.take(arrived) {
            return Some(SocketEnd::Close(CloseReason::TooManyMessages));
        }
        let Message::Text(text) = message else {
            return None;
        };
        let problem = match serde_json::from_str(&text) {
            Ok(ClientMessage::Do { id, action }) if (1..=MOST_ID_LENGTH).contains(&id.len()) => {
                let message = RoomMessage::Request { client: self.number, id, action, arrived };
                return match room.send(message).await {
                    Ok(()) => None,
                    Err(_) => Some(SocketEnd::Close(CloseReason::Restart)),
                };
            }
            Ok(ClientMessage::Do { .. }) => {
                Problem::Malformed { reason: format!("an id has 1 to {MOST_ID_LENGTH} characters") }
            }
            Ok(ClientMessage::Hello { .. }) => Problem::OutOfOrder,
            Err(error) => Problem::Malformed { reason: error.to_string() },
        };
        let text = serde_json::to_string(&ServerMessage::Problem { id: None, problem }).unwrap_or_default();
        self.send(Message::Text(text.into()), overflowed).await
    }
}
