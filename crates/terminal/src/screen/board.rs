//! The table while cards are in play: the board, the panel beside it or the strip above it, and the foot.

use engine::{Board, Card, RuleSheet, Time};
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::msg;

use super::{below, foot, header, middle, panel, row};
use crate::card::Face;
use crate::desk::Desk;
use crate::grid::Grid;
use crate::look::STRONG;
use crate::options::Options;
use crate::pen::{Hit, Pen};

/// The least width of the panel beside the board.
const PANEL: u16 = 19;
/// The rows below the board: what one can do, and the last check.
const FOOT: u16 = 5;

/// Where everything goes.
pub struct Places {
    /// The cards.
    pub grid: Grid,
    /// Beside the board, where there is room.
    pub panel: Option<Rect>,
    /// Otherwise one row above it.
    pub strip: Rect,
    /// Below the board.
    pub foot: Rect,
}

/// Finds a place for everything below the first row; there is none if the window is too small.
pub fn places(pen: &Pen<'_>, area: Rect, rules: &RuleSheet, cards: usize) -> Option<Places> {
    let layout = usize::from(rules.layout);
    let (width, height) = Grid::needs(layout, cards);
    let beside = area.width >= width + PANEL;
    let strip = u16::from(!beside);
    if area.width < width || area.height < 1 + strip + height + FOOT {
        return None;
    }
    let body = below(area, 1 + strip);
    let grid = Grid::new(body, layout, cards, if beside { PANEL + 3 } else { 0 });
    let board = grid.area();
    let spare = area.width - board.width;
    let (grid, panel) = if beside {
        let (panel, rest) = pen.split(Rect { height: board.height, ..body }, spare);
        let gap = if rest.x > panel.x { 0 } else { 1 };
        let panel = Rect { x: panel.x + gap, width: panel.width - 1, ..panel };
        (grid.at(rest.x), Some(panel))
    } else {
        (grid.at(area.x + spare / 2), None)
    };
    let foot = below(body, board.height);
    Some(Places { grid, panel, strip: row(area, 1), foot })
}

/// Draws the table.
pub fn draw(pen: &mut Pen<'_>, area: Rect, desk: &Desk, options: &Options, now: Time) {
    let Some(board) = desk.board() else {
        return;
    };
    let Some(places) = places(pen, area, board.rules(), board.layout().len()) else {
        return draw_too_small(pen, area, board, options);
    };
    header::draw(pen, area, desk, options, now);
    cards(pen, &places.grid, board, options, desk.sitting.picked());
    match places.panel {
        Some(panel) => panel::draw(pen, panel, desk, options),
        None => panel::strip(pen, places.strip, desk, options),
    }
    foot::draw(pen, places.foot, desk, options, now, places.panel.is_none());
}

/// Draws the cards, and lets them be clicked.
pub fn cards(pen: &mut Pen<'_>, grid: &Grid, board: &Board, options: &Options, chosen: &[Card]) {
    let layout = usize::from(board.rules().layout);
    for (number, &card) in board.layout().cards().iter().enumerate() {
        let key = Some(options.keys.letter(Grid::place(layout, number)));
        let face = Face { card, rules: board.rules(), key, chosen: chosen.contains(&card) };
        pen.face(grid.rect(number), &face);
        pen.hits.push((grid.rect(number), Hit::Card(number)));
    }
}

/// Says what the window would have to be.
pub fn draw_too_small(pen: &mut Pen<'_>, area: Rect, board: &Board, options: &Options) {
    let words = options.words;
    let cards = board.layout().len();
    let size = if cards <= 12 { "80×24" } else { "100×30" };
    let window = format!("{}×{}", area.width, area.height);
    let sentence = words.text(msg::ScreenSmall { window: &window, cards: cards as f64, size });
    let area = middle(area, (area.width.saturating_sub(2).min(40), area.height.min(5)));
    let rows = pen.paragraph(area, &sentence, STRONG);
    pen.paragraph(below(area, rows + 1), &words.text(msg::ScreenSmallPlain), Style::new());
}
