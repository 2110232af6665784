//! A replay verifies, and the error of a changed one names the wrong record.

use crate::play::{Play, by};
use engine::{
    Action, Claim, Edition, Fact, Phase, Record, Rules, Seed, Variant, VerifyErrorKind, all_sets, replay_of,
    verify,
};

/// A whole match between two players.
fn match_records() -> Vec<Record> {
    let mut play = Play::new(Rules::of(Edition::English, Variant::Full), Seed::new([4; 32]));
    for player in ["ann", "bob"] {
        play.run(&by(player, Action::Sit)).expect("a seat");
    }
    while !matches!(play.table.phase(), Phase::MatchOver { .. }) {
        play.now.0 += 900;
        let set = all_sets(play.table.layout().cards()).first().copied();
        match (play.table.phase().in_round(), set) {
            (false, _) => {
                let dealer = play.table.name(play.table.dealer().expect("a dealer")).expect("a name").clone();
                play.run(&by(dealer.as_str(), Action::Deal)).expect("a deal");
            }
            (true, Some(set)) => {
                let cards = Claim::new(&set).expect("a Set");
                play.run(&by("ann", Action::Call)).expect("a call");
                play.run(&by("ann", Action::Pick { cards })).expect("a pick");
            }
            (true, None) => {
                ["ann", "bob"].iter().for_each(|player| drop(play.run(&by(player, Action::NoSet))))
            }
        }
    }
    replay_of(&play.records)
}

#[test]
fn an_honest_match_is_proved_with_its_scores() {
    let proof = verify(&match_records()).expect("an honest match");
    assert_eq!(proof.rounds, 2);
    assert!(proof.board.seats()[0].score > 40);
}

/// What is wrong with a match that was tampered with.
fn flaw(change: impl FnOnce(&mut Vec<Record>)) -> (usize, VerifyErrorKind) {
    let mut records = match_records();
    change(&mut records);
    let flaw = verify(&records).expect_err("a changed match");
    (flaw.record, flaw.kind)
}

fn position(records: &[Record], is_it: impl Fn(&Fact) -> bool) -> usize {
    let has_it = |record: &Record| record.events.iter().any(|event| is_it(&event.fact));
    records.iter().position(has_it).expect("it happened")
}

#[test]
fn a_changed_seed_breaks_the_commitment() {
    let (_, kind) = flaw(|records| {
        for event in records.iter_mut().flat_map(|record| &mut record.events) {
            if let Fact::RoundEnded { seed, .. } = &mut event.event.fact {
                *seed = Some(Seed::new([9; 32]));
            }
        }
    });
    assert_eq!(kind, VerifyErrorKind::BrokenCommitment { round: 1 });
}

#[test]
fn a_changed_card_is_found_where_it_is() {
    let records = match_records();
    let dealt = position(&records, |fact| matches!(fact, Fact::Dealt { .. }));
    let found = flaw(|records| {
        if let Fact::Dealt { cards, .. } = &mut records[dealt].events[0].event.fact {
            cards.swap(0, 1);
        }
    });
    assert_eq!(found, (dealt, VerifyErrorKind::OtherEvents { event: 0 }));
}

#[test]
fn a_find_that_somebody_else_made_is_found() {
    let records = match_records();
    let taken = position(&records, |fact| matches!(fact, Fact::Taken { .. }));
    let found = flaw(|records| {
        if let Fact::Taken { seat, .. } = &mut records[taken].events[0].event.fact {
            seat.0 = 1;
        }
    });
    assert_eq!(found, (taken, VerifyErrorKind::OtherEvents { event: 0 }));
}

#[test]
fn a_left_out_record_a_forged_command_and_a_wrong_clock_are_found() {
    let records = match_records();
    let called = position(&records, |fact| matches!(fact, Fact::Called { .. }));
    assert_eq!(flaw(|records| drop(records.remove(called))), (called, VerifyErrorKind::Refused));
    assert_eq!(flaw(|records| records[called].command = None), (called, VerifyErrorKind::NoCommand));
    assert_eq!(flaw(|records| records[called].at.0 = 0), (called, VerifyErrorKind::TimeGoesBack));
    assert_eq!(flaw(|records| drop(records.remove(0))), (0, VerifyErrorKind::NotOpened));
    assert_eq!(verify(&[]).expect_err("nothing is no replay").kind, VerifyErrorKind::NotOpened);
}

#[test]
fn an_opening_is_one_event_alone_and_an_ending_is_whole() {
    let second = flaw(|records| {
        let again = records[0].events[0].clone();
        records[0].events.push(again);
    });
    assert_eq!(second, (0, VerifyErrorKind::NotOpened));
    let last = match_records().len() - 1;
    let cut = flaw(|records| drop(records[last].events.pop()));
    assert!(matches!(cut, (place, VerifyErrorKind::OtherEvents { .. }) if place == last), "{cut:?}");
}
