//! Ratings: what each find changes, and that they are the same wherever they are computed.

use crate::racers::{Dice, Pace, Player, Race, bot, id, person};
use engine::{Action, Level, SeatNumber, Time, Variant};
use play::{Family, Racer, RatedFind, RatedMatch, RatedMatches, Rating, Ratings, anchor};
use protocol::ReplayFile;

const ANN: SeatNumber = SeatNumber(0);
const BOB: SeatNumber = SeatNumber(1);
const CEM: SeatNumber = SeatNumber(2);
const DAY: u64 = 86_400_000;

/// Matches of people and bots, whose paces differ, on several days.
fn some_matches() -> Vec<RatedMatch> {
    let mut dice = Dice(3);
    let names = ["ann", "bob", "cem", "dov", "eva"];
    let variants = [Variant::Speed, Variant::Full, Variant::Six];
    (0..40)
        .flat_map(|number| {
            let people = names.iter().skip(dice.below(3)).take(2 + dice.below(2));
            let mut players: Vec<Player> =
                people.map(|name| person(name, 60 + dice.below(100) as u16, dice.next())).collect();
            players.push(bot("bot", Level::ALL[dice.below(5)], dice.next()));
            let start = Time((20_000 + number / 10) * DAY);
            let race = Race::new(variants[dice.below(3)], &players, dice.next(), start).finish();
            RatedMatches::of(race.events())
        })
        .collect()
}

fn applied(matches: &[RatedMatch]) -> Ratings {
    let mut ratings = Ratings::default();
    matches.iter().for_each(|rated| drop(ratings.apply(rated)));
    ratings
}

fn bits(ratings: &Ratings) -> Vec<(String, u64, u64)> {
    let lists = Family::ALL.iter().flat_map(|&family| ratings.list(family));
    lists
        .map(|(player, rating)| (player.to_string(), rating.skill.to_bits(), rating.uncertainty.to_bits()))
        .collect()
}

#[test]
fn computed_again_or_in_portions_the_bits_are_the_same() {
    let matches = some_matches();
    let once = applied(&matches);
    assert!(bits(&once).len() > 10);
    assert_eq!(bits(&applied(&matches)), bits(&once));
    for portion in [1, 7, 13] {
        let mut ratings = Ratings::default();
        for matches in matches.chunks(portion) {
            // As stored and read again.
            let text = serde_json::to_string(matches).unwrap();
            let matches: Vec<RatedMatch> = serde_json::from_str(&text).unwrap();
            ratings = matches.iter().fold(ratings.clone(), |mut ratings, rated| {
                ratings.apply(rated);
                ratings
            });
        }
        assert_eq!(bits(&ratings), bits(&once), "in portions of {portion}");
    }
}

#[test]
fn the_bits_are_the_same_on_every_platform() {
    let field = vec![ANN, BOB, CEM];
    let racers = vec![Racer::Person(id("ann")), Racer::Person(id("bob")), Racer::Bot(Level::Expert)];
    let find = |number: u32| RatedFind {
        number,
        taker: SeatNumber((number * number % 3) as u8),
        field: field.clone(),
    };
    let finds = (0..24).map(find).collect();
    let ratings = applied(&[RatedMatch { family: Family::Speed, ended: Time(0), racers, finds }]);
    let skills = ["ann", "bob"].map(|name| ratings.of(Family::Speed, &id(name)).unwrap().skill.to_bits());
    assert_eq!(skills.map(|bits| format!("{bits:016x}")), ["3ff65304fcf9f810", "4002f3d852acc847"]);
}

/// A match of two people, and of a bot if a level is named, with these takers.
fn two(takers: &[SeatNumber], level: Option<Level>, day: u64) -> RatedMatch {
    let mut racers = vec![Racer::Person(id("ann")), Racer::Person(id("bob"))];
    racers.extend(level.map(Racer::Bot));
    let field: Vec<SeatNumber> = (0..racers.len() as u8).map(SeatNumber).collect();
    let find = |(number, &taker)| RatedFind { number, taker, field: field.clone() };
    let finds = (0..).zip(takers).map(find).collect();
    RatedMatch { family: Family::Speed, ended: Time(day * DAY), racers, finds }
}

fn rating(ratings: &Ratings, name: &str) -> Rating {
    *ratings.of(Family::Speed, &id(name)).expect("a rating")
}

#[test]
fn a_find_changes_all_of_its_field_by_the_formula() {
    let mut ratings = Ratings::default();
    let changes = ratings.apply(&two(&[ANN], None, 0));
    // p = 1/2 and σ = 1, so v = 1/(1 + 1/4) = 4/5, and μ changes by 4/5 · 1/2.
    for (name, skill) in [("ann", 0.4), ("bob", -0.4)] {
        let Rating { skill: found, uncertainty, finds, .. } = rating(&ratings, name);
        assert!(
            (found - skill).abs() < 1e-15 && (uncertainty - 0.8f64.sqrt()).abs() < 1e-15,
            "{name}: {found}"
        );
        assert_eq!(finds, 1);
    }
    assert_eq!((rating(&ratings, "ann").points(), rating(&ratings, "ann").margin()), (1639, 310));
    let ann = &changes[0];
    assert_eq!((ann.player.as_str(), ann.before.points(), ann.after.points()), ("ann", 1500, 1639));
    let find = ann.finds[0];
    assert_eq!((find.number, find.is_taker, find.share, find.withheld), (0, true, 0.5, 0.0));
}

#[test]
fn what_a_match_changed_is_the_sum_of_its_finds() {
    let matches = some_matches();
    let mut ratings = Ratings::default();
    for change in matches.iter().flat_map(|rated| ratings.apply(rated)) {
        let sum: f64 = change.finds.iter().map(|find| find.change).sum();
        assert!((change.after.skill - change.before.skill - sum).abs() < 1e-12);
        assert_eq!(change.after.finds - change.before.finds, change.finds.len() as u32);
        assert!(change.finds.iter().all(|find| (find.change >= 0.0) == find.is_taker));
    }
}

#[test]
fn bots_are_anchors() {
    let lost = |level| rating(&applied(&[two(&[CEM], Some(level), 0)]), "ann").skill;
    assert!(
        Level::ALL.windows(2).all(|pair| lost(pair[0]) < lost(pair[1])),
        "losing to a quick bot costs less"
    );
    for &family in Family::ALL {
        let skills: Vec<f64> = Level::ALL.iter().map(|&level| anchor(family, level)).collect();
        assert!(skills.is_sorted() && skills[2] == 0.0, "{family}: {skills:?}");
    }
}

#[test]
fn uncertainty_grows_while_a_player_is_away() {
    let takers: Vec<SeatNumber> = (0..200).map(|number| SeatNumber(number % 2)).collect();
    let ratings = applied(&[two(&takers, None, 10)]);
    let known = rating(&ratings, "ann");
    assert!(!known.is_provisional() && known.on(10) == known && known.on(9) == known);
    let year = known.on(375);
    assert!(year.is_provisional() && year.skill == known.skill, "{year:?}");
    assert_eq!(known.on(1_000_000).uncertainty, Rating::first(0).uncertainty);
}

#[test]
fn one_opponent_gives_only_so_much_in_a_day() {
    let mut ratings = applied(&[two(&[ANN, BOB].repeat(100), None, 0)]);
    let before = rating(&ratings, "ann");
    for _ in 0..20 {
        ratings.apply(&two(&[ANN; 24], None, 1));
    }
    let after = rating(&ratings, "ann");
    let most = before.on(1).uncertainty;
    assert!((after.skill - before.skill - most).abs() < 1e-12, "{} of {most}", after.skill - before.skill);
    let changes = ratings.apply(&two(&[ANN; 24], None, 1));
    assert!(changes[0].finds.iter().all(|find| find.change == 0.0 && find.withheld > 0.0));
    ratings.apply(&two(&[ANN; 24], None, 2));
    assert!(rating(&ratings, "ann").skill > after.skill, "another day");
}

/// For any moment at which a player leaves: nothing is gained from then on, and the finds that still count as lost are
/// among those that would have counted as lost had the player stayed without finding anything.
#[test]
fn leaving_never_gains() {
    let names = ["ann", "bob", "cem"];
    for seed in 0..25 {
        let players: Vec<Player> =
            (0..3).map(|seat| person(names[seat], 100, 10 * seed + seat as u64)).collect();
        for steps in [2, 5, 9, 14, 20] {
            let at_step = |goes: fn(&mut Race)| {
                let mut race = Race::new(Variant::Speed, &players, seed, Time(0));
                (0..steps).for_each(|_| race.step());
                goes(&mut race);
                RatedMatches::of(race.finish().events())
            };
            let leaves = at_step(|race| race.act(2, Action::Leave));
            let idles = at_step(|race| race.players[2].pace = Pace::Idle);
            // One step deals, and each of the others is a find: quick claims have no other.
            let before = steps as u32 - 1;
            let later = |matches: &[RatedMatch]| -> Vec<u32> {
                let finds = matches[0].finds.iter().filter(|find| find.number >= before);
                finds.filter(|find| find.field.contains(&CEM)).map(|find| find.number).collect()
            };
            let (lost, idle) = (later(&leaves), later(&idles));
            assert!(lost.iter().all(|number| idle.contains(number)), "{lost:?} of {idle:?}");
            let mut ratings = Ratings::default();
            let changes = ratings.apply(&leaves[0]);
            let cem = changes.iter().find(|change| change.player == id("cem")).expect("cem was in a field");
            let after = cem.finds.iter().filter(|find| find.number >= before);
            assert!(after.clone().all(|find| find.change < 0.0), "seed {seed}, {steps} steps");
            assert_eq!(after.count(), lost.len());
        }
    }
}

/// docs/ratings.md states every constant as the program has it.
#[test]
fn the_documented_constants_are_the_real_ones() {
    let text = include_str!("../../../docs/ratings.md");
    for &family in Family::ALL {
        let skills =
            Level::ALL.iter().map(|&level| format!("{:.2}", anchor(family, level)).replace('-', "−"));
        let row = format!("| `{family}` | {} |", skills.collect::<Vec<_>>().join(" | "));
        assert!(text.contains(&row), "{row}");
    }
    for constant in include_str!("../src/ratings/constants.rs").lines().filter(|line| line.contains("const "))
    {
        let Some((name, value)) = constant.split_once(": ").zip(constant.split_once("= ")) else { continue };
        let name = name.0.rsplit(' ').next().unwrap();
        let value = value.1.trim_end_matches(';').trim_end_matches(".0");
        assert!(text.contains(&format!("| `{name}` | {value} |")), "{name} is {value}");
    }
}

/// Replays that older programs have written are rated, and as they were before.
#[test]
fn stored_replays_are_rated() {
    let rated = |text: &str| {
        let replay: ReplayFile = serde_json::from_str(text).expect("a replay");
        RatedMatches::of(&replay.into_events())
    };
    let first = rated(include_str!("../../protocol/tests/fixtures/v1/russian-lock-outs.replay.json"));
    let fields: Vec<usize> = first[0].finds.iter().map(|find| find.field.len()).collect();
    assert_eq!((first.len(), first[0].family), (1, Family::Calling));
    assert!(fields.contains(&2) && fields.contains(&3), "lock-outs make fields smaller: {fields:?}");
    let speed = rated(include_str!("../../protocol/tests/fixtures/v4/french-speed.replay.json"));
    let ratings = applied(&speed);
    assert_eq!(
        ratings.list(Family::Speed).iter().map(|(_, rating)| rating.points()).collect::<Vec<_>>(),
        [1621, 1379]
    );
}
