//! Who plays and how it stands, beside the board or in one row above it.

use engine::{Board, Claim, SeatNumber, Triple};
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::{Words, msg};

use super::{below, row};
use crate::grid::Grid;
use crate::look::{FAINT, STRONG};
use crate::options::Options;
use crate::painter::{Painter, width, wrap};
use crate::table_screen::TableScreen;

/// Draws the scores, what was found, and what happened lately.
pub fn draw(painter: &mut Painter<'_>, area: Rect, screen: &TableScreen, options: &Options) {
    let Some(board) = screen.board() else {
        return;
    };
    let mut used = scores(painter, area, screen, options) + 1;
    let (heading, sets) = known_sets(screen, board, options.words);
    if let Some(heading) = heading {
        painter.line(row(area, used), &heading, STRONG);
        for (place, set) in sets.iter().enumerate() {
            let keys = letters(board, *set, options);
            painter.line(row(area, used + 1 + place as u16), &keys, Style::new());
        }
        used += 2 + sets.len() as u16;
    }
    log(painter, below(area, used), &screen.log);
}

/// Draws the players with their points; returns the number of rows.
pub fn scores(painter: &mut Painter<'_>, area: Rect, screen: &TableScreen, options: &Options) -> u16 {
    let Some(board) = screen.board() else {
        return 0;
    };
    let mut used = 0;
    for (seat, name, score) in standing(board) {
        let score = format!("{:>4}", points(score));
        let place = row(area, used);
        let (left, right) = painter.split(place, place.width.saturating_sub(width(&score)));
        let tags = tags(screen, board, seat, options.words);
        let caller = if board.caller() == Some(seat) { "▸ " } else { "" };
        let style = if screen.client.session().seat() == Some(seat) { STRONG } else { Style::new() };
        painter.parts(left, &[(caller, STRONG), (&name, style), (&tags, FAINT)]);
        painter.line(right, &score, STRONG);
        used += 1;
    }
    let watching = screen.client.session().watching();
    if watching > 0 {
        painter.line(
            row(area, used),
            &options.words.text(msg::ScreenWatching { count: watching as f64 }),
            FAINT,
        );
        used += 1;
    }
    used
}

/// One row with all players.
pub fn strip(painter: &mut Painter<'_>, area: Rect, screen: &TableScreen, options: &Options) {
    let Some(board) = screen.board() else {
        return;
    };
    let mut parts = Vec::new();
    for (seat, name, score) in standing(board) {
        let style = if screen.client.session().seat() == Some(seat) { STRONG } else { Style::new() };
        parts.push((format!("{name} {}", points(score)), style));
        parts.push((format!("{}   ", tags(screen, board, seat, options.words)), FAINT));
    }
    if let (Some(heading), sets) = known_sets(screen, board, options.words) {
        let sets: Vec<String> = sets.iter().map(|set| letters(board, *set, options)).collect();
        parts.push((format!("{heading} {}", sets.join(" · ")), Style::new()));
    }
    let parts: Vec<(&str, Style)> = parts.iter().map(|(text, style)| (text.as_str(), *style)).collect();
    painter.parts(area, &parts);
}

/// What happened lately, the newest last, as far as there is room.
pub fn log(painter: &mut Painter<'_>, area: Rect, log: &[String]) {
    let lines: Vec<(String, bool)> = log
        .iter()
        .enumerate()
        .flat_map(|(place, text)| {
            let is_last = place + 1 == log.len();
            wrap(text, area.width).into_iter().map(move |line| (line, is_last))
        })
        .collect();
    let hidden = lines.len().saturating_sub(area.height.into());
    for (place, (line, is_last)) in lines.iter().skip(hidden).enumerate() {
        painter.line(row(area, place as u16), line, if *is_last { Style::new() } else { FAINT });
    }
}

/// Those who sit here, and those who left with points.
fn standing(board: &Board) -> Vec<(SeatNumber, String, i32)> {
    let seats = board.seats().iter().enumerate().filter(|(_, seat)| seat.seated || seat.score != 0);
    seats.map(|(place, seat)| (SeatNumber(place as u8), seat.name.to_string(), seat.score)).collect()
}

/// Points with a minus sign that is as wide as a digit.
pub fn points(score: i32) -> String {
    score.to_string().replace('-', "−")
}

/// What is to be known of a player, in a word.
fn tags(screen: &TableScreen, board: &Board, number: SeatNumber, words: Words) -> String {
    let Some(seat) = board.seat(number) else {
        return String::new();
    };
    let tag = if !seat.seated {
        words.text(msg::ScreenLeft)
    } else if seat.locked {
        words.text(msg::ScreenLocked)
    } else if board.is_set_master(number) {
        words.text(msg::ScreenSetMaster)
    } else if seat.said_no_set {
        words.text(msg::ButtonNoSet)
    } else if !screen.client.session().is_present(number) {
        words.text(msg::ScreenAway)
    } else if seat.bot.is_some() {
        words.text(msg::ScreenBot)
    } else {
        return String::new();
    };
    format!(" {tag}")
}

/// The Sets to list: those found in a puzzle, or those that the Set-Master sees.
fn known_sets(screen: &TableScreen, board: &Board, words: Words) -> (Option<String>, Vec<Triple>) {
    if let Some(all) = board.rules().variant.puzzle_sets() {
        let found: Vec<Triple> =
            board.seats().iter().flat_map(|seat| &seat.sets).copied().map(Claim::cards).collect();
        let heading = words.text(msg::ScreenFound { found: found.len() as f64, all: all as f64 });
        return (Some(heading), found);
    }
    match screen.client.session().view().and_then(|view| view.sets()) {
        Some(sets) => (Some(words.text(msg::ScreenMasterSees)), sets),
        None => (None, Vec::new()),
    }
}

/// A Set by the keys of its cards.
pub fn letters(board: &Board, set: Triple, options: &Options) -> String {
    let layout = usize::from(board.rules().layout);
    let letter = |card| {
        let number = board.layout().cards().iter().position(|&lying| lying == card)?;
        Some(options.keys.letter(Grid::place(layout, number)).to_string())
    };
    set.map(|card| letter(card).unwrap_or_else(|| card.to_string())).join(" ")
}
