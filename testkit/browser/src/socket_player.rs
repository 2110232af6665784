//! A player without a browser, for what a test needs from the other seats of a table.

use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use client::{Connection, Inbound, Site};
use engine::Action;
use protocol::{NewTable, ServerMessage};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::test_server::TestServer;

/// How long an answer is waited for, so that a test fails instead of running for ever.
const LIMIT: Duration = Duration::from_secs(60);

/// A request, and where its result goes.
type PendingRequest = (Action, oneshot::Sender<Result<()>>);

/// A player over the protocol. A task keeps reading the socket, so that the server does not close it as too slow.
pub struct SocketPlayer {
    requests: mpsc::Sender<PendingRequest>,
}

impl SocketPlayer {
    pub async fn sit(server: &TestServer, table: &str, name: &str) -> Result<SocketPlayer> {
        let player = SocketPlayer::connect(&sign_in(server, name).await?, table, name).await?;
        player.send(Action::Sit).await?;
        Ok(player)
    }

    /// Creates a table, as its host; the table's id.
    pub async fn make_table(
        server: &TestServer,
        wanted: &NewTable,
        name: &str,
    ) -> Result<(SocketPlayer, String)> {
        let site = sign_in(server, name).await?;
        let table = site.make_table(wanted).await?.table;
        Ok((SocketPlayer::connect(&site, &table, name).await?, table))
    }

    async fn connect(site: &Site, table: &str, name: &str) -> Result<SocketPlayer> {
        let connection = site.connect(table, 0).await?;
        let (requests, received) = mpsc::channel(1);
        let seat = Seat { site: site.clone(), table: table.to_owned(), name: name.to_owned(), connection };
        tokio::spawn(seat.run(received));
        Ok(SocketPlayer { requests })
    }

    /// Sends a request and waits for its result; fails if it is refused.
    pub async fn send(&self, request: Action) -> Result<()> {
        let (sender, result) = oneshot::channel();
        let closed = "the socket is closed";
        self.requests.send((request, sender)).await.ok().context(closed)?;
        let result = timeout(LIMIT, result).await.context("the server does not answer")?;
        result.context(closed)?
    }
}

async fn sign_in(server: &TestServer, name: &str) -> Result<Site> {
    let address = server.address().parse().map_err(|_| anyhow::anyhow!("no address"))?;
    let mut site = Site::new(address);
    site.sign_in(name).await?;
    Ok(site)
}

/// What the player's task owns.
struct Seat {
    site: Site,
    table: String,
    name: String,
    connection: Connection,
}

impl Seat {
    async fn run(mut self, mut requests: mpsc::Receiver<PendingRequest>) {
        let mut sent = 0;
        loop {
            tokio::select! {
                received = self.connection.receive() => {
                    if !matches!(received, Ok(Inbound::Message(_))) && self.resume().await.is_err() {
                        return;
                    }
                }
                request = requests.recv() => {
                    let Some((request, sender)) = request else { return };
                    sent += 1;
                    let _ = sender.send(self.request(&format!("{}-{sent}", self.name), request).await);
                }
            }
        }
    }

    /// Opens the socket again, as every client does: a busy machine may have been too slow for the server's limits.
    async fn resume(&mut self) -> Result<()> {
        self.connection = self.site.connect(&self.table, 0).await?;
        Ok(())
    }

    /// Sends a request until it is answered; the server recognizes it by its id.
    async fn request(&mut self, own: &str, request: Action) -> Result<()> {
        for _ in 0..5 {
            if let Some(result) = self.try_request(own, &request).await {
                return result;
            }
            self.resume().await?;
        }
        bail!("the server hung up on {request:?}")
    }

    /// None if the socket is closed before the answer.
    async fn try_request(&mut self, own: &str, request: &Action) -> Option<Result<()>> {
        self.connection.request(own, request.clone()).await.ok()?;
        loop {
            let Ok(Inbound::Message(message)) = self.connection.receive().await else { return None };
            match *message {
                ServerMessage::Records { records, .. }
                    if records.iter().any(|record| record.id.as_deref() == Some(own)) =>
                {
                    return Some(Ok(()));
                }
                ServerMessage::Accepted { id } | ServerMessage::Held { id: Some(id) } if id == own => {
                    return Some(Ok(()));
                }
                ServerMessage::Refused { id, why } if id == own => {
                    return Some(Err(anyhow!("{request:?} was refused: {why:?}")));
                }
                ServerMessage::Problem { id, problem } if id.as_deref() == Some(own) => {
                    return Some(Err(anyhow!("{request:?} is a problem: {problem:?}")));
                }
                _ => {}
            }
        }
    }
}
