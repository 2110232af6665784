//! Following a stream from any entry on: catching up and waiting are the same loop.

use std::collections::VecDeque;
use std::sync::Arc;

use super::{Entry, Journal, JournalError, Stream, Watch};

/// How many entries one read asks for.
const PAGE: usize = 256;

/// Returns every entry of a stream once and in order, the existing ones first and then the new ones.
///
/// No entry is missed: the watch begins before the first read, and each wake-up is consumed before the read that it causes, so
/// an append after that read wakes the watch again.
pub struct Follower {
    journal: Arc<dyn Journal>,
    stream: Stream,
    watch: Watch,
    /// The last entry that was returned or is in `page`.
    after: u64,
    page: VecDeque<Entry>,
    /// Whether there may be unread entries that will not wake the watch.
    behind: bool,
}

impl Follower {
    pub fn new(journal: Arc<dyn Journal>, stream: Stream, after: u64) -> Follower {
        let watch = journal.watch(&stream);
        Follower { journal, stream, watch, after, page: VecDeque::new(), behind: true }
    }

    /// The next entry, as soon as there is one. Safe to cancel: an entry that was not returned is returned by the next call.
    pub async fn next(&mut self) -> Result<Entry, JournalError> {
        loop {
            if let Some(entry) = self.page.pop_front() {
                return Ok(entry);
            }
            if !self.behind {
                self.watch.changed().await?;
                self.behind = true;
            }
            let entries = self.journal.read(&self.stream, self.after, PAGE).await?;
            self.behind = entries.len() == PAGE;
            self.after = entries.last().map_or(self.after, |entry| entry.seq);
            self.page = entries.into();
        }
    }
}
