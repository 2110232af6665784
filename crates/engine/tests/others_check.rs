//! The others check: each of them says whether a claim is right, and the claim is decided by its cards alone.

use crate::play::{
    self, ANN, Act, BOB, CEM, Play, claim, english_with, forever, handicap, id, pick, quick, reacting, rules,
    sit_as_bot,
};
use engine::{
    Action, Beaten, Bot, Edition, Fact, Level, Penalty, Phase, Refusal, RuleChoice, Rules, RulesError,
    Sealed, Stated, Time, Variant, Viewer,
};

const RED: &str = "1srd 1sro 1srq";
const GREEN: &str = "1sgd 1sgo 1sgq";
const NO_SET: &str = "1srd 1sro 1sgd";

const ALL: [&str; 3] = ["ann", "bob", "cem"];

fn checked(change: impl FnOnce(&mut RuleChoice)) -> Rules {
    english_with(|rules| {
        rules.others_check_s = Some(10);
        change(rules);
    })
}

/// Ann, Bob and Cem at a table of calls, or of quick claims.
fn calls() -> Play {
    Play::dealt(checked(|_| {}), "", &ALL)
}

fn claims() -> Play {
    Play::dealt(checked(|rules| rules.calling = Some(engine::Calling::QuickClaims)), "", &ALL)
}

fn vote(right: bool) -> Action {
    Action::Vote { right }
}

fn is_checking(play: &Play) -> bool {
    matches!(play.table.phase(), Phase::Checking { .. })
}

#[test]
fn a_pick_waits_for_the_others_and_is_decided_when_all_have_voted() {
    let mut play = calls();
    play.at(1000, "ann", Action::Call).unwrap();
    let facts = play.at(2000, "ann", pick(RED)).unwrap();
    let cards = claim(RED);
    assert_eq!(facts, [Fact::Claimed { seat: ANN, cards, until: Time(12_000), beaten: vec![] }]);
    assert_eq!((play.scores(), play.table.caller()), (vec![0; 3], Some(ANN)));
    assert_eq!(play.at(3000, "bob", vote(false)).unwrap(), [Fact::Voted { seat: BOB }]);
    let facts = play.at(4000, "cem", vote(true)).unwrap();
    let checked = Fact::Checked { seat: ANN, correct: vec![CEM], mistaken: vec![BOB] };
    assert_eq!(facts[..2], [Fact::Voted { seat: CEM }, checked]);
    assert!(matches!(&facts[2..], [Fact::Taken { seat: ANN, cards: taken, .. }] if *taken == cards));
    assert_eq!(play.scores(), [1, 0, 0]);
    play.assert_replays();
}

#[test]
fn votes_do_not_decide() {
    let mut play = claims();
    play.at(1000, "ann", quick(NO_SET)).unwrap();
    play.at(1100, "bob", vote(true)).unwrap();
    let facts = play.at(1200, "cem", vote(true)).unwrap();
    assert_eq!(facts[1], Fact::Checked { seat: ANN, correct: vec![], mistaken: vec![BOB, CEM] });
    assert!(matches!(facts[2], Fact::WrongCall { seat: ANN, cards: Some(_), penalty: Penalty::Point, .. }));
    assert_eq!(play.scores(), [-1, 0, 0]);
}

#[test]
fn who_does_not_vote_in_time_holds_nothing_up() {
    let mut play = claims();
    play.at(1000, "ann", quick(RED)).unwrap();
    assert_eq!(play.table.deadline(), Some(Time(11_000)));
    let facts = play.tick(11_000);
    assert_eq!(facts[0], Fact::Checked { seat: ANN, correct: vec![], mistaken: vec![] });
    assert!(matches!(facts[1..], [Fact::Taken { .. }]));
    // Too late: the check is over also without a tick.
    play.at(20_000, "bob", quick(GREEN)).unwrap();
    assert_eq!(play.at(30_000, "cem", vote(true)), Err(Refusal::NothingToCheck));
}

#[test]
fn a_player_who_is_not_connected_is_not_waited_for() {
    let mut play = claims();
    play.at(1000, "ann", quick(RED)).unwrap();
    let stated = Stated { absent: vec![CEM], ..Stated::default() };
    let facts = play.at(1500, "bob", Act(vote(true), stated)).unwrap();
    assert!(matches!(facts[..], [Fact::Voted { seat: BOB }, Fact::Checked { .. }, Fact::Taken { .. }]));
    play.assert_replays();
}

#[test]
fn nothing_else_can_be_claimed_meanwhile() {
    let mut play = claims();
    play.at(1000, "ann", quick(RED)).unwrap();
    let being_checked = Err(Refusal::BeingChecked { wait: 9000 });
    for (player, action) in [("bob", quick(GREEN)), ("ann", quick(GREEN)), ("bob", Action::NoSet)] {
        assert_eq!(play.at(2000, player, action), being_checked);
    }
    assert_eq!(play.at(2000, "ann", vote(true)), Err(Refusal::NothingToCheck), "one's own claim");
    play.at(2000, "bob", vote(true)).unwrap();
    assert_eq!(play.at(2100, "bob", vote(false)), Err(Refusal::VotedAlready));
    let vote_of = |seat| play.table.options(Some(seat), Time(2100)).vote;
    assert_eq!([ANN, BOB, CEM].map(vote_of).map(|vote| vote.is_ok()), [false, false, true]);
}

#[test]
fn a_vote_is_secret_until_all_are_told() {
    for right in [true, false] {
        let mut play = claims();
        play.at(1000, "ann", quick(RED)).unwrap();
        play.at(1500, "bob", vote(right)).unwrap();
        let last = play.journal.last().unwrap();
        assert_eq!(last.sealed, Some(Sealed::Vote(right)));
        assert!([ANN, BOB, CEM].iter().all(|&seat| last.sealed_for(seat).is_none()));
        let public = serde_json::to_string(last.public().unwrap()).unwrap();
        assert_eq!(public, r#"{"at":1500,"event":"voted","seat":1}"#);
    }
    // Not a byte of what clients know depends on it.
    let known = |right: bool| {
        let mut play = claims();
        play.at(1000, "ann", quick(RED)).unwrap();
        play.at(1500, "bob", vote(right)).unwrap();
        (format!("{:?}", play.client), play.table.view(Viewer::Seat(CEM)).summary())
    };
    assert_eq!(known(true), known(false));
}

#[test]
fn leaving_during_a_check() {
    // The last voter who is awaited leaves.
    let mut play = claims();
    play.at(1000, "ann", quick(RED)).unwrap();
    play.at(1100, "bob", vote(true)).unwrap();
    play.at(1200, "cem", Action::Leave).unwrap();
    assert!(!is_checking(&play));
    assert_eq!(play.scores(), [1, 0, 0]);
    // The claimer leaves: the cards decide.
    let mut play = claims();
    play.at(1000, "bob", quick(RED)).unwrap();
    let facts = play.at(1200, "ann", Action::Remove { seat: BOB }).unwrap();
    assert!(matches!(facts[..2], [Fact::Checked { seat: BOB, .. }, Fact::Taken { seat: BOB, .. }]));
    assert_eq!(play.scores(), [0, 1, 0]);
    // Without others there is no check.
    let mut play = claims();
    play.all([(100, "bob", Action::Leave), (100, "cem", Action::Leave)]);
    assert!(matches!(play.at(1000, "ann", quick(RED)).unwrap()[..], [Fact::Taken { .. }]));
    // Who sits down meanwhile may vote, and is waited for.
    let mut play = claims();
    play.at(1000, "ann", quick(RED)).unwrap();
    play.all([(1100, "dov", Action::Sit), (1200, "bob", vote(true)), (1300, "cem", vote(true))]);
    assert!(is_checking(&play));
    play.at(1400, "dov", vote(false)).unwrap();
    assert!(!is_checking(&play));
}

#[test]
fn the_photo_finish_comes_first() {
    let mut play = claims();
    play.at(1000, "ann", reacting(quick(NO_SET), 900, 100)).unwrap();
    play.at(1050, "bob", reacting(quick(GREEN), 950, 0)).unwrap();
    let facts = play.tick(1100);
    let beaten = vec![Beaten { seat: BOB, by: 50 }];
    let (seat, cards) = (ANN, claim(NO_SET));
    assert_eq!(facts, [Fact::Claimed { seat, cards, until: Time(11_100), beaten }]);
    assert!(!play.table.is_held(BOB));
    play.at(2000, "bob", vote(false)).unwrap();
    let facts = play.at(2500, "cem", vote(false)).unwrap();
    // Being second to a wrong claim, a right one counts, and there is nothing left to check.
    assert!(
        matches!(
            &facts[1..],
            [Fact::Checked { .. }, Fact::WrongCall { seat: ANN, .. }, Fact::Taken { seat: BOB, .. }]
        ),
        "{facts:?}"
    );
    assert_eq!(play.scores(), [-1, 1, 0]);
}

#[test]
fn a_slower_claim_is_dropped_with_its_player_and_with_a_right_one() {
    let mut play = claims();
    play.at(1000, "ann", reacting(quick(NO_SET), 900, 100)).unwrap();
    play.at(1050, "bob", reacting(quick(GREEN), 950, 0)).unwrap();
    play.tick(1100);
    play.at(1500, "bob", Action::Leave).unwrap();
    play.at(2500, "cem", vote(false)).unwrap();
    assert_eq!(play.scores(), [-1, 0, 0]);
    let mut play = claims();
    play.at(1000, "ann", reacting(quick(RED), 900, 100)).unwrap();
    play.at(1050, "bob", reacting(quick(GREEN), 950, 0)).unwrap();
    play.all([(1500, "bob", vote(true)), (1600, "cem", vote(true))]);
    assert_eq!(play.scores(), [1, 0, 0]);
}

#[test]
fn lock_outs_and_handicaps_do_not_keep_from_voting() {
    let russian = |rules: &mut RuleChoice| (rules.others_check_s, rules.rounds) = (Some(10), Some(1));
    let mut play = Play::dealt(rules(Edition::Russian, Variant::Full, russian), "", &ALL);
    play.all([(100, "bob", Action::Call), (200, "bob", pick(NO_SET))]);
    play.all([(300, "ann", vote(false)), (400, "cem", vote(false))]);
    assert_eq!(play.locked(), [false, true, false]);
    play.all([(500, "ann", Action::Call), (600, "ann", pick(RED))]);
    play.all([(700, "bob", vote(true)), (800, "cem", vote(true))]);
    assert_eq!(play.locked(), [false; 3], "another player has taken a Set");
    let mut play = Play::stacked(checked(|_| {}), "");
    play.sit(&ALL);
    play.all([(0, "ann", handicap(BOB, 30_000, 0)), (0, "ann", Action::Deal)]);
    play.all([(500, "ann", Action::Call), (600, "ann", pick(RED)), (700, "bob", vote(true))]);
}

#[test]
fn the_set_master_knows_and_is_not_asked() {
    let sheet = RuleChoice { others_check_s: Some(10), ..forever().choice() };
    let mut play = Play::dealt(Rules::try_from(sheet).unwrap(), "", &ALL);
    play.all([(100, "bob", Action::Call), (200, "bob", pick(RED))]);
    assert_eq!(play.at(300, "ann", vote(true)), Err(Refusal::SetMasterWatches));
    play.at(400, "cem", vote(true)).unwrap();
    assert!(!is_checking(&play));
}

#[test]
fn a_claim_within_the_rounds_time_is_checked_after_it() {
    let mut play = Play::dealt(checked(|rules| rules.time_s = Some(30)), "", &ALL);
    play.all([(28_000, "ann", Action::Call), (29_000, "ann", pick(RED))]);
    let facts = play.tick(60_000);
    assert!(matches!(
        facts[..3],
        [Fact::Checked { .. }, Fact::Taken { seat: ANN, .. }, Fact::RoundEnded { .. }]
    ));
    assert_eq!(play.journal.iter().rev().nth(1).unwrap().at, Time(39_000));
}

#[test]
fn the_last_who_disagreed_may_leave_during_a_check() {
    let mut play = calls();
    play.all([(100, "ann", Action::NoSet), (100, "bob", Action::NoSet)]);
    play.all([(200, "bob", Action::Call), (300, "bob", pick(NO_SET)), (400, "cem", Action::Leave)]);
    let facts = play.at(500, "ann", vote(false)).unwrap();
    assert!(matches!(facts[..], [_, Fact::Checked { .. }, Fact::WrongCall { .. }, Fact::Widened { .. }]));
}

#[test]
fn a_window_that_runs_out_has_nothing_to_check() {
    let mut play = calls();
    play.at(1000, "ann", Action::Call).unwrap();
    assert!(matches!(play.tick(6000)[..], [Fact::WrongCall { cards: None, .. }]));
}

#[test]
fn bots_vote_in_time_and_mostly_rightly() {
    let mut wrong = [0; 5];
    for (place, &level) in Level::ALL.iter().enumerate() {
        for seed in 0..400 {
            let mut play = claims();
            play.at(100, "dov", sit_as_bot(level)).unwrap();
            let is_right = seed % 2 == 0;
            play.at(1000 + seed, "ann", quick(if is_right { RED } else { NO_SET })).unwrap();
            let (now, seat) = (play.now, play.table.seat_of(&id("dov")).unwrap());
            let plan = Bot::new(level, seed).plan(&play.table.view(Viewer::Seat(seat)), now).unwrap();
            assert!(plan.at > now.after(500) && plan.at < now.after(10_000), "{plan:?}");
            let Action::Vote { right } = plan.action else { panic!("{plan:?}") };
            wrong[place] += usize::from(right != is_right);
        }
    }
    assert!(wrong[0] > 30 && wrong[0] < 90 && wrong[4] < 12, "{wrong:?}");
    // A table's own bots do so by themselves.
    let mut play = claims();
    play.all([(100, "dov", sit_as_bot(Level::Top))]);
    play.at(1000, "ann", quick(RED)).unwrap();
    let bot = play.table.next_bot(Time(0)).unwrap();
    assert!(matches!(bot.action, Action::Vote { .. }), "{bot:?}");
}

#[test]
fn rules_that_do_not_go_with_it() {
    let with = |variant, seconds| {
        let choice = RuleChoice::new(Edition::English, variant);
        Rules::try_from(RuleChoice { others_check_s: Some(seconds), ..choice })
    };
    assert_eq!(with(Variant::Full, 2), Err(RulesError::CheckTooShort { seconds: 2 }));
    assert!(matches!(with(Variant::Full, 31), Err(RulesError::OutOfRange { field: "others_check_s", .. })));
    for variant in [Variant::Sprint10, Variant::Blind] {
        assert_eq!(with(variant, 5), Err(RulesError::UnseenCheck), "{variant}");
    }
    for &variant in Variant::ALL.iter().filter(|variant| !Variant::MODES.contains(variant)) {
        assert!(with(variant, 0).is_ok() && with(variant, 3).is_ok(), "{variant}");
    }
    // Off, it is not written, as before it existed.
    let written = |seconds| serde_json::to_string(&with(Variant::Full, seconds).unwrap()).unwrap();
    assert!(!written(0).contains("others_check_s") && written(7).contains(r#""others_check_s":7"#));
}

#[test]
fn a_table_of_before_does_not_take_such_rules() {
    let mut play = Play::of_first_semantics(play::english());
    play.sit(&["ann"]);
    let rules = checked(|_| {}).choice();
    assert_eq!(play.at(10, "ann", Action::ChangeRules { rules }), Err(Refusal::OlderTable));
}
