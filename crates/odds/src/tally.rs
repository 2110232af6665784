//! The counts of simulated rounds: sums that can be added in any order.

use crate::dealing::Dealing;
use crate::share::Share;

/// More Sets than any 21 cards hold; that many columns.
const SETS: usize = 64;

/// One row for every three cards in the deck, from none to all 81, and some to spare.
const DECKS: usize = 32;

/// One row for every three cards on the table, up to 21.
const TABLES: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    dealing: Dealing,
    games: u64,
    /// Games that were played to the end, by a third of the cards that were left.
    left: [u64; TABLES],
    /// By a third of the cards on the table, the sum over all games of the squared number of boards without a Set.
    squares: [u64; TABLES],
    /// Boards, by a third of the cards on the table, a third of those in the deck, and the number of Sets.
    boards: Box<[u64; TABLES * DECKS * SETS]>,
}

/// How often there was no Set in one game while there were cards to deal, by a third of the cards on the table.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct NoSets([u8; TABLES]);

impl NoSets {
    #[inline(always)]
    pub(crate) fn count(&mut self, on_table: usize, in_deck: usize) {
        let count = &mut self.0[on_table / 3 % TABLES];
        *count = count.wrapping_add(u8::from(in_deck > 0));
    }
}

/// A point of the game, as the row of the table where its boards are counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place(u32);

impl Place {
    #[inline(always)]
    pub(crate) const fn new(on_table: usize, in_deck: usize) -> Place {
        Place(((on_table / 3 * DECKS + in_deck / 3) * SETS) as u32)
    }

    /// With three cards less in the deck.
    #[inline(always)]
    pub(crate) const fn after_deal(self) -> Place {
        Place(self.0.wrapping_sub(SETS as u32))
    }

    /// With three cards more on the table.
    #[inline(always)]
    pub(crate) const fn before_take(self) -> Place {
        Place(self.0.wrapping_add((DECKS * SETS) as u32))
    }

    /// With three cards less on the table.
    #[inline(always)]
    pub(crate) const fn after_take(self) -> Place {
        Place(self.0.wrapping_sub((DECKS * SETS) as u32))
    }
}

/// All boards at one point of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<'a> {
    /// How often cards had been dealt: 1 for the first layout, then one more for every three cards.
    pub deal: usize,
    pub in_deck: usize,
    pub on_table: usize,
    /// By the number of Sets on the table, how many boards.
    pub by_sets: &'a [u64],
}

impl Position<'_> {
    pub fn no_set(&self) -> Share {
        Share { part: self.by_sets[0], whole: self.by_sets.iter().sum() }
    }
}

impl Tally {
    pub fn new(dealing: Dealing) -> Tally {
        let boards = Box::new([0; TABLES * DECKS * SETS]);
        Tally { dealing, games: 0, left: [0; TABLES], squares: [0; TABLES], boards }
    }

    #[inline(always)]
    pub(crate) fn count(&mut self, at: Place, sets: usize) {
        let count = &mut self.boards[(at.0 as usize).wrapping_add(sets) % (TABLES * DECKS * SETS)];
        *count = count.wrapping_add(1);
    }

    /// Counts a game with the number of cards that were left at its end; none if it was lost because there was no Set and
    /// no card may be added.
    pub(crate) fn end(&mut self, left: Option<usize>, no_sets: NoSets) {
        self.games += 1;
        if let Some(left) = left {
            self.left[left / 3] += 1;
        }
        for (sum, &count) in self.squares.iter_mut().zip(&no_sets.0) {
            *sum += u64::from(count) * u64::from(count);
        }
    }

    /// Adds the counts of other games under the same rules.
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use odds::{Dealing, Simulation, Tally};
    ///
    /// let mut sum = Tally::new(Dealing::FULL);
    /// for seed in 0..3 {
    ///     sum.add(&Simulation::new(Dealing::FULL, 100, seed).run(&AtomicBool::new(false), |_| ()));
    /// }
    /// assert_eq!(sum.games(), 300);
    /// ```
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        let sums = self.left.iter_mut().chain(&mut self.squares).chain(self.boards.iter_mut());
        let more = other.left.iter().chain(&other.squares).chain(other.boards.iter());
        for (sum, more) in sums.zip(more) {
            *sum += more;
        }
    }

    pub fn dealing(&self) -> &Dealing {
        &self.dealing
    }

    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many games were played until no Set was left: all of them, or in solitaire those that were won.
    pub fn finished(&self) -> Share {
        Share { part: self.left.iter().sum(), whole: self.games }
    }

    /// How many cards were left at the end of how many of the finished games; only numbers that occurred.
    pub fn left(&self) -> impl Iterator<Item = (usize, Share)> {
        let whole = self.finished().part;
        let left = self.left.iter().enumerate().filter(|&(_, &part)| part > 0);
        left.map(move |(thirds, &part)| (3 * thirds, Share { part, whole }))
    }

    /// Every point of the game that occurred, in the order of play: by deals, then by cards on the table.
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use odds::{Dealing, Simulation};
    ///
    /// let tally = Simulation::new(Dealing::FULL, 100, 1).run(&AtomicBool::new(false), |_games| ());
    /// let first = tally.positions().next().unwrap();
    /// assert_eq!((first.deal, first.in_deck, first.on_table), (1, 69, 12));
    /// assert_eq!(first.no_set().whole, 100);
    /// ```
    pub fn positions(&self) -> impl Iterator<Item = Position<'_>> {
        let places = (0..DECKS).rev().flat_map(|deck| (0..TABLES).map(move |table| (deck, table)));
        places
            .map(|(deck, table)| self.position(deck, table))
            .filter(|at| at.by_sets.iter().any(|&boards| boards > 0))
    }

    /// How many of the boards with this many cards had no Set, while there were cards to deal.
    ///
    /// Once the deck is empty a board without a Set is the end of the round, which is no chance of dealing.
    pub fn no_set_at(&self, on_table: usize) -> Share {
        let by_sets = self.by_sets(on_table);
        Share { part: by_sets.first().copied().unwrap_or(0), whole: by_sets.iter().sum() }
    }

    /// The 99 % confidence interval of [`Tally::no_set_at`].
    ///
    /// A game shows many such boards, and they are not independent: where there was no Set, the next board, which
    /// shares most of its cards, has fewer Sets too. Games are independent, though. So the number of boards is divided by
    /// how much more than a binomial number the number of boards without a Set varies from game to game.
    pub fn no_set_interval(&self, on_table: usize) -> (f64, f64) {
        let share = self.no_set_at(on_table);
        let (games, rate) = (self.games as f64, share.rate());
        let mean = share.part as f64 / games;
        let variance = self.squares[on_table / 3 % TABLES] as f64 / games - mean * mean;
        let binomial = mean * (1.0 - rate);
        let effect = if binomial > 0.0 { (variance / binomial).max(1.0) } else { 1.0 };
        share.interval_as_if(share.whole as f64 / effect)
    }

    /// How many of the boards with this many cards had how many Sets, while there were cards to deal.
    pub fn by_sets(&self, on_table: usize) -> Vec<u64> {
        let mut sums = vec![0; SETS];
        for at in self.positions().filter(|at| at.on_table == on_table && at.in_deck > 0) {
            sums.iter_mut().zip(at.by_sets).for_each(|(sum, boards)| *sum += boards);
        }
        sums.truncate(sums.iter().rposition(|&boards| boards > 0).map_or(0, |last| last + 1));
        sums
    }

    fn position(&self, deck: usize, table: usize) -> Position<'_> {
        let from = Place::new(3 * table, 3 * deck).0 as usize;
        let dealt = self.dealing.space().cards().saturating_sub(3 * deck);
        Position {
            deal: dealt.saturating_sub(self.dealing.layout()) / 3 + 1,
            in_deck: 3 * deck,
            on_table: 3 * table,
            by_sets: &self.boards[from..from + SETS],
        }
    }
}
