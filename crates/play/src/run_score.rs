//! What one seat's round came to, as challenges compare it: points and times, from the events of its table.

use std::cmp::Reverse;

use engine::{Event, Fact, Penalty, SeatNumber, Time};
use protocol::FinishedRun;
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

    /// Whether no run of another player is as good.
    pub fn is_best(&self, earlier: &[FinishedRun]) -> bool {
        rivals(earlier).all(|other| self.rank() < other.rank())
    }

    /// Whether the earlier runs have the same points, so that only times tell them apart.
    pub fn is_by_time(&self, earlier: &[FinishedRun]) -> bool {
        earlier.iter().all(|run| run.points == self.points())
    }

    /// The nearest of the earlier runs, which come the best first.
    pub fn nearest<'a>(&self, earlier: &'a [FinishedRun]) -> Option<Rival<'a>> {
        let better = rivals(earlier).rfind(|other| other.rank() <= self.rank());
        let worse = rivals(earlier).find(|other| other.rank() > self.rank());
        let apart = |run: &FinishedRun| (run.points.abs_diff(self.points()), run.time.abs_diff(self.time()));
        let run = better.into_iter().chain(worse).min_by_key(|run| apart(run))?;
        let (points, time) = apart(run);
        Some(Rival { run, is_beaten: self.rank() < run.rank(), points, time })
    }
}

/// The runs of other players; the player's own best if there are none.
fn rivals(earlier: &[FinishedRun]) -> impl DoubleEndedIterator<Item = &FinishedRun> {
    let is_alone = earlier.iter().all(|run| run.yours);
    earlier.iter().filter(move |run| is_alone || !run.yours)
}

/// The earlier run that a run is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rival<'a> {
    /// The earlier run.
    pub run: &'a FinishedRun,
    /// Whether it is not as good.
    pub is_beaten: bool,
    /// How many points they are apart.
    pub points: u32,
    /// How many milliseconds.
    pub time: u32,
}

/// The least difference of times that is told, in milliseconds: one with a digit that is not 0.
const LEAST: u32 = 100;

/// How far two runs are apart, as it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// So many milliseconds.
    Time(u32),
    Points(u32),
}

impl Rival<'_> {
    /// What is told of it. One's own best is told of by its time alone.
    pub fn gap(&self) -> Option<Gap> {
        match self.points {
            0 => Some(Gap::Time(self.time.max(LEAST))),
            points => Some(Gap::Points(points)).filter(|_| !self.run.yours),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn earlier(name: &str, points: i32, time: u32) -> FinishedRun {
        let yours = name == "you";
        let name = engine::DisplayName::new(name).ok();
        let (player, attempt, ended, unchecked, table, finds) = (None, 1, Time(9), false, None, Vec::new());
        FinishedRun { player, name, yours, points, time, attempt, ended, unchecked, table, finds }
    }

    fn score(finds: &[u32]) -> RunScore {
        RunScore { finds: finds.to_vec(), lost: 0 }
    }

    #[test]
    fn a_run_is_compared_with_the_nearest_one_of_another_player() {
        let all = [
            earlier("ann", 2, 1_000),
            earlier("you", 2, 1_900),
            earlier("ben", 2, 3_000),
            earlier("cem", 1, 900),
        ];
        let beside = |finds: &[u32]| {
            let rival = score(finds).nearest(&all).expect("a rival");
            let name = rival.run.name.as_ref().map(ToString::to_string).unwrap_or_default();
            (name, rival.is_beaten, rival.points, rival.time)
        };
        assert_eq!(beside(&[500, 900]), ("ann".to_owned(), true, 0, 100));
        assert_eq!(beside(&[500, 1_400]), ("ann".to_owned(), false, 0, 400));
        assert_eq!(beside(&[500, 2_400]), ("ben".to_owned(), true, 0, 600));
        assert_eq!(beside(&[500, 9_000]), ("ben".to_owned(), false, 0, 6_000));
        assert_eq!(beside(&[950]), ("cem".to_owned(), false, 0, 50));
        assert_eq!(beside(&[]), ("cem".to_owned(), false, 1, 900));
        assert!(score(&[500, 900]).is_best(&all) && !score(&[500, 1_000]).is_best(&all));
        let own = [earlier("you", 2, 1_900)];
        assert!(score(&[1, 1_800]).nearest(&own).is_some_and(|rival| rival.run.yours && rival.is_beaten));
        assert_eq!(score(&[1]).nearest(&[]), None);
        let told = |finds: &[u32], earlier| score(finds).nearest(earlier).and_then(|rival| rival.gap());
        assert_eq!(told(&[950], &all), Some(Gap::Time(100)), "50 ms would be told as 0");
        assert_eq!(told(&[], &all), Some(Gap::Points(1)));
        assert_eq!(told(&[1, 1_800], &own), Some(Gap::Time(100)));
        assert_eq!(told(&[1_800], &own), None, "other points than one's own best");
        assert!(score(&[1, 2]).is_by_time(&own) && !score(&[1, 2]).is_by_time(&all));
    }
}
