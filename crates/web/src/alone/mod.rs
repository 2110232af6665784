//! Games for one player: a table in this browser, and the page to choose the game.

mod children;
mod local_game;
mod offer;
mod practice;
mod solitaire;
mod storage;
mod tiles;

use std::rc::Rc;

use engine::{Board, Edition, Level, Phase, RuleChoice, Variant};
use wasm_bindgen::JsValue;
use web_ui::browser::{document, listen, window};

pub use self::children::children;
use self::local_game::LocalGame;
use self::practice::PracticeNote;
use self::storage::start;
pub use self::storage::{events, is_unfinished};
pub use self::tiles::bot_game;
use self::tiles::{tiles, usual_bots};
use crate::app::head;
use crate::prelude::*;
use crate::setup::casual;
use crate::table::beat;
use crate::table::header::standing;
use crate::table::{LocalTools, TableModel, table};

pub fn alone() -> El {
    let main = main_part("page alone")
        .child(el("h1").text_of(text(msg::AloneTitle)))
        .child(el("p").class("lead").text_of(text(msg::AloneWhat)))
        .maybe(beat::kept())
        .maybe(lying_here())
        .child(tiles())
        .child(links());
    el("div").children([head(), main])
}

/// The board of the game that lies here, if it is not over.
fn unfinished() -> Option<Board> {
    let board = play::LocalTable::resume(storage::load()?.saved, now()).ok()?.board().clone();
    (!matches!(board.phase(), Phase::MatchOver { .. })).then_some(board)
}

fn lying_here() -> Option<El> {
    let board = unfinished()?;
    let texts = move || standing(&board, Reader::default());
    let go_on = page_link(Page::Here, "button primary").id("go-on-here");
    Some(el("section").class("panel lies-here").children([
        el("h2").text_of(text(msg::AloneLiesHere)),
        el("p").class("standing").children_of(texts),
        el("div").class("row").child(go_on.text_of(text(msg::AloneGoOn))),
        el("p").class("small").text_of(text(msg::AloneReplaces)),
    ]))
}

fn links() -> El {
    el("nav").class("row").label(text(msg::AloneLinks)).children([
        page_link(Page::Children, "button").text_of(text(msg::ChildrenTitle)),
        page_link(Page::Puzzle, "button").text_of(text(msg::AlonePuzzle)),
        page_link(Page::Daily, "button").text_of(text(msg::HomeDaily)),
        page_link(Page::Learn, "button").text_of(text(msg::HomeLearn)),
        page_link(Page::Booklets, "button").text_of(text(msg::HomeBooklets)),
        page_link(Page::Odds, "button").text_of(text(msg::HomeOdds)),
        page_link(Page::Statistics, "button").text_of(text(msg::HomeStatistics)),
    ])
}

/// Goes on with the game that lies here, or starts one against bots.
pub fn play() -> El {
    go_on_or_start(casual, &usual_bots(), |_| true)
}

/// A round that a newcomer can win.
pub fn first_round() -> El {
    let quick = |edition| RuleChoice { rounds: Some(1), ..RuleChoice::new(edition, Variant::Quick) };
    go_on_or_start(quick, &[Level::Newcomer], |variant| variant == Variant::Quick)
}

/// A game of Speed against bots, at once.
pub fn speed() -> El {
    let speed = |edition| RuleChoice::new(edition, Variant::Speed);
    go_on_or_start(speed, &usual_bots(), |variant| variant == Variant::Speed)
}

/// A mode of the house against bots, at once.
pub fn play_mode(mode: Variant) -> El {
    go_on_or_start(|edition| RuleChoice::new(edition, mode), &usual_bots(), |variant| variant == mode)
}

/// Goes on with a game of the wanted kind, or starts one. Another game that is not over is not replaced without a word about it.
fn go_on_or_start(
    rules: impl Fn(Edition) -> RuleChoice,
    bots: &[Level],
    is_wanted: impl Fn(Variant) -> bool,
) -> El {
    match unfinished() {
        Some(board) if !is_wanted(board.rules().variant) => return nothing_here(),
        Some(_) => {}
        None => start(rules(settings().with_untracked(Settings::edition)), bots),
    }
    replace_address(&Page::Here);
    here()
}

/// The table in this browser; without one, the page to choose a game.
pub fn here() -> El {
    let again = Signal::new(());
    el("div").children_of(move || {
        again.track();
        vec![untrack(|| {
            storage::load().and_then(LocalGame::open).map_or_else(nothing_here, |game| shown(&game, again))
        })]
    })
}

/// The page to choose a game.
fn nothing_here() -> El {
    replace_address(&Page::Alone);
    alone()
}

/// Shows another address than the one that led here, so that the back button does not lead here again.
fn replace_address(page: &Page) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&page.link()));
    }
}

fn shown(game: &Rc<LocalGame>, again: Signal<()>) -> El {
    let [pause, go_on, offer, records, help, note] = [(); 6].map(|()| game.clone());
    let (model, shown_note) = (game.model, game.note);
    let pointed = move || shown_note.get().map(PracticeNote::cards).unwrap_or_default();
    model.local.set(Some(LocalTools {
        paused: game.paused,
        pause: Rc::new(move || local_game::pause(&pause)),
        cover: Rc::new(local_game::cover),
        go_on: Rc::new(move || local_game::go_on(&go_on)),
        help: Rc::new(move || practice::help(&help)),
        pointed: Memo::new(pointed),
        note: Rc::new(move || practice::note(&note)),
        offer: Rc::new(move || offer::offer(&offer, again)),
        after: Rc::new(move || after(model)),
        records: Rc::new(move || records.records()),
    }));
    watch(game);
    game.connect();
    table(model)
}

/// What is added to the result of a match: the chances of a solitaire, and the link to another game.
fn after(model: TableModel) -> Option<El> {
    let variant = model.rules.with_untracked(|rules| rules.as_ref().map(|rules| rules.variant))?;
    let other = page_link(Page::Alone, "button").id("other-game").text_of(text(msg::AloneOther));
    let chances =
        (variant == Variant::Solitaire).then(|| el("section").class("part").child(solitaire::chances()));
    Some(el("div").class("stack after-here").maybe(chances).child(el("p").class("row").child(other)))
}

/// Stores the time when the page goes, and pauses while the page is hidden.
fn watch(game: &Rc<LocalGame>) {
    let [hidden, leaving, other_tab, left] = [(); 4].map(|()| game.clone());
    listen(&document(), "visibilitychange", move |_| {
        if document().hidden() && untrack(|| hidden.runs()) && !hidden.paused.get_untracked() {
            hidden.pause(false);
        }
    });
    listen(&window(), "pagehide", move |_| leaving.stamp());
    listen(&window(), "storage", move |_| {
        if !other_tab.is_ours() {
            other_tab.lose();
        }
    });
    on_cleanup(move || left.stamp());
}
