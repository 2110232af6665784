//! Where the cards lie on a screen.
//!
//! Cards come and go in threes, so a layout is laid in threes: as columns of three where the screen is wide, as rows of three
//! where it is tall. Three more cards are one more column or row, and nothing that lies there moves: which of the two it is
//! depends on the screen, not on how many cards lie there. Only where rows of three would be too low for a finger, on the
//! smallest phones with 24 cards, are there rows of four.

use crate::keys::key_in_rows;

/// Width over height of a card.
pub const RATIO: f64 = 1.4;

/// How many threes the choice between columns and rows is made for: between the fewest and the most in play.
const USUAL: usize = 5;

/// The least height of a card that a finger hits, in pixels.
const TOUCH: f64 = 44.0;

/// The space between cards, as a part of a card's width.
const GAP: f64 = 0.06;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrangement {
    pub columns: usize,
    pub rows: usize,
    /// Whether three cards that belong together lie one above the other.
    pub threes_are_columns: bool,
    /// A card's width in pixels.
    pub width: f64,
    /// The pixels between two cards.
    pub gap: f64,
}

impl Arrangement {
    /// The arrangement with the largest cards, for so many cards on so many pixels.
    pub fn best(cards: usize, screen: (f64, f64)) -> Arrangement {
        let wide = |threes| Arrangement::fitted(threes, 3, true, screen);
        let tall = |threes| Arrangement::fitted(3, threes, false, screen);
        let threes = cards.div_ceil(3).max(1);
        if wide(USUAL).width >= tall(USUAL).width {
            return wide(threes);
        }
        let (three, four) = (tall(threes), Arrangement::fitted(4, cards.div_ceil(4).max(1), false, screen));
        if three.height() < TOUCH && four.width > three.width { four } else { three }
    }

    /// Rows of three, whose size the style sheet decides.
    pub fn rows_of_three(cards: usize) -> Arrangement {
        let (columns, rows) = (3, cards.div_ceil(3));
        Arrangement { columns, rows, threes_are_columns: false, width: 1.0, gap: 0.0 }
    }

    fn fitted(
        columns: usize,
        rows: usize,
        threes_are_columns: bool,
        (width, height): (f64, f64),
    ) -> Arrangement {
        let across = columns as f64 + GAP * (columns - 1) as f64;
        let down = rows as f64 / RATIO + GAP * (rows - 1) as f64;
        let card = (width / across).min(height / down).max(1.0).floor();
        Arrangement { columns, rows, threes_are_columns, width: card, gap: (card * GAP).floor() }
    }

    pub fn height(&self) -> f64 {
        self.width / RATIO
    }

    pub fn place(&self, row: usize, column: usize) -> usize {
        if self.threes_are_columns { column * 3 + row } else { row * self.columns + column }
    }

    pub fn at(&self, place: usize) -> (usize, usize) {
        if self.threes_are_columns {
            (place % 3, place / 3)
        } else {
            (place / self.columns, place % self.columns)
        }
    }

    /// The number of the key that picks the card at a place: keys lie as the cards do.
    pub fn key(&self, place: usize) -> usize {
        if self.threes_are_columns || self.columns != 3 { place } else { key_in_rows(place) }
    }

    /// Where a card lies, in pixels from the first.
    pub fn pixels(&self, place: usize) -> (f64, f64) {
        let (row, column) = self.at(place);
        (column as f64 * (self.width + self.gap), row as f64 * (self.height() + self.gap))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Width and height of the place for the cards.
    const SCREENS: [(f64, f64); 8] = [
        (304.0, 344.0),
        (304.0, 400.0),
        (374.0, 620.0),
        (540.0, 190.0),
        (720.0, 640.0),
        (720.0, 800.0),
        (1200.0, 640.0),
        (3500.0, 1900.0),
    ];

    #[test]
    fn all_cards_fit_every_screen_and_can_be_touched() {
        for cards in [9, 10, 11, 12, 15, 16, 18, 21, 24] {
            for screen in SCREENS {
                let laid = Arrangement::best(cards, screen);
                let across = laid.columns as f64 * (laid.width + laid.gap) - laid.gap;
                let down = laid.rows as f64 * (laid.height() + laid.gap) - laid.gap;
                let case = format!("{cards} cards on {screen:?}: {laid:?}");
                assert!(across <= screen.0 && down <= screen.1 + 1.0, "{case}");
                assert!(laid.width >= TOUCH && laid.height() >= TOUCH, "{case}");
            }
        }
    }

    #[test]
    fn three_more_cards_move_no_other() {
        for screen in SCREENS {
            for cards in [3, 6, 9, 12, 15, 18] {
                let before = Arrangement::best(cards, screen);
                let after = Arrangement::best(cards + 3, screen);
                let stays = (0..cards).all(|place| before.at(place) == after.at(place));
                assert!(stays, "{cards} on {screen:?}");
            }
        }
    }

    #[test]
    fn places_and_positions_are_each_others_inverse() {
        for screen in SCREENS {
            let laid = Arrangement::best(15, screen);
            for place in 0..15 {
                let (row, column) = laid.at(place);
                assert_eq!(laid.place(row, column), place);
            }
        }
    }
}
