//! Every refusal with its facts, as it goes to the client.

mod play;

use engine::{
    Action, Calling, Edition, Emote, Handicap, Phase, Refusal, RuleChoice, Rules, SeatNumber, Variant,
    all_sets,
};
use play::{Play, SET_FREE, call, pick, quick, reacting, rules};

const RED: &str = "1srd 1sro 1srq";

fn english() -> Rules {
    Rules::of(Edition::English, Variant::Full)
}

fn dealt() -> Play {
    Play::dealt(english(), "", &["ann", "bob"])
}

/// A round that Ann has ended by taking one Set.
fn over(rounds: u8) -> Play {
    let rules = rules(Edition::English, Variant::Full, |rules| {
        (rules.first_to, rules.rounds) = (Some(1), Some(rounds));
    });
    let mut play = Play::dealt(rules, "", &["ann", "bob"]);
    play.take(10, "ann");
    play
}

fn puzzle() -> Play {
    let mut play = Play::new(Rules::of(Edition::English, Variant::Daily), engine::Seed::new([1; 32]));
    play.sit(&["ann"]);
    play.at(0, "ann", Action::Deal).unwrap();
    let sets = all_sets(play.table.layout().cards());
    let cards = engine::Claim::new(&sets[0]).unwrap();
    play.at(10, "ann", Action::Claim { cards }).unwrap();
    play
}

/// A table, a player's action at time 1000, and the JSON of its refusal.
fn refusals() -> Vec<(Play, &'static str, Action, &'static str)> {
    let two_seats = || rules(Edition::English, Variant::Full, |rules| rules.seats = Some(2));
    let claims =
        || rules(Edition::English, Variant::Full, |rules| rules.calling = Some(Calling::QuickClaims));
    let seated = |rules: Rules| {
        let mut play = Play::stacked(rules, "");
        play.sit(&["ann", "bob"]);
        play
    };
    let after = |mut play: Play, at: u64, player: &str, action: Action| {
        play.at(at, player, action).unwrap();
        play
    };
    let held = || {
        let mut play = dealt();
        play.at(980, "ann", reacting(Action::Call, 980, 100)).unwrap();
        play
    };
    let called = || after(dealt(), 700, "ann", call());
    let mut locked = Play::dealt(Rules::of(Edition::Russian, Variant::Full), "", &["ann", "bob"]);
    locked.blunder(10, "bob");
    let delayed = after(
        seated(english()),
        0,
        "ann",
        Action::Handicap { seat: SeatNumber(1), handicap: Handicap::new(3000, 0).unwrap() },
    );
    let forever = || Rules::of(Edition::French, Variant::Forever);
    let narrow = Play::dealt(english(), SET_FREE, &["ann"]);
    let wide = (0..3).fold(narrow, |play, _| after(play, 10, "ann", Action::NoSet));
    let found = puzzle();
    let first = found.table.seats()[0].sets[0];
    vec![
        (dealt(), "eva", call(), r#"{"refused":"not-seated"}"#),
        (dealt(), "ann", Action::Sit, r#"{"refused":"already-seated"}"#),
        (seated(two_seats()), "eva", Action::Sit, r#"{"refused":"table-full","seats":2}"#),
        (
            dealt(),
            "ann",
            Action::Handicap { seat: SeatNumber(0), handicap: Handicap::default() },
            r#"{"refused":"match-has-begun"}"#,
        ),
        (dealt(), "ann", Action::Deal, r#"{"refused":"already-dealt"}"#),
        (
            seated(english()),
            "bob",
            Action::Deal,
            r#"{"refused":"not-the-dealer","dealer":"ann","wait":9000}"#,
        ),
        (seated(forever()), "ann", Action::Deal, r#"{"refused":"too-few-players","players":2,"needed":3}"#),
        (seated(english()), "ann", call(), r#"{"refused":"not-dealt"}"#),
        (over(2), "ann", call(), r#"{"refused":"round-over"}"#),
        (over(1), "ann", call(), r#"{"refused":"match-over"}"#),
        (
            Play::dealt(forever(), "", &["ann", "bob", "cem"]),
            "ann",
            call(),
            r#"{"refused":"set-master-watches"}"#,
        ),
        (locked, "bob", call(), r#"{"refused":"locked-out"}"#),
        (after(delayed, 0, "ann", Action::Deal), "bob", call(), r#"{"refused":"too-early","wait":2000}"#),
        (called(), "bob", call(), r#"{"refused":"call-stands","caller":"ann","ago":300}"#),
        (called(), "bob", pick(RED), r#"{"refused":"call-stands","caller":"ann","ago":300}"#),
        (called(), "bob", Action::NoSet, r#"{"refused":"call-stands","caller":"ann","ago":300}"#),
        (called(), "ann", call(), r#"{"refused":"already-called"}"#),
        (called(), "ann", Action::NoSet, r#"{"refused":"already-called"}"#),
        (held(), "ann", call(), r#"{"refused":"already-called"}"#),
        (held(), "bob", pick(RED), r#"{"refused":"photo-finish","wait":80}"#),
        (dealt(), "ann", pick(RED), r#"{"refused":"call-first"}"#),
        (dealt(), "ann", quick(RED), r#"{"refused":"call-first"}"#),
        (Play::dealt(claims(), "", &["ann", "bob"]), "ann", call(), r#"{"refused":"claim-without-calling"}"#),
        (
            Play::dealt(claims(), "", &["ann", "bob"]),
            "ann",
            pick(RED),
            r#"{"refused":"claim-without-calling"}"#,
        ),
        (called(), "ann", pick("1srd 1sro 3epq"), r#"{"refused":"not-on-table","card":"3epq"}"#),
        (found, "ann", Action::Claim { cards: first }, r#"{"refused":"found-before"}"#),
        (after(dealt(), 500, "ann", Action::NoSet), "ann", Action::NoSet, r#"{"refused":"said-already"}"#),
        (
            after(dealt(), 500, "ann", Action::Remove { seat: SeatNumber(1) }),
            "bob",
            Action::Sit,
            r#"{"refused":"removed-by-host"}"#,
        ),
        (dealt(), "bob", Action::Remove { seat: SeatNumber(0) }, r#"{"refused":"not-host","host":"ann"}"#),
        (dealt(), "ann", Action::HandOver { seat: SeatNumber(7) }, r#"{"refused":"nobody-there"}"#),
        (
            seated(english()),
            "ann",
            Action::ChangeRules { rules: RuleChoice::new(Edition::English, Variant::Solitaire) },
            r#"{"refused":"too-many-players","players":2,"seats":1}"#,
        ),
        (dealt(), "ann", Action::Rematch, r#"{"refused":"match-goes-on"}"#),
        (
            after(dealt(), 500, "ann", Action::Emote { emote: Emote::Hello }),
            "ann",
            Action::Emote { emote: Emote::Hello },
            r#"{"refused":"too-often","wait":1500}"#,
        ),
        (wide, "ann", Action::NoSet, r#"{"refused":"set-is-certain","cards":21}"#),
    ]
}

/// A kind's number. A new kind does not compile until it has one, and fails until it is reached above.
fn kind(refusal: &Refusal) -> usize {
    use Refusal::*;
    match refusal {
        NotSeated => 0,
        AlreadySeated => 1,
        TableFull { .. } => 2,
        MatchHasBegun => 3,
        AlreadyDealt => 4,
        NotTheDealer { .. } => 5,
        TooFewPlayers { .. } => 6,
        NotDealt => 7,
        RoundOver => 8,
        MatchOver => 9,
        SetMasterWatches => 10,
        LockedOut => 11,
        TooEarly { .. } => 12,
        CallStands { .. } => 13,
        AlreadyCalled => 14,
        PhotoFinish { .. } => 15,
        CallFirst => 16,
        ClaimWithoutCalling => 17,
        NotOnTable { .. } => 18,
        FoundBefore => 19,
        SaidAlready => 20,
        SetIsCertain { .. } => 21,
        RemovedByHost => 22,
        NotHost { .. } => 23,
        NobodyThere => 24,
        TooManyPlayers { .. } => 25,
        MatchGoesOn => 26,
        TooOften { .. } => 27,
    }
}

#[test]
fn every_refusal_states_its_facts() {
    let mut reached = [false; 28];
    for (mut play, player, action, written) in refusals() {
        let refusal = play.at(1000, player, action).expect_err(written);
        assert_eq!(serde_json::to_string(&refusal).unwrap(), written);
        assert_eq!(serde_json::from_str::<Refusal>(written).unwrap(), refusal);
        reached[kind(&refusal)] = true;
    }
    assert_eq!(reached, [true; 28]);
}

#[test]
fn a_refusal_after_a_deadline_knows_that_it_has_passed() {
    let mut play = dealt();
    play.at(1000, "ann", call()).unwrap();
    assert_eq!(play.at(6000, "ann", pick(RED)), Err(Refusal::CallFirst));
    assert!(
        matches!(play.table.phase(), Phase::Called { .. }),
        "a refusal leaves what is due to the next tick"
    );
    assert_eq!(play.tick(7000).len(), 1);
    assert_eq!((play.scores(), play.journal.last().unwrap().at.0), (vec![-1, 0], 6000));
}
