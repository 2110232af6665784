//! The table: the cards, who plays, what one can do now. It draws what was seen and sends requests; it knows no rule.

mod actions;
mod arrangement;
pub mod board;
pub mod chart;
pub mod check;
mod emotes;
pub mod finds;
pub mod header;
mod invite;
pub mod latest;
mod missed;
mod motion;
mod name;
pub mod players;
mod proof;
pub mod result;
pub mod sets;
pub mod sheet;
mod source;
mod state;
pub mod times;
pub mod waiting;
mod witness;

use engine::{Action, Phase};
use protocol::{ApiError, ApiErrorKind};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::KeyboardEvent;
use web_ui::browser::{document, element, next_frame, window};
use web_ui::{El, Memo, Signal, effect, el, on_cleanup, untrack};
use words::msg;

use self::actions::actions;
pub use self::actions::key_mark;
use self::board::{Cards, board};
use self::emotes::emote_menu;
use self::header::header;
pub use self::latest::answers;
use self::latest::checks;
use self::name::ask_name;
use self::players::players;
use self::sets::master_sets;
pub use self::source::{Here, Source};
use self::state::Line;
pub use self::state::TableState;
use crate::app::main_part;
use crate::connection::{Connection, Told};
use crate::http::{self, RequestError};
use crate::keys::KeyAction;
use crate::overlay::{self, Overlay};
use crate::parts;
use crate::settings::{settings, words};

/// The close code of a server that speaks another version of the protocol.
const OTHER_VERSION: u16 = protocol::CloseReason::OtherVersion.code();

/// A table on the server.
pub fn remote_table(table: String) -> El {
    let state = TableState::new();
    let named = settings().with_untracked(|settings| settings.name.clone());
    let asking = Signal::new(named.is_none());
    let join = move |name: Option<String>| {
        asking.set(false);
        connect(state, table.clone(), name);
    };
    if named.is_some() {
        join(named);
    }
    let shown = move || if asking.get() { ask_name(join.clone()) } else { self::table(state) };
    el("div").children_of(move || vec![shown()])
}

/// Makes sure that the server knows us, then connects and sits down.
fn connect(state: TableState, table: String, name: Option<String>) {
    let sits = name.is_some();
    spawn_local(async move {
        // Who only watches needs to be nobody.
        if sits && let Err(failure) = introduce(name.as_deref()).await {
            return state.notice.set(Some(words_for(&failure)));
        }
        let name = table.clone();
        let connection = Connection::open(&table, move |told| {
            // A socket that never opened does not tell why.
            if matches!(told, Told::Lost { tries: 1 })
                && state.line.try_get_untracked() == Some(Line::Connecting)
            {
                look_for(state, name.clone());
            }
            hear(state, told, sits);
        });
        state.connect(connection);
    });
}

/// Finds out whether there is a table at all, and gives up if there is none.
fn look_for(state: TableState, table: String) {
    spawn_local(async move {
        if http::exists(&table).await == Ok(false) {
            state.line.set(Line::NoSuchTable);
            state.disconnect();
        }
    });
}

/// Tells the server who we are and what we are called.
pub async fn introduce(name: Option<&str>) -> std::result::Result<(), RequestError> {
    let player = http::player(name).await?;
    match name.and_then(|name| engine::DisplayName::new(name).ok()) {
        Some(name) if name != player.name => http::rename(name).await.map(drop),
        _ => Ok(()),
    }
}

/// A failure in words.
pub fn words_for(failure: &RequestError) -> String {
    let words = settings().with_untracked(|settings| settings.words());
    match failure {
        RequestError::Unreachable => words.text(msg::PageUnreachable),
        RequestError::Refused(ApiError { error: ApiErrorKind::TooMany, .. }) => words.text(msg::PageTooMany),
        RequestError::Refused(ApiError { error: ApiErrorKind::NothingToReplay, .. }) => {
            words.text(msg::PageNoReplay)
        }
        RequestError::Refused(ApiError { error: ApiErrorKind::NoSuchTable, .. }) => {
            words.text(msg::PageNoTable)
        }
        RequestError::Refused(_) | RequestError::Strange => words.text(msg::PageStrange),
    }
}

fn hear(state: TableState, told: Told, sits: bool) {
    match told {
        Told::Opened => state.greet(),
        Told::Said(message) => {
            let first = state.line.get_untracked() == Line::Connecting;
            state.hear(*message);
            if first && sits && state.line.get_untracked() == Line::Open {
                sit(state);
            }
        }
        Told::Lost { .. } => state.line.set(Line::Lost),
        Told::Over { code: OTHER_VERSION } => {
            // So that loading the page again, as is asked for, shows another one.
            crate::offline::renew();
            state.line.set(Line::OtherVersion);
        }
        Told::Over { .. } => state.line.set(Line::Lost),
    }
}

/// Opening a table's link seats whoever finds a free seat there.
fn sit(state: TableState) {
    let wanted = state.seen.with_untracked(|seen| {
        let board = seen.board()?;
        let free = board.seated().count() < board.rules().seats.into();
        (seen.seat().is_none() && free && !matches!(board.phase(), Phase::MatchOver { .. })).then_some(())
    });
    if wanted.is_some() {
        state.ask(Action::Sit);
    }
}

/// A table, wherever it is.
pub fn table(state: TableState) -> El {
    listen_to_keys(move |action, event| obey(state, action, event));
    effect(move || overlay::played(state.rules.with(|rules| rules.as_ref().map(|rules| **rules))));
    on_cleanup(|| overlay::played(None));
    let place = Memo::new(move || Place::of(state.phase.get().as_ref(), state.is_paused()));
    keep_focus(state, place);
    let here = state.here.get_untracked();
    let cover = here.as_ref().map(|here| here.cover.clone());
    let middle = move || {
        vec![match place.get() {
            Place::Nothing => parts::loading(),
            Place::Waiting => parts::waiting(state),
            Place::Cards => board(Cards::of(state)),
            Place::Result => parts::result(state),
            Place::Covered => cover.as_ref().map_or_else(|| el("div"), |cover| cover()),
        }]
    };
    let phase = move || state.phase.with(|phase| phase.as_ref().map_or("none", Phase::name)).to_owned();
    el("div").class("table").attr_of("data-phase", phase).children([
        header(state),
        here.as_ref().map_or_else(|| line_state(state), |here| (here.offer)()),
        el("aside")
            .class("side")
            .child(players(state))
            // Bots do not read.
            .maybe(here.is_none().then(|| emote_menu(state)))
            .children([master_sets(state), checks(state)]),
        main_part("centre").children_of(middle),
        actions(state),
    ])
}

/// Whoever has dealt goes on with the cards: the button that had the focus is gone.
fn keep_focus(state: TableState, place: Memo<Place>) {
    let mut before = Place::Nothing;
    effect(move || {
        let was = std::mem::replace(&mut before, place.get());
        let dealer = || state.seen.with_untracked(|seen| seen.board().and_then(|board| board.dealer()));
        let dealt = place.get() == Place::Cards && matches!(was, Place::Waiting | Place::Result);
        if dealt && state.you.get_untracked().is_some_and(|you| dealer() == Some(you)) {
            next_frame(|| {
                let lost = document().active_element().is_none_or(|focused| focused.local_name() == "body");
                if let Some(first) = element(&motion::cell_id(0)).filter(|_| lost) {
                    let _ = first.focus();
                }
            });
        }
    });
}

/// What lies in the middle of the table.
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

/// Says how it stands with the connection, when it does not stand well.
fn line_state(state: TableState) -> El {
    let text = move || match state.line.get() {
        Line::Open | Line::Connecting => String::new(),
        Line::Lost => words().text(msg::PageLineLost),
        Line::NoSuchTable => words().text(msg::PageNoTable),
        Line::OtherVersion => words().text(msg::PageOtherVersion),
    };
    let bad = move || !matches!(state.line.get(), Line::Open | Line::Connecting);
    el("p").class("line-state").attr("role", "status").shown_if(bad).text_of(text)
}

/// Whether an event comes from inside an element of one of these kinds.
pub fn comes_from(event: &web_sys::Event, kinds: &str) -> Option<web_sys::Element> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    element.closest(kinds).ok()?
}

/// Keys act wherever the focus is, except where somebody types or a dialog is open. `obey` tells whether it did something.
pub fn listen_to_keys(obey: impl Fn(KeyAction, &KeyboardEvent) -> bool + 'static) {
    let listener = Closure::<dyn FnMut(KeyboardEvent)>::new(move |event: KeyboardEvent| {
        let modified = event.ctrl_key() || event.meta_key() || event.alt_key();
        let typing = comes_from(&event, "input, select, textarea, dialog").is_some();
        if typing || modified || event.repeat() || overlay::is_open() {
            return;
        }
        let action = settings().with_untracked(|settings| settings.keys.action(&event.code(), &event.key()));
        if action.is_some_and(|action| obey(action, &event)) {
            event.prevent_default();
        }
    });
    let _ = window().add_event_listener_with_callback("keydown", listener.as_ref().unchecked_ref());
    on_cleanup(move || {
        let _ = window().remove_event_listener_with_callback("keydown", listener.as_ref().unchecked_ref());
    });
}

/// Does what a key says; tells whether it did something.
fn obey(state: TableState, action: KeyAction, event: &KeyboardEvent) -> bool {
    let in_round = state.phase.with_untracked(|phase| phase.as_ref().is_some_and(Phase::in_round));
    let button = comes_from(event, "button, a, summary");
    match action {
        KeyAction::Help => overlay::show(Overlay::Help),
        _ if untrack(|| state.is_paused()) => return false,
        // Space on a button presses that button.
        KeyAction::Call if !in_round || button.is_some_and(|button| button.id() != "call") => {
            return false;
        }
        KeyAction::Call => state.call(),
        KeyAction::NoSet if in_round => state.no_set(),
        KeyAction::Clear => state.clear(),
        KeyAction::Card(place) if in_round => {
            if let Some(card) = state.layout.with_untracked(|layout| layout.get(place).copied()) {
                state.toggle(card);
            }
        }
        _ => return false,
    }
    true
}
