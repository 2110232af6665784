//! After a round and after a match.

use super::state::TableState;
use crate::dom::{El, el};

/// How the round and the match went.
pub fn result(state: TableState) -> El {
    let _ = state;
    el("div").class("result")
}
