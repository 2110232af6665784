//! The table: the cards, who plays, what one can do now. It draws what was seen and sends requests; it knows no rule.

mod actions;
mod arrangement;
mod board;
mod check;
mod header;
mod invite;
mod latest;
mod motion;
mod name;
mod players;
mod result;
mod source;
mod state;
mod waiting;

use engine::Phase;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Request, Trouble, TroubleKind};
use words::msg;

use self::actions::Actions;
use self::board::Board;
use self::header::Header;
use self::latest::Checks;
use self::name::AskName;
use self::players::Players;
use self::result::Result;
use self::source::Source;
use self::state::{Line, TableState};
use self::waiting::Waiting;
use crate::app::Overlay;
use crate::connection::{Connection, Told};
use crate::http::{self, Failure};
use crate::keys::KeyAction;
use crate::settings::{settings, words};

/// The close code of a server that speaks another version of the protocol.
const OTHER_VERSION: u16 = protocol::Farewell::OtherVersion.code();

/// A table on the server.
#[component]
pub fn RemoteTable(
    /// The table's id.
    table: String,
) -> impl IntoView {
    let state = TableState::new();
    let named = settings().with_untracked(|settings| settings.name.clone());
    let asking = RwSignal::new(named.is_none());
    let join = move |name: Option<String>| {
        asking.set(false);
        connect(state, table.clone(), name);
    };
    match named {
        Some(name) => join(Some(name)),
        None => {}
    }
    view! {
        <Show when=move || asking.get() fallback=move || view! { <Table state/> }>
            <AskName on_answer=join.clone()/>
        </Show>
    }
}

/// Makes sure that the server knows us, then connects and sits down.
fn connect(state: TableState, table: String, name: Option<String>) {
    let sits = name.is_some();
    spawn_local(async move {
        // Who only watches needs to be nobody.
        if sits && let Err(failure) = introduce(name.as_deref()).await {
            return state.notice.set(Some(words_for(&failure)));
        }
        let connection = Connection::open(&table, move |told| hear(state, told, sits));
        state.connect(Source::Remote(connection));
    });
}

/// Tells the server who we are and what we are called.
async fn introduce(name: Option<&str>) -> std::result::Result<(), Failure> {
    let player = http::player(name).await?;
    match name.and_then(|name| engine::Name::new(name).ok()) {
        Some(name) if name != player.name => http::rename(name).await.map(drop),
        _ => Ok(()),
    }
}

/// A failure in words.
pub fn words_for(failure: &Failure) -> String {
    let words = settings().with_untracked(|settings| settings.words());
    match failure {
        Failure::Unreachable => words.say(msg::PageUnreachable),
        Failure::Refused(Trouble { error: TroubleKind::TooMany, .. }) => words.say(msg::PageTooMany),
        Failure::Refused(Trouble { error: TroubleKind::NothingToReplay, .. }) => words.say(msg::PageNoReplay),
        Failure::Refused(Trouble { error: TroubleKind::NoSuchTable, .. }) => words.say(msg::PageNoTable),
        Failure::Refused(_) | Failure::Strange => words.say(msg::PageStrange),
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
        Told::Lost { .. } => drop(state.line.try_set(Line::Lost)),
        Told::Over { code: OTHER_VERSION } => drop(state.line.try_set(Line::OtherVersion)),
        Told::Over { .. } => drop(state.line.try_set(Line::Lost)),
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
        state.ask(Request::Sit);
    }
}

/// A table, wherever it is.
#[component]
pub fn Table(
    /// The table.
    state: TableState,
) -> impl IntoView {
    listen_to_keys(state);
    let place = Memo::new(move |_| Place::of(state.phase.get().as_ref()));
    view! {
        <div class="table" data-phase=move || state.phase.with(|phase| phase.as_ref().map(Phase::name))>
            <Header state/>
            <LineState state/>
            <aside class="side">
                <Players state/>
                <Checks state/>
            </aside>
            <main class="centre" id="main" tabindex="-1">
                {move || match place.get() {
                    Place::Nothing => view! { <p class="loading" aria-busy="true">{words().say(msg::PageLoading)}</p> }.into_any(),
                    Place::Waiting => view! { <Waiting state/> }.into_any(),
                    Place::Cards => view! { <Board state/> }.into_any(),
                    Place::Result => view! { <Result state/> }.into_any(),
                }}
            </main>
            <Actions state/>
        </div>
    }
}

/// What lies in the middle of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Nothing,
    Waiting,
    Cards,
    Result,
}

impl Place {
    fn of(phase: Option<&Phase>) -> Place {
        match phase {
            None => Place::Nothing,
            Some(Phase::Waiting { .. }) => Place::Waiting,
            Some(Phase::RoundOver { .. } | Phase::MatchOver { .. }) => Place::Result,
            Some(_) => Place::Cards,
        }
    }
}

/// Says how it stands with the connection, when it does not stand well.
#[component]
fn LineState(state: TableState) -> impl IntoView {
    let text = move || match state.line.get() {
        Line::Open | Line::Connecting => None,
        Line::Lost => Some(words().say(msg::PageLineLost)),
        Line::NoSuchTable => Some(words().say(msg::PageNoTable)),
        Line::OtherVersion => Some(words().say(msg::PageOtherVersion)),
    };
    view! { <p class="line-state" role="status" hidden=move || text().is_none()>{text}</p> }
}

/// Keys act wherever the focus is, except where somebody types or a dialog is open.
fn listen_to_keys(state: TableState) {
    let (settings, overlay) = (settings(), expect_context::<RwSignal<Option<Overlay>>>());
    let listener = window_event_listener(ev::keydown, move |event| {
        let typing = event.target().and_then(|target| {
            let element: web_sys::Element = wasm_bindgen::JsCast::dyn_into(target).ok()?;
            element.closest("input, select, textarea, dialog").ok()?
        });
        let modified = event.ctrl_key() || event.meta_key() || event.alt_key();
        if typing.is_some() || modified || event.repeat() || overlay.get_untracked().is_some() {
            return;
        }
        let Some(action) =
            settings.with_untracked(|settings| settings.keys.action(&event.code(), &event.key()))
        else {
            return;
        };
        if obey(state, overlay, action, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Does what a key says; tells whether it did something.
fn obey(
    state: TableState,
    overlay: RwSignal<Option<Overlay>>,
    action: KeyAction,
    event: &web_sys::KeyboardEvent,
) -> bool {
    let in_round = state.phase.with_untracked(|phase| phase.as_ref().is_some_and(Phase::in_round));
    let on_button = event.target().and_then(|target| {
        let element: web_sys::Element = wasm_bindgen::JsCast::dyn_into(target).ok()?;
        element.closest("button, a, summary").ok()?
    });
    match action {
        KeyAction::Help => overlay.set(Some(Overlay::Help)),
        // Space on a button presses that button.
        KeyAction::Call if !in_round || on_button.is_some_and(|button| button.id() != "call") => {
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
