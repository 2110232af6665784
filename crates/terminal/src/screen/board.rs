//! The table while cards are in play: the board, the panel beside it or the strip above it, and the foot.

use engine::{Board, Card, RuleSheet, Time};
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::msg;

use super::{below, foot, header, middle, panel, row};
use crate::card::Face;
use crate::grid::Grid;
use crate::look::STRONG;
use crate::options::Options;
use crate::painter::{Hit, Painter};
use crate::table_screen::TableScreen;

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
    /// Below the board.
    pub foot: Rect,
}

/// The areas below the first row; none if the window is too small.
pub fn places(painter: &Painter<'_>, area: Rect, rules: &RuleSheet, cards: usize) -> Option<Places> {
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
        let (panel, rest) = painter.split(Rect { height: board.height, ..body }, spare);
        let gap = if rest.x > panel.x { 0 } else { 1 };
        let panel = Rect { x: panel.x + gap, width: panel.width - 1, ..panel };
        (grid.at(rest.x), Some(panel))
    } else {
        (grid.at(area.x + spare / 2), None)
    };
    let foot = below(body, board.height);
    Some(Places { grid, panel, strip: row(area, 1), foot })
}

pub fn draw(painter: &mut Painter<'_>, area: Rect, screen: &TableScreen, options: &Options, now: Time) {
    let Some(board) = screen.board() else {
        return;
    };
    let Some(places) = places(painter, area, board.rules(), board.layout().len()) else {
        return draw_too_small(painter, area, board, options);
    };
    header::draw(painter, area, screen, options, now);
    cards(painter, &places.grid, board, options, screen.client.session().selection());
    match places.panel {
        Some(panel) => panel::draw(painter, panel, screen, options),
        None => panel::strip(painter, places.strip, screen, options),
    }
    foot::draw(painter, places.foot, screen, options, now, places.panel.is_none());
}

/// Draws the cards, and lets them be clicked.
pub fn cards(painter: &mut Painter<'_>, grid: &Grid, board: &Board, options: &Options, chosen: &[Card]) {
    let layout = usize::from(board.rules().layout);
    for (number, &card) in board.layout().cards().iter().enumerate() {
        let key = Some(options.keys.letter(Grid::place(layout, number)));
        let face = Face { card, rules: board.rules(), key, chosen: chosen.contains(&card) };
        painter.face(grid.rect(number), &face);
        painter.hits.push((grid.rect(number), Hit::Card(number)));
    }
}

/// Asks for a larger window.
pub fn draw_too_small(painter: &mut Painter<'_>, area: Rect, board: &Board, options: &Options) {
    let words = options.words;
    let cards = board.layout().len();
    let size = if cards <= 12 { "80×24" } else { "100×30" };
    let window = format!("{}×{}", area.width, area.height);
    let sentence = words.text(msg::ScreenSmall { window: &window, cards: cards as f64, size });
    let area = middle(area, (area.width.saturating_sub(2).min(40), area.height.min(5)));
    let rows = painter.paragraph(area, &sentence, STRONG);
    painter.paragraph(below(area, rows + 1), &words.text(msg::ScreenSmallPlain), Style::new());
}
