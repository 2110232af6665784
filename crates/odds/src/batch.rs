//! All Sets of many boards at once.
//!
//! Thirty-two boards lie side by side, place by place: one vector holds the first card of each board, the next the second.
//! Then one instruction does for 32 boards what the textbook does for one, and for 12 cards the plain way is best: 66
//! times the third card of a pair, 220 times a comparison with a later card. There is no membership table to fill, and no branch.

use engine::Card;

use crate::machine::{self, BoardCodes, Machine, TRIPLES, Task};

pub const BOARDS: usize = 32;
pub const PLACES: usize = 12;

/// Thirty-two boards of twelve different cards.
///
/// ```
/// use engine::Card;
/// use odds::Batch;
///
/// let board: [Card; 12] = std::array::from_fn(|place| Card::new(place as u8).unwrap());
/// let batch = Batch::new(&[board; 32]);
/// assert_eq!(batch.find_all().sets(5).next(), Some([0, 1, 2]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(C, align(32))]
pub struct Batch {
    codes: BoardCodes,
}

impl Batch {
    /// Panics if a card is none of the 81.
    pub fn new(boards: &[[Card; PLACES]; BOARDS]) -> Batch {
        machine::run(Lay { boards }, false)
    }

    /// Like [`Batch::new`], without the processor's special instructions; the result is the same.
    pub fn new_portably(boards: &[[Card; PLACES]; BOARDS]) -> Batch {
        machine::run(Lay { boards }, true)
    }

    pub fn find_all(&self) -> BatchSets {
        let mut found = BatchSets { triples: [0; TRIPLES] };
        self.find_all_into(&mut found);
        found
    }

    /// Like [`Batch::find_all`], into memory that is already there.
    pub fn find_all_into(&self, found: &mut BatchSets) {
        machine::run(Find { batch: self, found }, false);
    }

    /// Like [`Batch::find_all`], without the processor's special instructions; the result is the same.
    pub fn find_all_portably(&self) -> BatchSets {
        let mut found = BatchSets { triples: [0; TRIPLES] };
        machine::run(Find { batch: self, found: &mut found }, true);
        found
    }
}

struct Lay<'a> {
    boards: &'a [[Card; PLACES]; BOARDS],
}

impl Task for Lay<'_> {
    type Output = Batch;

    #[inline(always)]
    fn run(self, machine: impl Machine) -> Batch {
        let mut batch = Batch { codes: [[0; BOARDS]; PLACES] };
        machine.lay_side_by_side(self.boards, &mut batch.codes);
        batch
    }
}

struct Find<'a> {
    batch: &'a Batch,
    found: &'a mut BatchSets,
}

impl Task for Find<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self, machine: impl Machine) {
        machine.find_all(&self.batch.codes, &mut self.found.triples);
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchSets {
    /// For each triple of places in lexicographic order, one bit for each board.
    triples: [u32; TRIPLES],
}

impl BatchSets {
    /// The Sets of one board as places in increasing order, in lexicographic order.
    pub fn sets(&self, board: usize) -> impl Iterator<Item = [usize; 3]> {
        let found = self.triples.iter().zip(triples());
        found.filter(move |&(boards, _)| boards >> (board % BOARDS) & 1 == 1).map(|(_, places)| places)
    }

    pub fn counts(&self) -> [u8; BOARDS] {
        std::array::from_fn(|board| self.triples.iter().map(|boards| (boards >> board & 1) as u8).sum())
    }
}

/// All triples of places in lexicographic order.
fn triples() -> impl Iterator<Item = [usize; 3]> {
    let pairs = (0..PLACES).flat_map(|i| (i + 1..PLACES).map(move |j| (i, j)));
    pairs.flat_map(|(i, j)| (j + 1..PLACES).map(move |k| [i, j, k]))
}
