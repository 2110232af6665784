//! Probabilities of the game: exact counts where possible, simulation where not; and random puzzles.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! use odds::{Dealing, Space, Random, Simulation, by_sets, row, twelve_puzzle};
//!
//! // Exactly: the chance that twelve cards hold no Set, and the mean number of Sets among them.
//! let twelve = row(Space::Full, 12)?;
//! assert_eq!(twelve.p_no_set().to_string(), "325432404/10074689485");
//! assert_eq!(by_sets(Space::Full, 12)?.mean().to_string(), "220/79");
//!
//! // By simulation: whole rounds, with a confidence interval.
//! let tally = Simulation::new(Dealing::FULL, 10_000, 1).run(&AtomicBool::new(false), |_games| ());
//! let (low, high) = tally.no_set_at(12).interval();
//! assert!(low > 0.06 && high < 0.07, "more often than on the first deal");
//!
//! // A random layout with exactly six Sets, each such layout with the same chance.
//! assert_eq!(engine::count_sets(&twelve_puzzle(&mut Random::new(1))), 6);
//! # Ok::<(), odds::CardsError>(())
//! ```
//!
//! Where to read on: `orbits.rs` for how layouts are counted, `board.rs` for how rounds are played quickly,
//! `puzzle.rs` for how layouts are drawn. Nothing here needs a clock, a file or a thread of its own.
// Only `simd.rs` may lift this.
#![deny(unsafe_code)]

mod affine;
mod batch;
mod board;
mod by_sets;
mod canonical;
mod claims;
mod classes;
mod code;
pub mod counted;
mod dealing;
mod exact;
mod fraction;
mod machine;
mod orbits;
mod pack;
mod points;
mod puzzle;
mod random;
pub mod recorded;
mod round;
mod share;
#[cfg(target_arch = "x86_64")]
mod simd;
mod simulation;
mod space;
mod spread;
mod tally;
mod wide;

pub use batch::{BOARDS, Batch, BatchSets, PLACES};
pub use by_sets::{BySets, CardsError, by_sets};
pub use claims::{
    BookletClaim, Estimate, PlayedGames, Statement, Verdict, booklet_claims, is_rough, other_numbers_left,
};
pub use dealing::{Dealing, LayoutError, NothingDealt, Player};
pub use engine::{Date, DateError};
pub use exact::{Row, row, table};
pub use fraction::Fraction;
pub use puzzle::{SETS_IN_NINE, SETS_IN_TWELVE, daily_nine_puzzle, daily_puzzle, nine_puzzle, twelve_puzzle};
pub use random::Random;
pub use recorded::{SOLITAIRE_AHEAD, SOLITAIRE_ANY};
pub use share::Share;
pub use simulation::Simulation;
pub use space::Space;
pub use tally::{Position, Tally};
