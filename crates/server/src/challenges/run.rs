//! What a run of a challenge came to, computed from its table's records.

use std::sync::Arc;

use engine::{ChallengeId, Fact, Penalty, PlayerId, Record, Time};
use serde::{Deserialize, Serialize};

use crate::error::ServerError;
use crate::journal::{Journal, Row, UNRANKED};
use crate::recovery;
use crate::room::{TableHistory, TableId};

/// A run as it stands after some records of its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) challenge: ChallengeId,
    pub(crate) player: PlayerId,
    pub(crate) result: RunResult,
}

/// What is kept of a run beside its rank.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RunResult {
    /// When its table was opened.
    pub(crate) begun: Time,
    /// When its cards were dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) dealt: Option<Time>,
    /// When its round was over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ended: Option<Time>,
    /// Milliseconds from the deal to each find.
    pub(crate) finds: Vec<u32>,
    /// Points that wrong calls have cost.
    #[serde(default, skip_serializing_if = "is_none_lost")]
    pub(crate) lost: u32,
    /// In the race of a day: whether the player's identity lasts and is older than the day.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) lasting: bool,
}

fn is_none_lost(lost: &u32) -> bool {
    *lost == 0
}

impl RunResult {
    pub(crate) fn points(&self) -> i32 {
        let [finds, lost] = [self.finds.len() as i64, self.lost.into()];
        i32::try_from(finds - lost).unwrap_or(i32::MIN / 4)
    }

    /// Milliseconds to the last find. What comes after it, such as agreeing that there is no Set, is not raced for.
    pub(crate) fn time(&self) -> u32 {
        self.finds.last().copied().unwrap_or_default()
    }

    /// More points are better, then less time.
    fn rank(&self) -> i64 {
        match self.ended {
            None => UNRANKED,
            Some(_) => (i64::from(i32::MAX / 2 - self.points()) << 32) | i64::from(self.time()),
        }
    }
}

impl Run {
    /// The run that a table's records make; none if it is no run, or no player sits there yet.
    pub(crate) fn of(records: &[Record]) -> Option<Run> {
        let mut events = records.iter().flat_map(|record| &record.events);
        let opening = events.next()?;
        let Fact::Opened { challenge: Some(challenge), .. } = opening.fact else { return None };
        let mut result = RunResult { begun: opening.at, ..RunResult::default() };
        let mut player = None;
        for event in events {
            match &event.fact {
                Fact::Sat { player: seated, .. } => _ = player.get_or_insert_with(|| seated.clone()),
                Fact::Dealt { .. } => _ = result.dealt.get_or_insert(event.at),
                Fact::Taken { .. } | Fact::Found { .. } | Fact::Scored { .. } => {
                    let since = event.at.since(result.dealt.unwrap_or(event.at));
                    result.finds.push(u32::try_from(since).unwrap_or(u32::MAX));
                }
                Fact::WrongCall { penalty: Penalty::Point, .. } => result.lost += 1,
                Fact::RoundEnded { .. } => {
                    result.ended = Some(event.at);
                    break;
                }
                _ => {}
            }
        }
        Some(Run { challenge, player: player?, result })
    }

    /// Reads a table's stream; none if it is no run.
    pub(crate) async fn read(
        journal: &Arc<dyn Journal>,
        table: &TableId,
    ) -> Result<Option<Row>, ServerError> {
        let records: Vec<Record> = TableHistory::new(journal.clone(), table.stream()?).all_of_run().await?;
        let head = records.len() as u64;
        let Some(mut run) = Run::of(&records) else { return Ok(None) };
        // Settled once the day has begun: what makes an identity last has its time in the journal.
        if let Some(day) = run.challenge.day() {
            let since = recovery::lasting_since(&**journal, &run.player).await?;
            run.result.lasting = since.is_some_and(|since| since < day.opens());
        }
        run.row(table, head).map(Some)
    }

    fn row(&self, table: &TableId, head: u64) -> Result<Row, ServerError> {
        Ok(Row {
            list: list_of(self.challenge),
            item: table.to_string(),
            player: self.player.to_string(),
            rank: self.result.rank(),
            head,
            value: serde_json::to_vec(&self.result)?.into(),
        })
    }
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
            finds: finds.to_vec(),
            lost,
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
    }
}
