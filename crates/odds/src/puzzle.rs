//! Puzzles: layouts with a known number of Sets, every such layout with the same chance.
//!
//! All layouts of a class are images of one member, and a uniformly random symmetry takes the member to each of them equally often. So a class
//! drawn by its size and then a random symmetry give every layout the same chance, and nothing is ever drawn in vain. The
//! cards are then put in random order, since the member's own order would give its Sets away.

use std::sync::LazyLock;

use engine::{Card, Date, Value};

use crate::affine::AffineMap;
use crate::classes::{Classes, NINE, TWELVE};
use crate::random::Random;
use crate::space::Space;

pub const SETS_IN_TWELVE: usize = 6;
pub const SETS_IN_NINE: usize = 4;

static TWELVE_CLASSES: LazyLock<Classes<12>> = LazyLock::new(|| Classes::read(Space::Full, TWELVE));
static NINE_CLASSES: LazyLock<Classes<9>> = LazyLock::new(|| Classes::read(Space::Quick, NINE));

/// All cards by their indices, so that drawing one needs no check.
static CARDS: [Card; 128] = cards();

const fn cards() -> [Card; 128] {
    let Some(first) = Card::new(0) else { panic!("there is a first card") };
    let mut cards = [first; 128];
    let mut index = 0;
    while let Some(card) = Card::new(index) {
        cards[index as usize] = card;
        index += 1;
    }
    cards
}

/// Twelve cards with exactly six Sets, uniformly random among all such layouts.
///
/// ```
/// use odds::{Random, twelve_puzzle};
///
/// let cards = twelve_puzzle(&mut Random::new(1));
/// assert_eq!(engine::count_sets(&cards), 6);
/// ```
pub fn twelve_puzzle(random: &mut Random) -> [Card; 12] {
    draw(Space::Full, &TWELVE_CLASSES, random, |point| CARDS[point as usize & 127])
}

/// Nine cards that all show the value `kept`, with exactly four Sets, uniformly random among all such layouts.
///
/// ```
/// use engine::Value;
/// use odds::{Random, nine_puzzle};
///
/// let kept: Value = "solid".parse().unwrap();
/// let cards = nine_puzzle(kept, &mut Random::new(1));
/// assert!(cards.iter().all(|card| card.value(kept.feature()) == kept));
/// assert_eq!(engine::count_sets(&cards), 4);
/// ```
pub fn nine_puzzle(kept: Value, random: &mut Random) -> [Card; 9] {
    draw(Space::Quick, &NINE_CLASSES, random, |point| CARDS[with_value(point, kept) as usize & 127])
}

/// The puzzle of twelve cards for a day, the same on every machine; `docs/daily-puzzle.md` specifies it.
///
/// ```
/// use odds::{Date, daily_puzzle};
///
/// let cards = daily_puzzle("2026-11-16".parse::<Date>()?);
/// assert_eq!(engine::count_sets(&cards), 6);
/// # Ok::<(), odds::DateError>(())
/// ```
pub fn daily_puzzle(date: Date) -> [Card; 12] {
    twelve_puzzle(&mut Random::new(date.number()))
}

/// The puzzle of nine cards for a day and a value that all cards show.
pub fn daily_nine_puzzle(date: Date, kept: Value) -> [Card; 9] {
    let which = 10 * (kept.feature() as u64 + 1) + u64::from(kept.digit());
    nine_puzzle(kept, &mut Random::new(100 * date.number() + which))
}

/// A random layout in random order.
///
/// The member is put in order before it is mapped, which gives the same cards as the order of the specification, in one pass.
#[inline(always)]
fn draw<const CARDS: usize>(
    space: Space,
    classes: &Classes<CARDS>,
    random: &mut Random,
    card: impl Fn(u8) -> Card,
) -> [Card; CARDS] {
    let mut points = *classes.member(random.below(classes.layouts()));
    let map = AffineMap::draw(space, &mut random.luck());
    let mut order = random.luck();
    for last in (1..CARDS).rev() {
        points.swap(last, order.below(last as u64 + 1) as usize);
    }
    points.map(|point| card(map.apply(point)))
}

/// The index of the card that shows `kept` and has a point's three digits in the other features, in their order.
fn with_value(point: u8, kept: Value) -> u8 {
    // Features are ordered from the heaviest digit to the lightest: 27, 9, 3, 1.
    let weight = 27 / 3u8.pow(kept.feature() as u32);
    let (before, after) = (point / weight, point % weight);
    3 * weight * before + weight * kept.digit() + after
}
