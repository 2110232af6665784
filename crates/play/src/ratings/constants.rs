//! Every constant of the ratings. docs/ratings.md repeats them in one table, and a test compares the two.

use engine::{Family, Level};

/// The uncertainty σ of a player without a rated find, about the spread of skill among players.
pub(crate) const FIRST_UNCERTAINTY: f64 = 1.0;

/// The least uncertainty, so that a rating goes on following its player.
pub(crate) const LEAST_UNCERTAINTY: f64 = 0.12;

/// What σ² grows by in a day.
pub(crate) const VARIANCE_PER_DAY: f64 = 0.0002;

/// A rating whose uncertainty is above this is provisional, and in no list.
pub const PROVISIONAL_ABOVE: f64 = 0.2;

/// How many of a player's σ one opponent can add to the rating in a day.
pub(crate) const MOST_GAIN_PER_OPPONENT: f64 = 1.0;

/// The shown rating of skill 0.
pub(crate) const POINTS_AT_ZERO: f64 = 1500.0;

/// What one unit of skill is worth in it.
pub const POINTS_PER_SKILL: f64 = 347.0;

/// A player's absence takes effect so many finds after it was stated, so that disconnecting saves no player from a find.
pub(crate) const FINDS_UNTIL_AWAY: u32 = 3;

/// The fixed skill of a bot, which anchors the scale: a practised one has 0. Fitted to 100,000 simulated matches a family
/// by `cargo xtask ratings`.
pub const fn anchor(family: Family, level: Level) -> f64 {
    let [newcomer, casual, expert, top] = match family {
        Family::Calling => [-3.95, -1.59, 1.53, 2.91],
        Family::Speed => [-3.87, -1.55, 1.48, 2.75],
        Family::TwoPairs => [-4.55, -1.93, 1.65, 2.93],
        Family::Six => [-4.47, -1.94, 1.60, 2.80],
        Family::Four => [-4.45, -1.89, 1.61, 2.84],
    };
    match level {
        Level::Newcomer => newcomer,
        Level::Casual => casual,
        Level::Practised => 0.0,
        Level::Expert => expert,
        Level::Top => top,
    }
}
