//! The textbook implementation that everything is compared with: plain loops over cards with four fields.

use odds::Random;

/// A card as its four features, each 0, 1 or 2.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Card {
    number: u8,
    shading: u8,
    colour: u8,
    symbol: u8,
}

pub fn deck() -> Vec<Card> {
    let card = |index: u8| Card {
        number: index / 27,
        shading: index / 9 % 3,
        colour: index / 3 % 3,
        symbol: index % 3,
    };
    (0..81).map(card).collect()
}

fn all_same_or_all_different(a: u8, b: u8, c: u8) -> bool {
    (a == b && b == c) || (a != b && b != c && a != c)
}

fn is_set(a: Card, b: Card, c: Card) -> bool {
    all_same_or_all_different(a.number, b.number, c.number)
        && all_same_or_all_different(a.shading, b.shading, c.shading)
        && all_same_or_all_different(a.colour, b.colour, c.colour)
        && all_same_or_all_different(a.symbol, b.symbol, c.symbol)
}

/// All Sets, by looking at all triples.
pub fn find_all(layout: &[Card]) -> Vec<[usize; 3]> {
    let mut sets = Vec::new();
    for i in 0..layout.len() {
        for j in i + 1..layout.len() {
            for k in j + 1..layout.len() {
                if is_set(layout[i], layout[j], layout[k]) {
                    sets.push([i, j, k]);
                }
            }
        }
    }
    sets
}

pub fn shuffled(random: &mut Random) -> Vec<Card> {
    let mut cards = deck();
    for last in (1..cards.len()).rev() {
        cards.swap(last, random.below(last as u64 + 1) as usize);
    }
    cards
}

/// Plays one round and answers with the number of cards left.
pub fn play(random: &mut Random) -> usize {
    let mut deck = shuffled(random);
    let mut table = deck.split_off(deck.len() - 12);
    loop {
        let sets = find_all(&table);
        if sets.is_empty() {
            if deck.is_empty() {
                return table.len();
            }
            table.extend(deck.split_off(deck.len() - 3));
            continue;
        }
        for place in sets[random.below(sets.len() as u64) as usize].into_iter().rev() {
            table.remove(place);
        }
        if table.len() < 12 && !deck.is_empty() {
            table.extend(deck.split_off(deck.len() - 3));
        }
    }
}

/// Shuffles until twelve cards have exactly six Sets.
pub fn puzzle(random: &mut Random) -> Vec<Card> {
    loop {
        let mut cards = shuffled(random);
        cards.truncate(12);
        if find_all(&cards).len() == 6 {
            return cards;
        }
    }
}
