//! The canonical form of a layout under the affine maps of the space, and the number of maps that leave it as it is.
//!
//! An affine map is decided by where it sends a frame: a point, a second one, a third outside their line, a fourth
//! outside their plane, a fifth outside their 3-flat. Let a frame made of the layout's own points go to the standard
//! frame 0, 1, 3, 9, 27: then the standard flat of the first 3ᵈ points is filled by the frame's first d + 1 points alone, so
//! the layout's image, read as bits in the order of the points, grows from the left while the frame is being chosen. The
//! canonical form is the greatest image over all frames, and a prefix that falls behind is given up at once.
//!
//! Which frames are tried may be narrowed by any rule that symmetries respect, here: at each step only points of the
//! rarest colour outside the flat. A symmetry takes the tree of frames of one layout to the tree of its image. So two
//! layouts have the same form exactly when they are images of each other, and the frames that reach the form are exactly the images of
//! one of them under the layout's automorphisms.
//!
//! A layout that spans only a smaller flat is done when its points are used up; every map that fixes the flat
//! point by point is then one more automorphism.

use crate::points::{MOST, Points};
use crate::space::{Space, third};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Canonical {
    /// The greatest image, the point 0 being the highest bit.
    pub(crate) form: u128,
    /// How many affine maps take the layout to itself.
    pub(crate) automorphisms: u64,
}

/// The canonical form among the frames that the colours allow.
pub(crate) fn canonical(space: Space, points: &Points, colours: &[u64; MOST]) -> Canonical {
    let mut search = Search::new(points.as_slice(), colours);
    let mut flat = [0; 81];
    search.extend(&mut flat, 0, 0, (1 << points.as_slice().len()) - 1);
    let automorphisms = match search.flat {
        0 => space.symmetries(),
        flat => search.reached * space.maps_fixing(flat),
    };
    Canonical { form: search.best, automorphisms }
}

struct Search<'a> {
    points: &'a [u8],
    /// Colours ranked by how few points share them.
    ranks: [u64; MOST],
    /// For each point of the space its place in the layout counted from 1, or 0.
    place: [u8; 128],
    best: u128,
    /// How many frames reached the best form.
    reached: u64,
    /// The size of the flat that the layout spans.
    flat: usize,
}

impl<'a> Search<'a> {
    fn new(points: &'a [u8], colours: &[u64; MOST]) -> Search<'a> {
        let mut ranks = [0; MOST];
        let mut place = [0; 128];
        for (index, &point) in points.iter().enumerate() {
            let sharing = colours[..points.len()].iter().filter(|&&colour| colour == colours[index]).count();
            ranks[index] = (sharing as u64) << 56 | colours[index] >> 8;
            place[point as usize & 127] = index as u8 + 1;
        }
        Search { points, ranks, place, best: 0, reached: 0, flat: 0 }
    }

    /// Tries every allowed next point of the frame. `flat` holds the images of the first `size` standard points,
    /// `form` the bits for them, and `outside` the places of the layout's points that are not in the flat.
    fn extend(&mut self, flat: &mut [u8; 81], size: usize, form: u128, outside: u32) {
        if outside == 0 {
            return self.arrive(form, size);
        }
        let places = || (0..self.points.len()).filter(|&place| outside >> place & 1 == 1);
        let rarest = places().map(|place| self.ranks[place]).min();
        let mut candidates = places()
            .filter(|&place| Some(self.ranks[place]) == rarest)
            .fold(0u32, |set, place| set | 1 << place);
        while candidates != 0 {
            let next = self.points[candidates.trailing_zeros() as usize];
            candidates &= candidates - 1;
            let (bits, inside) = self.widen(flat, size, next);
            let wider = (size * 3).max(1);
            let form = form | bits << (128 - wider);
            if form >= self.best >> (128 - wider) << (128 - wider) {
                self.extend(flat, wider, form, outside & !inside);
            }
        }
    }

    /// Fills the flat that `next` and the first `size` points of `flat` span; answers with the bits for its new
    /// points, the last one lowest, and with the places of the layout that were met.
    fn widen(&self, flat: &mut [u8; 81], size: usize, next: u8) -> (u128, u32) {
        if size == 0 {
            flat[0] = next;
            return (1, 1 << (self.place[next as usize & 127] - 1));
        }
        let (known, new) = flat.split_at_mut(size);
        let (once, twice) = new.split_at_mut(size);
        let mut first = 0u64;
        let mut second = 0u64;
        // Place 0 means "not in the layout"; it falls off when the places are shifted down at the end.
        let mut met = 0u64;
        for ((&point, once), twice) in known.iter().zip(once).zip(twice) {
            *once = third(third(point, next), known[0]);
            *twice = third(point, *once);
            let places = [self.place[*once as usize & 127], self.place[*twice as usize & 127]];
            first = first << 1 | u64::from(places[0] != 0);
            second = second << 1 | u64::from(places[1] != 0);
            met |= 1 << (places[0] & 63) | 1 << (places[1] & 63);
        }
        (u128::from(first) << size | u128::from(second), (met >> 1) as u32)
    }

    fn arrive(&mut self, form: u128, size: usize) {
        if form > self.best {
            self.best = form;
            self.reached = 0;
        }
        self.reached += 1;
        self.flat = size;
    }
}
