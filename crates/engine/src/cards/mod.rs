//! The 81 cards and what can be told from cards alone: Sets, claims, decks.

pub(crate) mod card;
pub(crate) mod claim;
pub(crate) mod deck;
pub(crate) mod feature;
pub(crate) mod find;
pub(crate) mod judgement;
