//! Who plays and how it stands, beside the board or in one row above it.

use engine::{Board, Card, Claim, Fact, Keep, Phase, Seat, SeatNumber};
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::{Words, msg};

use super::{TableView, clock};
use crate::grid::Grid;
use crate::look::{FAINT, STRONG};
use crate::options::Options;
use crate::painter::{Painter, below, row, width, wrap};

/// Draws the scores, what was found, and what happened lately.
pub fn draw(painter: &mut Painter<'_>, area: Rect, view: &TableView<'_>) {
    let options = painter.options;
    let mut rest = below(scores(painter, area, view), 1);
    rest = earlier_runs(painter, rest, view);
    if let Some((heading, sets)) = known_sets(view, options.words) {
        painter.line(rest, &heading, STRONG);
        for (number, set) in (1..).zip(&sets) {
            painter.line(row(rest, number), &letters(view.board, *set, options), Style::new());
        }
        rest = below(rest, 2 + sets.len() as u16);
    }
    if !view.board.layout().last().is_empty() {
        rest = below(super::board::chain(painter, rest, view.board, super::board::chosen(view)), 1);
    }
    log(painter, rest, &view.screen.log);
}

/// Draws how far earlier runs of a challenge were at this moment; returns the area below them.
fn earlier_runs(painter: &mut Painter<'_>, area: Rect, view: &TableView<'_>) -> Rect {
    let runs = view.screen.client.earlier_runs(view.now);
    if runs.is_empty() {
        return area;
    }
    painter.line(area, &painter.options.words.text(msg::ChallengeEarlier), FAINT);
    let mut rest = below(area, 1);
    for (name, stands) in &runs {
        let (left, right) = painter.split(row(rest, 0), area.width.saturating_sub(width(stands)));
        painter.line(left, name, FAINT);
        painter.line(right, stands, Style::new());
        rest = below(rest, 1);
    }
    below(rest, 1)
}

/// Draws the players with their points; returns the area below them.
pub fn scores(painter: &mut Painter<'_>, area: Rect, view: &TableView<'_>) -> Rect {
    let words = painter.options.words;
    let mut rest = area;
    for (number, seat) in standing(view.board) {
        let score = format!("{:>4}", standing_of(view.board, seat));
        let (left, right) = painter.split(row(rest, 0), area.width.saturating_sub(width(&score)));
        let caller = if view.board.caller() == Some(number) { "▸ " } else { "" };
        let (name, tag) = (words.name(&seat.name), tag(view, number, seat, words));
        painter.parts(left, &[(caller, STRONG), (&name, own_style(view, number)), (&tag, FAINT)]);
        painter.line(right, &score, STRONG);
        rest = below(rest, 1);
    }
    let watching = view.session.watching();
    if watching > 0 {
        painter.line(rest, &words.text(msg::ScreenWatching { count: watching as f64 }), FAINT);
        rest = below(rest, 1);
    }
    rest
}

pub fn strip(painter: &mut Painter<'_>, area: Rect, view: &TableView<'_>) {
    let options = painter.options;
    let mut parts = Vec::new();
    for (number, seat) in standing(view.board) {
        parts.push((
            format!("{} {}", options.words.name(&seat.name), standing_of(view.board, seat)),
            own_style(view, number),
        ));
        parts.push((format!("{}   ", tag(view, number, seat, options.words)), FAINT));
    }
    for (name, stands) in view.screen.client.earlier_runs(view.now) {
        parts.push((format!("{name} {stands}   "), FAINT));
    }
    if let Some((heading, sets)) = known_sets(view, options.words) {
        let sets: Vec<String> = sets.iter().map(|set| letters(view.board, *set, options)).collect();
        parts.push((format!("{heading} {}", sets.join(" · ")), Style::new()));
    }
    let parts: Vec<(&str, Style)> = parts.iter().map(|(text, style)| (text.as_str(), *style)).collect();
    painter.parts(area, &parts);
}

/// What happened lately, the newest last, as far as there is room.
pub fn log(painter: &mut Painter<'_>, area: Rect, log: &[String]) {
    let mut lines = Vec::new();
    for (place, text) in log.iter().enumerate() {
        let style = if place + 1 == log.len() { Style::new() } else { FAINT };
        lines.extend(wrap(text, area.width).into_iter().map(|line| (line, style)));
    }
    let hidden = lines.len().saturating_sub(area.height.into());
    for (number, (line, style)) in (0..).zip(&lines[hidden..]) {
        painter.line(row(area, number), line, *style);
    }
}

/// Those who sit here, and those who left with points.
fn standing(board: &Board) -> impl Iterator<Item = (SeatNumber, &Seat)> {
    let seats = (0..).map(SeatNumber).zip(board.seats());
    seats.filter(|(_, seat)| seat.seated || seat.score != 0)
}

pub fn own_style(view: &TableView<'_>, number: SeatNumber) -> Style {
    if view.session.seat() == Some(number) { STRONG } else { Style::new() }
}

/// Points; on a board of one's own, of how many finds where the round ends after so many.
fn standing_of(board: &Board, seat: &Seat) -> String {
    match board.rules().finds {
        all @ 1.. if board.rules().has_own_boards() => format!("{}/{all}", seat.finds()),
        _ => points(seat.score),
    }
}

/// Points with a minus sign that is as wide as a digit.
pub fn points(score: i32) -> String {
    score.to_string().replace('-', "−")
}

/// What is to be known of a player, in a word.
fn tag(view: &TableView<'_>, number: SeatNumber, seat: &Seat, words: Words) -> String {
    let tag = match () {
        _ if !seat.seated => words.text(msg::ScreenLeft),
        _ if let Some(finished) = seat.finished => format!("✓ {}", clock(finished.since(view.board.began()))),
        _ if seat.is_locked_out() => match view.session.lock_left(number, view.now) {
            Some(left) => words.text(msg::ScreenLockedFor { seconds: left.div_ceil(1000) as f64 }),
            None => words.text(msg::ScreenLocked),
        },
        _ if let Some(vote) = vote(view, number, words) => vote,
        _ if view.board.is_set_master(number) => words.text(msg::ScreenSetMaster),
        _ if seat.said_no_set => words.text(msg::ButtonNoSet),
        _ if !view.session.is_present(number) => words.text(msg::ScreenAway),
        _ if seat.bot.is_some() => words.text(msg::ScreenBot),
        _ => return String::new(),
    };
    format!(" {tag}")
}

/// What is known of a player's vote on the claim that the others check or have just checked.
fn vote(view: &TableView<'_>, number: SeatNumber, words: Words) -> Option<String> {
    if let Phase::Checking { voted, .. } = view.board.phase() {
        return voted.contains(&number).then(|| words.text(msg::TableVoted));
    }
    let correct = match view.screen.client.check()?.votes(view.session.events())? {
        Fact::Checked { correct, .. } if correct.contains(&number) => "yes",
        Fact::Checked { mistaken, .. } if mistaken.contains(&number) => "no",
        _ => return None,
    };
    Some(words.text(msg::TableVoteCorrect { correct }))
}

/// The finds to list, with their heading: those made where found cards stay, or those that the Set-Master sees.
fn known_sets(view: &TableView<'_>, words: Words) -> Option<(String, Vec<Claim>)> {
    let made = view.board.seats().iter().flat_map(|seat| &seat.sets).copied();
    if view.board.rules().keep == Keep::UntilAll {
        let here = |find: &Claim| find.cards().iter().all(|&card| view.board.layout().contains(card));
        let found: Vec<Claim> = made.filter(here).collect();
        let all = found.len() + view.board.finds_left();
        return Some((words.text(msg::ScreenFound { found: found.len() as f64, all: all as f64 }), found));
    }
    if let Some(all) = view.board.rules().variant.puzzle_sets() {
        let found: Vec<Claim> = made.collect();
        return Some((words.text(msg::ScreenFound { found: found.len() as f64, all: all as f64 }), found));
    }
    Some((words.text(msg::ScreenMasterSees), view.session.view()?.sets()?))
}

/// A find by the keys of its cards.
pub fn letters(board: &Board, find: Claim, options: &Options) -> String {
    let layout = usize::from(board.rules().layout);
    let letter = |card: Card| {
        let place = |cards: &[Card]| cards.iter().position(|&lying| lying == card);
        match place(board.layout().cards()) {
            Some(number) => options.keys.letter(Grid::place(layout, number)),
            None => options.keys.letter_beside(place(board.layout().last())?),
        }
    };
    let letters =
        find.cards().iter().map(|&card| letter(card).map_or_else(|| card.to_string(), String::from));
    letters.collect::<Vec<_>>().join(" ")
}
