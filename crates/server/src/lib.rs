//! Tercet's server: real tables for real people, durable by default, that believes nothing a client says.
//!
//! ```no_run
//! use std::sync::Arc;
//! use server::journal::MemoryJournal;
//! use server::{Config, serve};
//!
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
//! let journal = Arc::new(MemoryJournal::default());
//! serve(listener, journal, Config::default(), std::future::pending()).await.unwrap();
//! # });
//! ```
#![forbid(unsafe_code)]

mod config;
mod error;
mod http;
mod identity;
pub mod journal;
mod limits;
mod listen;
mod metrics;
mod neighbours;
mod openapi;
mod pages;
pub mod photo_finish;
mod random;
mod room;
mod round_trip;
mod socket;

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use engine::PlayerId;
use tokio::net::TcpListener;

pub use config::Config;
pub use error::ServerError;
pub use limits::Limits;
pub use pages::Files;

use crate::identity::Identities;
use crate::journal::Journal;
use crate::limits::{Buckets, Counts};
use crate::metrics::Metrics;
use crate::neighbours::Neighbours;
use crate::room::{Rooms, ToRoom};

/// How long sockets get to hear that the server goes down.
const FAREWELL: Duration = Duration::from_secs(3);

/// Everything that requests share.
pub(crate) struct App {
    config: Config,
    journal: Arc<dyn Journal>,
    identities: Identities,
    rooms: Arc<Rooms>,
    metrics: Arc<Metrics>,
    sockets: Counts<IpAddr>,
    players_made: Buckets<IpAddr>,
    tables_made: Buckets<PlayerId>,
    description: OnceLock<String>,
}

/// Serves tables on a listener until `shutdown` is done; then everybody is told to come back, and it returns.
pub async fn serve(
    listener: TcpListener,
    journal: Arc<dyn Journal>,
    config: Config,
    shutdown: impl Future<Output = ()>,
) -> Result<(), ServerError> {
    let metrics = Arc::new(Metrics::default());
    let identities = Identities::open(journal.clone()).await?;
    let neighbours = Arc::new(Neighbours::new(journal.clone()));
    let rooms =
        Arc::new(Rooms::new(journal.clone(), neighbours.clone(), metrics.clone(), config.limits.idle));
    let whispering = tokio::spawn(neighbours.clone().run(rooms.clone()));
    let app = Arc::new(App {
        players_made: Buckets::new(config.limits.players_per_hour, Duration::from_secs(3600)),
        tables_made: Buckets::new(config.limits.tables_per_hour, Duration::from_secs(3600)),
        sockets: Counts::new(),
        description: OnceLock::new(),
        config,
        journal,
        identities,
        rooms: rooms.clone(),
        metrics,
    });
    let connections = listen::accept(listener, app, shutdown).await;
    whispering.abort();
    neighbours.leave();
    rooms.tell_all(|| ToRoom::Close).await;
    let _ = tokio::time::timeout(FAREWELL, connections.wait()).await;
    Ok(())
}
