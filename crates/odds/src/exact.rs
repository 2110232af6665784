//! How many layouts have no Set, exactly, for every number of cards.

use crate::by_sets::CardsError;
use crate::fraction::Fraction;
use crate::orbits::{Family, Level};
use crate::space::Space;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub space: Space,
    pub cards: usize,
    pub layouts: u128,
    pub set_free: u128,
    /// The number of classes of Set-free layouts up to the symmetries of the space.
    pub classes: usize,
}

impl Row {
    pub fn p_no_set(&self) -> Fraction {
        Fraction::new(self.set_free, self.layouts)
    }

    fn new(space: Space, cards: usize, level: Option<&Level>) -> Row {
        Row {
            space,
            cards,
            layouts: space.layouts(cards),
            set_free: level.map_or(0, Level::layouts),
            classes: level.map_or(0, |level| level.orbits.len()),
        }
    }
}

/// The rows for every number of cards, from none to the whole deck.
///
/// ```
/// use odds::{Space, table};
///
/// let rows = table(Space::Quick);
/// assert_eq!((rows[9].set_free, rows[9].classes), (2106, 1));
/// assert_eq!(rows[10].set_free, 0);
/// ```
pub fn table(space: Space) -> Vec<Row> {
    let mut level = Level::empty(space, Family::SetFree);
    let mut rows = vec![Row::new(space, 0, Some(&level))];
    for cards in 1..=space.largest_set_free() {
        level = level.next();
        rows.push(Row::new(space, cards, Some(&level)));
    }
    // One level more would be empty; a test checks the largest size.
    rows.extend((space.largest_set_free() + 1..=space.cards()).map(|cards| Row::new(space, cards, None)));
    rows
}

/// The row for one number of cards.
///
/// ```
/// use odds::{Space, row};
///
/// let twelve = row(Space::Full, 12)?;
/// assert_eq!(twelve.layouts, 70_724_320_184_700);
/// assert!((twelve.p_no_set().to_f64() - 0.0323).abs() < 0.0001);
/// # Ok::<(), odds::CardsError>(())
/// ```
pub fn row(space: Space, cards: usize) -> Result<Row, CardsError> {
    match cards {
        _ if cards > space.cards() => Err(CardsError { space, cards, most: space.cards() }),
        _ if cards > space.largest_set_free() => Ok(Row::new(space, cards, None)),
        _ => Ok(Row::new(space, cards, Some(&Level::of(space, Family::SetFree, cards)))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_set_free_layout_is_larger_than_the_largest() {
        for space in [Space::Full, Space::Quick] {
            let largest = Level::of(space, Family::SetFree, space.largest_set_free());
            assert_eq!(largest.orbits.len(), 1);
            assert!(largest.next().orbits.is_empty());
        }
    }
}
