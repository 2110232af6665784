//! What is counted from the events of a match is what the board has counted, and what was missed lay there.

use crate::game::{Game, no_set};
use engine::{
    Action, Board, Event, Fact, Level, SeatNumber, Time, Triple, Variant, all_sets, first_set, is_set,
};
use play::{MatchStats, Replay, ReplayStepKind, Session};

/// A match that bots have played.
fn played(variant: Variant, seed: u8, bots: &[Level]) -> Session {
    let mut game = Game::new(variant, seed);
    for &level in bots {
        game.request(Action::AddBot { level }, 1_000).unwrap();
    }
    game.request(Action::Deal, 1_000).unwrap();
    game.play_out();
    game.session
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
            taken.push((board.round(), cards.triple().unwrap()));
        }
        lay.extend(all_sets(board.layout().cards()));
    }
    for (round, missed) in
        tally.rounds.iter().flat_map(|round| round.missed.iter().map(|missed| (round.round, missed)))
    {
        assert!(is_set(missed.cards.triple().unwrap()));
        let same = |set: &Triple| set.iter().all(|card| missed.cards.cards().contains(card));
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
    let mut game = Game::new(Variant::Practice, 5);
    game.request(Action::Deal, 2_000).unwrap();
    let denied = game.first_set();
    game.request(Action::NoSet, 3_000).unwrap();
    game.toggle(&no_set(&game.cards()), 4_000).unwrap();
    let mut now = 4_000;
    while game.session.board().unwrap().phase().in_round() {
        now += 1_000;
        match first_set(&game.cards()) {
            Some(set) => game.toggle(&set, now).unwrap(),
            None => game.request(Action::NoSet, now).unwrap(),
        }
    }
    (game.session, denied)
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
    assert!(round.missed.iter().any(|missed| missed.cards.triple() == Some(denied) && missed.denied));
}

#[test]
fn a_replay_goes_through_every_find_and_ends_as_the_table_did() {
    let seen = played(Variant::Full, 3, &[Level::Top]);
    let replay = Replay::new(seen.events().to_vec());
    let steps = replay.steps();
    assert!(steps.is_sorted_by(|one, next| one.time < next.time));
    let finds = steps.iter().filter(|step| step.kind == ReplayStepKind::Set);
    assert_eq!(finds.count(), MatchStats::of(seen.events()).finds().count());
    for (place, step) in steps.iter().enumerate() {
        let board = replay.board(place).unwrap();
        if let Some(claim) = step.claim {
            assert!(claim.cards().iter().all(|&card| board.layout().contains(card)), "{step:?}");
        }
    }
    assert_eq!(replay.board(steps.len() - 1).unwrap().phase(), seen.board().unwrap().phase());
    assert_eq!(replay.at(replay.length()), steps.len() - 1);
    assert_eq!(replay.at(0), 0);
}

#[test]
fn nothing_comes_of_nothing() {
    assert_eq!(MatchStats::of(&[]), MatchStats::default());
    let lonely = [Event { at: Time(0), fact: Fact::Rematch }];
    assert_eq!(MatchStats::of(&lonely), MatchStats::default());
    assert_eq!(Replay::new(lonely.to_vec()).board(0), None);
}

#[test]
fn finds_on_boards_of_ones_own_have_times_and_no_cards() {
    let seen = played(Variant::Sprint10, 3, &[Level::Top, Level::Expert]);
    let stats = MatchStats::of(seen.events());
    let round = stats.rounds.last().unwrap();
    assert_eq!(round.finds, []);
    for bot in [SeatNumber(1), SeatNumber(2)] {
        let times = round.times(bot);
        let finished = seen.board().unwrap().seat(bot).unwrap().finished.expect("it has finished");
        assert_eq!((times.len(), times.iter().sum::<u64>()), (10, finished.since(round.began)));
        assert_eq!(stats.pace(bot).hit_rate(), Some(1.0));
    }
}
