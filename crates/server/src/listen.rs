//! Accepts connections: with a time limit on request heads, the client's address behind proxies, and a graceful shutdown.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::http::{HeaderMap, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower_service::Service;

use crate::App;
use crate::http::{ClientAddress, router};

/// The open connections.
pub(crate) struct OpenConnections(watch::Sender<()>);

impl OpenConnections {
    /// Closes idle connections, and waits until all are closed.
    pub(crate) async fn close(self) {
        let _ = self.0.send(());
        self.0.closed().await;
    }
}

/// Serves connections until `shutdown` is done.
pub(crate) async fn accept(
    listener: TcpListener,
    app: Arc<App>,
    shutdown: impl Future<Output = ()>,
) -> OpenConnections {
    // Every connection holds a receiver, so the sender knows when the last one is closed.
    let (open, receiver) = watch::channel(());
    let router = router(app.clone());
    let mut shutdown = std::pin::pin!(shutdown);
    loop {
        tokio::select! {
            _ = &mut shutdown => return OpenConnections(open),
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    let (router, app, receiver) = (router.clone(), app.clone(), receiver.clone());
                    tokio::spawn(async move {
                        serve_connection(stream, peer, router, app, receiver).await;
                    });
                }
                Err(error) => {
                    // Usually too many open files, until another connection is closed.
                    tracing::warn!(%error, "cannot accept a connection");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            },
        }
    }
}

async fn serve_connection(
    stream: TcpStream,
    peer: SocketAddr,
    router: axum::Router,
    app: Arc<App>,
    mut closing: watch::Receiver<()>,
) {
    // Responses are small and players wait for them.
    let _ = stream.set_nodelay(true);
    let head_within = app.config.limits.hello;
    let service = service_fn(move |mut request: Request<Incoming>| {
        let address =
            client_address(peer.ip().to_canonical(), request.headers(), &app.config.trusted_proxies);
        request.extensions_mut().insert(ClientAddress(address));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_within)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = &mut connection => ended,
        // Otherwise a browser would keep its connection and get responses from a server that is shutting down.
        _ = closing.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}

/// The address of a request's client: the last one that is not a trusted proxy.
pub(crate) fn client_address(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> IpAddr {
    if !trusted.contains(&peer) {
        return peer;
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let addresses: Vec<IpAddr> = forwarded
        .flat_map(|value| value.split(','))
        .filter_map(|address| address.trim().parse().ok())
        .collect();
    addresses.into_iter().rev().find(|address| !trusted.contains(address)).unwrap_or(peer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_trusted_proxies_set_the_address() {
        let [proxy, client, other]: [IpAddr; 3] =
            ["10.0.0.1", "192.0.2.7", "203.0.113.9"].map(|text| text.parse().unwrap());
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "203.0.113.9, 192.0.2.7, 10.0.0.1".parse().unwrap());
        assert_eq!(client_address(proxy, &headers, &[proxy]), client);
        assert_eq!(client_address(other, &headers, &[proxy]), other);
        assert_eq!(client_address(proxy, &HeaderMap::new(), &[proxy]), proxy);
    }
}
