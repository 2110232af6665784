//! Who sits at the table, and how they fare.

use engine::{Phase, Seat, SeatNumber};
use leptos::prelude::*;
use words::msg;

use super::motion::seat_id;
use super::state::TableState;
use crate::icon::{Icon, icon};
use crate::settings::words;

/// What the list shows of one seat.
#[derive(Clone, PartialEq)]
struct Shown {
    number: SeatNumber,
    seat: Seat,
    is_you: bool,
    is_dealer: bool,
    is_master: bool,
    is_caller: bool,
    is_present: bool,
}

/// All who sit here, and those who left with something to their name.
#[component]
pub fn Players(state: TableState) -> impl IntoView {
    let shown = Memo::new(move |_| all(state));
    let watching = move || state.seen.with(|seen| seen.watching());
    view! {
        <section class="players" aria-label=move || words().say(msg::TablePlayers)>
            <ul>
                <For each=move || shown.get() key=|shown| shown.number children=move |first| {
                    let number = first.number;
                    let now = Memo::new(move |_| shown.with(|all| all.iter().find(|one| one.number == number).cloned()));
                    view! { <Player shown=now/> }
                }/>
            </ul>
            <p class="watching" hidden=move || watching() == 0>
                {icon(Icon::Eye)}
                {move || words().say(msg::TableWatching { count: watching() as f64 })}
            </p>
        </section>
    }
}

fn all(state: TableState) -> Vec<Shown> {
    let you = state.you.get();
    state.seen.with(|seen| {
        let Some(board) = seen.board() else { return Vec::new() };
        let seats = board.seats().iter().enumerate().map(|(place, seat)| (SeatNumber(place as u8), seat));
        let kept = seats.filter(|(_, seat)| seat.seated || seat.score != 0);
        let caller = match board.phase() {
            Phase::Held { calls, .. } => calls.first().map(|call| call.seat),
            _ => board.caller(),
        };
        kept.map(|(number, seat)| Shown {
            number,
            seat: seat.clone(),
            is_you: you == Some(number),
            is_dealer: board.dealer() == Some(number),
            is_master: board.is_set_master(number),
            is_caller: caller == Some(number),
            is_present: seat.seated && seen.is_present(number),
        })
        .collect()
    })
}

#[component]
fn Player(shown: Memo<Option<Shown>>) -> impl IntoView {
    let flag = move |of: fn(&Shown) -> bool| shown.with(|shown| shown.as_ref().is_some_and(of));
    let number = shown.with_untracked(|shown| shown.as_ref().map(|shown| seat_id(shown.number)));
    let name = move || {
        shown.with(|shown| shown.as_ref().map(|shown| shown.seat.name.to_string())).unwrap_or_default()
    };
    let score = move || shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.seat.score));
    let sets = move || shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.seat.sets.len()));
    view! {
        <li class="player" id=number
            class:you=move || flag(|shown| shown.is_you)
            class:calling=move || flag(|shown| shown.is_caller)
            class:absent=move || flag(|shown| !shown.is_present)>
            <span class="player-name" dir="auto">{name}</span>
            <span class="marks">{move || shown.with(|shown| shown.as_ref().map(marks))}</span>
            <span class="player-score" aria-label=move || words().say(msg::TableScore { score: score().into(), sets: sets() as f64 })>
                <b>{score}</b>
            </span>
        </li>
    }
}

/// The small signs beside a name, each with its words.
fn marks(shown: &Shown) -> impl IntoView + use<> {
    let words = words();
    let seat = &shown.seat;
    let bot = seat.bot.map(|level| words.say(msg::TableBot { level: level.name() }));
    let handicap = (seat.handicap != engine::Handicap::default()).then(|| {
        words.say(msg::TableHandicap {
            points: seat.handicap.head_start().into(),
            seconds: f64::from(seat.handicap.delay()) / 1000.0,
        })
    });
    let signs = [
        shown.is_you.then(|| (None, words.say(msg::TableYou))),
        bot.map(|text| (Some(Icon::Bot), text)),
        (shown.is_dealer && !shown.is_master).then(|| (Some(Icon::Deal), words.say(msg::TableDealer))),
        shown.is_master.then(|| (Some(Icon::Eye), words.say(msg::TableMaster))),
        seat.locked.then(|| (Some(Icon::Lock), words.say(msg::TableLocked))),
        handicap.map(|text| (Some(Icon::Scales), text)),
        (!shown.is_present).then(|| (Some(Icon::Away), words.say(msg::TableAbsent))),
        seat.said_no_set.then(|| (None, words.say(msg::TableSaidNoSet))),
    ];
    let sign = |(shape, text): (Option<Icon>, String)| {
        match shape {
        Some(shape) => view! { <span class="mark" role="img" aria-label=text.clone() title=text.clone()>{icon(shape)}</span> }.into_any(),
        None => view! { <span class="mark words">{text}</span> }.into_any(),
    }
    };
    signs.into_iter().flatten().map(sign).collect_view()
}
