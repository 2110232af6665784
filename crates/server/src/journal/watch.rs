//! Wakes tasks that wait for a stream to grow.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use tokio::sync::watch;

use super::stream::Stream;
use super::{Entry, JournalError};

/// All watches of one journal on this node. A stream without a watch takes no memory.
#[derive(Default)]
pub(crate) struct Watches(Mutex<Registry>);

#[derive(Default)]
struct Registry {
    closed: bool,
    senders: HashMap<Stream, watch::Sender<StreamState>>,
}

/// How many announced entries are kept with their payloads: as many as may be announced before a room reads them.
const CACHED_ENTRIES: usize = 4;

/// What announcements have told this node about a stream.
#[derive(Default)]
struct StreamState {
    head: u64,
    /// How often announcements may have been missed.
    gaps: u64,
    /// The last entries, without gaps, as far as their announcements carried payloads.
    entries: VecDeque<Entry>,
}

impl StreamState {
    /// Applies an announcement; false if it is an old one.
    fn update(&mut self, head: u64, payload: impl FnOnce() -> Option<Bytes>) -> bool {
        if head <= self.head {
            return false;
        }
        let payload = payload();
        if head != self.head + 1 || payload.is_none() {
            self.entries.clear();
        } else if self.entries.len() == CACHED_ENTRIES {
            self.entries.pop_front();
        }
        self.head = head;
        self.entries.extend(payload.map(|payload| Entry { seq: head, payload }));
        true
    }

    /// The entries from `after + 1` on; none if that one is not here.
    fn entries_after(&self, after: u64) -> Vec<Entry> {
        let start = self.entries.iter().position(|entry| Some(entry.seq) == after.checked_add(1));
        start.map_or_else(Vec::new, |start| self.entries.iter().skip(start).cloned().collect())
    }
}

impl Watches {
    pub(crate) fn watch(self: &Arc<Watches>, stream: &Stream) -> Watch {
        let mut registry = self.lock();
        let receiver = match registry.senders.get(stream) {
            Some(sender) => sender.subscribe(),
            None => {
                let (sender, receiver) = watch::channel(StreamState::default());
                // After `close` there are no announcements: without its sender the watch returns an error.
                if !registry.closed {
                    registry.senders.insert(stream.clone(), sender);
                }
                receiver
            }
        };
        let gaps = receiver.borrow().gaps;
        Watch { stream: stream.clone(), receiver: Some(receiver), gaps, watches: self.clone() }
    }

    /// Announces that these streams have grown to these numbers. Call it when the entries can be read.
    pub(super) fn notify<'a>(&self, heads: impl IntoIterator<Item = (&'a Stream, u64)>) {
        self.notify_with(heads.into_iter().map(|(stream, head)| (stream.as_str(), head, || None)));
    }

    /// The same, with the last entry's payload where it is at hand; it is computed only for watched streams.
    pub(crate) fn notify_with<'a, P: FnOnce() -> Option<Bytes>>(
        &self,
        heads: impl IntoIterator<Item = (&'a str, u64, P)>,
    ) {
        let registry = self.lock();
        for (stream, head, payload) in heads {
            if let Some(sender) = registry.senders.get(stream) {
                sender.send_if_modified(|state| state.update(head, payload));
            }
        }
    }

    /// The largest announced numbers of these streams; 0 for streams without a watch.
    pub(super) fn heads<'a>(&self, streams: impl IntoIterator<Item = &'a Stream>) -> Vec<u64> {
        let registry = self.lock();
        let head = |stream| registry.senders.get(stream).map_or(0, |sender| sender.borrow().head);
        streams.into_iter().map(head).collect()
    }

    /// Wakes all watches, because announcements may have been missed. Earlier ones are discarded: they may have come from a
    /// primary that is no longer one.
    pub(crate) fn wake_all(&self) {
        let missed =
            |state: &mut StreamState| *state = StreamState { gaps: state.gaps + 1, ..StreamState::default() };
        self.lock().senders.values().for_each(|sender| sender.send_modify(missed));
    }

    pub(crate) fn close(&self) {
        let mut registry = self.lock();
        registry.closed = true;
        registry.senders.clear();
    }

    /// Nothing panics while the lock is held, so a poisoned registry is still consistent.
    fn lock(&self) -> MutexGuard<'_, Registry> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Wakes when a stream grows. Dropping it unregisters it.
pub struct Watch {
    stream: Stream,
    /// Taken only by `drop`.
    receiver: Option<watch::Receiver<StreamState>>,
    /// The gaps that `changed` has reported.
    gaps: u64,
    watches: Arc<Watches>,
}

impl Watch {
    /// Waits until the stream has grown since the last call (or since the watch began) and returns the largest announced
    /// number, or `u64::MAX` if announcements may have been missed. It is a hint: only reading tells what is there. Safe to
    /// cancel.
    pub async fn changed(&mut self) -> Result<u64, JournalError> {
        let receiver = self.receiver.as_mut().ok_or(JournalError::Closed)?;
        receiver.changed().await.map_err(|_| JournalError::Closed)?;
        let state = receiver.borrow_and_update();
        let missed = std::mem::replace(&mut self.gaps, state.gaps) != state.gaps;
        Ok(if missed { u64::MAX } else { state.head })
    }

    /// The entries from `after + 1` on, as far as they came with their announcements and need not be read.
    pub fn announced_entries(&self, after: u64) -> Vec<Entry> {
        self.receiver.as_ref().map_or_else(Vec::new, |receiver| receiver.borrow().entries_after(after))
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        // Under the lock, so that of two watches dropped at the same time one sees that it is the last.
        let mut registry = self.watches.lock();
        self.receiver = None;
        if registry.senders.get(&self.stream).is_some_and(|sender| sender.receiver_count() == 0) {
            registry.senders.remove(&self.stream);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn watches() -> (Arc<Watches>, Stream) {
        (Arc::default(), Stream::new("table/abc").unwrap())
    }

    #[tokio::test]
    async fn the_last_watch_of_a_stream_leaves_nothing_behind() {
        let (watches, stream) = watches();
        let first = watches.watch(&stream);
        let mut second = watches.watch(&stream);
        drop(first);
        watches.notify([(&stream, 3)]);
        assert_eq!(second.changed().await, Ok(3));
        drop(second);
        assert!(watches.lock().senders.is_empty());
    }

    #[tokio::test]
    async fn an_old_announcement_wakes_no_watch_and_a_gap_wakes_all() {
        let (watches, stream) = watches();
        let mut watch = watches.watch(&stream);
        watches.notify([(&stream, 3)]);
        assert_eq!(watch.changed().await, Ok(3));
        watches.notify([(&stream, 2)]);
        assert_eq!(watches.heads([&stream, &Stream::new("table/other").unwrap()]), [3, 0]);
        watches.wake_all();
        assert_eq!(watch.changed().await, Ok(u64::MAX));
        assert_eq!(watches.heads([&stream]), [0], "after a gap only the journal knows");
        watches.notify([(&stream, 3)]);
        watches.notify([(&stream, 4)]);
        assert_eq!(watch.changed().await, Ok(4));
    }

    #[test]
    fn announced_entries_have_no_gaps() {
        let (watches, stream) = watches();
        let watch = watches.watch(&stream);
        let announce = |head: u64| {
            watches.notify_with([(stream.as_str(), head, || Some(Bytes::from(head.to_string())))])
        };
        let entries =
            |after| watch.announced_entries(after).iter().map(|entry| entry.seq).collect::<Vec<_>>();
        (1..=3).for_each(announce);
        assert_eq!(entries(1), [2, 3]);
        assert!(entries(3).is_empty());
        [4, 6, 6, 7].into_iter().for_each(announce);
        assert!(entries(3).is_empty(), "5 was missed, so the entries before it are dropped");
        assert_eq!(entries(5), [6, 7]);
        announce(8);
        watches.notify([(&stream, 9)]);
        assert!(entries(7).is_empty());
        (10..=10 + CACHED_ENTRIES as u64).for_each(announce);
        assert!(entries(9).is_empty(), "the oldest is dropped");
        assert_eq!(entries(10).len(), CACHED_ENTRIES);
    }

    #[tokio::test]
    async fn closing_wakes_all_watches() {
        let (watches, stream) = watches();
        let mut before = watches.watch(&stream);
        watches.close();
        assert_eq!(before.changed().await, Err(JournalError::Closed));
        assert_eq!(watches.watch(&stream).changed().await, Err(JournalError::Closed));
    }
}
