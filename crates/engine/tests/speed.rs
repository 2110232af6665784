//! Cards that come by themselves, waits after a wrong call, and Speed, which has both.

use crate::play::{self, ANN, BOB, Play, SET_FREE, by, claim, english_with, named, pick, quick, rules};
use engine::{
    Action, Agreement, Edition, Fact, Penalty, Phase, Refusal, RuleChoice, Rules, Seed, Time, Variant,
    WrongCall, has_set,
};

const LAYOUT: &str = "1srd 2srd 3srd 1tgo 2tgo 3tgo 1epq 2epq 3epq 1sgd 2tpo 3erd";
const WRONG: &str = "1srd 2srd 1tgo";

fn speed() -> Rules {
    Rules::of(Edition::English, Variant::Speed)
}

/// Calls as in the booklets, and a wait after a wrong one.
fn calls_and_waits(seconds: u16) -> Rules {
    english_with(|rules| (rules.wrong_call, rules.wait_s) = (Some(WrongCall::Wait), Some(seconds)))
}

fn widened_at_once(facts: &[Fact]) -> usize {
    facts.iter().filter(|fact| matches!(fact, Fact::Widened { why: Agreement::AtOnce, .. })).count()
}

#[test]
fn a_deal_without_a_set_goes_on_until_there_is_one() {
    let mut play = Play::stacked(speed(), SET_FREE);
    play.sit(&["ann", "bob"]);
    let facts = play.at(0, "ann", Action::Deal).unwrap();
    assert!(matches!(&facts[0], Fact::Dealt { cards, .. } if cards.len() == 12));
    assert_eq!((facts.len(), widened_at_once(&facts)), (4, 3), "in the same decision");
    assert_eq!((play.table.layout().len(), play.table.undealt()), (21, 60));
    assert_eq!(play.table.deadline(), None);
}

#[test]
fn a_refill_without_a_set_is_widened_and_the_next_set_is_not_replaced() {
    let first = format!("1srd 2srd 3srd {SET_FREE}");
    let mut play = Play::dealt(speed(), &first, &["ann", "bob"]);
    assert_eq!(play.table.layout().len(), 12);
    let facts = play.at(500, "bob", quick("1srd 2srd 3srd")).unwrap();
    assert!(matches!(&facts[0], Fact::Taken { dealt, .. } if dealt.len() == 3));
    assert_eq!(widened_at_once(&facts), 3, "twelve, fifteen and eighteen of these cards hold no Set");
    let set = engine::first_set(play.table.layout().cards()).unwrap();
    let facts = play.at(900, "ann", Action::Claim { cards: engine::Claim::new(&set).unwrap() }).unwrap();
    assert!(matches!(&facts[0], Fact::Taken { dealt, .. } if dealt.is_empty()), "not replaced");
    assert!(has_set(play.table.layout().cards()));
}

#[test]
fn no_set_is_never_said_where_cards_come_by_themselves() {
    let mut play = Play::dealt(speed(), LAYOUT, &["ann", "bob"]);
    assert_eq!(play.at(100, "ann", Action::NoSet), Err(Refusal::CardsComeAtOnce));
    assert_eq!(play.table.options(Some(ANN), Time(100)).no_set, Err(Refusal::CardsComeAtOnce));
    assert_eq!(play.at(100, "ann", Action::Call), Err(Refusal::ClaimWithoutCalling));
}

#[test]
fn a_round_ends_by_itself_with_one_claim_after_the_other() {
    let mut play = Play::new(speed(), Seed::new([9; 32]));
    play.sit(&["ann", "bob"]);
    play.at(0, "ann", Action::Deal).unwrap();
    for at in 1.. {
        let Some(set) = engine::first_set(play.table.layout().cards()) else { break };
        play.at(at, "ann", Action::Claim { cards: engine::Claim::new(&set).unwrap() }).unwrap();
        if !play.table.phase().in_round() {
            break;
        }
    }
    assert!(matches!(play.table.phase(), Phase::MatchOver { .. }), "one round is the match");
    assert_eq!(play.table.undealt(), 0);
    assert!(!has_set(play.table.layout().cards()));
    play.assert_replays();
    play.assert_verifies();
}

#[test]
fn a_replay_without_the_seed_is_not_decided_for_ever() {
    let mut play = Play::dealt(speed(), SET_FREE, &["ann"]);
    for at in 1.. {
        let Some(set) = engine::first_set(play.table.layout().cards()) else { break };
        play.at(at, "ann", Action::Claim { cards: engine::Claim::new(&set).unwrap() }).unwrap();
        if !play.table.phase().in_round() {
            break;
        }
    }
    let replay = engine::replay_of(&play.records);
    assert!(!replay.is_empty());
    assert!(engine::verify(&replay).is_err(), "the deck was stacked, so its cards follow from nothing");
}

#[test]
fn a_wrong_claim_locks_out_for_its_seconds_and_no_longer() {
    let mut play = Play::dealt(speed(), LAYOUT, &["ann", "bob"]);
    let facts = play.at(1000, "ann", quick(WRONG)).unwrap();
    let until = Some(Time(4000));
    let cards = Some(claim(WRONG));
    assert_eq!(facts, [Fact::WrongCall { seat: ANN, cards, penalty: Penalty::Wait, until }]);
    assert_eq!(play.scores(), [0, 0]);
    assert_eq!(play.table.deadline(), until);
    assert_eq!(play.at(1600, "ann", quick(LAYOUT_SET)), Err(Refusal::LockedOutFor { wait: 2400 }));
    assert_eq!(play.table.options(Some(ANN), Time(3999)).claim, Err(Refusal::LockedOutFor { wait: 1 }));
    let facts = play.at(2000, "bob", quick(LAYOUT_SET)).unwrap();
    assert!(!facts.contains(&Fact::Freed), "another player's Set does not end a wait");
    assert_eq!(play.locked(), [true, false]);
    assert_eq!(play.tick(3999), []);
    assert_eq!(play.tick(4000), [Fact::WaitEnded { seat: ANN }]);
    assert_eq!((play.locked(), play.table.deadline()), (vec![false, false], None));
    assert_eq!(play.table.options(Some(ANN), Time(4000)).claim, Ok(()));
}

const LAYOUT_SET: &str = "1srd 2srd 3srd";

#[test]
fn a_wait_ends_before_a_later_claim_also_without_a_tick() {
    let mut play = Play::dealt(speed(), LAYOUT, &["ann", "bob"]);
    play.at(1000, "ann", quick(WRONG)).unwrap();
    assert_eq!(
        play.client.options(Some(ANN), Time(4000)).claim,
        Ok(()),
        "a client need not wait for the event"
    );
    let facts = play.at(4000, "ann", quick(LAYOUT_SET)).unwrap();
    assert!(matches!(facts[..], [Fact::WaitEnded { seat: ANN }, Fact::Taken { seat: ANN, .. }, ..]));
}

#[test]
fn when_all_wait_all_wait_and_each_has_an_own_end() {
    let mut play = Play::dealt(speed(), LAYOUT, &["ann", "bob"]);
    play.at(1000, "ann", quick(WRONG)).unwrap();
    let facts = play.at(1500, "bob", quick(WRONG)).unwrap();
    assert_eq!(facts.len(), 1, "no one is freed");
    assert_eq!(play.locked(), [true, true]);
    assert_eq!(play.tick(9000), [Fact::WaitEnded { seat: ANN }, Fact::WaitEnded { seat: BOB }]);
    let ended: Vec<Time> = play.journal.iter().rev().take(2).map(|event| event.at).collect();
    assert_eq!(ended, [Time(4500), Time(4000)], "each at its own time");
}

#[test]
fn a_lone_player_waits_too_and_leaving_does_not_shorten_a_wait() {
    let alone = rules(Edition::English, Variant::Speed, |rules| rules.seats = Some(1));
    let mut play = Play::dealt(alone, LAYOUT, &["ann"]);
    play.at(1000, "ann", quick(WRONG)).unwrap();
    assert_eq!(play.locked(), [true]);
    play.all([(1100, "ann", Action::Leave), (1200, "ann", Action::Sit)]);
    assert_eq!(play.at(2000, "ann", quick(LAYOUT_SET)), Err(Refusal::LockedOutFor { wait: 2000 }));
    play.tick_to_rest();
    assert_eq!(play.locked(), [false]);
}

#[test]
fn where_players_call_a_wait_may_end_while_another_call_stands() {
    let mut play = Play::dealt(calls_and_waits(2), LAYOUT, &["ann", "bob"]);
    play.at(1000, "ann", Action::Call).unwrap();
    let facts = play.tick(6000);
    let until = Some(Time(8000));
    assert_eq!(facts, [Fact::WrongCall { seat: ANN, cards: None, penalty: Penalty::Wait, until }]);
    play.at(7000, "bob", Action::Call).unwrap();
    assert_eq!(play.table.deadline(), until, "before the end of the call");
    assert_eq!(play.tick(8000), [Fact::WaitEnded { seat: ANN }]);
    assert!(matches!(play.table.phase(), Phase::Called { seat: BOB, .. }));
    assert_eq!(play.table.deadline(), Some(Time(12_000)));
    play.at(9000, "bob", pick(LAYOUT_SET)).unwrap();
    assert_eq!(play.at(9100, "ann", Action::Call).map(|facts| facts.len()), Ok(1));
}

#[test]
fn the_end_of_a_round_ends_every_wait() {
    let short = rules(Edition::English, Variant::Speed, |rules| {
        (rules.first_to, rules.rounds, rules.wait_s) = (Some(1), Some(2), Some(30));
    });
    let mut play = Play::dealt(short, LAYOUT, &["ann", "bob"]);
    play.at(1000, "ann", quick(WRONG)).unwrap();
    play.at(1100, "bob", quick(LAYOUT_SET)).unwrap();
    assert_eq!(play.locked(), [false, false]);
    assert_eq!(play.table.deadline(), Some(Time(11_100)), "the deal, not the wait");
}

#[test]
fn a_table_of_before_does_not_take_rules_that_its_other_nodes_cannot_read() {
    let mut play = Play::of_first_semantics(play::english());
    play.sit(&["ann"]);
    let change = |rules: RuleChoice| Action::ChangeRules { rules };
    let speed = change(RuleChoice::new(Edition::English, Variant::Speed));
    assert_eq!(play.at(10, "ann", speed.clone()), Err(Refusal::OlderTable));
    let mut waiting = RuleChoice::new(Edition::English, Variant::Full);
    waiting.wrong_call = Some(WrongCall::Wait);
    assert_eq!(play.at(10, "ann", change(waiting)), Err(Refusal::OlderTable));
    assert!(play.at(10, "ann", change(RuleChoice::new(Edition::French, Variant::Full))).is_ok());
    let mut play = Play::stacked(play::english(), LAYOUT);
    play.sit(&["ann"]);
    assert!(play.at(10, "ann", speed).is_ok());
}

#[test]
fn a_bot_plays_speed_alone_to_its_end() {
    let mut play = Play::stacked(speed(), LAYOUT);
    play.sit(&["ann"]);
    play.run(&by("ann", named(Action::AddBot { level: engine::Level::Top }, "Bot"))).unwrap();
    play.run(&by("ann", Action::Deal)).unwrap();
    while let Some(next) = play.table.next_bot(Time(0)).filter(|_| play.table.phase().in_round()) {
        play.now = play.now.max(next.at);
        let reaction = next.reaction;
        play.run(&next.command(reaction)).expect("a bot is not refused");
        if let Some(deadline) = play.table.deadline() {
            play.now = play.now.max(deadline);
            play.run(&engine::Command::Tick).unwrap();
        }
    }
    assert!(matches!(play.table.phase(), Phase::MatchOver { .. }));
    assert_eq!(play.table.seats()[1].wrong_calls, 0);
    assert!(play.table.seats()[1].score > 15);
}
