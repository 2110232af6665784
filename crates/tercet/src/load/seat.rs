//! One player's socket: what arrives on it, and coming back when it breaks.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::pin::pin;
use std::task::{Context, Poll};
use std::time::Duration;

use client::{ClientError, Connection, Site};
use engine::{Action, PlayerId};
use serde::Deserialize;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

/// How often a broken socket is opened again before the player gives up; half a minute in all.
const TRIES: u32 = 300;
const PAUSE: Duration = Duration::from_millis(100);
/// How long a server may take to let somebody in.
const HANDSHAKE: Duration = Duration::from_secs(1);
/// After so long a silence a server is asked for a sign of life, and after so long again it is taken for dead.
const SILENCE: Duration = Duration::from_secs(1);

/// One player at a table.
pub struct Seat {
    /// Who it is.
    pub player: PlayerId,
    /// The last record that has arrived.
    pub seq: u64,
    /// A digest of all records that have arrived, one after the other, as they were written.
    shown: [u8; 32],
    /// The servers; the first is the one that this player is at.
    sites: VecDeque<Site>,
    table: String,
    connection: Connection,
    /// What was asked for and not answered yet; it is sent again after coming back, and acts once.
    asked: Option<(u64, Action)>,
}

/// Something that has arrived.
pub enum News {
    /// Records that this socket has not had before.
    Records {
        /// The ids of the requests they came from.
        ids: Vec<u64>,
        /// The whole message.
        text: String,
    },
    /// A request was answered without a record: refused, or there was nothing to do.
    Answer {
        /// The request.
        id: u64,
    },
    /// Presence and greetings.
    Other,
    /// The socket is closed, or has left something out.
    Broken,
}

/// As much of a message as every player has to look at.
#[derive(Deserialize)]
struct Glimpse<'a> {
    #[serde(borrow, default)]
    id: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    records: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct Glimpsed<'a> {
    seq: u64,
    #[serde(borrow, default)]
    id: Option<Cow<'a, str>>,
}

impl Seat {
    /// Connects somebody to a table.
    pub async fn open(sites: Vec<Site>, player: PlayerId, table: &str) -> Result<Seat, ClientError> {
        let missing = || ClientError::Unreachable(String::new());
        let connection = sites.first().ok_or_else(missing)?.connect(table, 0).await?;
        let (sites, table) = (sites.into(), table.to_owned());
        Ok(Seat { player, seq: 0, shown: [0; 32], sites, table, connection, asked: None })
    }

    /// The digest of all that has arrived.
    pub fn shown(&self) -> String {
        self.shown.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Whether something is to come: an answer, or records that others have.
    pub fn is_waiting(&self, head: u64) -> bool {
        self.asked.is_some() || self.seq < head
    }

    /// Looks whether the server still lives; false if it must be taken for dead.
    pub async fn is_alive(&mut self) -> bool {
        if self.connection.silence() > SILENCE {
            // Whether it arrives is seen from what comes back.
            let _ = self.connection.ping().await;
        }
        self.connection.silence() < 2 * SILENCE
    }

    /// Asks for something. A socket that breaks meanwhile will be noticed when listening.
    pub async fn ask(&mut self, id: u64, request: Action) {
        self.asked = Some((id, request.clone()));
        let _ = self.connection.request(&id.to_string(), request).await;
    }

    /// What has arrived, if anything has.
    pub fn poll_news(&mut self, context: &mut Context<'_>) -> Poll<News> {
        // Hearing can be broken off at any point without losing a message.
        let heard = pin!(self.connection.receive_text()).poll(context);
        heard.map(|heard| heard.map_or(News::Broken, |text| self.understand(text)))
    }

    fn understand(&mut self, text: String) -> News {
        let Ok(Glimpse { id, records }) = serde_json::from_str(&text) else {
            return News::Broken;
        };
        if let Some(id) = number(id.as_deref()) {
            self.answered(id);
            return News::Answer { id };
        }
        let mut ids = Vec::new();
        let known = self.seq;
        for written in records {
            let Ok(record) = serde_json::from_str::<Glimpsed<'_>>(written.get()) else {
                return News::Broken;
            };
            if record.seq <= known {
                continue;
            }
            if record.seq != self.seq + 1 {
                return News::Broken;
            }
            self.seq = record.seq;
            self.shown = Sha256::new().chain_update(self.shown).chain_update(written.get()).finalize().into();
            ids.extend(number(record.id.as_deref()));
        }
        ids.iter().for_each(|&id| self.answered(id));
        if self.seq > known { News::Records { ids, text } } else { News::Other }
    }

    fn answered(&mut self, id: u64) {
        self.asked = self.asked.take().filter(|(asked, _)| *asked != id);
    }

    /// Opens the socket again from the last record that has arrived, at whichever server lets us in.
    pub async fn come_back(&mut self) -> Result<(), ClientError> {
        let mut tries = 0;
        self.connection = loop {
            self.sites.rotate_left(1);
            match self.connect().await {
                Ok(connection) => break connection,
                Err(error) if tries == TRIES => return Err(error),
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
            tries += 1;
        };
        if let Some((id, request)) = self.asked.clone() {
            self.ask(id, request).await;
        }
        Ok(())
    }

    async fn connect(&self) -> Result<Connection, ClientError> {
        let late = || ClientError::Unreachable("it does not answer".to_owned());
        let site = self.sites.front().ok_or_else(late)?;
        let connecting = tokio::time::timeout(HANDSHAKE, site.connect(&self.table, self.seq));
        connecting.await.map_err(|_| late())?
    }
}

/// Our ids are numbers.
fn number(id: Option<&str>) -> Option<u64> {
    id?.parse().ok()
}
