//! The parts of the client that are loaded when they are first shown; whatever is not named here is loaded at once.
//!
//! Each function below is where the build cuts: what it alone needs lies in a file of its own. The attribute writes the few unsafe
//! lines that calling into such a file takes, which is why this module may hold some.
#![allow(unsafe_code)]

use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use engine::Edition;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_ui::{El, Scope, button, el};
use words::msg;

use crate::http::Failure;
use crate::language;
use crate::overlay::Overlay;
use crate::settings::words;
use crate::table::TableState;

/// What a part shows; nothing if its place was gone before it came.
type Shown = Result<Option<El>, Missing>;

/// Something that a part needs did not come.
pub struct Missing;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Missing {
        Missing
    }
}

impl From<Failure> for Missing {
    fn from(_: Failure) -> Missing {
        Missing
    }
}

/// A part on its way. Whatever it makes belongs to the scope.
type Coming = Pin<Box<dyn Future<Output = Shown>>>;

/// What sends for a part.
type Fetch = Rc<dyn Fn(Scope) -> Coming>;

/// Shows a part as soon as it is there, and until then that it is coming.
pub fn part<F: Future<Output = Shown> + 'static>(fetch: impl Fn(Scope) -> F + 'static) -> El {
    place(Rc::new(move |scope| Box::pin(fetch(scope))))
}

/// The same for a part whose words and styles come with it.
pub fn later<F: Future<Output = Shown> + 'static>(fetch: impl Fn(Scope) -> F + 'static) -> El {
    place(with_words(Rc::new(move |scope| Box::pin(fetch(scope)))))
}

fn with_words(fetch: Fetch) -> Fetch {
    Rc::new(move |scope| {
        let coming = fetch(scope);
        Box::pin(async move {
            language::open_second_volume().await?;
            coming.await
        })
    })
}

fn place(fetch: Fetch) -> El {
    let place = el("div").class("part-place");
    come(&place, Scope::new(), fetch);
    place
}

fn come(place: &El, scope: Scope, fetch: Fetch) {
    let waits = scope.run(|| {
        el("p").class("loading").attr("aria-busy", "true").text_of(|| words().text(msg::PageLoading))
    });
    place.replace_children([waits]);
    let place = place.clone();
    spawn_local(async move {
        match fetch(scope).await {
            Ok(Some(shown)) => place.replace_children([shown]),
            Ok(None) => {}
            Err(_) => {
                let shown = scope.try_run(|| failed(&place, scope, fetch));
                place.replace_children(shown);
            }
        }
    });
}

/// What is there instead of a part that did not come.
fn failed(place: &El, scope: Scope, fetch: Fetch) -> El {
    let place = place.clone();
    let again = button("secondary", move || come(&place, scope, fetch.clone()));
    el("div").class("stack").attr("role", "alert").children([
        el("p").text_of(|| words().text(msg::PageUnreachable)),
        again.text_of(|| words().text(msg::PageAgain)),
    ])
}

/// Where everything begins.
#[wasm_split(home, fallible)]
pub fn home(scope: Scope) -> Shown {
    Ok(scope.try_run(crate::home::home))
}

/// A table before the first deal.
#[wasm_split(home, fallible)]
pub fn waiting(scope: Scope, state: TableState) -> Shown {
    Ok(scope.try_run(|| crate::table::waiting::waiting(state)))
}

/// A table on the server.
#[wasm_split(table, fallible)]
pub fn remote_table(scope: Scope, table: String) -> Shown {
    Ok(scope.try_run(|| crate::table::remote_table(table)))
}

/// How a round and a match went.
#[wasm_split(after, fallible)]
pub fn result(scope: Scope, state: TableState) -> Shown {
    Ok(scope.try_run(|| crate::table::result::result(state)))
}

/// What was played at a table, on the server or in this browser.
#[wasm_split(after, fallible)]
pub fn replay(scope: Scope, table: String) -> Shown {
    Ok(scope.try_run(|| crate::replay::replay(table)))
}

/// What lies over the page.
#[wasm_split(home, fallible)]
pub fn overlay(scope: Scope, overlay: Overlay) -> Shown {
    Ok(scope.try_run(|| crate::overlay::inside(overlay)))
}

/// What one can play alone.
#[wasm_split(alone, fallible)]
pub fn alone(scope: Scope) -> Shown {
    Ok(scope.try_run(crate::alone::alone))
}

/// The table in this browser.
#[wasm_split(alone, fallible)]
pub fn here(scope: Scope) -> Shown {
    Ok(scope.try_run(crate::alone::here))
}

/// The quick-start puzzle.
#[wasm_split(alone, fallible)]
pub fn puzzle(scope: Scope) -> Shown {
    Ok(scope.try_run(crate::puzzle::puzzle))
}

/// The puzzle of a day, or of today.
#[wasm_split(alone, fallible)]
pub fn daily(scope: Scope, day: Option<String>) -> Shown {
    Ok(scope.try_run(|| crate::puzzle::daily(day)))
}

/// The lesson, or a drill by name.
#[wasm_split(study, fallible)]
pub fn learn(scope: Scope, drill: Option<String>) -> Shown {
    Ok(scope.try_run(|| crate::learn::learn(drill)))
}

/// The rules of an edition.
#[wasm_split(study, fallible)]
pub fn rules(scope: Scope, edition: Edition) -> Shown {
    Ok(scope.try_run(|| crate::rules::rules(edition)))
}

/// The chances.
#[wasm_split(study, fallible)]
pub fn odds(scope: Scope) -> Shown {
    Ok(scope.try_run(crate::odds::odds))
}

/// What one has done so far.
#[wasm_split(study, fallible)]
pub fn statistics(scope: Scope) -> Shown {
    Ok(scope.try_run(crate::statistics::statistics))
}

/// The answer to a question about the chances, for whoever asks from a page that shall not stand still meanwhile.
#[wasm_split(study, fallible)]
pub fn work(question: String) -> Result<String, Missing> {
    Ok(crate::odds::work(&question))
}
