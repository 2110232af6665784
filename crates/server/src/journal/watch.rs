//! Who waits for which stream to grow.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::JournalError;
use super::stream::Stream;

/// All watches of one journal on this node. A stream that nobody watches takes no room.
#[derive(Default)]
pub(super) struct Watches(Mutex<Registry>);

#[derive(Default)]
struct Registry {
    closed: bool,
    senders: HashMap<Stream, watch::Sender<Heard>>,
}

/// What this node has heard of a stream.
#[derive(Clone, Copy, Default)]
struct Heard {
    /// The largest number that was announced.
    head: u64,
    /// How often announcements may have been missed.
    gaps: u64,
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
        let registry = self.lock();
        for (stream, head) in heads {
            if let Some(sender) = registry.senders.get(stream) {
                // Who has heard of a later entry need not be woken for an earlier one.
                sender.send_if_modified(|heard| {
                    let is_news = head > heard.head;
                    heard.head = head.max(heard.head);
                    is_news
                });
            }
        }
    }

    /// Wakes everybody, because announcements may have been missed.
    pub(super) fn wake_all(&self) {
        self.lock().senders.values().for_each(|sender| sender.send_modify(|heard| heard.gaps += 1));
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
        let heard = *receiver.borrow_and_update();
        let missed = std::mem::replace(&mut self.gaps, heard.gaps) != heard.gaps;
        Ok(if missed { u64::MAX } else { heard.head })
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
        watches.wake_all();
        assert_eq!(watch.changed().await, Ok(u64::MAX));
        watches.grew([(&stream, 3)]);
        watches.grew([(&stream, 4)]);
        assert_eq!(watch.changed().await, Ok(4));
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
