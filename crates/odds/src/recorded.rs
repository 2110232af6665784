//! Results of ten million simulated games as constants, for clients that show them before they simulate.
//!
//! `tercet simulate --games 10000000 --seed 1 --json` prints the same. A test plays a few games and compares.

use crate::Share;

pub const GAMES: u64 = 10_000_000;

/// Of a million boards of twelve cards, how many had no Set: with 69, 66, 63 … 3 cards in the deck.
pub const TWELVE: [u32; 23] = [
    32_315, 52_637, 61_933, 65_517, 66_821, 67_318, 67_572, 67_902, 68_133, 68_630, 68_900, 69_114, 69_407,
    69_450, 69_605, 69_738, 69_944, 70_078, 70_189, 70_064, 70_111, 70_292, 70_197,
];

/// The share of boards without a Set over a whole game, and its 99 % interval, in millionths.
pub struct BoardRate {
    pub cards: usize,
    pub rate: u32,
    pub interval: (u32, u32),
}

/// All boards of twelve and of fifteen cards, while there were cards to deal.
pub const BOARDS: [BoardRate; 2] = [
    BoardRate { cards: 12, rate: 66_341, interval: (66_286, 66_395) },
    BoardRate { cards: 15, rate: 11_277, interval: (11_201, 11_353) },
];

/// How many games left how many cards.
pub const LEFT: [(usize, u64); 6] =
    [(0, 122_290), (6, 4_684_451), (9, 4_448_251), (12, 737_274), (15, 7_730), (18, 4)];

/// How many solitaires were won by taking any Set with the same chance: about 31.4 %.
///
/// The exact chances are not known, since they depend on which Set is taken. Both numbers are those of
/// `tercet simulate --variant solitaire --seed 1`, this one with `--games 20000000`, the next with
/// `--games 2000000 --player look-ahead`; [`Share::interval`] gives their error. A test compares shorter ones with them.
pub const SOLITAIRE_ANY: Share = Share { part: 6_284_124, whole: 20_000_000 };

/// How many were won by looking ahead, as [`crate::Player::LookAhead`] does: about 53.4 %.
pub const SOLITAIRE_AHEAD: Share = Share { part: 1_068_791, whole: 2_000_000 };

pub fn boards(cards: usize) -> Option<&'static BoardRate> {
    BOARDS.iter().find(|boards| boards.cards == cards)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dealing, Simulation};
    use std::sync::atomic::AtomicBool;

    #[test]
    fn other_games_come_to_the_same() {
        let tally = Simulation::new(Dealing::FULL, 100_000, 2).run(&AtomicBool::new(false), |_| ());
        let near = |rate: f64, (low, high): (f64, f64)| {
            // Wider than 99 %, so that the test does not depend on the seed.
            let reach = high - low;
            low - reach <= rate && rate <= high + reach
        };
        for position in tally.positions().filter(|position| position.on_table == 12 && position.in_deck > 0) {
            let rate = f64::from(TWELVE[(69 - position.in_deck) / 3]) / 1e6;
            assert!(near(rate, position.no_set().interval()), "{position:?}");
        }
        for boards in &BOARDS {
            let cards = boards.cards;
            assert!(near(f64::from(boards.rate) / 1e6, tally.no_set_interval(cards)), "{cards}");
        }
        for (cards, share) in tally.left() {
            let (_, games) = LEFT.iter().find(|(left, _)| *left == cards).unwrap();
            assert!(near(*games as f64 / GAMES as f64, share.interval()), "{cards}");
        }
        assert_eq!(LEFT.iter().map(|(_, games)| games).sum::<u64>(), GAMES);
    }
}
