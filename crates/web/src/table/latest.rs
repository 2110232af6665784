//! The check of the last claim, with its four answers; and the checks before it.

use engine::{Answer, Beaten, Board, Feature, Penalty, RuleSheet, SeatNumber};
use play::{Check, ConnectionState, Session};
use web_ui::browser::after;

use super::model::TableModel;
use crate::browser::is_wide;
use crate::card::pictures;
use crate::prelude::*;

/// How long the player's own wrong claim stays open where it covers the buttons, in milliseconds.
const SHOWN_MS: u32 = 5_000;

/// The last check, open on a wide screen and one line that opens on a narrow one. The player's own wrong claim opens by itself.
pub fn latest(state: TableModel) -> El {
    let last = Memo::new(move || state.session.with(|session| session.checks().last().cloned()));
    let show = move |check: &Check| {
        let own = state.you.get_untracked() == Some(check.seat)
            && state.connection.get_untracked() == ConnectionState::Open;
        let fresh = Signal::new(own && check.cards.is_some() && !check.is_right());
        if fresh.get_untracked() {
            after(SHOWN_MS, move || fresh.set(false));
        }
        let open = move || is_wide() || fresh.get();
        with_board(state, |board| opened(board, check, open))
    };
    el("div")
        .class("latest")
        .children_of(move || last.with(|check| check.as_ref().and_then(show)).into_iter().collect())
}

/// Reads the board untracked: a check does not change with it, and drawing it again would close what is open.
fn with_board(state: TableModel, make: impl FnOnce(&Board) -> El) -> Option<El> {
    state.session.with_untracked(|session| session.board().map(make))
}

pub fn opened(board: &Board, check: &Check, open: impl Fn() -> bool + 'static) -> El {
    unfolding(check.is_right(), summary(board, check), details(board, check), open)
}

/// A line that unfolds, and is unfolded while `open` holds.
pub fn unfolding(is_right: bool, line: [El; 3], inside: El, open: impl Fn() -> bool + 'static) -> El {
    el("details")
        .class(if is_right { "check right" } else { "check wrong" })
        .children([el("summary").children(line), inside])
        .flag("open", open)
}

pub fn checks(state: TableModel) -> El {
    let line = move |check: &Check| with_board(state, |board| line(board, check));
    // The list is drawn anew for a new check, not for every event.
    let newest = |session: &Session| (session.checks().len(), session.checks().last().map(|check| check.at));
    let newest = Memo::new(move || state.session.with(newest));
    let recent = move || {
        newest.track();
        let recent = |session: &Session| session.checks().iter().rev().take(12).filter_map(line).collect();
        state.session.with_untracked(recent)
    };
    el("section")
        .class("checks")
        .shown_if(move || newest.get().0 > 0)
        .label(text(msg::TableChecks))
        .child(el("h2").text_of(text(msg::TableChecks)))
        .child(el("ol").children_of(recent))
}

fn line(board: &Board, check: &Check) -> El {
    let class = if check.is_right() { "right" } else { "wrong" };
    el("li").class(class).children(summary(board, check)).children(beaten(board, check))
}

fn name(board: &Board, seat: SeatNumber) -> String {
    board.name(seat).map(ToString::to_string).unwrap_or_default()
}

/// The photo finish: by how much the others were slower.
fn beaten(board: &Board, check: &Check) -> Vec<El> {
    let slower = |beaten: &Beaten| {
        let (name, milliseconds) = (&name(board, beaten.seat), beaten.by.into());
        el("span").class("beaten").text(&words().text(msg::EventBeaten { name, milliseconds }))
    };
    check.beaten.iter().map(slower).collect()
}

pub fn summary(board: &Board, check: &Check) -> [El; 3] {
    let cards = check.cards.map(|claim| claim.cards()).into_iter().flatten();
    let name = &name(board, check.seat);
    let text = match (check.is_right(), check.cards) {
        (true, _) => words().text(msg::CheckRight { name }),
        (false, Some(_)) => words().text(msg::CheckWrong { name }),
        (false, None) => words().text(msg::EventWrongTime { name }),
    };
    let shape = if check.is_right() { Icon::Right } else { Icon::Wrong };
    [
        el("span").class("verdict").child(icon(shape)),
        pictures(cards, **board.rules()),
        el("span").class("check-text").text(&text),
    ]
}

fn details(board: &Board, check: &Check) -> El {
    let four = check.cards.map(|claim| answers(board.rules(), claim.judgement().answers()));
    let name = name(board, check.seat);
    let cost = match check.penalty {
        Some(Penalty::Point) => Some(words().text(msg::EventLostPoint { name: &name })),
        Some(Penalty::LockedOut) => Some(words().text(msg::EventLockedOut { name: &name })),
        Some(Penalty::Nothing) | None => None,
    };
    let cost = cost.map(|text| el("p").class("cost").text(&text));
    el("div").class("answers").maybe(four).children(beaten(board, check)).maybe(cost)
}

pub fn answers(rules: &RuleSheet, answers: [(Feature, Answer); 4]) -> El {
    let lines = answers.map(|(feature, answer)| {
        let (class, shape) = if answer.fits() { ("", Icon::Right) } else { ("mixed", Icon::Wrong) };
        let text = words().answer(feature, answer, rules);
        el("li").class(class).child(icon(shape)).child(el("span").text(&text))
    });
    el("ul").class("answer-list").children(lines)
}
