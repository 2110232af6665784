//! The pace report tells a person's pace from a program's, and never says which is which.

use crate::racers::{Pace, Player, Race, bot, person};
use engine::{Edition, Event, Level, Rules, Time, Variant, laid_open};
use play::{PaceReport, PlayerPace};

fn program(name: &str, after: u64) -> Player {
    Player { pace: Pace::Program(after), ..person(name, 100, 0) }
}

fn report(race: &Race) -> PaceReport {
    PaceReport::of(&race.events().cloned().collect::<Vec<Event>>())
}

/// A person at the pace of the model, after so many tables that each number of features is there often.
fn played(variant: Variant, players: &[Player]) -> Vec<PlayerPace> {
    report(&Race::new(variant, players, 11, Time(1_000_000)).finish()).players
}

#[test]
fn a_program_answers_at_once_whatever_the_set_and_takes_the_first() {
    // Seven times as slow as the program at least, so that both make finds.
    let [ann, robot] =
        <[PlayerPace; 2]>::try_from(played(Variant::Full, &[person("ann", 10, 1), program("robot", 2_000)]))
            .unwrap();
    let (person, program) = (ann.choice.expect("choices"), robot.choice.expect("choices"));
    assert!(program.first == 1.0 && program.first_by_chance < 0.7, "{program:?}");
    assert!(person.first < 0.8, "{person:?}");
    assert!(person.ease < 0.45, "people prefer what is easy: {person:?}");
    assert!(robot.reactions.most - robot.reactions.least < ann.reactions.most - ann.reactions.least);
    let picks = robot.call_to_pick.expect("picks");
    assert_eq!((picks.least, picks.most), (2_000, 2_000));
}

#[test]
fn the_motor_floor_of_an_instant_program_is_no_hand() {
    let alone = |player: Player| played(Variant::Speed, &[player, bot("slow", Level::Newcomer, 3)]).remove(0);
    let (person, program) = (alone(person("ann", 60, 2)), alone(program("robot", 40)));
    assert!(person.reactions.least >= 1_200, "a practised hand: {:?}", person.reactions);
    assert_eq!((program.reactions.least, program.reactions.most), (40, 40));
    assert!(program.finds > 20 && program.call_to_pick.is_none());
    // People need the longer, the more features differ; the program does not care.
    let medians = |pace: &PlayerPace| -> Vec<u64> {
        pace.by_features.iter().map(|times| times.times.lower_quartile).collect()
    };
    let (slow, fast) = (medians(&person), medians(&program));
    assert!(slow[0] < slow[slow.len() - 1], "{slow:?}");
    assert!(fast.iter().all(|&time| time == 40), "{fast:?}");
}

#[test]
fn every_find_is_in_the_report_once() {
    let race =
        Race::new(Variant::Full, &[person("ann", 80, 1), bot("bot", Level::Casual, 2)], 3, Time(0)).finish();
    let report = report(&race);
    let finds = race.events().filter(|event| matches!(event.fact, engine::Fact::Taken { .. })).count();
    assert_eq!(report.players.iter().map(|player| player.finds).sum::<usize>(), finds);
    for player in &report.players {
        let by_features: usize = player.by_features.iter().map(|times| times.times.count).sum();
        assert_eq!((by_features, player.reactions.count), (player.finds, player.finds));
        assert_eq!(player.call_to_pick.expect("picks").count, player.finds, "every find was called");
        let [least, lower, median, upper, most] = {
            let spread = player.reactions;
            [spread.least, spread.lower_quartile, spread.median, spread.upper_quartile, spread.most]
        };
        assert!(least <= lower && lower <= median && median <= upper && upper <= most);
    }
    assert_eq!(report.players[1].bot, Some(Level::Casual));
}

#[test]
fn times_on_a_board_of_ones_own_count_from_the_find_before() {
    let rules = Rules::of(Edition::English, Variant::Sprint10);
    let race = Race::of(rules, &[person("ann", 100, 1), person("bob", 100, 2)], 3, Time(9_000_000)).finish();
    let journal = race.records.iter().flat_map(|record| &record.events);
    let report = PaceReport::of(&laid_open(journal));
    assert_eq!(report.players.len(), 2);
    for player in &report.players {
        assert_eq!(player.finds, 10);
        assert!(player.reactions.most < 120_000, "{:?}", player.reactions);
    }
}

#[test]
fn nothing_comes_of_nothing() {
    assert_eq!(PaceReport::of(&[]), PaceReport::default());
}
