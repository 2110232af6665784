//! The photo finish: among calls, and among quick claims, the fastest reaction wins and not the shortest round trip.

use crate::play::{
    self, ANN, Act, BOB, CEM, Play, claim, english, english_with, id, name, pick, quick, quick_claims,
    reacting,
};
use engine::{
    Action, Agreement, Beaten, Edition, Ending, Event, Fact, HeldCall, HiddenClaim, JournalEvent, Penalty,
    Phase, Refusal, RuleChoice, Rules, Sealed, SeatNumber, Time, Variant, Viewer, WrongCall,
};

const RED: &str = "1srd 1sro 1srq";
const GREEN: &str = "1sgd 1sgo 1sgq";
const NO_SET: &str = "1srd 1sro 1sgd";

fn called(reaction: u32, hold: u32) -> Act {
    reacting(Action::Call, reaction, hold)
}

fn claimed(cards: &str, reaction: u32, hold: u32) -> Act {
    reacting(quick(cards), reaction, hold)
}

fn calls() -> Play {
    Play::dealt(english(), "", &["ann", "bob", "cem"])
}

fn claims() -> Play {
    Play::dealt(quick_claims(), "", &["ann", "bob", "cem"])
}

fn claims_with(change: impl FnOnce(&mut RuleChoice)) -> Play {
    let mut choice = quick_claims().choice();
    change(&mut choice);
    Play::dealt(Rules::try_from(choice).unwrap(), "", &["ann", "bob", "cem"])
}

fn beaten(seat: SeatNumber, by: u32) -> Beaten {
    Beaten { seat, by }
}

#[test]
fn a_call_that_nobody_could_beat_stands_at_once() {
    let mut play = calls();
    let facts = play.at(1000, "ann", Action::Call).unwrap();
    assert_eq!(facts, [Fact::Called { seat: ANN, until: Time(6000), beaten: vec![] }]);
}

#[test]
fn the_smallest_reaction_wins_and_the_others_are_told_by_how_much() {
    let mut play = calls();
    let held = HeldCall { seat: ANN, reaction: 980 };
    let facts = play.at(1000, "ann", called(980, 120)).unwrap();
    assert_eq!(facts, [Fact::CallHeld { call: held, until: Time(1120) }]);
    play.all([(1050, "bob", called(900, 0)), (1060, "cem", called(950, 0))]);
    let facts = play.tick(1120);
    let beaten = vec![beaten(CEM, 50), beaten(ANN, 80)];
    assert_eq!(facts, [Fact::Called { seat: BOB, until: Time(6120), beaten }]);
}

#[test]
fn ties_go_to_the_order_of_the_journal() {
    for first in ["ann", "cem"] {
        let mut play = calls();
        play.all([(1000, first, called(900, 100)), (1001, "bob", called(900, 100))]);
        play.tick(1100);
        assert_eq!(play.table.caller(), play.table.seat_of(&id(first)));
    }
}

#[test]
fn nobody_is_held_for_longer_than_the_rules_allow() {
    for (cap, until) in [(None, 1150), (Some(300), 1300), (Some(20), 1020)] {
        let rules = english_with(|rules| rules.photo_finish_ms = cap);
        let mut play = Play::dealt(rules, "", &["ann", "bob"]);
        play.at(1000, "ann", called(1000, 9999)).unwrap();
        assert_eq!(play.table.deadline(), Some(Time(until)), "{cap:?}");
    }
}

#[test]
fn nobody_is_held_where_the_photo_finish_is_switched_off_or_who_plays_alone() {
    let switched_off = english_with(|rules| rules.photo_finish_ms = Some(0));
    for (what, rules, players) in [
        ("switched off", switched_off, &["ann", "bob"][..]),
        ("alone", Rules::of(Edition::English, Variant::Practice), &["ann"]),
        ("alone at a table for twelve", english(), &["ann"]),
    ] {
        let mut play = Play::dealt(rules, "", players);
        play.at(1000, "ann", called(1000, 150)).unwrap();
        assert_eq!(play.table.caller(), Some(ANN), "{what}");
    }
}

#[test]
fn whoever_joins_does_not_prolong_the_wait() {
    let mut play = calls();
    play.all([(1000, "ann", called(1000, 50)), (1049, "bob", called(1000, 150))]);
    assert_eq!(play.table.deadline(), Some(Time(1050)));
    let late = play.at(1060, "cem", called(1, 150));
    assert_eq!(late, Err(Refusal::CallStands { caller: name("ann"), ago: 10 }));
}

#[test]
fn while_a_call_is_held_only_its_caller_is_answered_otherwise() {
    let mut play = calls();
    play.at(1000, "ann", called(1000, 100)).unwrap();
    for action in [Action::Call, Action::NoSet] {
        assert_eq!(play.at(1010, "ann", action), Err(Refusal::AlreadyCalled));
    }
    assert_eq!(play.at(1010, "ann", pick(RED)), Err(Refusal::CallFirst));
    assert_eq!(play.at(1010, "bob", pick(RED)), Err(Refusal::CallFirst), "as without a held call");
    play.at(1010, "bob", Action::NoSet).unwrap();
    assert_eq!(play.table.options(Some(ANN), Time(1010)).call, Err(Refusal::AlreadyCalled));
    assert_eq!(play.table.options(Some(BOB), Time(1010)).call, Ok(()));
    assert!(matches!(play.table.phase(), Phase::Playing { .. }));
    assert_eq!(play.table.deadline(), Some(Time(1100)));
    play.assert_replays();
}

/// All say "no Set" while a call may still be on its way: `wait` is what the host of the table states.
fn agreeing(wait: u32) -> Play {
    let mut play = calls();
    for player in ["ann", "bob", "cem"] {
        play.at(1000, player, reacting(Action::NoSet, 0, wait)).unwrap();
    }
    play
}

#[test]
fn agreement_waits_for_calls_on_their_way() {
    let mut play = agreeing(0);
    assert_eq!(play.table.layout().len(), 15, "at once, if the host knows of no distances");
    play = agreeing(100);
    assert_eq!((play.table.layout().len(), play.table.deadline()), (12, Some(Time(1100))));
    assert!(matches!(play.tick(1100)[..], [Fact::Widened { why: Agreement::All, .. }]));
    assert_eq!(agreeing(999).table.deadline(), Some(Time(1150)), "no longer than the photo finish");
    play.assert_replays();
}

#[test]
fn a_call_comes_before_an_agreement_that_is_not_in_effect() {
    // Decided by itself before the agreement takes effect, or at the latest then.
    for (hold, until) in [(50, 1060), (150, 1100)] {
        let mut play = agreeing(100);
        play.at(1010, "ann", called(900, hold)).unwrap();
        assert_eq!(play.table.deadline(), Some(Time(until)));
        let facts = play.tick(until);
        assert!(matches!(facts[..], [Fact::Called { seat: ANN, .. }]), "{facts:?}");
        play.at(2000, "ann", pick(NO_SET)).unwrap();
        assert_eq!(play.table.layout().len(), 15, "after a wrong call the agreement takes effect");
        play.assert_replays();
    }
}

#[test]
fn a_late_tick_lets_the_call_stand_when_it_was_decided() {
    let mut play = calls();
    play.at(1000, "ann", called(1000, 100)).unwrap();
    let facts = play.tick(60_000);
    assert_eq!(facts[0], Fact::Called { seat: ANN, until: Time(6100), beaten: vec![] });
    assert!(matches!(facts[1], Fact::WrongCall { seat: ANN, cards: None, penalty: Penalty::Point, .. }));
    let times: Vec<Time> = play.journal.iter().rev().take(2).map(|event| event.at).collect();
    assert_eq!(times, [Time(6100), Time(1100)]);
}

#[test]
fn being_second_is_never_a_wrong_call() {
    let mut play = calls();
    play.all([(1000, "ann", called(900, 100)), (1001, "bob", called(950, 100))]);
    play.at(2000, "ann", pick(RED)).unwrap();
    assert_eq!(play.scores(), [1, 0, 0]);
    let mut play = claims();
    play.all([(1000, "ann", claimed(RED, 900, 100)), (1001, "bob", claimed(NO_SET, 950, 100))]);
    play.tick(1100);
    assert_eq!(play.scores(), [1, 0, 0]);
    assert_eq!(play.table.seats()[1].wrong_calls, 0);
}

#[test]
fn the_quickest_right_claim_takes_its_set() {
    let mut play = claims();
    play.all([(1000, "ann", claimed(RED, 900, 100)), (1001, "bob", claimed(RED, 820, 100))]);
    play.at(1002, "cem", claimed(GREEN, 870, 100)).unwrap();
    let facts = play.tick(1100);
    let expected = vec![beaten(CEM, 50), beaten(ANN, 80)];
    assert!(matches!(&facts[..], [Fact::Taken { seat: BOB, beaten, .. }] if *beaten == expected));
    assert_eq!(play.scores(), [0, 1, 0]);
}

#[test]
fn a_wrong_first_claim_lets_the_next_be_judged() {
    let mut play = claims();
    play.all([(1000, "ann", claimed(NO_SET, 800, 100)), (1001, "bob", claimed(NO_SET, 850, 100))]);
    play.at(1002, "cem", claimed(RED, 900, 100)).unwrap();
    let facts = play.tick(1100);
    assert!(matches!(
        &facts[..],
        [Fact::WrongCall { seat: ANN, .. }, Fact::Taken { seat: CEM, beaten, .. }] if beaten.is_empty()
    ));
    assert_eq!(play.scores(), [-1, 0, 1], "being second is never a wrong call");
}

#[test]
fn claims_that_are_all_wrong_cost_only_the_quickest() {
    let mut play = claims_with(|rules| rules.wrong_call = Some(WrongCall::LockOut));
    for (player, reaction) in [("ann", 800), ("bob", 850), ("cem", 900)] {
        play.at(1000, player, claimed(NO_SET, reaction, 100)).unwrap();
    }
    let facts = play.tick(1100);
    assert!(matches!(&facts[..], [Fact::WrongCall { seat: ANN, .. }]), "{facts:?}");
    assert!(matches!(play.table.phase(), Phase::Playing { .. }));
}

#[test]
fn a_claim_that_wins_the_round_ends_it_for_the_others() {
    let mut play = claims_with(|rules| rules.first_to = Some(1));
    play.all([(1000, "ann", claimed(RED, 900, 100)), (1001, "bob", claimed(GREEN, 950, 100))]);
    let facts = play.tick(1100);
    let [Fact::Taken { .. }, Fact::RoundEnded { why, .. }] = facts[..] else { panic!("{facts:?}") };
    assert_eq!(why, Ending::FirstTo { seat: ANN });
    assert_eq!(play.scores(), [1, 0, 0]);
}

#[test]
fn whoever_leaves_while_held_takes_the_call_back() {
    let mut play = calls();
    play.all([(1000, "ann", called(800, 100)), (1001, "bob", called(900, 100))]);
    play.at(1002, "ann", Action::Leave).unwrap();
    assert_eq!(play.table.deadline(), Some(Time(1100)));
    play.tick(1100);
    assert_eq!(play.table.caller(), Some(BOB));
    assert_eq!(play.table.seats()[0].wrong_calls, 0);
}

#[test]
fn when_the_last_held_caller_leaves_play_goes_on() {
    let mut play = claims();
    play.at(1000, "ann", claimed(RED, 800, 100)).unwrap();
    play.at(1002, "ann", Action::Leave).unwrap();
    assert_eq!(play.table.deadline(), None);
    play.at(1003, "bob", claimed(RED, 900, 0)).unwrap();
    assert_eq!(play.scores(), [0, 1, 0]);
}

#[test]
fn somebody_who_sits_down_meanwhile_changes_nothing() {
    let mut play = claims();
    play.at(1000, "ann", claimed(RED, 900, 100)).unwrap();
    play.now = Time(1050);
    play.sit(&["dov"]);
    let facts = play.tick(1100);
    assert!(matches!(facts[..], [Fact::Taken { seat: ANN, .. }]), "{facts:?}");
}

#[test]
fn a_held_call_stays_in_the_journal() {
    for (act, cards) in [(called(900, 100), None), (claimed(RED, 900, 100), Some(claim(RED)))] {
        let mut play = if cards.is_some() { claims() } else { calls() };
        let before = play.table.board().clone();
        let facts = play.at(1000, "ann", act).unwrap();
        assert!(matches!(facts[..], [Fact::CallHeld { .. }]));
        let held = play.journal.last().unwrap();
        assert_eq!(held.sealed, Some(Sealed::Hold(HiddenClaim { cards, place: None })));
        assert_eq!((held.public(), held.sealed_for(ANN)), (None, None));
        assert_eq!(held.after_round(), *held, "the replay shows it");
        assert_eq!(play.table.board().options(Some(ANN), Time(1001)), before.options(Some(ANN), Time(1001)));
        assert_eq!(
            play.table.board().view(Viewer::Spectator).summary(),
            before.view(Viewer::Spectator).summary()
        );
        play.assert_replays();
    }
}

#[test]
fn a_lock_out_keeps_from_joining() {
    let mut play = Play::dealt(play::russian(), "", &["ann", "bob", "cem"]);
    play.all([(100, "bob", Action::Call), (200, "bob", pick(NO_SET))]);
    play.at(1000, "ann", called(1000, 100)).unwrap();
    assert_eq!(play.at(1001, "bob", called(900, 0)), Err(Refusal::LockedOut));
}

#[test]
fn a_damaged_journal_leaves_no_hold_that_was_due_before() {
    let mut play = claims();
    play.at(1000, "ann", claimed(RED, 980, 120)).unwrap();
    let mut table = play.table.clone();
    let bob = HeldCall { seat: BOB, reaction: 900 };
    let early = Event { at: Time(1020), fact: Fact::CallHeld { call: bob, until: Time(500) } };
    table.apply(&JournalEvent {
        event: early,
        sealed: Some(Sealed::Hold(HiddenClaim { cards: None, place: None })),
    });
    table.apply(&Event { at: Time(1030), fact: Fact::Left { seat: ANN } }.into());
    assert_eq!(table.deadline(), Some(Time(1120)));
}
