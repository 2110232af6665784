//! Whether a player is slower at Sets in which one feature is all different.
//!
//! Sets with more features that differ take longer, so only Sets in which equally many differ are compared: those in which the
//! feature differs with those in which it is the same. The logarithms of the times are compared, so that a few long searches do
//! not decide. The differences of one, two and three features are averaged, each weighted by the inverse of its variance; with
//! four there is nothing to compare.
//!
//! A weakness is named only if there are [`ENOUGH`] finds on both sides, the times are at least [`NOTABLE`] times as long, and
//! the difference is more than [`CERTAIN`] standard errors: one-sided with an error of 0.25 % for each of the four features, so
//! that a player without a weakness is told of one in at most one case of a hundred.

use engine::{Answer, Feature, Judgement, Triple};

use crate::diary::{DiaryEvent, Entry, Game};

/// The least number of finds on each side.
const ENOUGH: usize = 20;

/// The least number of finds on each side among Sets in which equally many features differ.
const FEW: usize = 4;

const NOTABLE: f64 = 1.15;

const CERTAIN: f64 = 2.81;

/// The latest finds that are compared: players change.
const LATEST: usize = 600;

/// A shorter time is a lucky look, a longer one a player who was away, in milliseconds.
const SHORTEST: u32 = 500;
const LONGEST: u32 = 180_000;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weakness {
    pub feature: Feature,
    /// How much longer such Sets take, as a share.
    pub longer: f64,
}

/// A Set that was found: in which features it differs, and how long it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimedSet {
    differs: [bool; 4],
    milliseconds: u32,
}

impl TimedSet {
    fn new(cards: Triple, milliseconds: u32) -> TimedSet {
        let judgement = Judgement::of_set(cards);
        let differs = Feature::ALL.map(|feature| judgement.answer(feature) == Answer::Different);
        TimedSet { differs, milliseconds: milliseconds.clamp(SHORTEST, LONGEST) }
    }

    fn differing(&self) -> usize {
        self.differs.iter().filter(|&&differs| differs).count()
    }
}

/// The finds of a diary that can be compared: not those of drills, some of which show only three cards.
pub fn timed_sets(diary: &[Entry]) -> Vec<TimedSet> {
    let find = |entry: &Entry| match entry.event {
        DiaryEvent::Found { milliseconds, cards: Some(cards), .. } if entry.game != Game::Drill => {
            Some(TimedSet::new(cards, milliseconds))
        }
        _ => None,
    };
    diary.iter().rev().filter_map(find).take(LATEST).collect()
}

/// The feature with the most certain weakness, if there is one.
pub fn weakness(finds: &[TimedSet]) -> Option<Weakness> {
    let of = |(place, feature): (usize, Feature)| {
        let (difference, error) = difference(finds, place)?;
        let longer = difference.exp() - 1.0;
        let is_certain = difference > CERTAIN * error && longer >= NOTABLE - 1.0;
        is_certain.then_some((difference / error, Weakness { feature, longer }))
    };
    let all = Feature::ALL.into_iter().enumerate().filter_map(of);
    all.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, weakness)| weakness)
}

/// The logarithms of some times: how many, their mean, and the squares of their deviations from it.
struct Cell {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Cell {
    fn of(times: &[f64]) -> Cell {
        let count = times.len() as f64;
        let mean = times.iter().sum::<f64>() / count;
        Cell { count, mean, squares: times.iter().map(|time| (time - mean) * (time - mean)).sum() }
    }
}

/// By how much the logarithms differ, and the standard error of that; `None` if there are too few finds.
fn difference(finds: &[TimedSet], feature: usize) -> Option<(f64, f64)> {
    let (mut weights, mut sum, mut squares, mut freedom) = (0.0, 0.0, 0.0, 0.0);
    let (mut differing, mut same) = (0, 0);
    for features in 1..=3 {
        let logarithms = |differs: bool| -> Vec<f64> {
            let of_kind = |find: &&TimedSet| find.differing() == features && find.differs[feature] == differs;
            finds.iter().filter(of_kind).map(|find| f64::from(find.milliseconds).ln()).collect()
        };
        let (long, short) = (logarithms(true), logarithms(false));
        if long.len() < FEW || short.len() < FEW {
            continue;
        }
        differing += long.len();
        same += short.len();
        let (long, short) = (Cell::of(&long), Cell::of(&short));
        let weight = long.count * short.count / (long.count + short.count);
        weights += weight;
        sum += weight * (long.mean - short.mean);
        squares += long.squares + short.squares;
        freedom += long.count + short.count - 2.0;
    }
    if differing < ENOUGH || same < ENOUGH {
        return None;
    }
    Some((sum / weights, (squares / freedom / weights).sqrt()))
}

#[cfg(test)]
mod tests {
    use engine::Card;
    use odds::Random;

    use super::*;

    /// Finds of a player who needs `factor` times as long where a feature differs; times vary as those of bots do.
    fn finds(count: usize, slow_at: Feature, factor: f64, seed: u64) -> Vec<TimedSet> {
        let (mut random, deck) = (Random::new(seed), Card::all().collect::<Vec<_>>());
        let mut draw = |below: u64| random.below(below);
        (0..count)
            .map(|_| {
                let one = deck[draw(81) as usize];
                let other = *deck.iter().filter(|card| **card != one).nth(draw(80) as usize).unwrap();
                let cards = [one, other, one.third(other)];
                // Gamma with shape 2: the sum of two exponential times.
                let mut exponential = || -((draw(1_000_000) as f64 + 1.0) / 1_000_001.0).ln();
                let mean = 6_000.0 * Judgement::of_set(cards).differing() as f64;
                let is_slow = one.value(slow_at) != other.value(slow_at);
                let time = mean / 2.0 * (exponential() + exponential()) * if is_slow { factor } else { 1.0 };
                TimedSet::new(cards, time as u32)
            })
            .collect()
    }

    #[test]
    fn a_planted_weakness_is_found_and_named() {
        for (place, feature) in Feature::ALL.into_iter().enumerate() {
            let found = weakness(&finds(400, feature, 1.8, place as u64)).unwrap();
            assert_eq!(found.feature, feature);
            assert!((0.4..1.3).contains(&found.longer), "{found:?}");
        }
    }

    #[test]
    fn a_player_without_a_weakness_is_hardly_ever_told_of_one() {
        let told = (0..400).filter(|&seed| weakness(&finds(200, Feature::Number, 1.0, seed)).is_some());
        let told = told.count();
        assert!(told <= 8, "{told} of 400");
    }

    #[test]
    fn few_finds_say_nothing() {
        assert_eq!(weakness(&finds(30, Feature::Symbol, 5.0, 1)), None);
        assert_eq!(weakness(&[]), None);
    }

    #[test]
    fn harder_sets_are_not_a_weakness() {
        // Sets in which all four differ take very long; nothing else is the matter.
        let mut all = finds(200, Feature::Number, 1.0, 5);
        for find in &mut all {
            find.milliseconds = if find.differing() == 4 { LONGEST } else { find.milliseconds };
        }
        assert_eq!(weakness(&all), None);
    }
}
