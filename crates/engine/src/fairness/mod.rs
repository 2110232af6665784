//! Why the deals can be trusted: seeds and commitments, the shuffle, replays and their verification.

pub(crate) mod keys;
pub(crate) mod laid_open;
pub(crate) mod replay;
pub(crate) mod seed;
pub(crate) mod shuffle;
