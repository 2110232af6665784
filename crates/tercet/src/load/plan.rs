//! What is to be played: where, at how many tables, how quickly, how long.

use std::path::PathBuf;
use std::time::Duration;

use client::{Address, Site};
use engine::{Calling, Edition, RuleChoice, Variant};
use protocol::NewTable;
use words::{Words, msg};

use super::LoadArgs;
use crate::failure::Failure;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The servers, as they were typed.
    pub urls: String,
    addresses: Vec<Address>,
    /// How many tables.
    pub tables: usize,
    /// How many players at each.
    pub players: usize,
    /// Claims a second, at all tables together.
    pub claims: f64,
    /// How long.
    pub duration: Duration,
    /// Where to write down what everybody was shown.
    pub record: Option<PathBuf>,
}

impl Plan {
    pub(crate) fn new(args: LoadArgs, words: Words) -> Result<Plan, Failure> {
        let address = |url: &String| {
            url.parse().map_err(|_| {
                let argument = "--url http://HOST:PORT";
                Failure::Input(words.text(msg::UsageBadValue { value: url, argument }))
            })
        };
        let addresses: Result<Vec<Address>, Failure> = args.url.iter().map(address).collect();
        Ok(Plan {
            urls: args.url.join(", "),
            addresses: addresses?,
            tables: args.tables,
            players: args.players,
            claims: args.claims.into(),
            duration: Duration::from_secs(args.seconds),
            record: args.record,
        })
    }

    /// The servers in the order in which a player tries them, for somebody who is nobody there yet.
    pub fn sites(&self, player: usize) -> Vec<Site> {
        let mut sites: Vec<Site> = self.addresses.iter().cloned().map(Site::new).collect();
        let first = player % sites.len();
        sites.rotate_left(first);
        sites
    }

    /// How many sockets are open at the same time.
    pub fn sockets(&self) -> usize {
        self.tables * self.players
    }

    /// The time between two claims at one table.
    pub fn pause(&self) -> Duration {
        Duration::from_secs_f64(self.tables as f64 / self.claims)
    }

    /// A table where a claim is one message and is decided at once.
    pub fn new_table(&self) -> NewTable {
        let rules = RuleChoice {
            calling: Some(Calling::QuickClaims),
            photo_finish_ms: Some(0),
            seats: Some(self.players as u8),
            ..RuleChoice::new(Edition::English, Variant::Full)
        };
        NewTable { rules, public: false, bots: Vec::new() }
    }
}
