//! The table: the cards, the players and what the player can do now. It draws the session and knows no rule.

mod actions;
pub mod arrangement;
mod arrival;
mod attention;
pub mod beat;
pub mod board;
pub mod chart;
mod deck;
mod effects;
pub mod ending;
pub mod extras;
mod ghosts;
mod guest;
pub mod header;
pub mod latest;
mod model;
mod motion;
pub mod players;
mod progress;
mod proof;
mod rating;
pub mod result;
mod rivals;
mod seat;
pub mod share_picture;
mod transport;
pub mod waiting;

use engine::{Action, Phase};
use play::{ConnectionState, Paint, Session};
use protocol::{ApiErrorKind, CloseReason};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};
use web_ui::browser::{document, focus, listen, next_frame, window};

pub use self::actions::{countdown, key_mark};
pub use self::arrival::{Visit, introduce, open_table, remote_table};
use self::board::{Cards, board, place_of};
use self::deck::deck;
use self::header::header;
pub use self::latest::{answers, set_answers};
pub use self::model::TableModel;
pub use self::result::race_time;
pub use self::seat::seat;
pub use self::transport::{LocalTools, Transport};
use crate::app::reveal;
use crate::card::set_paint;
use crate::figure::seat_color;
use crate::http::RequestError;
use crate::keys::KeyAction;
use crate::overlay::{self, Overlay};
use crate::parts;
use crate::prelude::*;

pub fn words_for(failure: &RequestError) -> String {
    let error = match failure {
        RequestError::Unreachable => return untrack(words).text(msg::PageUnreachable),
        RequestError::Refused(refused) => Some(&refused.error),
        RequestError::Strange => None,
    };
    untrack(words).text_dyn(match error {
        Some(ApiErrorKind::TooMany) => &msg::PageTooMany,
        Some(ApiErrorKind::NothingToReplay) => &msg::PageNoReplay,
        Some(ApiErrorKind::NoSuchTable) => &msg::PageNoTable,
        Some(ApiErrorKind::BrokenTable) => &msg::PageBrokenTable,
        Some(ApiErrorKind::SignedOut) => &msg::PageSignedOut,
        Some(ApiErrorKind::NewerTable) => &msg::PageOtherVersion,
        _ => &msg::PageStrange,
    })
}

pub fn table(state: TableModel) -> El {
    listen_to_keys(move |action, event| obey(state, action, event));
    effect(move || overlay::played(state.rules.with(|rules| rules.as_ref().map(|rules| **rules))));
    on_cleanup(|| overlay::played(None));
    let place = Memo::new(move || match state.is_reading.get() {
        true => Place::Result,
        false if state.is_ending() => Place::Cards,
        false => Place::of(state.phase.get().as_ref(), state.is_paused()),
    });
    keep_focus(state, place);
    attention::watch();
    // After a round its cards stay drawn as they were.
    effect(move || {
        if let Some(paint) = state.session.with(|session| session.board().and_then(Paint::of)) {
            set_paint(paint);
        }
    });
    let local = state.local.get_untracked();
    let cover = local.as_ref().map(|local| local.cover.clone());
    let middle = move || {
        if place.get() != Place::Nothing {
            reveal();
            extras::load();
        }
        vec![match place.get() {
            Place::Nothing => parts::loading(),
            Place::Waiting => parts::waiting(state),
            Place::Cards => board(Cards::of(state)),
            Place::Result => parts::result(state),
            Place::Covered => cover.as_ref().map_or_else(|| el("div"), |cover| cover()),
        }]
    };
    let phase = move || match state.is_reading.get() {
        true => "match-over".to_owned(),
        // Laid out as the round that was played.
        false if state.is_ending() => "playing ending".to_owned(),
        // Cards that are checked look as if they were being picked.
        false => state
            .phase
            .with(|phase| match phase {
                Some(Phase::Checking { .. }) => "called",
                Some(phase) => phase.name(),
                None => "none",
            })
            .to_owned(),
    };
    let own_call = move || state.session.with(Session::is_caller);
    let table = el("div").class("table").attr_of("data-phase", phase).class_if("own-call", own_call);
    table.style_of("--caller", move || caller_colour(state)).children([
        header(state),
        local.as_ref().map_or_else(|| connection_state(state), |local| (local.offer)()),
        el("aside").class("side").children_of(move || extras::children(|extras| (extras.side)(state))),
        main_part("centre").children_of(middle),
        el("section")
            .class("actions")
            .label(text(msg::TableActions))
            .children_of(move || extras::children(|extras| (extras.actions)(state))),
        deck(state),
    ])
}

/// The colour of the player whose call stands.
fn caller_colour(state: TableModel) -> String {
    let caller = state.session.with(|session| session.board().and_then(|board| board.caller()));
    caller.map(seat_color).unwrap_or_default()
}

/// Moves the focus of the dealer to the cards: the deal button that had it is gone.
fn keep_focus(state: TableModel, place: Memo<Place>) {
    let mut before = Place::Nothing;
    effect(move || {
        let was = std::mem::replace(&mut before, place.get());
        let dealer = |session: &Session| session.board().and_then(|board| board.dealer());
        let dealer = || state.session.with_untracked(dealer);
        let dealt = place.get() == Place::Cards && matches!(was, Place::Waiting | Place::Result);
        if dealt && state.you.get_untracked().is_some_and(|you| dealer() == Some(you)) {
            next_frame(|| {
                if document().active_element().is_none_or(|focused| focused.local_name() == "body") {
                    focus(&motion::cell_id(0));
                }
            });
        }
    });
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Nothing,
    Waiting,
    Cards,
    Covered,
    Result,
}

impl Place {
    fn of(phase: Option<&Phase>, paused: bool) -> Place {
        match phase {
            None => Place::Nothing,
            Some(Phase::Waiting { .. }) => Place::Waiting,
            Some(Phase::RoundOver { .. } | Phase::MatchOver { .. }) => Place::Result,
            Some(_) if paused => Place::Covered,
            Some(_) => Place::Cards,
        }
    }
}

fn connection_state(state: TableModel) -> El {
    let sentence = move || match state.connection.get() {
        ConnectionState::Open | ConnectionState::Connecting => String::new(),
        ConnectionState::Lost => words().text(msg::PageLineLost),
        ConnectionState::Closed(CloseReason::OtherVersion) => words().text(msg::PageOtherVersion),
        ConnectionState::Closed(CloseReason::BrokenTable) => words().text(msg::PageBrokenTable),
        ConnectionState::Closed(CloseReason::SignedOut) => words().text(msg::PageSignedOut),
        ConnectionState::Closed(_) => words().text(msg::PageStrange),
    };
    // The server does not want this connection back, so that only another one helps.
    let is_closed = move || matches!(state.connection.get(), ConnectionState::Closed(_));
    let reload = button("secondary", || drop(window().location().reload())).id("reload");
    let line = el("div").class("line-state").class_if("closed", is_closed).attr("role", "status");
    line.shown_if(move || !sentence().is_empty()).children([
        el("span").text_of(sentence),
        reload.shown_if(is_closed).text_of(text(msg::OfflineReload)),
    ])
}

/// Whether an event comes from inside an element of one of these kinds.
pub fn comes_from(event: &Event, kinds: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(kinds).ok()?
}

/// Handles keys wherever the focus is, except in fields and while a dialog is open; the key of a card comes as the card's place
/// on the board. `obey` returns whether it did something.
pub fn listen_to_keys(obey: impl Fn(KeyAction, &KeyboardEvent) -> bool + 'static) {
    listen(&window(), "keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        let modified = event.ctrl_key() || event.meta_key() || event.alt_key();
        let typing = comes_from(&event, "input, select, textarea, dialog").is_some();
        if typing || modified || event.repeat() || overlay::is_open() {
            return;
        }
        let action = settings().with_untracked(|settings| settings.keys.action(&event.code(), &event.key()));
        let action = action.map(|action| match action {
            KeyAction::Card(key) => KeyAction::Card(place_of(key)),
            other => other,
        });
        if action.is_some_and(|action| obey(action, &event)) {
            event.prevent_default();
        }
    });
}

fn obey(state: TableModel, action: KeyAction, event: &KeyboardEvent) -> bool {
    let in_round = state.phase.with_untracked(|phase| phase.as_ref().is_some_and(Phase::in_round));
    let button = comes_from(event, "button, a, summary");
    match action {
        KeyAction::Help => overlay::show(Overlay::Help),
        _ if untrack(|| state.is_paused()) => return false,
        // Space on a button presses that button.
        KeyAction::Call if !in_round || button.is_some_and(|button| button.id() != "call") => return false,
        KeyAction::Call => state.call(),
        KeyAction::NoSet if in_round => state.request(Action::NoSet),
        KeyAction::Clear => state.clear(),
        KeyAction::Card(place) if in_round => {
            if let Some(card) = state.layout.with_untracked(|layout| layout.get(place).copied()) {
                state.toggle(card);
            }
        }
        KeyAction::Last(place) if in_round => {
            if let Some(card) = state.last.with_untracked(|last| last.get(place).copied()) {
                state.toggle(card);
            }
        }
        _ => return false,
    }
    true
}
