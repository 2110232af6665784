//! The chances.

use crate::app::{head, main_part};
use crate::dom::{El, el};

/// The chances.
pub fn odds() -> El {
    el("div").children([head(), main_part("page")])
}
