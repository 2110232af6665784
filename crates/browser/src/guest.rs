//! Somebody without a browser, who does what a test needs done at the other end of the table.

use anyhow::{Context, Result, bail};
use client::{Connection, Heard};
use protocol::{FromServer, Request};

use crate::site::Site;

/// A player who is a program.
pub struct Guest {
    connection: Connection,
    asked: u64,
}

impl Guest {
    /// Sits down at a table.
    pub async fn sit(site: &Site, table: &str, name: &str) -> Result<Guest> {
        let address = site.address().parse().map_err(|_| anyhow::anyhow!("no address"))?;
        let mut site = client::Site::new(address);
        site.sign_in(name).await?;
        let mut guest = Guest { connection: site.connect(table, 0).await?, asked: 0 };
        guest.ask(Request::Sit).await?;
        Ok(guest)
    }

    /// Asks for something, and fails if it is refused.
    pub async fn ask(&mut self, request: Request) -> Result<()> {
        self.asked += 1;
        let own = format!("guest-{}-{}", std::process::id(), self.asked);
        self.connection.ask(&own, request.clone()).await?;
        loop {
            let Heard::Message(message) = self.connection.hear().await? else {
                bail!("the server hung up on {request:?}");
            };
            match *message {
                FromServer::Records { records, .. } if records.iter().any(|record| record.id.as_ref() == Some(&own)) => {
                    return Ok(());
                }
                FromServer::Accepted { id } if id == own => return Ok(()),
                FromServer::Refused { id, why } if id == own => bail!("{request:?} was refused: {why:?}"),
                FromServer::Problem { id, problem } if id.as_ref() == Some(&own) => {
                    bail!("{request:?} is a problem: {problem:?}")
                }
                _ => {}
            }
        }
    }

    /// Keeps reading until the connection ends, so that the server does not find this player too slow.
    pub fn listen(mut self) -> tokio::task::JoinHandle<()> {
        tokio::spawn(async move { while let Ok(Heard::Message(_)) = self.connection.hear().await {} })
    }
}

/// The table that an address leads to.
pub fn table_of(address: &str) -> Result<String> {
    let (_, table) = address.split_once("/t/").with_context(|| format!("{address} is no table"))?;
    Ok(table.split(['/', '?', '#']).next().unwrap_or_default().to_owned())
}
