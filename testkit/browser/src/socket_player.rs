//! A player without a browser, for what a test needs from the other seats of a table.

use anyhow::{Context, Result, bail};
use client::{Connection, Inbound, Site};
use engine::Action;
use protocol::{NewTable, ServerMessage};
use tokio::sync::{mpsc, oneshot};

use crate::test_server::TestServer;

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
        tokio::spawn(run(connection, received, name.to_owned()));
        Ok(SocketPlayer { requests })
    }

    /// Sends a request and waits for its result; fails if it is refused.
    pub async fn send(&self, request: Action) -> Result<()> {
        let (sender, result) = oneshot::channel();
        let closed = "the socket is closed";
        self.requests.send((request, sender)).await.ok().context(closed)?;
        result.await.context(closed)?
    }
}

async fn sign_in(server: &TestServer, name: &str) -> Result<Site> {
    let address = server.address().parse().map_err(|_| anyhow::anyhow!("no address"))?;
    let mut site = Site::new(address);
    site.sign_in(name).await?;
    Ok(site)
}

async fn run(mut connection: Connection, mut requests: mpsc::Receiver<PendingRequest>, name: String) {
    let mut sent = 0;
    loop {
        tokio::select! {
            received = connection.receive() => if !matches!(received, Ok(Inbound::Message(_))) { return },
            request = requests.recv() => {
                let Some((request, sender)) = request else { return };
                sent += 1;
                let _ = sender.send(send(&mut connection, &format!("{name}-{sent}"), request).await);
            }
        }
    }
}

async fn send(connection: &mut Connection, own: &str, request: Action) -> Result<()> {
    connection.request(own, request.clone()).await?;
    loop {
        let Inbound::Message(message) = connection.receive().await? else {
            bail!("the server hung up on {request:?}");
        };
        match *message {
            ServerMessage::Records { records, .. }
                if records.iter().any(|record| record.id.as_deref() == Some(own)) =>
            {
                return Ok(());
            }
            ServerMessage::Accepted { id } if id == own => return Ok(()),
            ServerMessage::Refused { id, why } if id == own => bail!("{request:?} was refused: {why:?}"),
            ServerMessage::Problem { id, problem } if id.as_deref() == Some(own) => {
                bail!("{request:?} is a problem: {problem:?}")
            }
            _ => {}
        }
    }
}
