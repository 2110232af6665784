//! Below the board: what the player can do, who has called, and the check of the last claim.

use engine::{Board, Claim, Phase, Refusal, Time};
use play::Check;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::{Words, msg};

use super::{below, panel, row};
use crate::look::{FAINT, STRONG};
use crate::options::Options;
use crate::painter::{Button, Painter, width};
use crate::table_screen::TableScreen;

/// The cells of the bar that shows how long a call stands.
const BAR: u64 = 10;

/// Draws the foot; the log too, where there is no panel for it.
pub fn draw(
    painter: &mut Painter<'_>,
    area: Rect,
    screen: &TableScreen,
    options: &Options,
    now: Time,
    with_log: bool,
) {
    let Some(board) = screen.board() else {
        return;
    };
    state(painter, row(area, 0), screen, board, options, now);
    let rest = below(area, 1);
    match screen.client.check() {
        Some(Check { cards: Some(cards), .. }) => check(painter, rest, *cards, board, options.words),
        _ => drop(painter.paragraph(rest, &options.words.text(msg::MagicRule), FAINT)),
    }
    if with_log {
        panel::log(painter, below(rest, 4), &screen.log);
    }
}

/// What matters now, and what the player can do about it.
fn state(
    painter: &mut Painter<'_>,
    area: Rect,
    screen: &TableScreen,
    board: &Board,
    options: &Options,
    now: Time,
) {
    let words = options.words;
    let mut buttons: Vec<Button<'_>> = Vec::new();
    if let Some(may) = screen.client.session().options(now) {
        let hides_call = matches!(may.call, Err(Refusal::NotSeated | Refusal::ClaimWithoutCalling));
        if !hides_call && !board.rules().has_one_seat() {
            buttons.push((KeyCode::Char(' '), "Space", words.text(msg::ButtonSet)));
        }
        if !matches!(may.no_set, Err(Refusal::NotSeated | Refusal::SetIsCertain { .. })) {
            buttons.push((KeyCode::Char('n'), "N", words.text(msg::ButtonNoSet)));
        }
    }
    buttons.push((KeyCode::Char('?'), "?", words.text(msg::ButtonHelp)));
    let taken: u16 = buttons.iter().map(|(_, cap, label)| width(cap) + width(label) + 5).sum();
    let (text, end) = painter.split(area, area.width.saturating_sub(taken));
    let (sentence, style) = urgent(screen, board, words, now);
    painter.line(text, &sentence, style);
    painter.buttons(end, &buttons);
}

/// The one sentence that matters most.
fn urgent(screen: &TableScreen, board: &Board, words: Words, now: Time) -> (String, Style) {
    if !screen.client.is_connected() {
        return (words.text(msg::ScreenLost), STRONG);
    }
    match board.phase() {
        Phase::Called { seat, since, until } => {
            let left = until.since(screen.client.table_time(now));
            let cells = (left * BAR).div_ceil(until.since(*since).max(1)).min(BAR) as usize;
            let bar = format!("{}{}", "█".repeat(cells), "░".repeat(BAR as usize - cells));
            let seconds = words.decimal(left as f64 / 1000.0, 1);
            let own = screen.client.session().is_caller();
            let name = board.name(*seat).map_or("?", |name| name.as_str());
            let called =
                if own { words.text(msg::ScreenPick) } else { words.text(msg::EventCalled { name }) };
            (format!("{called} {bar} {seconds}"), STRONG)
        }
        _ if screen.notice.is_some() => (screen.notice.clone().unwrap_or_default(), STRONG),
        _ if screen.client.session().is_held() => (words.text(msg::RefusalPhotoFinish), STRONG),
        _ if screen.client.session().seat().is_none() => (words.text(msg::ScreenOnlyWatching), FAINT),
        _ => (
            screen.client.check().map(|check| verdict(check, board, words)).unwrap_or_default(),
            Style::new(),
        ),
    }
}

/// Whose claim it was, and whether it was right.
fn verdict(check: &Check, board: &Board, words: Words) -> String {
    let name = board.name(check.seat).map_or("?", |name| name.as_str());
    match check.is_right() {
        true if board.rules().variant.puzzle_sets().is_some() => words.text(msg::ScreenFinds { name }),
        true => words.text(msg::ScreenTakes { name }),
        false => words.text(msg::ScreenWrong { name }),
    }
}

/// Three small cards and four answers.
fn check(painter: &mut Painter<'_>, area: Rect, cards: Claim, board: &Board, words: Words) {
    let (small, text) = painter.split(area, 24);
    for (place, card) in cards.cards().into_iter().enumerate() {
        painter.small(small.x + 1 + 7 * place as u16, small.y, card, board.rules());
    }
    for (place, (feature, answer)) in cards.judgement().answers().into_iter().enumerate() {
        let (mark, style) = if answer.fits() { ("✓ ", Style::new()) } else { ("✗ ", STRONG) };
        let sentence = words.answer(feature, answer, board.rules());
        painter.parts(row(text, place as u16), &[(mark, style), (&sentence, style)]);
    }
}
