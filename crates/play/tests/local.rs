//! A table in memory answers as a server does, goes on after being put away, and stands still when told to.

use std::collections::BTreeSet;

use engine::{
    Action, Claim, DisplayName, Edition, Level, Phase, PlayerId, Rules, SeatNumber, Secret, Seed, Time,
    Variant, all_sets, first_set, is_set,
};
use play::{Answer, LocalTable, MatchStats, Session};
use protocol::{Player, ServerMessage};

struct Game {
    table: LocalTable,
    seen: Session,
    asked: usize,
}

impl Game {
    fn new(variant: Variant, seed: u8) -> Game {
        let rules = Rules::of(Edition::English, variant);
        let you = Player { id: PlayerId::new("you").unwrap(), name: DisplayName::new("Ann").unwrap() };
        let table = LocalTable::open(rules, Secret::new(Seed::new([seed; 32])), you, Time(1_000)).unwrap();
        let mut game = Game { table, seen: Session::default(), asked: 0 };
        let said = game.table.hear(game.seen.hello(), Time(1_000));
        game.take_in(said, Time(1_000));
        game
    }

    fn take_in(&mut self, said: Vec<ServerMessage>, now: Time) -> Vec<Answer> {
        let heard = said.into_iter().flat_map(|message| self.seen.hear(message, now, |_, _| {}).answered);
        heard.map(|answered| answered.answer).collect()
    }

    fn ask(&mut self, request: Action, now: Time) -> Vec<Answer> {
        self.asked += 1;
        let message = self.seen.ask(self.asked.to_string(), request);
        let said = self.table.hear(message, now);
        self.take_in(said, now)
    }
}

#[test]
fn bots_play_a_match_by_themselves_and_what_was_seen_is_what_is() {
    let mut game = Game::new(Variant::Full, 1);
    assert_eq!(game.ask(Action::Sit, Time(1_000)), [Answer::Done]);
    for level in [Level::Top, Level::Expert] {
        assert_eq!(game.ask(Action::AddBot { level }, Time(1_000)), [Answer::Done]);
    }
    assert_eq!(game.ask(Action::Deal, Time(1_000)), [Answer::Done]);
    let mut steps = 0;
    while let Some(due) = game.table.due() {
        let said = game.table.pass(due);
        game.take_in(said, due);
        steps += 1;
        assert!(steps < 10_000, "the match does not end");
    }
    let board = game.seen.board().unwrap();
    assert!(matches!(board.phase(), Phase::MatchOver { .. }));
    assert!(board.seats().iter().map(|seat| seat.score).sum::<i32>() > 60);
    let again = LocalTable::resume(game.table.save(Time(9)), Time(9)).unwrap();
    let mut fresh = Session::default();
    for message in again.clone().hear(fresh.hello(), Time(9)) {
        fresh.hear(message, Time(9), |_, _| {});
    }
    assert_eq!(fresh.board(), game.seen.board());
    assert!(
        protocol::ReplayFile::new("here".to_owned(), engine::replay_of(again.records())).verify().is_ok()
    );
}

#[test]
fn a_request_sent_twice_acts_once_and_a_refused_one_says_why() {
    let mut game = Game::new(Variant::Practice, 2);
    game.ask(Action::Sit, Time(1_000));
    game.ask(Action::Deal, Time(1_000));
    let set = first_set(game.seen.board().unwrap().layout().cards()).unwrap();
    let message = game.seen.ask("x".to_owned(), Action::Claim { cards: engine::Claim::new(&set).unwrap() });
    let said = game.table.hear(message.clone(), Time(2_000));
    assert_eq!(game.take_in(said, Time(2_000)), [Answer::Done]);
    assert_eq!(game.table.hear(message, Time(2_000)), [ServerMessage::Accepted { id: "x".to_owned() }]);
    let answers = game.ask(Action::Deal, Time(2_000));
    assert!(matches!(answers[..], [Answer::Refused(_)]), "{answers:?}");
}

#[test]
fn time_stands_still_while_paused_and_while_put_away() {
    let mut game = Game::new(Variant::Practice, 3);
    game.ask(Action::Sit, Time(1_000));
    game.ask(Action::Deal, Time(2_000));
    game.table.pause(Time(5_000));
    assert_eq!(game.table.due(), None);
    assert_eq!(game.table.time(Time(60_000)), Time(5_000));
    game.table.go_on(Time(60_000));
    assert_eq!(game.table.time(Time(61_000)), Time(6_000));
    let saved = game.table.save(Time(61_000));
    let later = LocalTable::resume(saved, Time(1_000_000)).unwrap();
    assert_eq!(later.time(Time(1_000_500)), Time(6_500));
}

#[test]
fn after_a_break_a_claim_is_said_again_and_a_call_is_not() {
    let mut game = Game::new(Variant::Full, 4);
    game.seen.ask("a".to_owned(), Action::Call);
    let sit = game.seen.ask("b".to_owned(), Action::Sit);
    let welcome = game.table.hear(game.seen.hello(), Time(3_000)).swap_remove(0);
    let heard = game.seen.hear(welcome, Time(3_000), |_, _| {});
    assert_eq!(heard.say_again, [sit]);
    assert_eq!(heard.answered.len(), 1);
    assert_eq!(heard.answered[0].answer, Answer::Lost);
}

#[test]
fn a_round_is_reported_with_times_mistakes_and_what_was_missed() {
    let mut game = Game::new(Variant::Practice, 1);
    assert!(MatchStats::of(game.seen.events()).rounds.is_empty());
    game.ask(Action::Sit, Time(2_000));
    game.ask(Action::Deal, Time(3_000));
    let cards = game.seen.board().unwrap().layout().cards().to_vec();
    let set = first_set(&cards).unwrap();
    game.ask(Action::Claim { cards: Claim::new(&set).unwrap() }, Time(7_500));
    let cards = game.seen.board().unwrap().layout().cards().to_vec();
    let wrong = cards.iter().map(|&third| [cards[0], cards[1], third]).skip(2).find(|&three| !is_set(three));
    game.ask(Action::Claim { cards: Claim::new(&wrong.unwrap()).unwrap() }, Time(9_000));
    let there = all_sets(&cards);
    game.ask(Action::NoSet, Time(10_000));
    let tally = MatchStats::of(game.seen.events());
    let [round] = &tally.rounds[..] else { panic!("one round was dealt: {tally:?}") };
    let pace = round.pace(SeatNumber(0));
    assert_eq!((round.times(SeatNumber(0)), pace.wrong), (vec![4_500], 1));
    assert_eq!((pace.hit_rate(), pace.quickest, pace.median), (Some(0.5), Some(4_500), Some(4_500)));
    assert_eq!((round.began, round.ended), (Time(3_000), Time(10_000)));
    // What lay longest comes first; which Sets they are is the same.
    let missed: BTreeSet<_> = round.missed.iter().map(|missed| missed.cards).collect();
    assert_eq!(missed, there.into_iter().collect());
    assert!(round.missed.iter().all(|missed| missed.denied));
}
