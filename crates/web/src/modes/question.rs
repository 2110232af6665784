//! The questions of a mode's lesson, made of its rules: cards of its deck, finds of its target.

use engine::{Boards, Card, Claim, Faces, Finder, Judgement, RuleSheet, Target, Variant};
use odds::Random;

use super::near_miss;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonQuestion {
    /// A find without one card: which of these completes it? Exactly one does.
    Complete { given: Vec<Card>, choice: Vec<Card> },
    /// Is this a find?
    Judge { cards: Vec<Card> },
    /// Find one among these, of which so many cards as the rules say are from the last find.
    Find { layout: Vec<Card>, last: Vec<Card> },
    /// The same with cards that lie face down.
    Turn { layout: Vec<Card> },
}

/// The number of questions.
pub const QUESTIONS: usize = 3;

/// Whether time decides the game, so that the lesson has a clock too.
pub fn is_race(rules: &RuleSheet) -> bool {
    rules.boards == Boards::Own || rules.time_s > 0 || rules.variant == Variant::Speed
}

/// How many cards a find is looked for in, and how many are offered to complete one.
const FEW: usize = 9;
const CHOICE: usize = 4;

/// How many cards lie face down: few enough to be remembered.
const FACE_DOWN: usize = 6;

/// A question, of which there are [`QUESTIONS`]. `last` is what was found before.
pub fn question(rules: &RuleSheet, number: usize, last: &[Card], random: &mut Random) -> LessonQuestion {
    let layout = |random: &mut Random, last: &[Card]| layout(rules, last, random);
    match number {
        _ if rules.chain > 0 => LessonQuestion::Find { layout: layout(random, last), last: last.to_vec() },
        _ if is_race(rules) => LessonQuestion::Find { layout: layout(random, &[]), last: Vec::new() },
        0 => complete(rules, random),
        1 => LessonQuestion::Judge { cards: find_or_miss(rules, random) },
        _ if rules.faces == Faces::Down => LessonQuestion::Turn { layout: layout(random, &[]) },
        // Six of many are too much for a first minute.
        _ if rules.target == Target::Six => complete(rules, random),
        _ => LessonQuestion::Find { layout: layout(random, &[]), last: Vec::new() },
    }
}

fn mixed(rules: &RuleSheet, random: &mut Random) -> Vec<Card> {
    let mut cards = rules.pack().cards();
    mix(random, &mut cards);
    cards
}

fn mix(random: &mut Random, cards: &mut [Card]) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, random.below(last as u64 + 1) as usize);
    }
}

/// Cards with something to find. A second find of a chain uses cards of the last one, which lie beside them.
fn layout(rules: &RuleSheet, last: &[Card], random: &mut Random) -> Vec<Card> {
    let count = match rules.faces {
        Faces::Down => FACE_DOWN,
        Faces::Up => FEW.min(rules.layout.into()).max(rules.target.size() + 2),
    };
    let chain = if last.is_empty() { 0 } else { rules.chain.into() };
    loop {
        let others = mixed(rules, random).into_iter().filter(|card| !last.contains(card));
        let layout: Vec<Card> = others.take(count).collect();
        if Finder::new(rules.target, &layout).chained(last, chain).any() {
            return layout;
        }
    }
}

fn find(rules: &RuleSheet, random: &mut Random) -> Claim {
    loop {
        let cards = mixed(rules, random);
        // Among so many there is nearly always one of every target.
        if let Some(find) = Finder::new(rules.target, &cards[..cards.len().min(21)]).first() {
            return find;
        }
    }
}

/// A find without a card, and cards of which only that one completes it. The others are near it.
fn complete(rules: &RuleSheet, random: &mut Random) -> LessonQuestion {
    let find = find(rules, random);
    let [given @ .., right] = find.cards() else { return LessonQuestion::Judge { cards: Vec::new() } };
    let alike = |card: &Card| {
        let features = right.features().iter();
        features.filter(|&&feature| card.value(feature) == right.value(feature)).count()
    };
    let is_wrong = |card: &Card| !given.contains(card) && !rules.target.is_find(&[given, &[*card]].concat());
    let mut near: Vec<Card> = mixed(rules, random).into_iter().filter(is_wrong).collect();
    near.sort_by_key(|card| std::cmp::Reverse(alike(card)));
    near.truncate(CHOICE - 1);
    near.push(*right);
    mix(random, &mut near);
    LessonQuestion::Complete { given: given.to_vec(), choice: near }
}

/// A find in half of the cases, otherwise nearly one.
fn find_or_miss(rules: &RuleSheet, random: &mut Random) -> Vec<Card> {
    let find = find(rules, random);
    let missed = if random.below(2) == 0 { near_miss(rules, find) } else { None };
    missed.unwrap_or_else(|| find.cards().to_vec())
}

/// What is to be said of cards that were chosen: why they are a find or not, and whether they use as many cards of the last find
/// as they have to.
pub fn judged(rules: &RuleSheet, cards: &[Card], last: &[Card]) -> Option<(Judgement, bool)> {
    let judgement = Judgement::new(rules.target, Claim::new(cards).ok()?);
    let used = cards.iter().filter(|card| last.contains(card)).count();
    Some((judgement, last.is_empty() || used == usize::from(rules.chain)))
}

#[cfg(test)]
mod tests {
    use engine::Edition;

    use super::*;

    #[test]
    fn every_mode_asks_what_can_be_answered() {
        for &mode in Variant::MODES {
            let rules = RuleSheet::of(Edition::English, mode);
            for seed in 0..20 {
                let random = &mut Random::new(seed);
                let mut last: Vec<Card> = Vec::new();
                for number in 0..QUESTIONS {
                    match question(&rules, number, &last, random) {
                        LessonQuestion::Complete { given, choice } => {
                            assert_eq!(choice.len(), CHOICE, "{mode}");
                            let completes =
                                |card: &&Card| rules.target.is_find(&[&given[..], &[**card]].concat());
                            assert_eq!(
                                choice.iter().filter(completes).count(),
                                1,
                                "{mode}: {given:?} {choice:?}"
                            );
                        }
                        LessonQuestion::Judge { cards } => {
                            assert_eq!(cards.len(), rules.target.size(), "{mode}")
                        }
                        LessonQuestion::Find { layout, last: used } => {
                            assert_eq!(used, last);
                            let chain = if last.is_empty() { 0 } else { rules.chain.into() };
                            let find = Finder::new(rules.target, &layout).chained(&last, chain).first();
                            let find = find.unwrap_or_else(|| panic!("{mode}")).cards().to_vec();
                            let (judgement, follows) = judged(&rules, &find, &last).unwrap();
                            assert!(judgement.is_find() && follows, "{mode}");
                            last = if rules.chain > 0 { find } else { Vec::new() };
                        }
                        LessonQuestion::Turn { layout } => {
                            assert_eq!(layout.len(), FACE_DOWN);
                            assert!(Finder::new(rules.target, &layout).any());
                        }
                    }
                }
            }
        }
    }
}
