//! Rounds on a board of at most twelve cards, played as fast as the machine can.
//!
//! Each turn waits for the one before: pairs, choice, removal, new pairs. The processor is therefore given two rounds
//! that know nothing of each other, turn about, and works on one while it waits for the other.

use crate::board::Board;
use crate::dealing::Dealing;
use crate::machine::{Machine, Task};
use crate::pack::Pack;
use crate::random::{Luck, Random};
use crate::spread::{Game, Spread};
use crate::tally::{NoSets, Place, Tally};
use crate::wide::WideBoard;

/// How many rounds are played turn about; one alone takes a third longer, and three gain nothing.
pub(crate) const ABREAST: usize = 2;

struct Round {
    board: Board,
    on_table: usize,
    /// Where in the game the present board is seen.
    place: Place,
    pack: Pack,
    random: Random,
    /// What decides the choice on the present board.
    luck: Luck,
    no_sets: NoSets,
    /// How many rounds are still to be finished, this one included.
    to_play: u64,
}

/// Several series of rounds, each with its own random source and number of rounds.
pub(crate) struct Abreast<'a> {
    pub(crate) dealing: &'a Dealing,
    pub(crate) series: [(Random, u64); ABREAST],
    pub(crate) tally: &'a mut Tally,
}

impl Task for Abreast<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self, machine: impl Machine) {
        let mut rounds = self.series.map(|(random, to_play)| Round::new(self.dealing, random, to_play));
        for round in &mut rounds {
            round.start(machine, self.dealing);
        }
        while rounds.iter().any(|round| round.to_play > 0) {
            for round in &mut rounds {
                if round.to_play > 0 {
                    round.turn(machine, self.dealing, self.tally);
                }
            }
        }
    }
}

impl Round {
    fn new(dealing: &Dealing, mut random: Random, to_play: u64) -> Round {
        let luck = random.luck();
        Round {
            board: Board::EMPTY,
            on_table: 0,
            place: Place::new(0, 0),
            pack: Pack::new(dealing.space()),
            random,
            luck,
            no_sets: NoSets::default(),
            to_play,
        }
    }

    #[inline(always)]
    fn start(&mut self, machine: impl Machine, dealing: &Dealing) {
        let spread = self.fresh(dealing);
        self.lay(machine, &spread);
    }

    /// One look at the table: a Set is taken, or there is none.
    #[inline(always)]
    fn turn(&mut self, machine: impl Machine, dealing: &Dealing, tally: &mut Tally) {
        let numbers = self.board.numbers();
        tally.count(self.place, numbers as usize / 3);
        if numbers == 0 {
            return self.no_set(machine, dealing, tally);
        }
        let number = self.luck.below(u64::from(numbers)) as u32;
        if self.pack.left() > 0 {
            let (newest, luck) = self.pack.deal(&mut self.random);
            self.luck = luck;
            self.place = self.place.after_deal();
            self.board.replace(machine, number, newest);
        } else {
            self.luck = self.random.luck();
            self.board.take(machine, number);
            self.on_table = self.on_table.wrapping_sub(3);
            self.place = self.place.after_take();
        }
    }

    /// With no Set on the board: lays three more cards and takes a Set of them, or does what the rules say otherwise.
    #[inline(always)]
    fn no_set(&mut self, machine: impl Machine, dealing: &Dealing, tally: &mut Tally) {
        let mut widened = None;
        self.no_sets.count(self.on_table, self.pack.left());
        if dealing.widening() && self.pack.left() > 0 {
            let (newest, mut luck) = self.pack.deal(&mut self.random);
            let wide = WideBoard::new(machine, &self.board, self.on_table, newest);
            let pairs = wide.pairs();
            self.place = self.place.after_deal();
            tally.count(self.place.before_take(), pairs as usize / 3);
            if pairs > 0 {
                self.luck = self.random.luck();
                return wide.narrow(machine, &mut self.board, luck.below(u64::from(pairs)) as u32);
            }
            self.no_sets.count(self.on_table + 3, self.pack.left());
            widened = Some(newest);
        }
        let spread = self.stuck(dealing, tally, widened);
        self.lay(machine, &spread);
    }

    /// Goes on with these cards on the table.
    #[inline(always)]
    fn lay(&mut self, machine: impl Machine, spread: &Spread) {
        self.on_table = spread.codes().len();
        self.place = Place::new(self.on_table, self.pack.left());
        self.luck = self.random.luck();
        self.board.lay(machine, spread.codes());
    }

    /// With no Set even on a widened board: plays on card by card until it is narrow again, or starts the next round.
    /// Either way a whole board is left to be laid.
    #[inline(never)]
    fn stuck(&mut self, dealing: &Dealing, tally: &mut Tally, widened: Option<[u8; 3]>) -> Spread {
        let (pack, random, no_sets) = (&mut self.pack, &mut self.random, &mut self.no_sets);
        let mut game = Game { dealing, pack, random, no_sets, tally };
        let known = if widened.is_some() { self.on_table + 3 } else { self.on_table };
        if !game.over(known) {
            let mut spread = self.board.spread();
            widened.into_iter().flatten().for_each(|code| spread.lay(code));
            spread.deal(game.pack, game.random);
            if !spread.play(&mut game, known, Some(dealing.layout())) {
                return spread;
            }
        }
        self.to_play -= 1;
        self.fresh(dealing)
    }

    #[inline(never)]
    fn fresh(&mut self, dealing: &Dealing) -> Spread {
        let mut spread = Spread::EMPTY;
        self.no_sets = NoSets::default();
        self.pack = Pack::new(dealing.space());
        while spread.codes().len() < dealing.layout() {
            spread.deal(&mut self.pack, &mut self.random);
        }
        spread
    }
}
