//! Following a stream from any entry on: catching up and waiting are the same loop.

use std::collections::VecDeque;
use std::sync::Arc;

use super::{Entry, Journal, JournalError, Stream, Watch};

/// How many entries one read asks for.
const PAGE: usize = 256;

/// Gives every entry of a stream once and in order, those that exist first and then those that come.
///
/// No entry is missed, because the watch begins before the first read, and each wake-up is noted as seen before the
/// read that it leads to: what is appended later than that read wakes the watch again.
pub struct Follower {
    journal: Arc<dyn Journal>,
    stream: Stream,
    watch: Watch,
    /// The last entry that was given or waits in `page`.
    after: u64,
    page: VecDeque<Entry>,
    /// Whether there may be entries that were neither read nor will wake the watch.
    behind: bool,
}

impl Follower {
    /// Follows the stream from entry `after + 1` on.
    pub fn new(journal: Arc<dyn Journal>, stream: Stream, after: u64) -> Follower {
        let watch = journal.watch(&stream);
        Follower { journal, stream, watch, after, page: VecDeque::new(), behind: true }
    }

    /// The next entry, as soon as there is one. Safe to cancel: an entry that was not returned comes next time.
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
