//! What one seat's round came to, as challenges compare it: points and times, from the events of its table.

use std::cmp::Reverse;

use engine::{Event, Fact, Penalty, SeatNumber, Time};
use serde::{Deserialize, Serialize};

/// The finds of one seat in the last round that was dealt.
///
/// ```
/// use play::RunScore;
///
/// let score = RunScore { finds: vec![2_000, 5_500], lost: 1 };
/// assert_eq!((score.points(), score.time()), (1, 5_500));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunScore {
    /// Milliseconds from the deal to each find.
    pub finds: Vec<u32>,
    /// Points that wrong calls have cost.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub lost: u32,
}

fn is_zero(lost: &u32) -> bool {
    *lost == 0
}

impl RunScore {
    /// Counts a seat's finds.
    pub fn of<'a>(events: impl IntoIterator<Item = &'a Event>, seat: SeatNumber) -> RunScore {
        let (mut score, mut dealt) = (RunScore::default(), None);
        for event in events {
            score.count(event, seat, &mut dealt);
        }
        score
    }

    /// Counts one event. `dealt` is when the round began, none between rounds.
    pub fn count(&mut self, event: &Event, seat: SeatNumber, dealt: &mut Option<Time>) {
        match &event.fact {
            Fact::Dealt { .. } => {
                *self = RunScore::default();
                *dealt = Some(event.at);
            }
            Fact::RoundEnded { .. } => *dealt = None,
            Fact::Taken { .. } | Fact::Found { .. } | Fact::Scored { .. }
                if event.fact.seat() == Some(seat) =>
            {
                let Some(dealt) = *dealt else { return };
                self.finds.push(u32::try_from(event.at.since(dealt)).unwrap_or(u32::MAX));
            }
            Fact::WrongCall { seat: caller, penalty: Penalty::Point, .. } if *caller == seat => {
                self.lost += 1
            }
            _ => {}
        }
    }

    /// Finds, less what wrong calls cost.
    pub fn points(&self) -> i32 {
        let [finds, lost] = [self.finds.len() as i64, self.lost.into()];
        i32::try_from(finds - lost).unwrap_or(i32::MIN / 4)
    }

    /// Milliseconds to the last find. What comes after it, such as agreeing that there is no Set, is not raced for.
    pub fn time(&self) -> u32 {
        self.finds.last().copied().unwrap_or_default()
    }

    /// A smaller one is better: more points, then less time.
    pub fn rank(&self) -> (Reverse<i32>, u32) {
        (Reverse(self.points()), self.time())
    }
}
