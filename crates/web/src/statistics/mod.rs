//! What one has done so far.

use crate::app::{head, main_part};
use crate::dom::{El, el};

/// What one has done so far.
pub fn statistics() -> El {
    el("div").children([head(), main_part("page")])
}
