//! How strong players are, as far as the node knows.

use std::sync::Arc;

use engine::PlayerId;
use play::{Family, Rating};

use crate::ratings::LiveRatings;

/// The ratings of players. Without any, all are new.
#[derive(Clone, Default)]
pub(crate) struct Strengths(Option<Arc<LiveRatings>>);

impl Strengths {
    pub(crate) fn new(ratings: Arc<LiveRatings>) -> Strengths {
        Strengths(Some(ratings))
    }

    /// The rating of a player; that of a new one where no match was rated.
    pub(crate) fn of(&self, family: Family, player: &PlayerId) -> Rating {
        self.of_visitor(family, Some(player))
    }

    /// The same for a client that may not be a player yet: its first game will be that of a new one.
    pub(crate) fn of_visitor(&self, family: Family, player: Option<&PlayerId>) -> Rating {
        let rated = self.0.as_ref().zip(player).and_then(|(ratings, player)| ratings.of(family, player));
        rated.unwrap_or_else(|| Rating::first(0))
    }
}
