//! Somebody without a browser, who does what a test needs done at the other end of the table.

use anyhow::{Context, Result, bail};
use client::{Connection, Heard};
use protocol::{Request, ServerMessage};
use tokio::sync::{mpsc, oneshot};

use crate::site::Site;

/// What is to be asked, and where the answer goes.
type Wish = (Request, oneshot::Sender<Result<()>>);

/// A player who is a program. It keeps listening, so that the server never finds it too slow.
pub struct Guest {
    wishes: mpsc::Sender<Wish>,
}

impl Guest {
    /// Sits down at a table.
    pub async fn sit(site: &Site, table: &str, name: &str) -> Result<Guest> {
        let address = site.address().parse().map_err(|_| anyhow::anyhow!("no address"))?;
        let mut site = client::Site::new(address);
        site.sign_in(name).await?;
        let connection = site.connect(table, 0).await?;
        let (wishes, wished) = mpsc::channel(1);
        tokio::spawn(attend(connection, wished, name.to_owned()));
        let guest = Guest { wishes };
        guest.ask(Request::Sit).await?;
        Ok(guest)
    }

    /// Asks for something, and fails if it is refused.
    pub async fn ask(&self, request: Request) -> Result<()> {
        let (answer, answered) = oneshot::channel();
        let gone = "the guest has been sent away";
        self.wishes.send((request, answer)).await.ok().context(gone)?;
        answered.await.context(gone)?
    }
}

async fn attend(mut connection: Connection, mut wished: mpsc::Receiver<Wish>, name: String) {
    let mut asked = 0;
    loop {
        tokio::select! {
            heard = connection.hear() => if !matches!(heard, Ok(Heard::Message(_))) { return },
            wish = wished.recv() => {
                let Some((request, answer)) = wish else { return };
                asked += 1;
                let _ = answer.send(ask(&mut connection, &format!("{name}-{asked}"), request).await);
            }
        }
    }
}

async fn ask(connection: &mut Connection, own: &str, request: Request) -> Result<()> {
    connection.ask(own, request.clone()).await?;
    loop {
        let Heard::Message(message) = connection.hear().await? else {
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

/// The table that an address leads to.
pub fn table_of(address: &str) -> Result<String> {
    let (_, table) = address.split_once("/t/").with_context(|| format!("{address} is no table"))?;
    Ok(table.split(['/', '?', '#']).next().unwrap_or_default().to_owned())
}
