//! The options of the terminal client.

use std::path::PathBuf;

use client::Address;
use engine::{ChallengeId, DisplayName, Level, RuleChoice, Rules, Seed};
use odds::Date;
use words::Words;

use crate::keys::Keys;
use crate::look::Look;

#[derive(Clone, Debug)]
pub struct Options {
    pub words: Words,
    pub look: Look,
    pub keys: Keys,
    pub name: DisplayName,
    /// How many bots play along; by default two where there is room.
    pub bots: Option<usize>,
    pub level: Level,
    /// The table's seed, to play the same cards again.
    pub seed: Option<Seed>,
    pub today: Date,
    /// The file with the player's token on each server.
    pub memory: Option<PathBuf>,
    /// The folder that replays are saved in.
    pub folder: PathBuf,
}

#[derive(Clone, Debug)]
pub enum Start {
    /// At a table in memory.
    Alone(Rules),
    Join {
        address: Address,
        watch: bool,
    },
    Host {
        address: Address,
        rules: Box<RuleChoice>,
    },
    /// The cards of a challenge, at a table of one's own.
    Run {
        address: Address,
        challenge: ChallengeId,
    },
}

impl Options {
    /// How many bots play along by these rules.
    pub fn bots_for(&self, rules: &Rules) -> usize {
        let room = usize::from(rules.seats) - 1;
        self.bots.unwrap_or(2).min(room).max(rules.players_needed() - 1)
    }
}
