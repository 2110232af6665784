//! The shuffle: ChaCha20 and an unbiased Fisher–Yates, as `docs/fair-deal.md` describes them.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};

use crate::cards::card::Card;
use crate::cards::find::count_sets;
use crate::cards::pack::Pack;
use crate::fairness::seed::{Contribution, Seed};

/// An endless row of random bytes: the key stream of ChaCha20 (RFC 8439), nonce and counter starting at zero.
struct Stream {
    cipher: ChaCha20,
    block: [u8; 64],
    used: usize,
}

impl Stream {
    fn new(key: [u8; 32]) -> Stream {
        Stream { cipher: ChaCha20::new(&key.into(), &[0; 12].into()), block: [0; 64], used: 64 }
    }

    /// The next four bytes as a little-endian number.
    fn next(&mut self) -> u32 {
        if self.used == self.block.len() {
            self.block = [0; 64];
            self.cipher.apply_keystream(&mut self.block);
            self.used = 0;
        }
        let bytes = &self.block[self.used..self.used + 4];
        self.used += 4;
        u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
    }

    /// A uniformly random number below `bound`: what lies above the last whole multiple of it is drawn again.
    fn below(&mut self, bound: u32) -> usize {
        let whole = u32::MAX - u32::MAX % bound;
        loop {
            let number = self.next();
            if number < whole {
                return (number % bound) as usize;
            }
        }
    }

    fn shuffle(&mut self, cards: &mut [Card]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last as u32 + 1));
        }
    }
}

/// The deck of a round in dealing order, from the round's seed and what each seat added, by seat number.
pub fn shuffled(pack: impl Into<Pack>, seed: &Seed, contributions: &[(u8, Contribution)]) -> Vec<Card> {
    let mut cards = pack.into().cards();
    Stream::new(seed.deck_key(contributions)).shuffle(&mut cards);
    cards
}

/// The permutations of an endless deck, one after the other: the first is given, since it may be stacked, and each further one
/// shuffles the cards again as they lie, from the stream that shuffled them first.
pub(crate) fn permutations(pack: Pack, key: [u8; 32], first: Vec<Card>, count: usize) -> Vec<Card> {
    let mut stream = Stream::new(key);
    let mut cards = pack.cards();
    stream.shuffle(&mut cards);
    let mut all = first;
    for _ in 1..count {
        stream.shuffle(&mut cards);
        all.extend_from_slice(&cards);
    }
    all
}

/// The places of laid cards after a find, where they change: the find is counted from 1 in its round.
pub fn rearranged(cards: &[Card], seed: &Seed, find: u32) -> Vec<Card> {
    let mut cards = cards.to_vec();
    Stream::new(seed.places_key(find)).shuffle(&mut cards);
    cards
}

/// A layout with exactly so many Sets: the deck is shuffled again, from the same stream, until its first cards are one.
pub fn shuffled_puzzle(
    pack: impl Into<Pack>,
    size: usize,
    sets: usize,
    seed: &Seed,
    contributions: &[(u8, Contribution)],
) -> Vec<Card> {
    let mut stream = Stream::new(seed.deck_key(contributions));
    let mut cards = pack.into().cards();
    loop {
        stream.shuffle(&mut cards);
        if count_sets(&cards[..size]) == sets {
            cards.truncate(size);
            return cards;
        }
    }
}
