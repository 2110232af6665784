//! After a round: the finds, times and wrong calls of each player, and the Sets that were missed.

use engine::{Board, Phase, SeatNumber, Time};
use play::RoundStats;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::{Words, msg};

use super::panel::points;
use super::{below, clock, header, row};
use crate::look::{FAINT, STRONG};
use crate::options::Options;
use crate::painter::{Button, Painter};
use crate::table_screen::TableScreen;

/// The columns of the table, after that of the names.
const COLUMN: u16 = 11;

pub fn draw(painter: &mut Painter<'_>, area: Rect, screen: &TableScreen, options: &Options, now: Time) {
    let (words, Some(board), Some(report)) = (options.words, screen.board(), screen.report()) else {
        return;
    };
    header::draw(painter, area, screen, options, now);
    let mut rest = below(area, 2);
    let last = screen.log.len().saturating_sub(2);
    for sentence in &screen.log[last..] {
        let rows = painter.paragraph(rest, sentence, STRONG);
        rest = below(rest, rows);
    }
    rest = below(rest, 1);
    let rows = table(painter, rest, board, &report, screen, words);
    rest = below(rest, rows + 1);
    let rows = painter.paragraph(rest, &duration(&report, words), FAINT);
    rest = below(rest, rows);
    if let Some(times) = own_times(&report, screen, words) {
        let rows = painter.paragraph(rest, &times, Style::new());
        rest = below(rest, rows);
    }
    missed(painter, below(rest, 1), board, &report, words);
    foot(painter, area, screen, board, words);
}

fn duration(report: &RoundStats, words: Words) -> String {
    words.text(msg::ReportDuration { time: &clock(report.ended.since(report.began)) })
}

/// One row for each seat; returns the number of rows.
fn table(
    painter: &mut Painter<'_>,
    area: Rect,
    board: &Board,
    report: &RoundStats,
    screen: &TableScreen,
    words: Words,
) -> u16 {
    let names = area.width.saturating_sub(6 * COLUMN).max(10);
    let headings = [
        (String::new(), names),
        (words.text(msg::ReportPoints), COLUMN),
        (words.text(msg::OddsSets), COLUMN),
        (words.text(msg::ReportWrong), COLUMN),
        (words.text(msg::ReportHitRate), COLUMN),
        (words.text(msg::ReportMedian), COLUMN),
        (words.text(msg::ReportBest), COLUMN),
    ];
    painter.cells(row(area, 0), &headings, FAINT);
    let mut used = 1;
    for (place, seat) in board.seats().iter().enumerate() {
        let number = SeatNumber(place as u8);
        let pace = report.pace(number);
        let seconds =
            |time: Option<u64>| time.map_or("–".to_owned(), |time| words.decimal(time as f64 / 1000.0, 1));
        // A sign and its number belong together in every script.
        let plain = words.with_isolation(false);
        let rate = pace.hit_rate().map_or("–".to_owned(), |rate| plain.percent(rate, 0));
        let cells = [
            (seat.name.to_string(), names),
            (points(seat.score), COLUMN),
            (pace.right.to_string(), COLUMN),
            (pace.wrong.to_string(), COLUMN),
            (rate, COLUMN),
            (seconds(pace.median), COLUMN),
            (seconds(pace.quickest), COLUMN),
        ];
        let own = screen.client.session().seat() == Some(number);
        painter.cells(row(area, used), &cells, if own { STRONG } else { Style::new() });
        used += 1;
    }
    used
}

/// The player's times, Set by Set.
fn own_times(report: &RoundStats, screen: &TableScreen, words: Words) -> Option<String> {
    let times = report.times(screen.client.session().seat()?);
    let times: Vec<String> = times.iter().map(|&time| words.decimal(time as f64 / 1000.0, 1)).collect();
    (!times.is_empty()).then(|| words.text(msg::ReportTimes { times: &times.join(" · ") }))
}

/// The missed Sets, as far as there is room.
fn missed(painter: &mut Painter<'_>, area: Rect, board: &Board, report: &RoundStats, words: Words) {
    let denied = report.denied();
    painter.line(row(area, 0), &words.text(msg::ReportMissed { count: denied.len() as f64 }), Style::new());
    let place = below(area, 1);
    if place.height < 6 {
        return;
    }
    for (number, missed) in denied.iter().enumerate() {
        let x = place.x + 1 + 24 * number as u16;
        if x + 21 > place.right() {
            break;
        }
        for (card_number, &card) in missed.cards.iter().enumerate() {
            painter.small(x + 7 * card_number as u16, place.y, card, board.rules());
        }
    }
}

fn foot(painter: &mut Painter<'_>, area: Rect, screen: &TableScreen, board: &Board, words: Words) {
    let state =
        if !screen.client.is_connected() { Some(words.text(msg::ScreenLost)) } else { screen.notice.clone() };
    if let Some(state) = state {
        painter.line(row(area, area.height.saturating_sub(2)), &state, STRONG);
    }
    let mut buttons: Vec<Button<'_>> = Vec::new();
    if screen.client.session().seat().is_some() {
        let label = match board.phase() {
            Phase::MatchOver { .. } => words.text(msg::ButtonRematch),
            _ => words.text(msg::ButtonNextRound),
        };
        buttons.push((KeyCode::Enter, "Enter", label));
    }
    buttons.push((KeyCode::Char('r'), "R", words.text(msg::ButtonReplay)));
    buttons.push((KeyCode::Char('s'), "S", words.text(msg::ButtonSave)));
    buttons.push((KeyCode::Char('q'), "Q", words.text(msg::ButtonLeave)));
    painter.buttons(row(area, area.height.saturating_sub(1)), &buttons);
}
