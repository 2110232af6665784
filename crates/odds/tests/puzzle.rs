//! Puzzles have the right number of Sets, and every possible one is equally likely.

use std::collections::HashMap;

use engine::{Card, Feature, Value, all_sets, count_sets};
use odds::{
    Date, DateError, Random, SETS_IN_NINE, SETS_IN_TWELVE, daily_nine_puzzle, daily_puzzle, nine_puzzle,
    twelve_puzzle,
};

fn values() -> impl Iterator<Item = Value> + Clone {
    Feature::ALL.into_iter().flat_map(|feature| feature.values())
}

fn distinct(cards: &[Card]) -> usize {
    cards.iter().collect::<std::collections::HashSet<_>>().len()
}

/// Six standard deviations of the chi-square distribution: a wide margin, and the seeds are fixed.
fn assert_chi_square(chi_square: f64, freedom: f64) {
    assert!((chi_square - freedom).abs() < 6.0 * (2.0 * freedom).sqrt(), "{chi_square} for {freedom}");
}

#[test]
fn twelve_cards_have_six_sets() {
    let mut random = Random::new(1);
    for _ in 0..100_000 {
        let cards = twelve_puzzle(&mut random);
        assert_eq!(distinct(&cards), 12);
        assert_eq!(count_sets(&cards), SETS_IN_TWELVE);
    }
}

#[test]
fn nine_cards_have_four_sets_and_one_feature_less() {
    let mut random = Random::new(2);
    for kept in values().cycle().take(60_000) {
        let cards = nine_puzzle(kept, &mut random);
        assert_eq!(distinct(&cards), 9);
        assert_eq!(count_sets(&cards), SETS_IN_NINE);
        assert!(cards.iter().all(|card| card.value(kept.feature()) == kept));
    }
}

#[test]
fn every_place_sees_every_card_equally_often() {
    let mut random = Random::new(3);
    let draws = 200_000;
    let mut counts = [[0u32; 81]; 12];
    for _ in 0..draws {
        for (place, card) in twelve_puzzle(&mut random).into_iter().enumerate() {
            counts[place][card.index() as usize] += 1;
        }
    }
    let expected = f64::from(draws) / 81.0;
    for place in counts {
        let chi_square = place.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
        assert_chi_square(chi_square, 80.0);
    }
}

/// What symmetries keep of a layout: the number of Sets of each card.
fn shape(cards: &[Card]) -> Vec<usize> {
    let sets = all_sets(cards);
    let mut shape: Vec<usize> =
        cards.iter().map(|card| sets.iter().filter(|set| set.contains(card)).count()).collect();
    shape.sort_unstable();
    shape
}

/// A random layout from the first `deck` cards, drawn again until it has the right number of Sets.
fn rejection(random: &mut Random, deck: usize, cards: usize, sets: usize) -> Vec<Card> {
    loop {
        let mut left: Vec<Card> = Card::all().take(deck).collect();
        let layout: Vec<Card> =
            (0..cards).map(|_| left.swap_remove(random.below(left.len() as u64) as usize)).collect();
        if count_sets(&layout) == sets {
            return layout;
        }
    }
}

/// Compares how often each shape is drawn with how often rejection finds it: a chi-square test on two samples of equal size.
fn assert_same_shapes(
    draws: usize,
    mut ours: impl FnMut() -> Vec<Card>,
    mut theirs: impl FnMut() -> Vec<Card>,
) {
    let mut counts: HashMap<Vec<usize>, [f64; 2]> = HashMap::new();
    for _ in 0..draws {
        counts.entry(shape(&ours())).or_default()[0] += 1.0;
        counts.entry(shape(&theirs())).or_default()[1] += 1.0;
    }
    // Shapes too rare to judge are judged together.
    let (rare, common): (Vec<[f64; 2]>, Vec<[f64; 2]>) =
        counts.into_values().partition(|[a, b]| a + b < 50.0);
    let rare = rare.iter().fold([0.0; 2], |[a, b], [c, d]| [a + c, b + d]);
    let bins = common.into_iter().chain([rare]).filter(|[a, b]| a + b > 0.0);
    let bins: Vec<f64> = bins.map(|[a, b]| (a - b).powi(2) / (a + b)).collect();
    assert!(bins.len() > 3, "too few shapes to tell anything");
    assert_chi_square(bins.iter().sum(), bins.len() as f64 - 1.0);
}

#[test]
fn shapes_of_twelve_are_as_frequent_as_by_rejection() {
    let (mut random, mut other) = (Random::new(4), Random::new(5));
    let ours = || twelve_puzzle(&mut random).to_vec();
    assert_same_shapes(20_000, ours, || rejection(&mut other, 81, 12, SETS_IN_TWELVE));
}

#[test]
fn shapes_of_nine_are_as_frequent_as_by_rejection() {
    let (mut random, mut other) = (Random::new(6), Random::new(7));
    let kept = Feature::Number.values()[0];
    let ours = || nine_puzzle(kept, &mut random).to_vec();
    assert_same_shapes(50_000, ours, || rejection(&mut other, 27, 9, SETS_IN_NINE));
}

/// Published, so these must not change.
#[test]
fn the_puzzles_of_a_day_stay_what_they_are() {
    let text = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    let date: Date = "2026-11-16".parse().unwrap();
    assert_eq!(text(&daily_puzzle(date)), "2srq 2spo 3epo 2erq 3trd 3sgq 3egd 3ego 1ero 1trq 3egq 1tpq");
    let nine = daily_nine_puzzle(date, "solid".parse().unwrap());
    assert_eq!(text(&nine), "1spq 1sgd 1sro 3spo 3spq 2sro 3sgo 1sgo 3srd");
    assert_ne!(daily_puzzle(date), daily_puzzle("2026-11-17".parse().unwrap()));
}

#[test]
fn only_days_of_the_calendar_are_dates() {
    for good in ["2000-02-29", "2026-12-31", "0001-01-01", "9999-12-31", "2028-02-29"] {
        assert_eq!(good.parse::<Date>().unwrap().to_string(), good);
    }
    for (bad, year, month, day) in [
        ("1900-02-29", 1900, 2, 29),
        ("2026-04-31", 2026, 4, 31),
        ("2026-13-01", 2026, 13, 1),
        ("2026-00-10", 2026, 0, 10),
        ("2026-01-00", 2026, 1, 0),
        ("0000-01-01", 0, 1, 1),
    ] {
        assert_eq!(bad.parse::<Date>(), Err(DateError::NoSuchDay { year, month, day }));
    }
    for bad in ["", "today", "2026-1-1", "2026/01/01", "+026-01-01", "2026-01-011", "２０２６-1"] {
        assert_eq!(bad.parse::<Date>(), Err(DateError::NotADate { text: bad.to_owned() }));
    }
}

#[test]
fn days_follow_one_another_to_the_end_of_the_calendar() {
    let mut date = Date::after_epoch(0);
    for days in 0..100_000 {
        assert_eq!(date, Date::after_epoch(days));
        date = date.and_then(Date::next);
    }
    assert_eq!("2028-02-28".parse().map(Date::next), Ok("2028-02-29".parse().ok()));
    assert_eq!("9999-12-31".parse().map(Date::next), Ok(None));
}
