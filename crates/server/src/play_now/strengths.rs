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
        let rated = self.0.as_ref().and_then(|ratings| ratings.of(family, player));
        rated.unwrap_or_else(|| Rating::first(0))
    }
}
