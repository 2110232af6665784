//! Batches of boards against the engine's finder, by both routes.

use engine::{Card, all_sets};
use odds::{BOARDS, Batch, PLACES, Random};

fn random_board(random: &mut Random) -> [Card; PLACES] {
    let mut cards: Vec<Card> = Card::all().collect();
    [(); PLACES].map(|()| cards.swap_remove(random.below(cards.len() as u64) as usize))
}

#[test]
fn batches_find_what_the_engine_finds() {
    let mut random = Random::new(32);
    for _ in 0..400 {
        let boards = [(); BOARDS].map(|()| random_board(&mut random));
        let batch = Batch::new(&boards);
        assert_eq!(batch, Batch::new_portably(&boards));
        let found = batch.find_all();
        assert_eq!(found, batch.find_all_portably());
        for (number, board) in boards.iter().enumerate() {
            let sets = found.sets(number).map(|places| places.map(|place| board[place]));
            let sets: Vec<[Card; 3]> = sets.collect();
            assert_eq!(sets[..], all_sets(board)[..]);
            assert_eq!(found.counts()[number] as usize, sets.len());
        }
    }
}

#[test]
#[should_panic = "of the 81"]
fn cards_of_four_values_are_refused() {
    let card: Card = "4xbh".parse().unwrap();
    Batch::new(&[[card; PLACES]; BOARDS]);
}
