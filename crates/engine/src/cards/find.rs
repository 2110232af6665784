//! Finding Sets among the 81 cards, which is done by the million. Other cards and targets have the `finder`.
//!
//! A Set is decided by any two of its cards, so a layout of n cards has n(n−1)/2 candidates, not
//! n(n−1)(n−2)/6: look at each pair, ask the table for the third card, and ask whether it lies further
//! along in the layout. "Further along" makes every Set appear exactly once, in layout order. Where each card lies
//! is kept as one byte per card; a 128-bit mask would need a shift for every question, which costs twice as much.

use crate::cards::card::{CARDS, Card};

/// Three cards, in the order in which they lie in the layout.
pub type Triple = [Card; 3];

/// Whether three cards form a Set: different cards, each feature all the same or all different.
pub fn is_set([a, b, c]: Triple) -> bool {
    a != b && a.third(b) == c
}

/// Where each card of a layout lies, counted from 1; 0 stands for "not here". With 256 entries a byte is always in bounds.
struct Places([u8; 256]);

impl Places {
    #[inline]
    fn new(layout: &[Card]) -> Places {
        let mut places = [0; 256];
        for (place, card) in layout.iter().enumerate() {
            places[card.index() as usize] = place as u8 + 1;
        }
        Places(places)
    }

    /// Whether the card with this face lies behind the place `j`, counted from 0.
    #[inline]
    fn is_behind(&self, face: u8, j: usize) -> bool {
        self.0[face as usize] as usize > j + 1
    }
}

/// Shows every Set of the layout to `visit`, in layout order, without allocating.
///
/// Cards must be distinct; of a card that occurs twice only the last place counts.
#[inline]
pub fn each_set(layout: &[Card], mut visit: impl FnMut(Triple)) {
    if let Ok(twelve) = layout.try_into() {
        return each_set_of_twelve(twelve, visit);
    }
    let layout = &layout[..layout.len().min(CARDS)];
    let places = Places::new(layout);
    for (i, &a) in layout.iter().enumerate() {
        let thirds = a.thirds();
        for (j, &b) in layout.iter().enumerate().skip(i + 1) {
            if places.is_behind(thirds[b.index() as usize], j) {
                visit([a, b, a.third(b)]);
            }
        }
    }
}

/// The pairs (i, j) of eleven places in order: the last of twelve cards is only ever the third of a Set.
const PAIRS: [(u8, u8); 55] = {
    let mut pairs = [(0, 0); 55];
    let (mut pair, mut i, mut j) = (0, 0, 1);
    while pair < pairs.len() {
        pairs[pair] = (i, j);
        (i, j) = if j < 10 { (i, j + 1) } else { (i + 1, i + 2) };
        pair += 1;
    }
    pairs
};

/// The usual layout, twice as fast: which pairs hit cannot be predicted, so all 55 are tested without a single branch, one bit
/// each, and only then the hits are gone through.
#[inline]
fn each_set_of_twelve(layout: &[Card; 12], mut visit: impl FnMut(Triple)) {
    let places = Places::new(layout);
    let mut hits = 0u64;
    let mut pair = 0;
    for i in 0..10 {
        let thirds = layout[i].thirds();
        for j in i + 1..11 {
            let c = thirds[layout[j].index() as usize];
            hits |= u64::from(places.is_behind(c, j)) << pair;
            pair += 1;
        }
    }
    while hits != 0 {
        let (i, j) = PAIRS[hits.trailing_zeros() as usize];
        let [a, b] = [i, j].map(|place| layout[place as usize]);
        visit([a, b, a.third(b)]);
        hits &= hits - 1;
    }
}

/// All Sets of a layout, in layout order.
///
/// ```
/// use engine::{Card, all_sets};
///
/// let layout: Vec<Card> = "1srd 2srd 3srd 1tgo".split(' ').map(|card| card.parse().unwrap()).collect();
/// assert_eq!(all_sets(&layout), [[layout[0], layout[1], layout[2]]]);
/// ```
pub fn all_sets(layout: &[Card]) -> Vec<Triple> {
    let mut sets = Vec::new();
    each_set(layout, |set| sets.push(set));
    sets
}

pub fn first_set(layout: &[Card]) -> Option<Triple> {
    let layout = &layout[..layout.len().min(CARDS)];
    let places = Places::new(layout);
    layout.iter().enumerate().find_map(|(i, &a)| {
        let (thirds, mut seconds) = (a.thirds(), layout.iter().enumerate().skip(i + 1));
        let (_, &b) = seconds.find(|&(j, &b)| places.is_behind(thirds[b.index() as usize], j))?;
        Some([a, b, a.third(b)])
    })
}

pub fn has_set(layout: &[Card]) -> bool {
    first_set(layout).is_some()
}

pub fn count_sets(layout: &[Card]) -> usize {
    let mut count = 0;
    each_set(layout, |_| count += 1);
    count
}
