//! One WebSocket: passes messages between a client and its room. No rule of the game is here.

use std::net::IpAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use engine::Action;
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use protocol::{
    ClientMessage, CloseReason, MOST_ID_LENGTH, PROTOCOL_VERSION, Player, Problem, ServerMessage,
};
use tokio::sync::futures::Notified;
use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{self, Message};

use crate::error::ServerError;
use crate::frames::FrameMeter;
use crate::limits::{Limiter, Limits, TokenBucket, cost, seconds};
use crate::random;
use crate::room::{Outbound, Outbox, RoomClient, RoomMessage, Rooms, TableId};
use crate::round_trip::{Pinger, RoundTrip};
use crate::sessions::SocketSession;

/// How long a client may take to read one message before it counts as disconnected.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);

/// A message may come in several frames, and pongs are frames too.
const FRAMES_PER_MESSAGE: f64 = 2.0;

/// A connection that carries WebSocket messages; in tests the simulated network's.
pub(crate) trait MessageStream:
    Stream<Item = Result<Message, Self::Failure>> + Sink<Message, Error = Self::Failure> + Unpin
{
    type Failure;

    /// Whether reading has ended because the client sent too many frames.
    fn is_exceeded(&self) -> bool {
        false
    }

    /// Reads and discards what the client has sent after that.
    async fn drain(&mut self) {}
}

/// The WebSocket of a client, whose frames are counted.
pub(crate) type MeteredWebSocket = WebSocketStream<FrameMeter<TokioIo<Upgraded>>>;

impl MessageStream for MeteredWebSocket {
    type Failure = tungstenite::Error;

    fn is_exceeded(&self) -> bool {
        self.get_ref().is_exceeded()
    }

    async fn drain(&mut self) {
        self.get_mut().drain().await;
    }
}

/// Serves the messages of an upgraded connection.
pub(crate) async fn upgraded(connection: Upgraded, limits: &Limits) -> MeteredWebSocket {
    let bucket = TokenBucket::new(
        FRAMES_PER_MESSAGE * limits.message_burst,
        FRAMES_PER_MESSAGE * limits.messages_per_second,
        Instant::now(),
    );
    let stream = FrameMeter::new(TokioIo::new(connection), bucket);
    // The defaults take 136 KB a socket and 64 MB a message. Nearly all messages of clients fit into a kilobyte; longer ones
    // are read in pieces.
    let config = WebSocketConfig::default()
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_write_buffer_size(64 * 1024)
        .max_message_size(Some(limits.message_bytes))
        .max_frame_size(Some(limits.message_bytes));
    WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await
}

pub(crate) struct Socket<W> {
    ws: W,
    rooms: Arc<Rooms>,
    limiter: Arc<Limiter>,
    table: TableId,
    player: Option<Player>,
    session: Option<SocketSession>,
    address: IpAddr,
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

impl<W: MessageStream> Socket<W> {
    pub(crate) fn new(
        ws: W,
        rooms: Arc<Rooms>,
        limiter: Arc<Limiter>,
        limits: Limits,
        table: TableId,
        player: Option<Player>,
        address: IpAddr,
    ) -> Socket<W> {
        let bucket = TokenBucket::new(limits.message_burst, limits.messages_per_second, Instant::now());
        Socket {
            ws,
            rooms,
            limiter,
            table,
            player,
            session: None,
            address,
            limits,
            number: u64::from_be_bytes(random::bytes()),
            bucket,
            pinger: Pinger::default(),
            round_trip: Arc::default(),
        }
    }

    /// The session in which the socket is opened; it is closed when that ends.
    pub(crate) fn in_session(mut self, session: Option<SocketSession>) -> Socket<W> {
        self.session = session;
        self
    }

    /// Serves the socket until it is closed.
    pub(crate) async fn run(mut self) {
        let mut end = match self.receive_hello().await {
            Ok((after, selections)) => self.serve(after, selections).await,
            Err(end) => end,
        };
        let is_exceeded = self.ws.is_exceeded();
        if is_exceeded {
            end = SocketEnd::Close(CloseReason::TooManyMessages);
        }
        if let SocketEnd::Close(why) = end {
            let text = serde_json::to_string(&ServerMessage::Bye { why }).unwrap_or_default();
            let close = Message::Close(Some(CloseFrame { code: why.code().into(), reason: "".into() }));
            // Incoming messages are read too: closing a connection with unread bytes resets it, and the client might never get
            // the reason. A client that does not read it within a second goes without.
            let _ = tokio::time::timeout(Duration::from_secs(1), async {
                let _ = self.ws.send(Message::Text(text.into())).await;
                let _ = self.ws.send(close).await;
                if is_exceeded {
                    self.ws.drain().await;
                }
                while let Some(Ok(_)) = self.ws.next().await {}
            })
            .await;
        }
    }

    /// Receives the first message, which must be hello and arrive in time, and returns the client's last record and
    /// whether it shows selections.
    async fn receive_hello(&mut self) -> Result<(u64, bool), SocketEnd> {
        let first = tokio::time::timeout(self.limits.hello, self.ws.next()).await;
        let Ok(message) = first else {
            return Err(SocketEnd::Close(CloseReason::NoHello));
        };
        match message {
            Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
                Ok(ClientMessage::Hello { version: PROTOCOL_VERSION, after, selections }) => {
                    Ok((after, selections))
                }
                Ok(ClientMessage::Hello { .. }) => Err(SocketEnd::Close(CloseReason::OtherVersion)),
                _ => Err(SocketEnd::Close(CloseReason::NoHello)),
            },
            Some(Ok(_)) => Err(SocketEnd::Close(CloseReason::NoHello)),
            _ => Err(SocketEnd::Disconnected),
        }
    }

    async fn serve(&mut self, after: u64, shows_selections: bool) -> SocketEnd {
        if let Some(end) = self.refuse_long_history(after).await {
            return end;
        }
        let (outbox, mut queue, overflow) = Outbox::new(self.limits.queue);
        let _guard = match &self.session {
            Some(session) => match session.enter(self.number, &outbox).await {
                Ok(guard) => Some(guard),
                Err(why) => return SocketEnd::Close(why),
            },
            None => None,
        };
        let client = RoomClient {
            number: self.number,
            player: self.player.clone(),
            outbox,
            round_trip: self.round_trip.clone(),
            shows_selections,
            is_subscribed: false,
        };
        let room = match self.rooms.send(&self.table, RoomMessage::Join { client, after }).await {
            Ok(room) => room,
            Err(ServerError::Quarantined(_)) => return SocketEnd::Close(CloseReason::BrokenTable),
            Err(_) => return SocketEnd::Close(CloseReason::Restart),
        };
        let end = self.relay(&room, &mut queue, &overflow).await;
        let _ = room.send(RoomMessage::Leave { client: self.number }).await;
        end
    }

    /// Takes what the missing records cost from the player's budget. Without it the client is sent when to come back.
    async fn refuse_long_history(&mut self, after: u64) -> Option<SocketEnd> {
        let head = self.rooms.head(&self.table).await.unwrap_or(0);
        // A client that knows more than there is gets all records.
        let missing = if after > head { head } else { head - after };
        let player = self.player.as_ref().map(|player| &player.id);
        let wait = self.limiter.requests.take(player, self.address, cost::records(missing)).err()?;
        let problem = Problem::TooMany { seconds: seconds(wait) };
        let text = serde_json::to_string(&ServerMessage::Problem { id: None, problem }).unwrap_or_default();
        let _ = tokio::time::timeout(WRITE_TIMEOUT, self.ws.send(Message::Text(text.into()))).await;
        Some(SocketEnd::Close(CloseReason::Restart))
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
        if self.bucket.take(1.0, arrived).is_err() {
            return Some(SocketEnd::Close(CloseReason::TooManyMessages));
        }
        let Message::Text(text) = message else {
            return None;
        };
        let (id, problem) = match serde_json::from_str(&text) {
            Ok(ClientMessage::Do { id, action }) if (1..=MOST_ID_LENGTH).contains(&id.len()) => {
                match self.take(&action) {
                    Ok(()) => {
                        let message = RoomMessage::Request { client: self.number, id, action, arrived };
                        let sent = room.send(message).await;
                        return sent.err().map(|_| SocketEnd::Close(CloseReason::Restart));
                    }
                    Err(wait) => (Some(id), Problem::TooMany { seconds: seconds(wait) }),
                }
            }
            Ok(ClientMessage::Do { .. }) => {
                (None, Problem::Malformed { reason: format!("an id has 1 to {MOST_ID_LENGTH} characters") })
            }
            Ok(ClientMessage::Selection { cards }) => {
                let sent = room.send(RoomMessage::Selection { client: self.number, cards }).await;
                return sent.err().map(|_| SocketEnd::Close(CloseReason::Restart));
            }
            Ok(ClientMessage::Hello { .. }) => (None, Problem::OutOfOrder),
            Err(error) => (None, Problem::Malformed { reason: error.to_string() }),
        };
        let text = serde_json::to_string(&ServerMessage::Problem { id, problem }).unwrap_or_default();
        self.send(Message::Text(text.into()), overflowed).await
    }

    /// Takes what a request costs from the budgets of the player, over all sockets, and of the address.
    fn take(&self, action: &Action) -> Result<(), Duration> {
        let player = self.player.as_ref().map(|player| &player.id);
        self.limiter.actions.take(player, self.address, cost::action(action))
    }
}
