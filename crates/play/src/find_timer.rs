//! How long each Set took to find, told from the events of a table.

use engine::{Event, Fact, Time};

use crate::stats::Find;

/// Follows a table's events and times its finds: from the last change of the cards to the call, or to the claim without one.
#[derive(Clone, Copy, Debug, Default)]
pub struct FindTimer {
    /// When a Set was last found or cards were last laid.
    since: Time,
    /// When the call that stands was made.
    called: Option<Time>,
}

impl FindTimer {
    /// Applies an event; the find, if it is one.
    pub fn apply(&mut self, event: &Event) -> Option<Find> {
        match &event.fact {
            Fact::Dealt { .. } => *self = FindTimer { since: event.at, called: None },
            Fact::Widened { .. } | Fact::Replaced { .. } => self.since = event.at,
            Fact::CallHeld { .. } | Fact::Called { .. } | Fact::Claimed { .. } | Fact::Turned { .. } => {
                _ = self.called.get_or_insert(event.at)
            }
            Fact::WrongCall { .. } | Fact::TurnedBack { .. } => self.called = None,
            Fact::Taken { seat, cards, .. } | Fact::Found { seat, cards } => {
                let took = self.called.take().unwrap_or(event.at).since(self.since);
                self.since = event.at;
                return Some(Find { seat: *seat, took, cards: *cards });
            }
            _ => {}
        }
        None
    }
}
