//! Tercet's rules engine.
//!
//! ```
//! use engine::{Card, Judgement, all_sets};
//!
//! let cards = ["1srd", "2tgo", "3epq"].map(|card| card.parse::<Card>().unwrap());
//! assert!(Judgement::new(cards).is_set());
//! assert_eq!(all_sets(&cards), [cards]);
//! ```
#![forbid(unsafe_code)]

mod card;
mod feature;
mod find;
mod judgement;

pub use card::{CARDS, Card, CardError};
pub use feature::{Feature, UnknownWord, Value};
pub use find::{Triple, all_sets, count_sets, each_set, first_set, has_set, is_set, visit_sets};
pub use judgement::{Answer, Judgement};
