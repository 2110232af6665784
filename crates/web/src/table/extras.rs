//! What a table has beside its cards: players, buttons, checks, and how it shows what happens. It is a part of its own that is
//! loaded with the first card, or while a guest reads the invitation, so that the cards do not wait for it.
//!
//! Until it is loaded cards can be selected, and what happens changes the table without sentences, sounds and motion.

use std::cell::Cell;

use engine::{Board, Card, Event};
use play::RequestError;
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::after;
use words::Words;

use super::actions::{actions, buttons};
use super::board::{Cards, last_find, master_sets};
use super::effects::LiveEvent;
use super::ghosts::earlier_runs;
use super::latest::checks;
use super::model::TableModel;
use super::players::{emote_menu, players};
use super::progress::found_here;
use crate::parts;
use crate::prelude::*;
use crate::sound::{self, Sound};

/// Milliseconds after which what could not be loaded is tried again.
const RETRY: u32 = 4_000;

/// The functions of the part.
#[derive(Clone, Copy)]
pub struct Extras {
    pub side: fn(TableModel) -> Vec<El>,
    pub actions: fn(TableModel) -> Vec<El>,
    pub buttons: fn(TableModel) -> El,
    pub last_find: fn(Cards, &[Card]) -> Vec<El>,
    /// The sentences about an event.
    pub sentences: fn(&Words, &Board, &Event, Reader<'_>) -> Vec<String>,
    /// Shows what an event causes beside the change of the table. The cards are those before it.
    pub show_event: fn(TableModel, &LiveEvent, &[Card]),
    /// Shows why a request has no effect.
    pub show_error: fn(TableModel, &RequestError),
}

impl Extras {
    pub fn new() -> Extras {
        Extras {
            side,
            actions,
            buttons,
            last_find,
            sentences: |words, board, event, reader| words.event(board, event, reader),
            show_event: TableModel::show_event,
            show_error: TableModel::show_error,
        }
    }
}

thread_local! {
    static EXTRAS: Cell<Signal<Option<Extras>>> = Cell::new(Signal::global(None));
    static IS_LOADING: Cell<bool> = const { Cell::new(false) };
}

/// The part, if it is loaded.
pub fn extras() -> Option<Extras> {
    EXTRAS.get().get_untracked()
}

/// Elements that the part makes, as soon as it is loaded.
pub fn children(make: impl FnOnce(Extras) -> Vec<El>) -> Vec<El> {
    let extras = EXTRAS.get().get();
    untrack(|| extras.map(make).unwrap_or_default())
}

/// Loads the part, until it is there.
pub fn load() {
    if extras().is_none() && !IS_LOADING.replace(true) {
        try_load();
    }
}

fn try_load() {
    spawn_local(async {
        match parts::extras().await {
            Ok(extras) => EXTRAS.get().set(Some(extras)),
            Err(parts::LoadError) => after(RETRY, try_load),
        }
    });
}

fn side(state: TableModel) -> Vec<El> {
    // Bots do not read, and a run of a challenge has no other player.
    let is_alone = |board: &Board| board.challenge().is_some() && !board.is_race();
    let is_run = state.session.with_untracked(|session| session.board().is_some_and(is_alone));
    let emotes = (!state.is_local() && !is_run).then(|| emote_menu(state));
    let is_matched = |board: &Board| board.matched_since().is_some();
    let is_matched = state.session.with_untracked(|session| session.board().is_some_and(is_matched));
    let company = is_matched.then(|| parts::company(state));
    let rest = [earlier_runs(state), sound_switch(), master_sets(state), found_here(state), checks(state)];
    [players(state)].into_iter().chain(company).chain(emotes).chain(rest).collect()
}

/// Switches sounds on and off, and says which of both they are.
fn sound_switch() -> El {
    let is_on = || settings().with(|settings| settings.sound);
    let toggle = move || {
        settings().update(|settings| settings.sound = !settings.sound);
        // Nothing sounds while sounds are off.
        sound::play(Sound::Found);
    };
    let drawing = move || vec![icon(if is_on() { Icon::Sound } else { Icon::Mute })];
    let state = move || words().text(msg::SoundNow { state: if is_on() { "on" } else { "off" } });
    button("quiet sound-switch", toggle)
        .id("sound-switch")
        .child(el("span").class("sound-sign").children_of(drawing))
        .child(el("span").text_of(state))
}
