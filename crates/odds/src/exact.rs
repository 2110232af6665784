//! How many layouts have no Set, exactly, for every number of cards.

use crate::by_sets::CardsError;
use crate::deck::Deck;
use crate::fraction::Fraction;
use crate::orbits::{Family, Level};

/// What is known about layouts of one size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The deck that the layouts are taken from.
    pub deck: Deck,
    /// The number of cards in a layout.
    pub cards: usize,
    /// The number of layouts.
    pub layouts: u128,
    /// The number of layouts without a Set.
    pub set_free: u128,
    /// The number of classes of Set-free layouts up to the symmetries of the space.
    pub classes: usize,
}

impl Row {
    /// The chance that a random layout has no Set.
    pub fn p_no_set(&self) -> Fraction {
        Fraction::new(self.set_free, self.layouts)
    }

    fn new(deck: Deck, cards: usize, level: Option<&Level>) -> Row {
        Row {
            deck,
            cards,
            layouts: deck.layouts(cards),
            set_free: level.map_or(0, Level::layouts),
            classes: level.map_or(0, |level| level.orbits.len()),
        }
    }
}

/// The rows for every number of cards, from none to the whole deck.
///
/// ```
/// use odds::{Deck, table};
///
/// let rows = table(Deck::Quick);
/// assert_eq!((rows[9].set_free, rows[9].classes), (2106, 1));
/// assert_eq!(rows[10].set_free, 0);
/// ```
pub fn table(deck: Deck) -> Vec<Row> {
    let mut level = Level::empty(deck, Family::SetFree);
    let mut rows = vec![Row::new(deck, 0, Some(&level))];
    for cards in 1..=deck.largest_set_free() {
        level = level.next();
        rows.push(Row::new(deck, cards, Some(&level)));
    }
    // One level more would be empty; that the largest size is what it is said to be is a test's business.
    rows.extend((deck.largest_set_free() + 1..=deck.cards()).map(|cards| Row::new(deck, cards, None)));
    rows
}

/// The row for one number of cards.
pub fn row(deck: Deck, cards: usize) -> Result<Row, CardsError> {
    match cards {
        _ if cards > deck.cards() => Err(CardsError { deck, cards, most: deck.cards() }),
        _ if cards > deck.largest_set_free() => Ok(Row::new(deck, cards, None)),
        _ => Ok(Row::new(deck, cards, Some(&Level::of(deck, Family::SetFree, cards)))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_set_free_layout_is_larger_than_the_largest() {
        for deck in [Deck::Full, Deck::Quick] {
            let largest = Level::of(deck, Family::SetFree, deck.largest_set_free());
            assert_eq!(largest.orbits.len(), 1);
            assert!(largest.next().orbits.is_empty());
        }
    }
}
