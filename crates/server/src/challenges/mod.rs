//! Challenges: the same cards for all who open a link, each at a table of their own.
//!
//! A challenge is a stream with one entry: who made it and when, its rules and its seed. A run is an ordinary table whose opening
//! names the challenge. The list of runs is a projection of those tables (see `projector.rs`).

mod day_http;
mod day_list;
mod days;
mod feed;
mod http;
mod projector;
mod puzzle_times;
mod run;

use std::sync::Arc;

use engine::{ChallengeId, Commitment, PlayerId, RuleChoice, Rules, Secret, Seed, Time};
use futures_util::{StreamExt, stream};
use protocol::{ApiErrorKind, ChallengeSummary, FinishedRun, Ghost, Player};
use serde::{Deserialize, Serialize};

use utoipa_axum::router::OpenApiRouter;

use crate::App;
use crate::error::ServerError;
use crate::identity::Identities;
use crate::journal::{AppendError, Chain, DamageKind, Journal, Row, RowQuery, Stream, UNRANKED};
use crate::random;
use crate::room::{Rooms, TableId, WallClock};

pub(crate) use days::keep_days;
pub(crate) use projector::{Projector, RunFeed};
pub use projector::{RebuildReport, count_tables, rebuild_projections};
pub(crate) use puzzle_times::{PUZZLE_PREFIX, PuzzleEntry};
use run::{RunResult, list_of};

/// The names of challenges' streams begin so.
pub(crate) const CHALLENGE_PREFIX: &str = "challenge/";
/// How many players a list shows.
const LISTED: usize = 50;
/// How many earlier runs a player plays against.
const GHOSTS: usize = 9;
/// How long a run that is not over is gone on with; after that a new one is made, as a further attempt.
const RESUMED_FOR_MS: u64 = 60 * 60 * 1000;

/// The entry of a challenge's stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ChallengeEntry {
    made: Time,
    /// None for the race of a day, which the server makes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<PlayerId>,
    rules: Rules,
    /// Never sent: every run's round seed follows from it.
    seed: Seed,
}

impl ChallengeEntry {
    fn commitment(&self) -> Commitment {
        self.seed.of_round(1).commitment()
    }
}

/// All challenges of a journal.
pub(crate) struct Challenges {
    journal: Arc<dyn Journal>,
    feed: RunFeed,
    wall: WallClock,
}

impl Challenges {
    pub(crate) fn new(journal: Arc<dyn Journal>, feed: RunFeed, wall: WallClock) -> Challenges {
        Challenges { journal, feed, wall }
    }

    async fn create(&self, by: PlayerId, rules: Rules) -> Result<(ChallengeId, Commitment), ServerError> {
        let id: ChallengeId = random::letters(12).parse().map_err(|_| no_such_challenge())?;
        let entry = self.append(id, Some(by), rules).await?;
        Ok((id, entry.commitment()))
    }

    /// Draws a seed and stores it, unless there is one already.
    async fn append(
        &self,
        id: ChallengeId,
        by: Option<PlayerId>,
        rules: Rules,
    ) -> Result<ChallengeEntry, ServerError> {
        let entry = ChallengeEntry { made: self.wall.now(), by, rules, seed: Seed::new(random::bytes()) };
        let stream = stream_of(id)?;
        let payload = Chain::new(&stream).link(&serde_json::to_vec(&entry)?);
        match self.journal.append(&stream, 0, payload).await {
            Ok(()) => Ok(entry),
            // Another node was first.
            Err(AppendError::Conflict { .. }) => self.read(id).await,
            Err(error) => Err(error.into()),
        }
    }

    async fn read(&self, id: ChallengeId) -> Result<ChallengeEntry, ServerError> {
        let stream = stream_of(id)?;
        let entries = self.journal.read(&stream, 0, 1).await?;
        let entry = entries.first().ok_or_else(no_such_challenge)?;
        let mut chain = Chain::new(&stream);
        chain.check(entry)?;
        let unreadable =
            |error: serde_json::Error| chain.damage(1, DamageKind::Unreadable(error.to_string()));
        Ok(serde_json::from_slice(&entry.payload).map_err(unreadable)?)
    }

    /// The run that this player may play now: the last one, if it has just been begun and is not over, or a new one.
    async fn start_run(
        &self,
        rooms: &Arc<Rooms>,
        id: ChallengeId,
        player: Player,
    ) -> Result<TableId, ServerError> {
        let entry = self.read(id).await?;
        let runs = self.runs_of(id, &player.id).await?;
        match self.unfinished(&runs) {
            Some((_, table)) => Ok(table),
            None => self.begin(rooms, id, entry, player).await,
        }
    }

    /// The run that is gone on with.
    fn unfinished<'a>(&self, runs: &'a [ListedRun]) -> Option<(&'a ListedRun, TableId)> {
        let is_fresh = |run: &&ListedRun| {
            run.result.ended.is_none() && self.wall.now().since(run.result.begun) < RESUMED_FOR_MS
        };
        let run = runs.iter().filter(is_fresh).max_by_key(|run| run.result.begun)?;
        Some((run, TableId::new(&run.table)?))
    }

    async fn begin(
        &self,
        rooms: &Arc<Rooms>,
        id: ChallengeId,
        entry: ChallengeEntry,
        player: Player,
    ) -> Result<TableId, ServerError> {
        let table = rooms.create_run(entry.rules, Secret::new(entry.seed), id).await?;
        rooms.seat_host(&table, player, &[]).await?;
        self.feed.project(&table).await?;
        Ok(table)
    }

    /// All runs of a player, those that are not over as they stand now.
    async fn runs_of(&self, id: ChallengeId, player: &PlayerId) -> Result<Vec<ListedRun>, ServerError> {
        let query = RowQuery::OfPlayer { list: list_of(id), player: player.to_string() };
        let rows = self.journal.rows(query.clone()).await?;
        let mut has_changed = false;
        for row in rows.iter().filter(|row| row.rank == UNRANKED) {
            if let Some(table) = TableId::new(&row.item)
                && self.journal.head(&table.stream()?).await? != row.head
            {
                self.feed.project(&table).await?;
                has_changed = true;
            }
        }
        let rows = if has_changed { self.journal.rows(query).await? } else { rows };
        rows.into_iter().map(ListedRun::try_from).collect()
    }

    /// Refuses what would tell the cards to a player who has not finished a run.
    pub(crate) async fn check_finished(
        &self,
        id: ChallengeId,
        player: Option<&PlayerId>,
    ) -> Result<(), ServerError> {
        if let Some(day) = id.day() {
            return self.check_closed(day);
        }
        let has_finished = match player {
            Some(player) => self.runs_of(id, player).await?.iter().any(|run| run.result.ended.is_some()),
            None => false,
        };
        let message = "The cards of this challenge are secret until you have finished a run of it.";
        if has_finished { Ok(()) } else { Err(ServerError::client(ApiErrorKind::SealedCards, message)) }
    }

    /// Refuses a socket of a run to all but its player and those who know the cards already.
    pub(crate) async fn check_socket(
        &self,
        rooms: &Arc<Rooms>,
        table: &TableId,
        player: Option<&PlayerId>,
    ) -> Result<(), ServerError> {
        match rooms.run_of(table).await? {
            Some((challenge, owner)) if player.is_none() || owner.as_ref() != player => {
                self.check_finished(challenge, player).await
            }
            _ => Ok(()),
        }
    }

    /// The challenge as this player may see it.
    async fn summary(
        &self,
        identities: &Identities,
        id: ChallengeId,
        player: Option<&PlayerId>,
    ) -> Result<ChallengeSummary, ServerError> {
        let ChallengeEntry { made, by, rules, .. } = &self.read(id).await?;
        let own = match player {
            Some(player) => self.runs_of(id, player).await?,
            None => Vec::new(),
        };
        let may_see = own.iter().any(|run| run.result.ended.is_some());
        let best = self.best(identities, id, LISTED).await?;
        let mut best: Vec<FinishedRun> =
            stream::iter(best.into_iter().map(|(run, by)| self.finished(id, run, by)))
                .buffered(8)
                .filter_map(|run| async { run.transpose() })
                .collect::<Vec<_>>()
                .await
                .into_iter()
                .collect::<Result<_, _>>()?;
        if !may_see {
            best.iter_mut().for_each(|run| run.table = None);
        }
        let mut yours = None;
        if let (Some(run), Some(player)) = (own.first(), player) {
            let by = identities.player(player.clone()).await?;
            yours = self.finished(id, run.clone(), by).await?;
        }
        Ok(ChallengeSummary {
            challenge: id,
            rules: rules.choice(),
            commitment: self.read(id).await?.commitment(),
            by: match by {
                Some(by) => identities.player(by.clone()).await?.map(|player| player.name),
                None => None,
            },
            made: *made,
            players: self.journal.ranked_players(&list_of(id)).await?,
            best,
            yours,
            tries: own.len() as u32,
        })
    }

    /// The best run of each of the best players, with the player, unless deleted.
    async fn best(
        &self,
        identities: &Identities,
        id: ChallengeId,
        limit: usize,
    ) -> Result<Vec<(ListedRun, Option<Player>)>, ServerError> {
        let runs = match id.day() {
            Some(day) => self.day_runs(day).await?.into_best(limit),
            None => {
                let rows = self.journal.rows(RowQuery::Best { list: list_of(id), limit }).await?;
                rows.into_iter().map(ListedRun::try_from).collect::<Result<Vec<_>, _>>()?
            }
        };
        let mut best = Vec::with_capacity(runs.len());
        for run in runs {
            let player = identities.player(run.player.clone()).await?;
            best.push((run, player));
        }
        Ok(best)
    }

    /// A run as a list shows it; none if it is not over.
    async fn finished(
        &self,
        id: ChallengeId,
        run: ListedRun,
        player: Option<Player>,
    ) -> Result<Option<FinishedRun>, ServerError> {
        let Some(ended) = run.result.ended else { return Ok(None) };
        let of_player = RowQuery::OfPlayer { list: list_of(id), player: run.player.to_string() };
        let mut earlier = 0;
        for row in self.journal.rows(of_player).await? {
            let other = ListedRun::try_from(row)?;
            earlier += u32::from((other.result.begun, &other.table) < (run.result.begun, &run.table));
        }
        let (player, name) = player.map(|player| (player.id, player.name)).unzip();
        let (points, time) = (run.result.points(), run.result.time());
        let attempt = earlier + 1;
        Ok(Some(FinishedRun { player, name, points, time, attempt, ended, table: Some(run.table) }))
    }

    /// The earlier runs that a player plays against.
    async fn ghosts(
        &self,
        identities: &Identities,
        id: ChallengeId,
        player: &Player,
    ) -> Result<Vec<Ghost>, ServerError> {
        let mut best = self.best(identities, id, GHOSTS).await?;
        if !best.iter().any(|(run, _)| run.player == player.id) {
            let own = self.runs_of(id, &player.id).await?;
            if let Some(own) = own.into_iter().find(|run| run.result.ended.is_some()) {
                best.truncate(GHOSTS - 1);
                best.push((own, Some(player.clone())));
            }
        }
        let ghost = |(run, by): (ListedRun, Option<Player>)| {
            let yours = run.player == player.id;
            let (player, name) = by.map(|player| (player.id, player.name)).unzip();
            Ghost { player, name, yours, finds: run.result.finds }
        };
        Ok(best.into_iter().map(ghost).collect())
    }
}

/// A row of a challenge's list.
#[derive(Clone, Debug)]
struct ListedRun {
    table: String,
    player: PlayerId,
    result: RunResult,
}

impl TryFrom<Row> for ListedRun {
    type Error = ServerError;

    fn try_from(row: Row) -> Result<ListedRun, ServerError> {
        let player = PlayerId::new(&row.player)?;
        Ok(ListedRun { table: row.item, player, result: serde_json::from_slice(&row.value)? })
    }
}

/// The rules of a challenge's runs: one player, one round. What is chosen has to be right before it is changed to that.
fn rules_of(choice: RuleChoice) -> Result<Rules, ServerError> {
    Rules::try_from(choice.clone())?;
    Ok(Rules::try_from(RuleChoice { seats: Some(1), rounds: Some(1), ..choice })?)
}

fn stream_of(id: ChallengeId) -> Result<Stream, ServerError> {
    Ok(Stream::new(&list_of(id))?)
}

/// The routes of challenges and of days.
pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    http::routes().merge(day_http::routes())
}

fn no_such_challenge() -> ServerError {
    ServerError::client(ApiErrorKind::NoSuchChallenge, "There is no such challenge.")
}

#[cfg(test)]
mod tests {
    use engine::{Edition, Variant};

    use super::*;

    /// What the page offers a challenge of.
    #[test]
    fn every_mode_can_be_played_alone() {
        for mode in Variant::MODES {
            let rules = rules_of(RuleChoice::new(Edition::English, *mode));
            assert!(rules.is_ok_and(|rules| rules.has_one_seat() && rules.rounds == 1), "{mode}");
        }
    }
}
