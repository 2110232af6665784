//! What is to be played: where, at how many tables, how quickly, how long.

use std::time::Duration;

use client::{Address, Site};
use engine::{Calling, Edition, RuleChoice, Variant};
use protocol::NewTable;
use words::msg;

use crate::arguments::Arguments;
use crate::failure::Failure;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The server, as it was typed.
    pub url: String,
    address: Address,
    /// How many tables.
    pub tables: usize,
    /// How many players at each.
    pub players: usize,
    /// Claims a second, at all tables together.
    pub claims: f64,
    /// How long.
    pub duration: Duration,
}

impl Plan {
    /// Takes what was typed.
    pub fn of(arguments: &Arguments) -> Result<Plan, Failure> {
        let url = arguments.text("url").unwrap_or_default();
        let address: Address = url.parse().map_err(|_| {
            let argument = "--url http://HOST:PORT";
            Failure::Input(arguments.words().say(msg::UsageBadValue { value: url, argument }))
        })?;
        let number = |name| arguments.number(name).unwrap_or(1);
        Ok(Plan {
            url: url.to_owned(),
            address,
            tables: number("tables") as usize,
            players: number("players") as usize,
            claims: number("claims") as f64,
            duration: Duration::from_secs(number("seconds")),
        })
    }

    /// The server, for somebody who is nobody there yet.
    pub fn site(&self) -> Site {
        Site::new(self.address.clone())
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
