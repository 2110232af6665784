//! Which tables and finds are rated, and who was in the field of each.

use crate::racers::{Pace, Player, Race, bot, person};
use engine::{
    Action, Calling, Claim, Command, Edition, Event, Fact, Handicap, Level, Phase, Record, RuleChoice,
    RuleSheet, Rules, SeatNumber, Time, Variant, is_set,
};
use play::{Family, RatedMatch, RatedMatches};

const ANN: SeatNumber = SeatNumber(0);
const BOB: SeatNumber = SeatNumber(1);
const CEM: SeatNumber = SeatNumber(2);

fn rules(edition: Edition, variant: Variant) -> Rules {
    Rules::of(edition, variant)
}

/// Players who act only when a test says so.
fn idle(names: &[&str]) -> Vec<Player> {
    names.iter().map(|name| Player { pace: Pace::Idle, ..person(name, 100, 0) }).collect()
}

/// A table of idle players at which the first has dealt.
fn dealt(rules: Rules, names: &[&str]) -> Race {
    let mut race = Race::of(rules, &idle(names), 1, Time(0));
    race.act(0, Action::Deal);
    race
}

/// A player makes the first find that lies there, a second after what was before.
fn take(race: &mut Race, seat: usize) -> Claim {
    race.now = race.now.after(1000);
    let cards = race.table.finder().first().expect("a find");
    let action = if race.table.rules().takes_claims() { Action::Claim { cards } } else { Action::Call };
    race.act(seat, action);
    if let Phase::Called { .. } = race.table.phase() {
        race.act(seat, Action::Pick { cards });
    }
    cards
}

/// A player claims cards that are no Set.
fn err(race: &mut Race, seat: usize) {
    race.now = race.now.after(1000);
    let cards = race.table.layout().cards();
    let wrong = cards[2..].iter().map(|&third| [cards[0], cards[1], third]).find(|&three| !is_set(three));
    let cards = Claim::new(&wrong.expect("three cards")).expect("a claim");
    if !race.table.rules().takes_claims() {
        race.act(seat, Action::Call);
    }
    let pick = Action::Pick { cards };
    race.act(seat, if race.table.rules().takes_claims() { Action::Claim { cards } } else { pick });
}

/// Lets one player make all other finds of the match.
fn end(race: &mut Race, seat: usize) {
    while !race.is_over() {
        match race.table.phase() {
            Phase::Playing { .. } if race.table.finder().any() => drop(take(race, seat)),
            Phase::Playing { .. } if !race.table.seats()[seat].said_no_set => race.act(seat, Action::NoSet),
            _ => {
                race.now = race.table.deadline().expect("a deadline");
                race.run(Command::Tick);
            }
        }
    }
}

/// The first so many fields of the only match.
fn fields(race: &Race, count: usize) -> Vec<Vec<SeatNumber>> {
    let matches = RatedMatches::of(race.events());
    let [rated] = &matches[..] else { panic!("{} matches", matches.len()) };
    rated.finds.iter().take(count).map(|find| find.field.clone()).collect()
}

fn speed() -> Rules {
    rules(Edition::English, Variant::Speed)
}

#[test]
fn every_rule_sheet_has_one_family_or_none() {
    for &edition in Edition::ALL {
        for &variant in Variant::ALL {
            let family = Family::of(&RuleSheet::of(edition, variant));
            let expected = match variant {
                Variant::Full | Variant::Quick | Variant::Forever => Some(Family::Calling),
                Variant::Speed => Some(Family::Speed),
                Variant::TwoPairs | Variant::TwoPairsNine | Variant::TwoPairsChain => Some(Family::TwoPairs),
                Variant::Six => Some(Family::Six),
                Variant::Fours | Variant::LittleFours | Variant::LittleFoursChain => Some(Family::Four),
                _ => None,
            };
            assert_eq!(family, expected, "{edition} {variant}");
        }
    }
    let mut changed = RuleChoice::new(Edition::English, Variant::Full);
    changed.calling = Some(Calling::QuickClaims);
    assert_eq!(Family::of(&changed.sheet()), None, "a changed rule");
}

#[test]
fn the_field_is_who_sat_there_when_the_last_card_came() {
    let mut race = dealt(speed(), &["ann", "bob"]);
    race.sit(idle(&["cem"]).remove(0));
    take(&mut race, 0);
    let fresh: Vec<_> = race.table.layout().cards().iter().zip(race.table.layout().since()).collect();
    let fresh: Vec<_> =
        fresh.iter().filter(|(_, since)| **since == race.now).map(|(card, _)| **card).collect();
    let next = race.table.finder().first().expect("a find");
    let has_fresh = next.cards().iter().any(|card| fresh.contains(card));
    take(&mut race, 1);
    end(&mut race, 0);
    let fields = fields(&race, 40);
    assert_eq!(fields[0], [ANN, BOB], "cem sat down after the cards came");
    assert_eq!(fields[1], if has_fresh { vec![ANN, BOB, CEM] } else { vec![ANN, BOB] });
    assert!(fields.contains(&vec![ANN, BOB, CEM]), "and saw later ones come");
}

#[test]
fn a_find_of_a_player_who_sat_down_later_does_not_count() {
    let mut race = dealt(speed(), &["ann", "bob"]);
    race.sit(idle(&["cem"]).remove(0));
    take(&mut race, 2);
    end(&mut race, 0);
    let matches = RatedMatches::of(race.events());
    assert_eq!(matches[0].finds[0].number, 1, "the first find is left out");
}

#[test]
fn who_leaves_has_lost_the_finds_that_lie_there() {
    let mut race = dealt(speed(), &["ann", "bob", "cem"]);
    race.act(2, Action::Leave);
    take(&mut race, 0);
    end(&mut race, 0);
    let fields = fields(&race, 40);
    assert_eq!(fields[0], [ANN, BOB, CEM]);
    assert_eq!(fields.last().unwrap()[..], [ANN, BOB], "no find of later cards");
}

#[test]
fn a_find_of_a_chain_begins_with_the_find_before() {
    let mut race = dealt(rules(Edition::English, Variant::TwoPairsChain), &["ann", "bob"]);
    race.sit(idle(&["cem"]).remove(0));
    take(&mut race, 0);
    // All of its cards were dealt before cem sat down, but two of them lie aside since the find before.
    let layout = race.table.layout();
    let fresh = |card| {
        layout.cards().iter().zip(layout.since()).any(|(other, since)| other == card && *since > Time(0))
    };
    let finds = race.table.finder().all();
    let cards = *finds.iter().find(|find| !find.cards().iter().any(fresh)).expect("a find of old cards");
    race.now = race.now.after(1000);
    race.act(1, Action::Claim { cards });
    end(&mut race, 0);
    assert_eq!(fields(&race, 2), [vec![ANN, BOB], vec![ANN, BOB, CEM]]);
}

#[test]
fn a_match_of_two_families_does_not_count() {
    let race = Race::new(Variant::Full, &[person("ann", 90, 1), person("bob", 80, 2)], 5, Time(0)).finish();
    let mut events: Vec<Event> = race.events().cloned().collect();
    assert_eq!(RatedMatches::of(&events).len(), 1);
    let second = events.iter().rposition(|event| matches!(event.fact, Fact::Dealt { round: 2, .. }));
    let second = second.expect("a second round");
    events.insert(second, Event { at: events[second].at, fact: Fact::RulesChanged { rules: speed() } });
    assert_eq!(RatedMatches::of(&events), []);
}

#[test]
fn a_player_whom_the_host_removes_is_in_no_field() {
    let mut race = dealt(speed(), &["ann", "bob", "cem"]);
    race.act(0, Action::Remove { seat: CEM });
    take(&mut race, 0);
    end(&mut race, 0);
    assert_eq!(fields(&race, 1), [[ANN, BOB]]);
}

#[test]
fn a_locked_out_player_is_in_no_field_until_freed() {
    for rules in [rules(Edition::Russian, Variant::Full), speed()] {
        let mut race = dealt(rules, &["ann", "bob", "cem"]);
        err(&mut race, 2);
        take(&mut race, 0);
        race.now = race.now.after(5000);
        race.run(Command::Tick);
        take(&mut race, 1);
        end(&mut race, 0);
        assert_eq!(fields(&race, 2), [vec![ANN, BOB], vec![ANN, BOB, CEM]]);
    }
}

#[test]
fn the_set_master_is_in_no_field() {
    let mut race = dealt(rules(Edition::French, Variant::Forever), &["ann", "bob", "cem"]);
    let master = race.table.dealer().expect("a dealer").index();
    take(&mut race, (master + 1) % 3);
    assert_eq!(master, 0);
    race = race_to_end(race);
    assert_eq!(fields(&race, 1), [[BOB, CEM]]);
}

/// Players of the model take over.
fn race_to_end(mut race: Race) -> Race {
    for (seat, player) in race.players.iter_mut().enumerate() {
        player.pace = person("model", 50, seat as u64).pace;
    }
    race.finish()
}

/// The host of the table records who has lost the connection, or is back.
fn connections(race: &mut Race, lost: &[SeatNumber], back: &[SeatNumber]) {
    race.now = race.now.after(1000);
    race.run(Command::Connections { lost: lost.to_vec(), back: back.to_vec() });
}

#[test]
fn an_absence_takes_effect_three_finds_later() {
    let mut race = dealt(speed(), &["ann", "bob", "cem"]);
    connections(&mut race, &[CEM], &[]);
    end(&mut race, 0);
    let fields = fields(&race, 40);
    assert!(fields[..3].iter().all(|field| field.contains(&CEM)));
    let gone = fields.iter().position(|field| !field.contains(&CEM)).expect("a find without cem");
    assert!(gone >= 3, "left out from find {gone} on");
    assert!(!fields.last().unwrap().contains(&CEM));
}

#[test]
fn a_short_absence_changes_no_field() {
    let mut race = dealt(speed(), &["ann", "bob", "cem"]);
    connections(&mut race, &[CEM], &[]);
    take(&mut race, 0);
    connections(&mut race, &[], &[CEM]);
    end(&mut race, 0);
    assert!(fields(&race, 40).iter().all(|field| field.contains(&CEM)));
}

#[test]
fn who_is_back_races_for_the_next_cards() {
    let mut race = dealt(speed(), &["ann", "bob", "cem"]);
    connections(&mut race, &[CEM], &[]);
    for _ in 0..12 {
        take(&mut race, 0);
    }
    connections(&mut race, &[], &[CEM]);
    end(&mut race, 0);
    let fields = fields(&race, 40);
    assert!(fields.iter().any(|field| !field.contains(&CEM)));
    assert!(fields.last().unwrap().contains(&CEM));
}

#[test]
fn what_does_not_count() {
    let all_finds = |race: &Race| RatedMatches::of(race.events());
    let alone = Race::new(Variant::Speed, &[person("ann", 100, 1), bot("bot", Level::Casual, 2)], 1, Time(0));
    assert_eq!(all_finds(&alone.finish()), [], "one person");

    let mut handicapped = Race::of(speed(), &idle(&["ann", "bob"]), 1, Time(0));
    handicapped.act(0, Action::Handicap { seat: BOB, handicap: Handicap::new(0, 1).unwrap() });
    handicapped.act(0, Action::Deal);
    end(&mut handicapped, 0);
    assert_eq!(all_finds(&handicapped), [], "a handicap");

    let changed = RuleChoice { wait_s: Some(4), ..RuleChoice::new(Edition::English, Variant::Speed) };
    let mut changed = dealt(Rules::try_from(changed).unwrap(), &["ann", "bob"]);
    end(&mut changed, 0);
    assert_eq!(all_finds(&changed), [], "a changed rule");

    let mut unfinished = dealt(speed(), &["ann", "bob"]);
    take(&mut unfinished, 0);
    assert_eq!(all_finds(&unfinished), [], "a match that is not over");
}

#[test]
fn wrong_calls_do_not_count() {
    let play = |errs: bool| {
        let mut race = dealt(rules(Edition::English, Variant::Full), &["ann", "bob"]);
        race.now = Time(500);
        if errs {
            err(&mut race, 1);
        }
        end(&mut race, 0);
        RatedMatches::of(race.events()).remove(0).finds
    };
    assert_eq!(play(true), play(false));
}

#[test]
fn the_public_events_give_the_same_as_the_journal() {
    let race = Race::new(Variant::Full, &[person("ann", 90, 1), person("bob", 80, 2)], 5, Time(0)).finish();
    let public: Vec<&Event> = race.records.iter().flat_map(Record::public_events).collect();
    assert_eq!(RatedMatches::of(public), RatedMatches::of(race.events()));
    assert!(!RatedMatches::of(race.events()).is_empty());
}

#[test]
fn a_rematch_is_a_match_of_its_own() {
    let mut race =
        Race::new(Variant::Speed, &[person("ann", 90, 1), person("bob", 80, 2)], 5, Time(0)).finish();
    race.act(0, Action::Rematch);
    let matches = RatedMatches::of(race.finish().events());
    assert_eq!(matches.len(), 2);
    assert!(matches.iter().all(|rated| rated.finds[0].number == 0), "finds are numbered anew");
}

#[test]
fn a_rated_match_is_written_as_documented() {
    let text = include_str!("../../../docs/ratings.md");
    let example = text.lines().find(|line| line.starts_with("{\"family\"")).expect("an example");
    let read: RatedMatch = serde_json::from_str(example).expect("a rated match");
    assert_eq!((read.racers.len(), read.finds[0].taker), (3, BOB));
    assert_eq!(serde_json::to_string(&read).expect("JSON"), example);
}
