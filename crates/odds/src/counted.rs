//! Results of the exact counts as constants, for clients that do not count again; a test compares them.
//!
//! Counting takes a tenth of a second and half of the code of this crate, which the page then need not load.

use crate::{Fraction, Space};

/// Layouts of 0, 1, 2 … of the 81 cards without a Set; larger ones always have one.
const SET_FREE_FULL: [u64; 21] = [
    1,
    81,
    3240,
    84_240,
    1_579_500,
    22_441_536,
    247_615_056,
    2_144_076_480,
    14_587_567_020,
    77_541_824_880,
    318_294_370_368,
    991_227_481_920,
    2_284_535_476_080,
    3_764_369_026_080,
    4_217_827_554_720,
    2_970_003_246_912,
    1_141_342_138_404,
    176_310_866_160,
    6_482_268_000,
    13_646_880,
    682_344,
];

/// The same of a quick start's 27 cards.
const SET_FREE_QUICK: [u64; 10] = [1, 27, 351, 2808, 14_742, 50_544, 107_406, 126_360, 63_180, 2106];

/// Layouts with 0, 1, 2 … Sets.
const NINE: &[u64] = &[
    77_541_824_880,
    108_956_689_920,
    56_941_354_080,
    15_417_548_640,
    1_857_807_900,
    160_729_920,
    11_119_680,
    0,
    758_160,
    0,
    0,
    0,
    1170,
];
const TWELVE: &[u64] = &[
    2_284_535_476_080,
    10_266_579_666_720,
    18_459_179_294_400,
    19_278_240_770_880,
    12_746_054_337_120,
    5_650_817_178_240,
    1_649_199_670_560,
    330_527_433_600,
    48_500_063_820,
    8_323_838_640,
    2_091_005_280,
    160_729_920,
    86_346_000,
    21_340_800,
    3_032_640,
];
const FIFTEEN: &[u64] = &[
    2_970_003_246_912,
    41_612_353_080_480,
    212_835_189_284_640,
    615_868_287_072_480,
    1_186_866_042_111_360,
    1_641_821_556_508_848,
    1_699_443_704_050_560,
    1_343_273_889_072_960,
    820_525_451_597_280,
    386_709_536_940_480,
    139_910_103_706_464,
    39_479_993_963_280,
    9_756_218_197_440,
    2_214_242_438_400,
    538_540_367_040,
    135_411_537_456,
    47_638_225_440,
    10_193_840_280,
    2_598_972_480,
    751_336_560,
    236_545_920,
    97_044_480,
    8_087_040,
    589_680,
];
const QUICK_NINE: &[u64] =
    &[2106, 227_448, 812_916, 1_550_952, 1_337_310, 657_072, 92_664, 0, 6318, 0, 0, 0, 39];
const QUICK_TWELVE: &[u64] = &[
    0, 0, 0, 0, 4914, 67_392, 808_704, 1_971_216, 4_441_554, 4_599_504, 3_778_164, 1_339_416, 346_788, 936,
    25_272,
];

/// A deck, a number of cards, and how many layouts of so many cards have 0, 1, 2 … Sets.
pub const SPREADS: [(Space, usize, &[u64]); 5] = [
    (Space::Full, 9, NINE),
    (Space::Full, 12, TWELVE),
    (Space::Full, 15, FIFTEEN),
    (Space::Quick, 9, QUICK_NINE),
    (Space::Quick, 12, QUICK_TWELVE),
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
