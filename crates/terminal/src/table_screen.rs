//! A table on the screen: the client, what was told lately, and the notice that is shown.

use engine::{Board, Time};
use play::{MatchStats, RoundStats};

use crate::notification::Notification;
use crate::table_client::TableClient;

/// As much of the past as any screen can show.
const LONGEST_LOG: usize = 40;

pub(crate) struct TableScreen {
    pub client: TableClient,
    /// What was told lately, the newest last.
    pub log: Vec<String>,
    pub notice: Option<String>,
}

impl TableScreen {
    pub fn new(client: TableClient) -> TableScreen {
        let mut screen = TableScreen { client, log: Vec::new(), notice: None };
        screen.read_notifications();
        screen
    }

    pub fn read_notifications(&mut self) {
        for notification in self.client.take_notifications() {
            match notification {
                Notification::Event { short, .. } => self.log.extend(short),
                Notification::Notice(sentence) => self.notice = Some(sentence),
            }
        }
        let old = self.log.len().saturating_sub(LONGEST_LOG);
        self.log.drain(..old);
    }

    pub fn board(&self) -> Option<&Board> {
        self.client.board()
    }

    /// Whether cards are in play.
    pub fn is_playing(&self) -> bool {
        self.board().is_some_and(|board| board.phase().in_round())
    }

    /// Whether a round has been played and none is being played.
    pub fn is_over(&self) -> bool {
        self.client.session().is_between_rounds()
    }

    /// The statistics of the last round.
    pub fn report(&self) -> Option<RoundStats> {
        MatchStats::of(self.client.session().events()).rounds.pop()
    }

    /// Milliseconds since the deal.
    pub fn elapsed(&self, now: Time) -> Option<u64> {
        Some(self.client.table_time(now).since(self.client.session().dealt()?))
    }
}
