//! What a load run plays.

use std::path::PathBuf;
use std::time::Duration;

use client::{Address, Site};
use engine::{Calling, Edition, RuleChoice, Variant};
use protocol::NewTable;

/// What is played: where, at how many tables, how quickly, how long.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The servers, at least one. Each table's players connect to them in turn.
    pub addresses: Vec<Address>,
    pub tables: usize,
    /// At each table.
    pub players: usize,
    /// Claims a second, at all tables together.
    pub claims: f64,
    pub duration: Duration,
    /// The file for one [`TableTranscript`](crate::TableTranscript) a line.
    pub transcripts: Option<PathBuf>,
}

impl Plan {
    pub fn sockets(&self) -> usize {
        self.tables * self.players
    }

    /// The servers in the order in which a player tries them.
    pub(crate) fn sites(&self, player: usize) -> Vec<Site> {
        let mut sites: Vec<Site> = self.addresses.iter().cloned().map(Site::new).collect();
        let first = player % sites.len();
        sites.rotate_left(first);
        sites
    }

    /// The time between two claims at one table.
    pub(crate) fn pause(&self) -> Duration {
        Duration::from_secs_f64(self.tables as f64 / self.claims)
    }

    /// A table where a claim is one message and is decided at once.
    pub(crate) fn new_table(&self) -> NewTable {
        let rules = RuleChoice {
            calling: Some(Calling::QuickClaims),
            photo_finish_ms: Some(0),
            seats: Some(self.players as u8),
            ..RuleChoice::new(Edition::English, Variant::Full)
        };
        NewTable { rules, public: false, bots: Vec::new() }
    }
}
