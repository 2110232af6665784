//! A table before the first deal: who sits there, and how others come.

use engine::{Refusal, Time};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::msg;

use super::{below, header, panel, qr, row};
use crate::look::{FAINT, STRONG};
use crate::options::Options;
use crate::painter::{Button, Painter};
use crate::table_screen::TableScreen;

pub fn draw(painter: &mut Painter<'_>, area: Rect, screen: &TableScreen, options: &Options, now: Time) {
    let words = options.words;
    header::draw(painter, area, screen, options, now);
    let body = below(area, 2);
    let body = Rect { height: body.height.saturating_sub(2), ..body };
    let taken = screen.client.link().map_or(0, |link| qr::draw(painter, body, link));
    let (text, _) = painter.split(body, body.width.saturating_sub(taken + 2));
    let mut used = 0;
    if let Some(link) = screen.client.link() {
        used += painter.paragraph(text, &words.text(msg::ScreenShare), Style::new());
        // A link is read from left to right in every language.
        used += painter.paragraph(below(text, used), link, STRONG) + 1;
    }
    used += panel::scores(painter, below(text, used), screen, options) + 1;
    panel::log(painter, below(text, used), &screen.log);
    let state =
        if !screen.client.is_connected() { Some(words.text(msg::ScreenLost)) } else { screen.notice.clone() };
    let (state, style) = match state {
        Some(state) => (state, STRONG),
        None => (words.text(msg::ScreenWaiting), FAINT),
    };
    painter.line(row(area, area.height.saturating_sub(2)), &state, style);
    painter.buttons(row(area, area.height.saturating_sub(1)), &buttons(screen, options, now));
}

fn buttons(screen: &TableScreen, options: &Options, now: Time) -> Vec<Button<'static>> {
    let words = options.words;
    let mut buttons: Vec<Button<'static>> = Vec::new();
    let may = screen.client.session().options(now);
    if may.as_ref().is_some_and(|may| may.deal != Err(Refusal::NotSeated)) {
        buttons.push((KeyCode::Enter, "Enter", words.text(msg::ButtonDeal)));
    }
    if may.is_some_and(|may| may.host.is_ok()) {
        buttons.push((KeyCode::Char('+'), "+", words.text(msg::ButtonAddBot)));
        buttons.push((KeyCode::Char('-'), "-", words.text(msg::ButtonRemoveBot)));
    }
    buttons.push((KeyCode::Char('?'), "?", words.text(msg::ButtonHelp)));
    buttons.push((KeyCode::Char('q'), "Q", words.text(msg::ButtonLeave)));
    buttons
}
