//! The check of the last claim, with its four answers; and the checks before it.

use engine::{Answer, Feature, Penalty, RuleSheet};
use leptos::prelude::*;
use words::msg;

use super::check::Check;
use super::state::TableState;
use crate::browser::window;
use crate::card::pictures;
use crate::dom::{El, el};
use crate::icon::{Icon, icon};
use crate::settings::words;

/// The last check, open on a wide screen and one line that opens on a narrow one.
pub fn latest(state: TableState) -> El {
    let last = Memo::new(move |_| state.checks.with(|checks| checks.last().cloned()));
    el("div").class("latest").shows(move || {
        last.with(|check| check.as_ref().map(|check| opened(state, check))).into_iter().collect()
    })
}

fn opened(state: TableState, check: &Check) -> El {
    let class = if check.is_right() { "check right" } else { "check wrong" };
    let shown = el("details")
        .class(class)
        .child(el("summary").children(summary(state, check)))
        .child(details(state, check));
    if is_wide() { shown.attr("open", "") } else { shown }
}

/// Whether there is room for the answers without opening anything.
fn is_wide() -> bool {
    window().match_media("(min-width: 48rem)").ok().flatten().is_some_and(|query| query.matches())
}

/// The checks so far, the newest first.
pub fn checks(state: TableState) -> El {
    let recent = move || {
        state.checks.with(|checks| checks.iter().rev().take(12).map(|check| line(state, check)).collect())
    };
    el("section")
        .class("checks")
        .shown_if(move || state.checks.with(|checks| !checks.is_empty()))
        .label(|| words().say(msg::TableChecks))
        .child(el("h2").says(|| words().say(msg::TableChecks)))
        .child(el("ol").shows(recent))
}

fn line(state: TableState, check: &Check) -> El {
    el("li").class(if check.is_right() { "right" } else { "wrong" }).children(summary(state, check))
}

/// Who, which cards, and whether they are a Set.
fn summary(state: TableState, check: &Check) -> [El; 3] {
    let rules = state.rules.with(|rules| rules.as_ref().map(|rules| **rules));
    let cards = check.cards.map(|claim| claim.cards()).into_iter().flatten();
    let name = state.name(check.seat);
    let text = match (check.is_right(), check.cards) {
        (true, _) => words().say(msg::CheckRight { name: &name }),
        (false, Some(_)) => words().say(msg::CheckWrong { name: &name }),
        (false, None) => words().say(msg::EventWrongTime { name: &name }),
    };
    let shape = if check.is_right() { Icon::Right } else { Icon::Wrong };
    [
        el("span").class("verdict").child(icon(shape)),
        rules.map_or_else(|| el("span"), |rules| pictures(cards, rules)),
        el("span").class("check-text").text(&text),
    ]
}

/// The four answers; where a feature broke the Set, in the magic rule's words.
fn details(state: TableState, check: &Check) -> El {
    let rules = state.rules.with(|rules| rules.as_ref().map(|rules| **rules));
    let four = rules.zip(check.cards).map(|(rules, claim)| answers(&rules, claim.judgement().answers()));
    let beaten = check.beaten.iter().map(|beaten| {
        let name = state.name(beaten.seat);
        words().say(msg::EventBeaten { name: &name, milliseconds: beaten.by.into() })
    });
    let name = state.name(check.seat);
    let cost = match check.penalty {
        Some(Penalty::Point) => Some(words().say(msg::EventLostPoint { name: &name })),
        Some(Penalty::LockedOut) => Some(words().say(msg::EventLockedOut { name: &name })),
        Some(Penalty::Nothing) | None => None,
    };
    let lines = beaten.chain(cost).map(|text| el("p").class("cost").text(&text));
    el("div").class("answers").maybe(four).children(lines)
}

/// The four answers about three cards, as a list.
pub fn answers(rules: &RuleSheet, answers: [(Feature, Answer); 4]) -> El {
    let lines = answers.map(|(feature, answer)| {
        let (class, shape) = if answer.fits() { ("", Icon::Right) } else { ("mixed", Icon::Wrong) };
        let text = words().answer(feature, answer, rules);
        el("li").class(class).child(icon(shape)).child(el("span").text(&text))
    });
    el("ul").class("answer-list").children(lines)
}
