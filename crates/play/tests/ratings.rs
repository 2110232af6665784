//! Ratings: which tables and finds count, who was in the field, and what each find changes.

mod racers;

use engine::{
    Action, Board, Calling, Claim, Command, Edition, Event, Fact, Handicap, Level, Phase, Record, RuleChoice,
    RuleSheet, Rules, SeatNumber, Time, Variant, is_set,
};
use play::{Family, Racer, RatedFind, RatedMatch, RatedMatches, Rating, Ratings, anchor};
use protocol::ReplayFile;
use racers::{Dice, Pace, Player, Race, bot, id, person};

const ANN: SeatNumber = SeatNumber(0);
const BOB: SeatNumber = SeatNumber(1);
const CEM: SeatNumber = SeatNumber(2);
const DAY: u64 = 86_400_000;

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

#[test]
fn an_absence_takes_effect_three_finds_later() {
    let mut race = dealt(speed(), &["ann", "bob", "cem"]);
    end(&mut race, 0);
    let events: Vec<&Event> = race.events().collect();
    let mut matches = RatedMatches::new(Board::open(events[0]).expect("an opening"));
    for event in &events[1..] {
        matches.apply(event);
        if matches!(event.fact, Fact::Dealt { .. }) {
            matches.mark_away(CEM);
        }
    }
    let finds = &matches.finished()[0].finds;
    assert!(finds[..3].iter().all(|find| find.field.contains(&CEM)));
    assert!(!finds.last().unwrap().field.contains(&CEM));
    let gone = finds.iter().position(|find| !find.field.contains(&CEM)).unwrap();
    assert!(gone >= 3, "left out from find {gone} on");
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

#[test]
fn a_rated_match_is_written_as_documented() {
    let text = include_str!("../../../docs/ratings.md");
    let example = text.lines().find(|line| line.starts_with("{\"family\"")).expect("an example");
    let read: RatedMatch = serde_json::from_str(example).expect("a rated match");
    assert_eq!((read.racers.len(), read.finds[0].taker), (3, BOB));
    assert_eq!(serde_json::to_string(&read).expect("JSON"), example);
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
