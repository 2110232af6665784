//! Finding Sets among the 81 cards, which is done by the million. Other cards and targets have the `finder`.
//!
//! A Set is decided by any two of its cards, so a layout of n cards has n(n−1)/2 candidates, not
//! n(n−1)(n−2)/6: look at each pair, ask the table for the third card, and ask whether it lies further
//! along in the layout. "Further along" makes every Set appear exactly once, in layout order. Where each card lies
//! is kept as one byte per card; a 128-bit mask would need a shift for every question, which costs twice as much.

use smallvec::SmallVec;

use crate::cards::card::{CARDS, Card};

/// Three cards, in the order in which they lie in the layout.
pub type Triple = [Card; 3];

/// Sets in layout order. Twelve cards hold at most 14, so the usual layouts need no memory of their own.
pub type SetList = SmallVec<[Triple; 14]>;

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
    if let Some(twelve) = as_twelve(layout) {
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

/// The usual layout, twelve of the 81 cards, which has a faster route. Not in a browser, where its table takes longer to load than
/// it saves.
#[inline]
fn as_twelve(layout: &[Card]) -> Option<&[Card; 12]> {
    if cfg!(target_arch = "wasm32") {
        return None;
    }
    let twelve: &[Card; 12] = layout.try_into().ok()?;
    let highest = twelve.iter().fold(0, |highest, card| card.index().max(highest));
    ((highest as usize) < CARDS).then_some(twelve)
}

/// The pairs (i, j) of eleven places in order: the last of twelve cards is only ever the third of a Set. The rest is padding, so
/// that a number below 64 is in bounds.
const PAIRS: [(u8, u8); 64] = {
    let mut pairs = [(0, 0); 64];
    let (mut pair, mut i, mut j) = (0, 0, 1);
    while pair < 55 {
        pairs[pair] = (i, j);
        (i, j) = if j < 10 { (i, j + 1) } else { (i + 1, i + 2) };
        pair += 1;
    }
    pairs
};

/// How many pairs of places lie within the halves of a layout of twelve: fifteen in each.
const WITHIN_HALVES: usize = 30;

/// By a pair within a half, sixteen entries for each, and by the place of its third card counted from 1: one bit, the number in
/// [`PAIRS`] of the first two places of the Set. No bit if the third card lies nowhere. Padded, so that a byte past the last pair is in bounds.
static SET_OF: [u64; 16 * WITHIN_HALVES + 256] = {
    let mut set_of = [0; 16 * WITHIN_HALVES + 256];
    let (mut entry, mut half) = (0, 0);
    while half < 12 {
        let mut i = half;
        while i < half + 5 {
            let mut j = i + 1;
            while j < half + 6 {
                let mut k = 0;
                while k < 12 {
                    if k != i && k != j {
                        set_of[entry + k + 1] = 1 << number_of_pair(i, j, k);
                    }
                    k += 1;
                }
                entry += 16;
                j += 1;
            }
            i += 1;
        }
        half += 6;
    }
    set_of
};

/// The number in [`PAIRS`] of the first two of three places, of which `i` lies before `j`.
const fn number_of_pair(i: usize, j: usize, k: usize) -> usize {
    let (first, second) = if k < i { (k, i) } else { (i, if k < j { k } else { j }) };
    let mut number = 0;
    while PAIRS[number].0 as usize != first || PAIRS[number].1 as usize != second {
        number += 1;
    }
    number
}

/// The usual layout. Of any three places two lie in the same half, so 30 pairs show every Set, some of them three times.
/// Which pairs do cannot be predicted, so there is no branch: each pair adds the bit of its Set, and the bits are in layout order.
#[inline]
fn sets_of_twelve(layout: &[Card; 12]) -> u64 {
    let places = Places::new(layout);
    let (mut sets, mut entry) = (0, 0);
    for half in layout.as_chunks::<6>().0 {
        for i in 0..5 {
            let thirds = half[i].thirds_of_81();
            for b in &half[i + 1..] {
                let place = places.0[thirds[b.index() as usize] as usize];
                sets |= SET_OF[entry + place as usize];
                entry += 16;
            }
        }
    }
    sets
}

#[inline]
fn each_set_of_twelve(layout: &[Card; 12], mut visit: impl FnMut(Triple)) {
    let mut sets = sets_of_twelve(layout);
    while sets != 0 {
        let (i, j) = PAIRS[sets.trailing_zeros() as usize];
        let [a, b] = [i, j].map(|place| layout[place as usize]);
        visit([a, b, a.third(b)]);
        sets &= sets - 1;
    }
}

/// Whether a layout of twelve has a Set: the same pairs, and only whether the third card is there. One half shows a Set in six of
/// seven layouts, which is then the answer.
#[inline]
fn is_set_in_twelve(layout: &[Card; 12]) -> bool {
    let mut present = [0u8; 256];
    for card in layout {
        present[card.index() as usize] = 1;
    }
    layout.as_chunks::<6>().0.iter().any(|half| {
        let mut found = 0;
        for i in 0..5 {
            let thirds = half[i].thirds_of_81();
            for b in &half[i + 1..] {
                found |= present[thirds[b.index() as usize] as usize];
            }
        }
        found != 0
    })
}

/// All Sets of a layout, in layout order.
///
/// ```
/// use engine::{Card, all_sets};
///
/// let layout: Vec<Card> = "1srd 2srd 3srd 1tgo".split(' ').map(|card| card.parse().unwrap()).collect();
/// assert_eq!(all_sets(&layout)[..], [[layout[0], layout[1], layout[2]]]);
/// ```
pub fn all_sets(layout: &[Card]) -> SetList {
    let mut sets = SetList::new();
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

/// Whether there is a Set among these cards, which must be distinct.
pub fn has_set(layout: &[Card]) -> bool {
    if let Some(twelve) = as_twelve(layout) {
        return is_set_in_twelve(twelve);
    }
    first_set(layout).is_some()
}

pub fn count_sets(layout: &[Card]) -> usize {
    if let Some(twelve) = as_twelve(layout) {
        return sets_of_twelve(twelve).count_ones() as usize;
    }
    let mut count = 0;
    each_set(layout, |_| count += 1);
    count
}
