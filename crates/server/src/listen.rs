//! Accepts connections: with a time limit on request heads, the client's address behind proxies, and a graceful shutdown.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower_service::Service;

use crate::App;
use crate::forwarded;
use crate::http::router;

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
        let peer = peer.ip().to_canonical();
        let client = forwarded::client(peer, request.headers(), &app.live().trusted_proxies);
        request.extensions_mut().insert(client);
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
