//! The parts of the client that are loaded when they are first shown; all other code is loaded at once.
//!
//! The build cuts the WebAssembly at the functions with `wasm_split`: what only a part needs lies in a file of its own. The
//! attribute writes the few unsafe lines that a call into such a file takes, which is why this module and `routes` may hold some.
#![allow(unsafe_code)]

use std::pin::Pin;
use std::rc::Rc;

use engine::Date;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_ui::{El, Scope, button, el};
use words::{Volume, msg};

use self::routes::VOLUMES;
pub use self::routes::{Page, show};
use crate::app::{failure, name_document, page_link, reveal};
use crate::language;
use crate::overlay::Overlay;
use crate::puzzle::{DayResult, Solving};
use crate::settings::text;
use crate::table::extras::Extras;
use crate::table::{TableModel, Visit};

/// What a part shows; `None` if the scope was disposed of before it was loaded.
type PartResult = Result<Option<El>, LoadError>;

/// The WebAssembly of a part, its words or its styles could not be loaded.
#[derive(Debug, thiserror::Error)]
#[error("a part of the client was not loaded")]
pub struct LoadError;

impl From<SplitLoaderError> for LoadError {
    fn from(_: SplitLoaderError) -> LoadError {
        LoadError
    }
}

/// Loads a part and builds its elements, which the scope owns.
type Loader = Rc<dyn Fn(Scope) -> Pin<Box<dyn Future<Output = PartResult>>>>;

/// Makes a function that shows a part as soon as it is loaded, and until then that it is being loaded.
macro_rules! part {
    ($part:ident, $name:ident($($argument:ident: $type:ty),*) => $show:path) => {
        pub fn $name($($argument: $type),*) -> El {
            #[wasm_split($part, fallible)]
            fn $name(scope: Scope, $($argument: $type),*) -> PartResult {
                Ok(scope.try_run(|| $show($($argument),*)))
            }
            load(stringify!($part), Rc::new(move |scope| Box::pin($name(scope, $($argument.clone()),*))))
        }
    };
}

/// Makes the pages, their addresses and their parts of the table in `routes.rs`.
macro_rules! routes {
    (
        volumes: $([$($of_volume:ident),*]),*;
        $($(#[$doc:meta])* $page:ident $(($field:ident: $type:ty))? = [$($segment:tt),*] in $part:ident: $show:path;)*
    ) => {
        use std::rc::Rc;

        use engine::{Edition, Variant};
        use wasm_split_helpers::wasm_split;
        use web_ui::{El, Scope};

        use super::{PartResult, load};

        /// The parts by the volume of words that they need.
        pub const VOLUMES: [&[&str]; words::Volume::ALL.len()] = [$(&[$(stringify!($of_volume)),*]),*];

        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Page {
            $($(#[$doc])* $page $(($type))?,)*
            /// The address is none of a page.
            Lost,
        }

        impl Page {
            pub fn at(path: &str) -> Page {
                let segments: Vec<&str> = path.split('/').filter(|segment| !segment.is_empty()).collect();
                match segments[..] {
                    $([$($segment),*] => routes!(@at $page $(($field: $type))?),)*
                    _ => Page::Lost,
                }
            }

            pub fn path(&self) -> String {
                let segments: Vec<String> = match self {
                    $(Page::$page $(($field))? => vec![$($segment.to_string()),*],)*
                    Page::Lost => Vec::new(),
                };
                segments.join("/")
            }
        }

        /// Shows a page, which must not be [`Page::Lost`], as soon as its part is loaded.
        #[allow(non_snake_case, reason = "the functions are named like the pages")]
        pub fn show(page: Page) -> Option<El> {
            $(part!($part, $page($($field: $type)?) => $show);)*
            Some(match page {
                $(Page::$page $(($field))? => $page($($field)?),)*
                Page::Lost => return None,
            })
        }
    };
    (@at $page:ident) => { Page::$page };
    (@at $page:ident($field:ident: $type:ty)) => { $field.parse().map_or(Page::Lost, Page::$page) };
}

#[path = "routes.rs"]
mod routes;

fn load(part: &str, loader: Loader) -> El {
    let place = el("div");
    fill(&place, Scope::new(), volume_of(part), loader);
    place
}

/// The volume of words that a part needs.
fn volume_of(part: &str) -> Volume {
    let volume = Volume::ALL.into_iter().find(|volume| VOLUMES[*volume as usize].contains(&part));
    volume.unwrap_or(Volume::Sixth)
}

fn fill(place: &El, scope: Scope, volume: Volume, loader: Loader) {
    place.replace_children([scope.run(loading)]);
    let place = place.clone();
    spawn_local(async move {
        let part = loader(scope);
        let loaded = async {
            language::open_volume(volume).await.map_err(|_| LoadError)?;
            part.await
        };
        match loaded.await {
            Ok(Some(content)) => {
                // A page that is still looking for what it shows reveals itself; what is loaded after it is not waited for.
                let waits = content.0.query_selector(".loading:not([data-later] *)");
                if waits.is_ok_and(|loading| loading.is_none()) {
                    reveal();
                }
                place.replace_children([content]);
                name_document();
            }
            Ok(None) => {}
            Err(LoadError) => {
                reveal();
                place.replace_children(scope.try_run(|| failed(&place, scope, volume, loader)));
                name_document();
            }
        }
    });
}

pub fn loading() -> El {
    el("p").class("loading").attr("aria-busy", "true").text_of(text(msg::PageLoading))
}

fn failed(place: &El, scope: Scope, volume: Volume, loader: Loader) -> El {
    let place = place.clone();
    let is_page = place.0.closest("main, dialog").is_ok_and(|around| around.is_none());
    let class = if is_page { "primary" } else { "secondary" };
    let again = button(class, move || fill(&place, scope, volume, loader.clone()));
    if is_page {
        let home = page_link(Page::Home, "button").text_of(text(msg::PageHome));
        return failure(text(msg::PageUnreachable), [again.text_of(text(msg::PageAgain)), home]);
    }
    el("div")
        .class("panel")
        .attr("role", "alert")
        .children([el("p").text_of(text(msg::PageUnreachable)), again.text_of(text(msg::PageAgain))])
}

part!(board, seat(visit: Visit) => crate::table::seat);
part!(waiting, waiting(state: TableModel) => crate::table::waiting::waiting);
// With the dialog for a new game, which then opens at once: a part of its own would add 0.3 kB to every page.
part!(waiting, lobby() => crate::home::lobby);
// With the lobby, so that the home page has loaded it when its button is pressed.
part!(waiting, now() => crate::now::now);
part!(waiting, company(state: TableModel) => crate::now::company);
part!(overlay, overlay(content: Overlay) => crate::overlay::inside);
part!(waiting, new_game() => crate::setup::new_game);
part!(alone, bot_game() => crate::alone::bot_game);
// With a puzzle's end, whose calendar it has: the pages of modes and challenges would be a tenth larger with it.
part!(overlay, race(day: Date) => crate::challenge::race::race);
part!(after, result(state: TableModel) => crate::table::result::result);
// In the part of the dialogs: a part of its own would make the pieces of all pages smaller and more.
part!(overlay, solved(solving: Solving) => crate::puzzle::result);

/// Loads the end of a puzzle in advance, so that nothing is waited for after the last Set.
pub fn preload_solved() {
    #[wasm_split(overlay, fallible)]
    fn preload() -> Result<(), LoadError> {
        Ok(())
    }
    spawn_local(async { drop(preload().await) });
}

/// How the player's daily puzzles go. It lies in the part with a puzzle's end, which uses the same code.
pub async fn day_result() -> Option<DayResult> {
    #[wasm_split(overlay, fallible)]
    fn day_result() -> Result<DayResult, LoadError> {
        Ok(DayResult::today())
    }
    day_result().await.ok()
}

/// Loads the table itself and its words while something else is shown. What fails is loaded again when it is needed.
pub fn prepare_board() {
    #[wasm_split(board, fallible)]
    fn prepare() -> Result<(), LoadError> {
        Ok(())
    }
    spawn_local(async {
        let _ = prepare().await;
        let _ = language::open_volume(volume_of("board")).await;
    });
}

/// What a table has beside its cards, and its words.
pub async fn extras() -> Result<Extras, LoadError> {
    #[wasm_split(extras, fallible)]
    fn extras() -> Result<Extras, LoadError> {
        Ok(Extras::new())
    }
    let extras = extras().await?;
    language::open_volume(volume_of("extras")).await.map_err(|_| LoadError)?;
    Ok(extras)
}

#[wasm_split(study, fallible)]
pub fn work(question: String) -> Result<String, LoadError> {
    Ok(crate::odds::work(&question))
}
