//! Random numbers that depend on the seed alone, so that a run can be repeated.

use std::time::Duration;

/// SplitMix64 (Steele and Vigna).
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    pub(crate) fn between(&mut self, shortest: Duration, longest: Duration) -> Duration {
        let share = (self.next() >> 11) as f64 / (1u64 << 53) as f64;
        shortest + longest.saturating_sub(shortest).mul_f64(share)
    }
}
