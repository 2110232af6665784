//! Bots that find Sets at a human pace.

pub(crate) mod bot;
pub(crate) mod pace;
