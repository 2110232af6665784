//! Games for one player: a table in this browser, and the page to choose the game.

mod local_game;
mod offer;
mod solitaire;
mod storage;
mod ways;

use std::rc::Rc;

use engine::{Phase, Variant};
use wasm_bindgen::JsValue;
use web_ui::browser::{document, listen, window};

use self::local_game::LocalGame;
pub use self::storage::events;
use self::ways::{GameChoice, usual_bots, ways};
use crate::app::head;
use crate::home::{TableForm, chosen_rules, editions, more, played, trouble};
use crate::prelude::*;
use crate::table::header::standing;
use crate::table::{LocalTools, TableModel, table};

pub fn alone() -> El {
    let game = GameChoice { form: TableForm::usual(), bots: usual_bots() };
    let edition = move || game.form.with(|form| words().edition(form.rules.edition));
    let main = main_part("page alone")
        .child(el("h1").text_of(text(msg::AloneTitle)))
        .child(el("p").class("lead").text_of(text(msg::AloneWhat)))
        .maybe(lying_here())
        .child(chosen_rules(move || words().text(msg::AloneEdition { edition: &edition() })))
        .child(ways(game))
        .child(choice(game.form))
        .child(links());
    el("div").children([head(), main])
}

fn lying_here() -> Option<El> {
    let board = play::LocalTable::resume(storage::load()?.saved, now()).ok()?.board().clone();
    if matches!(board.phase(), Phase::MatchOver { .. }) {
        return None;
    }
    let played_here = board.rules().choice();
    let texts = move || {
        let texts = [played(&played_here)].into_iter().chain(standing(&board));
        texts.map(|text| el("span").text(&text)).collect()
    };
    let go_on = page_link(Page::Here, "button primary").id("go-on-here");
    Some(el("section").class("panel lies-here").children([
        el("h2").text_of(text(msg::AloneLiesHere)),
        el("p").class("standing").children_of(texts),
        el("div").class("row").child(go_on.text_of(text(msg::AloneGoOn))),
        el("p").class("small").text_of(text(msg::AloneReplaces)),
    ]))
}

fn choice(form: Signal<TableForm>) -> El {
    el("section").id("choice").class("choice stack").attr("tabindex", "-1").children([
        el("h2").text_of(text(msg::FormTitle)),
        el("p").class("small").text_of(text(msg::AloneChoice)),
        editions(form),
        more(form),
        trouble(form),
    ])
}

fn links() -> El {
    let edition = settings().with_untracked(Settings::edition);
    el("nav").class("row").label(text(msg::AloneLinks)).children([
        page_link(Page::Puzzle, "button").text_of(text(msg::AlonePuzzle)),
        page_link(Page::Daily, "button").text_of(text(msg::HomeDaily)),
        page_link(Page::Learn, "button").text_of(text(msg::HomeLearn)),
        page_link(Page::Rules(edition), "button").text_of(text(msg::HomeRules)),
        page_link(Page::Odds, "button").text_of(text(msg::HomeOdds)),
        page_link(Page::Statistics, "button").text_of(text(msg::HomeStatistics)),
    ])
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

fn nothing_here() -> El {
    // Otherwise the back button would lead here again.
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&Page::Alone.link()));
    }
    alone()
}

fn shown(game: &Rc<LocalGame>, again: Signal<()>) -> El {
    let [pause, go_on, offer, records] = [(); 4].map(|()| game.clone());
    let model = game.model;
    model.local.set(Some(LocalTools {
        paused: game.paused,
        pause: Rc::new(move || local_game::pause(&pause)),
        cover: Rc::new(local_game::cover),
        go_on: Rc::new(move || local_game::go_on(&go_on)),
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
