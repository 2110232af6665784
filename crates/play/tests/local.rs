//! A table in memory answers as a server does, goes on after being put away, and stands still when told to.

use std::collections::BTreeSet;

use crate::game::{Game, no_set, session};
use engine::{Action, Claim, Level, Phase, SeatNumber, Time, Variant, all_sets};
use play::{LocalTable, MatchStats, RequestError};
use protocol::{ClientMessage, ServerMessage};

#[test]
fn bots_play_a_match_by_themselves_and_what_was_seen_is_what_is() {
    let mut game = Game::new(Variant::Full, 1);
    for level in [Level::Top, Level::Expert] {
        assert_eq!(game.request(Action::AddBot { level }, 1_000), Ok(()));
    }
    assert_eq!(game.request(Action::Deal, 1_000), Ok(()));
    game.play_out();
    let board = game.session.board().unwrap();
    assert!(matches!(board.phase(), Phase::MatchOver { .. }));
    assert!(board.seats().iter().map(|seat| seat.score).sum::<i32>() > 60);
    let again = LocalTable::resume(game.table.save(Time(9)), Time(9)).unwrap();
    let mut fresh = Game { table: again.clone(), session: session() };
    fresh.session.connected();
    fresh.exchange(9);
    assert_eq!(fresh.session.board(), game.session.board());
    assert!(
        protocol::ReplayFile::new("here".to_owned(), engine::replay_of(again.records())).verify().is_ok()
    );
}

#[test]
fn a_request_sent_twice_acts_once_and_a_refused_one_says_why() {
    let mut game = Game::new(Variant::Practice, 2);
    game.request(Action::Deal, 1_000).unwrap();
    let cards = Claim::new(&game.first_set()).unwrap();
    let message = ClientMessage::Do { id: "x".to_owned(), action: Action::Claim { cards } };
    let answers = game.table.receive(message.clone(), Time(2_000));
    assert!(matches!(answers[..], [ServerMessage::Records { .. }]), "{answers:?}");
    assert_eq!(game.table.receive(message, Time(2_000)), [ServerMessage::Accepted { id: "x".to_owned() }]);
    let deal = ClientMessage::Do { id: "y".to_owned(), action: Action::Deal };
    let answers = game.table.receive(deal, Time(2_000));
    assert!(matches!(answers[..], [ServerMessage::Refused { .. }]), "{answers:?}");
    let refused = game.request(Action::Deal, 2_000);
    assert!(matches!(refused, Err(RequestError::Refused(_))), "{refused:?}");
}

#[test]
fn time_stands_still_while_paused_and_while_put_away() {
    let mut game = Game::new(Variant::Practice, 3);
    game.request(Action::Deal, 2_000).unwrap();
    game.table.pause(Time(5_000));
    assert_eq!(game.table.due(), None);
    assert_eq!(game.table.time(Time(60_000)), Time(5_000));
    game.table.unpause(Time(60_000));
    assert_eq!(game.table.time(Time(61_000)), Time(6_000));
    let saved = game.table.save(Time(61_000));
    let later = LocalTable::resume(saved, Time(1_000_000)).unwrap();
    assert_eq!(later.time(Time(1_000_500)), Time(6_500));
}

#[test]
fn a_round_is_reported_with_times_mistakes_and_what_was_missed() {
    let mut game = Game::new(Variant::Practice, 1);
    assert!(MatchStats::of(game.session.events()).rounds.is_empty());
    game.request(Action::Deal, 3_000).unwrap();
    game.toggle(&game.first_set(), 7_500).unwrap();
    let cards = game.cards();
    game.toggle(&no_set(&cards), 9_000).unwrap();
    let there = all_sets(&cards);
    game.request(Action::NoSet, 10_000).unwrap();
    let tally = MatchStats::of(game.session.events());
    let [round] = &tally.rounds[..] else { panic!("one round was dealt: {tally:?}") };
    let pace = round.pace(SeatNumber(0));
    assert_eq!((round.times(SeatNumber(0)), pace.wrong), (vec![4_500], 1));
    assert_eq!((pace.hit_rate(), pace.quickest, pace.median), (Some(0.5), Some(4_500), Some(4_500)));
    assert_eq!((round.began, round.ended), (Time(3_000), Time(10_000)));
    // What lay longest comes first; which Sets they are is the same.
    let missed: BTreeSet<_> = round.missed.iter().map(|missed| missed.cards.triple().unwrap()).collect();
    assert_eq!(missed, there.into_iter().collect());
    assert!(round.missed.iter().all(|missed| missed.denied));
}
