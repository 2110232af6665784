//! What is counted from the events of a match is what the board has counted, and what was missed lay there.

use engine::{
    Action, Board, Claim, DisplayName, Edition, Event, Fact, Level, PlayerId, Rules, SeatNumber, Secret,
    Seed, Time, Triple, Variant, all_sets, first_set, is_set,
};
use play::{LocalTable, MatchStats, Replay, ReplayStepKind, Session};
use protocol::{Player, ServerMessage};

/// A match that bots have played.
fn played(variant: Variant, seed: u8, bots: &[Level]) -> Session {
    let you = Player { id: PlayerId::new("you").unwrap(), name: DisplayName::new("Ann").unwrap() };
    let rules = Rules::of(Edition::English, variant);
    let mut table = LocalTable::open(rules, Secret::new(Seed::new([seed; 32])), you, Time(1_000)).unwrap();
    let mut seen = Session::default();
    let mut requests = vec![Action::Sit];
    requests.extend(bots.iter().map(|&level| Action::AddBot { level }));
    requests.push(Action::Deal);
    let hello = seen.hello();
    let mut messages = vec![hello];
    messages.extend(requests.into_iter().enumerate().map(|(id, request)| seen.ask(id.to_string(), request)));
    let hear = |seen: &mut Session, said: Vec<ServerMessage>, now| {
        said.into_iter().for_each(|message| drop(seen.hear(message, now, |_, _| {})));
    };
    for message in messages {
        let said = table.hear(message, Time(1_000));
        hear(&mut seen, said, Time(1_000));
    }
    while let Some(due) = table.due() {
        let said = table.pass(due);
        hear(&mut seen, said, due);
    }
    seen
}

#[test]
fn the_sheet_adds_up_to_the_scores_of_the_board() {
    let seen = played(Variant::Full, 1, &[Level::Top, Level::Newcomer]);
    let (tally, board) = (MatchStats::of(seen.events()), seen.board().unwrap());
    assert_eq!(tally.rounds.len(), 3);
    for (place, seat) in board.seats().iter().enumerate() {
        let lines: Vec<_> = tally.rounds.iter().map(|round| round.lines[place]).collect();
        assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), seat.score);
        assert_eq!(lines.last().unwrap().total, seat.score);
        assert_eq!(lines.last().unwrap().sets, seat.sets.len() as u32);
        let pace = tally.pace(SeatNumber(place as u8));
        assert_eq!(pace.right, lines.iter().map(|line| line.sets).sum::<u32>());
        assert_eq!(pace.wrong, seat.wrong_calls);
        assert!(pace.quickest <= pace.median);
    }
    assert_eq!(tally.pace(SeatNumber(1)).hit_rate(), Some(1.0));
    assert_eq!(tally.pace(SeatNumber(0)).hit_rate(), None);
}

#[test]
fn what_was_missed_lay_there_and_was_never_taken_unless_it_was_denied() {
    let seen = played(Variant::Full, 2, &[Level::Top, Level::Expert]);
    let tally = MatchStats::of(seen.events());
    let mut lay = Vec::new();
    let mut board = Board::open(&seen.events()[0]).unwrap();
    let mut taken = Vec::new();
    for event in seen.events() {
        board.apply(event);
        if let Fact::Taken { cards, .. } = event.fact {
            taken.push((board.round(), cards.cards()));
        }
        lay.extend(all_sets(board.layout().cards()));
    }
    for (round, missed) in
        tally.rounds.iter().flat_map(|round| round.missed.iter().map(|missed| (round.round, missed)))
    {
        assert!(is_set(missed.cards));
        let same = |set: &Triple| set.iter().all(|card| missed.cards.contains(card));
        assert!(lay.iter().any(same));
        assert!(missed.denied || !taken.iter().any(|(other, set)| *other == round && same(set)));
    }
    for round in &tally.rounds {
        assert!(round.missed.is_sorted_by(|one, next| one.lay >= next.lay));
        assert!(round.deal.seed.is_some_and(|seed| seed.commitment() == round.deal.commitment));
        assert!(all_sets(&round.last).is_empty());
    }
}

/// One who plays alone, a second between any two requests: says wrongly that there is no Set, claims wrongly, then plays on.
fn played_alone() -> (Session, Triple) {
    let you = Player { id: PlayerId::new("you").unwrap(), name: DisplayName::new("Ann").unwrap() };
    let rules = Rules::of(Edition::English, Variant::Practice);
    let mut table = LocalTable::open(rules, Secret::new(Seed::new([5; 32])), you, Time(0)).unwrap();
    let mut seen = Session::default();
    let mut now = 0;
    table.hear(seen.hello(), Time(0)).into_iter().for_each(|said| drop(seen.hear(said, Time(0), |_, _| {})));
    let mut ask = |seen: &mut Session, request| {
        now += 1_000;
        let message = seen.ask(now.to_string(), request);
        let said = table.hear(message, Time(now));
        said.into_iter().for_each(|said| drop(seen.hear(said, Time(now), |_, _| {})));
    };
    let cards = |seen: &Session| seen.board().unwrap().layout().cards().to_vec();
    ask(&mut seen, Action::Sit);
    ask(&mut seen, Action::Deal);
    let denied = first_set(&cards(&seen)).unwrap();
    ask(&mut seen, Action::NoSet);
    let wrong = cards(&seen)
        .windows(3)
        .find_map(|three| Claim::new(three).ok().filter(|claim| !claim.judgement().is_set()));
    ask(&mut seen, Action::Claim { cards: wrong.unwrap() });
    while seen.board().unwrap().phase().in_round() {
        let set = first_set(&cards(&seen)).and_then(|set| Claim::new(&set).ok());
        ask(&mut seen, set.map_or(Action::NoSet, |cards| Action::Claim { cards }));
    }
    (seen, denied)
}

#[test]
fn a_wrong_call_and_an_overlooked_set_are_told() {
    let (seen, denied) = played_alone();
    let tally = MatchStats::of(seen.events());
    let [round] = &tally.rounds[..] else { panic!("{} rounds", tally.rounds.len()) };
    let line = round.lines[0];
    assert_eq!((line.wrong, line.points), (1, line.sets as i32 - 1));
    let pace = tally.pace(SeatNumber(0));
    assert_eq!(pace.hit_rate(), Some(f64::from(line.sets) / f64::from(line.sets + 1)));
    assert_eq!(pace.quickest, Some(1_000));
    assert_eq!(pace.median, Some(1_000));
    // It was taken in the end, two seconds after it had been overlooked, and is told nevertheless.
    assert!(round.missed.iter().any(|missed| missed.cards == denied && missed.denied));
}

#[test]
fn a_film_goes_through_every_find_and_ends_as_the_table_did() {
    let seen = played(Variant::Full, 3, &[Level::Top]);
    let film = Replay::new(seen.events().to_vec());
    let stops = film.stops();
    assert!(stops.is_sorted_by(|one, next| one.time < next.time));
    let finds = stops.iter().filter(|stop| stop.kind == ReplayStepKind::Set);
    assert_eq!(finds.count(), MatchStats::of(seen.events()).finds().count());
    for (place, stop) in stops.iter().enumerate() {
        let board = film.board(place).unwrap();
        if let Some(claim) = stop.claim {
            assert!(claim.cards().iter().all(|&card| board.layout().contains(card)), "{stop:?}");
        }
    }
    assert_eq!(film.board(stops.len() - 1).unwrap().phase(), seen.board().unwrap().phase());
    assert_eq!(film.at(film.length()), stops.len() - 1);
    assert_eq!(film.at(0), 0);
}

#[test]
fn nothing_comes_of_nothing() {
    assert_eq!(MatchStats::of(&[]), MatchStats::default());
    let lonely = [Event { at: Time(0), fact: Fact::Rematch }];
    assert_eq!(MatchStats::of(&lonely), MatchStats::default());
    assert_eq!(Replay::new(lonely.to_vec()).board(0), None);
}
