//! Taken Sets lie before their owner, in two editions face down until the round is over.

use crate::play::{Play, pick};
use engine::{Action, Edition, RuleChoice, Rules, Variant};

const LAYOUT: &str = "1srd 2srd 3srd 1tgo 2tgo 3tgo 1epq 2epq 3epq 1sgd 2tpo 3erd";

fn first_to_two(edition: Edition, variant: Variant) -> Rules {
    let rules = RuleChoice { first_to: Some(2), ..RuleChoice::new(edition, variant) };
    Rules::try_from(rules).unwrap()
}

#[test]
fn two_editions_lay_them_face_down_until_the_round_is_over() {
    for &edition in Edition::ALL {
        let lies_open = !matches!(edition, Edition::Russian | Edition::French);
        let mut play = Play::dealt(first_to_two(edition, Variant::Full), LAYOUT, &["ann", "bob"]);
        for (at, cards) in [(100, "1srd 2srd 3srd"), (200, "1tgo 2tgo 3tgo")] {
            assert_eq!(play.table.piles_are_open(), lies_open, "{edition} at {at}");
            play.at(at, "ann", Action::Call).unwrap();
            assert_eq!(play.table.piles_are_open(), lies_open, "{edition} while a call stands");
            play.at(at + 1, "ann", pick(cards)).unwrap();
        }
        assert_eq!(play.table.seats()[0].sets.len(), 2);
        assert!(!play.table.phase().in_round() && play.table.piles_are_open(), "{edition}");
    }
}

#[test]
fn a_lone_player_and_a_mode_hide_nothing() {
    let alone = Play::dealt(Rules::of(Edition::Russian, Variant::Practice), LAYOUT, &["ann"]);
    assert!(alone.table.piles_are_open());
    let speed = Play::dealt(Rules::of(Edition::French, Variant::Speed), LAYOUT, &["ann", "bob"]);
    assert!(speed.table.piles_are_open());
}
