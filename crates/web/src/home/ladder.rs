//! The boards of the home page: a few cards with exactly one Set, each board harder than the one before.

use engine::{Card, Judgement, Triple};
use odds::Random;

/// What a first visitor sees. The Set differs in the number alone, so that it is seen without knowing a rule.
pub const FIRST: [&str; 6] = ["2erq", "1spo", "1tgq", "3spo", "3egd", "2spo"];

/// Cards of a board, and in how many features its Set differs.
const STEPS: [(usize, usize); 6] = [(6, 1), (6, 2), (6, 3), (9, 2), (9, 3), (9, 4)];

/// The board after so many Sets were found.
pub fn board(found: u32, random: &mut Random) -> Vec<Card> {
    let (count, differing) = STEPS[(found as usize).min(STEPS.len() - 1)];
    around(set(differing, random), count, random)
}

/// A board of so many cards whose only Set is this one.
pub fn around(set: Triple, count: usize, random: &mut Random) -> Vec<Card> {
    let mut board = set.to_vec();
    let mut others: Vec<Card> = Card::all().collect();
    mix(random, &mut others);
    for card in others {
        // The Set stays the only one: no other card goes with any two that lie there.
        let fits = !board.contains(&card) && !has_set_with(&board, card);
        if board.len() < count && fits {
            board.push(card);
        }
    }
    mix(random, &mut board);
    board
}

fn has_set_with(board: &[Card], card: Card) -> bool {
    board.iter().any(|&other| board.contains(&card.third(other)))
}

fn set(differing: usize, random: &mut Random) -> Triple {
    let all: Vec<Card> = Card::all().collect();
    let first = all[random.below(all.len() as u64) as usize];
    let triple = |&second: &Card| [first, second, first.third(second)];
    let fitting =
        |triple: &Triple| triple[0] != triple[1] && Judgement::of_set(*triple).differing() == differing;
    let sets: Vec<Triple> = all.iter().map(triple).filter(fitting).collect();
    sets[random.below(sets.len() as u64) as usize]
}

fn mix(random: &mut Random, cards: &mut [Card]) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, random.below(last as u64 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use engine::{Claim, all_sets};

    use super::*;
    use crate::card::{as_set, cards};

    fn the_set(board: &[Card]) -> Claim {
        let sets = all_sets(board);
        assert_eq!(sets.len(), 1, "{board:?}");
        Claim::new(&sets[0]).unwrap()
    }

    #[test]
    fn every_board_has_one_set_and_the_first_ones_are_easy() {
        for seed in 0..200 {
            for (found, (count, differing)) in STEPS.into_iter().enumerate() {
                let board = board(found as u32, &mut Random::new(seed));
                assert_eq!(board.len(), count);
                assert_eq!(as_set(the_set(&board)).differing(), differing);
            }
            assert_eq!(
                board(1_000, &mut Random::new(seed)).len(),
                9,
                "after the last step nothing gets harder"
            );
        }
    }

    #[test]
    fn the_first_board_is_as_easy_as_the_first_step() {
        let board = cards(&FIRST);
        assert_eq!(board.len(), STEPS[0].0);
        assert_eq!(as_set(the_set(&board)).differing(), STEPS[0].1);
    }
}
