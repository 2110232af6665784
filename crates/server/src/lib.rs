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
mod declared_bots;
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
mod invitations;
pub mod journal;
mod json_body;
mod limits;
mod listen;
mod metrics;
mod name_reports;
mod names;
mod openapi;
mod pages;
mod passkeys;
mod people_http;
mod play_now;
mod player_http;
mod player_names;
mod presence;
mod probes;
mod random;
mod ratings;
mod recovery;
mod room;
mod round_trip;
mod server_keys;
mod sessions;
mod social;
mod socket;
mod token;
#[cfg(test)]
mod world;

use std::sync::{Arc, OnceLock, PoisonError, RwLock};
use std::time::Duration;

use engine::PlayerId;
use tokio::net::TcpListener;

pub use audit::{AuditReport, audit};
pub use challenges::{
    HeldRun, PaceReview, RebuildReport, RunDecision, count_tables, decide_run, held_runs,
    rebuild_projections, rebuild_projections_by,
};
pub use config::{Config, LiveConfig};
pub use error::ServerError;
pub use forget::{ForgetReport, forget, forgotten};
pub use limits::Limits;
pub use name_reports::{ReportedName, dismiss_reports, reported_names};
pub use pages::Files;
pub use player_names::names_of;
pub use ratings::{RecomputeReport, recompute_ratings};
pub use room::WallClock;
pub use server_keys::{PublicKey, PublicKeyError, ServerKeys};

use crate::account_http::AccountWork;
use crate::challenges::{Challenges, Projector, RunFeed, keep_days};
use crate::declared_bots::DeclaredBots;
use crate::identity::Identities;
use crate::invitations::InvitationBox;
use crate::journal::Journal;
use crate::limits::Limiter;
use crate::metrics::Metrics;
use crate::pages::Previews;
use crate::play_now::Strengths;
use crate::presence::Presence;
use crate::ratings::{LiveRatings, MatchFeed, MatchInbox, keep_ratings};
use crate::room::{RoomMessage, Rooms};
use crate::sessions::Sessions;
use crate::social::SocialStreams;

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
    bots: Arc<DeclaredBots>,
    social: SocialStreams,
    invitations: Arc<InvitationBox>,
    ratings: Arc<LiveRatings>,
    matches: MatchFeed,
    metrics: Arc<Metrics>,
    limiter: Arc<Limiter>,
    /// Held while "Play now" looks for a table.
    play_now: tokio::sync::Mutex<()>,
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

    /// Whether this player has declared to be a program.
    pub(crate) async fn is_declared_bot(&self, player: &PlayerId) -> Result<bool, ServerError> {
        Ok(self.bots.all().await?.contains(player))
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

/// What keeps lists.
struct Keepers {
    projector: Projector,
    runs: RunFeed,
    matches: MatchInbox,
}

/// The state of a server on this journal, the presence of its node, and what keeps lists.
async fn open(
    journal: Arc<dyn Journal>,
    config: Config,
) -> Result<(Arc<App>, Arc<Presence>, Keepers), ServerError> {
    let metrics = Arc::new(Metrics::default());
    let identities = Identities::open(journal.clone()).await?;
    let presence = Arc::new(Presence::new(journal.clone()));
    let (runs, projector) = RunFeed::new();
    let (matches, ended) = MatchFeed::new();
    let ratings = Arc::new(LiveRatings::new(journal.clone())?);
    let rooms = Rooms::new(
        journal.clone(),
        presence.clone(),
        metrics.clone(),
        &config.limits,
        config.wall_clock.clone(),
        (runs.clone(), matches.clone()),
    );
    let rooms = Arc::new(rooms.with_strengths(Strengths::new(ratings.clone())));
    let bots = Arc::new(DeclaredBots::new(journal.clone()));
    let challenges = Challenges::new(journal.clone(), runs.clone(), config.wall_clock.clone(), bots.clone());
    let app = Arc::new(App {
        challenges,
        bots,
        social: SocialStreams::new(journal.clone()),
        invitations: Arc::new(InvitationBox::new(journal.clone())),
        ratings,
        matches,
        limiter: Arc::new(Limiter::new(&config.limits)),
        live: RwLock::new(Arc::new(config.live())),
        account_work: AccountWork::default(),
        previews: Previews::default(),
        play_now: Default::default(),
        description: OnceLock::new(),
        sessions: Arc::new(Sessions::new(journal.clone())),
        config,
        journal,
        identities,
        rooms,
        metrics,
    });
    Ok((app, presence, Keepers { projector, runs, matches: ended }))
}

/// Serves tables on a listener until `shutdown` is done; then closes all sockets, so that their clients reconnect, and returns.
pub async fn serve(
    listener: TcpListener,
    journal: Arc<dyn Journal>,
    config: Config,
    shutdown: impl Future<Output = ()>,
) -> Result<(), ServerError> {
    let (app, presence, keepers) = open(journal.clone(), config).await?;
    let rooms = app.rooms.clone();
    let presence_task = tokio::spawn(presence.clone().run(rooms.clone()));
    let sessions_task = tokio::spawn(app.sessions.clone().run());
    let invitations_task = tokio::spawn(app.invitations.clone().run());
    let projector_task = tokio::spawn(keepers.projector.run(journal, keepers.runs, app.config.pace_review));
    let ratings_task = tokio::spawn(keep_ratings(keepers.matches, app.ratings.clone()));
    let days_task = tokio::spawn(keep_days(app.clone()));
    let changes_task = tokio::spawn(app.clone().follow_changes());
    let connections = listen::accept(listener, app, shutdown).await;
    presence_task.abort();
    changes_task.abort();
    sessions_task.abort();
    invitations_task.abort();
    // They end before the journal is closed or opened again.
    for task in [projector_task, ratings_task, days_task] {
        task.abort();
        let _ = task.await;
    }
    presence.leave();
    rooms.send_all(|| RoomMessage::Close).await;
    let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, connections.close()).await;
    Ok(())
}
