//! A small user interface library for pages in WebAssembly: signals, elements that follow them, form fields, and a JSON reader.
//!
//! It exists for the size of the page: everything that does not depend on a type is compiled once, and each module says which
//! library was measured instead. It knows nothing of what the page is about.
//!
//! # A page
//!
//! State is a [`Signal`]; an element's method with a closure shows what the closure computes from signals, and again when one of
//! them changes. No part of the page is drawn again for a change that it does not read.
//!
//! ```no_run
//! use web_ui::{El, Signal, button, el};
//!
//! fn counter() -> El {
//!     let count = Signal::new(0);
//!     let more = button("primary", move || count.update(|count| *count += 1)).text("One more");
//!     el("main")
//!         .child(el("p").text_of(move || format!("{} so far", count.get())))
//!         .child(more.flag("disabled", move || count.get() >= 10))
//! }
//!
//! let page = web_ui::Scope::root().run(counter);
//! web_ui::browser::document().body().unwrap().append_child(&page.0).unwrap();
//! ```
//!
//! # What belongs to what
//!
//! A signal, memo or effect lives as long as its owner: the [`Scope`] or effect that was running when it was made. A child that is
//! removed by [`El::each`] or [`El::children_of`] ends with all that was made for it, its event listeners and timers included
//! ([`on_cleanup`] is how they do it). Signals for the whole page are made under [`Scope::root`].
//!
//! # Modules
//!
//! | module | what it has |
//! | --- | --- |
//! | [`signal`] | [`Signal`], [`Memo`], [`effect`], [`Scope`] |
//! | [`dom`] | [`El`] and the functions that make one; announcements for screen readers |
//! | [`field`] | labelled form fields |
//! | [`browser`] | timers, storage, clipboard, sharing, files, media queries |
//! | [`json`] | a reader of JSON for serde types |
//!
//! Signals and JSON also run natively, where their tests are; elements need a browser.

pub mod browser;
pub mod dom;
pub mod field;
pub mod json;
pub mod signal;

pub use dom::{El, TextFn, announce, button, el, live_region, svg, value};
pub use signal::{Memo, Scope, Signal, effect, on_cleanup, untrack};
