//! A table before the first deal: who sits there, and how others come.

use engine::Time;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::msg;

use super::{below, header, panel, qr, row};
use crate::desk::Desk;
use crate::look::{FAINT, STRONG};
use crate::options::Options;
use crate::pen::{Button, Pen};

/// Draws the table.
pub fn draw(pen: &mut Pen<'_>, area: Rect, desk: &Desk, options: &Options) {
    let words = options.words;
    header::draw(pen, area, desk, options, Time(0));
    let body = below(area, 2);
    let body = Rect { height: body.height.saturating_sub(2), ..body };
    let taken = desk.sitting.link().map_or(0, |link| qr::draw(pen, body, link));
    let (text, _) = pen.split(body, body.width.saturating_sub(taken + 2));
    let mut used = 0;
    if let Some(link) = desk.sitting.link() {
        used += pen.paragraph(text, &words.text(msg::ScreenShare), Style::new());
        // A link is read from left to right in every language.
        used += pen.paragraph(below(text, used), link, STRONG) + 1;
    }
    used += panel::scores(pen, below(text, used), desk, options) + 1;
    panel::log(pen, below(text, used), &desk.log);
    let state =
        if desk.sitting.is_cut_off() { Some(words.text(msg::ScreenLost)) } else { desk.notice.clone() };
    let (state, style) = match state {
        Some(state) => (state, STRONG),
        None => (words.text(msg::ScreenWaiting), FAINT),
    };
    pen.line(row(area, area.height.saturating_sub(2)), &state, style);
    pen.buttons(row(area, area.height.saturating_sub(1)), &buttons(desk, options));
}

fn buttons(desk: &Desk, options: &Options) -> Vec<Button<'static>> {
    let words = options.words;
    let mut buttons: Vec<Button<'static>> = Vec::new();
    let seat = desk.sitting.seen().seat();
    if seat.is_some() {
        buttons.push((KeyCode::Enter, "Enter", words.text(msg::ButtonDeal)));
    }
    if seat.is_some() && desk.board().is_some_and(|board| board.host() == seat) {
        buttons.push((KeyCode::Char('+'), "+", words.text(msg::ButtonAddBot)));
        buttons.push((KeyCode::Char('-'), "-", words.text(msg::ButtonRemoveBot)));
    }
    buttons.push((KeyCode::Char('?'), "?", words.text(msg::ButtonHelp)));
    buttons.push((KeyCode::Char('q'), "Q", words.text(msg::ButtonLeave)));
    buttons
}
