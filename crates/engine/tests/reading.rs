//! Every variant of every tagged message is read back as it was written, and no field is lost.
// The macro below reads every field as `name: value`.
#![allow(clippy::redundant_field_names)]

use std::fmt::Debug;

use crate::each::{assert_read, each};
use crate::play::{cards, claim, id, name};
use engine::{
    Action, Agreement, Beaten, Command, Contribution, Edition, Emote, Ending, Event, Fact, Handicap,
    HeldCall, HiddenClaim, JournalEvent, Level, MatchResult, OpenError, Outcome, Penalty, Reaction, Record,
    Refusal, Rules, Sealed, SeatNumber, Secret, Seed, Semantics, Stated, Table, Time, Variant,
};
use serde::de::DeserializeOwned;

const SEAT: SeatNumber = SeatNumber(2);

fn rules() -> Rules {
    Rules::of(Edition::French, Variant::Forever)
}

fn handicap() -> Handicap {
    Handicap::new(1500, 3).expect("a handicap")
}

fn facts() -> Vec<Fact> {
    let seed = Seed::new([7; 32]);
    let set = "1srd 2srd 3srd";
    let beaten = vec![Beaten { seat: SeatNumber(1), by: 12 }];
    each! { Fact:
        Opened {
            rules: rules(),
            commitment: seed.commitment(),
            listed: true,
            challenge: Some("k3x9q0z7m1aa".parse().expect("an id")), random: Some(Contribution::new([3; 16])),
            semantics: Semantics::default()
        },
        Sat { seat: SEAT, player: id("p1"), name: name("Ada"), bot: Some(Level::Expert) },
        Left { seat: SEAT },
        Away { seat: SEAT },
        Back { seat: SEAT },
        Handicapped { seat: SEAT, handicap: handicap() },
        Contributed { seat: SEAT, random: Contribution::new([9; 16]) },
        Countdown { until: Time(9) },
        Dealt { round: 3, dealer: SEAT, cards: cards("1srd 2srd") },
        CallHeld { call: HeldCall { seat: SEAT, reaction: 250 }, until: Time(9) },
        Called { seat: SEAT, until: Time(9), beaten: beaten.clone() },
        Claimed { seat: SEAT, cards: claim(set), until: Time(9), beaten: beaten.clone() },
        Voted { seat: SEAT },
        Checked { seat: SEAT, correct: vec![SeatNumber(1)], mistaken: vec![SeatNumber(2)] },
        Taken { seat: SEAT, cards: claim(set), dealt: cards("1erd"), beaten: beaten },
        Found { seat: SEAT, cards: claim(set) },
        Scored { seat: SEAT, finished: true },
        Replaced { cards: cards(set) },
        Rearranged { cards: cards(set) },
        Turned { seat: SEAT, place: 4, card: cards("4xbh")[0], until: Time(9) },
        TurnsEnded { seat: SEAT, until: Time(9) },
        TurnedBack { seat: SEAT, until: Time(9) },
        WrongCall { seat: SEAT, cards: Some(claim(set)), penalty: Penalty::Wait, until: Some(Time(9)) },
        Freed {},
        WaitEnded { seat: SEAT },
        SaidNoSet { seat: SEAT, until: Some(Time(9)) },
        Widened { why: Agreement::All, cards: cards(set) },
        RoundEnded { why: Ending::Agreed, seed: Some(seed), commitment: seed.commitment() },
        HostChanged { seat: SEAT },
        Removed { seat: SEAT },
        Renamed { seat: SEAT, name: name("Bo") },
        RulesChanged { rules: rules() },
        AskedForAllCards { seat: SEAT },
        Rematch {},
        Emoted { seat: SEAT, emote: Emote::Thanks },
        MatchEnded { result: MatchResult { winners: vec![SEAT], outcome: Outcome::Won } },
    }
}

/// The facts that hold something with variants of its own.
fn nested_facts() -> Vec<Fact> {
    let seed = Seed::new([7; 32]);
    let endings = each! { Ending:
        NoSetLeft {},
        Agreed {},
        FirstTo { seat: SEAT },
        AllFound {},
        TimeUp {},
        FindsMade {},
        AllFinished {},
        SolitaireStuck {},
        SolitaireOverlooked { set: claim("1srd 2srd 3srd").triple().unwrap() },
    };
    let ended = |why| Fact::RoundEnded { why, seed: Some(seed), commitment: seed.commitment() };
    let agreements = each! { Agreement: All {}, Silence {}, LongTime {}, AtOnce {}, };
    let widened = |why| Fact::Widened { why, cards: cards("1erd") };
    endings.into_iter().map(ended).chain(agreements.into_iter().map(widened)).collect()
}

fn refusals() -> Vec<Refusal> {
    let card = cards("1srd")[0];
    each! { Refusal:
        NotSeated {},
        AlreadySeated {},
        RemovedByHost {},
        NotHost { host: name("Ada") },
        NobodyThere {},
        TooManyPlayers { players: 5, seats: 4 },
        MatchGoesOn {},
        TooOften { wait: 300 },
        TableFull { seats: 4 },
        MatchHasBegun {},
        AlreadyDealt {},
        NotTheDealer { dealer: name("Ada"), wait: 300 },
        TooFewPlayers { players: 2, needed: 3 },
        NotDealt {},
        RoundOver {},
        MatchOver {},
        SetMasterWatches {},
        LockedOut {},
        LockedOutFor { wait: 300 },
        TooEarly { wait: 300 },
        CallStands { caller: name("Ada"), ago: 40 },
        AlreadyCalled {},
        PhotoFinish { wait: 300 },
        BeingChecked { wait: 300 },
        NothingToCheck {},
        VotedAlready {},
        CallFirst {},
        ClaimWithoutCalling {},
        NotOnTable { card: card },
        FoundBefore {},
        SaidAlready {},
        SetIsCertain { cards: 21 },
        CardsComeAtOnce {},
        WrongCount { cards: 3, needed: 4 },
        NotChained { needed: 1 },
        TurnCards {},
        NothingIsDown {},
        CannotTurn {},
        Finished {},
        NoMoreCards {},
        OlderTable {},
        SameForAll {},
    }
}

fn actions() -> Vec<Action> {
    let set = claim("1srd 2srd 3srd");
    each! { Action:
        Sit {},
        Leave {},
        Handicap { seat: SEAT, handicap: handicap() },
        Contribute { random: Contribution::new([9; 16]) },
        Deal {},
        Call {},
        Pick { cards: set },
        Claim { cards: set },
        Turn { place: 7 },
        NoSet {},
        Vote { right: true },
        Rename {},
        AddBot { level: Level::Expert },
        Remove { seat: SEAT },
        HandOver { seat: SEAT },
        ChangeRules { rules: rules().choice() },
        AllCards {},
        Rematch {},
        Emote { emote: Emote::Hello },
    }
}

#[test]
fn every_fact_is_read_as_it_was_written() {
    for fact in facts().into_iter().chain(nested_facts()) {
        assert_read(&fact);
        assert_read(&Event { at: Time(5), fact });
    }
}

#[test]
fn every_refusal_is_read_as_it_was_written() {
    refusals().iter().for_each(assert_read);
}

/// What a journal keeps of what a host states about an action.
fn stated(action: &Action) -> Stated {
    let default = Stated::default();
    match action {
        Action::Sit => Stated { name: Some(name("Ada")), bot: Some(Level::Casual), ..default },
        Action::Rename | Action::AddBot { .. } => Stated { name: Some(name("Bo")), ..default },
        Action::Call | Action::Claim { .. } => {
            Stated { reaction: Reaction { reaction: 250, hold: 80 }, ..default }
        }
        Action::ChangeRules { .. } => Stated { rules: Some(rules()), ..default },
        _ => default,
    }
}

#[test]
fn sealed_parts_are_read_as_they_were_written() {
    let set = claim("1srd 2srd 3srd");
    let secret = Secret { seed: Seed::new([7; 32]), first: None, stacked: Some(set.cards().to_vec()) };
    let opening = Table::opening(rules(), secret, true, Time(3));
    let fact = Fact::CallHeld { call: HeldCall { seat: SEAT, reaction: 250 }, until: Time(9) };
    let held = |sealed| JournalEvent { event: Event { at: Time(5), fact: fact.clone() }, sealed };
    let hold = |cards| held(Some(Sealed::Hold(HiddenClaim { cards, place: None })));
    assert_eq!(opening.after_round().sealed, None);
    let all = [opening, held(None), held(Some(Sealed::Cards(set))), hold(None), hold(Some(set))];
    assert_eq!(all.each_ref().map(JournalEvent::is_hidden), [false, false, false, true, true]);
    for event in all {
        assert_read(&event);
        let text = serde_json::to_string(&event).expect("JSON");
        assert_eq!(serde_json::from_str::<Event>(&text).expect(&text), event.event);
    }
}

#[test]
fn a_table_of_a_newer_meaning_is_refused_by_its_number() {
    let opening = Table::opening(rules(), Secret::new(Seed::new([7; 32])), true, Time(3));
    let text = serde_json::to_string(&opening).expect("JSON");
    let of = |stated: &str| -> JournalEvent {
        serde_json::from_str(&text.replacen(",\"semantics\":9", stated, 1)).expect("an opening")
    };
    let first = of("");
    assert!(!serde_json::to_string(&first).unwrap().contains("semantics"), "the first meaning is not stated");
    assert!(Table::open(&first).is_ok());
    let error = Table::open(&of(",\"semantics\":10")).expect_err("a newer table");
    assert!(matches!(error, OpenError::Newer { .. }) && error.to_string().contains("version 10"), "{error}");
}

#[test]
fn what_a_host_states_is_read_as_it_was_written() {
    let stated = [(vec![SEAT], vec![]), (vec![], vec![SEAT]), (vec![SEAT], vec![SeatNumber(0)])];
    let commands = stated.map(|(lost, back)| Command::Connections { lost, back });
    for command in commands.into_iter().chain([Command::Tick]) {
        assert_read(&Record { at: Time(5), id: None, command: Some(command), events: Vec::new() });
    }
}

#[test]
fn every_action_is_read_as_it_was_written() {
    for action in actions() {
        assert_read(&action);
        let command = Some(Command::By { player: id("p1"), stated: stated(&action), action });
        assert_read(&Record { at: Time(5), id: Some("7".to_owned()), command, events: Vec::new() });
    }
}

/// The error of a reader for a wrong text.
fn complaint<T: DeserializeOwned + Debug>(text: &str) -> String {
    serde_json::from_str::<T>(text).expect_err(text).to_string()
}

#[test]
fn what_may_be_left_out_may_be_left_out() {
    let read = |text| serde_json::from_str::<Fact>(text).expect(text);
    let sat = Fact::Sat { seat: SEAT, player: id("p1"), name: name("Ada"), bot: None };
    assert_eq!(read(r#"{"event":"sat","seat":2,"player":"p1","name":"Ada"}"#), sat);
    let handicap = Handicap::default();
    assert_eq!(read(r#"{"event":"handicapped","seat":2}"#), Fact::Handicapped { seat: SEAT, handicap });
    let called = Fact::Called { seat: SEAT, until: Time(9), beaten: Vec::new() };
    assert_eq!(read(r#"{"until":9,"seat":2,"event":"called","of a later version":{}}"#), called);
    let wrong = Fact::WrongCall { seat: SEAT, cards: None, penalty: Penalty::Nothing, until: None };
    assert_eq!(read(r#"{"event":"wrong-call","seat":2,"penalty":"nothing"}"#), wrong);
}

#[test]
fn what_does_not_fit_together_is_not_read() {
    let claimed = complaint::<Fact>(r#"{"event":"found","seat":2,"cards":["1srd","2srd"]}"#);
    assert!(claimed.contains("a find is three to six cards, not 2"), "{claimed}");
    let handicap = complaint::<Fact>(r#"{"event":"handicapped","seat":2,"delay":30001}"#);
    assert!(handicap.contains("a delay is 0 to 30000 ms"), "{handicap}");
    let handicap = complaint::<Action>(r#"{"do":"handicap","seat":2,"head_start":28}"#);
    assert!(handicap.contains("a head start is 0 to 27 points"), "{handicap}");
    let widened = complaint::<Fact>(r#"{"event":"widened","cards":[],"why":"agreed"}"#);
    assert!(widened.contains("no reason to lay more cards"), "{widened}");
    let commitment = Seed::new([7; 32]).commitment();
    let commitment = serde_json::to_string(&commitment).expect("JSON");
    let ended =
        complaint::<Fact>(&format!(r#"{{"event":"round-ended","why":"all","commitment":{commitment}}}"#));
    assert!(ended.contains("no reason for a round to end"), "{ended}");
}
