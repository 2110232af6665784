//! The cards that have not been dealt yet.

use crate::code::CODES;
use crate::random::{Luck, Random};
use crate::space::Space;

/// A deck that is shuffled while it is dealt: each card is drawn from those that are left.
#[derive(Clone)]
pub(crate) struct Pack {
    codes: [u8; 128],
    left: u32,
}

impl Pack {
    pub(crate) fn new(space: Space) -> Pack {
        let mut codes = [0; 128];
        codes[..81].copy_from_slice(&CODES);
        Pack { codes, left: space.cards() as u32 }
    }

    #[inline(always)]
    pub(crate) fn left(&self) -> usize {
        self.left as usize
    }

    /// The codes of the cards that are left, in no order that means anything.
    pub(crate) fn codes(&self) -> &[u8] {
        &self.codes[..self.left as usize]
    }

    /// Draws three cards, which must be there. The luck that is left over is good for one small draw more:
    /// 81·80·79 possibilities use up twenty of its bits.
    #[inline(always)]
    pub(crate) fn deal(&mut self, random: &mut Random) -> ([u8; 3], Luck) {
        let mut luck = random.luck();
        let cards = [self.draw(&mut luck), self.draw(&mut luck), self.draw(&mut luck)];
        (cards, luck)
    }

    /// Draws one card; the last one takes its place.
    #[inline(always)]
    fn draw(&mut self, luck: &mut Luck) -> u8 {
        let drawn = luck.below(u64::from(self.left)) as usize & 127;
        let card = self.codes[drawn];
        self.left = self.left.wrapping_sub(1);
        self.codes[drawn] = self.codes[self.left as usize & 127];
        card
    }
}
