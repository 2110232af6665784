//! One player's socket: what arrives on it, and coming back when it breaks.

use std::borrow::Cow;
use std::pin::pin;
use std::task::{Context, Poll};
use std::time::Duration;

use client::{ClientError, Connection, Site};
use engine::Name;
use protocol::Request;
use serde::Deserialize;

/// How often a broken socket is opened again before the player gives up; half a minute in all.
const TRIES: u32 = 60;
const PAUSE: Duration = Duration::from_millis(500);

/// One player at a table.
pub struct Seat {
    /// Who it is.
    pub player: Name,
    /// The last record that has arrived.
    pub seq: u64,
    site: Site,
    table: String,
    connection: Connection,
    /// What was asked for and not answered yet; it is sent again after coming back, and acts once.
    asked: Option<(u64, Request)>,
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
    records: Vec<Glimpsed<'a>>,
}

#[derive(Deserialize)]
struct Glimpsed<'a> {
    seq: u64,
    #[serde(borrow, default)]
    id: Option<Cow<'a, str>>,
}

impl Seat {
    /// Connects somebody to a table.
    pub async fn open(site: Site, player: Name, table: &str) -> Result<Seat, ClientError> {
        let connection = site.connect(table, 0).await?;
        Ok(Seat { player, seq: 0, site, table: table.to_owned(), connection, asked: None })
    }

    /// Asks for something. A socket that breaks meanwhile will be noticed when listening.
    pub async fn ask(&mut self, id: u64, request: Request) {
        self.asked = Some((id, request.clone()));
        let _ = self.connection.ask(&id.to_string(), request).await;
    }

    /// What has arrived, if anything has.
    pub fn poll_news(&mut self, context: &mut Context<'_>) -> Poll<News> {
        // Hearing can be broken off at any point without losing a message.
        let heard = pin!(self.connection.hear_text()).poll(context);
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
        for record in records.into_iter().filter(|record| record.seq > known) {
            if record.seq != self.seq + 1 {
                return News::Broken;
            }
            self.seq = record.seq;
            ids.extend(number(record.id.as_deref()));
        }
        ids.iter().for_each(|&id| self.answered(id));
        if self.seq > known { News::Records { ids, text } } else { News::Other }
    }

    fn answered(&mut self, id: u64) {
        self.asked = self.asked.take().filter(|(asked, _)| *asked != id);
    }

    /// Opens the socket again from the last record that has arrived.
    pub async fn come_back(&mut self) -> Result<(), ClientError> {
        let mut tries = 0;
        self.connection = loop {
            match self.site.connect(&self.table, self.seq).await {
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
}

/// Our ids are numbers.
fn number(id: Option<&str>) -> Option<u64> {
    id?.parse().ok()
}
