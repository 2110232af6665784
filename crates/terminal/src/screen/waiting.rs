//! A table before the first deal: who sits there, and how others come.

use engine::Refusal;
use qrcode::{EcLevel, QrCode};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::msg;

use super::{TableView, draw_header, panel};
use crate::look::{FAINT, STRONG};
use crate::painter::{Button, Painter, below, row};

pub fn draw(painter: &mut Painter<'_>, area: Rect, view: &TableView<'_>) {
    let words = painter.options.words;
    draw_header(painter, area, view);
    let body = below(area, 2);
    let body = Rect { height: body.height.saturating_sub(2), ..body };
    let link = view.screen.client.shared_link();
    let taken = link.map_or(0, |link| draw_code(painter, body, link));
    let (mut text, _) = painter.split(body, body.width.saturating_sub(taken + 2));
    if let Some(link) = link {
        text = painter.paragraph(text, &words.text(msg::ScreenShare), Style::new());
        // A link is read from left to right in every language.
        text = below(painter.paragraph(text, link, STRONG), 1);
    }
    text = below(panel::scores(painter, text, view), 1);
    panel::log(painter, text, &view.screen.log);
    let (state, style) = match view.notice(words) {
        Some(notice) => (notice, STRONG),
        None => (words.text(msg::ScreenWaiting), FAINT),
    };
    painter.line(row(area, area.height.saturating_sub(2)), &state, style);
    let mut buttons: Vec<Button<'_>> = Vec::new();
    let may = view.session.options(view.now);
    if may.as_ref().is_some_and(|may| may.deal != Err(Refusal::NotSeated)) {
        buttons.push((KeyCode::Enter, "Enter", words.text(msg::ButtonDeal)));
    }
    if may.is_some_and(|may| may.host.is_ok()) {
        buttons.push((KeyCode::Char('+'), "+", words.text(msg::ButtonAddBot)));
        buttons.push((KeyCode::Char('-'), "-", words.text(msg::ButtonRemoveBot)));
    }
    buttons.push((KeyCode::Char('?'), "?", words.text(msg::ButtonHelp)));
    buttons.push((KeyCode::Char('q'), "Q", words.text(msg::ButtonLeave)));
    painter.buttons(row(area, area.height.saturating_sub(1)), &buttons);
}

/// Light modules around the code, so that cameras find it.
const MARGIN: usize = 2;

/// Draws a link as a code for a phone's camera at the end of an area, if it fits; returns how many columns it took.
fn draw_code(painter: &mut Painter<'_>, area: Rect, link: &str) -> u16 {
    let look = &painter.options.look;
    // Without colours the paper of a dark terminal is dark, and the light modules are what is drawn.
    let Some(rows) = code(link, look.code().bg.is_some()) else { return 0 };
    let columns = rows[0].chars().count() as u16;
    if look.ascii || rows.len() > area.height.into() || columns > area.width {
        return 0;
    }
    let (_, place) = painter.split(area, area.width - columns);
    for (y, text) in (place.y..).zip(rows) {
        painter.buffer.set_string(place.x, y, text, look.code());
    }
    columns
}

/// The code of a link with its dark or its light modules drawn, row by row, two modules to a letter; none for a text
/// that no code can hold.
fn code(link: &str, dark: bool) -> Option<Vec<String>> {
    let code = QrCode::with_error_correction_level(link, EcLevel::L).ok()?;
    let size = code.width();
    let is_drawn = |x: usize, y: usize| {
        let inside = |place: usize| (MARGIN..size + MARGIN).contains(&place);
        let is_dark = inside(x) && inside(y) && code[(x - MARGIN, y - MARGIN)] == qrcode::Color::Dark;
        is_dark == dark
    };
    let all = size + 2 * MARGIN;
    let letter = |x: usize, y: usize| match (is_drawn(x, y), is_drawn(x, y + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    Some((0..all).step_by(2).map(|y| (0..all).map(|x| letter(x, y)).collect()).collect())
}
