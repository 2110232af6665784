//! Boards of players' own in replays: when a round is over, each find is seen on the board that it was made on.

use crate::play::{Dice, Play};
use engine::{
    Action, Board, Claim, Edition, Event, Fact, Layout, PlayerId, Rules, SeatNumber, Variant, laid_open,
    replay_of,
};

fn opened(play: &Play) -> Vec<Event> {
    let records = replay_of(&play.records);
    laid_open(records.iter().flat_map(|record| &record.events))
}

#[test]
fn a_replay_shows_the_board_of_the_player_who_finds() {
    for (rules, seed) in [(Variant::Sprint10, 7), (Variant::Sprint20, 8)] {
        let mut play = Play::new(Rules::of(Edition::English, rules), Dice(seed).seed());
        play.sit(&["ann", "bob"]);
        play.at(0, "ann", Action::Deal).expect("a deal");
        let (mut lay, mut at) = (Vec::new(), 1000);
        while play.table.phase().in_round() {
            for player in ["bob", "ann", "ann"] {
                let seat = play.table.seat_of(&PlayerId::new(player).unwrap()).unwrap();
                if !play.table.phase().in_round() || play.table.seats()[seat.index()].finished.is_some() {
                    continue;
                }
                at += 1000;
                let own = play.table.board_of(seat).into_owned();
                if at % 5000 == 0 {
                    let cards = own.layout().cards();
                    let mut wrong =
                        cards[2..].iter().map(|&third| Claim::new(&[cards[0], cards[1], third]).unwrap());
                    let wrong = wrong.find(|claim| !claim.is_find(engine::Target::Set)).unwrap();
                    play.at(at, player, Action::Claim { cards: wrong }).expect("a wrong claim");
                    lay.push((seat, wrong, own.layout().cards().to_vec()));
                    at += 4000;
                }
                let find = own.finder().first().expect("a find");
                play.at(at, player, Action::Claim { cards: find }).expect("a claim");
                lay.push((seat, find, own.layout().cards().to_vec()));
            }
        }
        let events = opened(&play);
        let mut board = Board::open(&events[0]).expect("an opening");
        let mut shown: Vec<(SeatNumber, Claim, Vec<engine::Card>)> = Vec::new();
        for event in &events[1..] {
            if let Fact::Found { seat, cards } | Fact::WrongCall { seat, cards: Some(cards), .. } = event.fact
            {
                shown.push((seat, cards, board.layout().cards().to_vec()));
            }
            board.apply(event);
        }
        assert_eq!(shown, lay);
        let scores = |board: &Board| board.seats().iter().map(|seat| seat.score).collect::<Vec<_>>();
        assert_eq!(scores(&board), scores(play.table.board()));
        assert_eq!(board.phase(), play.table.board().phase());
    }
}

#[test]
fn before_a_round_is_over_nothing_is_laid_open() {
    let mut play = Play::new(Rules::of(Edition::English, Variant::Sprint10), Dice(7).seed());
    play.sit(&["ann", "bob"]);
    play.at(0, "ann", Action::Deal).expect("a deal");
    assert_eq!(opened(&play), []);
    assert_eq!(play.table.board().layout(), &Layout::default());
}

#[test]
fn shared_boards_are_as_they_are() {
    let mut play = Play::new(Rules::of(Edition::English, Variant::Speed), Dice(7).seed());
    play.sit(&["ann"]);
    play.at(0, "ann", Action::Deal).expect("a deal");
    for at in 1.. {
        let Some(find) = play.table.board().finder().first() else { break };
        play.at(at, "ann", Action::Claim { cards: find }).expect("a claim");
        if !play.table.phase().in_round() {
            break;
        }
    }
    let events: Vec<Event> = play.journal.iter().map(|event| event.event.clone()).collect();
    assert_eq!(opened(&play), events);
}
