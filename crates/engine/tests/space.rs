//! The golden counts of the space of cards, and the fast finder against the definition.

use engine::{Answer, Card, Feature, Judgement, all_sets, count_sets, first_set, has_set, is_set};
use proptest::prelude::*;

const GOLDEN: &str = include_str!("golden/space.txt");

/// The number that stands behind a name in `golden/space.txt`.
fn golden(name: &str) -> u64 {
    let line = GOLDEN.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no golden count {name}")).trim().parse().expect("a number")
}

/// The definition, word for word: three different cards, each feature all the same or all different.
fn is_set_by_definition(cards: [Card; 3]) -> bool {
    let [a, b, c] = cards;
    let fits = |feature: Feature| {
        let [x, y, z] = cards.map(|card| card.value(feature));
        (x == y && y == z) || (x != y && y != z && x != z)
    };
    a != b && b != c && a != c && Feature::ALL.into_iter().all(fits)
}

fn all_sets_by_definition(layout: &[Card]) -> Vec<[Card; 3]> {
    let mut sets = Vec::new();
    for i in 0..layout.len() {
        for j in i + 1..layout.len() {
            for k in j + 1..layout.len() {
                let cards = [layout[i], layout[j], layout[k]];
                if is_set_by_definition(cards) {
                    sets.push(cards);
                }
            }
        }
    }
    sets
}

#[test]
fn the_deck_holds_the_golden_number_of_sets() {
    let deck: Vec<Card> = Card::all().collect();
    let sets = all_sets(&deck);
    assert_eq!(sets.len() as u64, golden("sets"));
    assert_eq!(sets[..], all_sets_by_definition(&deck)[..]);
    for differing in 1..=4 {
        let count = sets.iter().filter(|&&set| Judgement::of_set(set).differing() == differing).count();
        assert_eq!(count as u64, golden(&format!("sets-differing-{differing}")));
    }
    for card in Card::all() {
        let count = sets.iter().filter(|set| set.contains(&card)).count();
        assert_eq!(count as u64, golden("sets-per-card"));
    }
}

#[test]
fn every_pair_lies_in_exactly_one_set() {
    for a in Card::all() {
        for b in Card::all().filter(|&b| b != a) {
            let thirds: Vec<Card> = Card::all().filter(|&c| is_set_by_definition([a, b, c])).collect();
            assert_eq!(thirds.len() as u64, golden("sets-per-pair"));
            assert_eq!(thirds, [a.third(b)]);
        }
    }
}

#[test]
fn judgement_and_definition_agree_on_every_triple() {
    for a in Card::all() {
        for b in Card::all() {
            for c in Card::all() {
                assert_eq!(is_set([a, b, c]), is_set_by_definition([a, b, c]));
                if a != b && b != c && a != c {
                    assert_eq!(Judgement::of_set([a, b, c]).is_find(), is_set([a, b, c]));
                }
            }
        }
    }
}

#[test]
fn a_mixed_answer_points_at_the_odd_one_out() {
    for cards in [["1srd", "1srd", "2srd"], ["1srd", "2srd", "1srd"], ["2srd", "1srd", "1srd"]] {
        let cards = cards.map(|card| card.parse::<Card>().unwrap());
        let Answer::Mixed { pair, odd, place } = Judgement::of_set(cards).answer(Feature::Number) else {
            panic!("the number is mixed");
        };
        assert_eq!((pair.name(), odd.name()), ("one", "two"));
        assert_eq!(cards[place].value(Feature::Number), odd);
    }
}

/// Counts layouts of `k` cards without a Set by growing them card by card in index order.
fn set_free_layouts(k: usize) -> u64 {
    fn grow(layout: &mut Vec<Card>, from: u8, missing: usize) -> u64 {
        if missing == 0 {
            return 1;
        }
        let mut count = 0;
        for card in (from..81).filter_map(Card::new) {
            let closes = |i: usize| layout[i + 1..].iter().any(|&b| layout[i].third(b) == card);
            if !(0..layout.len()).any(closes) {
                layout.push(card);
                count += grow(layout, card.index() + 1, missing - 1);
                layout.pop();
            }
        }
        count
    }
    grow(&mut Vec::new(), 0, k)
}

#[test]
fn set_free_layouts_are_counted_by_brute_force() {
    for k in 0..=5 {
        assert_eq!(set_free_layouts(k), golden(&format!("set-free-{k}")), "{k} cards");
    }
}

#[test]
fn the_largest_set_free_layouts_are_set_free() {
    for name in ["cap-81", "cap-27"] {
        let line = GOLDEN.lines().find_map(|line| line.strip_prefix(name)).expect("a cap");
        let cap: Vec<Card> = line.split_whitespace().map(|card| card.parse().unwrap()).collect();
        assert_eq!(cap.len() as u64, golden(&format!("largest-set-free-{}", &name[4..])));
        assert!(!has_set(&cap));
    }
}

fn layouts() -> impl Strategy<Value = Vec<Card>> {
    let deck: Vec<Card> = Card::all().collect();
    (Just(deck).prop_shuffle(), 0..=81usize).prop_map(|(mut deck, size)| {
        deck.truncate(size);
        deck
    })
}

proptest! {
    #[test]
    fn the_finder_agrees_with_the_definition(layout in layouts()) {
        let sets = all_sets_by_definition(&layout);
        prop_assert_eq!(&all_sets(&layout)[..], &sets[..]);
        prop_assert_eq!(first_set(&layout), sets.first().copied());
        prop_assert_eq!(has_set(&layout), !sets.is_empty());
        prop_assert_eq!(count_sets(&layout), sets.len());
    }

    /// Twelve cards have a route of their own, which random sizes seldom reach.
    #[test]
    fn twelve_cards_agree_with_the_definition(mut layout in Just(Card::all().collect::<Vec<_>>()).prop_shuffle()) {
        for _ in 0..69 / 3 {
            let rest = layout.split_off(12);
            let sets = all_sets_by_definition(&layout);
            prop_assert_eq!(&all_sets(&layout)[..], &sets[..]);
            prop_assert_eq!(has_set(&layout), !sets.is_empty());
            prop_assert_eq!(count_sets(&layout), sets.len());
            layout = [&layout[3..], &rest[..], &layout[..3]].concat();
        }
    }
}
