//! Runs of a challenge: the same cards for every player, whatever one of them does.

use engine::{
    Action, Card, ChallengeId, Command, Contribution, Edition, Fact, Handicap, JournalEvent, OwnCards, Phase,
    PlayerId, Refusal, RuleChoice, Rules, Sealed, SeatNumber, Secret, Seed, Stated, Table, Time, Variant,
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
        let opening = Table::opening_run(rules.unwrap(), Secret::new(Seed::new([7; 32])), id(), Time(0));
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
