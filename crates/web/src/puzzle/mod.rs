//! The quick-start puzzle.

use crate::app::{head, main_part};
use crate::dom::{El, el};

/// The quick-start puzzle.
pub fn puzzle() -> El {
    el("div").children([head(), main_part("page")])
}

/// The puzzle of a day, or of today.
pub fn daily(_day: Option<String>) -> El {
    el("div").children([head(), main_part("page")])
}
