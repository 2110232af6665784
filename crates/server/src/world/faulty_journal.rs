//! One node's journal in a simulated world: slow, failing, silent, or cut off from the others.

use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until};

use super::rng::SimRng;
use super::store::Store;
use crate::journal::{
    AppendError, AppendFuture, BoxFuture, Entry, Journal, JournalError, ReadFuture, Stream, Watch, Watches,
};
use crate::limits::lock;

/// What a journal tells its node about the others.
enum FeedItem {
    Grown {
        stream: Stream,
        head: u64,
        payload: Option<Bytes>,
    },
    Message(String),
    /// Announcements were missed.
    Gap,
}

/// The journals of all nodes, which announce to each other.
#[derive(Default)]
pub(super) struct Announcers(Mutex<Vec<Arc<Feed>>>);

/// The announcements to one node, in order.
struct Feed {
    queue: mpsc::UnboundedSender<(Instant, FeedItem)>,
    is_partitioned: AtomicBool,
    rng: Mutex<SimRng>,
}

impl Announcers {
    fn announce(&self, announcement: impl Fn() -> FeedItem) {
        for feed in lock(&self.0).iter().filter(|feed| !feed.is_partitioned.load(Ordering::Relaxed)) {
            feed.send(announcement());
        }
    }
}

impl Feed {
    fn send(&self, announcement: FeedItem) {
        let mut rng = lock(&self.rng);
        let delay = if rng.chance(3) { rng.milliseconds(50, 900) } else { rng.milliseconds(0, 12) };
        let _ = self.queue.send((Instant::now() + delay, announcement));
    }
}

/// What becomes of one append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Acknowledged,
    /// Refused with an error; nothing is stored.
    Failed,
    /// Stored, but the answer is an error.
    StoredAndFailed,
    /// No answer for a long time; stored late or never.
    Hangs {
        is_stored: bool,
    },
    /// The room panics while it waits; stored or not.
    Panics {
        is_stored: bool,
    },
}

/// The journal of one run of one node.
#[derive(Clone)]
pub(super) struct FaultyJournal(Arc<NodeDisk>);

/// What one run of one node has of the database.
pub(super) struct NodeDisk {
    store: Arc<Store>,
    announcers: Arc<Announcers>,
    feed: Arc<Feed>,
    watches: Arc<Watches>,
    messages: broadcast::Sender<String>,
    rng: Mutex<SimRng>,
    /// How many of a hundred operations fail in one of the ways above.
    trouble: AtomicU32,
    /// How many of the next appends let their rooms panic.
    panics: AtomicU32,
    /// How many have.
    pub(super) panicked: AtomicU32,
    /// The node was killed: what it had under way is stored or not, and nothing follows.
    is_dead: AtomicBool,
}

impl FaultyJournal {
    pub(super) fn start(store: Arc<Store>, announcers: Arc<Announcers>, mut rng: SimRng) -> FaultyJournal {
        let (queue, mut announcements) = mpsc::unbounded_channel();
        let feed =
            Arc::new(Feed { queue, is_partitioned: AtomicBool::new(false), rng: Mutex::new(rng.fork()) });
        lock(&announcers.0).push(feed.clone());
        let (watches, messages) = (Arc::<Watches>::default(), broadcast::Sender::new(1024));
        let (to_watches, to_messages) = (watches.clone(), messages.clone());
        tokio::spawn(async move {
            while let Some((at, announcement)) = announcements.recv().await {
                sleep_until(at).await;
                match announcement {
                    FeedItem::Grown { stream, head, payload } => {
                        to_watches.notify_with([(stream.as_str(), head, || payload)]);
                    }
                    FeedItem::Message(text) => _ = to_messages.send(text),
                    FeedItem::Gap => {
                        to_watches.wake_all();
                        let _ = to_messages.send(String::new());
                    }
                }
            }
        });
        FaultyJournal(Arc::new(NodeDisk {
            store,
            announcers,
            feed,
            watches,
            messages,
            rng: Mutex::new(rng),
            trouble: AtomicU32::new(0),
            panics: AtomicU32::new(0),
            panicked: AtomicU32::new(0),
            is_dead: AtomicBool::new(false),
        }))
    }
}

impl Deref for FaultyJournal {
    type Target = NodeDisk;

    fn deref(&self) -> &NodeDisk {
        &self.0
    }
}

impl NodeDisk {
    /// The node is killed.
    pub(super) fn kill(&self) {
        self.is_dead.store(true, Ordering::Relaxed);
        self.watches.close();
        lock(&self.announcers.0).retain(|feed| !Arc::ptr_eq(feed, &self.feed));
    }

    pub(super) fn set_trouble(&self, percent: u32) {
        self.trouble.store(percent, Ordering::Relaxed);
    }

    /// The next append lets its room panic. A third time would quarantine the table.
    pub(super) fn plant_panic(&self) {
        self.panics.store(u32::from(self.panicked.load(Ordering::Relaxed) < 2), Ordering::Relaxed);
    }

    pub(super) fn remove_panic(&self) {
        self.panics.store(0, Ordering::Relaxed);
    }

    /// The node gets no announcements, or gets them again.
    pub(super) fn set_partitioned(&self, is_partitioned: bool) {
        let was = self.feed.is_partitioned.swap(is_partitioned, Ordering::Relaxed);
        if was && !is_partitioned {
            self.feed.send(FeedItem::Gap);
        }
    }

    fn is_reachable(&self) -> bool {
        !self.is_dead.load(Ordering::Relaxed) && !self.store.is_down()
    }

    fn is_troubled(&self, rng: &mut SimRng) -> bool {
        rng.chance(self.trouble.load(Ordering::Relaxed).into())
    }

    /// The fate of an append, and the times until it is stored and until it is answered.
    fn draw(&self) -> (Fate, Duration, Duration) {
        let mut rng = lock(&self.rng);
        let is_stored = rng.chance(50);
        if self.panics.load(Ordering::Relaxed) > 0 {
            self.panics.fetch_sub(1, Ordering::Relaxed);
            self.panicked.fetch_add(1, Ordering::Relaxed);
            return (Fate::Panics { is_stored }, Duration::ZERO, rng.milliseconds(0, 20));
        }
        if !self.is_troubled(&mut rng) {
            return (Fate::Acknowledged, rng.milliseconds(0, 3), rng.milliseconds(0, 3));
        }
        let short = rng.milliseconds(0, 300);
        match rng.range(0, 3) {
            0 => (Fate::Failed, short, Duration::ZERO),
            1 => (Fate::StoredAndFailed, short, rng.milliseconds(0, 300)),
            2 => (Fate::Hangs { is_stored }, rng.milliseconds(0, 8000), Duration::ZERO),
            _ => (Fate::Acknowledged, short, rng.milliseconds(0, 1500)),
        }
    }

    /// Waits as long as an operation on the database takes, and fails as it does.
    async fn reach(&self) -> Result<(), JournalError> {
        let (delay, fails) = {
            let mut rng = lock(&self.rng);
            match self.is_troubled(&mut rng) {
                true => (rng.milliseconds(0, 1500), rng.chance(50)),
                false => (rng.milliseconds(0, 2), false),
            }
        };
        sleep(delay).await;
        match fails || !self.is_reachable() {
            true => Err(JournalError::Unavailable("simulated".to_owned())),
            false => Ok(()),
        }
    }
}

/// Stores an entry, unless the database or the node went down meanwhile, and announces it.
fn store(
    journal: &NodeDisk,
    stream: &Stream,
    expected: u64,
    payload: &Bytes,
) -> Option<Result<(), AppendError>> {
    // Of what a killed node had under way, some has reached the database.
    if journal.store.is_down() || journal.is_dead.load(Ordering::Relaxed) && lock(&journal.rng).chance(50) {
        return None;
    }
    let stored = journal.store.append(stream, expected, payload);
    if stored.is_ok() {
        let has_payload = lock(&journal.rng).chance(60);
        journal.announcers.announce(|| FeedItem::Grown {
            stream: stream.clone(),
            head: expected + 1,
            payload: has_payload.then(|| payload.clone()),
        });
    }
    Some(stored)
}

impl Journal for FaultyJournal {
    fn append(&self, stream: &Stream, expected: u64, payload: Bytes) -> AppendFuture<'_> {
        let (fate, until_stored, until_answered) = self.draw();
        let (answer, answered) = oneshot::channel();
        let stream = stream.clone();
        // A task of its own: dropping the future does not cancel the append.
        let journal = self.clone();
        tokio::spawn(async move {
            sleep(until_stored).await;
            let is_stored = match fate {
                Fate::Failed => false,
                Fate::Acknowledged | Fate::StoredAndFailed => true,
                Fate::Hangs { is_stored } | Fate::Panics { is_stored } => is_stored,
            };
            let stored = if is_stored { store(&journal, &stream, expected, &payload) } else { None };
            if let Fate::Hangs { .. } = fate {
                sleep(Duration::from_secs(60)).await;
            }
            sleep(until_answered).await;
            let failed = || Err(AppendError::Unavailable(format!("simulated: {fate:?}")));
            let _ = answer.send(match fate {
                Fate::Acknowledged => stored.unwrap_or_else(failed),
                _ => failed(),
            });
        });
        Box::pin(async move {
            let answer = answered.await.unwrap_or_else(|_| Err(AppendError::Unavailable("gone".to_owned())));
            if let Fate::Panics { .. } = fate {
                // Without the hook, which would print a message for every planted panic.
                std::panic::resume_unwind(Box::new("planted"));
            }
            match self.is_dead.load(Ordering::Relaxed) {
                true => Err(AppendError::Unavailable("the node is dead".to_owned())),
                false => answer,
            }
        })
    }

    fn read(&self, stream: &Stream, after: u64, limit: usize) -> ReadFuture<'_, Vec<Entry>> {
        let stream = stream.clone();
        Box::pin(async move {
            self.reach().await?;
            Ok(self.store.read(&stream, after, limit))
        })
    }

    fn head(&self, stream: &Stream) -> ReadFuture<'_, u64> {
        let stream = stream.clone();
        Box::pin(async move {
            self.reach().await?;
            Ok(self.store.head(&stream))
        })
    }

    fn streams(&self, _: &str, _: Option<&Stream>, _: usize) -> ReadFuture<'_, Vec<Stream>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn watch(&self, stream: &Stream) -> Watch {
        self.watches.watch(stream)
    }

    fn publish(&self, text: String) {
        if self.is_reachable() && !self.feed.is_partitioned.load(Ordering::Relaxed) {
            self.announcers.announce(|| FeedItem::Message(text.clone()));
        }
    }

    fn subscribe(&self) -> Option<broadcast::Receiver<String>> {
        Some(self.messages.subscribe())
    }

    fn redact(&self, stream: &Stream, entry: &Entry, payload: Bytes) -> AppendFuture<'_> {
        let (stream, entry) = (stream.clone(), entry.clone());
        Box::pin(async move {
            self.reach().await.map_err(|error| AppendError::Unavailable(error.to_string()))?;
            self.store.redact(&stream, &entry, payload)
        })
    }

    fn scrub(&self) -> AppendFuture<'_> {
        Box::pin(async { Ok(()) })
    }

    fn probe(&self) -> AppendFuture<'_> {
        Box::pin(async { Ok(()) })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async { self.watches.close() })
    }
}
