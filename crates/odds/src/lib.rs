//! What the chances are: counted exactly where that is possible, simulated where it is not, and drawn as puzzles.
//!
//! ```
//! use odds::{Deck, by_sets, row};
//!
//! let twelve = row(Deck::Full, 12)?;
//! assert_eq!(twelve.p_no_set().to_string(), "325432404/10074689485");
//! assert_eq!(by_sets(Deck::Full, 12)?.mean().to_string(), "220/79");
//! # Ok::<(), odds::CardsError>(())
//! ```
#![deny(unsafe_code)]

mod by_sets;
mod canonical;
mod deck;
mod exact;
mod fraction;
mod orbits;
mod points;
mod random;

pub use by_sets::{BySets, CardsError, by_sets};
pub use deck::{Deck, NoSuchDeck};
pub use exact::{Row, row, table};
pub use fraction::Fraction;
pub use random::Random;
