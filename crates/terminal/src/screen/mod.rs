//! What is drawn.

mod board;
mod foot;
mod header;
mod help;
mod menu;
mod panel;
mod qr;
mod replay;
mod summary;
mod waiting;

use engine::{Phase, Time};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};
use words::msg;

use crate::app::{App, Overlay, Page};
use crate::look::STRONG;
use crate::options::Options;
use crate::painter::Painter;
use crate::table_screen::TableScreen;

/// More than this is only empty space.
const LARGEST: (u16, u16) = (112, 32);

impl App {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>, now: Time) {
        let area = middle(frame.area(), LARGEST);
        let options = &self.options;
        let mut painter = Painter { buffer: frame.buffer_mut(), look: &options.look, hits: Vec::new() };
        match &self.page {
            Page::Menu(menu) => menu::draw(&mut painter, area, menu, options),
            Page::Table(screen) => draw_table(&mut painter, area, screen, options, now),
            Page::Replay { view, .. } => replay::draw(&mut painter, area, view, options),
        }
        match self.overlay {
            Some(Overlay::Help) => help::draw(&mut painter, area, &self.page, options),
            Some(Overlay::Leave) => draw_question(&mut painter, area, options),
            None => {}
        }
        self.hits = painter.hits;
    }
}

fn draw_table(painter: &mut Painter<'_>, area: Rect, screen: &TableScreen, options: &Options, now: Time) {
    match screen.board().map(|board| board.phase()) {
        None => {
            let sentence = options.words.text(msg::ScreenConnecting { url: screen.client.server() });
            painter.centred(row(area, area.height / 2), &sentence, STRONG);
        }
        Some(Phase::Waiting { .. }) => waiting::draw(painter, area, screen, options, now),
        Some(Phase::RoundOver { .. } | Phase::MatchOver { .. }) => {
            summary::draw(painter, area, screen, options, now)
        }
        Some(_) => board::draw(painter, area, screen, options, now),
    }
}

/// Whether to leave.
fn draw_question(painter: &mut Painter<'_>, area: Rect, options: &Options) {
    let words = options.words;
    let inside = boxed(painter, area, (50, 5));
    painter.centred(row(inside, 1), &words.text(msg::ScreenLeave), STRONG);
    let buttons = [
        (KeyCode::Enter, "Enter", words.text(msg::ButtonLeave)),
        (KeyCode::Esc, "Esc", words.text(msg::ButtonStay)),
    ];
    painter.buttons(row(inside, 3), &buttons);
}

/// An empty box in the middle of an area; answers with its inside.
fn boxed(painter: &mut Painter<'_>, area: Rect, (width, height): (u16, u16)) -> Rect {
    let outside = middle(area, (width + 4, height + 2));
    Clear.render(outside, painter.buffer);
    painter.frame(outside);
    let inside = Rect { x: outside.x + 2, y: outside.y + 1, ..outside };
    Rect { width: outside.width.saturating_sub(4), height: outside.height.saturating_sub(2), ..inside }
}

/// The middle of an area, at most so large.
fn middle(area: Rect, (width, height): (u16, u16)) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    let (x, y) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2);
    Rect { x, y, width, height }
}

/// One row of an area; beyond its end there is none.
fn row(area: Rect, number: u16) -> Rect {
    Rect { y: area.y + number, height: u16::from(number < area.height), ..area }
}

/// An area without its first rows.
fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// Minutes and seconds.
fn clock(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
