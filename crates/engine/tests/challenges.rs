//! Runs of a challenge: the same cards for every player, whatever one of them does.

use engine::{
    Action, Boards, Card, ChallengeId, Command, Contribution, Edition, Fact, Handicap, JournalEvent,
    OwnCards, Phase, PlayerId, Refusal, RuleChoice, Rules, Sealed, SeatNumber, Secret, Seed, Stated, Table,
    Time, Variant,
};

struct Run {
    table: Table,
    events: Vec<JournalEvent>,
}

fn id() -> ChallengeId {
    "k3x9q0z7m1aa".parse().unwrap()
}

fn player(name: &str) -> PlayerId {
    PlayerId::new(name).unwrap()
}

impl Run {
    fn open(variant: Variant) -> Run {
        let rules =
            Rules::try_from(RuleChoice { seats: Some(1), ..RuleChoice::new(Edition::English, variant) });
        let opening =
            Table::opening_run(rules.unwrap(), Secret::new(Seed::new([7; 32])), id(), None, Time(0));
        let table = Table::open(&opening).unwrap();
        let mut run = Run { table, events: vec![opening] };
        run.act("ann", Action::Sit, 1).unwrap();
        run
    }

    fn act(&mut self, name: &str, action: Action, at: u64) -> Result<(), Refusal> {
        self.decide(Command::by(player(name), action), at)
    }

    fn decide(&mut self, command: Command, at: u64) -> Result<(), Refusal> {
        let events = self.table.decide(&command, Time(at))?;
        events.iter().for_each(|event| self.table.apply(event));
        self.events.extend(events);
        Ok(())
    }

    fn first_cards(&self) -> Vec<Card> {
        let dealt = |event: &JournalEvent| match (&event.fact, &event.sealed) {
            (Fact::Dealt { .. }, Some(Sealed::Own(OwnCards { dealt, .. }))) => Some(dealt.clone()),
            (Fact::Dealt { cards, .. }, _) => Some(cards.clone()),
            _ => None,
        };
        self.events.iter().find_map(dealt).unwrap()
    }

    fn is_over(&self) -> bool {
        self.events.iter().any(|event| matches!(event.fact, Fact::RoundEnded { .. }))
    }
}

#[test]
fn nothing_that_a_player_does_changes_the_cards_or_the_rules() {
    let mut run = Run::open(Variant::Sprint10);
    assert_eq!(run.table.challenge(), Some(id()));
    let contribution = Action::Contribute { random: Contribution::new([1; 16]) };
    assert_eq!(run.act("ann", contribution, 2), Err(Refusal::SameForAll));
    let handicap = Handicap::new(0, 3).unwrap();
    let head_start = Action::Handicap { seat: SeatNumber(0), handicap };
    assert_eq!(run.act("ann", head_start, 2), Err(Refusal::SameForAll));
    let rules = RuleChoice::new(Edition::English, Variant::Solitaire);
    let stated = Stated { rules: Some(Rules::try_from(rules.clone()).unwrap()), ..Stated::default() };
    let change = Command::By { player: player("ann"), action: Action::ChangeRules { rules }, stated };
    assert_eq!(run.decide(change, 2), Err(Refusal::SameForAll));
    run.act("ann", Action::Deal, 3).unwrap();
    let mut other = Run::open(Variant::Sprint10);
    other.act("ann", Action::Deal, 99).unwrap();
    assert_eq!(run.first_cards(), other.first_cards());
}

#[test]
fn leaving_does_not_end_a_run_and_no_other_player_takes_it_over() {
    for variant in [Variant::Sprint10, Variant::Full, Variant::Solitaire] {
        let mut run = Run::open(variant);
        run.act("ann", Action::Deal, 3).unwrap();
        run.act("ann", Action::Leave, 4).unwrap();
        assert!(!run.is_over(), "{variant}: the end would tell the seed");
        assert_eq!(run.act("bob", Action::Sit, 5), Err(Refusal::TableFull { seats: 1 }), "{variant}");
        run.decide(Command::Tick, 3_600_000).unwrap();
        assert!(!run.is_over(), "{variant}");
        run.act("ann", Action::Sit, 3_600_001).unwrap();
        assert!(run.table.phase().in_round(), "{variant}");
    }
}

#[test]
fn a_run_has_no_rematch() {
    let mut run = Run::open(Variant::Minutes1);
    run.act("ann", Action::Deal, 0).unwrap();
    run.decide(Command::Tick, 60_001).unwrap();
    assert!(matches!(run.table.phase(), Phase::MatchOver { .. }) && run.is_over());
    assert_eq!(run.act("ann", Action::Rematch, 60_002), Err(Refusal::SameForAll));
    assert_eq!(engine::verify(&records(&run.events)).map(|proof| proof.rounds), Ok(1));
}

/// The records of a run that was sat down at 1, dealt at 0 and ended by time.
fn records(events: &[JournalEvent]) -> Vec<engine::Record> {
    let by = |action| Some(Command::by(player("ann"), action));
    let commands = [None, by(Action::Sit), by(Action::Deal), Some(Command::Tick)];
    let ends = [1, 3, 4, events.len()];
    let starts = [0, 1, 3, 4];
    let records = commands.into_iter().zip(starts.into_iter().zip(ends)).map(|(command, (start, end))| {
        let events: Vec<_> = events[start..end].iter().map(JournalEvent::after_round).collect();
        engine::Record { at: events.last().unwrap().at, id: None, command, events }
    });
    records.collect()
}

/// A race of two: both sit down, and one of them starts it.
fn race() -> Run {
    let rules = RuleChoice {
        seats: Some(8),
        rounds: Some(1),
        finds: Some(2),
        ..RuleChoice::new(Edition::English, Variant::Sprint10)
    };
    let rules = Rules::try_from(rules).unwrap();
    let opening = Table::opening_run(rules, Secret::new(Seed::new([7; 32])), id(), None, Time(0));
    let mut run = Run { table: Table::open(&opening).unwrap(), events: vec![opening] };
    run.act("ann", Action::Sit, 1).unwrap();
    run.act("bob", Action::Sit, 2).unwrap();
    run
}

/// Finds a Set on the player's own board.
fn find(run: &mut Run, name: &str, at: u64) {
    let seat = run.table.seat_of(&player(name)).unwrap();
    let set = engine::first_set(run.table.board_of(seat).layout().cards()).unwrap();
    run.act(name, Action::Claim { cards: engine::Claim::new(&set).unwrap() }, at).unwrap();
}

#[test]
fn a_race_is_dealt_to_all_after_a_countdown() {
    let mut run = race();
    run.act("bob", Action::Deal, 99_000).unwrap();
    assert_eq!(run.table.deals_at(), Some(Time(102_000)));
    assert!(matches!(run.table.phase(), Phase::Waiting { .. }), "no card before its end");
    assert_eq!(run.act("ann", Action::Deal, 99_500), Err(Refusal::AlreadyDealt));
    run.act("cem", Action::Sit, 100_000).unwrap();
    run.decide(Command::Tick, 101_999).unwrap();
    assert_eq!(run.table.round(), 0);
    run.decide(Command::Tick, 102_500).unwrap();
    assert_eq!((run.table.round(), run.table.began(), run.table.deals_at()), (1, Time(102_000), None));
    assert_eq!(run.act("dan", Action::Sit, 103_000), Err(Refusal::TableFull { seats: 8 }), "it has begun");
    let mut alone = Run::open(Variant::Sprint10);
    alone.act("ann", Action::Deal, 3).unwrap();
    assert_eq!(run.first_cards(), alone.first_cards());
}

#[test]
fn no_player_is_removed_from_a_race_that_has_begun() {
    let mut run = race();
    run.act("cem", Action::Sit, 3).unwrap();
    let remove = |number| Action::Remove { seat: SeatNumber(number) };
    run.act("ann", remove(2), 4).unwrap();
    run.act("ann", Action::Deal, 5).unwrap();
    assert_eq!(run.act("ann", remove(1), 6), Err(Refusal::SameForAll), "counted down");
    run.decide(Command::Tick, 4_000).unwrap();
    assert_eq!(run.act("ann", remove(1), 4_001), Err(Refusal::SameForAll), "dealt");
}

#[test]
fn nothing_at_a_race_changes_the_cards_and_no_bot_takes_part() {
    let mut run = race();
    let bot = Action::AddBot { level: engine::Level::Top };
    assert_eq!(run.act("ann", bot, 3), Err(Refusal::SameForAll));
    let contribution = Action::Contribute { random: Contribution::new([1; 16]) };
    assert_eq!(run.act("bob", contribution, 3), Err(Refusal::SameForAll));
    run.act("ann", Action::Deal, 3).unwrap();
    run.act("ann", Action::Leave, 4).unwrap();
    run.act("bob", Action::Leave, 5).unwrap();
    assert_eq!(run.table.deals_at(), None, "without players there is nothing to count down to");
    run.act("bob", Action::Sit, 6).unwrap();
    run.decide(Command::Tick, 90_000).unwrap();
    assert_eq!(run.table.round(), 0);
}

/// What a run on a shared board and a race over the same cards come to, find by find.
#[test]
fn a_board_of_ones_own_is_dealt_the_cards_of_a_run() {
    let own_already =
        [Variant::Sprint10, Variant::Sprint20, Variant::Minutes1, Variant::Minutes2, Variant::Minutes5];
    let not_own = [Variant::WholeBoard, Variant::Restless, Variant::Blind];
    let modes = Variant::MODES.iter().filter(|mode| !own_already.contains(mode) && !not_own.contains(mode));
    for (mode, seed) in modes.copied().flat_map(|mode| [(mode, 1), (mode, 2), (mode, 3)]) {
        let alone = RuleChoice { seats: Some(1), ..RuleChoice::new(Edition::English, mode) };
        let raced = RuleChoice { seats: Some(8), boards: Some(Boards::Own), ..alone.clone() };
        let [mut run, mut race] = [alone, raced].map(|choice| {
            let rules = Rules::try_from(choice).unwrap();
            let opening = Table::opening_run(rules, Secret::new(Seed::new([seed; 32])), id(), None, Time(0));
            let mut run = Run { table: Table::open(&opening).unwrap(), events: vec![opening] };
            run.act("ann", Action::Sit, 1).unwrap();
            run.act("ann", Action::Deal, 2).unwrap();
            run.decide(Command::Tick, 4_000).unwrap();
            run
        });
        for find in 1.. {
            let own = race.table.board_of(SeatNumber(0)).into_owned();
            let (laid, last) = (run.table.layout().cards().to_vec(), run.table.layout().last().to_vec());
            assert_eq!(
                (own.layout().cards(), own.layout().last()),
                (&laid[..], &last[..]),
                "{mode}, find {find}"
            );
            assert_eq!(
                (own.undealt(), race.is_over()),
                (run.table.undealt(), run.is_over()),
                "{mode}, find {find}"
            );
            if run.is_over() {
                assert!(find > 5, "{mode}: {find} finds");
                break;
            }
            let cards = run.table.rules().finder(run.table.layout()).first().unwrap();
            for table in [&mut run, &mut race] {
                table.act("ann", Action::Claim { cards }, 4_000 + 1_000 * find).unwrap();
            }
        }
    }
}

#[test]
fn a_race_waits_for_its_last_player_and_ends_without_those_who_left() {
    let mut run = race();
    run.act("ann", Action::Deal, 1_000).unwrap();
    run.decide(Command::Tick, 4_000).unwrap();
    find(&mut run, "ann", 5_000);
    find(&mut run, "ann", 6_000);
    assert!(!run.is_over(), "Bob still plays");
    run.act("bob", Action::Leave, 7_000).unwrap();
    assert!(run.is_over());
    let mut run = race();
    run.act("ann", Action::Deal, 1_000).unwrap();
    run.decide(Command::Tick, 4_000).unwrap();
    run.act("ann", Action::Leave, 5_000).unwrap();
    run.act("bob", Action::Leave, 6_000).unwrap();
    assert!(!run.is_over(), "the end would tell the seed");
}

/// A challenge of a game that was played before: its round's seed, and what its player contributed.
#[test]
fn a_run_has_the_cards_of_the_game_that_its_challenge_was_made_from() {
    let rules = || {
        Rules::try_from(RuleChoice { seats: Some(1), ..RuleChoice::new(Edition::English, Variant::Minutes1) })
            .unwrap()
    };
    let (seed, random) = (Seed::new([3; 32]), Contribution::new([5; 16]));
    let opening = Table::opening(rules(), Secret::new(seed), false, Time(0));
    let mut game = Run { table: Table::open(&opening).unwrap(), events: vec![opening] };
    game.act("ann", Action::Sit, 1).unwrap();
    game.act("ann", Action::Contribute { random }, 2).unwrap();
    game.act("ann", Action::Deal, 3).unwrap();
    let secret = || Secret::new(Seed::new([9; 32])).with_first(seed.of_round(1));
    let run_of = |random| {
        let opening = Table::opening_run(rules(), secret(), id(), random, Time(0));
        let mut run = Run { table: Table::open(&opening).unwrap(), events: vec![opening] };
        run.act("bob", Action::Sit, 1).unwrap();
        run.act("bob", Action::Deal, 3).unwrap();
        run
    };
    let mut run = run_of(Some(random));
    assert_eq!(run.first_cards(), game.first_cards());
    assert_ne!(run_of(None).first_cards(), game.first_cards());
    assert_eq!(run.table.commitment(), seed.of_round(1).commitment());
    run.decide(Command::Tick, 60_004).unwrap();
    let revealed = run.events.iter().find_map(|event| match event.fact {
        Fact::RoundEnded { seed, .. } => seed,
        _ => None,
    });
    assert_eq!(revealed, Some(seed.of_round(1)));
    let by = |action| Some(Command::by(player("bob"), action));
    let starts = [0, 1, 3, 4, run.events.len()];
    let commands = [None, by(Action::Sit), by(Action::Deal), Some(Command::Tick)];
    let records = commands.into_iter().zip(starts.windows(2)).map(|(command, ends)| {
        let events: Vec<_> = run.events[ends[0]..ends[1]].iter().map(JournalEvent::after_round).collect();
        engine::Record { at: Time(0), id: None, command, events }
    });
    let mut records: Vec<_> = records.collect();
    for (record, at) in records.iter_mut().zip([0, 1, 3, 60_004]) {
        record.at = Time(at);
    }
    assert_eq!(engine::verify(&records).map(|proof| proof.rounds), Ok(1));
    // Another contribution than the one that was mixed in does not lead to these cards.
    if let Fact::Opened { random, .. } = &mut records[0].events[0].event.fact {
        *random = None;
    }
    assert!(engine::verify(&records).is_err());
}
