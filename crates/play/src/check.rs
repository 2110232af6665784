//! The check of a claim, as all players see it.

use engine::{Beaten, Claim, Event, Fact, Penalty, SeatNumber, Time};

/// A claim that was checked, or a call that ran out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// When it was checked.
    pub at: Time,
    /// Whose claim it was.
    pub seat: SeatNumber,
    /// The cards; none if the call ran out.
    pub cards: Option<Claim>,
    /// What a wrong claim cost; none for a right one.
    pub penalty: Option<Penalty>,
    /// Who was slower in the photo finish.
    pub beaten: Vec<Beaten>,
}

impl Check {
    /// The check that an event makes. `called` is the photo finish of the call before it, where there was one.
    pub fn of(event: &Event, called: &[Beaten]) -> Option<Check> {
        let (seat, cards, penalty, beaten) = match &event.fact {
            Fact::Taken { seat, cards, beaten, .. } if !beaten.is_empty() => {
                (*seat, Some(*cards), None, beaten.as_slice())
            }
            Fact::Taken { seat, cards, .. } | Fact::Found { seat, cards } => {
                (*seat, Some(*cards), None, called)
            }
            Fact::WrongCall { seat, cards, penalty, .. } => (*seat, *cards, Some(*penalty), called),
            _ => return None,
        };
        Some(Check { at: event.at, seat, cards, penalty, beaten: beaten.to_vec() })
    }

    /// The event that tells who of the others was right about it, among a table's events.
    pub fn votes<'a>(&self, events: &'a [Event]) -> Option<&'a Fact> {
        let before = events.iter().rev().skip_while(|event| event.at > self.at);
        let mut now = before.take_while(|event| event.at == self.at).map(|event| &event.fact);
        now.find(|fact| matches!(fact, Fact::Checked { seat, .. } if *seat == self.seat))
    }

    /// Whether it was a Set.
    pub fn is_right(&self) -> bool {
        self.penalty.is_none()
    }
}
