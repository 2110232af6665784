//! How much is played and how long.

use std::path::PathBuf;
use std::time::Duration;

/// How much is played and how long.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program that is put to the test.
    pub tercet: PathBuf,
    /// How long.
    pub duration: Duration,
    /// What decides what breaks when.
    pub seed: u64,
    /// How many tables.
    pub tables: usize,
    /// How many players at each.
    pub players: usize,
    /// Claims a second, at all tables together.
    pub claims: u64,
    /// About how long all is well between two mishaps.
    pub pause: Duration,
}
