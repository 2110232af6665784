//! A TCP proxy in front of a server that delays every byte, as a long network path does.

use std::time::Duration;

use anyhow::Result;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::unbounded_channel;
use tokio::time::{Instant, sleep_until};

use crate::test_server::TestServer;

/// Starts a proxy with this delay in each direction; its URL.
pub async fn start_delay_proxy(server: &TestServer, delay: Duration) -> Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let url = format!("http://{}", listener.local_addr()?);
    let port = server.port;
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            // While the server restarts, its port is closed.
            let Ok(server) = TcpStream::connect(("127.0.0.1", port)).await else { continue };
            let (_, _) = (client.set_nodelay(true), server.set_nodelay(true));
            let (from_client, to_client) = client.into_split();
            let (from_server, to_server) = server.into_split();
            tokio::spawn(copy_delayed(from_client, to_server, delay));
            tokio::spawn(copy_delayed(from_server, to_client, delay));
        }
    });
    Ok(url)
}

/// Copies bytes in one direction. Each is delayed from when it was read, however many are on the way.
async fn copy_delayed(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, delay: Duration) {
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
        if sender.send((Instant::now() + delay, bytes[..count].to_vec())).is_err() {
            return;
        }
    }
}
