//! Looking for finds of any target among the cards of a table.
//!
//! All but the last card of a find decide the last one, so the finder goes through the choices of one card less, in layout
//! order, and asks whether a card that completes them lies behind. Without a chain and a border, Sets have a finder of their
//! own that is faster.

use std::ops::ControlFlow;

use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::cards::find::{each_set, has_set};
use crate::cards::target::{LARGEST_FIND, Target};

/// Where to look, and for what.
///
/// ```
/// use engine::{Card, Finder, Target};
///
/// let layout: Vec<Card> = "1srd 2srd 1tgo 2tgo".split(' ').map(|card| card.parse().unwrap()).collect();
/// assert_eq!(Finder::new(Target::TwoPairs, &layout).count(), 1);
/// assert_eq!(Finder::new(Target::Set, &layout).any(), false);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Finder<'a> {
    target: Target,
    layout: &'a [Card],
    /// The cards of the last find, in a chain.
    last: &'a [Card],
    /// How many cards of a find must come from the last one.
    chain: usize,
}

impl<'a> Finder<'a> {
    pub fn new(target: Target, layout: &'a [Card]) -> Finder<'a> {
        // What lies face down is known to no finder.
        let layout = if layout.iter().all(|card| card.is_face()) { layout } else { &[] };
        Finder { target, layout, last: &[], chain: 0 }
    }

    /// A chain: so many cards of a find must come from the last one, unless there was none.
    #[must_use]
    pub fn chained(self, last: &'a [Card], chain: usize) -> Finder<'a> {
        Finder { last, chain: if last.is_empty() { 0 } else { chain }, ..self }
    }

    /// Shows every find to `visit`, in layout order, without allocating; in a chain those cards come first that lie aside.
    pub fn each(&self, mut visit: impl FnMut(Claim)) {
        if self.has_fast_route() {
            return each_set(self.layout, |set| visit(Claim::of_set(set)));
        }
        let _ = self.search(&mut |find| {
            visit(find);
            ControlFlow::Continue(())
        });
    }

    pub fn any(&self) -> bool {
        if self.has_fast_route() {
            return has_set(self.layout);
        }
        self.search(&mut |_| ControlFlow::Break(())).is_break()
    }

    pub fn first(&self) -> Option<Claim> {
        let mut first = None;
        let _ = self.search(&mut |find| {
            first = Some(find);
            ControlFlow::Break(())
        });
        first
    }

    pub fn all(&self) -> Vec<Claim> {
        let mut finds = Vec::new();
        self.each(|find| finds.push(find));
        finds
    }

    pub fn count(&self) -> usize {
        let mut count = 0;
        self.each(|_| count += 1);
        count
    }

    fn has_fast_route(&self) -> bool {
        self.target == Target::Set
            && self.chain == 0
            && self.layout.first().is_none_or(|card| card.features().len() == 4)
    }

    fn search(&self, visit: &mut impl FnMut(Claim) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.chain == 0 {
            return Search::new(self.target, self.layout, 0, 0).extend(0, visit);
        }
        let cards = [self.last, self.layout].concat();
        Search::new(self.target, &cards, self.last.len(), self.chain).extend(0, visit)
    }
}

/// A choice of cards, grown one by one.
struct Search<'a> {
    target: Target,
    cards: &'a [Card],
    /// The first so many cards are those of the last find,
    aside: usize,
    /// and this many must be among the chosen ones.
    chain: usize,
    /// Where each card lies, counted from 1, by its key; 0 stands for "not here".
    places: [u8; 256],
    chosen: [u8; LARGEST_FIND],
    /// The sums of the cards chosen so far.
    sums: [Card; LARGEST_FIND],
}

impl<'a> Search<'a> {
    fn new(target: Target, cards: &'a [Card], aside: usize, chain: usize) -> Search<'a> {
        let cards = &cards[..cards.len().min(u8::MAX.into())];
        let mut places = [0; 256];
        for (place, card) in cards.iter().enumerate() {
            places[card.key() as usize] = place as u8 + 1;
        }
        let sums = [Card::gap(0); LARGEST_FIND];
        Search { target, cards, aside, chain, places, chosen: [0; LARGEST_FIND], sums }
    }

    /// Goes through all choices that begin with the `depth` cards chosen so far.
    fn extend(&mut self, depth: usize, visit: &mut impl FnMut(Claim) -> ControlFlow<()>) -> ControlFlow<()> {
        let from = if depth == 0 { 0 } else { usize::from(self.chosen[depth - 1]) + 1 };
        let left = self.target.size() - depth;
        for place in from..(self.cards.len() + 1).saturating_sub(left) {
            self.chosen[depth] = place as u8;
            if left == 2 {
                self.complete(depth, visit)?;
                continue;
            }
            let card = self.cards[place];
            self.sums[depth] = if depth == 0 { card } else { self.target.sum(self.sums[depth - 1], card) };
            self.extend(depth + 1, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// All but one card are chosen: the last ones that complete them, if they lie behind.
    fn complete(
        &mut self,
        depth: usize,
        visit: &mut impl FnMut(Claim) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let place = self.chosen[depth];
        let card = self.cards[usize::from(place)];
        if self.target != Target::TwoPairs {
            let last = self.target.completing(self.sums[depth - 1], card);
            return self.visit_behind(last, place, visit);
        }
        let [a, b] = [0, 1].map(|chosen| self.cards[usize::from(self.chosen[chosen])]);
        // Two pairings of the same four cards cannot both hold, so no find is shown twice.
        for last in [a.third(b).third(card), a.third(card).third(b), b.third(card).third(a)] {
            self.visit_behind(last, place, visit)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn visit_behind(
        &mut self,
        last: Card,
        place: u8,
        visit: &mut impl FnMut(Claim) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let behind = self.places[last.key() as usize];
        if behind <= place + 1 {
            return ControlFlow::Continue(());
        }
        let size = self.target.size();
        self.chosen[size - 1] = behind - 1;
        let chosen = &self.chosen[..size];
        let from_last = chosen.iter().filter(|&&place| usize::from(place) < self.aside).count();
        if from_last != self.chain {
            return ControlFlow::Continue(());
        }
        visit(Claim::of_places(self.cards, chosen))
    }
}
