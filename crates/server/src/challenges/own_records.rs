//! What the lists of challenges, days and puzzles have of one player.

use engine::PlayerId;
use protocol::{DayStreak, PlayedRun, ReportedPuzzle};

use super::puzzle_times::PUZZLE_PREFIX;
use super::{CHALLENGE_PREFIX, Challenges, ListedRun};
use crate::error::ServerError;
use crate::journal::{Row, RowQuery};

impl Challenges {
    /// The runs, puzzles and days in a row of a player.
    pub(crate) async fn records_of(
        &self,
        player: &PlayerId,
    ) -> Result<(Vec<PlayedRun>, Vec<ReportedPuzzle>, DayStreak), ServerError> {
        let runs = self.rows_of(player, CHALLENGE_PREFIX).await?;
        let runs = runs.into_iter().map(played_run).collect::<Result<_, _>>()?;
        let puzzles = self.rows_of(player, PUZZLE_PREFIX).await?;
        let puzzles = puzzles.iter().filter_map(|row| {
            let date = row.list.strip_prefix(PUZZLE_PREFIX)?.parse().ok()?;
            Some(ReportedPuzzle { date, time: u32::try_from(row.rank).ok()? })
        });
        Ok((runs, puzzles.collect(), self.day_streak(player).await?))
    }

    /// All rows of a player in the lists whose names begin so.
    async fn rows_of(&self, player: &PlayerId, prefix: &str) -> Result<Vec<Row>, ServerError> {
        // A prefix ends with a slash, and the next character is a zero.
        let before = format!("{}0", prefix.trim_end_matches('/'));
        let query = RowQuery::InLists { player: player.to_string(), from: prefix.to_owned(), before };
        Ok(self.journal.rows(query).await?)
    }
}

fn played_run(row: Row) -> Result<PlayedRun, ServerError> {
    let challenge = row.list.trim_start_matches(CHALLENGE_PREFIX).to_owned();
    let ListedRun { item, result, .. } = ListedRun::try_from(row)?;
    Ok(PlayedRun {
        challenge,
        table: item,
        begun: result.begun,
        ended: result.ended,
        points: result.score.points(),
        time: result.score.time(),
    })
}
