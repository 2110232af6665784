//! Ratings: who is quicker, from the finds of finished matches.
//!
//! Each find is a small race: the player who took it was chosen among those who could have taken it, its *field*.
//! [`RatedMatches`] reads the fields from a table's events, [`Ratings`] updates every player of a field after each find.
//! Both are pure, and `exp` is computed by `libm` instead of the platform, so ratings have the same bits wherever and however
//! often they are computed. docs/ratings.md has the formulas and the reasons for the constants.
//!
//! ```
//! use engine::{PlayerId, SeatNumber, Time};
//! use play::{Family, RatedFind, RatedMatch, Racer, Ratings};
//!
//! let [ann, bob] = ["ann", "bob"].map(|id| PlayerId::new(id).unwrap());
//! let racers = vec![Racer::Person(ann.clone()), Racer::Person(bob)];
//! let [first, second] = [SeatNumber(0), SeatNumber(1)];
//! let find = RatedFind { number: 0, taker: first, field: vec![first, second] };
//! let played = RatedMatch { family: Family::Speed, ended: Time(0), racers, finds: vec![find] };
//!
//! let mut ratings = Ratings::default();
//! let changes = ratings.apply(&played);
//! assert_eq!(changes.len(), 2);
//! assert!(ratings.of(Family::Speed, &ann).unwrap().points() > 1500);
//! ```

mod constants;
mod rated_match;
mod rating;
mod update;

pub use constants::{POINTS_PER_SKILL, PROVISIONAL_ABOVE, anchor};
pub use engine::Family;
pub use rated_match::{Racer, RatedFind, RatedMatch, RatedMatches};
pub use rating::Rating;
pub use update::{FindChange, RatingChange, Ratings, predicted_shares};
