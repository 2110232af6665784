//! The check of a claim, for everybody to see: three cards, the four answers, what it costs.

use engine::{Beaten, Claim, Event, Fact, Penalty, SeatNumber, Time};

/// A claim that was checked, or a call that ran out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// When.
    pub at: Time,
    /// Whose it was.
    pub seat: SeatNumber,
    /// The cards; none if the call window ran out.
    pub cards: Option<Claim>,
    /// What it cost; nothing was lost by a right one.
    pub penalty: Option<Penalty>,
    /// Who was slower in the photo finish.
    pub beaten: Vec<Beaten>,
}

impl Check {
    /// The check that an event tells of. Where calling comes before picking, the photo finish was that of the call.
    pub fn of(event: &Event, called: Vec<Beaten>) -> Option<Check> {
        let at = event.at;
        match &event.fact {
            Fact::Taken { seat, cards, beaten, .. } => {
                let beaten = if beaten.is_empty() { called } else { beaten.clone() };
                Some(Check { at, seat: *seat, cards: Some(*cards), penalty: None, beaten })
            }
            Fact::Found { seat, cards } => {
                Some(Check { at, seat: *seat, cards: Some(*cards), penalty: None, beaten: called })
            }
            Fact::WrongCall { seat, cards, penalty } => {
                Some(Check { at, seat: *seat, cards: *cards, penalty: Some(*penalty), beaten: called })
            }
            _ => None,
        }
    }

    /// Whether it was a Set.
    pub fn is_right(&self) -> bool {
        self.penalty.is_none()
    }
}
