//! "No Set": agreement, silence, the long wait, and layouts that grow and shrink.

use crate::play::{self, Play, SET_FREE, english_with, pick};
use engine::{
    Action, Agreement, Edition, Ending, Fact, Phase, Refusal, Rules, Time, Variant, Widened, has_set,
};

fn english(first: &str) -> Play {
    Play::dealt(play::english(), first, &["ann", "bob"])
}

fn french() -> Play {
    Play::dealt(Rules::of(Edition::French, Variant::Full), "", &["ann", "bob", "cem"])
}

/// How agreement came about, if anything shows that it did.
fn agreed(facts: &[Fact]) -> Option<Agreement> {
    facts.iter().find_map(|fact| match fact {
        Fact::Widened { why, .. } => Some(*why),
        _ => None,
    })
}

/// Ann and Bob agree.
fn agree(play: &mut Play, at: u64) {
    play.at(at, "ann", Action::NoSet).unwrap();
    assert_eq!(agreed(&play.at(at, "bob", Action::NoSet).unwrap()), Some(Agreement::All));
}

#[test]
fn when_all_agree_three_more_cards_are_laid() {
    let mut play = english("");
    assert_eq!(play.at(10, "ann", Action::NoSet).unwrap().len(), 1);
    assert_eq!(play.at(11, "ann", Action::NoSet), Err(Refusal::SaidAlready));
    assert!(has_set(play.table.layout().cards()), "it is an opinion, not a proof");
    let before = play.table.layout().cards().to_vec();
    assert_eq!(agreed(&play.at(20, "bob", Action::NoSet).unwrap()), Some(Agreement::All));
    assert_eq!(&play.table.layout().cards()[..12], before);
    assert_eq!((play.table.layout().len(), play.table.undealt()), (15, 66));
    assert!(play.table.seats().iter().all(|seat| !seat.said_no_set));
}

#[test]
fn a_taken_set_clears_the_opinions() {
    let mut play = english("");
    play.at(10, "ann", Action::NoSet).unwrap();
    play.take(20, "bob");
    assert_eq!(play.table.deadline(), None);
    assert_eq!(play.at(30, "bob", Action::NoSet).unwrap().len(), 1);
}

#[test]
fn fifteen_seconds_of_silence_count_as_agreement() {
    let mut play = english("");
    play.at(1000, "ann", Action::NoSet).unwrap();
    assert_eq!(play.tick(15_999), []);
    assert_eq!(agreed(&play.tick(20_000)), Some(Agreement::Silence));
    assert_eq!(play.journal.last().unwrap().at, Time(16_000));
}

#[test]
fn a_call_breaks_the_silence() {
    let mut play = english("");
    play.all([(1000, "ann", Action::NoSet), (15_000, "bob", Action::Call)]);
    assert_eq!(play.table.deadline(), Some(Time(20_000)), "only the call window counts now");
    play.at(17_000, "bob", pick("1srd 1sro 1sgd")).unwrap();
    assert!(play.table.seats()[0].said_no_set);
    assert_eq!(play.table.deadline(), Some(Time(32_000)));
}

#[test]
fn what_was_due_long_ago_happens_in_turn_each_at_its_own_time() {
    let mut play = english("");
    play.all([(1000, "ann", Action::NoSet), (2000, "bob", Action::Call)]);
    let facts = play.tick(600_000);
    assert!(matches!(facts[..], [Fact::WrongCall { cards: None, .. }, Fact::Widened { .. }]));
    let times: Vec<u64> = play.journal.iter().rev().take(2).map(|event| event.at.0).collect();
    assert_eq!(times, [22_000, 7000]);
}

#[test]
fn whoever_is_locked_out_still_has_an_opinion() {
    let mut play = Play::dealt(play::russian(), "", &["ann", "bob"]);
    play.blunder(10, "ann");
    agree(&mut play, 20);
    assert_eq!(play.locked(), [true, false], "new cards free nobody");
}

#[test]
fn a_layout_grows_to_twenty_one_and_shrinks_to_twelve_again() {
    let mut play = english(SET_FREE);
    for cards in [15, 18, 21] {
        agree(&mut play, 10);
        assert_eq!(play.table.layout().len(), cards);
    }
    assert_eq!(play.at(20, "ann", Action::NoSet), Err(Refusal::SetIsCertain { cards: 21 }));
    let undealt = play.table.undealt();
    let before = play.table.layout().cards().to_vec();
    play.take(30, "ann");
    let after = play.table.layout().cards();
    assert_eq!((after.len(), play.table.undealt()), (18, undealt));
    let moved = (0..18).filter(|&place| before[place] != after[place]);
    assert!(moved.clone().all(|place| before[18..].contains(&after[place])), "only loose cards move");
}

#[test]
fn a_set_from_a_widened_layout_is_not_replaced() {
    let mut play = english("");
    agree(&mut play, 10);
    for (cards, undealt) in [(12, 66), (12, 63)] {
        play.take(20, "ann");
        assert_eq!((play.table.layout().len(), play.table.undealt()), (cards, undealt));
    }
}

#[test]
fn a_table_may_replace_it_all_the_same() {
    let rules = english_with(|rules| rules.widened = Some(Widened::Replaced));
    let mut play = Play::dealt(rules, "", &["ann", "bob"]);
    agree(&mut play, 10);
    play.take(20, "ann");
    assert_eq!((play.table.layout().len(), play.table.undealt()), (15, 63));
    while play.table.undealt() > 0 {
        match has_set(play.table.layout().cards()) {
            true => drop(play.take(30, "ann")),
            false => agree(&mut play, 30),
        }
    }
    assert!(play.table.layout().len() >= 15, "the layout has never shrunk");
}

#[test]
fn after_a_long_time_one_players_word_is_enough_in_french() {
    let mut play = french();
    assert_eq!(play.at(80_000, "ann", Action::NoSet).unwrap().len(), 1);
    assert_eq!(play.table.deadline(), Some(Time(90_000)), "before the silence ends");
    assert_eq!(agreed(&play.tick(90_000)), Some(Agreement::LongTime));

    let mut play = french();
    assert_eq!(agreed(&play.at(90_000, "ann", Action::NoSet).unwrap()), Some(Agreement::LongTime));

    let mut play = english("");
    assert_eq!(agreed(&play.at(900_000, "ann", Action::NoSet).unwrap()), None);
}

#[test]
fn a_find_starts_the_long_time_anew() {
    let mut play = french();
    play.take(50_000, "bob");
    assert_eq!(agreed(&play.at(100_000, "ann", Action::NoSet).unwrap()), None);
    assert_eq!(agreed(&play.tick(115_000)), Some(Agreement::Silence));
}

#[test]
fn in_a_deck_of_twenty_seven_twelve_cards_are_enough() {
    let mut play = Play::dealt(Rules::of(Edition::English, Variant::Quick), "", &["ann", "bob"]);
    agree(&mut play, 10);
    assert_eq!(play.table.layout().len(), 12);
    assert_eq!(play.at(20, "ann", Action::NoSet), Err(Refusal::SetIsCertain { cards: 12 }));
    let mut play = Play::dealt(Rules::of(Edition::Russian, Variant::Quick), "", &["ann", "bob"]);
    assert_eq!(play.at(20, "ann", Action::NoSet), Err(Refusal::SetIsCertain { cards: 12 }));
}

#[test]
fn with_an_empty_deck_agreement_ends_the_round() {
    let mut play = english("");
    while play.table.undealt() > 0 {
        play.take(10, "ann");
    }
    assert!(has_set(play.table.layout().cards()));
    play.at(20, "ann", Action::NoSet).unwrap();
    let facts = play.at(30, "bob", Action::NoSet).unwrap();
    assert!(matches!(facts[1], Fact::RoundEnded { why: Ending::Agreed, .. }));
}

#[test]
fn with_an_empty_deck_and_no_set_left_the_round_ends_by_itself() {
    let mut play = english("");
    while play.table.phase().in_round() {
        play.take(10, "ann");
    }
    assert!(matches!(play.table.phase(), Phase::RoundOver { .. }));
    assert_eq!((play.table.undealt(), has_set(play.table.layout().cards())), (0, false));
}
