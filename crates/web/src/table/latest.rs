//! The check of the last claim, with its four answers; and the checks before it.

use engine::{Answer, Feature, RuleSheet};
use leptos::prelude::*;
use words::msg;

use super::check::Check;
use super::state::TableState;
use crate::card::CardPicture;
use crate::icon::{Icon, icon};
use crate::settings::words;

/// The last check, open on a wide screen and one line that opens on a narrow one.
#[component]
pub fn Latest(state: TableState) -> impl IntoView {
    let last = Memo::new(move |_| state.checks.with(|checks| checks.last().cloned()));
    view! {
        <div class="latest">
            {move || last.get().map(|check| view! {
                <details class=if check.is_right() { "check right" } else { "check wrong" } open=is_wide()>
                    <summary>{summary(state, &check)}</summary>
                    {details(state, &check)}
                </details>
            })}
        </div>
    }
}

/// Whether there is room for the answers without opening anything.
fn is_wide() -> bool {
    crate::browser::window()
        .match_media("(min-width: 48rem)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches())
}

/// The checks so far, the newest first.
#[component]
pub fn Checks(state: TableState) -> impl IntoView {
    let recent = Memo::new(move |_| {
        state.checks.with(|checks| checks.iter().rev().take(12).cloned().collect::<Vec<_>>())
    });
    view! {
        <section class="checks" hidden=move || recent.with(Vec::is_empty) aria-label=move || words().say(msg::TableChecks)>
            <h2>{move || words().say(msg::TableChecks)}</h2>
            <ol>
                <For each=move || recent.get() key=|check| (check.at, check.seat, check.cards) children=move |check| {
                    let class = if check.is_right() { "right" } else { "wrong" };
                    view! { <li class=class>{move || summary(state, &check)}</li> }
                }/>
            </ol>
        </section>
    }
}

/// Who, which cards, and whether they are a Set.
fn summary(state: TableState, check: &Check) -> impl IntoView + use<> {
    let rules = state.rules.with(|rules| rules.as_ref().map(|rules| **rules));
    let cards = check.cards.map(|claim| claim.cards()).into_iter().flatten();
    let pictures = rules.map(|rules| cards.map(|card| view! { <CardPicture card rules/> }).collect_view());
    let name = state.name(check.seat);
    let text = match (check.is_right(), check.cards) {
        (true, _) => words().say(msg::CheckRight { name: &name }),
        (false, Some(_)) => words().say(msg::CheckWrong { name: &name }),
        (false, None) => words().say(msg::EventWrongTime { name: &name }),
    };
    let shape = if check.is_right() { Icon::Right } else { Icon::Wrong };
    view! {
        <span class="verdict">{icon(shape)}</span>
        <span class="pictures">{pictures}</span>
        <span class="check-text">{text}</span>
    }
}

/// The four answers; where a feature broke the Set, in the magic rule's words.
fn details(state: TableState, check: &Check) -> impl IntoView + use<> {
    let rules = state.rules.with(|rules| rules.as_ref().map(|rules| **rules));
    let answers = rules.zip(check.cards).map(|(rules, claim)| answers(&rules, claim.judgement().answers()));
    let beaten = check.beaten.iter().map(|beaten| {
        let name = state.name(beaten.seat);
        view! { <p class="beaten">{words().say(msg::EventBeaten { name: &name, milliseconds: beaten.by.into() })}</p> }
    });
    let cost = check.penalty.and_then(|penalty| {
        let name = state.name(check.seat);
        match penalty {
            engine::Penalty::Point => Some(words().say(msg::EventLostPoint { name: &name })),
            engine::Penalty::LockedOut => Some(words().say(msg::EventLockedOut { name: &name })),
            engine::Penalty::Nothing => None,
        }
    });
    view! {
        <div class="answers">
            {answers}
            {beaten.collect_view()}
            {cost.map(|cost| view! { <p class="cost">{cost}</p> })}
        </div>
    }
}

/// The four answers about three cards, as a list.
pub fn answers(rules: &RuleSheet, answers: [(Feature, Answer); 4]) -> impl IntoView + use<> {
    let lines = answers.map(|(feature, answer)| {
        let text = words().answer(feature, answer, rules);
        let shape = if answer.fits() { Icon::Right } else { Icon::Wrong };
        view! { <li class:mixed=!answer.fits()>{icon(shape)} <span>{text}</span></li> }
    });
    view! { <ul class="answer-list">{lines.into_iter().collect_view()}</ul> }
}
