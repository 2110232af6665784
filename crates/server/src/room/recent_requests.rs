//! The requests that have acted, so that one that is sent twice acts once.

use std::collections::VecDeque;
use std::hash::{BuildHasher, RandomState};

use engine::PlayerId;

/// How many requests a room remembers.
const REMEMBERED: usize = 512;

/// The last requests that have acted at a table, each as a hash of its player and id.
///
/// The hash has 64 bits and a key that nobody knows, so that two requests are taken for one less often than a disk
/// returns something else than was written; and a table remembers in four kilobytes what would be a hundred as text.
#[derive(Default)]
pub struct Remembered {
    key: RandomState,
    hashes: VecDeque<u64>,
}

impl Remembered {
    /// Whether a player's request has acted.
    pub fn contains(&self, player: &PlayerId, id: &str) -> bool {
        self.hashes.contains(&self.hash(player, id))
    }

    /// Remembers a player's request, and forgets the oldest.
    pub fn add(&mut self, player: &PlayerId, id: &str) {
        if self.hashes.len() == REMEMBERED {
            self.hashes.pop_front();
        }
        self.hashes.push_back(self.hash(player, id));
    }

    fn hash(&self, player: &PlayerId, id: &str) -> u64 {
        self.key.hash_one((player.as_str(), id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_requests_are_remembered_player_by_player() {
        let [ann, ben] = ["ann", "ben"].map(|name| PlayerId::new(name).unwrap());
        let mut remembered = Remembered::default();
        (0..=REMEMBERED).for_each(|id| remembered.add(&ann, &id.to_string()));
        assert!(remembered.contains(&ann, "1") && remembered.contains(&ann, &REMEMBERED.to_string()));
        assert!(!remembered.contains(&ann, "0"), "the oldest is forgotten");
        assert!(!remembered.contains(&ben, "1"), "ids are each player's own");
    }
}
