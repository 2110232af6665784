//! Many rounds on many cores, the same for every number of cores.
//!
//! The games are cut into blocks of a fixed size, and each block draws from streams of its own, numbered by the block. Threads
//! fetch the next block until none is left. The counts are sums, so it does not matter which thread plays which block.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::board::WIDEST;
use crate::dealing::{Dealing, Player};
use crate::machine;
use crate::pack::Pack;
use crate::random::Random;
use crate::round::{ABREAST, Abreast};
use crate::spread::Game;
use crate::tally::{NoSets, Tally};

/// How many games a thread plays before it looks at `stop`.
const BLOCK: u64 = 4096;

/// The settings of a simulation.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use odds::{Dealing, Simulation};
///
/// let tally = Simulation::new(Dealing::FULL, 1000, 7).run(&AtomicBool::new(false), |_done| ());
/// assert_eq!(tally.games(), 1000);
/// assert!(tally.left().all(|(cards, _)| cards != 3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simulation {
    pub dealing: Dealing,
    pub games: u64,
    pub seed: u64,
    /// How many threads play; with 0 or 1 none is started and the caller's plays alone.
    pub threads: usize,
    /// Whether to do without the processor's special instructions; the result is the same.
    pub portable: bool,
}

impl Simulation {
    /// So many games under these rules, on the caller's thread.
    pub fn new(dealing: Dealing, games: u64, seed: u64) -> Simulation {
        Simulation { dealing, games, seed, threads: 1, portable: false }
    }

    /// Plays all games, or as many as are done when `stop` becomes true.
    ///
    /// After every block, its thread calls `progress` with the number of games that are done.
    pub fn run(&self, stop: &AtomicBool, progress: impl Fn(u64) + Sync) -> Tally {
        let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
        let work = || {
            self.play_blocks(&next, stop, |games| progress(done.fetch_add(games, Ordering::Relaxed) + games))
        };
        if self.threads <= 1 {
            return work();
        }
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            let mut sum = Tally::new(self.dealing);
            for worker in workers {
                match worker.join() {
                    Ok(tally) => sum.add(&tally),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            sum
        })
    }

    fn play_blocks(&self, next: &AtomicU64, stop: &AtomicBool, finished: impl Fn(u64)) -> Tally {
        let mut tally = Tally::new(self.dealing);
        while !stop.load(Ordering::Relaxed) {
            let block = next.fetch_add(1, Ordering::Relaxed);
            let games = self.games.saturating_sub(block.saturating_mul(BLOCK)).min(BLOCK);
            if games == 0 {
                break;
            }
            self.play_block(block, games, &mut tally);
            finished(games);
        }
        tally
    }

    /// Plays the games of one block: abreast on fast boards where those will do, card by card otherwise.
    fn play_block(&self, block: u64, games: u64, tally: &mut Tally) {
        let dealing = &self.dealing;
        let abreast = ABREAST as u64;
        let stream = |lane: u64| Random::stream(self.seed, block.wrapping_mul(abreast).wrapping_add(lane));
        let narrows = dealing.layout() <= WIDEST && !dealing.replacing;
        if narrows && dealing.player() == Player::Random {
            let share = |lane: usize| (games + abreast - 1 - lane as u64) / abreast;
            let series = std::array::from_fn(|lane| (stream(lane as u64), share(lane)));
            return machine::run(Abreast { dealing, series, tally }, self.portable);
        }
        play_spreads(dealing, stream(0), games, tally);
    }
}

/// Plays card by card, which every way to deal allows.
fn play_spreads(dealing: &Dealing, mut random: Random, games: u64, tally: &mut Tally) {
    let (mut pack, mut no_sets) = (Pack::new(dealing.space()), NoSets::default());
    for _ in 0..games {
        let (pack, random, no_sets) = (&mut pack, &mut random, &mut no_sets);
        Game { dealing, pack, random, no_sets, tally }.play();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::share::Share;

    /// Fast boards and spreads are separate code; both must give the same distribution.
    #[test]
    fn both_ways_to_play_agree() {
        let games = 200_000;
        for dealing in [Dealing::FULL, Dealing::SOLITAIRE, Dealing::QUICK] {
            let fast = Simulation::new(dealing, games, 1).run(&AtomicBool::new(false), |_| ());
            let mut slow = Tally::new(dealing);
            play_spreads(&dealing, Random::new(2), games, &mut slow);
            assert_alike(fast.finished(), slow.finished());
            for on_table in [9, 12, 15] {
                assert_alike(fast.no_set_at(on_table), slow.no_set_at(on_table));
                if fast.no_set_at(on_table).part > 1000 {
                    let ends = [&fast, &slow].map(|tally| tally.no_set_interval(on_table));
                    let [fast, slow] = ends.map(|(low, high)| high - low);
                    assert!((fast / slow - 1.0).abs() < 0.1, "{dealing:?}, {on_table} cards: {fast} {slow}");
                }
            }
            for ((cards, fast), (same_cards, slow)) in fast.left().zip(slow.left()).take(4) {
                assert_eq!(cards, same_cards);
                assert_alike(fast, slow);
            }
        }
    }

    /// Two shares of samples, at most six standard deviations apart.
    fn assert_alike(a: Share, b: Share) {
        if a.whole + b.whole > 0 {
            let pooled = Share { part: a.part + b.part, whole: a.whole + b.whole }.rate();
            let variance = pooled * (1.0 - pooled) * (1.0 / a.whole as f64 + 1.0 / b.whole as f64);
            assert!((a.rate() - b.rate()).abs() <= 6.0 * variance.sqrt(), "{a:?} {b:?}");
        }
    }
}
