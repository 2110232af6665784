//! The few operations that a processor may have special instructions for, and their plain definitions.
//!
//! Everything that is simulated or searched is written once, over [`Machine`]. The plain machine below defines each
//! operation and runs everywhere; the one in `simd.rs` gives the same results faster.

use engine::Card;

use crate::code::{CODES, CodeSet, third_code};

/// Sixteen places for cards, as codes; the last is never used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(16))]
pub(crate) struct Slots(pub(crate) [u8; 16]);

/// Thirty-two pairs of slots.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(32))]
pub(crate) struct Lanes {
    pub(crate) left: [u8; 32],
    pub(crate) right: [u8; 32],
}

/// The codes of the third cards of thirty-two pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(32))]
pub(crate) struct Thirds(pub(crate) [u8; 32]);

/// Thirty-two boards of twelve cards: for each place on the board the codes that lie there.
pub(crate) type BoardCodes = [[u8; 32]; 12];

/// The number of triples of places on a board of twelve.
pub(crate) const TRIPLES: usize = 220;

/// What a batch panics with if it gets other cards.
pub(crate) const NOT_OF_81: &str = "the cards of a batch are of the 81";

pub(crate) trait Machine: Copy {
    /// For each of the 32 pairs, the first being the lowest bit: whether its third card is in `present`.
    fn hits(self, slots: &Slots, present: &CodeSet, lanes: &Lanes) -> u32;

    /// The third card of each pair. For each pair, the first sixteen being of the first half: whether that lies in the slots of its own
    /// half, which are 0 to 5 or 8 to 13, and whether it lies in those of the other.
    fn hits_by_half(self, slots: &Slots, lanes: &Lanes) -> (Thirds, [u32; 2]);

    /// The place of the `n`th set bit, counted from 0; there must be more than `n`.
    fn nth_bit(self, bits: u64, n: u32) -> u32;

    /// The slot where this code lies; it must be there.
    fn slot_of(self, slots: &Slots, code: u8) -> u32;

    /// The slots with three codes replaced by three others, none of which was there.
    fn exchange(self, slots: &Slots, old: [u8; 3], new: [u8; 3]) -> Slots;

    /// Lays boards of twelve cards side by side. Panics if a card is none of the 81.
    fn lay_side_by_side(self, boards: &[[Card; 12]; 32], codes: &mut BoardCodes);

    /// For each triple of places in lexicographic order: on which boards, one bit each, it is a Set.
    fn find_all(self, boards: &BoardCodes, found: &mut [u32; TRIPLES]);
}

/// Work that any machine can do.
pub(crate) trait Task {
    type Output;

    /// Does the work. Implementations are `#[inline(always)]`, so that they are compiled for the machine's instructions.
    fn run(self, machine: impl Machine) -> Self::Output;
}

/// Does the work on the best machine there is, or on the plain one if `portable`.
pub(crate) fn run<T: Task>(task: T, portable: bool) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if let Some(machine) = crate::simd::Avx2::detect().filter(|_| !portable) {
        return machine.run(task);
    }
    let _ = portable;
    task.run(Plain)
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Plain;

impl Machine for Plain {
    #[inline(always)]
    fn hits(self, slots: &Slots, present: &CodeSet, lanes: &Lanes) -> u32 {
        let code = |slot: u8| slots.0[slot as usize & 15];
        let pairs = lanes.left.iter().zip(&lanes.right).enumerate();
        pairs.fold(0, |hits, (lane, (&left, &right))| {
            hits | u32::from(present.has(third_code(code(left), code(right)))) << lane
        })
    }

    #[inline(always)]
    fn hits_by_half(self, slots: &Slots, lanes: &Lanes) -> (Thirds, [u32; 2]) {
        let code = |slot: u8| slots.0[slot as usize & 15];
        let thirds = std::array::from_fn(|lane| third_code(code(lanes.left[lane]), code(lanes.right[lane])));
        let [first, second] = [0, 8].map(|from| {
            let mut half = CodeSet::EMPTY;
            slots.0[from..from + 6].iter().for_each(|&code| half.toggle(code));
            (0..32).fold(0, |hits, lane| hits | u32::from(half.has(thirds[lane])) << lane)
        });
        let (low, high) = (0x0000_ffff, 0xffff_0000);
        (Thirds(thirds), [first & low | second & high, second & low | first & high])
    }

    #[inline(always)]
    fn nth_bit(self, mut bits: u64, n: u32) -> u32 {
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        bits.trailing_zeros()
    }

    #[inline(always)]
    fn slot_of(self, slots: &Slots, code: u8) -> u32 {
        slots.0.iter().position(|&other| other == code).map_or(0, |slot| slot as u32)
    }

    #[inline(always)]
    fn exchange(self, slots: &Slots, old: [u8; 3], new: [u8; 3]) -> Slots {
        let mut exchanged = *slots;
        for (old, new) in old.into_iter().zip(new) {
            for code in exchanged.0.iter_mut().filter(|code| **code == old) {
                *code = new;
            }
        }
        exchanged
    }

    #[inline(always)]
    fn lay_side_by_side(self, boards: &[[Card; 12]; 32], codes: &mut BoardCodes) {
        for (board, cards) in boards.iter().enumerate() {
            for (place, card) in cards.iter().enumerate() {
                assert!((card.index() as usize) < CODES.len(), "{NOT_OF_81}");
                codes[place][board] = CODES[card.index() as usize];
            }
        }
    }

    #[inline(always)]
    fn find_all(self, boards: &BoardCodes, found: &mut [u32; TRIPLES]) {
        let mut found = found.iter_mut();
        for (i, first) in boards.iter().enumerate() {
            for (j, second) in boards.iter().enumerate().skip(i + 1) {
                let mut thirds = [0; 32];
                for (third, (&a, &b)) in thirds.iter_mut().zip(first.iter().zip(second)) {
                    *third = third_code(a, b);
                }
                for (last, found) in boards[j + 1..].iter().zip(&mut found) {
                    *found = (0..32)
                        .fold(0, |bits, board| bits | u32::from(thirds[board] == last[board]) << board);
                }
            }
        }
    }
}
