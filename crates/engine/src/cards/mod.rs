//! Cards and what can be told from cards alone: finds, claims, decks.

pub(crate) mod card;
pub(crate) mod claim;
pub(crate) mod deck;
pub(crate) mod feature;
pub(crate) mod find;
pub(crate) mod finder;
pub(crate) mod judgement;
pub(crate) mod pack;
pub(crate) mod target;
