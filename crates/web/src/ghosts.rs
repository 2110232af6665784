//! The earlier runs that a run of a challenge is played against, from where they are received to where they are shown.

use std::cell::RefCell;

use protocol::Ghost;

thread_local! {
    static KEPT: RefCell<Option<(String, Vec<Ghost>)>> = const { RefCell::new(None) };
}

/// Keeps the ghosts of the run at this table.
pub fn keep(table: String, ghosts: Vec<Ghost>) {
    KEPT.set(Some((table, ghosts)));
}

/// The ghosts of the run at this table, unless the page was loaded again since.
pub fn of(table: &str) -> Option<Vec<Ghost>> {
    KEPT.with_borrow(|kept| kept.as_ref().filter(|(of, _)| of == table).map(|(_, ghosts)| ghosts.clone()))
}
