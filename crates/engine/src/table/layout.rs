//! The cards that lie face up, each in its place.

use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::rules::sheet::{Faces, RuleSheet};
use crate::time::Time;

/// The cards that lie on the table, in order, and since when each lies there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    cards: Vec<Card>,
    since: Vec<Time>,
    /// In a chain: the cards of the last find, which lie beside the others.
    last: Vec<Card>,
}

impl Layout {
    /// The cards in layout order.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Since when each card lies there, in layout order.
    pub fn since(&self) -> &[Time] {
        &self.since
    }

    /// How many cards lie there.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether no card lies there.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Whether this card lies there.
    pub fn contains(&self, card: Card) -> bool {
        self.cards.contains(&card)
    }

    /// In a chain: the cards of the last find, which lie beside the others; none before the first find.
    pub fn last(&self) -> &[Card] {
        &self.last
    }

    /// Whether a find may be made with this card: it lies here, or beside as one of the last find's.
    pub fn offers(&self, card: Card) -> bool {
        self.contains(card) || self.last.contains(&card)
    }

    /// Lays the cards of a find beside the others, in place of those of the find before.
    pub(crate) fn lay_aside(&mut self, find: &[Card]) {
        self.last = find.to_vec();
    }

    /// Lays one card in place of another.
    pub(crate) fn put(&mut self, place: usize, card: Card, now: Time) {
        if let (Some(here), Some(since)) = (self.cards.get_mut(place), self.since.get_mut(place)) {
            (*here, *since) = (card, now);
        }
    }

    /// Gives the same cards other places. Each keeps the time since when it lies there.
    pub(crate) fn rearrange(&mut self, cards: &[Card]) {
        let since = |card: &Card| {
            let place = self.cards.iter().position(|other| other == card);
            place.map_or(Time(0), |place| self.since[place])
        };
        self.since = cards.iter().map(since).collect();
        self.cards = cards.to_vec();
    }

    /// Lays more cards behind the others.
    pub(crate) fn lay(&mut self, cards: &[Card], now: Time) {
        self.cards.extend_from_slice(cards);
        self.since.resize(self.cards.len(), now);
    }

    /// Takes a find away: new cards come into its places, and in a chain it lies beside until the next one.
    ///
    /// Where cards lie face down, no card moves: a place that gets no new card stays empty.
    pub(crate) fn take(&mut self, find: &Claim, new: &[Card], rules: &RuleSheet, now: Time) {
        if rules.chain > 0 {
            self.lay_aside(find.cards());
        }
        if rules.faces == Faces::Up {
            return self.replace(find.cards(), new, now);
        }
        let mut new = new.iter().copied();
        for place in 0..self.cards.len() {
            if find.cards().contains(&self.cards[place]) {
                self.put(place, new.next().unwrap_or(Card::gap(place as u8)), now);
            }
        }
    }

    /// Takes cards away and lays new ones, if any, into their places, first gap first; those that are left lie behind.
    ///
    /// Gaps that remain are filled by the cards at the end, so that no other card moves.
    pub(crate) fn replace(&mut self, taken: &[Card], new: &[Card], now: Time) {
        let mut new = new.iter();
        let mut gaps = Vec::with_capacity(taken.len());
        for place in 0..self.cards.len() {
            if taken.contains(&self.cards[place]) {
                match new.next() {
                    Some(&card) => {
                        self.cards[place] = card;
                        self.since[place] = now;
                    }
                    None => gaps.push(place),
                }
            }
        }
        let size = self.cards.len() - gaps.len();
        // The survivors beyond the new end, first to first gap; there are as many as gaps before the end.
        let mut loose =
            (size..self.cards.len()).filter(|place| !gaps.contains(place)).collect::<Vec<_>>().into_iter();
        for &gap in gaps.iter().filter(|&&gap| gap < size) {
            if let Some(from) = loose.next() {
                self.cards[gap] = self.cards[from];
                self.since[gap] = self.since[from];
            }
        }
        self.cards.truncate(size);
        self.since.truncate(size);
        self.lay(new.as_slice(), now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(size: u8) -> Layout {
        let mut layout = Layout::default();
        layout.lay(&(0..size).filter_map(Card::new).collect::<Vec<_>>(), Time(0));
        layout
    }

    fn indices(layout: &Layout) -> Vec<u8> {
        layout.cards().iter().map(|card| card.index()).collect()
    }

    fn cards<const N: usize>(indices: [u8; N]) -> [Card; N] {
        indices.map(|index| Card::new(index).unwrap())
    }

    #[test]
    fn new_cards_take_the_places_of_the_taken_ones() {
        let mut layout = layout(12);
        layout.replace(&cards([7, 2, 11]), &cards([50, 51, 52]), Time(9));
        assert_eq!(indices(&layout), [0, 1, 50, 3, 4, 5, 6, 51, 8, 9, 10, 52]);
        assert_eq!(layout.since()[2], Time(9));
        assert_eq!(layout.since()[3], Time(0));
    }

    #[test]
    fn only_loose_cards_move_when_a_widened_layout_shrinks() {
        let mut layout = layout(15);
        layout.replace(&cards([3, 13, 8]), &[], Time(9));
        assert_eq!(indices(&layout), [0, 1, 2, 12, 4, 5, 6, 7, 14, 9, 10, 11]);
    }

    #[test]
    fn nothing_moves_when_the_last_three_go() {
        let mut layout = layout(12);
        layout.replace(&cards([9, 10, 11]), &[], Time(9));
        assert_eq!(indices(&layout), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }
}
