//! One socket: what comes in goes to its room, what the room says goes out. No rule of the game lives here.

use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use protocol::{ClientMessage, CloseReason, MOST_ID_LENGTH, Player, Problem, ServerMessage, VERSION};
use tokio::sync::futures::Notified;
use tokio::sync::{Notify, mpsc};

use crate::limits::{Bucket, Limits};
use crate::random;
use crate::room::{Guest, Outbox, Outgoing, Rooms, TableId, ToRoom};
use crate::round_trip::{Pinger, RoundTrip};

/// How long a client may take to read one message, or to answer a ping, before it counts as gone.
const PATIENCE: Duration = Duration::from_secs(30);

/// A socket and what belongs to it.
pub struct Socket {
    ws: WebSocket,
    rooms: Arc<Rooms>,
    table: TableId,
    player: Option<Player>,
    limits: Limits,
    number: u64,
    bucket: Bucket,
    pinger: Pinger,
    round_trip: Arc<RoundTrip>,
}

/// Why a socket ends.
enum End {
    /// The other side has gone.
    Gone,
    /// We send it away.
    Bye(CloseReason),
}

impl Socket {
    /// Takes over an upgraded connection.
    pub fn new(
        ws: WebSocket,
        rooms: Arc<Rooms>,
        table: TableId,
        player: Option<Player>,
        limits: Limits,
    ) -> Socket {
        let bucket = Bucket::new(limits.message_burst, limits.messages_per_second, Instant::now());
        let number = u64::from_be_bytes(random::bytes());
        let (pinger, round_trip) = (Pinger::default(), Arc::default());
        Socket { ws, rooms, table, player, limits, number, bucket, pinger, round_trip }
    }

    /// Serves the socket to its end.
    pub async fn run(mut self) {
        let end = match self.hello().await {
            Ok(after) => self.serve(after).await,
            Err(end) => end,
        };
        if let End::Bye(why) = end {
            let text = serde_json::to_string(&ServerMessage::Bye { why }).unwrap_or_default();
            let close = Message::Close(Some(CloseFrame { code: why.code(), reason: "".into() }));
            // Whoever does not even read this has waited long enough. What is still coming in is read as well: a
            // connection that is closed with bytes unread is reset, and the client might never see why.
            let _ = tokio::time::timeout(Duration::from_secs(1), async {
                let _ = self.ws.send(Message::Text(text.into())).await;
                let _ = self.ws.send(close).await;
                while let Some(Ok(_)) = self.ws.recv().await {}
            })
            .await;
        }
    }

    /// The first message must be hello, and must come in time.
    async fn hello(&mut self) -> Result<u64, End> {
        let first = tokio::time::timeout(self.limits.hello, self.ws.recv()).await;
        let Ok(message) = first else {
            return Err(End::Bye(CloseReason::NoHello));
        };
        match message {
            Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
                Ok(ClientMessage::Hello { version: VERSION, after }) => Ok(after),
                Ok(ClientMessage::Hello { .. }) => Err(End::Bye(CloseReason::OtherVersion)),
                _ => Err(End::Bye(CloseReason::NoHello)),
            },
            Some(Ok(_)) => Err(End::Bye(CloseReason::NoHello)),
            _ => Err(End::Gone),
        }
    }

    async fn serve(&mut self, after: u64) -> End {
        let (outbox, mut queue, overflow) = Outbox::new(self.limits.queue);
        let guest = Guest {
            number: self.number,
            player: self.player.clone(),
            outbox: outbox.clone(),
            round_trip: self.round_trip.clone(),
        };
        if self.rooms.tell(&self.table, ToRoom::Join { guest, after }).await.is_err() {
            return End::Bye(CloseReason::Restart);
        }
        let end = self.relay(&outbox, &mut queue, &overflow).await;
        self.rooms.leave(&self.table, self.number).await;
        end
    }

    async fn relay(
        &mut self,
        outbox: &Outbox,
        queue: &mut mpsc::Receiver<Outgoing>,
        overflow: &Notify,
    ) -> End {
        // Set once and reset after each ping, not with each message; and listened to throughout.
        let mut ping_due = pin!(tokio::time::sleep(Duration::ZERO));
        let mut overflowed = pin!(overflow.notified());
        loop {
            // What waits goes out first, also after an overflow: so whoever resumes has come further.
            tokio::select! {
                biased;
                message = queue.recv() => match message {
                    Some(Outgoing::Text(text)) => {
                        if let Some(end) = self.send(Message::Text(text), overflowed.as_mut()).await {
                            return end;
                        }
                    }
                    Some(Outgoing::Bye(why)) => return End::Bye(why),
                    None => return End::Bye(CloseReason::Restart),
                },
                message = self.ws.recv() => match message {
                    Some(Ok(message)) => {
                        if let Some(end) = self.hear(message, outbox).await {
                            return end;
                        }
                    }
                    _ => return End::Gone,
                },
                _ = &mut ping_due => {
                    if self.pinger.is_waiting() && self.pinger.pause() > Duration::from_secs(1) {
                        return End::Gone;
                    }
                    let ping = self.pinger.ping(u64::from_be_bytes(random::bytes()), Instant::now());
                    if let Some(end) = self.send(Message::Ping(ping.to_vec().into()), overflowed.as_mut()).await {
                        return end;
                    }
                    let next = ping_due.deadline() + self.pinger.pause();
                    ping_due.as_mut().reset(next);
                }
                _ = &mut overflowed => return End::Bye(CloseReason::TooSlow),
            }
        }
    }

    /// Writes one message; a reader that lets the queue behind it overflow meanwhile is sent away.
    async fn send(&mut self, message: Message, overflowed: Pin<&mut Notified<'_>>) -> Option<End> {
        tokio::select! {
            // Nearly always there is room at once, and nothing needs to be waited for.
            biased;
            sent = tokio::time::timeout(PATIENCE, self.ws.send(message)) => match sent {
                Ok(Ok(())) => None,
                _ => Some(End::Gone),
            },
            _ = overflowed => Some(End::Bye(CloseReason::TooSlow)),
        }
    }

    async fn hear(&mut self, message: Message, outbox: &Outbox) -> Option<End> {
        let arrived = Instant::now();
        match message {
            Message::Pong(payload) if self.pinger.pong(&payload, arrived, &self.round_trip) => return None,
            Message::Close(_) => return Some(End::Gone),
            _ => {}
        }
        if !self.bucket.take(arrived) {
            return Some(End::Bye(CloseReason::TooManyMessages));
        }
        let Message::Text(text) = message else {
            return None;
        };
        let problem = match serde_json::from_str(&text) {
            Ok(ClientMessage::Do { id, request }) if (1..=MOST_ID_LENGTH).contains(&id.len()) => {
                let told = ToRoom::Do { guest: self.number, id, request, arrived };
                return match self.rooms.tell(&self.table, told).await {
                    Ok(()) => None,
                    Err(_) => Some(End::Bye(CloseReason::Restart)),
                };
            }
            Ok(ClientMessage::Do { .. }) => {
                Problem::Malformed { reason: format!("an id has 1 to {MOST_ID_LENGTH} characters") }
            }
            Ok(ClientMessage::Hello { .. }) => Problem::OutOfOrder,
            Err(error) => Problem::Malformed { reason: error.to_string() },
        };
        let text = serde_json::to_string(&ServerMessage::Problem { id: None, problem }).unwrap_or_default();
        outbox.send(Outgoing::Text(text.into()));
        None
    }
}
