//! What the fuzz targets of `testkit/fuzz` call: the server where it meets bytes of clients and of other nodes.
//!
//! Not part of the interface. There is no feature for it, because a feature would compile the server a second time for the tests.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::body::Body;
use axum::http::Request;
use bytes::Bytes;
use engine::PlayerId;
use tower_service::Service;

use crate::journal::{Journal, MemoryJournal, Stream, announce};
use crate::presence::Presence;
use crate::room::{Outbox, RoomClient, RoomMessage, TableId};
use crate::round_trip::RoundTrip;
use crate::{App, Config, forwarded, http, open};

/// Entries of a journal: the name of the stream, and a payload.
pub type Entries<'a> = &'a [(&'a str, &'a [u8])];

/// Responds to a request that comes from this address, which is a trusted proxy's, on a server with these entries.
/// Returns the status.
pub fn respond(entries: Entries, peer: IpAddr, mut request: Request<Vec<u8>>) -> Option<u16> {
    with_server(entries, async |app, _| {
        let client = forwarded::client(peer, request.headers(), &app.live().trusted_proxies);
        request.extensions_mut().insert(client);
        let response = http::router(app).call(request.map(Body::from)).await.ok()?;
        let status = response.status();
        axum::body::to_bytes(response.into_body(), usize::MAX).await.ok()?;
        Some(status.as_u16())
    })
}

/// Receives messages of other nodes, one a line, on a node with these entries and one client at a table; returns the status of
/// the lobby that comes of them.
pub fn receive_node_messages(entries: Entries, table: &str, messages: &str) -> Option<u16> {
    with_server(entries, async |app, presence| {
        let id = TableId::new(table)?;
        let (outbox, _queue, _overflow) = Outbox::new(1000);
        let round_trip = Arc::new(RoundTrip::default());
        let client = RoomClient {
            number: 1,
            player: None,
            outbox,
            round_trip,
            shows_selections: false,
            is_subscribed: false,
        };
        app.rooms.send(&id, RoomMessage::Join { client, after: 0 }).await.ok()?;
        for message in messages.lines() {
            presence.apply(message, &app.rooms);
            tokio::task::yield_now().await;
        }
        app.rooms.rename(&PlayerId::new("ann").ok()?, &engine::DisplayName::new("Ann").ok()?);
        // The room takes what is in its inbox before it takes this.
        app.rooms.send(&id, RoomMessage::Close).await.ok()?;
        for _ in 0..20 {
            tokio::task::yield_now().await;
        }
        let mut lobby = Request::get("/api/tables").body(Body::empty()).ok()?;
        let client = forwarded::client(Ipv4Addr::LOCALHOST.into(), lobby.headers(), &[]);
        lobby.extensions_mut().insert(client);
        Some(http::router(app).call(lobby).await.ok()?.status().as_u16())
    })
}

/// Receives notifications of appends, one a line, for a stream that is watched.
pub fn receive_notifications(stream: &str, notifications: &str) {
    if let Ok(stream) = Stream::new(stream) {
        announce(&stream, notifications);
    }
}

/// Runs a request on a server of its own, so that an input leads to the same whatever came before it.
fn with_server<T>(
    entries: Entries,
    run: impl AsyncFnOnce(Arc<App>, Arc<Presence>) -> Option<T>,
) -> Option<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().ok()?;
    runtime.block_on(async {
        let journal = MemoryJournal::default();
        for (stream, payload) in entries {
            let stream = Stream::new(stream).ok()?;
            let head = journal.head(&stream).await.ok()?;
            journal.append(&stream, head, Bytes::copy_from_slice(payload)).await.ok()?;
        }
        let config = Config { trusted_proxies: vec![[127, 0, 0, 1].into()], ..Config::default() };
        let (app, presence, _lists) = open(Arc::new(journal), config).await.ok()?;
        run(app, presence).await
    })
}
