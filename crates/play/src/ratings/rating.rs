//! One player's rating.

use serde::Serialize;

use crate::ratings::constants::{
    FIRST_UNCERTAINTY, LEAST_UNCERTAINTY, POINTS_AT_ZERO, POINTS_PER_SKILL, PROVISIONAL_ABOVE,
    VARIANCE_PER_DAY,
};

/// A player's skill as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// μ: of two players, the one whose skill is 1 higher takes e times as many finds.
    pub skill: f64,
    /// σ: how far the skill may be off.
    pub uncertainty: f64,
    /// The finds that it was computed from.
    pub finds: u32,
    /// The UTC day of the last of them, counted from 1970-01-01.
    pub day: u64,
}

impl Rating {
    /// The rating of a player without a rated find.
    pub fn first(day: u64) -> Rating {
        Rating { skill: 0.0, uncertainty: FIRST_UNCERTAINTY, finds: 0, day }
    }

    /// The rating on a later day: less certain, and never less than that of a player without a rated find.
    #[must_use]
    pub fn on(self, day: u64) -> Rating {
        let days = day.saturating_sub(self.day);
        let variance = self.uncertainty * self.uncertainty + days as f64 * VARIANCE_PER_DAY;
        Rating { uncertainty: variance.sqrt().min(FIRST_UNCERTAINTY), day: self.day.max(day), ..self }
    }

    /// σ² after a find that this player would take with the chance `share`.
    pub(crate) fn variance_after(&self, share: f64) -> f64 {
        1.0 / (1.0 / (self.uncertainty * self.uncertainty) + share * (1.0 - share))
    }

    /// The rating after a find that changed the skill.
    pub(crate) fn after_find(self, change: f64, variance: f64) -> Rating {
        let uncertainty = variance.sqrt().max(LEAST_UNCERTAINTY);
        Rating { skill: self.skill + change, uncertainty, finds: self.finds + 1, ..self }
    }

    /// The skill as it is shown.
    pub fn points(&self) -> i32 {
        (POINTS_AT_ZERO + POINTS_PER_SKILL * self.skill).round() as i32
    }

    /// The uncertainty as it is shown: one σ in points.
    pub fn margin(&self) -> i32 {
        (POINTS_PER_SKILL * self.uncertainty).round() as i32
    }

    /// Whether too little is known for a list.
    pub fn is_provisional(&self) -> bool {
        self.uncertainty > PROVISIONAL_ABOVE
    }
}
