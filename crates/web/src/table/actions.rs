//! What the player can do now.

use engine::{Action, Beaten, Board, Permission, Phase, Refusal, Rules, SeatNumber, Time};
use play::Session;
use web_ui::browser::after;
use web_ui::{El, Memo, Signal, button, el, svg};
use words::msg;

use super::latest::latest;
use super::model::TableModel;
use crate::browser::now;
use crate::icon::{Icon, icon};
use crate::keys::{Keys, label};
use crate::settings::{settings, text, words};

/// What the place under the cards shows.
#[derive(Clone, Debug, PartialEq)]
enum Now {
    Nothing,
    /// A spectator, with or without a free seat.
    Watching {
        free: bool,
        silence: Option<Time>,
    },
    /// More players are needed for a deal.
    NeedPlayers {
        needed: usize,
    },
    /// The cards are to be dealt; from a time on also by the player, if not at once.
    Deal {
        dealer: Option<SeatNumber>,
        by: Option<Time>,
    },
    /// The player looks for Sets.
    Looking {
        calls: bool,
        locked: bool,
        said_no_set: bool,
        silence: Option<Time>,
    },
    /// The player watches as Set-Master.
    Master,
    Paused,
    /// The player's call has no response yet.
    Calling,
    /// The photo finish is not decided.
    Held {
        until: Time,
    },
    Called {
        seat: SeatNumber,
        own: bool,
        since: Time,
        until: Time,
    },
    Over {
        rematch: bool,
    },
}

/// The buttons, the call window, and the check of the last claim.
pub fn actions(state: TableModel) -> El {
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

/// The photo finish, for some seconds.
fn finish(state: TableModel) -> El {
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

fn what_now(state: TableModel) -> Now {
    if state.is_paused() {
        return Now::Paused;
    }
    let now = now();
    state.session.with(|session| {
        let Some((board, may)) = session.board().zip(session.options(now)) else { return Now::Nothing };
        match board.phase() {
            Phase::MatchOver { .. } => Now::Over { rematch: may.rematch.is_ok() },
            Phase::Held { until, .. } => Now::Held { until: *until },
            Phase::Called { seat, since, until } => {
                Now::Called { seat: *seat, own: session.is_caller(), since: *since, until: *until }
            }
            phase if session.seat().is_none() => {
                let free = session.may(&Action::Sit, now).is_ok();
                let silence = board.deadline().filter(|_| matches!(phase, Phase::Playing { .. }));
                Now::Watching { free, silence }
            }
            Phase::Waiting { .. } | Phase::RoundOver { .. } => to_deal(session, board, may.deal, now),
            Phase::Playing { .. } if may.claim == Err(Refusal::SetMasterWatches) => Now::Master,
            Phase::Playing { .. } if session.is_calling() => Now::Calling,
            Phase::Playing { .. } => Now::Looking {
                calls: !board.rules().takes_claims(),
                locked: may.claim == Err(Refusal::LockedOut),
                said_no_set: may.no_set == Err(Refusal::SaidAlready),
                silence: board.deadline(),
            },
        }
    })
}

fn to_deal(session: &Session, board: &Board, deal: Permission, now: Time) -> Now {
    let dealer = board.dealer();
    match deal {
        Err(Refusal::TooFewPlayers { needed, .. }) => Now::NeedPlayers { needed },
        Err(Refusal::NotTheDealer { wait, .. }) => {
            Now::Deal { dealer, by: Some(session.time(now).after(wait)) }
        }
        _ => Now::Deal { dealer, by: None },
    }
}

fn hand(state: TableModel, now: Now) -> Vec<El> {
    match now {
        Now::Nothing => Vec::new(),
        Now::Watching { free, silence } => {
            let sit = free.then(|| request(state, Action::Sit, words().text(msg::TableSit)));
            let silence = silence.map(|until| ring(state, None, until));
            [silence, Some(hint(words().text(msg::TableYouWatch))), sit].into_iter().flatten().collect()
        }
        Now::NeedPlayers { needed } => {
            vec![hint(words().text(msg::TableNeedPlayers { count: needed as f64 }))]
        }
        Now::Deal { dealer, by } => deal(state, dealer, by),
        Now::Looking { calls, locked, said_no_set, silence } => {
            look(state, calls, locked, said_no_set, silence)
        }
        Now::Paused => {
            state.local.with_untracked(|local| local.iter().map(|local| (local.go_on)()).collect())
        }
        Now::Master => vec![hint(words().text(msg::TableMasterWatches))],
        Now::Calling => vec![el("p").class("call-state pending").text_of(text(msg::TableCalling))],
        Now::Held { until } => vec![window(state, words().text(msg::TableHeld), false, None, until)],
        Now::Called { seat, own, since, until } => {
            let called = || words().text(msg::TableCalled { name: &state.name(seat) });
            let text = if own { words().text(msg::TablePick) } else { called() };
            vec![window(state, text, own, Some(since), until)]
        }
        Now::Over { rematch } => {
            let button = || request(state, Action::Rematch, words().text(msg::TableRematch)).id("rematch");
            rematch.then(button).into_iter().collect()
        }
    }
}

fn hint(text: String) -> El {
    el("p").class("hint").text(&text)
}

/// A button that sends a request.
fn request(state: TableModel, request: Action, text: String) -> El {
    button("primary", move || state.request(request.clone())).text(&text)
}

fn deal(state: TableModel, dealer: Option<SeatNumber>, by: Option<Time>) -> Vec<El> {
    // Once the dealer has had time enough, any player may deal.
    let may = Signal::new(by.is_none());
    if let Some(by) = by {
        after(by.since(state.time()) as u32 + 50, move || may.set(true));
    }
    let name = dealer.map(|dealer| state.name(dealer)).unwrap_or_default();
    let wait = hint(words().text(msg::TableWaitForDeal { name: &name }));
    let deal = request(state, Action::Deal, words().text(msg::TableDeal)).id("deal");
    vec![wait.shown_if(move || !may.get()), deal.shown_if(move || may.get())]
}

/// The key of an action, as a small mark on its button.
pub fn key_mark(code: fn(&Keys) -> &str) -> El {
    let on = || settings().with(|settings| settings.keys.on);
    let shown = move || settings().with(|settings| label(code(&settings.keys)));
    el("kbd").attr("aria-hidden", "true").shown_if(on).text_of(shown)
}

fn look(state: TableModel, calls: bool, locked: bool, said_no_set: bool, silence: Option<Time>) -> Vec<El> {
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
            state.request(Action::NoSet)
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
fn window(state: TableModel, text: String, own: bool, since: Option<Time>, until: Time) -> El {
    let class = if own { "call-state own" } else { "call-state" };
    el("p").class(class).child(ring(state, since, until)).child(el("span").text(&text))
}

/// A ring that shrinks until a moment. The browser draws it by itself, however busy the page is.
fn ring(state: TableModel, since: Option<Time>, until: Time) -> El {
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
