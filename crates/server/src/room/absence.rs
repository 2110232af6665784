//! Which players have no connection, and when that is recorded.

use std::collections::BTreeMap;

use engine::{Command, Fact, SeatNumber};
use play::AppliedRecord;
use tokio::time::Instant;

use super::Room;

/// What this node knows of the people at the table who have no connection, and of those who have one again.
///
/// It is looked at when connections or seats change, so that a claim costs no more for it.
#[derive(Default)]
pub(super) struct Absences {
    since: BTreeMap<SeatNumber, Instant>,
    /// Those who are recorded as away and are connected.
    returned: Vec<SeatNumber>,
}

impl Room {
    /// Compares the seats with the connections of this and other nodes.
    pub(super) fn note_connections(&mut self) {
        let connected: Vec<SeatNumber> = self.round_trips().map(|(seat, _)| seat).collect();
        let absent = self.host.unconnected(&connected);
        let Absences { since, returned } = &mut self.absences;
        since.retain(|seat, _| absent.contains(seat));
        for seat in absent {
            since.entry(seat).or_insert_with(Instant::now);
        }
        *returned = connected;
        returned.retain(|seat| self.host.board().seat(*seat).is_some_and(|seat| seat.away));
        returned.sort_unstable();
        returned.dedup();
    }

    /// The same after records that change who sits here, or who is away.
    pub(super) fn note_seats(&mut self, records: &[AppliedRecord]) -> bool {
        let mut changes = false;
        for fact in records.iter().flat_map(AppliedRecord::facts) {
            changes |= matches!(fact, Fact::Sat { .. } | Fact::Left { .. } | Fact::Away { .. });
            if let Fact::Back { seat } = fact {
                changes = true;
                // Another node knows of a connection that this one does not: it is not contradicted at once.
                self.absences.since.remove(seat);
            }
        }
        changes
    }

    /// No client was here, so absences count from now on.
    pub(super) fn forget_absences(&mut self) {
        self.absences = Absences::default();
    }

    /// When an absence, or the end of one, is to be recorded.
    pub(super) fn absence_due(&self) -> Option<Instant> {
        if !self.absences.returned.is_empty() {
            return Some(self.empty_since);
        }
        let lost = self.absences.since.iter().filter(|(seat, _)| self.host.board().records_absence(**seat));
        lost.filter_map(|(_, since)| since.checked_add(self.away_after)).min()
    }

    /// The command that records what is due.
    pub(super) fn due_connections(&self) -> Option<Command> {
        let now = Instant::now();
        if self.absence_due().is_none_or(|due| due > now) {
            return None;
        }
        let is_long = |since: &Instant| now.saturating_duration_since(*since) >= self.away_after;
        let lost = self.absences.since.iter().filter(|(_, since)| is_long(since));
        let lost = lost.map(|(seat, _)| *seat).filter(|seat| self.host.board().records_absence(*seat));
        Some(Command::Connections { lost: lost.collect(), back: self.absences.returned.clone() })
    }
}
