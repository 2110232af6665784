//! How many layouts have how many Sets, exactly.
//!
//! **Two cards beyond the classes.** Let S be a layout with s Sets, and for a card x outside let h(x) be the number of pairs of S
//! that x completes. Then S ∪ {x, y} has s + h(x) + h(y) Sets, and one more if the third card of x and y lies in S.
//! Every layout of k cards arises from k(k−1)/2 such pairs (S, {x, y}). So the distribution for k cards follows from the classes of
//! layouts of k − 2 cards, which are a thousand times fewer: for each class, count the pairs {x, y} by h(x) + h(y) from how
//! often each value of h occurs, then move those pairs up by one whose third card lies in S. There are at most 81 of these for each card of S.
//!
//! **More than half of the small deck.** Of the Sets of a deck of n cards, each card lies in (n−1)/2 and each pair of cards
//! in one. By inclusion and exclusion, taking away k cards with s Sets among them leaves
//! sets(n) − k(n−1)/2 + k(k−1)/2 − s Sets: a layout and the rest of the deck decide each other's number.

use crate::fraction::Fraction;
use crate::orbits::{Family, Level, Orbit};
use crate::points::Hits;
use crate::space::{Space, binomial, third};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BySets {
    pub space: Space,
    pub cards: usize,
    /// By the number of Sets, starting from 0, the number of layouts with so many; the last number is not 0.
    pub counts: Vec<u128>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("of the {}-card deck at most {most} cards can be asked about here, not {cards}", .space.cards())]
pub struct CardsError {
    pub space: Space,
    pub cards: usize,
    pub most: usize,
}

/// The most cards of the full deck whose Sets are counted; each card more would take five times as long.
const MOST_OF_FULL: usize = 15;

/// The distribution of the number of Sets among `cards` random cards.
///
/// ```
/// use odds::{Space, by_sets};
///
/// assert_eq!(by_sets(Space::Full, 12)?.mean().to_string(), "220/79");
/// assert!(by_sets(Space::Full, 16).is_err());
/// # Ok::<(), odds::CardsError>(())
/// ```
pub fn by_sets(space: Space, cards: usize) -> Result<BySets, CardsError> {
    let most = match space {
        Space::Full => MOST_OF_FULL,
        Space::Quick => space.cards(),
    };
    if cards > most {
        return Err(CardsError { space, cards, most });
    }
    let rest = space.cards() - cards;
    Ok(if cards > rest { complement(&count(space, rest)) } else { count(space, cards) })
}

impl BySets {
    pub fn layouts(&self) -> u128 {
        self.space.layouts(self.cards)
    }

    pub fn mean(&self) -> Fraction {
        let sets = (0..).zip(&self.counts).map(|(sets, &layouts): (u128, _)| sets * layouts).sum();
        Fraction::new(sets, self.layouts())
    }

    /// The chance that a random layout has exactly this many Sets.
    ///
    /// ```
    /// use odds::{Space, by_sets};
    ///
    /// let three = by_sets(Space::Full, 3)?;
    /// assert_eq!(three.chance(1).to_string(), "1/79");
    /// # Ok::<(), odds::CardsError>(())
    /// ```
    pub fn chance(&self, sets: usize) -> Fraction {
        Fraction::new(self.counts.get(sets).copied().unwrap_or(0), self.layouts())
    }

    fn new(space: Space, cards: usize, mut counts: Vec<u128>) -> BySets {
        counts.truncate(counts.iter().rposition(|&layouts| layouts > 0).map_or(0, |last| last + 1));
        BySets { space, cards, counts }
    }
}

/// Counts by the classes of layouts that lack two cards.
fn count(space: Space, cards: usize) -> BySets {
    let Some(fewer) = cards.checked_sub(2) else {
        return BySets::new(space, cards, vec![space.layouts(cards)]);
    };
    let mut counts = vec![0; cards * cards / 6 + 1];
    for orbit in &Level::of(space, Family::All, fewer).orbits {
        for (sets, pairs) in completions(space, orbit).into_iter().enumerate().filter(|&(_, pairs)| pairs > 0)
        {
            counts[sets] += u128::from(orbit.size) * u128::from(pairs);
        }
    }
    let ways = binomial(cards, 2);
    let counts = counts.into_iter().map(|layouts: u128| {
        assert_eq!(layouts % ways, 0, "every layout is reached in {ways} ways");
        layouts / ways
    });
    BySets::new(space, cards, counts.collect())
}

/// By the number of Sets that result, in how many ways two cards can be added to a layout.
fn completions(space: Space, orbit: &Orbit) -> [u64; 64] {
    let points = orbit.points.as_slice();
    let hits = Hits::new(points);
    let sets = hits.sets(points);
    let mut outside = [0u64; 16];
    for point in (0..space.cards() as u8).filter(|&point| !hits.has(point)) {
        outside[hits.pairs(point)] += 1;
    }
    let mut ways = [0; 64];
    for (low, &some) in outside.iter().enumerate().filter(|&(_, &some)| some > 0) {
        ways[sets + 2 * low] += some * (some - 1) / 2;
        for (high, &others) in outside.iter().enumerate().skip(low + 1) {
            ways[sets + low + high] += some * others;
        }
    }
    for &inside in points {
        for x in 0..space.cards() as u8 {
            let y = third(inside, x);
            if x < y && !hits.has(x) && !hits.has(y) {
                let without = sets + hits.pairs(x) + hits.pairs(y);
                ways[without] -= 1;
                ways[without + 1] += 1;
            }
        }
    }
    ways
}

/// The distribution for the rest of the deck.
fn complement(BySets { space, cards, counts }: &BySets) -> BySets {
    let without = space.sets() + cards * cards.saturating_sub(1) / 2 - cards * (space.cards() - 1) / 2;
    let mut rest = vec![0; without + 1];
    for (sets, &layouts) in counts.iter().enumerate() {
        rest[without - sets] = layouts;
    }
    BySets::new(*space, space.cards() - cards, rest)
}
