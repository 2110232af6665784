//! The odds of a fresh board, whatever is looked for: counted where that is possible, otherwise simulated.

use std::collections::HashMap;

use engine::{Card, Finder, Pack, RuleSheet, Target};
use odds::{Fraction, Random, Share, Space, row};

/// How many boards are simulated: a second's work for the slowest finder.
const BOARDS: u64 = 200_000;

/// The same boards every time, so that two users see the same numbers.
const SEED: u64 = 1;

pub(crate) struct ModeOdds {
    /// How many finds there are among all cards.
    pub(crate) finds: u128,
    /// How many of them a fresh board has on average.
    pub(crate) mean: Fraction,
    /// How likely it has none.
    pub(crate) nothing: Chance,
    /// From how many cards on there is certainly a find, where that is known.
    pub(crate) certain: Option<usize>,
}

pub(crate) enum Chance {
    Exact(Fraction),
    Simulated(Share),
}

impl ModeOdds {
    pub(crate) fn of(rules: &RuleSheet) -> ModeOdds {
        let (pack, target, layout) = (rules.pack(), rules.target, usize::from(rules.layout));
        let finds = finds_of(target, pack);
        let choices = |cards: usize| (0..target.size()).map(|less| (cards - less) as u128).product::<u128>();
        let certain = pack.largest_without(target).map(|most| most + 1);
        ModeOdds {
            finds,
            mean: Fraction::new(finds * choices(layout), choices(pack.size())),
            nothing: nothing(rules, certain),
            certain,
        }
    }
}

fn nothing(rules: &RuleSheet, certain: Option<usize>) -> Chance {
    let layout = usize::from(rules.layout);
    if certain.is_some_and(|certain| layout >= certain) {
        return Chance::Exact(Fraction::new(0, 1));
    }
    let space = match (rules.target, rules.pack().size()) {
        (Target::Set, 81) => Some(Space::Full),
        (Target::Set, 27) => Some(Space::Quick),
        _ => None,
    };
    match space.and_then(|space| row(space, layout).ok()) {
        Some(row) => Chance::Exact(row.p_no_set()),
        None => Chance::Simulated(simulate(rules, layout)),
    }
}

fn simulate(rules: &RuleSheet, layout: usize) -> Share {
    let (mut cards, mut random) = (rules.pack().cards(), Random::new(SEED));
    let mut part = 0;
    for _ in 0..BOARDS {
        for place in 0..layout {
            let other = place + random.below((cards.len() - place) as u64) as usize;
            cards.swap(place, other);
        }
        part += u64::from(!Finder::new(rules.target, &cards[..layout]).any());
    }
    Share { part, whole: BOARDS }
}

/// How many finds there are among the cards of a pack.
fn finds_of(target: Target, pack: Pack) -> u128 {
    let cards = pack.cards();
    if target == Target::TwoPairs {
        return two_pairs(&cards);
    }
    // How many choices of so many cards have each sum, card by card.
    let sums = usize::from(pack.values).pow(pack.features.into());
    let mut ways = vec![vec![0u128; sums]; target.size() + 1];
    ways[0][0] = 1;
    for &card in &cards {
        let own = code(card, pack);
        for chosen in (1..=target.size()).rev() {
            for sum in 0..sums {
                let more = ways[chosen - 1][sum];
                ways[chosen][add(target, sum, own)] += more;
            }
        }
    }
    ways[target.size()][0]
}

/// Pairs that the same card completes have no card in common, so any two of them are a find, and no find is counted twice.
fn two_pairs(cards: &[Card]) -> u128 {
    let mut pairs: HashMap<Card, u128> = HashMap::new();
    for (place, card) in cards.iter().enumerate() {
        cards[..place].iter().for_each(|other| *pairs.entry(card.third(*other)).or_default() += 1);
    }
    pairs.values().map(|pairs| pairs * (pairs - 1) / 2).sum()
}

/// The values of a card as the digits of a number.
fn code(card: Card, pack: Pack) -> usize {
    let digit = |feature| usize::from(card.value(feature).digit());
    card.features().iter().fold(0, |code, &feature| code * usize::from(pack.values) + digit(feature))
}

/// The sum of two codes, digit by digit: of three values modulo 3, of four values modulo 2 in each of their two bits.
fn add(target: Target, mut a: usize, mut b: usize) -> usize {
    if target.values() == 4 {
        return a ^ b;
    }
    let (mut sum, mut weight) = (0, 1);
    while a > 0 || b > 0 {
        sum += (a + b) % 3 * weight;
        // Each digit is below 3, so the last ones are gone after a division.
        (a, b, weight) = (a / 3, b / 3, 3 * weight);
    }
    sum
}

#[cfg(test)]
mod tests {
    use engine::{Edition, Variant};

    use super::*;

    fn odds(variant: Variant) -> ModeOdds {
        ModeOdds::of(&RuleSheet::of(Edition::English, variant))
    }

    #[test]
    fn the_golden_facts_of_the_modes_are_counted() {
        for (variant, finds, mean) in [
            (Variant::Speed, 1080, 2.785),
            (Variant::FirstSteps, 117, 3.36),
            (Variant::TwoPairs, 63_180, 18.80),
            (Variant::TwoPairsNine, 63_180, 4.78),
            (Variant::FiveFeatures, 9801, 2.32),
            (Variant::Fours, 690_880, 5.40),
            (Variant::LittleFours, 10_416, 5.41),
        ] {
            let odds = odds(variant);
            assert_eq!(odds.finds, finds, "{variant}");
            assert!((odds.mean.to_f64() - mean).abs() < 0.0051, "{variant}: {}", odds.mean.to_f64());
        }
        assert!((odds(Variant::Six).mean.to_f64() - 2.56).abs() < 0.0051);
        assert_eq!(odds(Variant::Speed).mean.to_string(), "220/79");
    }

    #[test]
    fn nothing_is_exact_where_it_can_be_and_simulated_elsewhere() {
        assert!(
            matches!(odds(Variant::Speed).nothing, Chance::Exact(chance) if chance.to_string() == "325432404/10074689485")
        );
        assert!(matches!(odds(Variant::TwoPairs).nothing, Chance::Exact(chance) if chance.numerator() == 0));
        let Chance::Simulated(share) = odds(Variant::Six).nothing else { panic!("no count is known") };
        assert!((0.03..0.07).contains(&share.rate()), "{}", share.rate());
        assert_eq!(odds(Variant::TwoPairsNine).certain, Some(10));
        assert_eq!(odds(Variant::Six).certain, None);
    }
}
