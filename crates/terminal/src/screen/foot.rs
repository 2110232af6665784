//! Below the board: what one can do, who has called, and the check of the last claim.

use engine::{Board, Claim, Phase, Time};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::{Words, msg};

use super::{below, panel, row};
use crate::desk::Desk;
use crate::look::{FAINT, STRONG};
use crate::news::Check;
use crate::options::Options;
use crate::pen::{Button, Pen, width};

/// The cells of the bar that shows how long a call stands.
const BAR: u64 = 10;

/// Draws the foot; the log too, where there is no panel for it.
pub fn draw(pen: &mut Pen<'_>, area: Rect, desk: &Desk, options: &Options, now: Time, with_log: bool) {
    let Some(board) = desk.board() else {
        return;
    };
    state(pen, row(area, 0), desk, board, options, now);
    let rest = below(area, 1);
    match desk.sitting.check() {
        Some(found) => check(pen, rest, found.cards, board, options.words),
        None => drop(pen.paragraph(rest, &options.words.text(msg::MagicRule), FAINT)),
    }
    if with_log {
        panel::log(pen, below(rest, 4), &desk.log);
    }
}

/// What matters now, and what one can do about it.
fn state(pen: &mut Pen<'_>, area: Rect, desk: &Desk, board: &Board, options: &Options, now: Time) {
    let words = options.words;
    let mut buttons: Vec<Button<'_>> = Vec::new();
    if desk.sitting.seen().seat().is_some() {
        if board.rules().takes_calls() && !board.rules().has_one_seat() {
            buttons.push((KeyCode::Char(' '), "Space", words.text(msg::ButtonSet)));
        }
        if board.rules().variant.puzzle_sets().is_none() {
            buttons.push((KeyCode::Char('n'), "N", words.text(msg::ButtonNoSet)));
        }
    }
    buttons.push((KeyCode::Char('?'), "?", words.text(msg::ButtonHelp)));
    let taken: u16 = buttons.iter().map(|(_, cap, label)| width(cap) + width(label) + 5).sum();
    let (text, end) = pen.split(area, area.width.saturating_sub(taken));
    let (sentence, style) = urgent(desk, board, words, now);
    pen.line(text, &sentence, style);
    pen.buttons(end, &buttons);
}

/// The one sentence that matters most.
fn urgent(desk: &Desk, board: &Board, words: Words, now: Time) -> (String, Style) {
    if desk.sitting.is_cut_off() {
        return (words.text(msg::ScreenLost), STRONG);
    }
    match board.phase() {
        Phase::Called { seat, since, until } => {
            let left = until.since(desk.sitting.table_time(now));
            let cells = (left * BAR).div_ceil(until.since(*since).max(1)).min(BAR) as usize;
            let bar = format!("{}{}", "█".repeat(cells), "░".repeat(BAR as usize - cells));
            let seconds = words.decimal(left as f64 / 1000.0, 1);
            let own = desk.sitting.seen().seat() == Some(*seat);
            let name = board.name(*seat).map_or("?", |name| name.as_str());
            let called =
                if own { words.text(msg::ScreenPick) } else { words.text(msg::EventCalled { name }) };
            (format!("{called} {bar} {seconds}"), STRONG)
        }
        _ if desk.notice.is_some() => (desk.notice.clone().unwrap_or_default(), STRONG),
        Phase::Held { .. } => (words.text(msg::RefusalPhotoFinish), STRONG),
        _ if desk.sitting.seen().seat().is_none() => (words.text(msg::ScreenOnlyWatching), FAINT),
        _ => {
            (desk.sitting.check().map(|check| verdict(check, board, words)).unwrap_or_default(), Style::new())
        }
    }
}

/// Whose claim it was, and whether it was right.
fn verdict(Check { seat, cards }: Check, board: &Board, words: Words) -> String {
    let name = board.name(seat).map_or("?", |name| name.as_str());
    match cards.judgement().is_set() {
        true if board.rules().variant.puzzle_sets().is_some() => words.text(msg::ScreenFinds { name }),
        true => words.text(msg::ScreenTakes { name }),
        false => words.text(msg::ScreenWrong { name }),
    }
}

/// Three small cards and four answers.
fn check(pen: &mut Pen<'_>, area: Rect, cards: Claim, board: &Board, words: Words) {
    let (small, text) = pen.split(area, 24);
    for (place, card) in cards.cards().into_iter().enumerate() {
        pen.small(small.x + 1 + 7 * place as u16, small.y, card, board.rules());
    }
    for (place, (feature, answer)) in cards.judgement().answers().into_iter().enumerate() {
        let (mark, style) = if answer.fits() { ("✓ ", Style::new()) } else { ("✗ ", STRONG) };
        let sentence = words.answer(feature, answer, board.rules());
        pen.parts(row(text, place as u16), &[(mark, style), (&sentence, style)]);
    }
}
