//! Where cards lie on the screen.

use engine::RuleSheet;
use ratatui::layout::Rect;

/// The rows of a board.
pub const ROWS: usize = 3;

/// The least and the usual width of a drawn card of up to three symbols, and of one of up to four.
const WIDTHS: [(u16, u16); 2] = [(14, 16), (15, 18)];
const HEIGHT: u16 = 6;

/// The least and the usual width of a card by these rules.
fn widths(rules: &RuleSheet) -> (u16, u16) {
    WIDTHS[usize::from(rules.values > 3)]
}

/// A layout's size in whole rows: where it does not fill them, the first cards that come fill them.
fn in_rows(layout: usize) -> usize {
    layout.max(1).next_multiple_of(ROWS)
}

/// Where the cards of a layout lie.
///
/// The layout fills its rows; further cards are added as columns, so that none of the others moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    pub area: Rect,
    /// The size of the layout before it is widened.
    layout: usize,
    card: u16,
}

impl Grid {
    /// The columns that so many cards take.
    pub fn columns(layout: usize, cards: usize) -> usize {
        (in_rows(layout) / ROWS) + cards.saturating_sub(in_rows(layout)).div_ceil(ROWS)
    }

    /// The least width and the height of a board.
    pub fn needs(rules: &RuleSheet, cards: usize) -> (u16, u16) {
        let columns = Grid::columns(rules.layout.into(), cards) as u16;
        (columns * widths(rules).0, ROWS as u16 * HEIGHT)
    }

    /// The widest board that fits beside `panel` columns; it starts at the area's left upper corner.
    pub fn new(area: Rect, rules: &RuleSheet, cards: usize, panel: u16) -> Grid {
        let layout = usize::from(rules.layout);
        let columns = Grid::columns(layout, cards) as u16;
        let (narrow, wide) = widths(rules);
        let card = if columns * wide + panel <= area.width { wide } else { narrow };
        let area = Rect { width: columns * card, height: ROWS as u16 * HEIGHT, ..area }.intersection(area);
        Grid { area, layout, card }
    }

    /// Row and column of the card with this number, counted from 0.
    pub fn place(layout: usize, card: usize) -> (usize, usize) {
        let layout = in_rows(layout);
        let columns = layout / ROWS;
        if card < layout {
            (card / columns, card % columns)
        } else {
            ((card - layout) % ROWS, columns + (card - layout) / ROWS)
        }
    }

    /// The number of the card at a row and column, whether it lies there or not.
    pub fn card(layout: usize, (row, column): (usize, usize)) -> usize {
        let layout = in_rows(layout);
        let columns = layout / ROWS;
        if column < columns { row * columns + column } else { layout + (column - columns) * ROWS + row }
    }

    pub fn rect(&self, card: usize) -> Rect {
        let (row, column) = Grid::place(self.layout, card);
        let (x, y) = (self.area.x + column as u16 * self.card, self.area.y + row as u16 * HEIGHT);
        Rect { x, y, width: self.card, height: HEIGHT }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Edition, Variant};

    use super::*;

    #[test]
    fn no_card_moves_when_the_layout_is_widened() {
        assert_eq!(Grid::place(12, 5), (1, 1));
        assert_eq!(Grid::place(12, 12), (0, 4));
        assert_eq!(Grid::place(12, 20), (2, 6));
        assert_eq!(Grid::place(9, 8), (2, 2));
        for layout in [9, 10, 11, 12, 15, 16, 18, 21, 24] {
            for card in 0..24 {
                assert_eq!(Grid::card(layout, Grid::place(layout, card)), card);
            }
        }
    }

    #[test]
    fn twenty_one_cards_fit_one_hundred_columns() {
        let rules = RuleSheet::of(Edition::English, Variant::Full);
        assert_eq!(Grid::needs(&rules, 21), (98, 18));
        let grid = Grid::new(Rect::new(0, 2, 100, 28), &rules, 21, 0);
        assert!((0..21).all(|card| grid.area.union(grid.rect(card)) == grid.area));
    }

    #[test]
    fn the_first_cards_that_come_fill_the_last_row() {
        assert_eq!(Grid::place(16, 15), (2, 3));
        assert_eq!(Grid::place(16, 16), (2, 4));
        assert_eq!(Grid::place(16, 18), (0, 6));
        assert_eq!(Grid::columns(10, 10), Grid::columns(10, 12));
    }
}
