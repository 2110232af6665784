//! A journal in memory, for tests and local play.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use tokio::sync::broadcast;

use super::rows::page_start;
use super::watch::Watches;
use super::{
    AppendError, AppendFuture, BoxFuture, Entry, Journal, ReadFuture, Row, RowQuery, Stream, UNRANKED, Watch,
};

pub struct MemoryJournal {
    streams: Mutex<BTreeMap<Stream, Vec<Bytes>>>,
    watches: Arc<Watches>,
    messages: broadcast::Sender<String>,
    rows: Mutex<BTreeMap<(String, String), Row>>,
}

impl Default for MemoryJournal {
    fn default() -> MemoryJournal {
        MemoryJournal {
            streams: Mutex::default(),
            watches: Arc::default(),
            messages: broadcast::Sender::new(1024),
            rows: Mutex::default(),
        }
    }
}

impl MemoryJournal {
    /// Nothing panics in the middle of a change, so a poisoned map is still consistent.
    fn lock(&self) -> MutexGuard<'_, BTreeMap<Stream, Vec<Bytes>>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_rows(&self) -> MutexGuard<'_, BTreeMap<(String, String), Row>> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for MemoryJournal {
    fn drop(&mut self) {
        self.watches.close();
    }
}

impl Journal for MemoryJournal {
    fn append(&self, stream: &Stream, expected: u64, payload: Bytes) -> AppendFuture<'_> {
        let stream = stream.clone();
        Box::pin(async move {
            let mut streams = self.lock();
            let head = streams.get(&stream).map_or(0, Vec::len) as u64;
            if head != expected {
                return Err(AppendError::Conflict { head });
            }
            streams.entry(stream.clone()).or_default().push(payload);
            drop(streams);
            self.watches.notify([(&stream, expected + 1)]);
            Ok(())
        })
    }

    fn read(&self, stream: &Stream, after: u64, limit: usize) -> ReadFuture<'_, Vec<Entry>> {
        let stream = stream.clone();
        Box::pin(async move {
            let streams = self.lock();
            let payloads = streams.get(&stream).map_or(&[][..], Vec::as_slice);
            let start = usize::try_from(after).map_or(payloads.len(), |after| after.min(payloads.len()));
            let entries = payloads[start..].iter().zip(after.saturating_add(1)..).take(limit);
            Ok(entries.map(|(payload, seq)| Entry { seq, payload: payload.clone() }).collect())
        })
    }

    fn head(&self, stream: &Stream) -> ReadFuture<'_, u64> {
        let stream = stream.clone();
        Box::pin(async move { Ok(self.lock().get(&stream).map_or(0, Vec::len) as u64) })
    }

    fn streams(&self, prefix: &str, after: Option<&Stream>, limit: usize) -> ReadFuture<'_, Vec<Stream>> {
        let (prefix, after) = (prefix.to_owned(), after.cloned());
        Box::pin(async move {
            let start = match &after {
                Some(after) if after.as_str() >= prefix.as_str() => Bound::Excluded(after.as_str()),
                _ => Bound::Included(prefix.as_str()),
            };
            let streams = self.lock();
            let names = streams.range::<str, _>((start, Bound::Unbounded)).map(|(stream, _)| stream);
            let listed = names.take_while(|stream| stream.as_str().starts_with(&prefix)).take(limit);
            Ok(listed.cloned().collect())
        })
    }

    fn watch(&self, stream: &Stream) -> Watch {
        self.watches.watch(stream)
    }

    fn publish(&self, text: String) {
        // Fails only without subscribers.
        let _ = self.messages.send(text);
    }

    fn subscribe(&self) -> Option<broadcast::Receiver<String>> {
        Some(self.messages.subscribe())
    }

    fn redact(&self, stream: &Stream, entry: &Entry, payload: Bytes) -> AppendFuture<'_> {
        let (stream, entry) = (stream.clone(), entry.clone());
        Box::pin(async move {
            let mut streams = self.lock();
            let payloads = streams.get_mut(&stream).map_or(&mut [][..], Vec::as_mut_slice);
            let head = payloads.len() as u64;
            let place = usize::try_from(entry.seq).ok().and_then(|seq| seq.checked_sub(1));
            match place.and_then(|place| payloads.get_mut(place)) {
                Some(stored) if *stored == entry.payload => *stored = payload,
                _ => return Err(AppendError::Conflict { head }),
            }
            Ok(())
        })
    }

    fn scrub(&self) -> AppendFuture<'_> {
        Box::pin(async { Ok(()) })
    }

    fn put_rows(&self, rows: Vec<Row>) -> AppendFuture<'_> {
        Box::pin(async move {
            let mut kept = self.lock_rows();
            for row in rows {
                let key = (row.list.clone(), row.item.clone());
                if kept.get(&key).is_none_or(|kept| row.head >= kept.head) {
                    kept.insert(key, row);
                }
            }
            Ok(())
        })
    }

    fn rows(&self, query: RowQuery) -> ReadFuture<'_, Vec<Row>> {
        Box::pin(async move {
            let mut rows: Vec<Row> = self.lock_rows().values().cloned().collect();
            match &query {
                RowQuery::Best { list, limit } => {
                    rows.retain(|row| row.list == *list && row.rank != UNRANKED);
                    rows.sort_by(|one, other| (one.rank, &one.item).cmp(&(other.rank, &other.item)));
                    let mut players = BTreeSet::new();
                    rows.retain(|row| players.insert(row.player.clone()));
                    rows.truncate(*limit);
                }
                RowQuery::OfPlayers { list, players } => {
                    rows.retain(|row| row.list == *list && players.contains(&row.player));
                    rows.sort_by(|one, other| (one.rank, &one.item).cmp(&(other.rank, &other.item)));
                }
                RowQuery::All { list } => {
                    rows.retain(|row| row.list == *list);
                    rows.sort_by(|one, other| (one.rank, &one.item).cmp(&(other.rank, &other.item)));
                }
                RowQuery::Page { list, after, limit } => {
                    let (rank, item) = page_start(after.as_ref());
                    rows.retain(|row| row.list == *list && row.rank != UNRANKED);
                    rows.retain(|row| (row.rank, &*row.item) > (rank, item));
                    rows.sort_by(|one, other| (one.rank, &one.item).cmp(&(other.rank, &other.item)));
                    rows.truncate(*limit);
                }
                RowQuery::InLists { player, from, before } => {
                    rows.retain(|row| row.player == *player && (from..before).contains(&&row.list));
                    let order = |row: &Row| (row.list.clone(), row.rank, row.item.clone());
                    rows.sort_by_key(order);
                }
                RowQuery::Unranked { after: (list, item), limit } => {
                    rows.retain(|row| row.rank == UNRANKED && (&row.list, &row.item) > (list, item));
                    rows.truncate(*limit);
                }
            }
            Ok(rows)
        })
    }

    fn ranked_players(&self, list: &str) -> ReadFuture<'_, u64> {
        let rows = self.rows(RowQuery::Best { list: list.to_owned(), limit: usize::MAX });
        Box::pin(async move { Ok(rows.await?.len() as u64) })
    }

    fn clear_rows(&self) -> AppendFuture<'_> {
        Box::pin(async {
            self.lock_rows().clear();
            Ok(())
        })
    }

    fn probe(&self) -> AppendFuture<'_> {
        Box::pin(async { Ok(()) })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async { self.watches.close() })
    }
}
