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

use crate::app::{App, Overlay, Stage};
use crate::desk::Desk;
use crate::look::STRONG;
use crate::options::Options;
use crate::pen::Pen;

/// More than this is only empty space.
const LARGEST: (u16, u16) = (112, 32);

impl App {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>, now: Time) {
        let area = middle(frame.area(), LARGEST);
        let options = &self.options;
        let mut pen = Pen { buffer: frame.buffer_mut(), look: &options.look, hits: Vec::new() };
        match &self.stage {
            Stage::Menu(menu) => menu::draw(&mut pen, area, menu, options),
            Stage::Table(desk) => draw_table(&mut pen, area, desk, options, now),
            Stage::Replay { steps, .. } => replay::draw(&mut pen, area, steps, options),
        }
        match self.overlay {
            Some(Overlay::Help) => help::draw(&mut pen, area, &self.stage, options),
            Some(Overlay::Leave) => draw_question(&mut pen, area, options),
            None => {}
        }
        self.hits = pen.hits;
    }
}

fn draw_table(pen: &mut Pen<'_>, area: Rect, desk: &Desk, options: &Options, now: Time) {
    match desk.board().map(|board| board.phase()) {
        None => {
            let sentence = options.words.text(msg::ScreenConnecting { url: desk.sitting.server() });
            pen.centred(row(area, area.height / 2), &sentence, STRONG);
        }
        Some(Phase::Waiting { .. }) => waiting::draw(pen, area, desk, options),
        Some(Phase::RoundOver { .. } | Phase::MatchOver { .. }) => {
            summary::draw(pen, area, desk, options, now)
        }
        Some(_) => board::draw(pen, area, desk, options, now),
    }
}

/// Whether to leave.
fn draw_question(pen: &mut Pen<'_>, area: Rect, options: &Options) {
    let words = options.words;
    let inside = boxed(pen, area, (50, 5));
    pen.centred(row(inside, 1), &words.text(msg::ScreenLeave), STRONG);
    let buttons = [
        (KeyCode::Enter, "Enter", words.text(msg::ButtonLeave)),
        (KeyCode::Esc, "Esc", words.text(msg::ButtonStay)),
    ];
    pen.buttons(row(inside, 3), &buttons);
}

/// An empty box in the middle of an area; answers with its inside.
fn boxed(pen: &mut Pen<'_>, area: Rect, (width, height): (u16, u16)) -> Rect {
    let outside = middle(area, (width + 4, height + 2));
    Clear.render(outside, pen.buffer);
    pen.frame(outside);
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
