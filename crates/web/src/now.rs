//! A game with others at once: the page that asks for a seat, and what a player who is alone there with bots sees.

use engine::{Board, Variant};
use protocol::PlayNow;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::Event;
use web_ui::browser::{document, every, window};

use crate::app::{failure, name_document, reveal};
use crate::http::{self, RequestError};
use crate::offline::error_text;
use crate::parts;
use crate::prelude::*;
use crate::seats::{self, KeptSeat};
use crate::table::TableModel;

/// Stands in the address for a challenge: the others are not known yet.
pub const NOW: &str = "now";

/// Milliseconds between two questions for other players.
const EVERY: u32 = 2_500;

/// Asks for a seat, and is replaced by the table.
pub fn now() -> El {
    let wrong: Signal<Option<RequestError>> = Signal::new(None);
    let seek = move || {
        wrong.set(None);
        spawn_local(async move {
            let found = seek().await;
            // The visitor may have gone to another page; the seat is kept and offered on the home page.
            if wrong.try_get_untracked().is_some() {
                match found {
                    Ok(table) => replace_by(table),
                    Err(failure) => wrong.set(Some(failure)),
                }
            }
        });
    };
    parts::prepare_board();
    seek();
    el("div").children_of(move || {
        let content = match wrong.get() {
            None => page_frame("page", [el("h1").attr("role", "status").text_of(text(msg::NowFinding))]),
            Some(error) => {
                let sentence = error_text(&error);
                let again = button("primary", seek).id("try-again").text_of(text(msg::PageAgain));
                let bots = page_link(Page::Play, "button").text_of(text(msg::HomePlay));
                let home = page_link(Page::Home, "button").text_of(text(msg::PageHome));
                failure(move || sentence.clone(), [again, bots, home])
            }
        };
        reveal();
        name_document();
        vec![content]
    })
}

/// Asks for a seat under the name that was given elsewhere, or under the one that the server gives.
async fn seek() -> Result<String, RequestError> {
    let (name, edition) =
        settings().with_untracked(|settings| (settings.name.clone(), Settings::edition(settings)));
    let player = http::player(name.as_deref()).await?;
    if name.is_none() {
        // Without a name the table would ask for one first.
        settings().update(|settings| settings.name = Some(player.name.to_string()));
    }
    let wanted = PlayNow { mode: Variant::Speed, edition, at: None };
    let table = http::play_now(&wanted).await?.table;
    seats::keep(KeptSeat { table: table.clone(), host: None });
    Ok(table)
}

/// Shows a table in the place of this page, so that the way back does not lead here again.
fn replace_by(table: String) {
    let link = Page::Table(table).link();
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&link));
    }
    if let Ok(moved) = Event::new("popstate") {
        let _ = window().dispatch_event(&moved);
    }
}

/// Whether this player is the only person at the table.
fn is_alone(board: &Board) -> bool {
    board.present_people().count() == 1
}

/// Says that bots play along for now, and goes to a table with other players as soon as there is one.
pub fn company(state: TableModel) -> El {
    let alone = Memo::new(move || {
        let is_alone = state.session.with(|session| session.board().is_some_and(is_alone));
        is_alone && state.you.get().is_some()
    });
    every(EVERY, move || {
        let Some(true) = alone.try_get_untracked() else { return };
        if let (Page::Table(table), false) = (Page::current(), document().hidden()) {
            spawn_local(look_for_others(state, table));
        }
    });
    el("p").class("small").attr("role", "status").shown_if(move || alone.get()).text_of(text(msg::NowBots))
}

/// A question that fails is asked again later.
async fn look_for_others(state: TableModel, table: String) {
    let Some(Some(rules)) = state.rules.try_get_untracked() else { return };
    let wanted = PlayNow { mode: rules.variant, edition: rules.edition, at: Some(table.clone()) };
    let Ok(found) = http::play_now(&wanted).await else { return };
    // The player may have left this table meanwhile.
    if found.table != table && Page::current() == Page::Table(table.clone()) {
        seats::forget(&table);
        seats::keep(KeptSeat { table: found.table.clone(), host: None });
        replace_by(found.table);
    }
}
