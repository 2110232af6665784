//! The connection to a server, on a thread of its own: it connects, carries messages, and connects again when it breaks.

use std::thread::{self, JoinHandle};
use std::time::Duration;

use client::{Address, ClientError, Connection, Inbound, Site};
use protocol::{ApiErrorKind, ClientMessage, NewTable, Player, ServerMessage};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use words::{Words, msg};

use crate::options::Options;
use crate::token_store::TokenStore;

/// What the connection reports.
pub enum ConnectionEvent {
    /// The table exists; this is its link.
    Table(String),
    /// The connection is open; the first message on it is hello.
    Connected(UnboundedSender<ClientMessage>),
    /// A message from the server.
    Received(Box<ServerMessage>),
    /// The connection broke; it is tried again.
    Disconnected,
    /// The table cannot be reached, and why.
    Failed(String),
}

/// Which table of the server to connect to.
pub(crate) enum Destination {
    Join { watch: bool },
    Create { table: Box<NewTable> },
}

/// The longest silence of a live server, which pings more than twice as often.
const SILENCE: Duration = Duration::from_secs(40);
/// The first and the longest pause before trying again.
const PAUSES: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(4));

/// Starts the thread; `sink` returns whether anything still listens.
pub(crate) fn start(
    address: Address,
    destination: Destination,
    options: &Options,
    sink: impl Fn(ConnectionEvent) -> bool + Send + 'static,
) -> JoinHandle<()> {
    let connector = Connector {
        url: address.link(address.table.as_deref().unwrap_or_default()),
        site: Site::new(address),
        name: options.name.to_string(),
        tokens: TokenStore::open(options.memory.clone()),
        words: options.words,
        sink: Box::new(sink),
    };
    thread::spawn(move || match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime.block_on(connector.run(destination)),
        Err(error) => drop((connector.sink)(ConnectionEvent::Failed(error.to_string()))),
    })
}

struct Connector {
    url: String,
    site: Site,
    name: String,
    tokens: TokenStore,
    words: Words,
    sink: Box<dyn Fn(ConnectionEvent) -> bool + Send>,
}

/// Why a connection ended.
enum End {
    /// The client has dropped its end.
    Left,
    Broken,
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
        let table = match destination {
            Destination::Join { .. } => self.site.address().table.clone().unwrap_or_default(),
            Destination::Create { table } => self.site.make_table(&table).await?.table,
        };
        (self.sink)(ConnectionEvent::Table(self.site.address().link(&table)));
        let mut connection = Some(self.site.connect_without_hello(&table).await?);
        let mut pause = PAUSES.0;
        loop {
            if let Some(connection) = connection.take() {
                pause = PAUSES.0;
                if matches!(self.carry(connection).await, End::Left)
                    || !(self.sink)(ConnectionEvent::Disconnected)
                {
                    return Ok(());
                }
            }
            tokio::time::sleep(pause).await;
            pause = (2 * pause).min(PAUSES.1);
            connection = self.site.connect_without_hello(&table).await.ok();
        }
    }

    /// Signs in with the token of an earlier visit, or as a new player.
    async fn sign_in(&mut self) -> Result<(), ClientError> {
        let server = self.site.address().url();
        if let Some(token) = self.tokens.get(&server, &self.name) {
            let known = self.site.clone().with_token(token.to_owned());
            let me: Result<Player, ClientError> = known.me().await;
            if me.is_ok() {
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

    /// Carries messages both ways until one side ends.
    async fn carry(&self, mut connection: Connection) -> End {
        let (sender, mut outbox): (_, UnboundedReceiver<ClientMessage>) = unbounded_channel();
        if !(self.sink)(ConnectionEvent::Connected(sender)) {
            return End::Left;
        }
        loop {
            tokio::select! {
                message = outbox.recv() => match message {
                    None => return End::Left,
                    Some(message) => {
                        if connection.send(&message).await.is_err() {
                            return End::Broken;
                        }
                    }
                },
                inbound = connection.receive_within(SILENCE) => match inbound {
                    Ok(Inbound::Message(message)) => drop((self.sink)(ConnectionEvent::Received(message))),
                    Ok(Inbound::Closed(_)) | Err(_) => return End::Broken,
                },
            }
        }
    }
}

/// Why it did not work, in one sentence.
fn explain(error: &ClientError, url: &str, words: Words) -> String {
    match error {
        ClientError::ApiError(_, trouble) if trouble.error == ApiErrorKind::TooMany => {
            words.text(msg::PlayTooMany { url })
        }
        ClientError::ApiError(_, trouble) if trouble.error == ApiErrorKind::NoSuchTable => {
            words.text(msg::PlayNoTable { url })
        }
        ClientError::ApiError(_, trouble) => {
            words.text(msg::PlayUnreachable { url, reason: &trouble.message })
        }
        ClientError::NoSuchTable => words.text(msg::PlayNoTable { url }),
        ClientError::Unreachable(reason) | ClientError::Malformed(reason) => {
            words.text(msg::PlayUnreachable { url, reason })
        }
    }
}
