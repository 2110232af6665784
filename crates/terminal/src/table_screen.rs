//! A table on the screen: the client, what was told lately, and the notice that is shown.

use engine::Time;

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

    /// Milliseconds since the deal.
    pub fn elapsed(&self, now: Time) -> Option<u64> {
        Some(self.client.table_time(now).since(self.client.session.dealt()?))
    }
}
