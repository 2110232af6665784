//! The cards of the questions, from a seeded random source.

use std::ops::RangeInclusive;

use engine::{Card, Feature, Triple, count_sets};
use odds::Random;

fn one_of<T: Copy>(random: &mut Random, things: &[T]) -> T {
    things[random.below(things.len() as u64) as usize]
}

fn mix<T>(random: &mut Random, things: &mut [T]) {
    for last in (1..things.len()).rev() {
        things.swap(last, random.below(last as u64 + 1) as usize);
    }
}

fn deck(random: &mut Random) -> Vec<Card> {
    let mut deck: Vec<Card> = Card::all().collect();
    mix(random, &mut deck);
    deck
}

/// In how many features two cards differ.
fn distance(one: Card, other: Card) -> usize {
    Feature::ALL.into_iter().filter(|&feature| one.value(feature) != other.value(feature)).count()
}

fn two(random: &mut Random) -> [Card; 2] {
    let deck = deck(random);
    [deck[0], deck[1]]
}

/// Two cards that differ in so many features, or in any number.
fn two_that_differ(random: &mut Random, differing: Option<usize>) -> [Card; 2] {
    loop {
        let [one, other] = two(random);
        if differing.is_none_or(|wanted| distance(one, other) == wanted) {
            return [one, other];
        }
    }
}

/// Two cards that differ in one feature, and the feature.
pub fn pair(random: &mut Random) -> ([Card; 2], Feature) {
    let one = two(random)[0];
    let feature = one_of(random, &Feature::ALL);
    let is_near = |card: &Card| distance(one, *card) == 1 && one.value(feature) != card.value(feature);
    let near: Vec<Card> = Card::all().filter(is_near).collect();
    ([one, one_of(random, &near)], feature)
}

/// Two cards, and six candidates of which one completes a Set; the others differ from it in one feature. The Set differs in so
/// many features, or in any number.
pub fn third(random: &mut Random, differing: Option<usize>) -> ([Card; 2], Vec<Card>) {
    let given = two_that_differ(random, differing);
    let right = given[0].third(given[1]);
    let is_near = |card: &Card| distance(right, *card) == 1 && !given.contains(card);
    let mut choice: Vec<Card> = Card::all().filter(is_near).collect();
    mix(random, &mut choice);
    choice.truncate(5);
    choice.push(right);
    mix(random, &mut choice);
    (given, choice)
}

/// Three cards that are a Set, or nearly one. The first two differ in so many features, or in any number.
pub fn triple(random: &mut Random, is_set: bool, differing: Option<usize>) -> Triple {
    let [one, other] = two_that_differ(random, differing);
    let right = one.third(other);
    // Three cards that are wrong in every feature would be too easy.
    let is_near = |card: &Card| (1..=2).contains(&distance(right, *card)) && *card != one && *card != other;
    let near: Vec<Card> = Card::all().filter(is_near).collect();
    let mut cards = [one, other, if is_set { right } else { one_of(random, &near) }];
    mix(random, &mut cards);
    cards
}

/// A Set in half of the cases.
pub fn set_or_not(random: &mut Random) -> Triple {
    let is_set = random.below(2) == 0;
    triple(random, is_set, None)
}

pub fn layout(random: &mut Random, cards: usize, sets: RangeInclusive<usize>) -> Vec<Card> {
    loop {
        let mut layout = deck(random);
        layout.truncate(cards);
        if sets.contains(&(count_sets(&layout) as usize)) {
            return layout;
        }
    }
}

/// Twelve cards with one Set, or in half of the cases with none.
pub fn one_or_none(random: &mut Random) -> Vec<Card> {
    let sets = random.below(2) as usize;
    layout(random, 12, sets..=sets)
}

/// Twelve cards without a Set, and the same with three more that bring one.
pub fn stuck(random: &mut Random) -> (Vec<Card>, Vec<Card>) {
    loop {
        let mut wide = deck(random);
        wide.truncate(15);
        if count_sets(&wide[..12]) == 0 && count_sets(&wide) > 0 {
            return (wide[..12].to_vec(), wide);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Judgement, has_set, is_set};

    fn seeds() -> impl Iterator<Item = Random> {
        (0..300).map(Random::new)
    }

    #[test]
    fn a_pair_differs_in_its_feature_alone() {
        for mut random in seeds() {
            let ([one, other], feature) = pair(&mut random);
            for each in Feature::ALL {
                assert_eq!(one.value(each) != other.value(each), each == feature);
            }
        }
    }

    #[test]
    fn exactly_one_of_six_is_the_third() {
        for mut random in seeds() {
            let (given, choice) = third(&mut random, None);
            assert_eq!(choice.len(), 6);
            let right: Vec<&Card> =
                choice.iter().filter(|&&card| is_set([given[0], given[1], card])).collect();
            assert_eq!(right, [&given[0].third(given[1])]);
            let mut all = [&choice[..], &given[..]].concat();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), 8, "no card is there twice");
        }
    }

    #[test]
    fn a_set_differs_in_as_many_features_as_wanted() {
        for mut random in seeds().take(20) {
            for wanted in 1..=4 {
                let ([one, other], choice) = third(&mut random, Some(wanted));
                assert_eq!(Judgement::of_set([one, other, one.third(other)]).differing(), wanted);
                assert_eq!(choice.len(), 6);
                let triple = triple(&mut random, true, Some(wanted));
                assert_eq!(Judgement::of_set(triple).differing(), wanted);
            }
        }
    }

    #[test]
    fn three_cards_are_what_they_are_said_to_be() {
        for mut random in seeds() {
            assert!(is_set(triple(&mut random, true, None)));
            let [a, b, c] = triple(&mut random, false, None);
            assert!(!is_set([a, b, c]) && a != b && b != c && a != c);
        }
    }

    #[test]
    fn half_of_set_or_not_are_sets() {
        let sets = seeds().filter(|random| is_set(set_or_not(&mut random.clone()))).count();
        assert!((120..=180).contains(&sets), "{sets} of 300");
    }

    #[test]
    fn twelve_cards_hold_one_set_or_none_and_both_happen() {
        let counts: Vec<usize> =
            seeds().map(|mut random| count_sets(&one_or_none(&mut random)) as usize).collect();
        assert!(counts.iter().all(|count| *count <= 1));
        let none = counts.iter().filter(|count| **count == 0).count();
        assert!((120..=180).contains(&none), "{none} of 300");
    }

    #[test]
    fn a_layout_holds_as_many_sets_as_wanted() {
        for mut random in seeds().take(50) {
            let cards = layout(&mut random, 9, 1..=3);
            assert_eq!(cards.len(), 9);
            assert!((1..=3).contains(&count_sets(&cards)));
        }
    }

    #[test]
    fn three_more_cards_bring_a_set() {
        for mut random in seeds().take(50) {
            let (narrow, wide) = stuck(&mut random);
            assert_eq!((narrow.len(), wide.len()), (12, 15));
            assert!(!has_set(&narrow) && has_set(&wide) && wide.starts_with(&narrow));
        }
    }

    #[test]
    fn the_same_seed_asks_the_same() {
        assert_eq!(third(&mut Random::new(7), None), third(&mut Random::new(7), None));
        assert_ne!(third(&mut Random::new(7), None), third(&mut Random::new(8), None));
    }
}
