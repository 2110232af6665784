//! What the player can do now.

use engine::{Action, Beaten, Board, Permission, Phase, Refusal, SeatNumber, Target, Time};
use play::{ConnectionState, Session};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use web_ui::browser::{after, every, listen, window as page_window};
use web_ui::{El, Memo, Signal, button, el, svg, untrack};
use words::{Reader, msg};

use super::comes_from;
use super::latest::latest;
use super::model::TableModel;
use super::progress::progress;
use crate::app::page_link;
use crate::browser::now;
use crate::icon::{Icon, icon};
use crate::keys::{Keys, label};
use crate::overlay;
use crate::page::Page;
use crate::settings::{either, settings, text, words};

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
    /// The cards are to be dealt; from a time on also by the player, if not at once. Between rounds they are then dealt by
    /// themselves.
    Deal {
        dealer: Option<SeatNumber>,
        by: Option<Time>,
        until: Option<Time>,
    },
    /// The player looks for Sets.
    Looking(Look),
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
    /// Picked cards are checked. The player votes, or waits for the others.
    Checking {
        seat: SeatNumber,
        may_vote: bool,
        has_voted: bool,
        since: Time,
        until: Time,
    },
    Over {
        rematch: bool,
    },
    /// Another player has begun a rematch while the player reads the results.
    Rematch {
        /// The player who asked, where it can only be one.
        by: Option<SeatNumber>,
        is_seated: bool,
    },
}

/// What a player who looks for Sets can do.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Look {
    calls: bool,
    /// Whether another player's Set ends the lock-out.
    locked: bool,
    /// When the lock-out ends by itself.
    wait: Option<Time>,
    /// Whether "no Set" can be of use, and whether the player has said it.
    no_set: bool,
    said_no_set: bool,
    silence: Option<Time>,
}

/// What the player can do now, as buttons.
pub fn buttons(state: TableModel) -> El {
    let now = Memo::new(move || what_now(state));
    el("div").class("hand").children_of(move || hand(state, now.get()))
}

/// The buttons, the call window, and the check of the last claim. The buttons stand among the results while those are shown.
pub fn actions(state: TableModel) -> Vec<El> {
    let now = Memo::new(move || if state.shows_results() { Now::Nothing } else { what_now(state) });
    let hand = move || hand(state, now.get());
    let notice = move || state.notice.get().unwrap_or_default();
    vec![
        latest(state),
        el("div").class("hand").children_of(hand),
        progress(state),
        finish(state),
        el("p")
            .class("notice")
            .attr("role", "status")
            .shown_if(move || state.notice.with(Option::is_some))
            .text_of(notice),
    ]
}

/// The photo finish, for some seconds.
fn finish(state: TableModel) -> El {
    let slower = move || {
        let sentence = |beaten: &Beaten| {
            let (who, name) = (Reader::at(state.you.get()).who(beaten.seat), &state.name(beaten.seat));
            let slower = msg::EventBeaten { who, milliseconds: beaten.by.into(), name };
            el("p").text(&words().text(slower))
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
    if state.is_ending() {
        return Now::Nothing;
    }
    let (now, is_reading) = (now(), state.is_reading.get());
    state.session.with(|session| {
        if is_reading {
            return Now::Rematch { by: only_other(session), is_seated: session.seat().is_some() };
        }
        let Some((board, may)) = session.board().zip(session.options(now)) else { return Now::Nothing };
        match board.phase() {
            Phase::MatchOver { .. } => Now::Over { rematch: may.rematch.is_ok() },
            Phase::Held { until, .. } => Now::Held { until: *until },
            Phase::Called { seat, since, until } => {
                Now::Called { seat: *seat, own: session.is_caller(), since: *since, until: *until }
            }
            Phase::Checking { seat, since, until, .. } => Now::Checking {
                seat: *seat,
                may_vote: may.vote.is_ok(),
                has_voted: may.vote == Err(Refusal::VotedAlready),
                since: *since,
                until: *until,
            },
            phase if session.seat().is_none() => {
                let free = session.may(&Action::Sit, now).is_ok();
                let silence = board.phase_deadline().filter(|_| matches!(phase, Phase::Playing { .. }));
                Now::Watching { free, silence }
            }
            Phase::Waiting { .. } | Phase::RoundOver { .. } => to_deal(session, board, may.deal, now),
            Phase::Playing { .. } if may.claim == Err(Refusal::SetMasterWatches) => Now::Master,
            Phase::Playing { .. } if session.is_calling() => Now::Calling,
            Phase::Playing { .. } => Now::Looking(Look {
                calls: !board.rules().takes_claims(),
                locked: may.claim == Err(Refusal::LockedOut),
                // To let others turn cards first is no punishment, and over in a second.
                wait: session
                    .seat()
                    .and_then(|seat| board.seat(seat)?.locked_until())
                    .filter(|_| !board.rules().lies_face_down()),
                no_set: may.no_set != Err(Refusal::CardsComeAtOnce),
                said_no_set: may.no_set == Err(Refusal::SaidAlready),
                silence: board.phase_deadline(),
            }),
        }
    })
}

/// The only other player at the table, if there is just one.
fn only_other(session: &Session) -> Option<SeatNumber> {
    let (board, you) = (session.board()?, session.seat());
    let mut others = board.seated().filter(|(number, seat)| Some(*number) != you && seat.bot.is_none());
    others.next().filter(|_| others.next().is_none()).map(|(number, _)| number)
}

fn to_deal(session: &Session, board: &Board, deal: Permission, now: Time) -> Now {
    let (dealer, until) = (board.dealer(), board.deadline());
    match deal {
        // The countdown of a race runs.
        Err(Refusal::AlreadyDealt) => Now::Nothing,
        Err(Refusal::TooFewPlayers { needed, .. }) => Now::NeedPlayers { needed },
        Err(Refusal::NotTheDealer { wait, .. }) => {
            Now::Deal { dealer, by: Some(session.time(now).after(wait)), until }
        }
        _ => Now::Deal { dealer, by: None, until },
    }
}

fn hand(state: TableModel, now: Now) -> Vec<El> {
    match now {
        Now::Nothing => Vec::new(),
        Now::Watching { free, silence } => {
            let way_on = match free {
                true => request(state, Action::Sit, words().text(msg::TableSit)),
                // Without a seat to take, or after the host has taken it away.
                false => page_link(Page::Home, "button").text_of(text(msg::PageHome)),
            };
            let silence = silence.map(|until| ring(state, None, until));
            let watching = hint(words().text(msg::TableYouWatch));
            [silence, Some(watching), Some(way_on)].into_iter().flatten().collect()
        }
        Now::NeedPlayers { needed } => {
            vec![hint(words().text(msg::TableNeedPlayers { count: needed as f64 }))]
        }
        Now::Deal { dealer, by, until: Some(until) } => {
            [all_cards(state)].into_iter().chain(next_round(state, dealer, by, until)).collect()
        }
        Now::Deal { dealer, by, until: None } => deal(state, dealer, by),
        Now::Looking(look) => looking(state, look),
        Now::Paused => {
            state.local.with_untracked(|local| local.iter().map(|local| (local.go_on)()).collect())
        }
        Now::Master => vec![hint(words().text(msg::TableMasterWatches))],
        Now::Calling => vec![el("p").class("call-state pending").text_of(text(msg::TableCalling))],
        Now::Held { until } => vec![window(state, words().text(msg::TableHeld), false, None, until)],
        Now::Called { seat, own, since, until } => {
            let name = &state.name(seat);
            let turns = state.rules.with(|rules| rules.as_ref().is_some_and(|rules| rules.lies_face_down()));
            let text = match own {
                _ if turns => {
                    words().text(msg::TableTurn { who: Reader::at(state.you.get()).who(seat), name })
                }
                true => either(of_sets(state), msg::TablePick, msg::TablePickFind),
                false => words().text(msg::TableCalled { name }),
            };
            vec![window(state, text, own, Some(since), until)]
        }
        Now::Checking { may_vote: true, .. } => {
            listen_to_votes(state);
            [true, false].map(|right| vote_button(state, right)).into()
        }
        Now::Checking { seat, has_voted, since, until, .. } => {
            let (who, name) = (Reader::at(state.you.get()).who(seat), &state.name(seat));
            let text = match has_voted {
                true => words().text(msg::TableWaitsForVotes),
                false => words().text(msg::TableCheck { who, name }),
            };
            vec![window(state, text, false, Some(since), until)]
        }
        Now::Over { rematch } => {
            let others = state.session.with_untracked(only_other).is_some();
            let label = move || either(others, msg::RematchAsk, msg::TableRematch);
            let button = || button("primary", move || state.ask_rematch()).id("rematch").text_of(label);
            let run = state.session.with_untracked(|session| session.board()?.challenge());
            let list = run.map(|run| page_link(Page::Challenge(run.to_string()), "button primary"));
            let list = list.map(|list| list.id("challenge-list").text_of(text(msg::ChallengeList)));
            rematch.then(button).or(list).into_iter().collect()
        }
        Now::Rematch { by, is_seated } => rematch(state, by, is_seated),
    }
}

/// The reader of the results joins a rematch, or lets the others play: a seat without its player would hold them up.
fn rematch(state: TableModel, by: Option<SeatNumber>, is_seated: bool) -> Vec<El> {
    let offer = move || match by {
        Some(by) => words().text(msg::RematchOffer { name: &state.name(by) }),
        None => words().text(msg::RematchOfferSome),
    };
    let join = move || {
        state.is_reading.set(false);
        if !is_seated {
            state.request(Action::Sit);
        }
    };
    let join = button("primary", join).id("join-rematch").text_of(text(msg::RematchJoin));
    let later = button("secondary", move || state.request(Action::Leave)).id("no-rematch");
    let later = is_seated.then(|| later.text_of(text(msg::RematchLater)));
    let offer = el("p").class("hint").attr("role", "status").text_of(offer);
    [Some(offer), later, Some(join)].into_iter().flatten().collect()
}

fn hint(text: String) -> El {
    el("p").class("hint").text(&text)
}

/// A button that sends a request. Without a connection a press would be lost, and looks so.
fn request(state: TableModel, request: Action, text: String) -> El {
    let button = button("primary", move || state.request(request.clone())).text(&text);
    button.flag("disabled", move || state.connection.get() != ConnectionState::Open)
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

/// The seconds until a moment, counted down.
fn seconds_left(state: TableModel, until: Time) -> Signal<f64> {
    let left = move || until.since(state.time()).div_ceil(1000) as f64;
    let seconds = Signal::new(left());
    every(200, move || {
        if seconds.get_untracked() != left() {
            seconds.set(left());
        }
    });
    seconds
}

/// At a quick start, between rounds: the host goes on with all cards, or all players agree to.
fn all_cards(state: TableModel) -> El {
    let may = Memo::new(move || {
        state.session.with(|session| Some(session.board()?.may_ask_for_all_cards(session.seat()?)))
    });
    el("span").children_of(move || {
        let asked = may.get() == Some(Err(Refusal::SaidAlready));
        let ask = move || {
            if !asked {
                state.request(Action::AllCards)
            }
        };
        let pressed = if asked { "true" } else { "false" };
        let ask = || button("secondary", ask).id("all-cards").attr("aria-pressed", pressed);
        let is_offered = asked || may.get() == Some(Ok(()));
        is_offered.then(|| ask().text(&words().text(msg::TableAllCards))).into_iter().collect()
    })
}

/// The next round, with the time after which it is dealt by itself.
fn next_round(state: TableModel, dealer: Option<SeatNumber>, by: Option<Time>, until: Time) -> Vec<El> {
    let seconds = seconds_left(state, until);
    let time = move || {
        let seconds = seconds.get() as u32;
        format!("{}:{:02}", seconds / 60, seconds % 60)
    };
    // An element of its own, so that it stays whole beside a long name.
    let time = || el("span").class("next-time").attr("dir", "ltr").text_of(time);
    if by.is_none() {
        let deal = button("primary", move || state.request(Action::Deal)).id("deal");
        let text = el("span").text_of(text(msg::TableNextRound));
        return vec![deal.children([ring(state, None, until), text, time()])];
    }
    let name = dealer.map(|dealer| state.name(dealer)).unwrap_or_default();
    let text = move || words().text(msg::TableNextRoundBy { name: &name });
    let text = el("span").class("next-dealer").text_of(text);
    vec![el("p").class("call-state next-round").children([ring(state, None, until), text, time()])]
}

/// The key of an action, as a small mark on its button.
pub fn key_mark(code: fn(&Keys) -> &str) -> El {
    let on = || settings().with(|settings| settings.keys.on);
    let shown = move || settings().with(|settings| label(code(&settings.keys)));
    el("kbd").attr("aria-hidden", "true").shown_if(on).text_of(shown)
}

fn looking(state: TableModel, look: Look) -> Vec<El> {
    let Look { calls, locked, wait, no_set, said_no_set, silence } = look;
    let waits = wait.map(|until| {
        let seconds = seconds_left(state, until);
        let text = move || words().text(msg::TableYouWait { seconds: seconds.get() });
        let text = el("span").text_of(text);
        el("p").class("call-state").id("wait").child(ring(state, None, until)).child(text)
    });
    // Without a connection a press would be lost, and looks so.
    let is_off = move || state.connection.get() != ConnectionState::Open;
    let call = (calls && waits.is_none()).then(|| {
        let press = move || {
            if !locked && !untrack(is_off) {
                state.call()
            }
        };
        let call = el("button").attr("type", "button").class("primary call").id("call").on_touch(press);
        let call = call.flag("disabled", move || locked || is_off());
        if locked {
            // Why, in the button's own place: the cards stay where they are.
            let why = locked_text(state);
            call.child(icon(Icon::Lock)).child(el("span").class("why").text(&why))
        } else {
            call.text(&words().text(msg::TableCall)).child(key_mark(|keys| &keys.call))
        }
    });
    let no_set = no_set.then(|| no_set_button(state, said_no_set, silence, is_off));
    let locked = (locked && !calls).then(|| hint(locked_text(state)));
    let help = state.local.with_untracked(|local| local.as_ref().map(|local| (local.help)()));
    help.into_iter().flatten().chain(waits).chain(locked).chain(call).chain(no_set).collect()
}

/// Whether Sets are looked for, not other finds.
fn of_sets(state: TableModel) -> bool {
    state.rules.with_untracked(|rules| rules.as_ref().is_none_or(|rules| rules.target == Target::Set))
}

fn locked_text(state: TableModel) -> String {
    either(of_sets(state), msg::TableYouAreLocked, msg::TableYouAreLockedFind)
}

fn no_set_button(
    state: TableModel,
    said_no_set: bool,
    silence: Option<Time>,
    is_off: impl Fn() -> bool + 'static,
) -> El {
    button("secondary no-set", move || {
        if !said_no_set {
            state.request(Action::NoSet)
        }
    })
    .id("no-set")
    .flag("disabled", is_off)
    .attr("aria-pressed", if said_no_set { "true" } else { "false" })
    .text(&either(of_sets(state), msg::TableNoSet, msg::TableNothing))
    .child(key_mark(|keys| &keys.no_set))
    .maybe(silence.map(|until| ring(state, None, until)))
}

/// One of the two buttons with which the others check.
fn vote_button(state: TableModel, right: bool) -> El {
    let (id, name, key, shape) = match right {
        true => ("vote-right", "yes", "1", Icon::Right),
        false => ("vote-wrong", "no", "2", Icon::Wrong),
    };
    let on = || settings().with(|settings| settings.keys.on);
    button("secondary call", move || state.request(Action::Vote { right }))
        .id(id)
        .flag("disabled", move || state.connection.get() != ConnectionState::Open)
        .child(icon(shape))
        .child(el("span").text_of(move || words().text(msg::TableVote { right: name })))
        .child(el("kbd").attr("aria-hidden", "true").shown_if(on).text(key))
}

/// While the player may vote, 1 is right and 2 is wrong. Keys of calls and cards would be pressed by mistake.
fn listen_to_votes(state: TableModel) {
    listen(&page_window(), "keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        let is_on = settings().with_untracked(|settings| settings.keys.on);
        let modified = event.ctrl_key() || event.meta_key() || event.alt_key();
        let typing = comes_from(&event, "input, select, textarea, dialog").is_some();
        let right = match event.code().as_str() {
            "Digit1" | "Numpad1" => true,
            "Digit2" | "Numpad2" => false,
            _ => return,
        };
        if is_on && !modified && !typing && !event.repeat() && !overlay::is_open() {
            state.request(Action::Vote { right });
        }
    });
}

/// A call that stands or is being decided, with the time that it has left.
fn window(state: TableModel, text: String, own: bool, since: Option<Time>, until: Time) -> El {
    let class = if own { "call-state own" } else { "call-state" };
    el("p").class(class).child(ring(state, since, until)).child(el("span").text(&text))
}

/// A ring that shrinks until a moment.
pub fn ring(state: TableModel, since: Option<Time>, until: Time) -> El {
    let left = until.since(state.time());
    let whole = since.map_or(left, |since| until.since(since)).max(1);
    countdown(whole.saturating_sub(left), whole)
}

/// A ring that shrinks within `whole` milliseconds, of which some have gone. The browser draws it by itself, however busy the
/// page is.
pub fn countdown(gone: u64, whole: u64) -> El {
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
