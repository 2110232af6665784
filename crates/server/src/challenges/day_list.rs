//! The list of a day: the first attempt of each player, if it was begun and finished while the date was open.

use std::collections::{BTreeMap, HashSet};

use engine::{Date, PlayerId};

use super::ListedRun;

/// The runs of a day that have a place, the best first.
pub(super) struct DayRuns(Vec<(Standing, ListedRun)>);

/// With which others a run stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// Players whose identity lasts and is older than the day.
    Ranked,
    Guests,
    /// Players who have declared to be programs.
    Programs,
    /// Runs that look like a program's, until an operator has decided.
    Apart,
}

impl Standing {
    fn of(run: &ListedRun, bots: &HashSet<PlayerId>) -> Standing {
        match () {
            () if bots.contains(&run.player) => Standing::Programs,
            () if run.result.apart => Standing::Apart,
            () if run.result.lasting => Standing::Ranked,
            () => Standing::Guests,
        }
    }

    /// Whether its runs are counted, and compared with each other.
    fn is_counted(self) -> bool {
        matches!(self, Standing::Ranked | Standing::Guests)
    }
}

/// A run and its place among those that it stands with.
#[derive(Clone, Copy)]
pub(super) struct PlacedRun<'a> {
    pub(super) run: &'a ListedRun,
    pub(super) standing: Standing,
    pub(super) place: u32,
}

/// The first attempt of one player's runs: the one whose cards were dealt first. A table that was opened earlier and dealt later
/// is none, because its player may have seen the cards meanwhile.
pub(super) fn first_attempt<'a>(runs: impl IntoIterator<Item = &'a ListedRun>) -> Option<&'a ListedRun> {
    let dealt = runs.into_iter().filter_map(|run| Some((run.result.dealt?, run)));
    dealt.min_by_key(|(dealt, run)| (*dealt, run.item.clone())).map(|(_, run)| run)
}

/// Whether a first attempt was begun and finished while the date was open.
pub(super) fn is_counted(date: Date, first: &ListedRun) -> bool {
    [first.result.dealt, first.result.ended].iter().all(|time| time.is_some_and(|time| date.is_open(time)))
}

/// Less is better.
fn order(run: &ListedRun) -> (i32, u32) {
    (-run.result.score.points(), run.result.score.time())
}

impl DayRuns {
    /// What counts of all runs of a day, given who has declared to be a program.
    pub(super) fn of(date: Date, runs: Vec<ListedRun>, bots: &HashSet<PlayerId>) -> DayRuns {
        let mut players: BTreeMap<PlayerId, Vec<ListedRun>> = BTreeMap::new();
        for run in runs {
            players.entry(run.player.clone()).or_default().push(run);
        }
        let firsts = players.values().filter_map(first_attempt);
        let placed = firsts.filter(|first| is_counted(date, first) && !first.result.rejected);
        let mut placed: Vec<_> = placed.map(|first| (Standing::of(first, bots), first.clone())).collect();
        placed.sort_by_key(|(_, run)| (order(run), run.result.ended, run.item.clone()));
        DayRuns(placed)
    }

    /// The runs of people.
    fn counted(&self) -> impl Iterator<Item = &ListedRun> {
        self.0.iter().filter(|(standing, _)| standing.is_counted()).map(|(_, run)| run)
    }

    pub(super) fn best(&self, limit: usize) -> Vec<ListedRun> {
        self.counted().take(limit).cloned().collect()
    }

    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.counted().count()).unwrap_or(u32::MAX)
    }

    /// The median time of all.
    pub(super) fn median(&self) -> Option<u32> {
        median(self.counted().map(|run| run.result.score.time()))
    }

    fn standing_with(&self, with: Standing) -> impl Iterator<Item = &ListedRun> {
        self.0.iter().filter(move |(standing, _)| *standing == with).map(|(_, run)| run)
    }

    /// The best of those who stand together.
    pub(super) fn placed(&self, standing: Standing, limit: usize) -> Vec<PlacedRun<'_>> {
        self.standing_with(standing).take(limit).map(|run| self.place(standing, run)).collect()
    }

    fn place<'a>(&self, standing: Standing, run: &'a ListedRun) -> PlacedRun<'a> {
        let better = self.standing_with(standing).take_while(|other| order(other) < order(run));
        PlacedRun { run, standing, place: 1 + better.count() as u32 }
    }

    /// A player's run, and of 100 other runs how many were worse; that only of a run that is counted.
    pub(super) fn placed_of(&self, player: &PlayerId) -> Option<(PlacedRun<'_>, Option<u8>)> {
        let (standing, run) = self.0.iter().find(|(_, run)| run.player == *player)?;
        let worse = self.counted().filter(|other| order(other) > order(run)).count();
        let percentile = percentile(worse, self.counted().count().saturating_sub(1));
        Some((self.place(*standing, run), percentile.filter(|_| standing.is_counted())))
    }
}

pub(super) fn median(times: impl Iterator<Item = u32>) -> Option<u32> {
    let mut times: Vec<u64> = times.map(u64::from).collect();
    times.sort_unstable();
    play::median(&times).and_then(|median| u32::try_from(median).ok())
}

/// How many of 100 others were worse, rounded down; none without others.
pub(super) fn percentile(worse: usize, others: usize) -> Option<u8> {
    u8::try_from((100 * worse).checked_div(others)?).ok()
}

#[cfg(test)]
mod tests {
    use engine::Time;
    use play::RunScore;

    use super::super::run::RunResult;
    use super::*;

    fn date() -> Date {
        "2026-11-18".parse().unwrap()
    }

    /// A run that was dealt so many milliseconds after the date began, and took so many.
    fn run(player: &str, table: &str, dealt: u64, time: u32, lasting: bool) -> ListedRun {
        let dealt = date().opens().after(dealt);
        let result = RunResult {
            begun: dealt,
            dealt: Some(dealt),
            ended: Some(dealt.after(time.into())),
            lasting,
            score: RunScore { finds: vec![time], lost: 0 },
            ..RunResult::default()
        };
        ListedRun { item: table.to_owned(), player: PlayerId::new(player).unwrap(), result }
    }

    fn names(placed: &[PlacedRun<'_>]) -> Vec<(u32, String)> {
        placed.iter().map(|placed| (placed.place, placed.run.player.to_string())).collect()
    }

    #[test]
    fn first_attempts_stand_in_two_lists_and_equal_ones_share_a_place() {
        let runs = vec![
            run("ann", "a1", 500, 90, true),
            run("ann", "a2", 900, 10, true),
            run("ben", "b1", 100, 90, true),
            run("cem", "c1", 200, 95, true),
            run("dan", "d1", 300, 50, false),
        ];
        let runs = DayRuns::of(date(), runs, &HashSet::new());
        let ann = "ann".to_owned();
        assert_eq!(
            names(&runs.placed(Standing::Ranked, 9)),
            [(1, "ben".into()), (1, ann), (3, "cem".into())]
        );
        assert_eq!(names(&runs.placed(Standing::Guests, 9)), [(1, "dan".into())]);
        assert_eq!((runs.count(), runs.median()), (4, Some(90)));
        let percentile = |name: &str| runs.placed_of(&PlayerId::new(name).unwrap()).unwrap().1;
        assert_eq!(["dan", "ann", "cem"].map(percentile), [Some(100), Some(33), Some(0)]);
    }

    #[test]
    fn programs_and_what_looks_like_one_are_not_counted() {
        let mut quick = run("cem", "c1", 200, 5, true);
        quick.result.apart = true;
        let mut fake = run("eve", "e1", 200, 1, true);
        fake.result.rejected = true;
        let ann = run("ann", "a1", 500, 90, true);
        let runs = vec![ann, run("robot", "r1", 100, 2, true), quick, fake];
        let robot = PlayerId::new("robot").unwrap();
        let runs = DayRuns::of(date(), runs, &HashSet::from([robot.clone()]));
        assert_eq!(names(&runs.placed(Standing::Ranked, 9)), [(1, "ann".into())]);
        assert_eq!(names(&runs.placed(Standing::Programs, 9)), [(1, "robot".into())]);
        assert_eq!(names(&runs.placed(Standing::Apart, 9)), [(1, "cem".into())]);
        assert_eq!((runs.count(), runs.median(), runs.best(9).len()), (1, Some(90), 1));
        assert!(runs.placed_of(&PlayerId::new("eve").unwrap()).is_none());
        assert_eq!(runs.placed_of(&robot).unwrap().1, None);
    }

    #[test]
    fn a_table_that_is_dealt_later_is_no_first_attempt() {
        let mut early = run("ann", "a1", 5_000, 10, true);
        early.result.begun = Time(0);
        let mut undealt = run("ann", "a3", 0, 1, true);
        undealt.result.dealt = None;
        let runs =
            DayRuns::of(date(), vec![early, run("ann", "a2", 100, 60, true), undealt], &HashSet::new());
        assert_eq!(runs.median(), Some(60));
    }

    #[test]
    fn what_begins_or_ends_while_the_date_is_not_open_does_not_count() {
        let fifty_hours = 50 * 3_600_000;
        let late = run("ann", "a1", fifty_hours - 50, 100, true);
        let before = ListedRun {
            result: RunResult { dealt: Some(Time(date().opens().0 - 1)), ..late.result.clone() },
            ..run("ben", "b1", 0, 9, true)
        };
        let in_time = run("cem", "c1", fifty_hours - 101, 100, true);
        assert_eq!(DayRuns::of(date(), vec![late, before, in_time], &HashSet::new()).count(), 1);
        assert_eq!(DayRuns::of(date(), Vec::new(), &HashSet::new()).median(), None);
    }
}
