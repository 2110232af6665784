//! The wire to a server, on a thread of its own: it connects, carries messages, and comes back when it breaks.

use std::thread::{self, JoinHandle};
use std::time::Duration;

use client::{Address, ClientError, Connection, Inbound, Site};
use protocol::{ApiErrorKind, ClientMessage, NewTable, Player, ServerMessage};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use words::{Words, msg};

use crate::memory::Memory;
use crate::options::Options;

/// What the wire has to say.
pub enum Signal {
    /// The table is there; this is its link.
    Table(String),
    /// The connection is there; the first message on it is to be hello.
    Open(UnboundedSender<ClientMessage>),
    /// The server has said something.
    Said(Box<ServerMessage>),
    /// The connection is broken; it will come back by itself.
    Lost,
    /// It cannot be done, and why.
    Failed(String),
}

/// What to do on a server.
pub(crate) enum Errand {
    /// To sit at a table or to watch it.
    Join { watch: bool },
    /// To make a table.
    Host { table: Box<NewTable> },
}

/// The longest silence of a server that lives: it asks for a sign of life more than twice as often.
const SILENCE: Duration = Duration::from_secs(40);
/// The first and the longest pause before trying again.
const PAUSES: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(4));

/// Starts the wire; `post` says whether anybody still listens.
pub(crate) fn start(
    address: Address,
    errand: Errand,
    options: &Options,
    post: impl Fn(Signal) -> bool + Send + 'static,
) -> JoinHandle<()> {
    let wire = Wire {
        url: address.link(address.table.as_deref().unwrap_or_default()),
        site: Site::new(address),
        name: options.name.to_string(),
        memory: Memory::open(options.memory.clone()),
        words: options.words,
        post: Box::new(post),
    };
    thread::spawn(move || match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime.block_on(wire.run(errand)),
        Err(error) => drop((wire.post)(Signal::Failed(error.to_string()))),
    })
}

struct Wire {
    url: String,
    site: Site,
    name: String,
    memory: Memory,
    words: Words,
    post: Box<dyn Fn(Signal) -> bool + Send>,
}

/// Why a connection ended.
enum End {
    /// Nobody on our side has anything to say any more.
    Left,
    /// It broke.
    Broken,
}

impl Wire {
    async fn run(mut self, errand: Errand) {
        if let Err(error) = self.arrive_and_talk(errand).await {
            (self.post)(Signal::Failed(explain(&error, &self.url, self.words)));
        }
    }

    /// Whatever goes wrong before the first connection is for the player to mend; later it mends itself.
    async fn arrive_and_talk(&mut self, errand: Errand) -> Result<(), ClientError> {
        if !matches!(errand, Errand::Join { watch: true }) {
            self.sign_in().await?;
        }
        let table = match errand {
            Errand::Join { .. } => self.site.address().table.clone().unwrap_or_default(),
            Errand::Host { table } => self.site.make_table(&table).await?.table,
        };
        (self.post)(Signal::Table(self.site.address().link(&table)));
        let mut connection = Some(self.site.connect_without_hello(&table).await?);
        let mut pause = PAUSES.0;
        loop {
            if let Some(connection) = connection.take() {
                pause = PAUSES.0;
                if matches!(self.talk(connection).await, End::Left) || !(self.post)(Signal::Lost) {
                    return Ok(());
                }
            }
            tokio::time::sleep(pause).await;
            pause = (2 * pause).min(PAUSES.1);
            connection = self.site.connect_without_hello(&table).await.ok();
        }
    }

    /// Becomes who one was here before, or somebody new.
    async fn sign_in(&mut self) -> Result<(), ClientError> {
        let server = self.site.address().url();
        if let Some(token) = self.memory.token(&server, &self.name) {
            let known = self.site.clone().with_token(token.to_owned());
            let me: Result<Player, ClientError> = known.me().await;
            if me.is_ok() {
                self.site = known;
                return Ok(());
            }
        }
        self.site.sign_in(&self.name).await?;
        if let Some(token) = self.site.token() {
            self.memory.keep(&server, &self.name, token);
        }
        Ok(())
    }

    /// Carries messages both ways until one side ends.
    async fn talk(&self, mut connection: Connection) -> End {
        let (sender, mut outbox): (_, UnboundedReceiver<ClientMessage>) = unbounded_channel();
        if !(self.post)(Signal::Open(sender)) {
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
                heard = connection.receive_within(SILENCE) => match heard {
                    Ok(Inbound::Message(message)) => drop((self.post)(Signal::Said(message))),
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
