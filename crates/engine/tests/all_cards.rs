//! From a quick start to the full game between rounds, with the scores kept.

use crate::play::{ANN, BOB, Play, pick, sit_as_bot};
use engine::{Action, Deck, Edition, Fact, Level, Phase, Refusal, RuleChoice, Rules, Seed, Variant};

/// A quick start of two rounds, each of which one Set ends; the first is over, and Bob has a point.
fn between_rounds(edition: Edition, variant: Variant) -> Play {
    let rules = RuleChoice { first_to: Some(1), rounds: Some(2), ..RuleChoice::new(edition, variant) };
    let mut play = Play::new(Rules::try_from(rules).unwrap(), Seed::new([7; 32]));
    play.sit(&["ann", "bob"]);
    play.at(0, "ann", Action::Deal).unwrap();
    while play.table.phase().in_round() {
        match engine::first_set(play.table.layout().cards()) {
            Some(set) => {
                play.at(10, "bob", Action::Call).unwrap();
                let cards = set.map(|card| card.to_string()).join(" ");
                play.at(20, "bob", pick(&cards)).unwrap();
            }
            None => ["ann", "bob"].iter().for_each(|player| drop(play.at(5, player, Action::NoSet).unwrap())),
        }
    }
    assert!(matches!(play.table.phase(), Phase::RoundOver { .. }));
    play
}

fn has_all_cards(play: &Play) -> bool {
    let rules = play.table.rules();
    (rules.deck, rules.variant) == (Deck::Full, Variant::Full)
}

#[test]
fn the_word_of_the_host_is_enough_and_scores_stay() {
    for edition in [Edition::English, Edition::Russian, Edition::Hebrew] {
        let mut play = between_rounds(edition, Variant::Quick);
        let facts = play.at(30, "ann", Action::AllCards).unwrap();
        assert!(matches!(facts[..], [Fact::AskedForAllCards { seat: ANN }, Fact::RulesChanged { .. }]));
        let full = edition.booklet().full;
        let rules = play.table.rules();
        assert!(has_all_cards(&play));
        assert_eq!((rules.layout, rules.rows, rules.rounds, rules.first_to), (full.layout, full.rows, 2, 1));
        assert_eq!(play.table.seats()[1].score, 1, "{edition}");
        play.at(40, "bob", Action::Deal).unwrap();
        assert_eq!(play.table.layout().len() + play.table.undealt(), 81);
        assert_eq!((play.table.round(), play.table.seats()[1].score), (2, 1));
        assert_eq!(play.at(50, "bob", Action::AllCards), Err(Refusal::AlreadyDealt));
    }
}

#[test]
fn without_the_host_all_players_have_to_agree_and_bots_are_not_asked() {
    let mut play = between_rounds(Edition::English, Variant::Quick);
    play.sit(&["cem"]);
    play.at(30, "bot", sit_as_bot(Level::Top)).unwrap();
    play.at(31, "ann", Action::HandOver { seat: engine::SeatNumber(2) }).unwrap();
    for player in ["ann", "bob"] {
        play.at(40, player, Action::AllCards).unwrap();
        assert_eq!(play.at(41, player, Action::AllCards), Err(Refusal::SaidAlready));
        assert!(!has_all_cards(&play));
    }
    assert!(play.table.asks_for_all_cards(ANN) && play.table.asks_for_all_cards(BOB));
    // Cem is host and leaves without a word; all who are left have asked, and one of them is host now.
    play.at(50, "cem", Action::Leave).unwrap();
    assert!(has_all_cards(&play));
}

#[test]
fn a_deal_forgets_who_asked() {
    let mut play = between_rounds(Edition::English, Variant::Quick);
    play.at(30, "bob", Action::AllCards).unwrap();
    play.at(40, "bob", Action::Deal).unwrap();
    assert!(!has_all_cards(&play) && !play.table.asks_for_all_cards(BOB));
}

#[test]
fn only_where_the_booklet_says_so_and_a_small_deck_is_in_play() {
    for (edition, variant) in [
        (Edition::Italian, Variant::Quick),
        (Edition::French, Variant::Quick),
        (Edition::English, Variant::Full),
    ] {
        let mut play = between_rounds(edition, variant);
        assert_eq!(play.at(30, "ann", Action::AllCards), Err(Refusal::NoMoreCards), "{edition} {variant}");
    }
}
