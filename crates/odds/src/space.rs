//! The two decks, seen as affine spaces over the field with three elements.
//!
//! A card's four digits are a vector of AG(4,3), and a Set is a line: three points that sum to zero. The quick
//! deck of 27 cards, one feature removed, is AG(3,3); here it is the cards 0 to 26, those whose number is one.
//! Every affine map of the space takes Sets to Sets, so what is counted for one layout holds for all its images.

use engine::Deck;

/// The space that a deck's cards are the points of. Which of the 27-card decks is played makes no difference to any chance.
///
/// ```
/// use odds::Space;
///
/// assert_eq!((Space::Full.cards(), Space::Full.sets(), Space::Full.largest_set_free()), (81, 1080, 20));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    Full,
    /// The 27 cards that share one value of one feature, as in a quick start.
    Quick,
}

impl From<Deck> for Space {
    fn from(deck: Deck) -> Space {
        match deck {
            Deck::Full => Space::Full,
            Deck::Only(_) => Space::Quick,
        }
    }
}

impl Space {
    pub const fn cards(self) -> usize {
        match self {
            Space::Full => 81,
            Space::Quick => 27,
        }
    }

    pub const fn sets(self) -> usize {
        self.cards() * (self.cards() - 1) / 6
    }

    pub const fn largest_set_free(self) -> usize {
        match self {
            Space::Full => 20,
            Space::Quick => 9,
        }
    }

    pub fn layouts(self, cards: usize) -> u128 {
        binomial(self.cards(), cards)
    }

    /// The number of affine maps of the space to itself: |AGL(4,3)| or |AGL(3,3)|.
    pub const fn symmetries(self) -> u64 {
        self.cards() as u64 * self.maps_fixing(1)
    }

    /// How many affine maps leave every point of a flat with `flat` points where it is.
    ///
    /// Such a map is decided by where it sends the points of a frame that lie outside the flat: the first anywhere
    /// outside, the next anywhere outside of what the flat and the first span, which is three times as large.
    pub(crate) const fn maps_fixing(self, flat: usize) -> u64 {
        let mut maps = 1;
        let mut spanned = flat;
        while spanned < self.cards() {
            maps *= (self.cards() - spanned) as u64;
            spanned *= 3;
        }
        maps
    }
}

/// In how many ways `chosen` of `all` things can be chosen.
///
/// Every intermediate product is a binomial coefficient times at most `all`; for 81 cards that is below 10²⁶.
pub(crate) fn binomial(all: usize, chosen: usize) -> u128 {
    if chosen > all {
        return 0;
    }
    (0..chosen).fold(1, |ways, taken| ways * (all - taken) as u128 / (taken as u128 + 1))
}

/// A table over two points. Both sides are 128 long, so that masked indices need no bounds check.
type Pairs = [[u8; 128]; 128];

static SUM: Pairs = pairs(1);
static THIRD: Pairs = pairs(2);

/// `factor·(a + b)` for all pairs of points, digit by digit modulo 3.
const fn pairs(factor: usize) -> Pairs {
    let mut table = [[0; 128]; 128];
    let mut a = 0;
    while a < 81 {
        let mut b = 0;
        while b < 81 {
            let mut weight = 1;
            while weight < 81 {
                let digit = factor * (a / weight % 3 + b / weight % 3) % 3;
                table[a][b] += (weight * digit) as u8;
                weight *= 3;
            }
            b += 1;
        }
        a += 1;
    }
    table
}

#[inline(always)]
pub(crate) fn sum(a: u8, b: u8) -> u8 {
    SUM[a as usize & 127][b as usize & 127]
}

/// The third point on the line through two points: minus their sum, which modulo 3 is twice the sum.
#[inline(always)]
pub(crate) fn third(a: u8, b: u8) -> u8 {
    THIRD[a as usize & 127][b as usize & 127]
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Card;

    #[test]
    fn groups_have_the_orders_of_the_textbooks() {
        assert_eq!(Space::Full.symmetries(), 1_965_150_720);
        assert_eq!(Space::Quick.symmetries(), 303_264);
        assert_eq!((Space::Full.sets(), Space::Quick.sets()), (1080, 117));
        assert_eq!(Space::Full.layouts(12), 70_724_320_184_700);
        assert_eq!(Space::Full.layouts(40), 212_392_290_424_395_860_814_420);
    }

    #[test]
    fn spaces_are_as_large_as_the_engines_decks() {
        for deck in ["full", "red", "solid", "squiggle"].map(|name| name.parse::<Deck>().unwrap()) {
            let (space, pack) = (Space::from(deck), engine::Pack::from(deck));
            assert_eq!(
                (space.cards(), space.largest_set_free()),
                (pack.size(), pack.largest_without(engine::Target::Set).unwrap())
            );
            assert_eq!(space.sets(), engine::count_sets(&pack.cards()));
        }
    }

    #[test]
    fn points_are_the_engines_cards() {
        for (a, b) in Card::all().flat_map(|a| Card::all().map(move |b| (a, b))) {
            assert_eq!(third(a.index(), b.index()), a.third(b).index());
            assert_eq!(third(sum(a.index(), b.index()), 0), a.third(b).index());
        }
    }
}
