//! The cards of a round that only the server knows: the deck in dealing order, boards of one's own, faces that lie down.

use std::sync::Arc;

use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::fairness::shuffle::permutations;
use crate::rules::Rules;
use crate::rules::sheet::DeckLasts;
use crate::table::board::OwnBoard;
use crate::table::layout::Layout;
use crate::table::seat::SeatNumber;
use crate::time::Time;

/// How many permutations an endless deck is kept ahead of what was dealt.
const AHEAD: usize = 2;

/// What a round is dealt from, and what was dealt without being seen by all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stock {
    /// The deck in dealing order; an endless one as far as it was needed, and some more.
    deck: Arc<[Card]>,
    /// The key of the shuffle, from which an endless deck goes on.
    key: Option<[u8; 32]>,
    /// How many cards of the deck the shared table has used.
    used: usize,
    /// At a table of own boards: the board that every player begins with, and each seat's as it is now.
    first: OwnLayout,
    own: Vec<OwnLayout>,
    /// Where cards lie face down: what lies in each place.
    faces: Vec<Card>,
}

/// A board of one's own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct OwnLayout {
    pub(crate) layout: Layout,
    used: usize,
}

impl Stock {
    /// The stock of a round whose deck has this order.
    pub(crate) fn new(deck: Arc<[Card]>, key: Option<[u8; 32]>, rules: &Rules, now: Time) -> Stock {
        let mut stock = Stock { deck, key, ..Stock::default() };
        stock.extend(rules);
        let first = usize::from(rules.layout).min(stock.deck.len());
        stock.used = first;
        if rules.lies_face_down() {
            stock.faces = stock.deck[..first].to_vec();
        }
        if rules.has_own_boards() {
            let mut layout = Layout::default();
            layout.lay(&stock.deck[..first], now);
            stock.first = OwnLayout { layout, used: first };
            let mut board = stock.first.clone();
            stock.grow(&mut board, rules, now);
            stock.first = board;
        }
        stock
    }

    /// The cards that the shared table is dealt at first.
    pub(crate) fn first_cards(&self, rules: &Rules) -> &[Card] {
        &self.deck[..usize::from(rules.layout).min(self.deck.len())]
    }

    /// The next cards of the deck for the shared table, on which these cards lie.
    pub(crate) fn next_cards(&self, rules: &Rules, count: usize, lying: &[Card]) -> Vec<Card> {
        self.draw(rules, self.used, count, lying).0
    }

    /// The shared table has been dealt so many cards, while these lay on it.
    pub(crate) fn deal_out(&mut self, rules: &Rules, count: usize, lying: &[Card]) {
        self.used = self.draw(rules, self.used, count, lying).1;
        self.extend(rules);
    }

    /// Cards from a place of the deck on, and the place behind them. A card that lies on the board is passed over, which only
    /// happens once an endless deck has been shuffled again.
    fn draw(&self, rules: &Rules, from: usize, count: usize, lying: &[Card]) -> (Vec<Card>, usize) {
        let mut place = from.min(self.deck.len());
        let mut drawn = Vec::with_capacity(count);
        while let (true, Some(&card)) = (drawn.len() < count, self.deck.get(place)) {
            let is_there =
                rules.deck_lasts == DeckLasts::Endless && (lying.contains(&card) || drawn.contains(&card));
            if !is_there {
                drawn.push(card);
            }
            place += 1;
        }
        (drawn, place)
    }

    /// Keeps an endless deck ahead of what was dealt.
    fn extend(&mut self, rules: &Rules) {
        let size = rules.pack().size();
        let used = self.own.iter().map(|own| own.used).chain([self.used]).max().unwrap_or_default();
        if let (DeckLasts::Endless, Some(key)) = (rules.deck_lasts, self.key)
            && self.deck.len() < used + AHEAD * size
        {
            // Twice as far each time, so that a long round does not shuffle the same cards over and over.
            let first = self.deck[..size.min(self.deck.len())].to_vec();
            let count = 2 * self.deck.len() / size + AHEAD;
            self.deck = permutations(rules.pack(), key, first, count).into();
        }
    }

    /// Lays more cards on a board until there is a find on it, or the deck is empty; returns them.
    fn grow(&self, board: &mut OwnLayout, rules: &Rules, now: Time) -> Vec<Card> {
        let mut laid = Vec::new();
        while !rules.finder(&board.layout).any() {
            let (cards, used) = self.draw_for(rules, board, rules.cards_to_grow(board.layout.len()));
            if cards.is_empty() {
                break;
            }
            board.layout.lay(&cards, now);
            board.used = used;
            laid.extend(cards);
        }
        laid
    }

    fn draw_for(&self, rules: &Rules, board: &OwnLayout, count: usize) -> (Vec<Card>, usize) {
        let lying = [board.layout.cards(), board.layout.last()].concat();
        self.draw(rules, board.used, count, &lying)
    }

    /// A seat's own board.
    pub(crate) fn own(&self, seat: SeatNumber) -> &OwnLayout {
        self.own.get(seat.index()).unwrap_or(&self.first)
    }

    /// A seat's own board as its clients are told of it.
    pub(crate) fn own_board(&self, rules: &Rules, seat: SeatNumber) -> OwnBoard {
        let own = self.own(seat);
        OwnBoard {
            cards: own.layout.cards().to_vec(),
            last: own.layout.last().to_vec(),
            undealt: rules.undealt_after(own.used),
        }
    }

    /// A seat's own board after a find, and the cards that were laid for it.
    pub(crate) fn after_find(
        &self,
        rules: &Rules,
        seat: SeatNumber,
        find: &Claim,
        now: Time,
    ) -> (OwnLayout, Vec<Card>) {
        let mut board = self.own(seat).clone();
        let mut bare = board.clone();
        bare.layout.take(find, &[], rules, now);
        let gaps = usize::from(rules.layout).saturating_sub(bare.layout.len());
        let (mut dealt, used) = self.draw_for(rules, &bare, gaps);
        board.layout.take(find, &dealt, rules, now);
        board.used = used;
        dealt.extend(self.grow(&mut board, rules, now));
        (board, dealt)
    }

    /// Puts a seat's own board in place of the one before.
    pub(crate) fn set_own(&mut self, rules: &Rules, seat: SeatNumber, board: OwnLayout) {
        while self.own.len() <= seat.index() {
            self.own.push(self.first.clone());
        }
        self.own[seat.index()] = board;
        self.extend(rules);
    }

    /// The card that lies face down in a place.
    pub(crate) fn face(&self, place: u8) -> Option<Card> {
        self.faces.get(usize::from(place)).copied().filter(|card| card.is_face())
    }

    /// The faces of all cards that lie face down or were turned.
    pub(crate) fn faces(&self) -> Vec<Card> {
        self.faces.iter().copied().filter(|card| card.is_face()).collect()
    }

    /// What lies face down after a find: new cards in its places, gaps where the deck has no more.
    pub(crate) fn faces_after(&self, find: &Claim, new: &[Card]) -> Vec<Card> {
        let mut new = new.iter().copied();
        let face = |(place, &card): (usize, &Card)| match find.cards().contains(&card) {
            true => new.next().unwrap_or(Card::gap(place as u8)),
            false => card,
        };
        self.faces.iter().enumerate().map(face).collect()
    }

    pub(crate) fn set_faces(&mut self, faces: Vec<Card>) {
        self.faces = faces;
    }
}
