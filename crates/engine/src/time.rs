//! Time as the engine knows it: a number that the host of a table reads off its clock.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A moment, in milliseconds since some moment that all of a table's clocks agree on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Time(pub u64);

impl Time {
    #[must_use]
    pub const fn after(self, milliseconds: u64) -> Time {
        Time(self.0.saturating_add(milliseconds))
    }

    #[must_use]
    pub const fn after_seconds(self, seconds: u16) -> Time {
        self.after(seconds as u64 * 1000)
    }

    /// Milliseconds from an earlier moment to this one; 0 if it is not earlier.
    pub const fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}
