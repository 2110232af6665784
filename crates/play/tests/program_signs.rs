//! What looks like a program: programs do, and people at the pace of the model hardly ever.

use crate::racers::{Pace, Player, Race, person};
use engine::{Bot, Edition, Level, Rules, Time, Variant, laid_open};
use play::{PaceReport, PlayerPace, ProgramSign};

/// How many runs of people are simulated for each game and pace.
const RUNS: u64 = 1000;

fn pace(variant: Variant, player: &Player, seed: u64) -> Option<PlayerPace> {
    let rules = Rules::of(Edition::English, variant);
    // On boards of their own nothing ends before the second player has finished too.
    let second = match variant {
        Variant::Sprint10 => Pace::Model(Bot::new(Level::Top, seed)),
        _ => Pace::Idle,
    };
    let second = Player { pace: second, ..person("second", 100, 0) };
    let race = Race::of(rules, &[player.clone(), second], seed, Time(9_000_000)).finish();
    let journal = race.records.iter().flat_map(|record| &record.events);
    PaceReport::of(&laid_open(journal)).players.into_iter().next()
}

/// How many of a person's runs look like a program's.
fn held(variant: Variant, level: Level, percent: u16) -> usize {
    let runs = (0..RUNS).filter_map(|seed| {
        let bot = Bot::new(level, seed * 31 + 7).taking(percent);
        let player = Player { pace: Pace::Model(bot), ..person("ann", 100, 0) };
        pace(variant, &player, seed)
    });
    runs.filter(PlayerPace::looks_like_program).count()
}

#[test]
fn people_hardly_ever_look_like_programs() {
    // From beginners to half the time of the quickest people of the model.
    let paces = [(Level::Casual, 100), (Level::Practised, 100), (Level::Top, 100), (Level::Top, 60)];
    let mut all = 0;
    for variant in [Variant::Speed, Variant::Sprint10] {
        for (level, percent) in paces {
            let held = held(variant, level, percent);
            println!("{variant}, {level} at {percent} %: {held} of {RUNS}");
            all += held as u64;
        }
    }
    // One run of a thousand at most.
    assert!(all * 1000 <= RUNS * 8, "{all} of {}", RUNS * 8);
}

#[test]
fn a_program_does_whether_it_waits_or_not() {
    for after in [1, 40, 400, 2_000] {
        let robot = Player { pace: Pace::Program(after), ..person("robot", 100, 0) };
        for seed in 0..20 {
            let pace = pace(Variant::Speed, &robot, seed).expect("finds");
            assert!(pace.looks_like_program(), "after {after} ms: {:?}", pace.program_signs());
            assert_eq!(pace.program_signs().contains(&ProgramSign::Instant), after < 500);
        }
    }
}

#[test]
fn a_few_finds_are_no_sign() {
    let robot = Player { pace: Pace::Program(40), ..person("robot", 100, 0) };
    let pace = pace(Variant::Speed, &robot, 1).expect("finds");
    assert!(PlayerPace { finds: 7, ..pace }.program_signs().is_empty());
}
