//! Every refusal with its facts, as it goes to the client.

use std::collections::BTreeSet;

use crate::play::{
    self, ANN, BOB, Play, SET_FREE, english, english_with, forever, handicap, pick, quick, quick_claims,
    reacting, russian,
};
use engine::{Action, Edition, Emote, Phase, Refusal, RuleChoice, Rules, SeatNumber, Variant, all_sets};

const RED: &str = "1srd 1sro 1srq";

fn dealt() -> Play {
    Play::dealt(english(), "", &["ann", "bob"])
}

/// A round that Ann has ended by taking one Set.
fn over(rounds: u8) -> Play {
    let rules = english_with(|rules| (rules.first_to, rules.rounds) = (Some(1), Some(rounds)));
    let mut play = Play::dealt(rules, "", &["ann", "bob"]);
    play.take(10, "ann");
    play
}

fn puzzle() -> Play {
    let mut play = Play::new(Rules::of(Edition::English, Variant::Daily), engine::Seed::new([1; 32]));
    play.sit(&["ann"]);
    play.at(0, "ann", Action::Deal).unwrap();
    let cards = engine::Claim::new(&all_sets(play.table.layout().cards())[0]).unwrap();
    play.at(10, "ann", Action::Claim { cards }).unwrap();
    play
}

fn mode(variant: Variant) -> Play {
    Play::dealt(Rules::of(Edition::English, variant), "", &["ann", "bob"])
}

/// A chain in which Ann has made the first find, and a Set without a card of it.
fn chain() -> (Play, Action) {
    let mut play = mode(Variant::Chain);
    let first = play.table.finder().first().unwrap();
    play.at(10, "ann", Action::Claim { cards: first }).unwrap();
    let next = all_sets(play.table.layout().cards())[0];
    (play, Action::Claim { cards: engine::Claim::new(&next).unwrap() })
}

/// A board of one's own on which Ann has made her one find, and the next one on it.
fn race() -> (Play, Action) {
    let rules = RuleChoice { finds: Some(1), ..RuleChoice::new(Edition::English, Variant::Sprint10) };
    let mut play = Play::dealt(Rules::try_from(rules).unwrap(), "", &["ann", "bob"]);
    let find = |play: &Play| Action::Claim { cards: play.table.board_of(ANN).finder().first().unwrap() };
    let first = find(&play);
    play.at(10, "ann", first).unwrap();
    let next = find(&play);
    (play, next)
}

fn seated(rules: Rules) -> Play {
    let mut play = Play::stacked(rules, "");
    play.sit(&["ann", "bob"]);
    play
}

fn after(mut play: Play, at: u64, player: &str, act: impl Into<play::Act>) -> Play {
    play.at(at, player, act).unwrap();
    play
}

/// A table, a player's action at time 1000, and the JSON of its refusal.
fn refusals() -> Vec<(Play, &'static str, Action, &'static str)> {
    let ((chained, unchained), (finished, next)) = (chain(), race());
    let two_seats = english_with(|rules| rules.seats = Some(2));
    let claims = || Play::dealt(quick_claims(), "", &["ann", "bob"]);
    let held = || after(dealt(), 980, "ann", reacting(Action::Call, 980, 100));
    let mut held_in_public = Play::of_first_semantics(english());
    held_in_public.sit(&["ann", "bob"]);
    let held_in_public = after(held_in_public, 0, "ann", Action::Deal);
    let held_in_public = after(held_in_public, 980, "ann", reacting(Action::Call, 980, 100));
    let called = || after(dealt(), 700, "ann", Action::Call);
    let mut locked = Play::dealt(russian(), "", &["ann", "bob"]);
    locked.blunder(10, "bob");
    let delayed = after(seated(english()), 0, "ann", handicap(BOB, 3000, 0));
    let delayed = after(delayed, 0, "ann", Action::Deal);
    let master = Play::dealt(forever(), "", &["ann", "bob", "cem"]);
    let narrow = Play::dealt(english(), SET_FREE, &["ann"]);
    let wide = (0..3).fold(narrow, |play, _| after(play, 10, "ann", Action::NoSet));
    let found = puzzle();
    let first = Action::Claim { cards: found.table.seats()[0].sets[0] };
    let doubted = after(dealt(), 500, "ann", Action::NoSet);
    let removed = after(dealt(), 500, "ann", Action::Remove { seat: BOB });
    let solitaire = Action::ChangeRules { rules: RuleChoice::new(Edition::English, Variant::Solitaire) };
    let hello = Action::Emote { emote: Emote::Hello };
    let greeted = after(dealt(), 500, "ann", hello.clone());
    let at_once = Play::dealt(Rules::of(Edition::English, Variant::Speed), "", &["ann", "bob"]);
    let waiting = Play::dealt(Rules::of(Edition::English, Variant::Speed), "", &["ann", "bob"]);
    let waiting = after(waiting, 10, "bob", quick("1srd 1sro 1sgd"));
    let mut of_before = Play::of_first_semantics(english());
    of_before.sit(&["ann"]);
    let mut run = Play::of_run(english());
    run.sit(&["ann"]);
    let speed_rules = Action::ChangeRules { rules: RuleChoice::new(Edition::English, Variant::Speed) };
    let vote = Action::Vote { right: true };
    let checking = || {
        let rules = RuleChoice { others_check_s: Some(5), ..quick_claims().choice() };
        let play = Play::dealt(Rules::try_from(rules).unwrap(), "", &["ann", "bob", "cem"]);
        after(play, 500, "ann", quick(RED))
    };
    let voted = after(checking(), 600, "bob", vote.clone());
    vec![
        (checking(), "bob", quick(RED), r#"{"refused":"being-checked","wait":4500}"#),
        (checking(), "ann", vote.clone(), r#"{"refused":"nothing-to-check"}"#),
        (voted, "bob", vote, r#"{"refused":"voted-already"}"#),
        (dealt(), "eva", Action::Call, r#"{"refused":"not-seated"}"#),
        (dealt(), "ann", Action::Sit, r#"{"refused":"already-seated"}"#),
        (seated(two_seats), "eva", Action::Sit, r#"{"refused":"table-full","seats":2}"#),
        (dealt(), "ann", handicap(ANN, 0, 0), r#"{"refused":"match-has-begun"}"#),
        (dealt(), "ann", Action::Deal, r#"{"refused":"already-dealt"}"#),
        (
            seated(english()),
            "bob",
            Action::Deal,
            r#"{"refused":"not-the-dealer","dealer":"ann","wait":9000}"#,
        ),
        (seated(forever()), "ann", Action::Deal, r#"{"refused":"too-few-players","players":2,"needed":3}"#),
        (seated(english()), "ann", Action::Call, r#"{"refused":"not-dealt"}"#),
        (over(2), "ann", Action::Call, r#"{"refused":"round-over"}"#),
        (over(1), "ann", Action::Call, r#"{"refused":"match-over"}"#),
        (master, "ann", Action::Call, r#"{"refused":"set-master-watches"}"#),
        (locked, "bob", Action::Call, r#"{"refused":"locked-out"}"#),
        (delayed, "bob", Action::Call, r#"{"refused":"too-early","wait":2000}"#),
        (called(), "bob", Action::Call, r#"{"refused":"call-stands","caller":"ann","ago":300}"#),
        (called(), "bob", pick(RED), r#"{"refused":"call-stands","caller":"ann","ago":300}"#),
        (called(), "bob", Action::NoSet, r#"{"refused":"call-stands","caller":"ann","ago":300}"#),
        (called(), "ann", Action::Call, r#"{"refused":"already-called"}"#),
        (called(), "ann", Action::NoSet, r#"{"refused":"already-called"}"#),
        (held(), "ann", Action::Call, r#"{"refused":"already-called"}"#),
        (held(), "bob", pick(RED), r#"{"refused":"call-first"}"#),
        (held_in_public, "bob", pick(RED), r#"{"refused":"photo-finish","wait":80}"#),
        (dealt(), "ann", pick(RED), r#"{"refused":"call-first"}"#),
        (dealt(), "ann", quick(RED), r#"{"refused":"call-first"}"#),
        (claims(), "ann", Action::Call, r#"{"refused":"claim-without-calling"}"#),
        (claims(), "ann", pick(RED), r#"{"refused":"claim-without-calling"}"#),
        (called(), "ann", pick("1srd 1sro 3epq"), r#"{"refused":"not-on-table","card":"3epq"}"#),
        (found, "ann", first, r#"{"refused":"found-before"}"#),
        (doubted, "ann", Action::NoSet, r#"{"refused":"said-already"}"#),
        (removed, "bob", Action::Sit, r#"{"refused":"removed-by-host"}"#),
        (dealt(), "bob", Action::Remove { seat: ANN }, r#"{"refused":"not-host","host":"ann"}"#),
        (dealt(), "ann", Action::HandOver { seat: SeatNumber(7) }, r#"{"refused":"nobody-there"}"#),
        (seated(english()), "ann", solitaire, r#"{"refused":"too-many-players","players":2,"seats":1}"#),
        (dealt(), "ann", Action::Rematch, r#"{"refused":"match-goes-on"}"#),
        (greeted, "ann", hello, r#"{"refused":"too-often","wait":1500}"#),
        (wide, "ann", Action::NoSet, r#"{"refused":"set-is-certain","cards":21}"#),
        (waiting, "bob", quick(RED), r#"{"refused":"locked-out-for","wait":2010}"#),
        (at_once, "ann", Action::NoSet, r#"{"refused":"cards-come-at-once"}"#),
        (of_before, "ann", speed_rules.clone(), r#"{"refused":"older-table"}"#),
        (run, "ann", speed_rules, r#"{"refused":"same-for-all"}"#),
        (mode(Variant::TwoPairs), "ann", quick(RED), r#"{"refused":"wrong-count","cards":3,"needed":4}"#),
        (chained, "bob", unchained, r#"{"refused":"not-chained","needed":1}"#),
        (mode(Variant::Blind), "ann", quick(RED), r#"{"refused":"turn-cards"}"#),
        (mode(Variant::Speed), "ann", Action::Turn { place: 0 }, r#"{"refused":"nothing-is-down"}"#),
        (mode(Variant::Blind), "ann", Action::Turn { place: 30 }, r#"{"refused":"cannot-turn"}"#),
        (finished, "ann", next, r#"{"refused":"finished"}"#),
        (seated(english()), "ann", Action::AllCards, r#"{"refused":"no-more-cards"}"#),
    ]
}

#[test]
fn every_refusal_states_its_facts() {
    let mut reached = BTreeSet::new();
    for (mut play, player, action, written) in refusals() {
        let refusal = play.at(1000, player, action).expect_err(written);
        assert_eq!(serde_json::to_string(&refusal).unwrap(), written);
        assert_eq!(serde_json::from_str::<Refusal>(written).unwrap(), refusal);
        reached.insert(written.split('"').nth(3).expect("a name"));
    }
    // The error for an unknown name lists all known ones.
    let error = serde_json::from_str::<Refusal>(r#"{"refused":"?"}"#).unwrap_err().to_string();
    let known: BTreeSet<&str> = error.split('`').skip(1).step_by(2).filter(|&name| name != "?").collect();
    assert_eq!(reached, known);
    assert_eq!(known.len(), 42);
}

#[test]
fn a_refusal_after_a_deadline_knows_that_it_has_passed() {
    let mut play = dealt();
    play.at(1000, "ann", Action::Call).unwrap();
    assert_eq!(play.at(6000, "ann", pick(RED)), Err(Refusal::CallFirst));
    let is_called = matches!(play.table.phase(), Phase::Called { .. });
    assert!(is_called, "a refusal leaves what is due to the next tick");
    assert_eq!(play.tick(7000).len(), 1);
    assert_eq!((play.scores(), play.journal.last().unwrap().at.0), (vec![-1, 0], 6000));
}
