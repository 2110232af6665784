//! A board of up to twelve cards that knows its Sets without listing them.
//!
//! **Thirty pairs are enough.** Split the twelve places into two halves of six. Of any three places, two lie in the same half; so every Set
//! shows itself as a pair within a half whose third card is on the board. There are 15 such pairs in each half, and
//! both halves fit one vector of 32 lanes.
//!
//! **A random bit is a random Set.** A Set within one half owns three of these pairs, a Set across both halves just one. The two
//! kinds are told apart by which half the third card lies in. Counting every pair of the second kind three times makes each Set
//! own exactly three numbers; a uniformly random number belongs to a uniformly random Set. So no list is
//! needed, only the nth set bit.
//!
//! A place without a card would pretend to form pairs, so pairs are *live* only as long as both places have cards.

use crate::code::BLANK;
use crate::machine::{Lanes, Machine, Slots, Thirds};
use crate::spread::Spread;

/// The most cards a board holds.
pub(crate) const WIDEST: usize = 12;

/// The slot of each place: half the places lie in the slots 0 to 5, the others in the slots 8 to 13.
const fn slot(place: usize) -> usize {
    if place < WIDEST / 2 { place } else { place + 2 }
}

/// The pairs within both halves. Lanes 15 and 31 pair a slot with itself, and never live.
static LANES: Lanes = lanes();

const fn lanes() -> Lanes {
    let mut lanes = Lanes { left: [0; 32], right: [0; 32] };
    let mut lane = 0;
    let mut later = 1;
    while later < WIDEST / 2 {
        let mut earlier = 0;
        while earlier < later {
            lanes.left[lane] = earlier as u8;
            lanes.right[lane] = later as u8;
            lanes.left[lane + 16] = earlier as u8 + 8;
            lanes.right[lane + 16] = later as u8 + 8;
            lane += 1;
            earlier += 1;
        }
        later += 1;
    }
    lanes
}

/// The slots of each lane in one number, so that one load brings both: the left one and 256 times the right one.
static SLOTS: [u16; 32] = lane_slots();

const fn lane_slots() -> [u16; 32] {
    let mut slots = [0; 32];
    let mut lane = 0;
    while lane < 32 {
        slots[lane] = lanes().left[lane] as u16 | (lanes().right[lane] as u16) << 8;
        lane += 1;
    }
    slots
}

/// By a slot, the lanes that have nothing to do with it.
static WITHOUT: [u32; 16] = lanes_without();

const fn lanes_without() -> [u32; 16] {
    let mut without = [!(1 << 15 | 1 << 31); 16];
    let mut lane = 0;
    while lane < 32 {
        without[lanes().left[lane] as usize] &= !(1 << lane);
        without[lanes().right[lane] as usize] &= !(1 << lane);
        lane += 1;
    }
    without
}

/// By a number of cards, the lanes among the first so many places.
static LIVE: [u32; 16] = live_lanes();

const fn live_lanes() -> [u32; 16] {
    let mut live = [!(1 << 15 | 1 << 31); 16];
    let mut cards = 0;
    while cards < WIDEST {
        let mut place = cards;
        while place < WIDEST {
            live[cards] &= lanes_without()[slot(place)];
            place += 1;
        }
        cards += 1;
    }
    live
}

#[derive(Clone, Copy)]
pub(crate) struct RemovedSet {
    pub(crate) slots: [usize; 3],
    pub(crate) cards: [u8; 3],
}

#[derive(Clone)]
pub(crate) struct Board {
    pub(crate) slots: Slots,
    /// The third card of each pair.
    thirds: Thirds,
    /// The pairs of places that have cards.
    live: u32,
    /// The live pairs whose third card lies in the same half, and above them those where it lies in the other.
    hits: u64,
}

impl Board {
    pub(crate) const EMPTY: Board =
        Board { slots: Slots([BLANK; 16]), thirds: Thirds([BLANK; 32]), live: 0, hits: 0 };

    #[inline(always)]
    pub(crate) fn lay(&mut self, machine: impl Machine, codes: &[u8]) {
        *self = Board::EMPTY;
        let (first, second) = codes.split_at(codes.len().min(WIDEST / 2));
        for (half, codes) in [first, second].into_iter().enumerate() {
            for (slot, &code) in self.slots.0[8 * half..8 * half + 6].iter_mut().zip(codes) {
                *slot = code;
            }
        }
        self.live = LIVE[codes.len() & 15];
        self.look(machine);
    }

    /// Three times the number of Sets: how many numbers the Sets own together.
    #[inline(always)]
    pub(crate) fn numbers(&self) -> u32 {
        let across = (self.hits >> 32).count_ones();
        self.hits.count_ones().wrapping_add(across.wrapping_mul(2))
    }

    /// Puts three new cards in the places of the Set that owns a number.
    #[inline(always)]
    pub(crate) fn replace(&mut self, machine: impl Machine, number: u32, newest: [u8; 3]) {
        let taken = self.set(machine, number);
        self.exchange(machine, taken, newest);
        self.look(machine);
    }

    /// Takes away the Set that owns a number.
    #[inline(always)]
    pub(crate) fn take(&mut self, machine: impl Machine, number: u32) {
        let taken = self.set(machine, number);
        let [i, j, k] = taken.slots;
        self.live &= WITHOUT[i] & WITHOUT[j] & WITHOUT[k];
        self.exchange(machine, taken, [BLANK; 3]);
        self.look(machine);
    }

    /// The cards that lie here, in the order of their places.
    pub(crate) fn spread(&self) -> Spread {
        let mut spread = Spread::EMPTY;
        for code in (0..WIDEST).map(|place| self.slots.0[slot(place)]).filter(|&code| code != BLANK) {
            spread.lay(code);
        }
        spread
    }

    /// The slots and the cards of the Set that owns a number.
    ///
    /// Without a branch on the kind of Set, which the processor would guess wrong every fifth time.
    #[inline(always)]
    fn set(&self, machine: impl Machine, number: u32) -> RemovedSet {
        let within = (self.hits as u32).count_ones();
        let nth = number.min(within).wrapping_add(number.saturating_sub(within) / 3);
        let bit = machine.nth_bit(self.hits, nth) as usize & 63;
        let pair = SLOTS[bit & 31] as usize;
        let (i, j) = (pair & 15, pair >> 8 & 15);
        let (a, b) = (self.slots.0[i], self.slots.0[j]);
        let c = self.thirds.0[bit & 31];
        let k = machine.slot_of(&self.slots, c) as usize & 15;
        RemovedSet { slots: [i, j, k], cards: [a, b, c] }
    }

    /// Puts other cards, or none, where others lie; [`Board::look`] must follow.
    #[inline(always)]
    pub(crate) fn exchange(&mut self, machine: impl Machine, taken: RemovedSet, new: [u8; 3]) {
        self.slots = machine.exchange(&self.slots, taken.cards, new);
    }

    /// Looks at all pairs anew: a card that goes or comes can be the third card of any of them.
    #[inline(always)]
    pub(crate) fn look(&mut self, machine: impl Machine) {
        let (thirds, [same, other]) = machine.hits_by_half(&self.slots, &LANES);
        self.thirds = thirds;
        self.hits = u64::from(same & self.live) | u64::from(other & self.live) << 32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::CODES;
    use crate::machine::Plain;
    use crate::random::Random;

    /// Every Set must own three numbers, whatever the board.
    #[test]
    fn numbers_are_shared_out_evenly() {
        let mut random = Random::new(12);
        for round in 0..2000 {
            let mut codes = CODES.to_vec();
            let mut spread = Spread::EMPTY;
            for _ in 0..[3, 6, 9, 12][round % 4] {
                spread.lay(codes.swap_remove(random.below(codes.len() as u64) as usize));
            }
            let mut board = Board::EMPTY;
            board.lay(Plain, spread.codes());
            let taken: Vec<RemovedSet> =
                (0..board.numbers()).map(|number| board.set(Plain, number)).collect();
            let mut owners: Vec<[usize; 3]> = taken.iter().map(|taken| taken.slots).collect();
            owners.iter_mut().for_each(|set| set.sort_unstable());
            owners.sort_unstable();
            assert_eq!(owners.len(), 3 * spread.sets(0).as_slice().len());
            assert!(owners.chunk_by(|a, b| a == b).all(|same| same.len() == 3));
        }
    }
}
