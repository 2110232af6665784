//! Who waits for which stream to grow.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use tokio::sync::watch;

use super::stream::Stream;
use super::{Entry, JournalError};

/// All watches of one journal on this node. A stream that nobody watches takes no room.
#[derive(Default)]
pub(super) struct Watches(Mutex<Registry>);

#[derive(Default)]
struct Registry {
    closed: bool,
    senders: HashMap<Stream, watch::Sender<Heard>>,
}

/// How many entries are kept that came with their announcements: as many as may be announced before a room looks.
const KEPT: usize = 4;

/// What this node has heard of a stream.
#[derive(Default)]
struct Heard {
    /// The largest number that was announced.
    head: u64,
    /// How often announcements may have been missed.
    gaps: u64,
    /// The last entries, one after the other, as far as they came with their announcements.
    entries: VecDeque<Entry>,
}

impl Heard {
    /// Takes note of an announcement; false if it is an old one, whose payload nobody needs.
    fn note(&mut self, head: u64, payload: impl FnOnce() -> Option<Bytes>) -> bool {
        if head <= self.head {
            return false;
        }
        let payload = payload();
        if head != self.head + 1 || payload.is_none() {
            self.entries.clear();
        } else if self.entries.len() == KEPT {
            self.entries.pop_front();
        }
        self.head = head;
        self.entries.extend(payload.map(|payload| Entry { seq: head, payload }));
        true
    }

    /// The entries right after number `after`.
    fn after(&self, after: u64) -> Vec<Entry> {
        let start = self.entries.iter().position(|entry| entry.seq == after + 1);
        start.map_or_else(Vec::new, |start| self.entries.iter().skip(start).cloned().collect())
    }
}

impl Watches {
    /// Registers a watch; what is announced from now on wakes it.
    pub(super) fn watch(self: &Arc<Watches>, stream: &Stream) -> Watch {
        let mut registry = self.lock();
        let receiver = match registry.senders.get(stream) {
            Some(sender) => sender.subscribe(),
            None => {
                let (sender, receiver) = watch::channel(Heard::default());
                // After the end there is nobody to announce anything: the sender is dropped and the watch says so.
                if !registry.closed {
                    registry.senders.insert(stream.clone(), sender);
                }
                receiver
            }
        };
        let gaps = receiver.borrow().gaps;
        Watch { stream: stream.clone(), receiver: Some(receiver), gaps, watches: self.clone() }
    }

    /// Announces that these streams have grown to these numbers. Call it after the entries can be read.
    pub(super) fn grew<'a>(&self, heads: impl IntoIterator<Item = (&'a Stream, u64)>) {
        self.grew_by(heads.into_iter().map(|(stream, head)| (stream.as_str(), head, || None)));
    }

    /// The same, with a way to the last entry where it is at hand; it is gone only for streams that somebody watches.
    pub(super) fn grew_by<'a, P: FnOnce() -> Option<Bytes>>(
        &self,
        heads: impl IntoIterator<Item = (&'a str, u64, P)>,
    ) {
        let registry = self.lock();
        for (stream, head, payload) in heads {
            if let Some(sender) = registry.senders.get(stream) {
                // Who has heard of a later entry need not be woken for an earlier one.
                sender.send_if_modified(|heard| heard.note(head, payload));
            }
        }
    }

    /// The largest numbers that were announced of these streams; 0 where nobody listens.
    pub(super) fn heads<'a>(&self, streams: impl IntoIterator<Item = &'a Stream>) -> Vec<u64> {
        let registry = self.lock();
        let head = |stream| registry.senders.get(stream).map_or(0, |sender| sender.borrow().head);
        streams.into_iter().map(head).collect()
    }

    /// Wakes everybody, because announcements may have been missed. What was heard before counts no more: it may have come from
    /// a primary that is no longer one.
    pub(super) fn wake_all(&self) {
        let missed = |heard: &mut Heard| *heard = Heard { gaps: heard.gaps + 1, ..Heard::default() };
        self.lock().senders.values().for_each(|sender| sender.send_modify(missed));
    }

    /// Ends every watch, also those to come.
    pub(super) fn close(&self) {
        let mut registry = self.lock();
        registry.closed = true;
        registry.senders.clear();
    }

    /// Nothing panics while the lock is held, so a poisoned registry is still whole.
    fn lock(&self) -> MutexGuard<'_, Registry> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Wakes when a stream grows. Dropping it is all the clean-up there is.
pub struct Watch {
    stream: Stream,
    /// Taken only by `drop`.
    receiver: Option<watch::Receiver<Heard>>,
    /// The gaps that were told.
    gaps: u64,
    watches: Arc<Watches>,
}

impl Watch {
    /// Waits until the stream has grown since the last call (or since the watch began) and returns the largest
    /// number this node has heard of, the largest there is if it may have missed one. It is a hint: only reading tells
    /// what is there. Safe to cancel.
    pub async fn changed(&mut self) -> Result<u64, JournalError> {
        let receiver = self.receiver.as_mut().ok_or_else(JournalError::closed)?;
        receiver.changed().await.map_err(|_| JournalError::closed())?;
        let heard = receiver.borrow_and_update();
        let missed = std::mem::replace(&mut self.gaps, heard.gaps) != heard.gaps;
        Ok(if missed { u64::MAX } else { heard.head })
    }

    /// The entries right after number `after`, as far as they came with their announcements: nobody has to read them again.
    pub fn heard(&self, after: u64) -> Vec<Entry> {
        self.receiver.as_ref().map_or_else(Vec::new, |receiver| receiver.borrow().after(after))
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        // Under the lock, so that of two watches dropped at the same time the second sees that it is the last.
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

    #[tokio::test]
    async fn the_last_watch_of_a_stream_leaves_nothing_behind() {
        let watches = Arc::new(Watches::default());
        let stream = Stream::new("table/abc").unwrap();
        let first = watches.watch(&stream);
        let mut second = watches.watch(&stream);
        drop(first);
        watches.grew([(&stream, 3)]);
        assert_eq!(second.changed().await, Ok(3));
        drop(second);
        assert!(watches.lock().senders.is_empty());
    }

    #[tokio::test]
    async fn old_news_wake_nobody_and_a_gap_wakes_everybody() {
        let watches = Arc::new(Watches::default());
        let stream = Stream::new("table/abc").unwrap();
        let mut watch = watches.watch(&stream);
        watches.grew([(&stream, 3)]);
        assert_eq!(watch.changed().await, Ok(3));
        watches.grew([(&stream, 2)]);
        assert_eq!(watches.heads([&stream, &Stream::new("table/other").unwrap()]), [3, 0]);
        watches.wake_all();
        assert_eq!(watch.changed().await, Ok(u64::MAX));
        assert_eq!(watches.heads([&stream]), [0], "after a gap only the journal knows");
        watches.grew([(&stream, 3)]);
        watches.grew([(&stream, 4)]);
        assert_eq!(watch.changed().await, Ok(4));
    }

    #[test]
    fn entries_that_come_along_are_heard_without_gaps() {
        let watches = Arc::new(Watches::default());
        let stream = Stream::new("table/abc").unwrap();
        let watch = watches.watch(&stream);
        let told =
            |head: u64| watches.grew_by([(stream.as_str(), head, || Some(Bytes::from(head.to_string())))]);
        let heard = |after| watch.heard(after).iter().map(|entry| entry.seq).collect::<Vec<_>>();
        (1..=3).for_each(told);
        assert_eq!(heard(1), [2, 3]);
        assert!(heard(3).is_empty());
        [4, 6, 6, 7].into_iter().for_each(told);
        assert!(heard(3).is_empty(), "5 was not heard, so what came before it is of no use");
        assert_eq!(heard(5), [6, 7]);
        told(8);
        watches.grew([(&stream, 9)]);
        assert!(heard(7).is_empty());
        (10..=10 + KEPT as u64).for_each(told);
        assert!(heard(9).is_empty(), "the oldest is forgotten");
        assert_eq!(heard(10).len(), KEPT);
    }

    #[tokio::test]
    async fn an_end_wakes_everybody() {
        let watches = Arc::new(Watches::default());
        let stream = Stream::new("table/abc").unwrap();
        let mut before = watches.watch(&stream);
        watches.close();
        assert_eq!(before.changed().await, Err(JournalError::closed()));
        assert_eq!(watches.watch(&stream).changed().await, Err(JournalError::closed()));
    }
}
