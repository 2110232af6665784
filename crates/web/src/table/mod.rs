//! The table: the cards, the players and what the player can do now. It draws the session and knows no rule.

mod actions;
mod arrangement;
pub mod board;
pub mod chart;
mod effects;
pub mod header;
pub mod latest;
mod model;
mod motion;
pub mod players;
mod proof;
pub mod result;
mod transport;
pub mod waiting;

use engine::{Action, Phase};
use play::{ConnectionState, Session};
use protocol::{ApiErrorKind, CloseReason};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, Event, KeyboardEvent};
use web_ui::browser::{document, focus, listen, next_frame, window};
use web_ui::value;

use self::actions::actions;
pub use self::actions::key_mark;
use self::board::{Cards, board, master_sets};
use self::header::header;
pub use self::latest::answers;
use self::latest::checks;
pub use self::model::TableModel;
use self::players::{emote_menu, players};
pub use self::transport::{LocalTools, Transport};
use crate::connection::{Connection, SocketEvent};
use crate::http::{self, RequestError};
use crate::keys::KeyAction;
use crate::overlay::{self, Overlay};
use crate::parts;
use crate::prelude::*;

pub fn remote_table(table: String) -> El {
    let state = TableModel::new();
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

/// Signs in if the player has a name, then connects.
fn connect(state: TableModel, table: String, name: Option<String>) {
    let sits = name.is_some();
    spawn_local(async move {
        // A spectator needs no identity.
        if sits && let Err(failure) = introduce(name.as_deref()).await {
            return state.notice.set(Some(words_for(&failure)));
        }
        let name = table.clone();
        state.set_sits(sits);
        let connection = Connection::open(&table, move |event| {
            // A socket that never opened does not say why.
            if matches!(event, SocketEvent::Lost { tries: 1 })
                && state.connection.try_get_untracked() == Some(ConnectionState::Connecting)
            {
                look_for(state, name.clone());
            }
            handle(state, event);
        });
        state.set_transport(Some(Box::new(connection)));
    });
}

/// Asks the server whether the table exists, and gives up if it does not.
fn look_for(state: TableModel, table: String) {
    spawn_local(async move {
        match http::exists(&table).await {
            Ok(false) => state.is_missing.set(true),
            Err(RequestError::Refused(refused)) if refused.error == ApiErrorKind::BrokenTable => {
                state.close(CloseReason::BrokenTable);
            }
            Err(RequestError::Refused(_)) => state.close(CloseReason::OtherVersion),
            _ => return,
        }
        state.set_transport(None);
    });
}

/// Signs in, and changes the display name on the server if it differs.
pub async fn introduce(name: Option<&str>) -> std::result::Result<(), RequestError> {
    let player = http::player(name).await?;
    match name.and_then(|name| engine::DisplayName::new(name).ok()) {
        Some(name) if name != player.name => http::rename(name).await.map(drop),
        _ => Ok(()),
    }
}

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
        _ => &msg::PageStrange,
    })
}

fn handle(state: TableModel, event: SocketEvent) {
    match event {
        SocketEvent::Opened => state.connected(),
        SocketEvent::Received(message) => state.receive(*message),
        SocketEvent::Lost { .. } => state.disconnected(),
        SocketEvent::Closed { code } if code == CloseReason::OtherVersion.code() => {
            // Loading the page again must load another version of it.
            crate::offline::renew();
            state.close(CloseReason::OtherVersion);
        }
        SocketEvent::Closed { .. } => state.close(CloseReason::TooManyMessages),
    }
}

pub fn table(state: TableModel) -> El {
    listen_to_keys(move |action, event| obey(state, action, event));
    effect(move || overlay::played(state.rules.with(|rules| rules.as_ref().map(|rules| **rules))));
    on_cleanup(|| overlay::played(None));
    let place = Memo::new(move || Place::of(state.phase.get().as_ref(), state.is_paused()));
    keep_focus(state, place);
    let local = state.local.get_untracked();
    let cover = local.as_ref().map(|local| local.cover.clone());
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
        local.as_ref().map_or_else(|| connection_state(state), |local| (local.offer)()),
        el("aside")
            .class("side")
            .child(players(state))
            // Bots do not read.
            .maybe(local.is_none().then(|| emote_menu(state)))
            .children([master_sets(state), checks(state)]),
        main_part("centre").children_of(middle),
        actions(state),
    ])
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
    let text = move || match state.connection.get() {
        _ if state.is_missing.get() => words().text(msg::PageNoTable),
        ConnectionState::Open | ConnectionState::Connecting => String::new(),
        ConnectionState::Closed(CloseReason::OtherVersion) => words().text(msg::PageOtherVersion),
        ConnectionState::Closed(CloseReason::BrokenTable) => words().text(msg::PageBrokenTable),
        ConnectionState::Lost | ConnectionState::Closed(_) => words().text(msg::PageLineLost),
    };
    let line = el("p").class("line-state").attr("role", "status");
    line.shown_if(move || !text().is_empty()).text_of(text)
}

/// Whether an event comes from inside an element of one of these kinds.
pub fn comes_from(event: &Event, kinds: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(kinds).ok()?
}

/// Handles keys wherever the focus is, except in fields and while a dialog is open. `obey` returns whether it did something.
pub fn listen_to_keys(obey: impl Fn(KeyAction, &KeyboardEvent) -> bool + 'static) {
    listen(&window(), "keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
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
        _ => return false,
    }
    true
}

/// Asks for a name once and stores it. A visitor without one only watches.
pub fn ask_name(answer: impl Fn(Option<String>) + Clone + 'static) -> El {
    let (typed, wrong) = (Signal::new(String::new()), Signal::new(None::<String>));
    let watch = answer.clone();
    let sit = move || match engine::DisplayName::new(&typed.get_untracked()) {
        Ok(name) => {
            settings().update(|settings| settings.name = Some(name.to_string()));
            answer(Some(name.to_string()));
        }
        Err(error) => wrong.set(Some(untrack(words).name_error(error))),
    };
    let on_input = move |event: Event| {
        typed.set(value(&event));
        wrong.set(None);
    };
    let input = el("input").id("name").attr("autocomplete", "nickname").attr("maxlength", "32");
    let input = input
        .attr("dir", "auto")
        .attr_of("aria-invalid", move || wrong.with(Option::is_some).to_string())
        .on("input", on_input);
    let notice = notice(move || wrong.get().unwrap_or_default());
    let buttons = el("div").class("row").children([
        el("button").attr("type", "submit").class("primary").text_of(text(msg::TableSit)),
        button("secondary", move || watch(None)).id("only-watch").text_of(text(msg::NameWatch)),
    ]);
    let label = el("label").attr("for", "name").text_of(text(msg::NameLabel));
    let form = el("form").class("stack").on_submit(sit).children([label, input, notice, buttons]);
    main_part("page narrow").children([el("h1").text_of(text(msg::NameTitle)), form])
}
