//! The machine with AVX2 and BMI2: the one file with `unsafe`.
//!
//! Every `unsafe` block here relies on one fact: an [`Avx2`] exists only if the processor has the
//! instructions, because [`Avx2::detect`] is the only way to get one. The trait's methods carry `#[inline(always)]` and
//! end up inside [`Avx2::enter`], which is compiled with these instructions; there they cost no call.
#![allow(unsafe_code)]

use std::arch::x86_64::*;

use crate::code::CodeSet;
use crate::machine::{BoardCodes, Lanes, Machine, Slots, TRIPLES, Task};

/// Proof that the processor has AVX2, BMI1, BMI2 and POPCNT.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Avx2(());

impl Avx2 {
    pub(crate) fn detect() -> Option<Avx2> {
        let known = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt");
        known.then_some(Avx2(()))
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

impl Machine for Avx2 {
    #[inline(always)]
    fn hits(self, slots: &Slots, present: &CodeSet, lanes: &Lanes) -> u32 {
        // SAFETY: `self` proves the instructions; each pointer is to as many readable bytes as are loaded.
        unsafe {
            let slots = _mm256_broadcastsi128_si256(_mm_loadu_si128(slots.0.as_ptr().cast()));
            let left = _mm256_shuffle_epi8(slots, _mm256_loadu_si256(lanes.left.as_ptr().cast()));
            let right = _mm256_shuffle_epi8(slots, _mm256_loadu_si256(lanes.right.as_ptr().cast()));
            let present = _mm256_loadu_si256(present.0.as_ptr().cast());
            let low = _mm256_permute2x128_si256::<0x00>(present, present);
            let high = _mm256_permute2x128_si256::<0x11>(present, present);
            members(third_codes(left, right), low, high)
        }
    }

    #[inline(always)]
    fn hits_by_half(self, slots: &Slots, present: &[CodeSet; 2], lanes: &Lanes) -> [u32; 2] {
        // SAFETY: `self` proves the instructions; each pointer is to as many readable bytes as are loaded.
        unsafe {
            let slots = _mm256_broadcastsi128_si256(_mm_loadu_si128(slots.0.as_ptr().cast()));
            let left = _mm256_shuffle_epi8(slots, _mm256_loadu_si256(lanes.left.as_ptr().cast()));
            let right = _mm256_shuffle_epi8(slots, _mm256_loadu_si256(lanes.right.as_ptr().cast()));
            let first = _mm256_loadu_si256(present[0].0.as_ptr().cast());
            let second = _mm256_loadu_si256(present[1].0.as_ptr().cast());
            let thirds = third_codes(left, right);
            // A shuffle looks up in its own half of the vector, so each half gets its own table, then the other's.
            let low = _mm256_permute2x128_si256::<0x20>(first, second);
            let high = _mm256_permute2x128_si256::<0x31>(first, second);
            let same = members(thirds, low, high);
            let low = _mm256_permute2x128_si256::<0x02>(first, second);
            let high = _mm256_permute2x128_si256::<0x13>(first, second);
            [same, members(thirds, low, high)]
        }
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
    fn find_all(self, boards: &BoardCodes, found: &mut [u32; TRIPLES]) {
        // SAFETY: `self` proves the instructions.
        unsafe { find_all(boards, found) }
    }
}

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
            let slots = Slots(std::array::from_fn(|_| CODES[random.below(81) as usize]));
            let mut present = CodeSet::EMPTY;
            slots.0.iter().take(12).for_each(|&code| present.toggle(code));
            let lanes = Lanes {
                left: std::array::from_fn(|_| random.below(16) as u8),
                right: std::array::from_fn(|_| random.below(16) as u8),
            };
            let bits = random.next() & random.next();
            let nth = random.below(u64::from(bits.count_ones())) as u32;
            let code = slots.0[random.below(16) as usize];
            let mut halves = [CodeSet::EMPTY; 2];
            slots.0.iter().enumerate().for_each(|(slot, &code)| halves[slot / 8].toggle(code));
            assert_eq!(avx2.hits(&slots, &present, &lanes), Plain.hits(&slots, &present, &lanes));
            assert_eq!(avx2.nth_bit(bits, nth), Plain.nth_bit(bits, nth));
            let old = [3, 7, 11].map(|slot| slots.0[slot]);
            assert_eq!(avx2.exchange(&slots, old, [0; 3]), Plain.exchange(&slots, old, [0; 3]));
            assert_eq!(avx2.slot_of(&slots, code), Plain.slot_of(&slots, code));
            let plain = Plain.hits_by_half(&slots, &halves, &lanes);
            assert_eq!(avx2.hits_by_half(&slots, &halves, &lanes), plain);
        }
    }
}
