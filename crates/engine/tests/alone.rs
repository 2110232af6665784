//! Games for one player: solitaire, practice, the two puzzles.

use crate::play::{ANN, Dice, Play, SET_FREE, quick, rules};
use engine::{
    Action, Agreement, Calling, Claim, Edition, Ending, Fact, MatchResult, Outcome, Phase, Refusal, Rules,
    Triple, Variant, all_sets, has_set,
};

fn alone(edition: Edition, variant: Variant, first: &str) -> Play {
    Play::dealt(Rules::of(edition, variant), first, &["ann"])
}

fn result(play: &Play) -> &MatchResult {
    match play.table.phase() {
        Phase::MatchOver { result } => result,
        phase => panic!("the match goes on: {phase:?}"),
    }
}

fn claimed(set: Triple) -> Action {
    Action::Claim { cards: Claim::new(&set).unwrap() }
}

fn why(facts: &[Fact]) -> Option<Ending> {
    facts.iter().find_map(|fact| match fact {
        Fact::RoundEnded { why, .. } => Some(*why),
        _ => None,
    })
}

#[test]
fn a_solitaire_without_a_set_at_the_deal_is_lost_at_once() {
    let play = alone(Edition::English, Variant::Solitaire, SET_FREE);
    assert_eq!(result(&play), &MatchResult { winners: vec![], outcome: Outcome::Lost });
}

#[test]
fn a_solitaire_that_meets_twelve_cards_without_a_set_is_lost() {
    // One card of the Set-free layout is dealt only after a Set that lies in its place is taken.
    let mut deck: Vec<&str> = SET_FREE.split_whitespace().take(12).collect();
    let waiting: Vec<&str> = deck.splice(0..3, ["3epd", "3epo", "3epq"]).collect();
    deck.extend(waiting);
    let mut play = alone(Edition::Italian, Variant::Solitaire, &deck.join(" "));
    let facts = play.at(10, "ann", quick("3epd 3epo 3epq")).unwrap();
    assert_eq!(why(&facts), Some(Ending::SolitaireStuck));
    assert_eq!(result(&play).outcome, Outcome::Lost);
    assert_eq!(play.scores(), [1]);
}

#[test]
fn saying_no_set_while_there_is_one_loses_a_solitaire_and_shows_it() {
    let mut play = alone(Edition::English, Variant::Solitaire, "");
    let facts = play.at(10, "ann", Action::NoSet).unwrap();
    let Some(Ending::SolitaireOverlooked { set }) = why(&facts) else { panic!("{facts:?}") };
    assert!(all_sets(play.table.layout().cards()).contains(&set));
    assert_eq!(result(&play), &MatchResult { winners: vec![], outcome: Outcome::Lost });
}

#[test]
fn clearing_the_deck_wins_a_solitaire() {
    for &edition in Edition::ALL {
        let mut play = alone(edition, Variant::Solitaire, "");
        while play.table.phase().in_round() {
            play.take(10, "ann");
            assert!(play.table.layout().len() <= 12);
        }
        assert_eq!((play.table.undealt(), has_set(play.table.layout().cards())), (0, false));
        assert_eq!(result(&play), &MatchResult { winners: vec![ANN], outcome: Outcome::Won });
    }
}

#[test]
fn an_overlooked_set_loses_a_solitaire_with_an_empty_deck_as_well() {
    let mut play = alone(Edition::English, Variant::Solitaire, "");
    while play.table.undealt() > 0 {
        play.take(10, "ann");
    }
    assert!(has_set(play.table.layout().cards()));
    play.at(20, "ann", Action::NoSet).unwrap();
    assert_eq!(result(&play).outcome, Outcome::Lost);
}

#[test]
fn practice_is_widened_on_the_players_word() {
    let mut play = alone(Edition::English, Variant::Practice, SET_FREE);
    for cards in [15, 18, 21] {
        let facts = play.at(10, "ann", Action::NoSet).unwrap();
        assert!(matches!(facts[1], Fact::Widened { why: Agreement::All, .. }));
        assert_eq!(play.table.layout().len(), cards);
    }
    assert_eq!(play.at(20, "ann", Action::NoSet), Err(Refusal::SetIsCertain { cards: 21 }));
}

#[test]
fn practice_counts_mistakes_and_ends_after_one_round() {
    let mut play = alone(Edition::French, Variant::Practice, "");
    play.blunder(10, "ann");
    while play.table.phase().in_round() {
        play.take(20, "ann");
    }
    assert_eq!(play.table.seats()[0].wrong_calls, 1);
    assert_eq!(result(&play), &MatchResult { winners: vec![ANN], outcome: Outcome::Totals });
    play.assert_replays();
}

#[test]
fn a_lock_out_never_holds_for_a_lone_player() {
    for variant in [Variant::Full, Variant::Practice, Variant::Solitaire] {
        let mut play = alone(Edition::Russian, variant, "");
        let facts = play.blunder(10, "ann");
        assert!(matches!(facts[..], [Fact::WrongCall { .. }, Fact::Freed]), "{variant}");
        play.take(20, "ann");
    }
}

#[test]
fn a_lone_player_may_claim_with_and_without_a_call() {
    let mut play = alone(Edition::Hebrew, Variant::Practice, "");
    let (red, green) = (quick("1srd 1sro 1srq"), quick("1sgd 1sgo 1sgq"));
    play.all([(10, "ann", red), (20, "ann", Action::Call), (30, "ann", green)]);
    assert_eq!(play.scores(), [2]);
    let claims =
        rules(Edition::English, Variant::Practice, |rules| rules.calling = Some(Calling::QuickClaims));
    let mut play = Play::dealt(claims, "", &["ann"]);
    play.take(10, "ann");
    assert_eq!(play.scores(), [1]);
}

/// A puzzle from a seed, dealt.
fn puzzle(edition: Edition, variant: Variant, seed: u64) -> Play {
    let mut play = Play::new(Rules::of(edition, variant), Dice(seed).seed());
    play.sit(&["ann"]);
    play.at(0, "ann", Action::Deal).unwrap();
    play
}

const PUZZLES: [(Variant, usize, usize); 2] = [(Variant::QuickPuzzle, 9, 4), (Variant::Daily, 12, 6)];

#[test]
fn a_puzzle_has_exactly_its_sets_and_is_the_same_for_everybody() {
    for (variant, cards, sets) in PUZZLES {
        for seed in 0..100 {
            let play = puzzle(Edition::English, variant, seed);
            let layout = play.table.layout().cards();
            assert_eq!((layout.len(), all_sets(layout).len(), play.table.undealt()), (cards, sets, 0));
            assert_eq!(layout, puzzle(Edition::French, variant, seed).table.layout().cards());
        }
    }
}

#[test]
fn finding_all_sets_wins_a_puzzle_and_its_cards_stay() {
    for (variant, ..) in PUZZLES {
        for &edition in Edition::ALL {
            let mut play = puzzle(edition, variant, 1);
            let layout = play.table.layout().clone();
            let sets = all_sets(layout.cards());
            for &set in &sets {
                assert!(play.table.phase().in_round());
                play.at(10, "ann", claimed(set)).unwrap();
                assert_eq!(play.table.layout(), &layout);
            }
            assert_eq!(result(&play), &MatchResult { winners: vec![ANN], outcome: Outcome::Won });
            assert_eq!(play.scores(), [sets.len() as i32]);
            assert_eq!(play.at(20, "ann", claimed(sets[0])), Err(Refusal::MatchOver));
            play.assert_replays();
        }
    }
}

#[test]
fn a_puzzles_set_is_found_only_once_in_whatever_order() {
    for (variant, ..) in PUZZLES {
        let mut play = puzzle(Edition::English, variant, 2);
        let sets = all_sets(play.table.layout().cards());
        let [a, b, c] = sets[0];
        play.at(10, "ann", claimed([a, b, c])).unwrap();
        for again in [[a, b, c], [c, a, b], [b, a, c]] {
            assert_eq!(play.at(20, "ann", claimed(again)), Err(Refusal::FoundBefore));
        }
        play.at(30, "ann", Action::Call).unwrap();
        let again = Action::Pick { cards: Claim::new(&sets[0]).unwrap() };
        assert_eq!(play.at(40, "ann", again), Err(Refusal::FoundBefore));
        let other = Action::Pick { cards: Claim::new(&sets[1]).unwrap() };
        assert!(matches!(play.at(50, "ann", other).unwrap()[..], [Fact::Found { seat: ANN, .. }]));
        assert_eq!(play.scores(), [2]);
    }
}

#[test]
fn a_mistake_in_a_puzzle_is_counted_and_costs_nothing() {
    for (variant, cards, _) in PUZZLES {
        for &edition in Edition::ALL {
            let mut play = puzzle(edition, variant, 3);
            play.blunder(10, "ann");
            let seat = &play.table.seats()[0];
            assert_eq!((seat.wrong_calls, seat.score, seat.is_locked_out()), (1, 0, false));
            assert_eq!(play.at(20, "ann", Action::NoSet), Err(Refusal::SetIsCertain { cards }));
        }
    }
}
