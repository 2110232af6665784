//! Results of the exact counts as constants, for clients that do not count again; a test compares them.
//!
//! Counting takes a tenth of a second and half of the code of this crate, which the page then need not load.

use crate::{Fraction, Space};

/// Layouts of 0, 1, 2 … of the 81 cards without a Set; larger ones always have one.
const SET_FREE_FULL: [u64; 21] = line(0);

/// The same of a quick start's 27 cards.
const SET_FREE_QUICK: [u64; 10] = line(1);

/// The numbers of a line of `data/counted.txt`, read while this is compiled.
const fn line<const N: usize>(mut skipped: usize) -> [u64; N] {
    let text = include_str!("../data/counted.txt").as_bytes();
    let (mut numbers, mut place, mut at) = ([0; N], 0, 0);
    while skipped > 0 || text[at] != b'\n' {
        match text[at] {
            b'\n' => skipped -= 1,
            _ if skipped > 0 => {}
            b' ' => place += 1,
            digit => numbers[place] = 10 * numbers[place] + (digit - b'0') as u64,
        }
        at += 1;
    }
    assert!(place + 1 == N, "as many numbers as the line has");
    numbers
}

/// A deck, a number of cards, and how many layouts of so many cards have 0, 1, 2 … Sets.
pub const SPREADS: [(Space, usize, &[u64]); 5] = [
    (Space::Full, 9, &line::<13>(2)),
    (Space::Full, 12, &line::<15>(3)),
    (Space::Full, 15, &line::<24>(4)),
    (Space::Quick, 9, &line::<13>(5)),
    (Space::Quick, 12, &line::<15>(6)),
];

/// The chance that so many random cards hold no Set.
pub fn no_set(space: Space, cards: usize) -> Fraction {
    let set_free = match space {
        Space::Full => SET_FREE_FULL.get(cards),
        Space::Quick => SET_FREE_QUICK.get(cards),
    };
    Fraction::new(set_free.copied().unwrap_or(0).into(), space.layouts(cards).max(1))
}

/// How many Sets so many random cards hold on average: each of the triples is one with the same chance.
pub fn mean(space: Space, cards: usize) -> Fraction {
    let cards = cards as u128;
    let triples = cards * cards.saturating_sub(1) * cards.saturating_sub(2) / 6;
    Fraction::new(triples, space.cards() as u128 - 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_are_those_that_are_counted() {
        for space in [Space::Full, Space::Quick] {
            for row in crate::table(space) {
                assert_eq!(no_set(space, row.cards), row.p_no_set(), "{space:?}, {} cards", row.cards);
            }
        }
    }

    #[test]
    fn so_are_the_numbers_of_sets() {
        for (space, cards, counts) in SPREADS {
            let sum: u128 = counts.iter().map(|&layouts| u128::from(layouts)).sum();
            assert_eq!(sum, space.layouts(cards));
            let sets = counts.iter().enumerate().map(|(sets, &layouts)| sets as u128 * u128::from(layouts));
            assert_eq!(Fraction::new(sets.sum(), sum), mean(space, cards));
            // Fifteen of 81 take too long here; tests/exact.rs counts them.
            if cards < 15 {
                let counted = crate::by_sets(space, cards).unwrap();
                let counts: Vec<u128> = counts.iter().map(|&layouts| layouts.into()).collect();
                assert_eq!(counted.counts, counts);
            }
        }
    }
}
