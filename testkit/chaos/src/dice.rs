//! Random choices that a seed decides, so that a show can be seen again.

use std::time::Duration;

/// Steele and Vigna's SplitMix64.
pub struct Dice(u64);

impl Dice {
    /// The choices of this seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// A time between two.
    pub fn between(&mut self, shortest: Duration, longest: Duration) -> Duration {
        let share = (self.next() >> 11) as f64 / (1u64 << 53) as f64;
        shortest + longest.saturating_sub(shortest).mul_f64(share)
    }
}
