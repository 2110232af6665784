//! A small seeded random source: splitmix64, whole and published.
//!
//! A counter runs through all 64-bit numbers in steps of an odd constant, and each value is scrambled by two
//! multiplications (Steele, Lea and Flood 2014). It is not for secrets: decks of real games come from the engine's cipher.

/// What the counter advances by: 2⁶⁴ divided by the golden ratio.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// A stream of random numbers, decided by its seed.
///
/// ```
/// use odds::Random;
///
/// let mut random = Random::new(0);
/// assert_eq!(random.next(), 0xe220_a839_7b1d_cdaf);
/// ```
#[derive(Clone, Debug)]
pub struct Random {
    counter: u64,
}

impl Random {
    pub const fn new(seed: u64) -> Random {
        Random { counter: seed }
    }

    /// The stream with this number among those of one seed.
    ///
    /// Streams start at scrambled places of one cycle of 2⁶⁴ numbers, so two of them hardly ever overlap.
    pub(crate) const fn stream(seed: u64, number: u64) -> Random {
        let mut start = Random::new(scramble(seed) ^ number.wrapping_mul(STEP));
        Random { counter: start.next() }
    }

    #[inline(always)]
    pub const fn next(&mut self) -> u64 {
        self.counter = self.counter.wrapping_add(STEP);
        scramble(self.counter)
    }

    /// 64 random bits to be spent on several small draws.
    #[inline(always)]
    pub(crate) const fn luck(&mut self) -> Luck {
        Luck(self.next())
    }

    #[inline(always)]
    pub const fn below(&mut self, bound: u64) -> u64 {
        self.luck().below(bound)
    }
}

/// Mixes 64 bits, one to one.
pub(crate) const fn scramble(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// A random fraction from 0 to 1 with 64 binary places, from which small numbers are drawn one after the other.
///
/// Multiplied by a bound, its whole part is a number below the bound and what is left is again a random fraction,
/// poorer by the bound's bits. As long as all bounds together stay below 2³², no draw is off by more than one part in
/// 2³², which a simulation would need 10¹⁸ games to see.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Luck(u64);

impl Luck {
    #[inline(always)]
    pub(crate) const fn below(&mut self, bound: u64) -> u64 {
        let product = self.0 as u128 * bound as u128;
        self.0 = product as u64;
        (product >> 64) as u64
    }
}
