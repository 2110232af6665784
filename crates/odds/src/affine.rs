//! Uniformly random affine maps of the space, without trial and error.
//!
//! A map is an image for the origin, which may be any point, and independent images for the basis vectors: each must lie
//! outside the subspace W that those before it span. Let C be spanned by as many coordinate axes as W leaves room for, chosen so
//! that W and C meet only in the origin. Then every vector is in exactly one way c + w with c in C and w in W, and it lies
//! outside W exactly when c is not the origin. So a random c ≠ 0 and a random w give each vector outside W the same
//! chance. Afterwards C loses an axis along which c is not 0, and again meets what is spanned only in the origin.

use crate::random::Luck;
use crate::space::{Space, sum};

/// An affine map, as the images of two times nine points that together decide all others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AffineMap {
    /// The image of each point 9·h.
    high: [u8; 9],
    /// What a point's last two digits add to that.
    low: [u8; 9],
}

impl AffineMap {
    /// A random map of the deck's space to itself; uses up 31 bits of luck.
    #[inline]
    pub(crate) fn draw(space: Space, luck: &mut Luck) -> AffineMap {
        let origin = luck.below(space.cards() as u64) as u8;
        let mut axes = Axes::new(space);
        let first = axes.outside(&[0], luck);
        let line = multiples(first);
        let second = axes.outside(&line, luck);
        let low = plane(line, second);
        let third = axes.outside(&low, luck);
        let mut high = [0; 9];
        let multiples = multiples(third);
        high[..3].copy_from_slice(&multiples.map(|multiple| sum(origin, multiple)));
        if space == Space::Full {
            let mut flat = [0; 27];
            for (points, multiple) in flat.chunks_exact_mut(9).zip(multiples) {
                points.copy_from_slice(&low.map(|point| sum(point, multiple)));
            }
            let fourth = axes.outside(&flat, luck);
            high = plane([high[0], high[1], high[2]], fourth);
        }
        AffineMap { high, low }
    }

    #[inline(always)]
    pub(crate) fn apply(&self, point: u8) -> u8 {
        sum(self.high[(point / 9) as usize % 9], self.low[(point % 9) as usize])
    }
}

/// 0, 1 and 2 times a vector.
#[inline(always)]
fn multiples(vector: u8) -> [u8; 3] {
    [0, vector, sum(vector, vector)]
}

/// A line, then the line moved by a vector, then moved again.
#[inline(always)]
fn plane(line: [u8; 3], vector: u8) -> [u8; 9] {
    let [a, b, c] = line;
    let [_, once, twice] = multiples(vector);
    [a, b, c, sum(a, once), sum(b, once), sum(c, once), sum(a, twice), sum(b, twice), sum(c, twice)]
}

/// The coordinate axes that are left, as the unit vectors along them.
struct Axes {
    units: [u8; 4],
    left: usize,
}

impl Axes {
    fn new(space: Space) -> Axes {
        Axes { units: [1, 3, 9, 27], left: if space == Space::Full { 4 } else { 3 } }
    }

    /// A random vector outside the subspace with these points. It takes one axis away.
    #[inline(always)]
    fn outside(&mut self, inside: &[u8], luck: &mut Luck) -> u8 {
        let combinations = 3u64.pow(self.left as u32) - 1;
        let draw = luck.below(combinations * inside.len() as u64) as usize;
        let within = inside[draw % inside.len()];
        let mut rest = (draw / inside.len() + 1) as u8;
        // Digits on different axes do not carry into each other, so the numbers can simply be added.
        let mut beside = 0u8;
        let mut nonzero = 0;
        for axis in 0..self.left {
            let digit = rest % 3;
            rest /= 3;
            beside = beside.wrapping_add(self.units[axis].wrapping_mul(digit));
            nonzero = if digit == 0 { nonzero } else { axis };
        }
        self.left -= 1;
        self.units[nonzero] = self.units[self.left];
        sum(within, beside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::space::third;

    #[test]
    fn maps_are_one_to_one_and_keep_lines() {
        let mut random = Random::new(4);
        for space in [Space::Full, Space::Quick].into_iter().cycle().take(1000) {
            let map = AffineMap::draw(space, &mut random.luck());
            let points = 0..space.cards() as u8;
            let mut images: Vec<u8> = points.clone().map(|point| map.apply(point)).collect();
            for (a, b) in points.clone().flat_map(|a| points.clone().map(move |b| (a, b))) {
                assert_eq!(map.apply(third(a, b)), third(map.apply(a), map.apply(b)));
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
            *counts.entry([0, 1, 3, 9].map(|point| map.apply(point))).or_insert(0u32) += 1;
        }
        // Chi-square with as many degrees of freedom as maps, less one; six deviations either way.
        let freedom = Space::Quick.symmetries() as f64 - 1.0;
        let missing = Space::Quick.symmetries() - counts.len() as u64;
        let seen: f64 = counts.values().map(|&count| (f64::from(count) - 10.0).powi(2) / 10.0).sum();
        let chi_square = seen + 10.0 * missing as f64;
        assert!((chi_square - freedom).abs() < 6.0 * (2.0 * freedom).sqrt(), "{chi_square} for {freedom}");
    }
}
