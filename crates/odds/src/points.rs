//! Up to twenty points of the space, and how they lie among the rest.

use crate::random::scramble;
use crate::space::third;

/// The most points a class is ever computed for: the largest Set-free layout.
pub(crate) const MOST: usize = 20;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Points {
    at: [u8; MOST],
    len: u8,
}

impl Points {
    pub(crate) const NONE: Points = Points { at: [0; MOST], len: 0 };

    /// The points whose bits are set, the point 0 being the highest bit.
    #[cfg(test)]
    pub(crate) fn from_form(mut form: u128) -> Points {
        let mut points = Points::NONE;
        while form != 0 {
            let point = form.leading_zeros();
            points = points.with(point as u8);
            form &= !(1 << 127 >> point);
        }
        points
    }

    /// These points and one more, which must be new.
    pub(crate) fn with(mut self, point: u8) -> Points {
        self.at[self.len as usize] = point;
        self.len += 1;
        self
    }

    /// Puts the points in the order of a key of their places.
    pub(crate) fn sort_by_key<K: Ord>(&mut self, key: impl Fn(usize) -> K) {
        let mut places: [usize; MOST] = std::array::from_fn(|place| place);
        places[..self.len as usize].sort_unstable_by_key(|&place| key(place));
        self.at = places.map(|place| self.at[place]);
    }

    /// The points in the order in which they came, or were sorted.
    #[inline(always)]
    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.at[..(self.len as usize).min(MOST)]
    }
}

/// For every point of the space: how many pairs of a layout it completes to a Set, and whether it is in the layout.
#[derive(Clone)]
pub(crate) struct Hits([u8; 128]);

/// Added to the number of pairs for the points of the layout itself; no point completes so many pairs.
const MEMBER: u8 = 64;

impl Hits {
    pub(crate) fn new(points: &[u8]) -> Hits {
        let mut hits = Hits([0; 128]);
        for (index, &point) in points.iter().enumerate() {
            hits.add(&points[..index], point);
        }
        hits
    }

    /// Adds one point to the layout `points`.
    #[inline(always)]
    pub(crate) fn add(&mut self, points: &[u8], point: u8) {
        for &other in points {
            let third = &mut self.0[third(point, other) as usize & 127];
            *third = third.wrapping_add(1);
        }
        self.0[point as usize & 127] |= MEMBER;
    }

    #[inline(always)]
    pub(crate) fn has(&self, point: u8) -> bool {
        self.0[point as usize & 127] & MEMBER != 0
    }

    #[inline(always)]
    pub(crate) fn pairs(&self, point: u8) -> usize {
        (self.0[point as usize & 127] & !MEMBER) as usize
    }

    /// The number of Sets in the layout: each has three points, and each of them completes the other two.
    pub(crate) fn sets(&self, points: &[u8]) -> usize {
        points.iter().map(|&point| self.pairs(point)).sum::<usize>() / 3
    }

    /// A number for a point of the layout that no symmetry of the space changes.
    ///
    /// A point's colour is the sum, over the layout's points, of a number drawn for what lies at the end of the line to that point;
    /// the line to itself ends there. Points that a symmetry can exchange get the same colour; the converse need not hold.
    #[inline(always)]
    pub(crate) fn colour(&self, points: &[u8], point: u8) -> u64 {
        points.iter().fold(0, |colour, &other| colour.wrapping_add(self.drawn(point, other)))
    }

    pub(crate) fn colours(&self, points: &[u8]) -> [u64; MOST] {
        let mut colours = [0; MOST];
        for (colour, &point) in colours.iter_mut().zip(points) {
            *colour = self.colour(points, point);
        }
        colours
    }

    /// The number drawn for what lies at the end of the line through two points.
    #[inline(always)]
    fn drawn(&self, a: u8, b: u8) -> u64 {
        DRAWN[self.0[third(a, b) as usize & 127] as usize & 127]
    }

    /// Finer colours from coarser ones: a line now also counts by the colour of the point it leads to.
    pub(crate) fn refined(&self, points: &[u8], coarse: &[u64; MOST]) -> [u64; MOST] {
        let mut colours = *coarse;
        for (&a, colour) in points.iter().zip(&mut colours) {
            for (&b, &other) in points.iter().zip(coarse) {
                *colour = colour.wrapping_add(scramble(other ^ self.drawn(a, b)));
            }
        }
        colours
    }
}

/// Arbitrary but fixed numbers, so that sums of different things differ.
static DRAWN: [u64; 128] = drawn();

const fn drawn() -> [u64; 128] {
    let mut random = crate::random::Random::new(81);
    let mut drawn = [0; 128];
    let mut index = 0;
    while index < 128 {
        drawn[index] = random.next();
        index += 1;
    }
    drawn
}
