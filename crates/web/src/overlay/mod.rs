//! What can lie over a page: settings and help.

use std::cell::OnceCell;

use leptos::prelude::*;

use crate::dom::{El, el};

/// What lies over a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// How to play, and what the keys do.
    Help,
    /// What somebody likes.
    Settings,
}

thread_local! {
    static SHOWN: OnceCell<RwSignal<Option<Overlay>>> = const { OnceCell::new() };
}

/// What lies over the page now.
pub fn shown() -> RwSignal<Option<Overlay>> {
    SHOWN.with(|shown| *shown.get_or_init(|| RwSignal::new(None)))
}

/// Lays something over the page.
pub fn show(what: Overlay) {
    shown().set(Some(what));
}

/// Takes it away.
pub fn close() {
    shown().set(None);
}

/// Whether something lies over the page.
pub fn is_open() -> bool {
    shown().with_untracked(Option::is_some)
}

/// Whatever lies over the page now.
pub fn overlay() -> El {
    el("div").shows(|| Vec::new())
}
