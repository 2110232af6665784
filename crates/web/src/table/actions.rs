//! What one can do now, under the thumb.

use engine::{Board, Phase, Rules, SeatNumber, Time};
use leptos::prelude::*;
use protocol::Request;
use words::msg;

use super::latest::Latest;
use super::state::TableState;
use crate::keys::label;
use crate::settings::{settings, words};

/// What the place under the cards is for, now.
#[derive(Clone, Debug, PartialEq)]
enum Now {
    /// Nothing is known of the table yet.
    Nothing,
    /// Looking on, with or without a free seat.
    Watching { free: bool },
    /// The cards are to be dealt, by oneself or by somebody else.
    Deal { dealer: Option<SeatNumber>, may: bool, by: Option<Time>, needed: Option<usize> },
    /// One looks for Sets.
    Looking { calls: bool, locked: bool, said_no_set: bool, silence: Option<Time> },
    /// One watches as Set-Master.
    Master,
    /// One's own call is on its way.
    Calling,
    /// Somebody could still turn out to have been quicker.
    Held { until: Time },
    /// A call stands.
    Called { seat: SeatNumber, own: bool, since: Time, until: Time },
    /// The match is over.
    Over,
}

/// The buttons, the call window, and the check of the last claim.
#[component]
pub fn Actions(state: TableState) -> impl IntoView {
    let now = Memo::new(move |_| what_now(state));
    view! {
        <section class="actions" aria-label=move || words().say(msg::TableActions)>
            <Latest state/>
            <div class="hand">{move || hand(state, now.get())}</div>
            <p class="notice" role="status" hidden=move || state.notice.with(Option::is_none)>{move || state.notice.get()}</p>
        </section>
    }
}

fn what_now(state: TableState) -> Now {
    let you = state.you.get();
    let calling = state.is_calling();
    state.seen.with(|seen| {
        let Some(board) = seen.board() else { return Now::Nothing };
        match board.phase() {
            Phase::MatchOver { .. } => return Now::Over,
            Phase::Held { until, .. } => return Now::Held { until: *until },
            Phase::Called { seat, since, until } => {
                return Now::Called { seat: *seat, own: Some(*seat) == you, since: *since, until: *until };
            }
            _ => {}
        }
        let Some(you) = you else {
            return Now::Watching { free: board.seated().count() < board.rules().seats.into() };
        };
        match board.phase() {
            Phase::Waiting { since } | Phase::RoundOver { since } => to_deal(board, you, *since),
            _ if board.is_set_master(you) => Now::Master,
            _ if calling => Now::Calling,
            _ => looking(board, you),
        }
    })
}

fn to_deal(board: &Board, you: SeatNumber, since: Time) -> Now {
    let (players, needed) = (board.seated().count(), board.rules().players_needed());
    let dealer = board.dealer();
    Now::Deal {
        dealer,
        may: dealer == Some(you) || board.host() == Some(you) && board.round() == 0,
        by: (dealer != Some(you)).then(|| since.after_seconds(board.rules().deal_within_s)),
        needed: (players < needed).then_some(needed),
    }
}

fn looking(board: &Board, you: SeatNumber) -> Now {
    let seat = board.seat(you);
    Now::Looking {
        calls: !board.rules().takes_claims(),
        locked: seat.is_some_and(|seat| seat.locked),
        said_no_set: seat.is_some_and(|seat| seat.said_no_set),
        silence: board.deadline(),
    }
}

fn hand(state: TableState, now: Now) -> AnyView {
    match now {
        Now::Nothing => ().into_any(),
        Now::Watching { free } => view! {
            <p class="hint">{words().say(msg::TableYouWatch)}</p>
            {free.then(|| view! {
                <button type="button" class="primary" on:click=move |_| state.ask(Request::Sit)>{words().say(msg::TableSit)}</button>
            })}
        }
        .into_any(),
        Now::Deal { dealer, may, by, needed } => deal(state, dealer, may, by, needed),
        Now::Looking { calls, locked, said_no_set, silence } => look(state, calls, locked, said_no_set, silence),
        Now::Master => view! { <p class="hint">{words().say(msg::TableMasterWatches)}</p> }.into_any(),
        Now::Calling => view! { <p class="call-state pending" aria-live="off">{words().say(msg::TableCalling)}</p> }.into_any(),
        Now::Held { until } => window(state, words().say(msg::TableHeld), false, None, until),
        Now::Called { seat, own, since, until } => {
            let text = if own { words().say(msg::TablePick) } else { words().say(msg::TableCalled { name: &state.name(seat) }) };
            window(state, text, own, Some(since), until)
        }
        Now::Over => view! {
            {state.you.get().map(|_| view! {
                <button type="button" class="primary" on:click=move |_| state.ask(Request::Rematch)>{words().say(msg::TableRematch)}</button>
            })}
        }
        .into_any(),
    }
}

fn deal(
    state: TableState,
    dealer: Option<SeatNumber>,
    may: bool,
    by: Option<Time>,
    needed: Option<usize>,
) -> AnyView {
    if let Some(needed) = needed {
        return view! { <p class="hint">{words().say(msg::TableNeedPlayers { count: needed as f64 })}</p> }
            .into_any();
    }
    // Once the dealer has had time enough, anybody may deal.
    let late = RwSignal::new(by.is_some_and(|by| by <= state.time()));
    if let Some(by) = by.filter(|_| !late.get_untracked()) {
        let wait = std::time::Duration::from_millis(by.since(state.time()) + 50);
        set_timeout(move || drop(late.try_set(true)), wait);
    }
    let name = dealer.map(|dealer| state.name(dealer)).unwrap_or_default();
    view! {
        <p class="hint" hidden=move || may || late.get()>{words().say(msg::TableWaitForDeal { name: &name })}</p>
        <button type="button" class="primary" hidden=move || !may && !late.get() on:click=move |_| state.ask(Request::Deal)>
            {words().say(msg::TableDeal)}
        </button>
    }
    .into_any()
}

/// The key of an action, as a small mark on its button.
fn key_mark(code: impl Fn(&crate::keys::Keys) -> String + Send + Sync + 'static) -> impl IntoView {
    let shown = move || settings().with(|settings| settings.keys.on.then(|| label(&code(&settings.keys))));
    move || shown().map(|key| view! { <kbd aria-hidden="true">{key}</kbd> })
}

fn look(state: TableState, calls: bool, locked: bool, said_no_set: bool, silence: Option<Time>) -> AnyView {
    view! {
        {calls.then(|| view! {
            <button type="button" class="primary call" id="call" disabled=locked
                on:pointerdown=move |event: web_sys::PointerEvent| if event.is_primary() && event.button() == 0 && !locked { state.call() }
                on:click=move |event: web_sys::MouseEvent| if event.detail() == 0 { state.call() }>
                {words().say(msg::TableCall)} {key_mark(|keys| keys.call.clone())}
            </button>
        })}
        {locked.then(|| view! { <p class="hint">{words().say(msg::TableYouAreLocked)}</p> })}
        <button type="button" class="secondary no-set" id="no-set" aria-pressed=said_no_set.to_string()
            on:click=move |_| if !said_no_set { state.no_set() }>
            {words().say(msg::TableNoSet)} {key_mark(|keys| keys.no_set.clone())}
            {silence.map(|until| ring(state, None, until))}
        </button>
    }
    .into_any()
}

/// A call that stands or is being decided, with the time that it has left.
fn window(state: TableState, text: String, own: bool, since: Option<Time>, until: Time) -> AnyView {
    view! {
        <p class="call-state" class:own=own>{ring(state, since, until)} <span>{text}</span></p>
    }
    .into_any()
}

/// A ring that shrinks until a moment. The browser draws it by itself, however busy the page is.
fn ring(state: TableState, since: Option<Time>, until: Time) -> impl IntoView {
    let left = until.since(state.time());
    let whole = since.map_or(left, |since| until.since(since)).max(1);
    let gone = whole.saturating_sub(left);
    view! {
        <svg class="ring" viewBox="0 0 32 32" aria-hidden="true"
            style:--whole=format!("{whole}ms") style:--gone=format!("-{gone}ms")>
            <circle class="ring-track" cx="16" cy="16" r="13"></circle>
            <circle class="ring-left" cx="16" cy="16" r="13" pathLength="1"></circle>
        </svg>
    }
}

/// What is played, as far as dealing goes.
pub fn rounds(rules: &Rules, players: usize) -> usize {
    if rules.variant.is_alone() {
        return 1;
    }
    match rules.rounds {
        0 => players,
        rounds => rounds.into(),
    }
}
