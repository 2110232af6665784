//! A server at the end of a long cable.

use std::time::Duration;

use anyhow::Result;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::unbounded_channel;
use tokio::time::{Instant, sleep_until};

use crate::site::Site;

/// Where the same server is found, but whatever is said takes this long, each way.
pub async fn far_away(site: &Site, way: Duration) -> Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let far = format!("http://{}", listener.local_addr()?);
    let near = site.port();
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            // While the server restarts there is nobody at the other end.
            let Ok(server) = TcpStream::connect(("127.0.0.1", near)).await else { continue };
            let (_, _) = (client.set_nodelay(true), server.set_nodelay(true));
            let (from_client, to_client) = client.into_split();
            let (from_server, to_server) = server.into_split();
            tokio::spawn(cable(from_client, to_server, way));
            tokio::spawn(cable(from_server, to_client, way));
        }
    });
    Ok(far)
}

/// Carries bytes one way. However many are under way, each takes its time from when it was sent.
async fn cable(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, way: Duration) {
    let (sender, mut receiver) = unbounded_channel::<(Instant, Vec<u8>)>();
    tokio::spawn(async move {
        while let Some((due, bytes)) = receiver.recv().await {
            sleep_until(due).await;
            if to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    });
    let mut bytes = vec![0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        if sender.send((Instant::now() + way, bytes[..count].to_vec())).is_err() {
            return;
        }
    }
}
