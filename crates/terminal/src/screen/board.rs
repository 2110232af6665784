//! The table while cards are in play: the board, the panel beside it or the strip above it, and the foot.

use engine::{Board, Card};
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::msg;

use super::{TableView, draw_header, foot, middle, panel};
use crate::card::Face;
use crate::grid::Grid;
use crate::look::STRONG;
use crate::painter::{Hit, Painter, below, row};

/// The least width of the panel beside the board.
const PANEL: u16 = 19;
/// The rows below the board: what the player can do, and the last check.
const FOOT: u16 = 5;

pub struct Places {
    pub grid: Grid,
    /// Beside the board, where there is room.
    pub panel: Option<Rect>,
    /// Otherwise one row above it.
    pub strip: Rect,
    pub foot: Rect,
}

/// The areas below the first row; none if the window is too small.
pub fn places(painter: &Painter<'_>, area: Rect, board: &Board) -> Option<Places> {
    let (layout, cards) = (usize::from(board.rules().layout), board.layout().len());
    let (width, height) = Grid::needs(layout, cards);
    let beside = area.width >= width + PANEL;
    let strip = u16::from(!beside);
    if area.width < width || area.height < 1 + strip + height + FOOT {
        return None;
    }
    let body = below(area, 1 + strip);
    let mut grid = Grid::new(body, layout, cards, if beside { PANEL + 3 } else { 0 });
    let spare = area.width - grid.area.width;
    let panel = beside.then(|| {
        let (panel, rest) = painter.split(Rect { height: grid.area.height, ..body }, spare);
        grid.area.x = rest.x;
        let gap = u16::from(rest.x <= panel.x);
        Rect { x: panel.x + gap, width: panel.width - 1, ..panel }
    });
    if !beside {
        grid.area.x = area.x + spare / 2;
    }
    Some(Places { grid, panel, strip: row(area, 1), foot: below(body, grid.area.height) })
}

pub fn draw(painter: &mut Painter<'_>, area: Rect, view: &TableView<'_>) {
    let Some(places) = places(painter, area, view.board) else {
        return draw_too_small(painter, area, view.board);
    };
    draw_header(painter, area, view);
    cards(painter, &places.grid, view.board, view.session.selection());
    match places.panel {
        Some(panel) => panel::draw(painter, panel, view),
        None => panel::strip(painter, places.strip, view),
    }
    foot::draw(painter, places.foot, view, places.panel.is_none());
}

/// Draws the cards, and lets them be clicked.
pub fn cards(painter: &mut Painter<'_>, grid: &Grid, board: &Board, chosen: &[Card]) {
    let layout = usize::from(board.rules().layout);
    for (number, &card) in board.layout().cards().iter().enumerate() {
        let key = Some(painter.options.keys.letter(Grid::place(layout, number)));
        let face = Face { card, rules: board.rules(), key, chosen: chosen.contains(&card) };
        painter.face(grid.rect(number), &face);
        painter.hits.push((grid.rect(number), Hit::Card(number)));
    }
}

/// Asks for a larger window.
pub fn draw_too_small(painter: &mut Painter<'_>, area: Rect, board: &Board) {
    let words = painter.options.words;
    let cards = board.layout().len();
    let size = if cards <= 12 { "80×24" } else { "100×30" };
    let window = format!("{}×{}", area.width, area.height);
    let sentence = words.text(msg::ScreenSmall { window: &window, cards: cards as f64, size });
    let area = middle(area, (area.width.saturating_sub(2).min(40), area.height.min(5)));
    let rest = painter.paragraph(area, &sentence, STRONG);
    painter.paragraph(below(rest, 1), &words.text(msg::ScreenSmallPlain), Style::new());
}
