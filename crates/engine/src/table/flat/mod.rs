//! How messages are read: as one flat struct a family, with the tag as a field like any other and every field of every variant.
//!
//! What serde derives for a tagged enum reads a message twice and brings one reader a variant. A flat struct reads it once with
//! one reader, so that a browser loads less. What is written stays as serde derives it.

mod action;
mod event;
mod refusal;

/// A flat struct's field that this variant cannot do without.
macro_rules! need {
    ($flat:ident.$field:ident) => {
        $flat.$field.ok_or_else(|| serde::de::Error::missing_field(stringify!($field)))?
    };
}
use need;
