//! Uniformly random affine maps of the space, without trial and error.
//!
//! A map is an image for the origin, which may be any point, and independent images for the basis vectors: each must lie
//! outside the subspace W that those before it span. Let C be spanned by as many coordinate axes as W leaves room for, chosen so
//! that W and C meet only in the origin. Then every vector is in exactly one way c + w with c in C and w in W, and it lies
//! outside W exactly when c is not the origin. So a random c ≠ 0 and a random w give each vector outside W the same
//! chance. Afterwards C loses an axis along which c is not 0, and again meets what is spanned only in the origin.
//!
//! There are few lists of axes that can be left, and few c for each. So c and the axes that are left after it come from tables.

use crate::random::Luck;
use crate::space::{Space, sum};

/// An affine map, as the images of two times nine points that together decide all others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AffineMap {
    /// The image of each point 9·h.
    high: [u8; 16],
    /// What a point's last two digits add to that.
    low: [u8; 16],
}

/// A point as the two numbers by which a map finds its image: 16·h + l for the point 9·h + l.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SplitPoint(u8);

impl SplitPoint {
    pub(crate) const fn new(point: u8) -> SplitPoint {
        SplitPoint(point / 9 * 16 + point % 9)
    }
}

impl AffineMap {
    /// A random map of the deck's space to itself; uses up 31 bits of luck.
    #[inline(always)]
    pub(crate) fn draw(space: Space, luck: &mut Luck) -> AffineMap {
        let origin = luck.below(space.cards() as u64) as u8;
        match space {
            Space::Full => {
                let choice = FOUR[(luck.below(80) as usize + 1) & 127];
                let line = multiples(choice.vector);
                let (draw, within) = luck.outside(26, 3);
                let choice = THREE[choice.axes as usize & 63][draw & 31];
                let low = plane(line, sum(line[within], choice.vector));
                let (draw, within) = luck.outside(8, 9);
                let choice = TWO[choice.axes as usize & 15][draw & 15];
                let multiples = multiples(sum(low[within], choice.vector));
                let (draw, within) = luck.outside(2, 27);
                let choice = ONE[choice.axes as usize & 3][draw & 3];
                let fourth = sum(sum(low[within % 9], multiples[within / 9]), choice.vector);
                let line = multiples.map(|multiple| sum(origin, multiple));
                AffineMap { high: plane(line, fourth), low }
            }
            Space::Quick => {
                let choice = THREE[AXES_OF_27][(luck.below(26) as usize + 1) & 31];
                let line = multiples(choice.vector);
                let (draw, within) = luck.outside(8, 3);
                let choice = TWO[choice.axes as usize & 15][draw & 15];
                let low = plane(line, sum(line[within], choice.vector));
                let (draw, within) = luck.outside(2, 9);
                let choice = ONE[choice.axes as usize & 3][draw & 3];
                let mut high = [0; 16];
                let multiples = multiples(sum(low[within], choice.vector));
                high[..3].copy_from_slice(&multiples.map(|multiple| sum(origin, multiple)));
                AffineMap { high, low }
            }
        }
    }

    #[inline(always)]
    pub(crate) fn apply(&self, SplitPoint(point): SplitPoint) -> u8 {
        sum(self.high[(point >> 4) as usize], self.low[(point & 15) as usize])
    }
}

impl Luck {
    /// Draws a vector outside a subspace of `inside` points: the number of c, counted from 1, and the number of w.
    #[inline(always)]
    fn outside(&mut self, combinations: u64, inside: u64) -> (usize, usize) {
        let draw = self.below(combinations * inside);
        ((draw / inside + 1) as usize, (draw % inside) as usize)
    }
}

/// 0, 1 and 2 times a vector.
#[inline(always)]
fn multiples(vector: u8) -> [u8; 3] {
    [0, vector, sum(vector, vector)]
}

/// A line, then the line moved by a vector, then moved again; padded, so that half a byte is in bounds.
#[inline(always)]
fn plane(line: [u8; 3], vector: u8) -> [u8; 16] {
    let [a, b, c] = line;
    let [_, once, twice] = multiples(vector);
    let moved = [sum(a, once), sum(b, once), sum(c, once), sum(a, twice), sum(b, twice), sum(c, twice)];
    let [d, e, f, g, h, i] = moved;
    [a, b, c, d, e, f, g, h, i, 0, 0, 0, 0, 0, 0, 0]
}

/// A combination of the axes that are left, and the axes that are left after it.
#[derive(Clone, Copy)]
struct Choice {
    vector: u8,
    axes: u8,
}

/// A list of axes as a number, two bits each, the first lowest. The axis n has the unit vector 3ⁿ.
const AXES_OF_81: usize = 0b11_10_01_00;
const AXES_OF_27: usize = 0b10_01_00;

/// By the number of a combination, which has a digit for each axis, the first lowest. Padded, so that masked numbers are in bounds.
static FOUR: [Choice; 128] = choices(AXES_OF_81, 4);

/// By the axes and the number of a combination.
static THREE: [[Choice; 32]; 64] = choices_of_all(3);
static TWO: [[Choice; 16]; 16] = choices_of_all(2);
static ONE: [[Choice; 4]; 4] = choices_of_all(1);

const fn choices_of_all<const NUMBERS: usize, const LISTS: usize>(left: u32) -> [[Choice; NUMBERS]; LISTS] {
    let mut all = [[Choice { vector: 0, axes: 0 }; NUMBERS]; LISTS];
    let mut axes = 0;
    while axes < LISTS {
        all[axes] = choices(axes, left);
        axes += 1;
    }
    all
}

const fn choices<const NUMBERS: usize>(axes: usize, left: u32) -> [Choice; NUMBERS] {
    let mut choices = [Choice { vector: 0, axes: 0 }; NUMBERS];
    let mut number = 0;
    while number < 3usize.pow(left) {
        let (mut rest, mut vector, mut last_used) = (number, 0, 0);
        let mut place = 0;
        while place < left {
            // Digits on different axes do not carry into each other, so the numbers can simply be added. A list that
            // names an axis twice is never reached.
            vector += rest % 3 * 3usize.pow((axes >> (2 * place) & 3) as u32);
            last_used = if rest % 3 == 0 { last_used } else { place };
            rest /= 3;
            place += 1;
        }
        // The last axis of the list takes the place of the one that goes.
        let end = 2 * (left - 1);
        let without = axes & !(3 << (2 * last_used)) | (axes >> end & 3) << (2 * last_used);
        choices[number] = Choice { vector: vector as u8, axes: (without & ((1 << end) - 1)) as u8 };
        number += 1;
    }
    choices
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::space::third;

    fn image(map: &AffineMap, point: u8) -> u8 {
        map.apply(SplitPoint::new(point))
    }

    #[test]
    fn maps_are_one_to_one_and_keep_lines() {
        let mut random = Random::new(4);
        for space in [Space::Full, Space::Quick].into_iter().cycle().take(1000) {
            let map = AffineMap::draw(space, &mut random.luck());
            let points = 0..space.cards() as u8;
            let mut images: Vec<u8> = points.clone().map(|point| image(&map, point)).collect();
            for (a, b) in points.clone().flat_map(|a| points.clone().map(move |b| (a, b))) {
                assert_eq!(image(&map, third(a, b)), third(image(&map, a), image(&map, b)));
            }
            images.sort_unstable();
            assert!(images.into_iter().eq(points));
        }
    }

    /// All 303,264 maps of the small space must turn up about equally often; each is known by four images.
    #[test]
    fn maps_are_uniform() {
        let mut random = Random::new(5);
        let mut counts = std::collections::HashMap::new();
        let draws = 10 * Space::Quick.symmetries();
        for _ in 0..draws {
            let map = AffineMap::draw(Space::Quick, &mut random.luck());
            *counts.entry([0, 1, 3, 9].map(|point| image(&map, point))).or_insert(0u32) += 1;
        }
        // Chi-square with as many degrees of freedom as maps, less one; six deviations either way.
        let freedom = Space::Quick.symmetries() as f64 - 1.0;
        let missing = Space::Quick.symmetries() - counts.len() as u64;
        let seen: f64 = counts.values().map(|&count| (f64::from(count) - 10.0).powi(2) / 10.0).sum();
        let chi_square = seen + 10.0 * missing as f64;
        assert!((chi_square - freedom).abs() < 6.0 * (2.0 * freedom).sqrt(), "{chi_square} for {freedom}");
    }
}
