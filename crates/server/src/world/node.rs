//! A simulated node: the server's own rooms, presence and sockets on a faulty journal and a clock that is set.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use engine::Time;
use protocol::Player;
use tokio::task::AbortHandle;

use super::faulty_journal::{Announcers, FaultyJournal};
use super::network::SimWebSocket;
use super::rng::SimRng;
use super::store::Store;
use crate::challenges::RunFeed;
use crate::journal::Journal;
use crate::limits::{Limiter, Limits};
use crate::metrics::Metrics;
use crate::presence::Presence;
use crate::ratings::MatchFeed;
use crate::room::{RoomMessage, Rooms, TableId, WallClock};
use crate::socket::Socket;

/// The wall clock at the beginning of every simulated world.
const EPOCH: u64 = 1_800_000_000_000;

/// One node, over all its runs.
pub(super) struct SimNode {
    store: Arc<Store>,
    announcers: Arc<Announcers>,
    rng: SimRng,
    /// How far the machine's clock is ahead, in milliseconds.
    pub(super) ahead: Arc<AtomicI64>,
    pub(super) run: Option<NodeRun>,
    wake_ups_before: u64,
    panics_before: u64,
}

/// One node from its start to its end.
pub(super) struct NodeRun {
    pub(super) journal: FaultyJournal,
    pub(super) rooms: Arc<Rooms>,
    pub(super) metrics: Arc<Metrics>,
    presence: Arc<Presence>,
    presence_task: AbortHandle,
    sockets: Vec<AbortHandle>,
    limiter: Arc<Limiter>,
}

impl SimNode {
    pub(super) fn new(store: Arc<Store>, announcers: Arc<Announcers>, mut rng: SimRng) -> SimNode {
        let ahead = Arc::new(AtomicI64::new(rng.range(0, 4000) as i64 - 2000));
        let mut node =
            SimNode { store, announcers, rng, ahead, run: None, wake_ups_before: 0, panics_before: 0 };
        node.start();
        node
    }

    /// Starts the node as `serve` does, without HTTP.
    pub(super) fn start(&mut self) {
        let journal = FaultyJournal::start(self.store.clone(), self.announcers.clone(), self.rng.fork());
        let shared: Arc<dyn Journal> = Arc::new(journal.clone());
        let metrics = Arc::new(Metrics::default());
        let presence = Arc::new(Presence::new(shared.clone()));
        let (store, ahead) = (self.store.clone(), self.ahead.clone());
        let wall = WallClock::new(move || {
            let elapsed = store.elapsed().as_millis() as u64;
            Time((EPOCH + elapsed).saturating_add_signed(ahead.load(Ordering::Relaxed)))
        });
        let (limits, feeds) = (Limits::default(), (RunFeed::new().0, MatchFeed::new().0));
        let rooms = Arc::new(Rooms::new(shared, presence.clone(), metrics.clone(), &limits, wall, feeds));
        let presence_task = tokio::spawn(presence.clone().run(rooms.clone())).abort_handle();
        let sockets = Vec::new();
        // All clients come from one address, and no request of theirs is to be refused.
        let limiter =
            Arc::new(Limiter::new(&Limits { requests_per_minute: usize::MAX, ..Limits::default() }));
        self.run = Some(NodeRun { journal, rooms, metrics, presence, presence_task, sockets, limiter });
    }

    /// Ends the node without a word; what it had under way is stored or not.
    pub(super) fn kill(&mut self) {
        if let Some(run) = self.run.take() {
            run.journal.kill();
            run.presence_task.abort();
            run.sockets.iter().for_each(AbortHandle::abort);
            self.finish(&run);
        }
    }

    /// Every planted panic is counted; the room of another one must not have panicked.
    pub(super) fn finish(&mut self, run: &NodeRun) {
        self.wake_ups_before += run.metrics.wake_ups.value();
        self.panics_before += run.metrics.room_failures.value();
        self.check_failures(run);
    }

    fn check_failures(&self, run: &NodeRun) {
        let (planted, counted): (u64, u64) =
            (run.journal.panicked.load(Ordering::Relaxed).into(), run.metrics.room_failures.value());
        // The last one may be about to happen.
        if !(counted == planted || counted + 1 == planted) {
            self.store.violate(format!("{planted} panics were planted and {counted} counted"));
        }
    }

    pub(super) fn check(&self) {
        self.run.iter().for_each(|run| self.check_failures(run));
    }

    /// How often the rooms have woken up by themselves.
    pub(super) fn wake_ups(&self) -> u64 {
        self.wake_ups_before + self.run.as_ref().map_or(0, |run| run.metrics.wake_ups.value())
    }

    /// How often rooms have panicked.
    pub(super) fn panics(&self) -> u64 {
        self.panics_before + self.run.as_ref().map_or(0, |run| run.metrics.room_failures.value())
    }

    /// Sets the machine's clock.
    pub(super) fn step_clock(&self, milliseconds: i64) {
        self.ahead.fetch_add(milliseconds, Ordering::Relaxed);
    }
}

impl NodeRun {
    /// Ends the node as `serve` does.
    pub(super) async fn shut_down(&mut self) {
        self.presence_task.abort();
        self.presence.leave();
        self.rooms.send_all(|| RoomMessage::Close).await;
        tokio::time::sleep(Duration::from_secs(3)).await;
        self.journal.kill();
        self.sockets.iter().for_each(AbortHandle::abort);
    }

    /// Serves a new connection as the route of sockets does.
    pub(super) fn accept(&mut self, ws: SimWebSocket, table: TableId, player: Option<Player>) {
        let (rooms, limiter) = (self.rooms.clone(), self.limiter.clone());
        let task = tokio::spawn(async move {
            if rooms.open(&table).await.is_ok() {
                let limits = Limits::default();
                Socket::new(ws, rooms, limiter, limits, table, player, Ipv4Addr::LOCALHOST.into())
                    .run()
                    .await;
            }
        });
        self.sockets.retain(|socket| !socket.is_finished());
        self.sockets.push(task.abort_handle());
    }
}
