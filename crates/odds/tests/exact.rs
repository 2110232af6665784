//! The exact counts against brute force, against each other and against golden files.

use std::fmt::Write;

use engine::Card;
use odds::{CardsError, Fraction, Row, Space, by_sets, counted, row, table};

const DECKS: [Space; 2] = [Space::Full, Space::Quick];

/// Counts layouts by size and number of Sets, each layout once, by going through all of them.
///
/// `hits` holds for every card how many pairs of the layout it completes: the number of Sets that adding it adds.
struct BruteForce {
    third: Vec<Vec<u8>>,
    most: usize,
    counts: Vec<Vec<u128>>,
}

impl BruteForce {
    fn run(space: Space, most: usize) -> Vec<Vec<u128>> {
        let cards: Vec<Card> = Card::all().take(space.cards()).collect();
        let third = cards.iter().map(|a| cards.iter().map(|b| a.third(*b).index()).collect()).collect();
        let mut search = BruteForce { third, most, counts: vec![vec![0; 128]; most + 1] };
        search.visit(&mut Vec::new(), &mut [0; 81], 0, 0);
        search.counts
    }

    fn visit(&mut self, layout: &mut Vec<u8>, hits: &mut [u8; 81], from: u8, sets: usize) {
        self.counts[layout.len()][sets] += 1;
        let cards = self.third.len() as u8;
        if layout.len() + 1 == self.most {
            for card in from..cards {
                self.counts[self.most][sets + hits[card as usize] as usize] += 1;
            }
            return;
        }
        for card in from..cards {
            let more = sets + hits[card as usize] as usize;
            for &other in layout.iter() {
                hits[self.third[card as usize][other as usize] as usize] += 1;
            }
            layout.push(card);
            self.visit(layout, hits, card + 1, more);
            layout.pop();
            for &other in layout.iter() {
                hits[self.third[card as usize][other as usize] as usize] -= 1;
            }
        }
    }
}

#[test]
fn six_cards_and_the_whole_quick_deck_agree_with_brute_force() {
    for (space, most) in [(Space::Full, 6), (Space::Quick, 27)] {
        let rows = table(space);
        for (cards, expected) in BruteForce::run(space, most).into_iter().enumerate() {
            let counts = by_sets(space, cards).unwrap().counts;
            assert_eq!(counts[..], expected[..counts.len()], "{cards} cards of {space:?}");
            assert!(expected[counts.len()..].iter().all(|&layouts| layouts == 0));
            assert_eq!(rows[cards].set_free, expected[0]);
        }
    }
}

#[test]
fn known_chances_come_out() {
    let rows = table(Space::Full);
    assert_eq!(rows[12].p_no_set(), Fraction::new(325_432_404, 10_074_689_485));
    assert_eq!(rows[15].p_no_set(), Fraction::new(13_750_015_032, 37_703_805_776_935));
    assert_eq!(by_sets(Space::Full, 12).unwrap().mean(), Fraction::new(220, 79));
}

/// The same numbers by two routes: classes of Set-free layouts, and classes of all layouts with two cards less.
/// The mean is known without counting: each of the C(k, 3) triples is a Set with chance 1/(cards − 2).
#[test]
fn distributions_are_complete_and_agree_with_the_table() {
    for space in DECKS {
        let most = if space == Space::Full { 14 } else { 27 };
        for (cards, row) in table(space).iter().enumerate().take(most + 1) {
            let by_sets = by_sets(space, cards).unwrap();
            assert_eq!(by_sets.counts.iter().sum::<u128>(), row.layouts);
            assert_eq!(by_sets.chance(0), row.p_no_set());
            assert_eq!(by_sets.mean(), counted::mean(space, cards));
        }
    }
}

#[test]
fn one_row_is_a_row_of_the_table() {
    for space in DECKS {
        for (cards, expected) in table(space).into_iter().enumerate() {
            assert_eq!(row(space, cards), Ok(expected));
        }
    }
}

#[test]
fn sizes_without_an_answer_are_refused() {
    let space = Space::Full;
    assert_eq!(row(space, 82), Err(CardsError { space, cards: 82, most: 81 }));
    assert_eq!(by_sets(space, 16), Err(CardsError { space, cards: 16, most: 15 }));
    assert_eq!(row(Space::Quick, 28).unwrap_err().most, 27);
    let sentence = row(space, 82).unwrap_err().to_string();
    assert_eq!(sentence, "of the 81-card deck at most 81 cards can be asked about here, not 82");
}

/// Compares with a golden file, or writes it when `BLESS` is set.
fn assert_golden(name: &str, text: &str) {
    let path = format!("{}/tests/golden/{name}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "{name}; BLESS=1 writes it anew");
}

#[test]
fn the_tables_are_golden() {
    let mut text = String::from("# deck cards layouts set-free classes p-no-set\n");
    for row in DECKS.into_iter().flat_map(table) {
        let Row { space, cards, layouts, set_free, classes } = row;
        let (deck, chance) = (space.cards(), row.p_no_set());
        writeln!(text, "{deck} {cards} {layouts} {set_free} {classes} {chance}").unwrap();
    }
    assert_golden("set-free.txt", &text);
}

#[test]
fn the_distributions_are_golden() {
    let mut text = String::from("# deck cards: layouts with 0, 1, 2, … Sets\n");
    for (space, most) in [(Space::Full, 15), (Space::Quick, 27)] {
        for cards in 0..=most {
            let counts = by_sets(space, cards).unwrap().counts;
            let counts: Vec<String> = counts.iter().map(u128::to_string).collect();
            writeln!(text, "{} {cards}: {}", space.cards(), counts.join(" ")).unwrap();
        }
    }
    assert_golden("by-sets.txt", &text);
}
