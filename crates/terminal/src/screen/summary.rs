//! After a round: the finds, times and wrong calls of each player, and the Sets that were missed.

use engine::{Phase, SeatNumber};
use play::{MatchStats, RoundStats};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::{Words, msg};

use super::panel::{own_style, points};
use super::{TableView, clock, draw_header};
use crate::card::small_width;
use crate::look::{FAINT, STRONG};
use crate::notification::times;
use crate::painter::{Button, Painter, below, row};

/// The columns of the table, after that of the names.
const COLUMN: u16 = 11;

pub fn draw(painter: &mut Painter<'_>, area: Rect, view: &TableView<'_>) {
    let words = painter.options.words;
    let Some(round) = MatchStats::of(view.session.events()).rounds.pop() else { return };
    draw_header(painter, area, view);
    let mut rest = below(area, 2);
    for sentence in &view.screen.log[view.screen.log.len().saturating_sub(2)..] {
        rest = painter.paragraph(rest, sentence, STRONG);
    }
    rest = below(table(painter, below(rest, 1), &round, view), 1);
    let time = &clock(round.ended.since(round.began));
    rest = painter.paragraph(rest, &words.text(msg::ReportDuration { time }), FAINT);
    // The player's times, Set by Set.
    let own = view.session.seat().map(|seat| times(words, &round.times(seat)));
    if let Some(times) = own.filter(|times| !times.is_empty()) {
        // A paragraph is wrapped, and an isolate would end with its first line.
        let text = words.with_isolation(false).text(msg::ReportTimes { times: &times });
        rest = painter.paragraph(rest, &text, Style::new());
    }
    missed(painter, below(rest, 1), &round, view);
    foot(painter, area, view, words);
}

/// One row for each seat; returns the area below them.
fn table(painter: &mut Painter<'_>, area: Rect, round: &RoundStats, view: &TableView<'_>) -> Rect {
    let words = painter.options.words;
    let headings = [
        String::new(),
        words.text(msg::ReportPoints),
        words.text(msg::OddsSets),
        words.text(msg::ReportWrong),
        words.text(msg::ReportHitRate),
        words.text(msg::ReportMedian),
        words.text(msg::ReportBest),
    ];
    cells(painter, row(area, 0), headings, FAINT);
    let mut rest = below(area, 1);
    for (number, seat) in (0..).map(SeatNumber).zip(view.board.seats()) {
        let pace = round.pace(number);
        let seconds =
            |time: Option<u64>| time.map_or("–".to_owned(), |time| words.decimal(time as f64 / 1000.0, 1));
        // A sign and its number belong together in every script.
        let plain = words.with_isolation(false);
        let line = [
            words.name(&seat.name).into_owned(),
            points(seat.score),
            pace.right.to_string(),
            pace.wrong.to_string(),
            pace.hit_rate().map_or("–".to_owned(), |rate| plain.percent(rate, 0)),
            seconds(pace.median),
            seconds(pace.quickest),
        ];
        cells(painter, row(rest, 0), line, own_style(view, number));
        rest = below(rest, 1);
    }
    rest
}

/// Writes one row of the table: the name, then columns of equal width.
fn cells(painter: &mut Painter<'_>, area: Rect, cells: [String; 7], style: Style) {
    let (mut rest, mut columns) = (area, area.width.saturating_sub(6 * COLUMN).max(10));
    for text in cells {
        let (cell, next) = painter.split(rest, columns);
        painter.line(cell, &text, style);
        (rest, columns) = (next, COLUMN);
    }
}

/// The missed Sets, as far as there is room.
fn missed(painter: &mut Painter<'_>, area: Rect, round: &RoundStats, view: &TableView<'_>) {
    let denied = round.denied();
    let count = painter.options.words.text(msg::ReportMissed { count: denied.len() as f64 });
    painter.line(area, &count, Style::new());
    let place = below(area, 1);
    if place.height < 6 {
        return;
    }
    let width = small_width(view.board.rules().target.size());
    let starts = (place.x + 1..).step_by(usize::from(width) + 3).take_while(|x| x + width <= place.right());
    for (x, missed) in starts.zip(denied) {
        painter.small(x, place.y, missed.cards.cards(), view.board.rules());
    }
}

fn foot(painter: &mut Painter<'_>, area: Rect, view: &TableView<'_>, words: Words) {
    if let Some(notice) = view.notice(words) {
        painter.line(row(area, area.height.saturating_sub(2)), &notice, STRONG);
    }
    let mut buttons: Vec<Button<'_>> = Vec::new();
    if view.session.seat().is_some() {
        let label = match view.board.phase() {
            Phase::MatchOver { .. } => words.text(msg::ButtonRematch),
            _ => words.text(msg::ButtonNextRound),
        };
        buttons.push((KeyCode::Enter, "Enter", label));
    }
    let may_have_all = |seat| view.board.may_ask_for_all_cards(seat).is_ok();
    if view.session.seat().is_some_and(may_have_all) {
        buttons.push((KeyCode::Char('c'), "C", words.text(msg::ButtonAllCards)));
    }
    buttons.push((KeyCode::Char('r'), "R", words.text(msg::ButtonReplay)));
    buttons.push((KeyCode::Char('s'), "S", words.text(msg::ButtonSave)));
    buttons.push((KeyCode::Char('q'), "Q", words.text(msg::ButtonQuit)));
    painter.buttons(row(area, area.height.saturating_sub(1)), &buttons);
}
