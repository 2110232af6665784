//! Seats: joining late, leaving, returning, dealing in turn, handicaps, the Set-Master.

use crate::play::{
    self, ANN, BOB, CEM, Play, english, english_with, forever, handicap, id, name, named, rules, russian,
};
use engine::{
    Action, Agreement, Contribution, Edition, Ending, Fact, Handicap, MatchResult, Outcome, Penalty, Phase,
    Refusal, Rules, Time, Variant, Viewer, has_set,
};

const TWO: &[&str] = &["ann", "bob"];
const THREE: &[&str] = &["ann", "bob", "cem"];

/// Rounds that end with the first Set, so that a match is short.
fn short() -> Rules {
    english_with(|rules| rules.first_to = Some(1))
}

/// Ann and Bob have said that there is no Set, and Cem has not.
fn two_of_three_agree() -> Play {
    let mut play = Play::dealt(english(), "", THREE);
    play.all([(10, "ann", Action::NoSet), (20, "bob", Action::NoSet)]);
    play
}

fn result(facts: &[Fact]) -> Option<&MatchResult> {
    facts.iter().find_map(|fact| match fact {
        Fact::MatchEnded { result } => Some(result),
        _ => None,
    })
}

#[test]
fn seats_are_numbered_in_the_order_of_sitting_down() {
    let mut play = Play::stacked(english(), "");
    play.sit(TWO);
    let seats: Vec<_> = play.table.seated().map(|(seat, _)| seat).collect();
    assert_eq!(seats, [ANN, BOB]);
    assert_eq!(play.at(0, "ann", Action::Sit), Err(Refusal::AlreadySeated));
    assert_eq!(play.at(0, "eva", Action::Leave), Err(Refusal::NotSeated));
}

#[test]
fn a_full_table_takes_nobody_until_somebody_leaves() {
    let mut play = Play::stacked(english_with(|rules| rules.seats = Some(2)), "");
    play.sit(TWO);
    assert_eq!(play.at(0, "cem", Action::Sit), Err(Refusal::TableFull { seats: 2 }));
    play.all([(0, "ann", Action::Leave), (0, "cem", Action::Sit)]);
    assert_eq!(play.at(0, "ann", Action::Sit), Err(Refusal::TableFull { seats: 2 }));
}

#[test]
fn a_late_player_plays_at_once_and_adds_no_round() {
    let mut play = Play::dealt(short(), "", TWO);
    play.now = Time(10);
    assert_eq!(play.table.rounds_of_match(), 2);
    play.sit(&["cem"]);
    assert_eq!(play.table.rounds_of_match(), 2);
    play.take(20, "cem");
    assert_eq!(play.scores(), [0, 0, 1]);
    play.at(30, "bob", Action::Deal).unwrap();
    play.take(31, "ann");
    assert!(matches!(play.table.phase(), Phase::MatchOver { .. }));
    play.at(40, "ann", Action::Rematch).unwrap();
    assert_eq!(play.table.rounds_of_match(), 3, "in the next match nobody is late");
}

#[test]
fn a_match_ends_when_only_late_players_are_left() {
    let mut play = Play::dealt(short(), "", TWO);
    play.now = Time(10);
    play.sit(&["cem"]);
    play.take(20, "cem");
    play.all([(30, "ann", Action::Leave), (40, "bob", Action::Leave)]);
    assert!(matches!(play.table.phase(), Phase::MatchOver { .. }));
}

#[test]
fn at_tables_of_before_a_late_player_deals_last() {
    let mut play = Play::of_first_semantics(short());
    play.sit(TWO);
    play.at(5, "ann", Action::Deal).unwrap();
    play.now = Time(10);
    play.sit(&["cem"]);
    assert_eq!(play.table.rounds_of_match(), 3);
    play.take(20, "cem");
    for (at, dealer) in [(30, "bob"), (40, "cem")] {
        play.at(at, dealer, Action::Deal).unwrap();
        assert_eq!(play.table.dealer(), play.table.seat_of(&id(dealer)));
        play.take(at + 1, "ann");
    }
    assert!(matches!(play.table.phase(), Phase::MatchOver { .. }));
}

#[test]
fn whoever_leaves_keeps_the_sets_and_finds_them_on_coming_back() {
    let mut play = Play::dealt(english(), "", TWO);
    play.take(10, "bob");
    play.at(20, "bob", Action::Leave).unwrap();
    assert_eq!((play.scores()[1], play.table.seats()[1].sets.len()), (1, 1));
    assert_eq!(play.at(30, "bob", Action::Call), Err(Refusal::NotSeated));
    play.at(40, "bob", named(Action::Sit, "robert")).unwrap();
    let seat = play.table.seat(BOB).unwrap();
    assert_eq!((seat.player.as_str(), seat.name.as_str(), seat.score), ("bob", "robert", 1));
    assert_eq!(play.table.seats().len(), 2);
}

#[test]
fn a_caller_who_leaves_has_called_wrongly() {
    let mut play = Play::dealt(english(), "", TWO);
    play.at(10, "bob", Action::Call).unwrap();
    let facts = play.at(20, "bob", Action::Leave).unwrap();
    let wrong = Fact::WrongCall { seat: BOB, cards: None, penalty: Penalty::Point, until: None };
    assert_eq!(facts, [wrong, Fact::Left { seat: BOB }]);
    assert_eq!(play.scores(), [0, -1]);
    assert!(matches!(play.table.phase(), Phase::Playing { .. }));
}

#[test]
fn a_lock_out_outlasts_leaving_and_coming_back() {
    let mut play = Play::dealt(russian(), "", THREE);
    play.blunder(10, "bob");
    play.all([(20, "bob", Action::Leave), (30, "bob", Action::Sit)]);
    assert_eq!(play.at(40, "bob", Action::Call), Err(Refusal::LockedOut));
    play.take(50, "ann");
    play.at(60, "bob", Action::Call).unwrap();
}

#[test]
fn whoever_comes_back_to_an_empty_table_is_not_locked_out() {
    let mut play = Play::dealt(russian(), "", TWO);
    play.blunder(10, "bob");
    play.all([(20, "bob", Action::Leave), (30, "ann", Action::Leave)]);
    play.all([(40, "bob", Action::Sit), (50, "bob", Action::Call)]);
}

#[test]
fn when_the_last_who_may_call_leaves_all_are_freed() {
    let mut play = Play::dealt(russian(), "", THREE);
    play.blunder(10, "ann");
    play.blunder(20, "bob");
    assert_eq!(play.locked(), [true, true, false]);
    let facts = play.at(30, "cem", Action::Leave).unwrap();
    assert_eq!(facts, [Fact::Left { seat: CEM }, Fact::Freed]);
    play.at(40, "ann", Action::Call).unwrap();
}

#[test]
fn when_all_are_locked_out_all_are_freed() {
    let mut play = Play::dealt(russian(), "", TWO);
    play.blunder(10, "ann");
    assert_eq!(play.at(20, "ann", Action::Call), Err(Refusal::LockedOut));
    let facts = play.blunder(30, "bob");
    assert_eq!(facts[1], Fact::Freed);
    assert_eq!(play.locked(), [false, false]);
}

#[test]
fn when_the_last_who_disagrees_leaves_the_others_agree() {
    let facts = two_of_three_agree().at(30, "cem", Action::Leave).unwrap();
    assert!(matches!(facts[..], [Fact::Left { .. }, Fact::Widened { why: Agreement::All, .. }]));
}

#[test]
fn when_the_last_who_disagrees_leaves_in_the_middle_of_a_call_the_others_agree() {
    let mut play = two_of_three_agree();
    play.at(30, "cem", Action::Call).unwrap();
    let facts = play.at(40, "cem", Action::Leave).unwrap();
    let [Fact::WrongCall { .. }, Fact::Left { .. }, Fact::Widened { why, .. }] = facts[..] else {
        panic!("{facts:?}");
    };
    assert_eq!(why, Agreement::All);
}

#[test]
fn when_the_last_who_disagrees_leaves_during_a_wrong_call_the_others_agree_after_it() {
    let played = || {
        let mut play = two_of_three_agree();
        play.at(30, "ann", Action::Call).unwrap();
        assert_eq!(play.at(40, "cem", Action::Leave).unwrap(), [Fact::Left { seat: CEM }]);
        play
    };
    let agreed = |facts: &[Fact]| matches!(facts, [Fact::WrongCall { .. }, Fact::Widened { .. }]);
    assert!(agreed(&played().at(50, "ann", play::pick("1srd 1sro 1sgd")).unwrap()));
    assert!(agreed(&played().tick(5030)));
}

#[test]
fn the_opinion_of_a_leaver_leaves_too() {
    let mut play = Play::dealt(english(), "", THREE);
    play.at(10, "ann", Action::NoSet).unwrap();
    assert_eq!(play.table.deadline(), Some(Time(15_010)));
    play.at(20, "ann", Action::Leave).unwrap();
    assert_eq!(play.table.deadline(), None);
    play.all([(30, "ann", Action::Sit), (40, "ann", Action::NoSet)]);
    assert_eq!(play.table.deadline(), Some(Time(15_040)));
}

#[test]
fn the_first_deal_is_the_first_players_and_after_ten_seconds_anybodys() {
    let mut play = Play::stacked(english(), "");
    assert_eq!(play.at(0, "ann", Action::Deal), Err(Refusal::NotSeated));
    play.sit(TWO);
    let refusal = Refusal::NotTheDealer { dealer: name("ann"), wait: 9000 };
    assert_eq!(play.at(1000, "bob", Action::Deal), Err(refusal));
    assert_eq!(play.table.deadline(), None, "a table that nobody has started waits for its players");
    let facts = play.at(10_000, "bob", Action::Deal).unwrap();
    assert!(matches!(facts[..], [Fact::Dealt { round: 1, dealer: ANN, .. }]));
    assert_eq!(play.at(10_001, "ann", Action::Deal), Err(Refusal::AlreadyDealt));
}

#[test]
fn a_dealer_who_does_not_deal_is_dealt_for() {
    let mut play = Play::dealt(short(), "", TWO);
    play.take(100, "ann");
    let refusal = Refusal::NotTheDealer { dealer: name("bob"), wait: 8100 };
    assert_eq!(play.at(2000, "ann", Action::Deal), Err(refusal));
    assert_eq!(play.table.deadline(), Some(Time(10_100)));
    assert_eq!(play.tick(10_099), []);
    let facts = play.tick(99_000);
    assert!(matches!(facts[..], [Fact::Dealt { round: 2, dealer: BOB, .. }]));
    assert_eq!(play.journal.last().unwrap().at, Time(10_100));
}

#[test]
fn the_match_ends_when_everybody_has_dealt_and_the_highest_total_wins() {
    let mut play = Play::dealt(short(), "", THREE);
    for (at, dealer, winner) in [(100, "bob", "cem"), (200, "cem", "ann")] {
        let facts = play.take(at, winner);
        assert_eq!(result(&facts), None);
        play.at(at + 1, dealer, Action::Deal).unwrap();
    }
    let facts = play.take(300, "cem");
    assert_eq!(result(&facts), Some(&MatchResult { winners: vec![CEM], outcome: Outcome::Totals }));
    assert_eq!(play.scores(), [1, 0, 2]);
    assert_eq!(play.at(400, "ann", Action::Deal), Err(Refusal::MatchOver));
}

#[test]
fn ties_are_shared() {
    let mut play = Play::dealt(short(), "", TWO);
    play.take(100, "ann");
    play.at(200, "bob", Action::Deal).unwrap();
    let facts = play.take(300, "bob");
    assert_eq!(result(&facts).unwrap().winners, [ANN, BOB]);
}

#[test]
fn a_fixed_number_of_rounds_passes_the_deal_around() {
    let rules = english_with(|rules| (rules.first_to, rules.rounds) = (Some(1), Some(3)));
    let mut play = Play::dealt(rules, "", TWO);
    play.take(100, "ann");
    play.at(200, "bob", Action::Deal).unwrap();
    play.take(300, "ann");
    play.at(400, "ann", Action::Deal).unwrap();
    assert_eq!(result(&play.take(500, "ann")).unwrap().winners, [ANN]);
}

#[test]
fn the_deal_passes_over_whoever_has_left() {
    let mut play = Play::dealt(short(), "", THREE);
    play.at(50, "bob", Action::Leave).unwrap();
    play.take(100, "ann");
    assert_eq!(play.table.dealer(), Some(CEM));
    play.at(110, "bob", Action::Sit).unwrap();
    assert_eq!(play.table.dealer(), Some(BOB), "whoever comes back takes the old place");
}

#[test]
fn the_match_ends_when_only_those_who_have_dealt_remain() {
    let mut play = Play::dealt(short(), "", TWO);
    play.take(100, "bob");
    let facts = play.at(200, "bob", Action::Leave).unwrap();
    assert_eq!(result(&facts).unwrap().winners, [BOB], "a leaver keeps the Sets, and may win by them");

    let mut play = Play::dealt(short(), "", TWO);
    play.at(100, "bob", Action::Leave).unwrap();
    assert!(result(&play.take(200, "ann")).is_some());
}

#[test]
fn whoever_comes_back_to_an_empty_table_having_dealt_ends_the_match() {
    let mut play = Play::dealt(short(), "", TWO);
    play.take(100, "ann");
    play.at(200, "ann", Action::Leave).unwrap();
    assert_eq!(play.at(300, "bob", Action::Leave).unwrap(), [Fact::Left { seat: BOB }]);
    let facts = play.at(400, "ann", Action::Sit).unwrap();
    assert_eq!(result(&facts).unwrap().winners, [ANN]);
    assert_eq!(play.tick(60_000), []);
}

#[test]
fn a_delay_keeps_a_player_from_calling_after_new_cards() {
    let mut play = Play::stacked(english(), "");
    play.sit(TWO);
    play.all([(0, "ann", handicap(BOB, 3000, 0)), (0, "ann", Action::Deal)]);
    assert_eq!(play.at(1000, "bob", Action::Call), Err(Refusal::TooEarly { wait: 2000 }));
    play.take(1000, "ann");
    assert_eq!(play.at(3000, "bob", Action::Call), Err(Refusal::TooEarly { wait: 1000 }));
    play.take(4000, "bob");
    assert_eq!(play.scores(), [1, 1]);
}

#[test]
fn a_head_start_counts_from_the_beginning_and_can_be_changed_until_the_deal() {
    let mut play = Play::stacked(english(), "");
    play.sit(TWO);
    for points in [9, 4] {
        play.at(0, "ann", handicap(BOB, 0, points)).unwrap();
        assert_eq!(play.scores(), [0, points.into()]);
    }
    play.at(0, "ann", Action::Deal).unwrap();
    assert_eq!(play.at(10, "ann", handicap(ANN, 0, 0)), Err(Refusal::MatchHasBegun));
    play.take(20, "bob");
    assert_eq!(play.scores(), [0, 5]);
}

#[test]
fn handicaps_have_their_limits() {
    assert!(Handicap::new(30_000, 27).is_ok());
    assert!(Handicap::new(30_001, 0).is_err());
    assert!(Handicap::new(0, 28).is_err());
    assert!(serde_json::from_str::<Handicap>(r#"{"delay":30001}"#).is_err());
}

#[test]
fn contributions_are_made_before_a_deal_and_change_it() {
    let decks = [0, 1].map(|byte| {
        let mut play = Play::new(english(), engine::Seed::new([7; 32]));
        play.sit(&["ann"]);
        let contribute = Action::Contribute { random: Contribution::new([byte; 16]) };
        play.all([(0, "ann", contribute.clone()), (0, "ann", Action::Deal)]);
        assert_eq!(play.at(1, "ann", contribute), Err(Refusal::AlreadyDealt));
        play.table.layout().cards().to_vec()
    });
    assert_ne!(decks[0], decks[1]);
}

#[test]
fn a_set_master_needs_two_who_play() {
    let mut play = Play::stacked(forever(), "");
    play.sit(TWO);
    let too_few = Refusal::TooFewPlayers { players: 2, needed: 3 };
    assert_eq!(play.at(0, "ann", Action::Deal), Err(too_few));
    play.sit(&["cem"]);
    play.at(0, "ann", Action::Deal).unwrap();
}

#[test]
fn only_the_set_master_is_shown_the_sets() {
    let play = Play::dealt(forever(), "", THREE);
    let sets = |viewer| play.table.view(viewer).sets();
    assert_eq!(sets(Viewer::Seat(ANN)), Some(play.table.finder().all()));
    for viewer in [Viewer::Seat(BOB), Viewer::Seat(CEM), Viewer::Spectator] {
        assert_eq!(sets(viewer), None);
        let text = serde_json::to_string(&play.table.view(viewer).summary()).unwrap();
        assert!(!text.contains("\"sets\":["));
    }
    let english = Play::dealt(english(), "", THREE);
    assert_eq!(english.table.view(Viewer::Seat(ANN)).sets(), None);
}

#[test]
fn a_set_master_watches() {
    let mut play = Play::dealt(forever(), "", THREE);
    assert_eq!(play.at(10, "ann", Action::Call), Err(Refusal::SetMasterWatches));
    assert_eq!(play.at(10, "ann", Action::NoSet), Err(Refusal::SetMasterWatches));
    play.take(20, "bob");
    assert_eq!(play.scores(), [0, 3, 0], "a point a card");
    play.at(30, "bob", Action::NoSet).unwrap();
    let facts = play.at(40, "cem", Action::NoSet).unwrap();
    assert!(matches!(facts[1], Fact::Widened { why: Agreement::All, .. }));
}

#[test]
fn everybody_is_set_master_once() {
    let rules = rules(Edition::French, Variant::Forever, |rules| rules.first_to = Some(1));
    let mut play = Play::dealt(rules, "", THREE);
    play.take(100, "bob");
    assert_eq!(play.table.view(Viewer::Seat(BOB)).sets(), None, "not before the deal");
    play.at(200, "bob", Action::Deal).unwrap();
    assert_eq!(play.at(210, "bob", Action::Call), Err(Refusal::SetMasterWatches));
    play.take(300, "ann");
    play.at(400, "cem", Action::Deal).unwrap();
    assert_eq!(result(&play.take(500, "bob")).unwrap().winners, [BOB]);
}

#[test]
fn a_round_goes_on_without_its_set_master_and_the_next_waits_for_a_third_player() {
    let rules = rules(Edition::French, Variant::Forever, |rules| rules.first_to = Some(1));
    let mut play = Play::dealt(rules, "", THREE);
    play.at(50, "ann", Action::Leave).unwrap();
    let facts = play.take(100, "bob");
    assert!(matches!(facts[1], Fact::RoundEnded { why: Ending::FirstTo { seat: BOB }, .. }));
    assert_eq!(play.table.deadline(), Some(Time(90_100)), "then the match ends");
    assert_eq!(play.at(200, "bob", Action::Deal), Err(Refusal::TooFewPlayers { players: 2, needed: 3 }));
    play.now = Time(30_000);
    play.sit(&["dov"]);
    assert_eq!(play.table.deadline(), Some(Time(40_000)), "the time to deal starts with the third");
    assert!(matches!(play.tick(40_000)[..], [Fact::Dealt { dealer: BOB, .. }]));
}

#[test]
fn a_match_that_has_lost_its_players_ends_after_a_long_time() {
    let mut play = Play::dealt(forever(), "", THREE);
    let mut now = 0;
    while play.table.phase().in_round() {
        now += 100;
        match has_set(play.table.layout().cards()) {
            true => drop(play.take(now, "bob")),
            false => play.all([(now, "bob", Action::NoSet), (now, "cem", Action::NoSet)]),
        }
    }
    play.at(now, "cem", Action::Leave).unwrap();
    assert!(matches!(play.table.phase(), Phase::RoundOver { .. }), "somebody may still come");
    play.tick_to_rest();
    assert!(matches!(play.table.phase(), Phase::MatchOver { .. }));
}

#[test]
fn nobody_takes_over_a_game_for_one() {
    let mut play = Play::dealt(Rules::of(Edition::English, Variant::Solitaire), "", &["ann"]);
    play.at(100, "ann", Action::Leave).unwrap();
    assert_eq!(play.at(200, "bob", Action::Sit), Err(Refusal::TableFull { seats: 1 }));
    assert!(play.at(300, "ann", Action::Sit).is_ok());
}
