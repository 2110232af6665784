//! The table while cards are in play: the board, the panel beside it or the strip above it, and the foot.

use engine::{Board, Card, RuleSheet};
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::msg;

use super::{TableView, draw_header, foot, middle, panel};
use crate::card::{Face, small_width};
use crate::grid::Grid;
use crate::look::{ACTION, STRONG};
use crate::painter::{Hit, Painter, below, row};

/// The least width of the panel beside the board.
const PANEL: u16 = 19;
/// The rows of the last find in a chain: its letters, its cards.
pub const CHAIN: u16 = 5;

/// The rows below the board: what the player can do, and the last check with a row for each feature.
fn foot_rows(rules: &RuleSheet) -> u16 {
    1 + u16::from(rules.features)
}

pub struct Places {
    pub grid: Grid,
    /// Beside the board, where there is room.
    pub panel: Option<Rect>,
    /// Otherwise one row above it,
    pub strip: Rect,
    /// and in a chain the last find below it.
    pub chain: Rect,
    pub foot: Rect,
}

/// The areas below the first row; none if the window is too small.
pub fn places(painter: &Painter<'_>, area: Rect, board: &Board) -> Option<Places> {
    let (rules, cards) = (board.rules(), board.layout().len());
    let (width, height) = Grid::needs(rules, cards);
    let beside = area.width >= width + PANEL;
    let strip = u16::from(!beside);
    let chain = if beside || board.layout().last().is_empty() { 0 } else { CHAIN };
    if area.width < width || area.height < 1 + strip + height + chain + foot_rows(rules) {
        return None;
    }
    let body = below(area, 1 + strip);
    let mut grid = Grid::new(body, rules, cards, if beside { PANEL + 3 } else { 0 });
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
    let under = below(body, grid.area.height);
    let foot = below(under, chain);
    Some(Places { grid, panel, strip: row(area, 1), chain: Rect { height: chain, ..under }, foot })
}

pub fn draw(painter: &mut Painter<'_>, area: Rect, view: &TableView<'_>) {
    let Some(places) = places(painter, area, view.board) else {
        return draw_too_small(painter, area, view.board);
    };
    draw_header(painter, area, view);
    cards(painter, &places.grid, view.board, chosen(view));
    match places.panel {
        Some(panel) => panel::draw(painter, panel, view),
        None => {
            panel::strip(painter, places.strip, view);
            chain(painter, places.chain, view.board, chosen(view));
        }
    }
    foot::draw(painter, places.foot, view, places.panel.is_none());
}

/// The cards that are marked: those of a claim that the others check, or those that the player has selected.
pub fn chosen<'a>(view: &TableView<'a>) -> &'a [Card] {
    match view.session.checked_cards() {
        Some(cards) => cards,
        None => view.session.selection(),
    }
}

/// Draws the cards, and lets them be clicked.
pub fn cards(painter: &mut Painter<'_>, grid: &Grid, board: &Board, chosen: &[Card]) {
    let layout = usize::from(board.rules().layout);
    for (number, &card) in board.layout().cards().iter().enumerate() {
        let key = painter.options.keys.letter(Grid::place(layout, number));
        let face = Face { card, rules: board.rules(), key, chosen: chosen.contains(&card) };
        painter.face(grid.rect(number), &face);
        painter.hits.push((grid.rect(number), Hit::Card(card)));
    }
}

/// Draws the last find of a chain with the letters of its cards, and lets them be clicked; returns the area below.
pub fn chain(painter: &mut Painter<'_>, area: Rect, board: &Board, chosen: &[Card]) -> Rect {
    let in_a_row = usize::from(area.width / small_width(1)).max(1);
    let mut rest = area;
    for (row_number, cards) in board.layout().last().chunks(in_a_row).enumerate() {
        for (number, &card) in cards.iter().enumerate() {
            let place = Rect { x: area.x + small_width(number), width: small_width(1) - 1, ..rest };
            let letter = painter.options.keys.letter_beside(row_number * in_a_row + number);
            let is_chosen = chosen.contains(&card);
            let (mark, style) = if is_chosen { ("*", ACTION) } else { ("", STRONG) };
            let key = format!(" {}{mark} ", letter.map_or(String::new(), String::from));
            painter.centred(row(place, 0), &key, style);
            if rest.height >= CHAIN {
                painter.small(place.x, rest.y + 1, &[card], board.rules());
            }
            let hit = Rect { height: rest.height.min(CHAIN), ..place };
            painter.hits.push((hit, Hit::Card(card)));
        }
        rest = below(rest, CHAIN);
    }
    rest
}

/// Asks for a larger window.
pub fn draw_too_small(painter: &mut Painter<'_>, area: Rect, board: &Board) {
    let words = painter.options.words;
    let cards = board.layout().len();
    let size = match Grid::needs(board.rules(), cards).0 {
        _ if cards <= 12 => "80×24",
        ..=100 => "100×30",
        _ => "112×30",
    };
    let window = format!("{}×{}", area.width, area.height);
    let sentence = words.text(msg::ScreenSmall { window: &window, cards: cards as f64, size });
    let area = middle(area, (area.width.saturating_sub(2).min(40), area.height.min(5)));
    let rest = painter.paragraph(area, &sentence, STRONG);
    painter.paragraph(below(rest, 1), &words.text(msg::ScreenSmallPlain), Style::new());
}
