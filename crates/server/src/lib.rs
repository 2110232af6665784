//! Tercet's server: tables over HTTP and WebSocket, kept in a durable journal. It trusts nothing that a client states.
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

mod account_http;
mod audit;
mod challenges;
mod config;
mod device_http;
mod device_label;
mod devices;
mod error;
mod forget;
mod forwarded;
mod frames;
#[doc(hidden)]
pub mod fuzzing;
mod hex;
mod http;
mod identity;
pub mod journal;
mod json_body;
mod limits;
mod listen;
mod metrics;
mod names;
mod openapi;
mod pages;
mod passkeys;
mod player_http;
mod player_names;
mod presence;
mod probes;
mod random;
mod recovery;
mod room;
mod round_trip;
mod server_keys;
mod sessions;
mod socket;
mod token;
#[cfg(test)]
mod world;

use std::sync::{Arc, OnceLock, PoisonError, RwLock};
use std::time::Duration;

use tokio::net::TcpListener;

pub use audit::{AuditReport, audit};
pub use challenges::{RebuildReport, count_tables, rebuild_projections};
pub use config::{Config, LiveConfig};
pub use error::ServerError;
pub use forget::{ForgetReport, forget, forgotten};
pub use limits::Limits;
pub use pages::Files;
pub use player_names::names_of;
pub use room::WallClock;
pub use server_keys::{PublicKey, PublicKeyError, ServerKeys};

use crate::account_http::AccountWork;
use crate::challenges::{Challenges, Projector, RunFeed, keep_days};
use crate::identity::Identities;
use crate::journal::Journal;
use crate::limits::Limiter;
use crate::metrics::Metrics;
use crate::pages::Previews;
use crate::presence::Presence;
use crate::room::{RoomMessage, Rooms};
use crate::sessions::Sessions;

/// How long sockets have to send their close messages when the server shuts down.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);

/// The state that all requests share.
pub(crate) struct App {
    config: Config,
    live: RwLock<Arc<LiveConfig>>,
    journal: Arc<dyn Journal>,
    identities: Identities,
    sessions: Arc<Sessions>,
    rooms: Arc<Rooms>,
    challenges: Challenges,
    metrics: Arc<Metrics>,
    limiter: Arc<Limiter>,
    account_work: AccountWork,
    previews: Previews,
    /// The OpenAPI description, made on first use.
    description: OnceLock<String>,
}

impl App {
    /// The part of the configuration that may have changed since the start.
    pub(crate) fn live(&self) -> Arc<LiveConfig> {
        self.live.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Applies new values whenever there are some.
    async fn follow_changes(self: Arc<App>) {
        let Some(mut changes) = self.config.changes.clone() else { return };
        while changes.changed().await.is_ok() {
            let changed = changes.borrow_and_update().clone();
            self.limiter.change(&changed.limits);
            *self.live.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(changed);
        }
    }
}

/// The state of a server on this journal, the presence of its node, and what keeps lists.
async fn open(
    journal: Arc<dyn Journal>,
    config: Config,
) -> Result<(Arc<App>, Arc<Presence>, (Projector, RunFeed)), ServerError> {
    let metrics = Arc::new(Metrics::default());
    let identities = Identities::open(journal.clone()).await?;
    let presence = Arc::new(Presence::new(journal.clone()));
    let (runs, projector) = RunFeed::new();
    let rooms = Arc::new(Rooms::new(
        journal.clone(),
        presence.clone(),
        metrics.clone(),
        &config.limits,
        config.wall_clock.clone(),
        runs.clone(),
    ));
    let challenges = Challenges::new(journal.clone(), runs.clone(), config.wall_clock.clone());
    let app = Arc::new(App {
        challenges,
        limiter: Arc::new(Limiter::new(&config.limits)),
        live: RwLock::new(Arc::new(config.live())),
        account_work: AccountWork::default(),
        previews: Previews::default(),
        description: OnceLock::new(),
        sessions: Arc::new(Sessions::new(journal.clone())),
        config,
        journal,
        identities,
        rooms,
        metrics,
    });
    Ok((app, presence, (projector, runs)))
}

/// Serves tables on a listener until `shutdown` is done; then closes all sockets, so that their clients reconnect, and returns.
pub async fn serve(
    listener: TcpListener,
    journal: Arc<dyn Journal>,
    config: Config,
    shutdown: impl Future<Output = ()>,
) -> Result<(), ServerError> {
    let (app, presence, (projector, runs)) = open(journal.clone(), config).await?;
    let rooms = app.rooms.clone();
    let presence_task = tokio::spawn(presence.clone().run(rooms.clone()));
    let sessions_task = tokio::spawn(app.sessions.clone().run());
    let projector_task = tokio::spawn(projector.run(journal, runs));
    let days_task = tokio::spawn(keep_days(app.clone()));
    let changes_task = tokio::spawn(app.clone().follow_changes());
    let connections = listen::accept(listener, app, shutdown).await;
    presence_task.abort();
    changes_task.abort();
    sessions_task.abort();
    // They end before the journal is closed or opened again.
    for task in [projector_task, days_task] {
        task.abort();
        let _ = task.await;
    }
    presence.leave();
    rooms.send_all(|| RoomMessage::Close).await;
    let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, connections.close()).await;
    Ok(())
}
