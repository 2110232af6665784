//! The lesson, or a drill by name.

use crate::app::{head, main_part};
use crate::dom::{El, el};

/// The lesson, or a drill by name.
pub fn learn(_drill: Option<String>) -> El {
    el("div").children([head(), main_part("page")])
}
