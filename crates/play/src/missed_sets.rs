//! The Sets that lay on a table and were not seen.

use engine::{Board, Claim, Time};

/// A Set that lay on the table and was not found in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissedSet {
    /// The cards.
    pub cards: Claim,
    /// For how long all of them lay there, in milliseconds.
    pub lay: u64,
    /// Whether more cards were laid, or the round was ended, because no Set was found.
    pub denied: bool,
}

/// The Sets that lie on a table, and what became of those that lay there before.
#[derive(Clone, Debug, Default)]
pub(crate) struct OpenSets {
    sets: Vec<(Claim, Time)>,
    denied: Vec<Claim>,
    found: Vec<Claim>,
    /// Those that lay longest first.
    missed: Vec<MissedSet>,
}

impl OpenSets {
    /// Looks at the cards after something has happened: Sets come, and Sets go with one of their cards.
    pub(crate) fn look(&mut self, board: &Board, at: Time) {
        let sets = board.finder().all();
        // A card that moves into a gap may change a Set's order, never its cards.
        let (stay, gone): (Vec<_>, Vec<_>) = std::mem::take(&mut self.sets)
            .into_iter()
            .partition(|(set, _)| sets.iter().any(|other| set.is_same_find(*other)));
        self.sets = stay;
        gone.into_iter().for_each(|(set, since)| self.gone(set, since, at));
        for set in sets {
            if !self.sets.iter().any(|(known, _)| known.is_same_find(set)) {
                self.sets.push((set, at));
            }
        }
    }

    /// A Set was found.
    pub(crate) fn find(&mut self, cards: Claim) {
        self.found.push(cards);
    }

    /// The players have agreed that there is no Set.
    pub(crate) fn deny(&mut self) {
        self.denied.extend(self.sets.iter().map(|(set, _)| *set));
    }

    fn gone(&mut self, cards: Claim, since: Time, at: Time) {
        let denied = self.denied.iter().any(|other| other.is_same_find(cards));
        let found = self.found.iter().any(|claim| claim.is_same_find(cards));
        if denied || !found {
            // In order from the start: a sort would be loaded with every page that shows results.
            let lay = at.since(since);
            let place = self.missed.partition_point(|other| other.lay >= lay);
            self.missed.insert(place, MissedSet { cards, lay, denied });
        }
    }

    /// What has been missed while the round goes on. Sets that still lie there count only if the players have agreed that there is
    /// none: the others may still be found.
    pub(crate) fn so_far(mut self, at: Time) -> Vec<MissedSet> {
        let denied = std::mem::take(&mut self.denied);
        self.sets.retain(|(set, _)| denied.iter().any(|other| other.is_same_find(*set)));
        OpenSets { denied, ..self }.end(at)
    }

    /// The round is over: what was missed in it, what lay longest first.
    pub(crate) fn end(mut self, at: Time) -> Vec<MissedSet> {
        std::mem::take(&mut self.sets).into_iter().for_each(|(set, since)| self.gone(set, since, at));
        self.missed
    }
}
