//! The earlier runs that a run of a challenge is played against, from where they are received to where they are shown.

use std::cell::RefCell;

use protocol::FinishedRun;

thread_local! {
    static KEPT: RefCell<Option<(String, Vec<FinishedRun>)>> = const { RefCell::new(None) };
}

/// Keeps the ghosts of the run at this table.
pub fn keep(table: String, ghosts: Vec<FinishedRun>) {
    KEPT.set(Some((table, ghosts)));
}

/// The ghosts of the run at this table, unless the page was loaded again since.
pub fn of(table: &str) -> Option<Vec<FinishedRun>> {
    KEPT.with_borrow(|kept| kept.as_ref().filter(|(of, _)| of == table).map(|(_, ghosts)| ghosts.clone()))
}
