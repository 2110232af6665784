//! What a run of a challenge came to, computed from its table's records.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{ChallengeId, Fact, JournalEvent, PlayerId, Record, SeatNumber, Time, Variant};
use play::RunScore;
use serde::{Deserialize, Serialize};

use super::bests::usual_mode;
use super::review::{PaceReview, RunDecision, TableReview};
use crate::error::ServerError;
use crate::journal::{Journal, Row, UNRANKED};
use crate::recovery;
use crate::room::{TableHistory, TableId};

/// What is added to the rank of a run that stands apart: more than that of any run with a point.
const APART: i64 = 1 << 62;
/// The last rank.
const LAST: i64 = UNRANKED - 1;

/// One seat's run as it stands after some records of its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) challenge: ChallengeId,
    pub(crate) seat: SeatNumber,
    pub(crate) player: PlayerId,
    pub(crate) result: RunResult,
}

/// What is kept of a run beside its rank.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RunResult {
    /// When its table was opened; the cards of a race were dealt.
    pub(crate) begun: Time,
    /// When its cards were dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) dealt: Option<Time>,
    /// When its round was over, or the player had finished a race before the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ended: Option<Time>,
    /// Whether several players sit at its table. It begins with the deal.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) race: bool,
    /// In the race of a day: whether the player's identity lasts and is older than the day.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) lasting: bool,
    /// The mode that was played alone by its usual rules. Older rows do not state it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) mode: Option<Variant>,
    /// Whether it looks like a program's and no operator has decided yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) apart: bool,
    /// Whether an operator has rejected it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) rejected: bool,
    #[serde(flatten)]
    pub(crate) score: RunScore,
}

impl RunResult {
    /// When its cards were dealt, for the order of a player's attempts. Older rows do not state it.
    pub(crate) fn dealt_at(&self) -> Time {
        self.dealt.or(self.ended.and(Some(self.begun))).unwrap_or(Time(u64::MAX))
    }

    /// Whether it is over and stands with those of all others.
    pub(crate) fn is_listed(&self) -> bool {
        self.ended.is_some() && !self.apart && !self.rejected
    }

    /// More points are better, then less time. What stands apart comes after all others, what is rejected at the very end: only a
    /// run that is not over has no rank.
    fn rank(&self) -> i64 {
        let RunResult { ended, score, apart, rejected, .. } = self;
        let rank = (i64::from(i32::MAX / 2 - score.points()) << 32) | i64::from(score.time());
        match ended {
            None => UNRANKED,
            Some(_) if *rejected => LAST,
            Some(_) if *apart => rank.saturating_add(APART).min(LAST - 1),
            Some(_) => rank,
        }
    }
}

impl Run {
    /// The runs that a table's records make, one for each seat that was taken; none if it is no table of a challenge.
    pub(crate) fn of(records: &[Record]) -> Vec<Run> {
        let events = || records.iter().flat_map(|record| &record.events);
        let Some(opening) = events().next() else { return Vec::new() };
        let Fact::Opened { challenge: Some(challenge), rules, .. } = &opening.fact else { return Vec::new() };
        let (challenge, race) = (*challenge, !rules.has_one_seat());
        let dealt = events().find(|event| matches!(event.fact, Fact::Dealt { .. }));
        let Some(beginning) = Some(opening).filter(|_| !race).or(dealt) else { return Vec::new() };
        let (begun, dealt) = (beginning.at, dealt.map(|event| event.at));
        let mode = usual_mode(rules);
        let result = RunResult { begun, dealt, race, mode, ..RunResult::default() };
        let mut runs: BTreeMap<SeatNumber, Run> = BTreeMap::new();
        let mut has_dealt = false;
        for event in events() {
            match &event.fact {
                Fact::Dealt { .. } => has_dealt = true,
                Fact::Sat { seat, player, .. } => {
                    let run = Run { challenge, seat: *seat, player: player.clone(), result: result.clone() };
                    runs.entry(*seat).or_insert(run);
                }
                // Who leaves a race before the deal has seen no cards.
                Fact::Left { seat, .. } if race && !has_dealt => _ = runs.remove(seat),
                _ => {}
            }
        }
        let mut runs: Vec<Run> = runs.into_values().collect();
        for run in &mut runs {
            run.result.score = RunScore::of(events().map(|event| &event.event), run.seat);
            let ends = |event: &JournalEvent| match event.fact {
                Fact::Scored { seat, finished } => finished && seat == run.seat,
                Fact::RoundEnded { .. } => true,
                _ => false,
            };
            run.result.ended = events().find(|event| ends(event)).map(|event| event.at);
        }
        runs
    }

    /// Reads a table's stream; none if it is no table of a challenge.
    pub(crate) async fn read(
        journal: &Arc<dyn Journal>,
        table: &TableId,
        review: PaceReview,
    ) -> Result<Vec<Row>, ServerError> {
        let records: Vec<Record> = TableHistory::new(journal.clone(), table.stream()?).all_of_run().await?;
        let mut head = records.len() as u64;
        let (mut runs, mut rows) = (Run::of(&records), Vec::new());
        for run in &mut runs {
            // Settled once the day has begun: what makes an identity last has its time in the journal.
            if let Some(day) = run.challenge.day() {
                let since = recovery::lasting_since(&**journal, &run.player).await?;
                run.result.lasting = since.is_some_and(|since| since < day.opens());
            }
        }
        if runs.iter().any(|run| run.result.ended.is_some()) {
            let review = TableReview::read(&**journal, table, &records, review).await?;
            head += review.count();
            for run in runs.iter_mut().filter(|run| run.result.ended.is_some()) {
                let item = item_of(table, run.seat);
                let decision = review.decision(&item);
                run.result.rejected = decision == Some(RunDecision::Rejected);
                run.result.apart = decision.is_none() && !review.signs(run.seat).is_empty();
                rows.extend(review.row(run, &item, head)?);
            }
        }
        for run in &runs {
            rows.push(run.row(table, head)?);
        }
        Ok(rows)
    }

    fn row(&self, table: &TableId, head: u64) -> Result<Row, ServerError> {
        Ok(Row {
            list: list_of(self.challenge),
            item: item_of(table, self.seat),
            player: self.player.to_string(),
            rank: self.result.rank(),
            head,
            value: serde_json::to_vec(&self.result)?.into(),
        })
    }
}

/// The name of a run in its list: its table; for the further seats of a race with the seat's number.
fn item_of(table: &TableId, seat: SeatNumber) -> String {
    if seat == SeatNumber(0) { table.to_string() } else { format!("{table}.{}", seat.0) }
}

/// The table of a run by its name in its list.
pub(crate) fn table_of(item: &str) -> Option<TableId> {
    TableId::new(item.split('.').next().unwrap_or_default())
}

/// The name of a challenge's list, which is that of its stream.
pub(crate) fn list_of(challenge: ChallengeId) -> String {
    format!("{}{challenge}", super::CHALLENGE_PREFIX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(finds: &[u32], lost: u32) -> RunResult {
        RunResult {
            begun: Time(1),
            ended: Some(Time(9)),
            score: RunScore { finds: finds.to_vec(), lost },
            ..RunResult::default()
        }
    }

    #[test]
    fn more_points_are_better_then_less_time() {
        let order = [
            result(&[10, 20, 25], 0),
            result(&[10, 20, 30], 0),
            result(&[5, 9], 0),
            result(&[5, 6, 7], 1),
            result(&[5, 9_999_999], 0),
            result(&[], 0),
            result(&[], 1),
        ];
        // One point lost of three is two points, made in less time.
        let mut ranks: Vec<i64> = order.iter().map(RunResult::rank).collect();
        ranks.swap(2, 3);
        assert!(ranks.is_sorted(), "{ranks:?}");
        assert!(ranks.iter().all(|&rank| rank < UNRANKED));
        assert_eq!(RunResult { ended: None, ..result(&[1], 0) }.rank(), UNRANKED);
        // What stands apart comes after those, in its own order, and what is rejected after that.
        let best = RunResult { apart: true, ..result(&[10, 20, 25], 0) }.rank();
        let worse = RunResult { apart: true, ..result(&[10, 20, 30], 0) }.rank();
        let rejected = RunResult { rejected: true, ..result(&[10, 20, 25], 0) }.rank();
        assert!(ranks.iter().all(|&rank| rank < best));
        assert!(best < worse && worse < rejected && rejected < UNRANKED);
    }
}
