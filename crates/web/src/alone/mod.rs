//! What one can play alone.

use crate::app::{head, main_part};
use crate::dom::{El, el};

/// What one can play alone.
pub fn alone() -> El {
    el("div").children([head(), main_part("page")])
}

/// The table in this browser.
pub fn here() -> El {
    el("div").children([head(), main_part("page")])
}
