//! The table before the first deal: how others get here, who is here, and what the host can settle.

use engine::{Handicap, Level, SeatNumber};
use leptos::prelude::*;
use protocol::Request;
use words::msg;

use super::invite::Invite;
use super::state::TableState;
use crate::icon::{Icon, IconButton};
use crate::settings::words;

/// What can be done while the players come.
#[component]
pub fn Waiting(state: TableState) -> impl IntoView {
    let table = state.seen.with_untracked(|seen| seen.table().map(str::to_owned));
    let shared =
        state.rules.with_untracked(|rules| rules.as_ref().is_some_and(|rules| !rules.has_one_seat()));
    let is_host = Memo::new(move |_| {
        state
            .seen
            .with(|seen| seen.seat().is_some() && seen.board().and_then(|board| board.host()) == seen.seat())
    });
    view! {
        <div class="waiting">
            {table.filter(|_| shared).map(|table| view! { <Invite table/> })}
            <Show when=move || is_host.get()><HostTools state/></Show>
            <RulesHere state/>
        </div>
    }
}

/// What the host settles: bots, and what evens out different skills.
#[component]
fn HostTools(state: TableState) -> impl IntoView {
    let level = RwSignal::new(Level::Casual);
    let seats = Memo::new(move |_| {
        state.seen.with(|seen| {
            let board = seen.board()?;
            Some(
                board
                    .seated()
                    .map(|(number, seat)| (number, seat.name.to_string(), seat.bot.is_some(), seat.handicap))
                    .collect::<Vec<_>>(),
            )
        })
    });
    let free = move || {
        state.seen.with(|seen| {
            seen.board().is_some_and(|board| board.seated().count() < board.rules().seats.into())
        })
    };
    let choose = move |event| level.set(event_target_value(&event).parse().unwrap_or(Level::Casual));
    view! {
        <section class="host-tools" aria-label=move || words().say(msg::HostTitle)>
            <h2>{move || words().say(msg::HostTitle)}</h2>
            <div class="row" hidden=move || !free()>
                <label for="bot-level">{move || words().say(msg::HostBotLevel)}</label>
                <select id="bot-level" on:change=choose>
                    {Level::ALL.iter().map(|&one| view! {
                        <option value=one.name() selected=one == Level::Casual>{move || words().say(msg::LevelName { level: one.name() })}</option>
                    }).collect_view()}
                </select>
                <button type="button" class="secondary" id="add-bot" on:click=move |_| state.ask(Request::AddBot { level: level.get_untracked() })>
                    {move || words().say(msg::HostAddBot)}
                </button>
            </div>
            <p class="small">{move || words().say(msg::PlayBotModel)}</p>
            <ul class="host-seats">
                <For each=move || seats.get().unwrap_or_default() key=|seat| seat.clone() let:seat>
                    <HostSeat state number=seat.0 name=seat.1 is_bot=seat.2 handicap=seat.3/>
                </For>
            </ul>
        </section>
    }
}

#[component]
fn HostSeat(
    state: TableState,
    number: SeatNumber,
    name: String,
    is_bot: bool,
    handicap: Handicap,
) -> impl IntoView {
    let own = state.you.get_untracked() == Some(number);
    let (for_delay, for_points, for_remove) = (name.clone(), name.clone(), name.clone());
    let set = move |delay: u32, points: u8| {
        if let Ok(handicap) = Handicap::new(delay, points) {
            state.ask(Request::Handicap { seat: number, handicap });
        }
    };
    let delay = move |event| {
        let seconds: u32 = event_target_value(&event).parse().unwrap_or(0);
        set(seconds.saturating_mul(1000), handicap.head_start());
    };
    let points = move |event| set(handicap.delay(), event_target_value(&event).parse().unwrap_or(0));
    view! {
        <li class="host-seat">
            <span class="player-name" dir="auto">{name}</span>
            <label hidden=is_bot>
                <span>{move || words().say(msg::HostDelay)}</span>
                <input type="number" min="0" max="30" prop:value=(handicap.delay() / 1000).to_string() on:change=delay
                    aria-label=move || words().say(msg::HostDelayOf { name: &for_delay })/>
            </label>
            <label hidden=is_bot>
                <span>{move || words().say(msg::HostHeadStart)}</span>
                <input type="number" min="0" max="27" prop:value=handicap.head_start().to_string() on:change=points
                    aria-label=move || words().say(msg::HostHeadStartOf { name: &for_points })/>
            </label>
            {(!own).then(|| view! {
                <IconButton shows=Icon::Close label=Signal::derive(move || words().say(msg::HostRemove { name: &for_remove }))
                    on_press=move || state.ask(Request::Remove { seat: number })/>
            })}
        </li>
    }
}

/// The rules of this table, line by line.
#[component]
fn RulesHere(state: TableState) -> impl IntoView {
    let lines = move || {
        state.rules.with(|rules| rules.as_ref().map(|rules| words().rules(rules))).unwrap_or_default()
    };
    view! {
        <details class="rules-here">
            <summary>{move || words().say(msg::RulesHere)}</summary>
            <dl>{move || lines().into_iter().map(|line| view! { <div><dt>{line.label}</dt><dd>{line.value}</dd></div> }).collect_view()}</dl>
        </details>
    }
}
