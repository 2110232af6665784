//! The classes of layouts that puzzles are drawn from, as published tables.
//!
//! Each line of a table is one class of layouts under the symmetries of the space: its least member, the layout
//! whose sorted card indices come first in lexicographic order, one character a card (`!` is card 0, `"` is card 1, …, `q`
//! is card 80), then the number of symmetries that keep it. The lines are sorted by the member. The test below
//! computes the tables again, which takes a third of a second; a program reads them instead.

use crate::affine::SplitPoint;
use crate::space::Space;

/// Classes of layouts of `CARDS` cards, weighted by their sizes.
pub(crate) struct Classes<const CARDS: usize> {
    members: Vec<[SplitPoint; CARDS]>,
    /// For each class, how many layouts there are in it and all classes before.
    ends: Vec<u64>,
    /// By the number of a layout divided by a power of two: the class of the first layout with that quotient. So the class of any
    /// layout is that one or, since classes are large, one of the next few.
    starts: Vec<u16>,
    /// The exponent of that power.
    shift: u32,
}

/// At most so many entries lead to a class; twice as many would not be quicker.
const STARTS: u64 = 4096;

/// Twelve of 81 cards with exactly six Sets.
pub(crate) const TWELVE: &str = include_str!("../data/twelve-six.txt");

/// Nine of 27 cards with exactly four Sets.
pub(crate) const NINE: &str = include_str!("../data/nine-four.txt");

impl<const CARDS: usize> Classes<CARDS> {
    /// Panics at a malformed table; a test reads those of this crate.
    pub(crate) fn read(space: Space, text: &str) -> Classes<CARDS> {
        let mut classes = Classes { members: Vec::new(), ends: Vec::new(), starts: Vec::new(), shift: 0 };
        let mut end = 0;
        for line in text.lines() {
            let (member, automorphisms) = line.split_once(' ').expect("a member and a number");
            let member: [u8; CARDS] = member.as_bytes().try_into().expect("a character a card");
            end += space.symmetries() / automorphisms.parse::<u64>().expect("a number");
            classes.members.push(member.map(|character| SplitPoint::new(character - b'!')));
            classes.ends.push(end);
        }
        classes.shift = (end / STARTS).checked_ilog2().map_or(0, |exponent| exponent + 1);
        let first_of = |start: u64| classes.ends.partition_point(|&end| end <= start << classes.shift);
        classes.starts = (0..=(end - 1) >> classes.shift).map(|start| first_of(start) as u16).collect();
        classes
    }

    pub(crate) fn layouts(&self) -> u64 {
        self.ends.last().copied().unwrap_or(0)
    }

    /// The member that stands for a layout, the layouts being numbered class by class.
    #[inline(always)]
    pub(crate) fn member(&self, layout: u64) -> &[SplitPoint; CARDS] {
        let mut class = usize::from(self.starts[(layout >> self.shift) as usize]);
        // Whether it is the next one cannot be predicted; that it is a later one is rare.
        class += usize::from(self.ends[class] <= layout);
        while self.ends[class] <= layout {
            class += 1;
        }
        &self.members[class]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::by_sets::by_sets;
    use crate::canonical::{Canonical, canonical};
    use crate::orbits::{Family, Level};
    use crate::points::{Hits, MOST, Points};

    fn table(space: Space, cards: usize, sets: usize) -> String {
        let level = Level::of(space, Family::All, cards);
        let wanted = level.orbits.iter().filter(|orbit| {
            let points = orbit.points.as_slice();
            Hits::new(points).sets(points) == sets
        });
        // Without colours, so that the form is the greatest image of all: its first card is its highest bit, so it is the least
        // member, and greater comes first.
        let mut classes: Vec<_> = wanted.map(|orbit| canonical(space, &orbit.points, &[0; MOST])).collect();
        classes.sort_unstable_by_key(|class| std::cmp::Reverse(class.form));
        let line = |class: &Canonical| {
            let points = Points::from_form(class.form);
            let member: String = points.as_slice().iter().map(|&point| (point + b'!') as char).collect();
            format!("{member} {}\n", class.automorphisms)
        };
        classes.iter().map(line).collect()
    }

    fn assert_published(name: &str, published: &str, computed: &str) {
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(format!("{}/data/{name}", env!("CARGO_MANIFEST_DIR")), computed).unwrap();
        }
        assert!(published == computed, "{name} is not what comes out; BLESS=1 writes it anew");
    }

    #[test]
    fn the_published_tables_are_what_comes_out() {
        assert_published("nine-four.txt", NINE, &table(Space::Quick, 9, 4));
        assert_published("twelve-six.txt", TWELVE, &table(Space::Full, 12, 6));
    }

    #[test]
    fn the_tables_hold_every_layout() {
        let twelve = Classes::<12>::read(Space::Full, TWELVE);
        assert_eq!(u128::from(twelve.layouts()), by_sets(Space::Full, 12).unwrap().counts[6]);
        let nine = Classes::<9>::read(Space::Quick, NINE);
        assert_eq!(u128::from(nine.layouts()), by_sets(Space::Quick, 9).unwrap().counts[4]);
        for (class, &end) in twelve.ends.iter().enumerate() {
            assert_eq!(twelve.member(end - 1), &twelve.members[class]);
            assert!(end == twelve.layouts() || twelve.member(end) == &twelve.members[class + 1]);
        }
    }
}
