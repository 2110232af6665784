//! Which tokens are valid on this node, and the sockets that were opened with them.
//!
//! What is known of a player's devices counts for a second, so a sign-out takes effect on every node within that time, announced or
//! not. It is announced too: all nodes then drop what they know and close that device's sockets at once. An announcement may be
//! missed; where a node knows of a gap, and otherwise every [`SWEEP_INTERVAL`], it reads the devices of all its sockets again. A
//! claim costs nothing: messages on a socket are not looked at here.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::PlayerId;
use protocol::CloseReason;
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::devices::Devices;
use crate::error::ServerError;
use crate::journal::Journal;
use crate::limits::lock;
use crate::presence::receive;
use crate::room::{Outbound, Outbox, WeakOutbox};
use crate::token::{DeviceId, Token};

/// How long what is known of a player's devices counts.
const KEPT_FOR: Duration = Duration::from_secs(1);
/// With so many players, those that no longer count are dropped, and all if that are not enough.
const MOST_KEPT: usize = 10_000;
/// How often the devices of open sockets are read anew.
const SWEEP_INTERVAL: Duration = Duration::from_secs(300);
/// Between two players, so that a sweep leaves the journal to others.
const SWEEP_PAUSE: Duration = Duration::from_millis(2);
/// An announcement is this and the player's id. Presence, of this and of older programs, ignores what is no JSON.
const ANNOUNCEMENT: &str = "devices ";

/// The devices of players that were seen lately, and the open sockets of this node.
pub(crate) struct Sessions {
    journal: Arc<dyn Journal>,
    kept: Mutex<Kept>,
    /// In order, so that a simulation from a seed closes them in the same order each time.
    open: Mutex<BTreeMap<PlayerId, Vec<OpenSocket>>>,
    has_missed: Notify,
}

#[derive(Default)]
struct Kept {
    players: HashMap<PlayerId, (Arc<Devices>, Instant)>,
    /// Counts what was dropped: what was read before that may be older than the sign-out.
    drops: u64,
}

struct OpenSocket {
    number: u64,
    device: DeviceId,
    /// The room of a table keeps the outbox: if it panics, the socket has to end.
    outbox: WeakOutbox,
}

impl Sessions {
    pub(crate) fn new(journal: Arc<dyn Journal>) -> Sessions {
        Sessions { journal, kept: Mutex::default(), open: Mutex::default(), has_missed: Notify::new() }
    }

    /// Whether the device of a token is signed in.
    pub(crate) async fn admits(&self, token: &Token) -> Result<bool, ServerError> {
        Ok(self.devices(&token.player).await?.admits(token.device))
    }

    /// The devices of a player, as they were at most [`KEPT_FOR`] ago.
    pub(crate) async fn devices(&self, player: &PlayerId) -> Result<Arc<Devices>, ServerError> {
        let drops = {
            let kept = lock(&self.kept);
            match kept.players.get(player) {
                Some((devices, read)) if read.elapsed() < KEPT_FOR => return Ok(devices.clone()),
                _ => kept.drops,
            }
        };
        let read = Instant::now();
        let devices = Arc::new(Devices::read(&*self.journal, player).await?);
        let mut kept = lock(&self.kept);
        if kept.drops == drops {
            if kept.players.len() >= MOST_KEPT {
                kept.players.retain(|_, (_, read)| read.elapsed() < KEPT_FOR);
            }
            if kept.players.len() >= MOST_KEPT {
                kept.players.clear();
            }
            kept.players.insert(player.clone(), (devices.clone(), read));
        }
        Ok(devices)
    }

    /// The devices of this player have changed by this node: what is known anywhere is dropped, sockets of devices that were signed
    /// out are closed.
    pub(crate) fn announce(self: &Arc<Sessions>, player: &PlayerId) {
        self.changed(player);
        self.journal.publish(format!("{ANNOUNCEMENT}{player}"));
    }

    fn changed(self: &Arc<Sessions>, player: &PlayerId) {
        let mut kept = lock(&self.kept);
        kept.drops += 1;
        kept.players.remove(player);
        drop(kept);
        if lock(&self.open).contains_key(player) {
            let (sessions, player) = (self.clone(), player.clone());
            tokio::spawn(async move { sessions.close_signed_out(&player).await });
        }
    }

    /// Follows the announcements of other nodes and looks after open sockets, until the future is dropped.
    pub(crate) async fn run(self: Arc<Sessions>) {
        tokio::join!(self.follow(), self.sweep());
    }

    async fn follow(self: &Arc<Sessions>) {
        let Some(mut messages) = self.journal.subscribe() else { return };
        while let Some(text) = receive(&mut messages).await {
            if text.is_empty() {
                self.missed();
            } else if let Some(player) = text.strip_prefix(ANNOUNCEMENT).and_then(|id| PlayerId::new(id).ok())
            {
                self.changed(&player);
            }
        }
    }

    /// Announcements may have been missed.
    fn missed(&self) {
        let mut kept = lock(&self.kept);
        kept.drops += 1;
        kept.players.clear();
        self.has_missed.notify_one();
    }

    async fn sweep(&self) {
        loop {
            let _ = tokio::time::timeout(SWEEP_INTERVAL, self.has_missed.notified()).await;
            let players: Vec<PlayerId> = lock(&self.open).keys().cloned().collect();
            for player in players {
                self.close_signed_out(&player).await;
                tokio::time::sleep(SWEEP_PAUSE).await;
            }
        }
    }

    /// Closes the sockets of a player's devices that are signed out.
    async fn close_signed_out(&self, player: &PlayerId) {
        match Devices::read(&*self.journal, player).await {
            Ok(devices) => {
                let open = lock(&self.open);
                let sockets = open.get(player).into_iter().flatten();
                for socket in sockets.filter(|socket| !devices.admits(socket.device)) {
                    if let Some(outbox) = socket.outbox.upgrade() {
                        outbox.send(Outbound::Close(CloseReason::SignedOut));
                    }
                }
            }
            // The next sweep reads it again.
            Err(error) => tracing::warn!(%error, "the devices of a player cannot be read"),
        }
    }
}

/// A socket that is to be closed when its device is signed out.
pub(crate) struct SocketSession {
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) token: Token,
}

/// An open socket; dropping it ends its entry.
pub(crate) struct SocketGuard {
    sessions: Arc<Sessions>,
    player: PlayerId,
    number: u64,
}

impl SocketSession {
    /// Enters a socket; refused if its device is signed out.
    pub(crate) async fn enter(&self, number: u64, outbox: &Outbox) -> Result<SocketGuard, CloseReason> {
        let SocketSession { sessions, token } = self;
        let socket = OpenSocket { number, device: token.device, outbox: outbox.downgrade() };
        lock(&sessions.open).entry(token.player.clone()).or_default().push(socket);
        let guard = SocketGuard { sessions: sessions.clone(), player: token.player.clone(), number };
        // After it is entered, so that no sign-out comes between.
        match sessions.admits(token).await {
            Ok(true) => Ok(guard),
            Ok(false) => Err(CloseReason::SignedOut),
            Err(_) => Err(CloseReason::Restart),
        }
    }
}

impl Drop for SocketGuard {
    fn drop(&mut self) {
        let mut open = lock(&self.sessions.open);
        if let Some(sockets) = open.get_mut(&self.player) {
            sockets.retain(|socket| socket.number != self.number);
            if sockets.is_empty() {
                open.remove(&self.player);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Time;
    use protocol::SignInWay;

    use super::*;
    use crate::device_label::DeviceLabel;
    use crate::devices::{self, day_of};
    use crate::journal::MemoryJournal;

    fn node(journal: &Arc<dyn Journal>) -> Arc<Sessions> {
        Arc::new(Sessions::new(journal.clone()))
    }

    async fn two_devices(journal: &Arc<dyn Journal>) -> [Token; 2] {
        let player = PlayerId::new("ann").unwrap();
        let sign_in = async |way| {
            let today = day_of(Time(5));
            devices::sign_in(&**journal, &player, way, DeviceLabel::default(), today).await.unwrap()
        };
        [sign_in(SignInWay::Phrase).await, sign_in(SignInWay::Code).await]
    }

    #[tokio::test(start_paused = true)]
    async fn a_missed_announcement_is_made_up_for() {
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
        let [token, lost] = two_devices(&journal).await;
        let sessions = node(&journal);
        let keeping = tokio::spawn(sessions.clone().run());
        let (outbox, mut queue, _overflow) = Outbox::new(4);
        let session = SocketSession { sessions: sessions.clone(), token: lost.clone() };
        let guard = session.enter(1, &outbox).await.expect("signed in");
        let (other_outbox, mut other_queue, _overflow) = Outbox::new(4);
        let session = SocketSession { sessions: sessions.clone(), token: token.clone() };
        let _other = session.enter(2, &other_outbox).await.expect("signed in");
        // Without an announcement.
        devices::sign_out(&*journal, &lost.player, lost.device, lost.device).await.unwrap();
        assert!(sessions.admits(&lost).await.unwrap(), "what is kept counts");
        tokio::time::sleep(KEPT_FOR).await;
        assert!(!sessions.admits(&lost).await.unwrap());
        assert!(queue.try_recv().is_err());
        tokio::time::sleep(SWEEP_INTERVAL).await;
        assert!(matches!(queue.try_recv(), Ok(Outbound::Close(CloseReason::SignedOut))));
        assert!(other_queue.try_recv().is_err() && sessions.admits(&token).await.unwrap());
        drop(guard);
        assert_eq!(lock(&sessions.open).values().map(Vec::len).sum::<usize>(), 1);
        keeping.abort();
    }

    #[tokio::test(start_paused = true)]
    async fn a_known_gap_is_read_at_once() {
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
        let [_, lost] = two_devices(&journal).await;
        let sessions = node(&journal);
        let keeping = tokio::spawn(sessions.clone().run());
        let (outbox, mut queue, _overflow) = Outbox::new(4);
        let session = SocketSession { sessions: sessions.clone(), token: lost.clone() };
        let _guard = session.enter(1, &outbox).await.expect("signed in");
        devices::sign_out(&*journal, &lost.player, lost.device, lost.device).await.unwrap();
        sessions.missed();
        assert!(!sessions.admits(&lost).await.unwrap());
        let closed = tokio::time::timeout(Duration::from_secs(1), queue.recv()).await;
        assert!(matches!(closed, Ok(Some(Outbound::Close(CloseReason::SignedOut)))));
        let (outbox, _queue, _overflow) = Outbox::new(4);
        assert_eq!(session.enter(2, &outbox).await.err(), Some(CloseReason::SignedOut));
        keeping.abort();
    }

    #[tokio::test]
    async fn an_announced_sign_out_counts_at_once() {
        let journal: Arc<dyn Journal> = Arc::new(MemoryJournal::default());
        let [token, lost] = two_devices(&journal).await;
        let sessions = node(&journal);
        let earlier = Token { player: token.player.clone(), device: DeviceId::EARLIER };
        for token in [&token, &lost, &earlier] {
            assert!(sessions.admits(token).await.unwrap());
        }
        devices::sign_out_others(&*journal, &token.player, token.device).await.unwrap();
        sessions.announce(&token.player);
        assert!(!sessions.admits(&lost).await.unwrap());
        assert!(!sessions.admits(&earlier).await.unwrap() && sessions.admits(&token).await.unwrap());
    }
}
