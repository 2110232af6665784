//! Which requests have acted at a table, so that one that is sent twice acts once.

use std::collections::VecDeque;
use std::hash::{BuildHasher, RandomState};

use engine::PlayerId;

/// How many requests are remembered.
const REMEMBERED_REQUESTS: usize = 512;

/// The last requests that have acted at a table, each as a hash of its player and id.
///
/// A keyed 64-bit hash makes collisions rarer than disk errors, and takes 4 kB a table where texts would take 100 kB.
#[derive(Clone, Debug, Default)]
pub(crate) struct RecentRequests {
    key: RandomState,
    hashes: VecDeque<u64>,
}

impl RecentRequests {
    pub(crate) fn contains(&self, player: &PlayerId, id: &str) -> bool {
        self.hashes.contains(&self.hash(player, id))
    }

    pub(crate) fn add(&mut self, player: &PlayerId, id: &str) {
        if self.hashes.len() == REMEMBERED_REQUESTS {
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
        let mut requests = RecentRequests::default();
        (0..=REMEMBERED_REQUESTS).for_each(|id| requests.add(&ann, &id.to_string()));
        assert!(requests.contains(&ann, "1") && requests.contains(&ann, &REMEMBERED_REQUESTS.to_string()));
        assert!(!requests.contains(&ann, "0"), "the oldest is dropped");
        assert!(!requests.contains(&ben, "1"), "each player has its own ids");
    }
}
