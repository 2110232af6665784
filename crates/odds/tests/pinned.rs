//! What a seed gives is published (`docs/daily-puzzle.md`, `recorded.rs`): faster code must give the same bits.

use std::sync::atomic::AtomicBool;

use engine::Feature;
use odds::{Dealing, Player, Random, Simulation, Space, nine_puzzle, twelve_puzzle};

/// FNV-1a, 64 bits.
fn fingerprint(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn seeds_give_the_same_puzzles_as_ever() {
    let puzzles = (0..20_000).flat_map(|seed| twelve_puzzle(&mut Random::new(seed)).map(|card| card.index()));
    assert_eq!(fingerprint(puzzles), 0x84f7_e51f_a5e7_c41a, "twelve cards");
    let values = Feature::ALL.into_iter().flat_map(|feature| feature.values());
    let puzzles = (0..20_000)
        .zip(values.cycle())
        .flat_map(|(seed, kept)| nine_puzzle(kept, &mut Random::new(seed)).map(|card| card.index()));
    assert_eq!(fingerprint(puzzles), 0x0f6f_81db_b1fb_c245, "nine cards");
}

#[test]
fn seeds_give_the_same_rounds_as_ever() {
    let large = Dealing::new(Space::Full, 15, true, Player::Random).unwrap();
    let six = Dealing::new(Space::Full, 6, true, Player::Random).unwrap();
    let expected = [
        (Dealing::FULL, 0x57c0_d8a6_aba1_51d0),
        (Dealing::SOLITAIRE, 0x0cdd_0cc5_cefb_7caa),
        (Dealing::QUICK, 0x9c5c_8988_c6d9_c912),
        (large, 0x695f_772d_6640_d0e3),
        (six, 0xaa3a_42c3_7cb9_a7c4),
        (Dealing::SOLITAIRE.with_player(Player::LookAhead), 0x6827_d0db_485f_226a),
    ];
    for (dealing, expected) in expected {
        for portable in [false, true] {
            let simulation = Simulation { portable, ..Simulation::new(dealing, 9001, 0xfeed) };
            let tally = simulation.run(&AtomicBool::new(false), |_| ());
            let left = tally.left().flat_map(|(cards, share)| [cards as u64, share.part]);
            let boards = tally.positions().flat_map(|at| {
                let place = [at.deal as u64, at.in_deck as u64, at.on_table as u64];
                place.into_iter().chain(at.by_sets.iter().copied())
            });
            let intervals = [9, 12, 15].map(|cards| tally.no_set_interval(cards).1.to_bits());
            let words = left.chain(boards).chain(intervals);
            assert_eq!(fingerprint(words.flat_map(u64::to_le_bytes)), expected, "{dealing:?}, {portable}");
        }
    }
}
