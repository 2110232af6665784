//! The rules of an edition.

use crate::app::{head, main_part};
use crate::dom::{El, el};

/// The rules of an edition.
pub fn rules(_edition: engine::Edition) -> El {
    el("div").children([head(), main_part("page")])
}
