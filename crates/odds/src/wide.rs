//! A board that was widened by three cards because it held no Set.
//!
//! It lives for one turn only. All pairs of its 15 slots are looked at, 105 in four vectors, and a Set owns exactly
//! three of the pairs whose third card is on the board.

use crate::board::{Board, RemovedSet};
use crate::code::{BLANK, CodeSet, third_code};
use crate::machine::{Lanes, Machine, Slots};

/// The slots that a board of twelve leaves free.
const EXTRA: [usize; 3] = [6, 7, 14];

/// By a slot, a bit for each of those three.
static EXTRA_BIT: [u8; 16] = {
    let mut bits = [0; 16];
    let mut extra = 0;
    while extra < 3 {
        bits[EXTRA[extra]] = 1 << extra;
        extra += 1;
    }
    bits
};

/// By the extra slots that a Set is taken from and by which of its three cards leave a gap, for each card: which extra slot's
/// card comes in its place, or 3 for none. The cards that stay go into the gaps in order.
static FILLED_BY: [[[u8; 3]; 8]; 8] = {
    let mut filled_by = [[[3; 3]; 8]; 8];
    let mut entry = 0;
    while entry < 64 {
        let (taken, gaps) = (entry / 8, entry % 8);
        let (mut card, mut extra) = (0, 0);
        while card < 3 {
            while taken >> extra & 1 == 1 {
                extra += 1;
            }
            if gaps >> card & 1 == 1 && extra < 3 {
                filled_by[taken][gaps][card] = extra;
                extra += 1;
            }
            card += 1;
        }
        entry += 1;
    }
    filled_by
};

/// The pairs of slots, numbered by the later one.
static LANES: [Lanes; 4] = [lanes(0), lanes(32), lanes(64), lanes(96)];

const fn lanes(from: usize) -> Lanes {
    let mut lanes = Lanes { left: [0; 32], right: [0; 32] };
    let mut pair = 0;
    let mut later = 1;
    while later < 15 {
        let mut earlier = 0;
        while earlier < later {
            if pair >= from && pair < from + 32 {
                lanes.left[pair - from] = earlier as u8;
                lanes.right[pair - from] = later as u8;
            }
            pair += 1;
            earlier += 1;
        }
        later += 1;
    }
    lanes
}

/// By a third of the cards that the board had before, the pairs of slots that have cards.
static LIVE: [[u64; 2]; 5] = [live(0), live(3), live(6), live(9), live(12)];

const fn live(cards: usize) -> [u64; 2] {
    let mut live = [0; 2];
    let mut pair = 0;
    while pair < 105 {
        let lanes = lanes(pair / 32 * 32);
        let (left, right) = (lanes.left[pair % 32], lanes.right[pair % 32]);
        if filled(cards, left as usize) && filled(cards, right as usize) {
            live[pair / 64] |= 1 << (pair % 64);
        }
        pair += 1;
    }
    live
}

/// Whether a slot has a card once a board of so many cards has been widened.
const fn filled(cards: usize, slot: usize) -> bool {
    match slot {
        6 | 7 | 14 => true,
        0..6 => slot < cards,
        _ => slot < cards + 2,
    }
}

/// The slots of a widened board, and its pairs whose third card is on it.
pub(crate) struct WideBoard {
    slots: Slots,
    hits: [u64; 2],
}

impl WideBoard {
    /// Three more cards on a board of 3, 6, 9 or 12.
    #[inline(always)]
    pub(crate) fn new(machine: impl Machine, board: &Board, cards: usize, newest: [u8; 3]) -> WideBoard {
        let mut slots = board.slots;
        for (slot, code) in EXTRA.into_iter().zip(newest) {
            slots.0[slot] = code;
        }
        let mut present = CodeSet::EMPTY;
        for code in slots.0 {
            present.toggle(code);
        }
        // Not a closure over the vectors: closures would be compiled without the machine's instructions.
        let a = u64::from(machine.hits(&slots, &present, &LANES[0]));
        let b = u64::from(machine.hits(&slots, &present, &LANES[1]));
        let c = u64::from(machine.hits(&slots, &present, &LANES[2]));
        let d = u64::from(machine.hits(&slots, &present, &LANES[3]));
        let [first, last] = LIVE[(cards / 3).min(4)];
        WideBoard { slots, hits: [(a | b << 32) & first, (c | d << 32) & last] }
    }

    /// Three times the number of Sets.
    #[inline(always)]
    pub(crate) fn pairs(&self) -> u32 {
        self.hits[0].count_ones().wrapping_add(self.hits[1].count_ones())
    }

    /// Takes away the Set that the nth pair belongs to, and leaves what remains on the board: where the Set's cards lay,
    /// the new cards that are not of the Set fill the gaps. There are exactly as many.
    ///
    /// Which cards these are cannot be predicted, so a table says it and nothing branches.
    #[inline(always)]
    pub(crate) fn narrow(&self, machine: impl Machine, board: &mut Board, nth: u32) {
        let mut taken = self.set(machine, nth);
        let extra = taken.slots.map(|slot| EXTRA_BIT[slot & 15]);
        let gaps = (0..3).fold(0, |gaps, index| gaps | usize::from(extra[index] == 0) << index);
        let filled_by = &FILLED_BY[(extra[0] | extra[1] | extra[2]) as usize & 7][gaps];
        let [a, b, c] = EXTRA.map(|slot| self.slots.0[slot]);
        let newest = [a, b, c, BLANK];
        let filling = filled_by.map(|extra| newest[extra as usize & 3]);
        for (card, extra) in taken.cards.iter_mut().zip(extra) {
            *card = if extra == 0 { *card } else { BLANK };
        }
        board.exchange(machine, taken, filling);
        board.look(machine);
    }

    /// The slots and the cards of the Set that the nth pair belongs to.
    #[inline(always)]
    fn set(&self, machine: impl Machine, nth: u32) -> RemovedSet {
        let first = self.hits[0].count_ones();
        let word = usize::from(nth >= first);
        let within = machine.nth_bit(self.hits[word], nth.wrapping_sub([0, first][word]));
        let pair = within as usize & 63 | word << 6;
        let lanes = &LANES[pair >> 5 & 3];
        let (i, j) = (lanes.left[pair & 31] as usize & 15, lanes.right[pair & 31] as usize & 15);
        let (a, b) = (self.slots.0[i], self.slots.0[j]);
        let c = third_code(a, b);
        let k = machine.slot_of(&self.slots, c) as usize & 15;
        RemovedSet { slots: [i, j, k], cards: [a, b, c] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::CODES;
    use crate::machine::Plain;
    use crate::random::Random;
    use crate::spread::Spread;

    /// Whatever pair is chosen, exactly a Set goes and everything else stays.
    #[test]
    fn narrowing_takes_a_set_and_nothing_else() {
        let mut random = Random::new(15);
        for round in 0..2000 {
            let cards = [3, 6, 9, 12][round % 4];
            let mut codes = CODES.to_vec();
            let mut draw = || codes.swap_remove(random.below(codes.len() as u64) as usize);
            let mut spread = Spread::EMPTY;
            (0..cards).for_each(|_| spread.lay(draw()));
            let newest = [(); 3].map(|()| draw());
            let mut board = Board::EMPTY;
            board.lay(Plain, spread.codes());
            newest.iter().for_each(|&code| spread.lay(code));
            let wide = WideBoard::new(Plain, &board, cards, newest);
            assert_eq!(wide.pairs() as usize, 3 * spread.sets(0).as_slice().len());
            for nth in 0..wide.pairs() {
                let mut narrowed = board.clone();
                wide.narrow(Plain, &mut narrowed, nth);
                let left = narrowed.spread();
                assert_eq!(left.codes().len(), cards);
                assert_eq!(narrowed.numbers() as usize, 3 * left.sets(0).as_slice().len());
                let gone: Vec<u8> =
                    spread.codes().iter().copied().filter(|code| !left.codes().contains(code)).collect();
                assert_eq!(gone.len(), 3);
                assert_eq!(third_code(gone[0], gone[1]), gone[2]);
            }
        }
    }
}
