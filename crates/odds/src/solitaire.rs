//! How often a solitaire can be won: results of long simulations as constants.
//!
//! The exact chances are not known, since they depend on which Set is taken. Both numbers are those of
//! `tercet simulate --variant solitaire --seed 1`, the first with `--games 20000000`, the second with
//! `--games 2000000 --player look-ahead`; [`Share::interval`] gives their error. A test compares shorter ones with them.

use crate::share::Share;

/// The solitaires that were won by taking any Set with the same chance: about 31.4 %.
pub const SOLITAIRE_ANY: Share = Share { part: 6_284_124, whole: 20_000_000 };

/// The solitaires that were won by looking ahead, as [`crate::Player::LookAhead`] does: about 53.4 %.
pub const SOLITAIRE_AHEAD: Share = Share { part: 1_068_791, whole: 2_000_000 };
