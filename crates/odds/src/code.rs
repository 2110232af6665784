//! Cards as four fields of two bits, made for finding third cards without a table.
//!
//! A field holds the feature's digit plus one. Of two different fields the third is their exclusive or (1⊕2 = 3, 1⊕3 = 2,
//! 2⊕3 = 1); of two equal ones it is that field, and there the exclusive or is 0. So the third card is the exclusive or with
//! every empty field filled from either card. No card has an empty field, so the code 0 can stand for "no card".

/// The code of no card.
pub(crate) const BLANK: u8 = 0;

pub(crate) static CODES: [u8; 81] = codes();

const fn codes() -> [u8; 81] {
    let mut codes = [0; 81];
    let mut card = 0;
    while card < 81 {
        let mut rest = card;
        let mut shift = 0;
        while shift < 8 {
            codes[card] |= ((rest % 3 + 1) as u8) << shift;
            rest /= 3;
            shift += 2;
        }
        card += 1;
    }
    codes
}

/// The code of the third card of two different cards.
#[inline(always)]
pub(crate) const fn third_code(a: u8, b: u8) -> u8 {
    let differing = a ^ b;
    let low = (differing | differing >> 1) & 0x55;
    differing | a & !(low | low << 1)
}

/// A set of codes, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(32))]
pub(crate) struct CodeSet(pub(crate) [u64; 4]);

impl CodeSet {
    pub(crate) const EMPTY: CodeSet = CodeSet([0; 4]);

    /// Adds the code if it is absent, removes it if it is there.
    ///
    /// The whole set is combined with a mask from a table: a single word written here would stall
    /// the vector load that follows.
    #[inline(always)]
    pub(crate) fn toggle(&mut self, code: u8) {
        *self = self.xor(SINGLE[code as usize]);
    }

    /// What is in one of the two sets and not in the other.
    #[inline(always)]
    pub(crate) fn xor(self, other: CodeSet) -> CodeSet {
        let ([a, b, c, d], [w, x, y, z]) = (self.0, other.0);
        CodeSet([a ^ w, b ^ x, c ^ y, d ^ z])
    }

    #[inline(always)]
    pub(crate) const fn has(&self, code: u8) -> bool {
        self.0[code as usize >> 6] >> (code & 63) & 1 == 1
    }
}

/// For each code the set with that code alone; for the blank one no code.
static SINGLE: [CodeSet; 256] = singles();

const fn singles() -> [CodeSet; 256] {
    let mut singles = [CodeSet::EMPTY; 256];
    let mut code = BLANK as usize + 1;
    while code < 256 {
        singles[code].0[code >> 6] = 1 << (code & 63);
        code += 1;
    }
    singles
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Card;

    #[test]
    fn third_codes_are_codes_of_third_cards() {
        let code = |card: Card| CODES[card.index() as usize];
        for (a, b) in Card::all().flat_map(|a| Card::all().map(move |b| (a, b))).filter(|(a, b)| a != b) {
            assert_eq!(third_code(code(a), code(b)), code(a.third(b)));
        }
    }

    #[test]
    fn toggling_twice_changes_nothing() {
        let mut set = CodeSet::EMPTY;
        set.toggle(200);
        assert!(set.has(200) && !set.has(199));
        set.toggle(200);
        assert_eq!(set, CodeSet::EMPTY);
    }
}
