//! Cards on the table in any number, with the Sets among them listed: for widened layouts, large ones, and players who look ahead.

use crate::code::{BLANK, third_code};
use crate::dealing::{Dealing, Player};
use crate::pack::Pack;
use crate::random::{Luck, Random};
use crate::tally::{NoSets, Place, Tally};

/// Never more cards lie on the table: 21 hold a Set for certain.
const MOST: usize = 21;

#[derive(Clone)]
pub(crate) struct Spread {
    codes: [u8; MOST],
    len: usize,
}

/// The Sets of a spread, as places in increasing order.
pub(crate) struct SetList {
    places: [[u8; 3]; 64],
    len: usize,
}

impl SetList {
    pub(crate) fn as_slice(&self) -> &[[u8; 3]] {
        &self.places[..self.len]
    }
}

impl Spread {
    pub(crate) const EMPTY: Spread = Spread { codes: [BLANK; MOST], len: 0 };

    pub(crate) fn codes(&self) -> &[u8] {
        &self.codes[..self.len]
    }

    #[inline(always)]
    pub(crate) fn lay(&mut self, code: u8) {
        self.codes[self.len] = code;
        self.len += 1;
    }

    /// Lays three more cards from the pack; what luck is left over decides one choice.
    #[inline(always)]
    pub(crate) fn deal(&mut self, pack: &mut Pack, random: &mut Random) -> Luck {
        let (cards, luck) = pack.deal(random);
        for code in cards {
            self.lay(code);
        }
        luck
    }

    /// All Sets whose last card lies at `from` or later.
    ///
    /// Looking only at pairs whose third card lies before both makes every Set appear once.
    pub(crate) fn sets(&self, from: usize) -> SetList {
        // Where each code lies, counted from 1; 0 means nowhere.
        let mut place_of = [0u8; 256];
        for (place, &code) in (1..).zip(self.codes()) {
            place_of[code as usize] = place;
        }
        let mut sets = SetList { places: [[0; 3]; 64], len: 0 };
        for last in from..self.len {
            for middle in 1..last {
                let first = place_of[third_code(self.codes[last], self.codes[middle]) as usize] as usize;
                if first.wrapping_sub(1) < middle {
                    sets.places[sets.len] = [first as u8 - 1, middle as u8, last as u8];
                    sets.len += 1;
                }
            }
        }
        sets
    }

    /// Takes three cards away, places in increasing order; the last cards move into the gaps.
    pub(crate) fn take(&mut self, places: [u8; 3]) {
        for place in places.into_iter().rev() {
            self.len -= 1;
            self.codes[place as usize] = self.codes[self.len];
        }
    }

    /// Plays on until the game is over, or until at most `narrow` cards lie on the table if that is given; answers
    /// whether the game is over.
    ///
    /// `known` cards at the start of the table are known to hold no Set.
    pub(crate) fn play(&mut self, game: &mut Game<'_>, mut known: usize, narrow: Option<usize>) -> bool {
        loop {
            let sets = self.sets(known);
            game.tally.count(Place::new(self.len, game.pack.left()), sets.len);
            if sets.len == 0 {
                game.no_sets.count(self.len, game.pack.left());
                if game.over(self.len) {
                    return true;
                }
                known = self.len;
                self.deal(game.pack, game.random);
                continue;
            }
            known = 0;
            let choice = match game.dealing.player() {
                Player::Random => game.random.below(sets.len as u64) as usize,
                Player::LookAhead => self.best(&sets, game.pack),
            };
            self.take(sets.places[choice]);
            let short = self.len < game.dealing.layout() || game.dealing.replacing;
            if short && game.pack.left() > 0 {
                self.deal(game.pack, game.random);
            }
            if narrow.is_some_and(|narrow| self.len <= narrow) {
                return false;
            }
        }
    }

    /// The Set that leaves the best table behind; see [`Player::LookAhead`].
    fn best(&self, sets: &SetList, pack: &Pack) -> usize {
        let score = |set: &[u8; 3]| {
            let apart = sets.as_slice().iter().filter(|other| other.iter().all(|place| !set.contains(place)));
            (apart.count(), self.completing(set, pack))
        };
        let scores = sets.as_slice().iter().map(score).enumerate();
        // Of equal scores the first wins; `max_by_key` alone would prefer the last.
        scores.rev().max_by_key(|&(_, score)| score).map_or(0, |(choice, _)| choice)
    }

    /// How many cards of the pack would complete a pair of the cards that stay when a Set is taken.
    fn completing(&self, set: &[u8; 3], pack: &Pack) -> usize {
        let mut wanted = [false; 256];
        let stays = |&place: &usize| !set.contains(&(place as u8));
        for later in (0..self.len).filter(stays) {
            for earlier in (0..later).filter(stays) {
                wanted[third_code(self.codes[earlier], self.codes[later]) as usize] = true;
            }
        }
        pack.codes().iter().filter(|&&code| wanted[code as usize]).count()
    }
}

pub(crate) struct Game<'a> {
    pub(crate) dealing: &'a Dealing,
    pub(crate) pack: &'a mut Pack,
    pub(crate) random: &'a mut Random,
    pub(crate) no_sets: &'a mut NoSets,
    pub(crate) tally: &'a mut Tally,
}

impl Game<'_> {
    /// With no Set on the table: whether that is the end, which is then counted.
    pub(crate) fn over(&mut self, on_table: usize) -> bool {
        let played_out = self.pack.left() == 0;
        let over = played_out || !self.dealing.widening();
        if over {
            self.tally.end(played_out.then_some(on_table), *self.no_sets);
        }
        over
    }

    pub(crate) fn play(&mut self) {
        let mut spread = Spread::EMPTY;
        *self.pack = Pack::new(self.dealing.space());
        *self.no_sets = NoSets::default();
        while spread.len < self.dealing.layout() {
            spread.deal(self.pack, self.random);
        }
        spread.play(self, 0, None);
    }
}
