//! The connection to a server, on a thread of its own: it connects, carries messages, and connects again when it breaks.

use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use client::{Address, ClientError, Connection, Inbound, Site};
use engine::ChallengeId;
use protocol::{ApiErrorKind, ClientMessage, CloseReason, FinishedRun, NewTable, ServerMessage};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use words::{Words, msg};

use crate::options::Options;
use crate::token_store::TokenStore;

pub enum ConnectionEvent {
    /// The table exists; this is its link.
    Table(String),
    /// The table of a run of a challenge exists; this is its link, by which no other player joins.
    Run(String),
    /// The earlier runs of the challenge.
    Earlier(Vec<FinishedRun>),
    /// The connection is open; the first message on it is hello.
    Connected(UnboundedSender<ClientMessage>),
    Received(Box<ServerMessage>),
    /// The connection broke; it is tried again.
    Disconnected,
    /// The table cannot be reached, and why.
    Failed(String),
}

/// Takes what the connection reports; returns whether anything still listens.
pub type EventSink = Arc<dyn Fn(ConnectionEvent) -> bool + Send + Sync>;

pub(crate) enum Destination {
    Join {
        watch: bool,
    },
    Create {
        table: Box<NewTable>,
    },
    /// A run of a challenge.
    Run(ChallengeId),
}

/// The longest silence of a live server, which pings more than twice as often.
const SILENCE: Duration = Duration::from_secs(40);
/// What a message with records begins with.
const RECORDS: &str = r#"{"type":"records""#;
/// The first and the longest pause before trying again.
const PAUSES: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(4));

/// Starts the thread; returns the server's address too.
pub(crate) fn start(
    address: Address,
    destination: Destination,
    options: &Options,
    sink: EventSink,
) -> (String, JoinHandle<()>) {
    let server = address.url();
    let connector = Connector {
        url: address.link(address.table.as_deref().unwrap_or_default()),
        site: Site::new(address),
        name: options.name.to_string(),
        tokens: TokenStore::open(options.memory.clone()),
        words: options.words,
        sink,
    };
    let thread =
        thread::spawn(move || match tokio::runtime::Builder::new_current_thread().enable_all().build() {
            Ok(runtime) => runtime.block_on(connector.run(destination)),
            Err(error) => drop((connector.sink)(ConnectionEvent::Failed(error.to_string()))),
        });
    (server, thread)
}

struct Connector {
    url: String,
    site: Site,
    name: String,
    tokens: TokenStore,
    words: Words,
    sink: EventSink,
}

impl Connector {
    async fn run(mut self, destination: Destination) {
        if let Err(error) = self.connect_and_carry(destination).await {
            (self.sink)(ConnectionEvent::Failed(explain(&error, &self.url, self.words)));
        }
    }

    /// Only what fails before the first connection is reported; later connections are tried until one succeeds.
    async fn connect_and_carry(&mut self, destination: Destination) -> Result<(), ClientError> {
        if !matches!(destination, Destination::Join { watch: true }) {
            self.sign_in().await?;
        }
        let is_run = matches!(destination, Destination::Run(_));
        let table = match destination {
            Destination::Join { watch } => {
                let table = self.site.address().table.clone().unwrap_or_default();
                if !watch {
                    self.join_race(&table).await?;
                }
                table
            }
            Destination::Create { table } => self.site.make_table(&table).await?.table,
            Destination::Run(challenge) => {
                let run = self.site.start_run(challenge).await?;
                (self.sink)(ConnectionEvent::Earlier(run.ghosts));
                run.table
            }
        };
        let link = self.site.address().link(&table);
        (self.sink)(if is_run { ConnectionEvent::Run(link) } else { ConnectionEvent::Table(link) });
        let mut connection = Some(self.site.connect_without_hello(&table).await?);
        let mut pause = PAUSES.0;
        loop {
            if let Some(connection) = connection.take() {
                pause = PAUSES.0;
                if !self.carry(connection).await || !(self.sink)(ConnectionEvent::Disconnected) {
                    return Ok(());
                }
            }
            tokio::time::sleep(pause).await;
            pause = (2 * pause).min(PAUSES.1);
            connection = self.site.connect_without_hello(&table).await.ok();
        }
    }

    /// Takes a seat at a race over the cards of a challenge, without which its table cannot be opened.
    async fn join_race(&self, table: &str) -> Result<(), ClientError> {
        let summary = self.site.table(table).await?;
        let challenge = summary.challenge.as_ref().filter(|_| summary.is_open_race());
        if let Some(challenge) = challenge.and_then(|challenge| challenge.parse().ok()) {
            let run = self.site.race(challenge, Some(table)).await?;
            (self.sink)(ConnectionEvent::Earlier(run.ghosts));
        }
        Ok(())
    }

    /// Signs in with the token of an earlier visit, or as a new player.
    async fn sign_in(&mut self) -> Result<(), ClientError> {
        let server = self.site.address().url();
        if let Some(token) = self.tokens.get(&server, &self.name) {
            let known = self.site.clone().with_token(token.to_owned());
            if known.me().await.is_ok() {
                self.site = known;
                return Ok(());
            }
        }
        self.site.sign_in(&self.name).await?;
        if let Some(token) = self.site.token() {
            self.tokens.insert(&server, &self.name, token);
        }
        Ok(())
    }

    /// Carries messages both ways until the connection breaks (true) or the client has dropped its end.
    async fn carry(&self, mut connection: Connection) -> bool {
        let (sender, mut outbox) = unbounded_channel();
        if !(self.sink)(ConnectionEvent::Connected(sender)) {
            return false;
        }
        loop {
            tokio::select! {
                message = outbox.recv() => match message {
                    None => return false,
                    Some(message) if connection.send(&message).await.is_err() => return true,
                    Some(_) => {}
                },
                inbound = connection.receive_within(SILENCE) => match inbound {
                    Ok(Inbound::Message(message)) => drop((self.sink)(ConnectionEvent::Received(message))),
                    // A rule or an event that this program does not know: without it no later record can be shown.
                    Err(ClientError::Malformed(text)) if text.contains(RECORDS) => {
                        let bye = ServerMessage::Bye { why: CloseReason::OtherVersion };
                        (self.sink)(ConnectionEvent::Received(Box::new(bye)));
                        return false;
                    }
                    // A message that came with a newer server, which this program can do without.
                    Err(ClientError::Malformed(_)) => {}
                    Ok(Inbound::Closed(_)) | Err(_) => return true,
                },
            }
        }
    }
}

fn explain(error: &ClientError, url: &str, words: Words) -> String {
    let reason = match error {
        ClientError::ApiError(_, trouble) => match trouble.error {
            ApiErrorKind::TooMany => return words.text(msg::PlayTooMany { url }),
            ApiErrorKind::NoSuchTable => return words.text(msg::PlayNoTable { url }),
            ApiErrorKind::NoSuchChallenge => return words.text(msg::ChallengeNone),
            _ => &trouble.message,
        },
        ClientError::NoSuchTable => return words.text(msg::PlayNoTable { url }),
        ClientError::Unreachable(reason) | ClientError::Malformed(reason) => reason,
    };
    words.text(msg::PlayUnreachable { url, reason })
}
