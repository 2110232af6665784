//! The check of the last claim, with its four answers; and the checks before it.

use engine::{Answer, Beaten, Board, Claim, Feature, Judgement, Phase, RuleSheet, SeatNumber, Target};
use play::{Check, Session};
use words::Message;

use super::actions::ring;
use super::model::{ShownFind, TableModel};
use super::motion::find_id;
use crate::browser::{has_room, now};
use crate::card::{painted, picture, pictures};
use crate::figure::seat_color;
use crate::prelude::*;

/// The Set that was just found; after it the last check of this round, with its answers where there is room for them.
pub fn latest(state: TableModel) -> El {
    let last = Memo::new(move || last_check(state));
    let check =
        move |check: &Check| with_board(state, |board, reader| opened(board, reader, check, has_room));
    let find = move |find: ShownFind| with_board(state, |board, reader| shown_find(board, reader, find));
    el("div").class("latest").children_of(move || {
        let shown = match state.found.get() {
            Some(found) => find(found),
            None => asked(state)
                .or_else(|| note(state))
                .or_else(|| last.with(|last| last.as_ref().and_then(check))),
        };
        shown.into_iter().collect()
    })
}

/// Whose cards the player is asked about, and for how long.
fn asked(state: TableModel) -> Option<El> {
    let (claimer, since, until) = state.session.with(|session| match session.board()?.phase() {
        Phase::Checking { seat, since, until, .. } if session.options(now())?.vote.is_ok() => {
            Some((*seat, *since, *until))
        }
        _ => None,
    })?;
    let text = words().text(msg::TableCheck { who: "other", name: &state.name(claimer) });
    Some(el("p").class("asked").children([ring(state, Some(since), until), el("span").text(&text)]))
}

/// What a table in this browser has to say.
fn note(state: TableModel) -> Option<El> {
    if state.is_paused() {
        return None;
    }
    state.local.with_untracked(|local| local.as_ref().and_then(|local| (local.note)()))
}

/// The last check of the round that is being played. A call, a pause, the results and the next round put it away.
fn last_check(state: TableModel) -> Option<Check> {
    if state.is_paused() {
        return None;
    }
    state.session.with(|session| {
        let is_played = session.board().is_some_and(|board| matches!(board.phase(), Phase::Playing { .. }));
        let last =
            session.checks().last().filter(|check| session.dealt().is_none_or(|dealt| check.at >= dealt));
        last.filter(|_| is_played).cloned()
    })
}

/// A Set that was just found, large, with the name of the player who found it.
fn shown_find(board: &Board, reader: Reader<'_>, find: ShownFind) -> El {
    let (who, name) = (reader.who(find.seat), &name(board, find.seat));
    let rules = **board.rules();
    let cards = find.cards.cards().iter().enumerate();
    let cards = cards.map(|(place, &card)| picture(card, rules).id(&find_id(place)));
    // The live region has announced it.
    el("div")
        .class("find")
        .attr("aria-hidden", "true")
        .style_of("--owner", move || seat_color(find.seat))
        .child(el("span").class("pictures").children(cards))
        .child(el("b").child(icon(Icon::Right)).text(&verdict(board, true, (who, name))))
}

/// What a claim was, in a few words: a find, or none.
fn verdict(board: &Board, is_right: bool, (who, name): (&str, &str)) -> String {
    let target = board.rules().target;
    let other = target.name();
    let message: &dyn Message = match (target, is_right) {
        (Target::Set, true) => &msg::CheckRight { who, name },
        (Target::Set, false) => &msg::CheckWrong { who, name },
        (_, true) => &msg::CheckFind { who, name, target: other },
        (_, false) => &msg::CheckNotFind { who, name, target: other },
    };
    words().text_dyn(message)
}

/// Reads the board untracked: a check does not change with it, and drawing it again would close what is open.
fn with_board(state: TableModel, make: impl FnOnce(&Board, Reader<'static>) -> El) -> Option<El> {
    state
        .session
        .with_untracked(|session| session.board().map(|board| make(board, Reader::at(session.seat()))))
}

pub fn opened(board: &Board, reader: Reader<'_>, check: &Check, open: impl Fn() -> bool + 'static) -> El {
    let [verdict, cards, text] = summary(board, reader, check);
    let line = [verdict, cards, text.maybe(features(board, check))];
    unfolding(check.is_right(), line, details(board, reader, check), open)
}

/// A line that unfolds, and is unfolded while `open` holds.
pub fn unfolding(is_right: bool, line: [El; 3], inside: El, open: impl Fn() -> bool + 'static) -> El {
    el("details")
        .class(if is_right { "check right" } else { "check wrong" })
        .children([el("summary").children(line), inside])
        .flag("open", open)
}

pub fn checks(state: TableModel) -> El {
    let line = move |check: &Check| with_board(state, |board, reader| line(board, reader, check));
    // The list is drawn anew for a new check, not for every event.
    let newest = |session: &Session| (session.checks().len(), session.checks().last().map(|check| check.at));
    let newest = Memo::new(move || state.session.with(newest));
    // The last one stands beside the buttons.
    let opened = Memo::new(move || usize::from(last_check(state).is_some()));
    let recent = move || {
        newest.track();
        let older = |session: &Session| {
            session.checks().iter().rev().take(12).skip(opened.get()).filter_map(line).collect()
        };
        state.session.with_untracked(older)
    };
    el("section")
        .class("checks")
        .shown_if(move || newest.get().0 > opened.get())
        .label(text(msg::TableChecks))
        .child(el("h2").text_of(text(msg::TableChecks)))
        .child(el("ol").children_of(recent))
}

fn line(board: &Board, reader: Reader<'_>, check: &Check) -> El {
    let class = if check.is_right() { "right" } else { "wrong" };
    el("li").class(class).children(summary(board, reader, check)).children(beaten(board, reader, check))
}

/// Judges the cards as the player sees them.
fn judgement(board: &Board, claim: Claim) -> Judgement {
    Judgement::new(board.rules().target, painted(claim, board.rules()))
}

fn name(board: &Board, seat: SeatNumber) -> String {
    words().seat_name(board, seat).into_owned()
}

/// The photo finish: by how much the others were slower.
fn beaten(board: &Board, reader: Reader<'_>, check: &Check) -> Vec<El> {
    let slower = |beaten: &Beaten| {
        let (who, name) = (reader.who(beaten.seat), &name(board, beaten.seat));
        let slower = msg::EventBeaten { who, milliseconds: beaten.by.into(), name };
        el("span").class("beaten").text(&words().text(slower))
    };
    check.beaten.iter().map(slower).collect()
}

/// Says in one word each which features fit: all that a small screen has room for.
fn features(board: &Board, check: &Check) -> Option<El> {
    let claim = check.cards.filter(|_| !check.is_right())?;
    let answers = judgement(board, claim).answers();
    let words = answers.into_iter().map(|(feature, answer)| {
        let (class, shape) = if answer.fits() { ("", Icon::Right) } else { ("mixed", Icon::Wrong) };
        let text = words().text(msg::CheckFeature { feature: feature.name() });
        el("span").class(class).child(icon(shape)).text(&text)
    });
    Some(el("span").class("check-features").children(words))
}

pub fn summary(board: &Board, reader: Reader<'_>, check: &Check) -> [El; 3] {
    let cards = check.cards.as_ref().map_or(&[][..], |claim| claim.cards());
    let (who, name) = (reader.who(check.seat), &name(board, check.seat));
    let text = match (check.is_right(), check.cards) {
        (true, _) => verdict(board, true, (who, name)),
        (false, Some(_)) => verdict(board, false, (who, name)),
        (false, None) => words().text(msg::EventWrongTime { who, name }),
    };
    let shape = if check.is_right() { Icon::Right } else { Icon::Wrong };
    [
        el("span").class("verdict").child(icon(shape)),
        pictures(cards, **board.rules()),
        el("span").class("check-text").text(&text),
    ]
}

fn details(board: &Board, reader: Reader<'_>, check: &Check) -> El {
    let judged = check.cards.map(|claim| judgement(board, claim));
    let pairs = judged.and_then(|judged| words().pairs(&judged, board.rules()));
    let pairs = pairs.map(|text| el("p").class("small").text(&text));
    let four = judged.map(|judged| answers(board.rules(), judged.answers()));
    let (who, name) = (reader.who(check.seat), &name(board, check.seat));
    let cost = check.penalty.and_then(|penalty| words().penalty(penalty, board, (who, name)));
    let cost = cost.map(|text| el("p").class("cost").text(&text));
    el("div").class("answers").maybe(pairs).maybe(four).children(beaten(board, reader, check)).maybe(cost)
}

pub fn answers(rules: &RuleSheet, answers: Vec<(Feature, Answer)>) -> El {
    answer_list(answers, &|feature, answer| words().answer(feature, answer, rules))
}

/// The answers of a check where Sets of the usual cards are looked for.
pub fn set_answers(rules: &RuleSheet, answers: Vec<(Feature, Answer)>) -> El {
    answer_list(answers, &|feature, answer| words().answer_of_set(feature, answer, rules).unwrap_or_default())
}

fn answer_list(answers: Vec<(Feature, Answer)>, text: &dyn Fn(Feature, Answer) -> String) -> El {
    let lines = answers.into_iter().map(|(feature, answer)| {
        let (class, shape) = if answer.fits() { ("", Icon::Right) } else { ("mixed", Icon::Wrong) };
        let text = text(feature, answer);
        el("li").class(class).child(icon(shape)).child(el("span").text(&text))
    });
    el("ul").class("answer-list").children(lines)
}
