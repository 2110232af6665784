//! What one can do now, under the thumb.

use engine::{Action, Beaten, Board, Phase, Rules, SeatNumber, Time};
use web_ui::browser::after;
use web_ui::{El, Memo, Signal, button, el, svg};
use words::msg;

use super::latest::latest;
use super::state::TableState;
use crate::icon::{Icon, icon};
use crate::keys::{Keys, label};
use crate::settings::{settings, text, words};

/// What the place under the cards is for, now.
#[derive(Clone, Debug, PartialEq)]
enum Now {
    /// Nothing is known of the table yet.
    Nothing,
    /// Looking on, with or without a free seat.
    Watching { free: bool, silence: Option<Time> },
    /// The cards are to be dealt, by oneself or by somebody else.
    Deal { dealer: Option<SeatNumber>, may: bool, by: Option<Time>, needed: Option<usize> },
    /// One looks for Sets.
    Looking { calls: bool, locked: bool, said_no_set: bool, silence: Option<Time> },
    /// One watches as Set-Master.
    Master,
    /// Time stands still.
    Paused,
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
pub fn actions(state: TableState) -> El {
    let now = Memo::new(move || what_now(state));
    let notice = move || state.notice.get().unwrap_or_default();
    el("section")
        .class("actions")
        .label(text(msg::TableActions))
        .child(latest(state))
        .child(el("div").class("hand").children_of(move || hand(state, now.get())))
        .child(finish(state))
        .child(
            el("p")
                .class("notice")
                .attr("role", "status")
                .shown_if(move || state.notice.with(Option::is_some))
                .text_of(notice),
        )
}

/// The photo finish, for everybody, for some seconds.
fn finish(state: TableState) -> El {
    let slower = move || {
        let sentence = |beaten: &Beaten| {
            let name = state.name(beaten.seat);
            el("p").text(&words().text(msg::EventBeaten { name: &name, milliseconds: beaten.by.into() }))
        };
        state.finish.with(|finish| finish.iter().map(sentence).collect())
    };
    el("div")
        .class("finish")
        .shown_if(move || state.finish.with(|finish| !finish.is_empty()))
        .children_of(slower)
}

fn what_now(state: TableState) -> Now {
    let you = state.you.get();
    let calling = state.is_calling();
    if state.is_paused() {
        return Now::Paused;
    }
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
            let free = board.seated().count() < board.rules().seats.into();
            let silence = board.deadline().filter(|_| matches!(board.phase(), Phase::Playing { .. }));
            return Now::Watching { free, silence };
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

fn hand(state: TableState, now: Now) -> Vec<El> {
    match now {
        Now::Nothing => Vec::new(),
        Now::Watching { free, silence } => {
            let sit = free.then(|| ask(state, Action::Sit, words().text(msg::TableSit)));
            let silence = silence.map(|until| ring(state, None, until));
            [silence, Some(hint(words().text(msg::TableYouWatch))), sit].into_iter().flatten().collect()
        }
        Now::Deal { dealer, may, by, needed } => deal(state, dealer, may, by, needed),
        Now::Looking { calls, locked, said_no_set, silence } => {
            look(state, calls, locked, said_no_set, silence)
        }
        Now::Paused => state.here.with_untracked(|here| here.iter().map(|here| (here.go_on)()).collect()),
        Now::Master => vec![hint(words().text(msg::TableMasterWatches))],
        Now::Calling => vec![el("p").class("call-state pending").text_of(text(msg::TableCalling))],
        Now::Held { until } => vec![window(state, words().text(msg::TableHeld), false, None, until)],
        Now::Called { seat, own, since, until } => {
            let called = || words().text(msg::TableCalled { name: &state.name(seat) });
            let text = if own { words().text(msg::TablePick) } else { called() };
            vec![window(state, text, own, Some(since), until)]
        }
        Now::Over => {
            let rematch = || ask(state, Action::Rematch, words().text(msg::TableRematch)).id("rematch");
            state.you.get().map(|_| rematch()).into_iter().collect()
        }
    }
}

fn hint(text: String) -> El {
    el("p").class("hint").text(&text)
}

/// A button that asks for something.
fn ask(state: TableState, request: Action, text: String) -> El {
    button("primary", move || state.ask(request.clone())).text(&text)
}

fn deal(
    state: TableState,
    dealer: Option<SeatNumber>,
    may: bool,
    by: Option<Time>,
    needed: Option<usize>,
) -> Vec<El> {
    if let Some(needed) = needed {
        return vec![hint(words().text(msg::TableNeedPlayers { count: needed as f64 }))];
    }
    // Once the dealer has had time enough, anybody may deal.
    let late = Signal::new(by.is_some_and(|by| by <= state.time()));
    if let Some(by) = by.filter(|_| !late.get_untracked()) {
        after(by.since(state.time()) as u32 + 50, move || late.set(true));
    }
    let name = dealer.map(|dealer| state.name(dealer)).unwrap_or_default();
    let wait = hint(words().text(msg::TableWaitForDeal { name: &name }));
    let deal = ask(state, Action::Deal, words().text(msg::TableDeal)).id("deal");
    vec![wait.shown_if(move || !may && !late.get()), deal.shown_if(move || may || late.get())]
}

/// The key of an action, as a small mark on its button.
pub fn key_mark(code: fn(&Keys) -> &str) -> El {
    let on = || settings().with(|settings| settings.keys.on);
    let shown = move || settings().with(|settings| label(code(&settings.keys)));
    el("kbd").attr("aria-hidden", "true").shown_if(on).text_of(shown)
}

fn look(state: TableState, calls: bool, locked: bool, said_no_set: bool, silence: Option<Time>) -> Vec<El> {
    let call = calls.then(|| {
        let press = move || {
            if !locked {
                state.call()
            }
        };
        let call = el("button").attr("type", "button").class("primary call").id("call").on_touch(press);
        let call = call.flag("disabled", move || locked);
        if locked {
            // Why, in the button's own place: the cards stay where they are.
            let why = words().text(msg::TableYouAreLocked);
            call.child(icon(Icon::Lock)).child(el("span").class("why").text(&why))
        } else {
            call.text(&words().text(msg::TableCall)).child(key_mark(|keys| &keys.call))
        }
    });
    let no_set = button("secondary no-set", move || {
        if !said_no_set {
            state.no_set()
        }
    })
    .id("no-set")
    .attr("aria-pressed", if said_no_set { "true" } else { "false" })
    .text(&words().text(msg::TableNoSet))
    .child(key_mark(|keys| &keys.no_set))
    .maybe(silence.map(|until| ring(state, None, until)));
    let locked = (locked && !calls).then(|| hint(words().text(msg::TableYouAreLocked)));
    [locked, call, Some(no_set)].into_iter().flatten().collect()
}

/// A call that stands or is being decided, with the time that it has left.
fn window(state: TableState, text: String, own: bool, since: Option<Time>, until: Time) -> El {
    let class = if own { "call-state own" } else { "call-state" };
    el("p").class(class).child(ring(state, since, until)).child(el("span").text(&text))
}

/// A ring that shrinks until a moment. The browser draws it by itself, however busy the page is.
fn ring(state: TableState, since: Option<Time>, until: Time) -> El {
    let left = until.since(state.time());
    let whole = since.map_or(left, |since| until.since(since)).max(1);
    let gone = whole.saturating_sub(left);
    let circle = |class: &str| {
        svg("circle").class(class).attr("cx", "16").attr("cy", "16").attr("r", "13").attr("pathLength", "1")
    };
    svg("svg")
        .class("ring")
        .attr("viewBox", "0 0 32 32")
        .attr("aria-hidden", "true")
        .style_of("--whole", move || format!("{whole}ms"))
        .style_of("--gone", move || format!("-{gone}ms"))
        .children([circle("ring-track"), circle("ring-left")])
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
