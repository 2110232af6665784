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
//! **Few layouts are canonised.** Kept extensions with the same invariants form a group, so all those of a class are in one group,
//! and the sum over the group, divided by t, is the size of all its classes together. If the group has one member, it has one class. Otherwise
//! the canonical form of one member also counts its automorphisms, and the order of the group of symmetries divided by their number is the size
//! of its class. If that is the sum, there is no second class. Only if it is not, all members are told apart by their forms.
//!
//! **Nothing is merged by mistake.** The sizes of all classes must sum to what the size below promises: each layout of k + 1 cards is
//! an extension of k + 1 layouts (all of them Set-free if it is), so Σ|C| = Σ|P's class|·extensions/(k + 1). A class that was lost would
//! be missing there, and every size must divide the order of the group of symmetries.

use crate::canonical::{Canonical, canonical};
use crate::points::{Hits, MOST, Points};
use crate::random::scramble;
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
    /// The classes, in the order of their invariants.
    pub(crate) orbits: Vec<Orbit>,
}

/// A kept extension.
struct Child {
    /// What layouts of one class have in common: the colours of the points, and how many have the greatest one.
    invariants: (u64, u64),
    points: Points,
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
        children.sort_unstable_by_key(|child: &Child| child.invariants);
        let mut orbits = Vec::new();
        for group in children.chunk_by(|a, b| a.invariants == b.invariants) {
            self.merge(group, &mut orbits);
        }
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
        let hits = Hits::new(orbit.points.as_slice());
        // Points with great colours come first: they are likely to be above the new one, and decide soonest that it is no top point.
        let mut points = orbit.points;
        let colours = hits.colours(points.as_slice());
        points.sort_by_key(|place| std::cmp::Reverse(colours[place]));
        let mut extensions = 0;
        for point in 0..self.space.cards() as u8 {
            if hits.has(point) || (self.family == Family::SetFree && hits.pairs(point) > 0) {
                continue;
            }
            extensions += 1;
            children.extend(child(&points, &hits, point).map(|(invariants, points)| Child {
                invariants,
                points,
                parents: orbit.size,
            }));
        }
        extensions
    }

    /// Adds the classes of a group of extensions.
    fn merge(&self, group: &[Child], orbits: &mut Vec<Orbit>) {
        let Child { invariants: (_, tops), points, .. } = group[0];
        let size = group.iter().map(|child| child.parents).sum::<u64>() / tops;
        let of_one_class = |canonical: Canonical| size * canonical.automorphisms == self.space.symmetries();
        if group.len() == 1 || of_one_class(self.canonical(&points)) {
            assert_eq!(self.space.symmetries() % size, 0, "size of the class of {points:?}");
            return orbits.push(Orbit { points, size });
        }
        let mut forms: Vec<(Canonical, &Child)> =
            group.iter().map(|child| (self.canonical(&child.points), child)).collect();
        forms.sort_unstable_by_key(|(canonical, _)| canonical.form);
        for same in forms.chunk_by(|(a, _), (b, _)| a.form == b.form) {
            let size = same.iter().map(|(_, child)| child.parents).sum::<u64>() / tops;
            let (Canonical { form, automorphisms }, child) = same[0];
            assert_eq!(size * automorphisms, self.space.symmetries(), "size of the class of {form:x}");
            orbits.push(Orbit { points: child.points, size });
        }
    }

    fn canonical(&self, points: &Points) -> Canonical {
        let hits = Hits::new(points.as_slice());
        let colours = hits.refined(points.as_slice(), &hits.colours(points.as_slice()));
        canonical(self.space, points, &colours)
    }
}

/// The extension of a layout by one point, and its invariants, if the point becomes a top point.
#[inline(always)]
fn child(layout: &Points, hits: &Hits, point: u8) -> Option<((u64, u64), Points)> {
    let mut hits = hits.clone();
    hits.add(layout.as_slice(), point);
    let extended = layout.with(point);
    let points = extended.as_slice();
    let newest = hits.colour(points, point);
    let mut colours = [newest; MOST];
    let mut tops = 1;
    for (colour, &older) in colours.iter_mut().zip(layout.as_slice()) {
        *colour = hits.colour(points, older);
        if *colour > newest {
            return None;
        }
        tops += u64::from(*colour == newest);
    }
    let refined = hits.refined(points, &colours);
    let sum = refined[..points.len()].iter().fold(0u64, |sum, &colour| sum.wrapping_add(scramble(colour)));
    Some(((sum, tops), extended))
}
