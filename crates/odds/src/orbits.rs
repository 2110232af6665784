//! Layouts up to the symmetries of the space, one size after the other.
//!
//! Two layouts are of one class (one orbit) when an affine map takes one to the other. All members of a class have
//! equally many Sets, so it is enough to know one representative of each and how many members there are.
//!
//! **Every class is reached.** Give each point of a layout T a colour that symmetries respect, and call the points with
//! the greatest colour its top points. Take a top point x away: what is left belongs to some class of the size below,
//! with representative P, and a map takes T to P ∪ {x′} where x′ is a top point again. So it is enough to extend each P by every
//! point that becomes a top point; other extensions are dropped before anything costly is done to them.
//!
//! **Every class gets its size.** Count the pairs (T, x) with T in the class C and x one of its t top points. By T there are
//! |C|·t. By T without x, they are the sum of |P's class| over all kept extensions of representatives P that land in C.
//! So that sum, divided by t, is |C|.
//!
//! **Nothing is merged by mistake.** Extensions are merged when their canonical forms agree. The form's search also counts the
//! automorphisms, so |C| is known a second time, as the order of the group divided by their number, and the two must agree for every class.
//! The sizes of all classes must also sum to what the size below promises: each layout of k + 1 cards is an extension of
//! k + 1 layouts (all of them Set-free if it is), so Σ|C| = Σ|P's class|·extensions/(k + 1).

use crate::canonical::{Canonical, canonical};
use crate::points::{Hits, Points};
use crate::space::Space;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Family {
    SetFree,
    All,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Orbit {
    /// Some member.
    pub(crate) points: Points,
    pub(crate) size: u64,
}

/// All classes of layouts of one size.
pub(crate) struct Level {
    space: Space,
    family: Family,
    cards: usize,
    /// The classes, in the order of their canonical forms.
    pub(crate) orbits: Vec<Orbit>,
}

/// A kept extension.
struct Child {
    canonical: Canonical,
    /// How many points of it have the greatest colour.
    tops: u64,
    /// The size of the class of the layout that was extended.
    parents: u64,
}

impl Level {
    pub(crate) fn empty(space: Space, family: Family) -> Level {
        Level { space, family, cards: 0, orbits: vec![Orbit { points: Points::NONE, size: 1 }] }
    }

    pub(crate) fn of(space: Space, family: Family, cards: usize) -> Level {
        (0..cards).fold(Level::empty(space, family), |level, _| level.next())
    }

    pub(crate) fn next(&self) -> Level {
        let mut children = Vec::new();
        let mut promised = 0;
        for orbit in &self.orbits {
            promised += u128::from(orbit.size) * self.extend(orbit, &mut children);
        }
        children.sort_unstable_by_key(|child: &Child| child.canonical.form);
        let classes = children.chunk_by(|a, b| a.canonical.form == b.canonical.form);
        let orbits = classes.map(|same| merge(self.space, same)).collect();
        let cards = self.cards + 1;
        let level = Level { cards, orbits, ..*self };
        assert_eq!(level.layouts() * cards as u128, promised, "mass of the classes with {cards} cards");
        level
    }

    pub(crate) fn layouts(&self) -> u128 {
        self.orbits.iter().map(|orbit| u128::from(orbit.size)).sum()
    }

    /// Adds the extensions worth keeping to `children`; answers with the number of all extensions.
    fn extend(&self, orbit: &Orbit, children: &mut Vec<Child>) -> u128 {
        let points = orbit.points.as_slice();
        let hits = Hits::new(points);
        let mut extensions = 0;
        for point in 0..self.space.cards() as u8 {
            if hits.has(point) || (self.family == Family::SetFree && hits.pairs(point) > 0) {
                continue;
            }
            extensions += 1;
            children.extend(self.child(orbit, &hits, point));
        }
        extensions
    }

    /// The extension by one point, if that becomes a top point.
    #[inline(always)]
    fn child(&self, orbit: &Orbit, hits: &Hits, point: u8) -> Option<Child> {
        let mut hits = hits.clone();
        hits.add(orbit.points.as_slice(), point);
        let points = orbit.points.with(point);
        let colours = hits.colours(points.as_slice());
        let (&newest, older) = colours[..points.as_slice().len()].split_last()?;
        if older.iter().any(|&colour| colour > newest) {
            return None;
        }
        let tops = 1 + older.iter().filter(|&&colour| colour == newest).count() as u64;
        let colours = hits.refined(points.as_slice(), &colours);
        Some(Child { canonical: canonical(self.space, &points, &colours), tops, parents: orbit.size })
    }
}

fn merge(space: Space, same: &[Child]) -> Orbit {
    let Child { canonical, tops, .. } = same[0];
    let size = same.iter().map(|child| child.parents).sum::<u64>() / tops;
    let form = canonical.form;
    assert_eq!(size * canonical.automorphisms, space.symmetries(), "size of the class of {form:x}");
    Orbit { points: Points::from_form(form), size }
}
