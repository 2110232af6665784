//! Players who lose their connection, and come back.

use crate::play::{ANN, BOB, CEM, Play, by, english, english_with, named, rules};
use engine::{Action, Command, Edition, Fact, Level, Phase, Rules, SeatNumber, Variant};

const THREE: &[&str] = &["ann", "bob", "cem"];
/// How many absences of a player a match records.
const MOST: usize = 8;

/// What comes of what the host states shortly after.
fn state(play: &mut Play, lost: &[SeatNumber], back: &[SeatNumber]) -> Vec<Fact> {
    play.now = play.now.after(100);
    let from = play.journal.len();
    let command = Command::Connections { lost: lost.to_vec(), back: back.to_vec() };
    play.checked(&command).expect("a host is not refused");
    play.journal[from..].iter().map(|event| event.fact.clone()).collect()
}

#[test]
fn an_absence_and_its_end_are_recorded_once() {
    let mut play = Play::dealt(english(), "", THREE);
    assert_eq!(state(&mut play, &[BOB], &[]), [Fact::Away { seat: BOB }]);
    assert!(play.table.seats()[BOB.index()].away);
    assert_eq!(state(&mut play, &[BOB], &[ANN]), []);
    assert_eq!(state(&mut play, &[CEM], &[BOB]), [Fact::Away { seat: CEM }, Fact::Back { seat: BOB }]);
    assert_eq!(state(&mut play, &[], &[BOB]), []);
    play.assert_replays();
}

#[test]
fn an_absence_changes_no_turn_and_no_score() {
    let mut play = Play::dealt(english(), "", THREE);
    let before = (play.table.phase().clone(), play.scores(), play.table.layout().clone());
    state(&mut play, &[BOB, CEM], &[]);
    assert_eq!((play.table.phase().clone(), play.scores(), play.table.layout().clone()), before);
    play.take(5000, "bob");
    assert_eq!(play.scores(), [0, 1, 0]);
}

#[test]
fn who_leaves_or_sits_down_is_not_away() {
    let mut play = Play::dealt(english(), "", THREE);
    state(&mut play, &[CEM], &[]);
    play.at(5000, "cem", Action::Leave).unwrap();
    assert_eq!(state(&mut play, &[CEM], &[CEM]), []);
    play.at(9000, "cem", Action::Sit).unwrap();
    assert!(!play.table.seats()[CEM.index()].away);
}

#[test]
fn only_people_in_a_race_are_away() {
    let mut waiting = Play::stacked(english(), "");
    waiting.sit(THREE);
    assert_eq!(state(&mut waiting, &[BOB], &[]), [], "before the match");

    let mut alone = Play::stacked(english(), "");
    alone.sit(&["ann"]);
    alone.checked(&by("ann", named(Action::AddBot { level: Level::Top }, "Bot"))).unwrap();
    alone.at(0, "ann", Action::Deal).unwrap();
    assert_eq!(state(&mut alone, &[ANN, BOB, SeatNumber(9)], &[]), [], "one person and a bot");

    let mut apart = Play::dealt(rules(Edition::English, Variant::Sprint10, |_| {}), "", THREE);
    assert_eq!(state(&mut apart, &[BOB], &[]), [], "boards of their own");
}

#[test]
fn tables_of_before_record_none() {
    let mut play = Play::of_first_semantics(english());
    play.sit(THREE);
    play.at(0, "ann", Action::Deal).unwrap();
    assert_eq!(state(&mut play, &[BOB], &[]), []);
}

/// Rounds that end with the first Set, so that a match is short.
fn short() -> Rules {
    english_with(|rules| rules.first_to = Some(1))
}

#[test]
fn a_connection_that_comes_and_goes_fills_no_journal() {
    let mut play = Play::dealt(short(), "", &["ann", "bob"]);
    let flap = |play: &mut Play| {
        (0..3 * MOST).map(|_| state(play, &[BOB], &[]).len() + state(play, &[], &[BOB]).len()).sum::<usize>()
    };
    assert_eq!(flap(&mut play), 2 * MOST);
    let later = |play: &Play, after: u64| play.now.after(after).0;
    play.take(later(&play, 10), "ann");
    play.at(later(&play, 10), "bob", Action::Deal).unwrap();
    play.take(later(&play, 10), "ann");
    assert!(matches!(play.table.phase(), Phase::MatchOver { .. }));
    assert_eq!(flap(&mut play), 0, "the match is over");
    play.at(later(&play, 10), "ann", Action::Rematch).unwrap();
    let dealer = ["ann", "bob"][play.table.dealer().expect("a dealer").index()];
    play.at(later(&play, 10), dealer, Action::Deal).unwrap();
    assert_eq!(flap(&mut play), 2 * MOST, "each match counts anew");
}
