//! A small journal that a fuzzed server starts with: its key, a player and a table.

/// The stream of the server's key, and a key.
pub(crate) const KEY: (&str, &[u8]) = ("server/key", &[0x5e; 32]);

/// A player that the key signs the token of: `13e9e749ffca7cf0740dc1f69bc50b88.18a0fd9ed926dfa094c73dd9617d9085`.
pub(crate) const PLAYER: (&str, &[u8]) = ("player/13e9e749ffca7cf0740dc1f69bc50b88", br#"{"name":"Ann"}"#);

/// The id of a table in the lobby.
pub(crate) const TABLE_ID: &str = "me4g4mtcjwua";

/// The stream of that table.
pub(crate) const TABLE_STREAM: &str = "table/me4g4mtcjwua";

/// The first round of a puzzle, played to its end.
const TABLE: &str = include_str!("../../../crates/protocol/tests/fixtures/v1/english-quick-puzzle.jsonl");

/// The whole journal.
pub(crate) fn entries() -> Vec<(&'static str, &'static [u8])> {
    let records = TABLE.lines().map(|line| (TABLE_STREAM, line.as_bytes()));
    [KEY, PLAYER].into_iter().chain(records).collect()
}
