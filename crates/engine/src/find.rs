//! Finding Sets among cards.
//!
//! A Set is decided by any two of its cards, so a layout of n cards has n(n−1)/2 candidates, not
//! n(n−1)(n−2)/6: look at each pair, ask the table for the third card, and ask whether it lies further
//! along in the layout. "Further along" makes every Set appear exactly once, in layout order. Where each card lies
//! is kept as one byte per card; a 128-bit mask would need a shift for every question, which costs twice as much.

use std::ops::ControlFlow;

use crate::card::{CARDS, Card};

/// Three different cards that form a Set, in the order in which they lie in the layout.
pub type Triple = [Card; 3];

/// Whether three cards form a Set: different cards, each feature all the same or all different.
pub fn is_set([a, b, c]: Triple) -> bool {
    a != b && a.third(b) == c
}

/// Shows every Set of the layout to `visit`, in layout order, until it breaks off.
///
/// Cards must be distinct; of a card that occurs twice only the last place counts.
#[inline]
pub fn visit_sets<B>(layout: &[Card], mut visit: impl FnMut(Triple) -> ControlFlow<B>) -> ControlFlow<B> {
    // 0 stands for "not in the layout", so places count from 1. Rows of 128 keep the index in bounds for free.
    let mut place_of = [0u8; 128];
    for (place, card) in layout.iter().enumerate().take(CARDS) {
        place_of[card.index() as usize & 127] = place as u8 + 1;
    }
    for (i, &a) in layout.iter().enumerate() {
        for (j, &b) in layout.iter().enumerate().skip(i + 1) {
            let c = a.third(b);
            if place_of[c.index() as usize & 127] as usize > j + 1 {
                visit([a, b, c])?;
            }
        }
    }
    ControlFlow::Continue(())
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

/// Shows every Set of the layout to `visit`, in layout order, without allocating.
#[inline]
pub fn each_set(layout: &[Card], mut visit: impl FnMut(Triple)) {
    let _: ControlFlow<()> = visit_sets(layout, |set| {
        visit(set);
        ControlFlow::Continue(())
    });
}

/// The first Set in layout order.
pub fn first_set(layout: &[Card]) -> Option<Triple> {
    visit_sets(layout, ControlFlow::Break).break_value()
}

/// Whether there is a Set among the cards.
pub fn has_set(layout: &[Card]) -> bool {
    first_set(layout).is_some()
}

/// How many Sets there are among the cards.
pub fn count_sets(layout: &[Card]) -> usize {
    let mut count = 0;
    each_set(layout, |_| count += 1);
    count
}
