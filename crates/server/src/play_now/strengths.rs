//! How strong players are, as far as the node knows.

use engine::PlayerId;
use play::{Family, Rating};

/// The ratings of players.
#[derive(Clone, Default)]
pub(crate) struct Strengths;

impl Strengths {
    /// The rating of a player; that of a new one where no match was rated.
    pub(crate) fn of(&self, _family: Family, _player: &PlayerId) -> Rating {
        Rating::first(0)
    }
}
