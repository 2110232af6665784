//! The machine with AVX2 and BMI2: the one file with `unsafe`.
//!
//! Every `unsafe` block here relies on one fact: an [`Avx2`] exists only if the processor has the
//! instructions, because [`Avx2::detect`] is the only way to get one. The trait's methods carry `#[inline(always)]` and
//! end up inside [`Avx2::enter`], which is compiled with these instructions; there they cost no call.
//!
//! AVX-512 is used where it gains something, to lay boards side by side. Rounds compiled for it take a tenth longer, and batches
//! are searched no faster.
#![allow(unsafe_code)]

use std::arch::x86_64::*;

use engine::Card;

use crate::code::{CODES, CodeSet};
use crate::machine::{BoardCodes, Lanes, Machine, NOT_OF_81, Slots, TRIPLES, Task, Thirds};

/// Proof that the processor has AVX2, BMI1, BMI2 and POPCNT.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx2 {
    /// Whether it also has AVX-512 with lookups of bytes across whole vectors.
    has_vbmi: bool,
    each_slot: &'static EachSlot,
}

/// Shuffles that fill both halves of a vector with one slot each: slot by slot of the half of the same name, and of the other.
type EachSlot = [[[u8; 32]; 6]; 2];

static EACH_SLOT: EachSlot = {
    let mut shuffles = [[[0; 32]; 6]; 2];
    let mut lane = 0;
    while lane < 32 {
        let mut slot = 0;
        while slot < 6 {
            let half = lane / 16;
            shuffles[0][slot][lane] = (8 * half + slot) as u8;
            shuffles[1][slot][lane] = (8 * (1 - half) + slot) as u8;
            slot += 1;
        }
        lane += 1;
    }
    shuffles
};

impl Avx2 {
    pub(crate) fn detect() -> Option<Avx2> {
        let known = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt");
        let has_vbmi = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vbmi");
        // A compiler that knows the shuffles makes several simpler ones of each, which take longer.
        known.then(|| Avx2 { has_vbmi, each_slot: std::hint::black_box(&EACH_SLOT) })
    }

    pub(crate) fn run<T: Task>(self, task: T) -> T::Output {
        // SAFETY: `self` proves that the processor has every feature that `enter` is compiled for.
        unsafe { self.enter(task) }
    }

    /// Everything inlined into this function is compiled for the features named here.
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    fn enter<T: Task>(self, task: T) -> T::Output {
        task.run(self)
    }
}

/// The third codes of 32 pairs; see `code.rs` for why this is right.
#[inline]
#[target_feature(enable = "avx2")]
fn third_codes(a: __m256i, b: __m256i) -> __m256i {
    let differing = _mm256_xor_si256(a, b);
    // The shift crosses from byte to byte, but the mask keeps only bits that did not.
    let low = _mm256_or_si256(differing, _mm256_srli_epi16::<1>(differing));
    let low = _mm256_and_si256(low, _mm256_set1_epi8(0x55));
    let filled = _mm256_or_si256(low, _mm256_add_epi8(low, low));
    _mm256_or_si256(differing, _mm256_andnot_si256(filled, a))
}

/// For each of 32 codes, whether its bit is set in a table of 256 bits.
///
/// A byte shuffle looks up 16 bytes at once; the set has 32, so both halves are looked up by the code's bits 3 to 6 and a blend
/// chooses between them by the code's top bit.
#[inline]
#[target_feature(enable = "avx2")]
fn members(codes: __m256i, low: __m256i, high: __m256i) -> u32 {
    let byte = _mm256_and_si256(_mm256_srli_epi16::<3>(codes), _mm256_set1_epi8(15));
    let held = _mm256_blendv_epi8(_mm256_shuffle_epi8(low, byte), _mm256_shuffle_epi8(high, byte), codes);
    let bits = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64 as i64);
    let bit = _mm256_shuffle_epi8(bits, _mm256_and_si256(codes, _mm256_set1_epi8(7)));
    _mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_and_si256(held, bit), bit)) as u32
}

/// Which of 32 codes lie in one of six slots.
#[inline]
#[target_feature(enable = "avx2")]
fn any_of_six(codes: __m256i, slots: __m256i, shuffles: &[[u8; 32]; 6]) -> u32 {
    let at = |slot: usize| {
        // SAFETY: a shuffle is 32 bytes long.
        let shuffle = unsafe { _mm256_loadu_si256(shuffles[slot].as_ptr().cast()) };
        _mm256_cmpeq_epi8(codes, _mm256_shuffle_epi8(slots, shuffle))
    };
    let [first, second, third] = [(0, 1), (2, 3), (4, 5)].map(|(a, b)| _mm256_or_si256(at(a), at(b)));
    _mm256_movemask_epi8(_mm256_or_si256(_mm256_or_si256(first, second), third)) as u32
}

impl Machine for Avx2 {
    #[inline(always)]
    fn hits(self, slots: &Slots, present: &CodeSet, lanes: &Lanes) -> u32 {
        // SAFETY: `self` proves the instructions; each pointer is to as many readable bytes as are loaded.
        unsafe {
            let thirds = thirds_of_lanes(slots, lanes);
            let present = _mm256_loadu_si256(present.0.as_ptr().cast());
            let low = _mm256_permute2x128_si256::<0x00>(present, present);
            let high = _mm256_permute2x128_si256::<0x11>(present, present);
            members(thirds, low, high)
        }
    }

    /// Compares with each slot, which is quicker than keeping a set of the cards of each half up to date.
    #[inline(always)]
    fn hits_by_half(self, slots: &Slots, lanes: &Lanes) -> (Thirds, [u32; 2]) {
        let mut thirds = Thirds([0; 32]);
        // SAFETY: `self` proves the instructions; the arrays are 16 and 32 bytes long.
        let hits = unsafe {
            let codes = thirds_of_lanes(slots, lanes);
            _mm256_storeu_si256(thirds.0.as_mut_ptr().cast(), codes);
            let slots = _mm256_broadcastsi128_si256(_mm_loadu_si128(slots.0.as_ptr().cast()));
            [any_of_six(codes, slots, &self.each_slot[0]), any_of_six(codes, slots, &self.each_slot[1])]
        };
        (thirds, hits)
    }

    #[inline(always)]
    fn nth_bit(self, bits: u64, n: u32) -> u32 {
        // SAFETY: `self` proves the instruction.
        unsafe { _pdep_u64(1u64.wrapping_shl(n), bits) }.trailing_zeros()
    }

    #[inline(always)]
    fn slot_of(self, slots: &Slots, code: u8) -> u32 {
        // SAFETY: `self` proves the instructions; the array is 16 bytes long.
        let equal = unsafe {
            let slots = _mm_loadu_si128(slots.0.as_ptr().cast());
            _mm_movemask_epi8(_mm_cmpeq_epi8(slots, _mm_set1_epi8(code as i8)))
        };
        equal.trailing_zeros()
    }

    /// Blends instead of writing three bytes: the load that follows would wait until they have reached the cache.
    #[inline(always)]
    fn exchange(self, slots: &Slots, old: [u8; 3], new: [u8; 3]) -> Slots {
        let mut exchanged = [0; 16];
        // SAFETY: `self` proves the instructions; both arrays are 16 bytes long.
        unsafe {
            let mut now = _mm_loadu_si128(slots.0.as_ptr().cast());
            for (old, new) in old.into_iter().zip(new) {
                let here = _mm_cmpeq_epi8(now, _mm_set1_epi8(old as i8));
                now = _mm_blendv_epi8(now, _mm_set1_epi8(new as i8), here);
            }
            _mm_storeu_si128(exchanged.as_mut_ptr().cast(), now);
        }
        Slots(exchanged)
    }

    #[inline(always)]
    fn lay_side_by_side(self, boards: &[[Card; 12]; 32], codes: &mut BoardCodes) {
        if self.has_vbmi {
            // SAFETY: `self` has found the instructions.
            return unsafe { look_up_side_by_side(boards, codes) };
        }
        // SAFETY: `self` proves the instructions.
        unsafe { lay_side_by_side(boards, codes) }
    }

    #[inline(always)]
    fn find_all(self, boards: &BoardCodes, found: &mut [u32; TRIPLES]) {
        // SAFETY: `self` proves the instructions.
        unsafe { find_all(boards, found) }
    }
}

/// The third codes of 32 pairs of slots.
#[inline]
#[target_feature(enable = "avx2")]
fn thirds_of_lanes(slots: &Slots, lanes: &Lanes) -> __m256i {
    // SAFETY: each pointer is to as many readable bytes as are loaded.
    let [slots, left, right] = unsafe {
        [
            _mm256_broadcastsi128_si256(_mm_loadu_si128(slots.0.as_ptr().cast())),
            _mm256_loadu_si256(lanes.left.as_ptr().cast()),
            _mm256_loadu_si256(lanes.right.as_ptr().cast()),
        ]
    };
    third_codes(_mm256_shuffle_epi8(slots, left), _mm256_shuffle_epi8(slots, right))
}

/// Turns rows into columns. The first sixteen boards take the lower halves of sixteen vectors, the others the upper ones. Interleaving
/// the bytes of the vectors i and i + 8, for each i, moves the number of a byte, of four bits for the vector and four for the place
/// in it, round by one bit; after four times the vector's bits and the place's have changed sides.
#[target_feature(enable = "avx2")]
fn lay_side_by_side(boards: &[[Card; 12]; 32], codes: &mut BoardCodes) {
    let mut rows = [_mm256_setzero_si256(); 16];
    let mut highest = _mm256_setzero_si256();
    for (row, indices) in rows.iter_mut().enumerate() {
        *indices = indices_of(&boards[row], &boards[row + 16]);
        highest = _mm256_max_epu8(highest, *indices);
    }
    let most = _mm256_set1_epi8(80);
    let within = _mm256_cmpeq_epi8(_mm256_max_epu8(highest, most), most);
    assert!(_mm256_movemask_epi8(within) == -1, "{NOT_OF_81}");
    for _ in 0..4 {
        let mut moved = [_mm256_setzero_si256(); 16];
        for row in 0..8 {
            moved[2 * row] = _mm256_unpacklo_epi8(rows[row], rows[row + 8]);
            moved[2 * row + 1] = _mm256_unpackhi_epi8(rows[row], rows[row + 8]);
        }
        rows = moved;
    }
    // Of the sixteen columns four have come twice.
    for (place, codes) in codes.iter_mut().enumerate() {
        let cards = rows[if place < 8 { place } else { place + 4 }];
        // SAFETY: every place of the boards is 32 bytes long.
        unsafe { _mm256_storeu_si256(codes.as_mut_ptr().cast(), codes_of(cards)) };
    }
}

/// A card is two bytes, of which the first is its index.
const _: () = {
    assert!(size_of::<[Card; 12]>() == 24);
    // SAFETY: a card has no padding, so its two bytes can be read.
    let bytes: [u8; 2] = unsafe { std::mem::transmute(Card::new(80).unwrap()) };
    assert!(bytes[0] == 80);
};

/// The indices of the cards of two boards, each in its half of the vector: the first eight, then the last eight.
#[inline]
#[target_feature(enable = "avx2")]
fn indices_of(lower: &[Card; 12], upper: &[Card; 12]) -> __m256i {
    let [first, last] = [0, 4].map(|place| {
        let [lower, upper] = [lower, upper].map(|board| board[place..place + 8].as_ptr().cast());
        // SAFETY: eight cards are sixteen bytes without padding.
        let cards = unsafe {
            _mm256_inserti128_si256::<1>(
                _mm256_castsi128_si256(_mm_loadu_si128(lower)),
                _mm_loadu_si128(upper),
            )
        };
        _mm256_and_si256(cards, _mm256_set1_epi16(0xff))
    });
    _mm256_packus_epi16(first, last)
}

/// The codes of 32 cards, given by their indices.
///
/// A byte shuffle looks up sixteen entries by the lower half of an index, and answers 0 if the index, from which sixteen times
/// the number of the shuffle was subtracted, is negative. So the shuffles up to an index' upper half answer, and
/// each has in its table what takes the answers so far to the right one.
#[inline]
#[target_feature(enable = "avx2")]
fn codes_of(cards: __m256i) -> __m256i {
    let mut codes = _mm256_setzero_si256();
    let mut index = cards;
    for changes in &CHANGES {
        // SAFETY: sixteen bytes are loaded.
        let changes = _mm256_broadcastsi128_si256(unsafe { _mm_loadu_si128(changes.as_ptr().cast()) });
        codes = _mm256_xor_si256(codes, _mm256_shuffle_epi8(changes, index));
        index = _mm256_sub_epi8(index, _mm256_set1_epi8(16));
    }
    codes
}

/// The codes of sixteen cards after the other, each changed by exclusive or with the one sixteen before.
static CHANGES: [[u8; 16]; 6] = {
    let mut changes = [[0; 16]; 6];
    let mut card = 0;
    while card < 81 {
        changes[card / 16][card % 16] = CODES[card] ^ if card < 16 { 0 } else { CODES[card - 16] };
        card += 1;
    }
    changes
};

/// Unrolled by hand: the inner loops have ten different lengths, and guessing where each ends would cost the
/// processor more than the work itself.
#[target_feature(enable = "avx2")]
fn find_all(boards: &BoardCodes, found: &mut [u32; TRIPLES]) {
    // SAFETY: every place of the boards is 32 bytes long.
    let boards: [__m256i; 12] =
        std::array::from_fn(|place| unsafe { _mm256_loadu_si256(boards[place].as_ptr().cast()) });
    macro_rules! pairs {
        ($($first:literal: $($second:literal)*;)*) => { $($( later::<$first, $second>(&boards, found); )*)* };
    }
    pairs! {
        0: 1 2 3 4 5 6 7 8 9 10;
        1: 2 3 4 5 6 7 8 9 10;
        2: 3 4 5 6 7 8 9 10;
        3: 4 5 6 7 8 9 10;
        4: 5 6 7 8 9 10;
        5: 6 7 8 9 10;
        6: 7 8 9 10;
        7: 8 9 10;
        8: 9 10;
        9: 10;
    }
}

/// Compares the third cards of one pair of places with every later place.
#[inline]
#[target_feature(enable = "avx2")]
fn later<const FIRST: usize, const SECOND: usize>(boards: &[__m256i; 12], found: &mut [u32; TRIPLES]) {
    let thirds = third_codes(boards[FIRST], boards[SECOND]);
    for place in SECOND + 1..12 {
        let equal = _mm256_cmpeq_epi8(thirds, boards[place]);
        found[const { number(FIRST, SECOND) } + place - SECOND - 1] = _mm256_movemask_epi8(equal) as u32;
    }
}

/// The number of the first triple of places that begins with these two.
const fn number(first: usize, second: usize) -> usize {
    let (mut number, mut i) = (0, 0);
    while i < first {
        number += (11 - i) * (10 - i) / 2;
        i += 1;
    }
    let mut j = first + 1;
    while j < second {
        number += 11 - j;
        j += 1;
    }
    number
}

/// Lays boards side by side by looking up bytes: of the cards' indices, then of the codes, then where each place's codes are.
///
/// The 384 cards fill six vectors, and a lookup reads two of them. So each pair of places takes three lookups, each of which answers
/// for the boards in its two vectors.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn look_up_side_by_side(boards: &[[Card; 12]; 32], codes: &mut BoardCodes) {
    // SAFETY: 64 bytes of the array are loaded.
    let load = |bytes: &[u8; 64]| unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) };
    let [low, high] = [load(&CODES_OF[0]), load(&CODES_OF[1])];
    let mut highest = _mm512_setzero_si512();
    let mut laid = [_mm512_setzero_si512(); 6];
    for (laid, cards) in laid.iter_mut().zip(boards.as_flattened().as_chunks::<64>().0) {
        // SAFETY: 64 cards are 128 bytes without padding.
        let [first, last] =
            unsafe { [0, 32].map(|from| _mm512_loadu_si512(cards[from..from + 32].as_ptr().cast())) };
        let indices = _mm512_permutex2var_epi8(first, load(&EVEN), last);
        highest = _mm512_max_epu8(highest, indices);
        *laid = _mm512_permutex2var_epi8(low, indices, high);
    }
    assert!(_mm512_cmpgt_epu8_mask(highest, _mm512_set1_epi8(80)) == 0, "{NOT_OF_81}");
    for (two, lookups) in codes.as_chunks_mut::<2>().0.iter_mut().zip(&LOOKUPS) {
        let [first, second, third] = std::array::from_fn(|pair| {
            let (number, lanes) = &lookups[pair];
            _mm512_maskz_permutex2var_epi8(*lanes, laid[2 * pair], load(number), laid[2 * pair + 1])
        });
        let column = _mm512_or_si512(_mm512_or_si512(first, second), third);
        // SAFETY: two places of the boards are 64 bytes long.
        unsafe { _mm512_storeu_si512(two.as_mut_ptr().cast(), column) };
    }
}

/// The numbers of the even bytes of two vectors.
static EVEN: [u8; 64] = {
    let mut even = [0; 64];
    let mut byte = 0;
    while byte < 64 {
        even[byte] = 2 * byte as u8;
        byte += 1;
    }
    even
};

/// The codes of the cards, for a lookup in two vectors.
static CODES_OF: [[u8; 64]; 2] = {
    let mut codes = [[0; 64]; 2];
    let mut card = 0;
    while card < 81 {
        codes[card / 64][card % 64] = CODES[card];
        card += 1;
    }
    codes
};

/// For two places and two vectors of codes, board by board: the number of the byte that each lane gets, and the lanes that get one.
static LOOKUPS: [[([u8; 64], u64); 3]; 6] = {
    let mut lookups = [[([0; 64], 0); 3]; 6];
    let mut lane = 0;
    while lane < 64 * 6 {
        let (place, board) = (lane / 32, lane % 32);
        let byte = 12 * board + place;
        let (numbers, lanes) = &mut lookups[place / 2][byte / 128];
        numbers[lane % 64] = (byte % 128) as u8;
        *lanes |= 1 << (lane % 64);
        lane += 1;
    }
    lookups
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::CODES;
    use crate::machine::Plain;
    use crate::random::Random;

    #[test]
    fn every_operation_agrees_with_the_plain_machine() {
        let Some(avx2) = Avx2::detect() else { return };
        let mut random = Random::new(3);
        for _ in 0..10_000 {
            let mut codes = CODES.to_vec();
            let slots = [(); 16].map(|()| codes.swap_remove(random.below(codes.len() as u64) as usize));
            let slots = Slots(slots);
            let mut present = CodeSet::EMPTY;
            slots.0.iter().take(12).for_each(|&code| present.toggle(code));
            let lanes = Lanes {
                left: std::array::from_fn(|_| random.below(16) as u8),
                right: std::array::from_fn(|_| random.below(16) as u8),
            };
            let bits = random.next() & random.next();
            let nth = random.below(u64::from(bits.count_ones())) as u32;
            let code = slots.0[random.below(16) as usize];
            assert_eq!(avx2.hits(&slots, &present, &lanes), Plain.hits(&slots, &present, &lanes));
            assert_eq!(avx2.nth_bit(bits, nth), Plain.nth_bit(bits, nth));
            let old = [3, 7, 11].map(|slot| slots.0[slot]);
            assert_eq!(avx2.exchange(&slots, old, [0; 3]), Plain.exchange(&slots, old, [0; 3]));
            assert_eq!(avx2.slot_of(&slots, code), Plain.slot_of(&slots, code));
            assert_eq!(avx2.hits_by_half(&slots, &lanes), Plain.hits_by_half(&slots, &lanes));
        }
    }

    #[test]
    fn boards_are_laid_alike_with_every_instruction_set() {
        let Some(avx2) = Avx2::detect() else { return };
        let mut random = Random::new(5);
        for _ in 0..1000 {
            let mut card = || Card::new(random.below(81) as u8).unwrap();
            let boards: [[Card; 12]; 32] = [(); 32].map(|()| [(); 12].map(|()| card()));
            let mut laid = [[[0; 32]; 12]; 3];
            Plain.lay_side_by_side(&boards, &mut laid[0]);
            avx2.lay_side_by_side(&boards, &mut laid[1]);
            Avx2 { has_vbmi: false, ..avx2 }.lay_side_by_side(&boards, &mut laid[2]);
            assert!(laid[1..].iter().all(|codes| *codes == laid[0]));
        }
    }
}
