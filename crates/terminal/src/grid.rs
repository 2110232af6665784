//! Where cards lie on the screen.

use ratatui::layout::Rect;

/// The most columns of a board.
pub const COLUMNS: usize = 7;
pub const ROWS: usize = 3;

/// The least width and the height of a drawn card.
const NARROW: u16 = 14;
const WIDE: u16 = 16;
const HEIGHT: u16 = 6;

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
        (layout.max(ROWS) / ROWS) + cards.saturating_sub(layout).div_ceil(ROWS)
    }

    /// The least width and the height of a board.
    pub fn needs(layout: usize, cards: usize) -> (u16, u16) {
        (Grid::columns(layout, cards) as u16 * NARROW, ROWS as u16 * HEIGHT)
    }

    /// The widest board that fits beside `panel` columns; it starts at the area's left upper corner.
    pub fn new(area: Rect, layout: usize, cards: usize, panel: u16) -> Grid {
        let columns = Grid::columns(layout, cards) as u16;
        let card = if columns * WIDE + panel <= area.width { WIDE } else { NARROW };
        let area = Rect { width: columns * card, height: ROWS as u16 * HEIGHT, ..area }.intersection(area);
        Grid { area, layout, card }
    }

    /// Row and column of the card with this number, counted from 0.
    pub fn place(layout: usize, card: usize) -> (usize, usize) {
        let columns = layout.max(ROWS) / ROWS;
        if card < layout {
            (card / columns, card % columns)
        } else {
            ((card - layout) % ROWS, columns + (card - layout) / ROWS)
        }
    }

    /// The number of the card at a row and column, whether it lies there or not.
    pub fn card(layout: usize, (row, column): (usize, usize)) -> usize {
        let columns = layout.max(ROWS) / ROWS;
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
    use super::*;

    #[test]
    fn no_card_moves_when_the_layout_is_widened() {
        assert_eq!(Grid::place(12, 5), (1, 1));
        assert_eq!(Grid::place(12, 12), (0, 4));
        assert_eq!(Grid::place(12, 20), (2, 6));
        assert_eq!(Grid::place(9, 8), (2, 2));
        for layout in [9, 12, 15, 18] {
            for card in 0..21 {
                assert_eq!(Grid::card(layout, Grid::place(layout, card)), card);
            }
        }
    }

    #[test]
    fn twenty_one_cards_fit_one_hundred_columns() {
        assert_eq!(Grid::needs(12, 21), (98, 18));
        let grid = Grid::new(Rect::new(0, 2, 100, 28), 12, 21, 0);
        assert!((0..21).all(|card| grid.area.union(grid.rect(card)) == grid.area));
    }
}
