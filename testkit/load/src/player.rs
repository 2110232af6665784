//! One player's socket: what arrives on it, and reconnecting when it breaks.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::pin::pin;
use std::task::{Context, Poll};
use std::time::Duration;

use client::{ClientError, Connection, Site};
use engine::{Action, PlayerId};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::transcript::{PlayerTranscript, RecordDigest};

/// How often a broken socket is opened again before the player gives up; half a minute in all.
const ATTEMPTS: u32 = 300;
const PAUSE: Duration = Duration::from_millis(100);
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(1);
/// A server that sends nothing for so long gets a ping; after the same time again it counts as dead.
const SILENCE: Duration = Duration::from_secs(1);

pub(crate) struct Player {
    pub(crate) id: PlayerId,
    /// The number of the last record that has arrived.
    pub(crate) head: u64,
    digest: RecordDigest,
    /// The servers; the player is connected to the first.
    sites: VecDeque<Site>,
    table: String,
    connection: Connection,
    /// The request without an answer yet. It is sent again after reconnecting; its id makes it act once.
    pending: Option<(u64, Action)>,
}

/// What a received message changed.
pub(crate) enum Update {
    /// Records that had not arrived on this socket before: the ids of the requests that led to them, and the whole message.
    Records { ids: Vec<u64>, text: String },
    /// A request was answered without a record: refused, or nothing to do.
    Answered { id: u64 },
    /// Presence and greetings.
    Other,
    /// The socket is closed, or a record is missing.
    Disconnected,
}

/// The part of a message that every player reads; the rest is parsed once a table.
#[derive(Deserialize)]
struct MessageHeader<'a> {
    #[serde(borrow, default)]
    id: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    records: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct RecordHeader<'a> {
    seq: u64,
    #[serde(borrow, default)]
    id: Option<Cow<'a, str>>,
}

impl Player {
    pub(crate) async fn open(sites: Vec<Site>, id: PlayerId, table: &str) -> Result<Player, ClientError> {
        let missing = || ClientError::Unreachable(String::new());
        let connection = sites.first().ok_or_else(missing)?.connect(table, 0).await?;
        let (sites, table) = (sites.into(), table.to_owned());
        Ok(Player { id, head: 0, digest: RecordDigest::default(), sites, table, connection, pending: None })
    }

    pub(crate) fn transcript(&self) -> PlayerTranscript {
        PlayerTranscript { player: self.id.clone(), head: self.head, digest: self.digest.to_string() }
    }

    /// Whether something is to arrive: an answer, or records that other players have.
    pub(crate) fn is_waiting(&self, head: u64) -> bool {
        self.pending.is_some() || self.head < head
    }

    /// False if the server counts as dead. Sends a ping if it has been silent.
    pub(crate) async fn is_alive(&mut self) -> bool {
        if self.connection.silence() > SILENCE {
            let _ = self.connection.ping().await;
        }
        self.connection.silence() < 2 * SILENCE
    }

    /// Sends a request. A socket that breaks meanwhile is noticed when receiving.
    pub(crate) async fn request(&mut self, id: u64, action: Action) {
        self.pending = Some((id, action.clone()));
        let _ = self.connection.request(&id.to_string(), action).await;
    }

    pub(crate) fn poll_update(&mut self, context: &mut Context<'_>) -> Poll<Update> {
        // Receiving is cancel-safe: dropping the future loses no message.
        let received = pin!(self.connection.receive_text()).poll(context);
        received.map(|received| received.map_or(Update::Disconnected, |text| self.apply(text)))
    }

    fn apply(&mut self, text: String) -> Update {
        let Ok(MessageHeader { id, records }) = serde_json::from_str(&text) else {
            return Update::Disconnected;
        };
        if let Some(id) = number(id.as_deref()) {
            self.answered(id);
            return Update::Answered { id };
        }
        let mut ids = Vec::new();
        let known = self.head;
        for raw in records {
            let Ok(record) = serde_json::from_str::<RecordHeader<'_>>(raw.get()) else {
                return Update::Disconnected;
            };
            if record.seq <= known {
                continue;
            }
            if record.seq != self.head + 1 {
                return Update::Disconnected;
            }
            self.head = record.seq;
            self.digest.add(raw.get());
            ids.extend(number(record.id.as_deref()));
        }
        ids.iter().for_each(|&id| self.answered(id));
        if self.head > known { Update::Records { ids, text } } else { Update::Other }
    }

    fn answered(&mut self, id: u64) {
        self.pending = self.pending.take().filter(|(pending, _)| *pending != id);
    }

    /// Opens the socket again from the last record that has arrived, at the next server that accepts it.
    pub(crate) async fn reconnect(&mut self) -> Result<(), ClientError> {
        let mut attempts = 0;
        self.connection = loop {
            self.sites.rotate_left(1);
            match self.connect().await {
                Ok(connection) => break connection,
                Err(error) if attempts == ATTEMPTS => return Err(error),
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
            attempts += 1;
        };
        if let Some((id, action)) = self.pending.clone() {
            self.request(id, action).await;
        }
        Ok(())
    }

    async fn connect(&self) -> Result<Connection, ClientError> {
        let late = || ClientError::Unreachable("it does not answer".to_owned());
        let site = self.sites.front().ok_or_else(late)?;
        let connecting = tokio::time::timeout(HANDSHAKE_TIMEOUT, site.connect(&self.table, self.head));
        connecting.await.map_err(|_| late())?
    }
}

/// Ids of this program's requests are numbers.
fn number(id: Option<&str>) -> Option<u64> {
    id?.parse().ok()
}
