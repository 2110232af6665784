//! Challenges: the same cards for all who open a link, each at a table of their own.
//!
//! A challenge is a stream with one entry: who made it and when, its rules and its seed, or the game that it was made from (see
//! `played.rs`). A run is an ordinary table whose opening names the challenge; in a race several players sit there. The list of
//! runs is a projection of those tables (see `projector.rs`).

mod bests;
mod day_http;
mod day_list;
mod days;
mod feed;
mod http;
mod own_records;
mod played;
mod projector;
mod puzzle_times;
mod race;
mod recent;
mod review;
mod run;

use std::sync::Arc;

use engine::{ChallengeId, Commitment, Date, DisplayName, PlayerId, RuleChoice, Rules, Secret, Seed, Time};
use protocol::{ApiErrorKind, ChallengeSummary, FinishedRun, Player};
use serde::{Deserialize, Serialize};

use utoipa_axum::router::OpenApiRouter;

use crate::App;
use crate::declared_bots::DeclaredBots;
use crate::error::ServerError;
use crate::identity::Identities;
use crate::journal::{AppendError, Chain, DamageKind, Journal, Row, RowQuery, Stream, UNRANKED};
use crate::random;
use crate::room::{Rooms, TableId, WallClock};

use day_list::{DayRuns, first_attempt};
pub(crate) use days::keep_days;
use played::PlayedGame;
pub(crate) use projector::{Projector, RunFeed};
pub use projector::{RebuildReport, count_tables, rebuild_projections, rebuild_projections_by};
use puzzle_times::ReportedTimes;
pub(crate) use puzzle_times::{PUZZLE_PREFIX, PuzzleEntry};
pub(crate) use recent::Recent;
pub use review::{HeldRun, PaceReview, RunDecision, decide_run, held_runs};
pub(crate) use review::{REVIEW_PREFIX, ReviewEntry};
use run::{RunResult, list_of, table_of};

/// How many of a player's runs that are not over are compared with their tables.
const COMPARED: usize = 8;

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
    /// The game whose cards it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    made_from: Option<PlayedGame>,
}

impl ChallengeEntry {
    fn secret(&self) -> Secret {
        let secret = Secret::new(self.seed);
        self.made_from.as_ref().map_or(secret.clone(), |game| secret.with_first(game.round))
    }

    fn commitment(&self) -> Commitment {
        self.secret().of_round(1).commitment()
    }

    /// Whether this player knows the cards from the game that the challenge was made from.
    fn is_known_to(&self, player: &PlayerId) -> bool {
        self.made_from.is_some() && self.by.as_ref() == Some(player)
    }
}

/// All challenges of a journal.
pub(crate) struct Challenges {
    journal: Arc<dyn Journal>,
    feed: RunFeed,
    wall: WallClock,
    bots: Arc<DeclaredBots>,
    /// By date, and whether it was over.
    days: Recent<(Date, bool), DayRuns>,
    puzzles: Recent<Date, ReportedTimes>,
}

impl Challenges {
    pub(crate) fn new(
        journal: Arc<dyn Journal>,
        feed: RunFeed,
        wall: WallClock,
        bots: Arc<DeclaredBots>,
    ) -> Challenges {
        Challenges { journal, feed, wall, bots, days: Recent::new(), puzzles: Recent::new() }
    }

    async fn create(
        &self,
        by: PlayerId,
        rules: Rules,
        made_from: Option<PlayedGame>,
    ) -> Result<(ChallengeId, Commitment), ServerError> {
        let id: ChallengeId = random::letters(12).parse().map_err(|_| no_such_challenge())?;
        let entry = self.append(id, Some(by), rules, made_from).await?;
        Ok((id, entry.commitment()))
    }

    /// Draws a seed and stores it, unless there is one already.
    async fn append(
        &self,
        id: ChallengeId,
        by: Option<PlayerId>,
        rules: Rules,
        made_from: Option<PlayedGame>,
    ) -> Result<ChallengeEntry, ServerError> {
        let (made, seed) = (self.wall.now(), Seed::new(random::bytes()));
        let entry = ChallengeEntry { made, by, rules, seed, made_from };
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
            let RunResult { begun, ended, race, .. } = run.result;
            ended.is_none() && !race && self.wall.now().since(begun) < RESUMED_FOR_MS
        };
        let run = runs.iter().filter(is_fresh).max_by_key(|run| run.result.begun)?;
        Some((run, table_of(&run.item)?))
    }

    async fn begin(
        &self,
        rooms: &Arc<Rooms>,
        id: ChallengeId,
        entry: ChallengeEntry,
        player: Player,
    ) -> Result<TableId, ServerError> {
        let table = self.open_table(rooms, id, &entry, entry.rules.clone(), player).await?;
        self.feed.project(&table).await?;
        Ok(table)
    }

    async fn open_table(
        &self,
        rooms: &Arc<Rooms>,
        id: ChallengeId,
        entry: &ChallengeEntry,
        rules: Rules,
        player: Player,
    ) -> Result<TableId, ServerError> {
        let random = entry.made_from.as_ref().and_then(|game| game.random);
        let table = rooms.create_run(rules, entry.secret(), id, random).await?;
        rooms.seat_host(&table, player, &[]).await?;
        Ok(table)
    }

    /// All runs of a player, those that are not over as they stand now.
    async fn runs_of(&self, id: ChallengeId, player: &PlayerId) -> Result<Vec<ListedRun>, ServerError> {
        let query = RowQuery::OfPlayers { list: list_of(id), players: vec![player.to_string()] };
        let rows = self.journal.rows(query.clone()).await?;
        let mut has_changed = false;
        // The room of a run says when it is over; this is for the last ones, whose node may have ended before that.
        let mut open: Vec<&Row> = rows.iter().filter(|row| row.rank == UNRANKED).collect();
        open.sort_by_key(|row| std::cmp::Reverse(row.head));
        for row in open.into_iter().take(COMPARED) {
            if let Some(table) = table_of(&row.item)
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
            Some(player) if self.read(id).await?.is_known_to(player) => true,
            Some(player) => self.runs_of(id, player).await?.iter().any(|run| run.result.ended.is_some()),
            None => false,
        };
        let message = "The cards of this challenge are secret until you have finished a run of it.";
        if has_finished { Ok(()) } else { Err(ServerError::client(ApiErrorKind::SealedCards, message)) }
    }

    /// Refuses a socket of a run to all but its players and those who know the cards already.
    pub(crate) async fn check_socket(
        &self,
        rooms: &Arc<Rooms>,
        table: &TableId,
        player: Option<&PlayerId>,
    ) -> Result<(), ServerError> {
        match rooms.run_of(table).await? {
            Some((challenge, players)) if !player.is_some_and(|player| players.contains(player)) => {
                self.check_finished(challenge, player).await
            }
            _ => Ok(()),
        }
    }

    /// Who made a challenge, and by which rules it is played.
    pub(crate) async fn announced(
        &self,
        identities: &Identities,
        id: ChallengeId,
    ) -> Result<(Option<DisplayName>, RuleChoice), ServerError> {
        let entry = self.read(id).await?;
        let by = match entry.by {
            Some(by) => identities.player(by).await?.map(|player| player.name),
            None => None,
        };
        Ok((by, entry.rules.choice()))
    }

    /// The challenge as this player may see it.
    async fn summary(
        &self,
        identities: &Identities,
        id: ChallengeId,
        player: Option<&PlayerId>,
    ) -> Result<ChallengeSummary, ServerError> {
        let entry = &self.read(id).await?;
        let own = match player {
            Some(player) => self.runs_of(id, player).await?,
            None => Vec::new(),
        };
        let knows = player.is_some_and(|player| entry.is_known_to(player));
        let may_see = knows || own.iter().any(|run| run.result.ended.is_some());
        let tries = own.len() as u32 + u32::from(knows);
        let asked = Asked { identities, id, entry, player };
        let (mut lists, yours) = (self.standing(id, LISTED).await?, own.into_iter().take(1).collect());
        let mut shown = Vec::new();
        for list in &mut lists {
            let mut runs = self.finished(&asked, std::mem::take(list)).await?;
            for run in &mut runs {
                run.finds.clear();
                run.table = run.table.take().filter(|_| may_see);
            }
            shown.push(runs);
        }
        let [best, programs, apart] = <[_; 3]>::try_from(shown).unwrap_or_default();
        let yours = self.finished(&asked, yours).await?.pop();
        Ok(ChallengeSummary {
            challenge: id,
            rules: entry.rules.choice(),
            commitment: entry.commitment(),
            by: self.announced(identities, id).await?.0,
            is_maker: player.is_some() && player == entry.by.as_ref(),
            made_from: asked.made_from().await?.map(|run| FinishedRun { finds: Vec::new(), ..run }),
            made: entry.made,
            can_race: race::race_rules(&entry.rules).is_some(),
            players: self.journal.ranked_players(&list_of(id)).await?,
            best,
            programs,
            apart,
            yours: yours.map(|run| FinishedRun { finds: Vec::new(), ..run }),
            tries,
        })
    }

    /// The best run of each of the best players.
    async fn best(&self, id: ChallengeId, limit: usize) -> Result<Vec<ListedRun>, ServerError> {
        if let Some(day) = id.day() {
            return Ok(self.day_runs(day).await?.best(limit));
        }
        let [best, ..] = self.standing(id, limit).await?;
        Ok(best)
    }

    /// The best runs of people, those of programs, and those that stand apart.
    async fn standing(&self, id: ChallengeId, limit: usize) -> Result<[Vec<ListedRun>; 3], ServerError> {
        let bots = self.bots.all().await?;
        // As many more as programs can be among them. What stands apart comes last.
        let limit_of_rows = limit.saturating_add(bots.len().min(limit)).saturating_add(limit);
        let rows = self.journal.rows(RowQuery::Best { list: list_of(id), limit: limit_of_rows }).await?;
        let mut lists = [const { Vec::new() }; 3];
        for row in rows {
            let run = ListedRun::try_from(row)?;
            let list = match () {
                () if run.result.rejected => continue,
                () if bots.contains(&run.player) => 1,
                () if run.result.apart => 2,
                () => 0,
            };
            lists[list].push(run);
        }
        lists.iter_mut().for_each(|list: &mut Vec<ListedRun>| list.truncate(limit));
        Ok(lists)
    }

    /// Runs as lists show them, without those that are not over.
    async fn finished(
        &self,
        asked: &Asked<'_>,
        runs: Vec<ListedRun>,
    ) -> Result<Vec<FinishedRun>, ServerError> {
        let players = runs.iter().map(|run| run.player.to_string()).collect();
        let all = self.journal.rows(RowQuery::OfPlayers { list: list_of(asked.id), players }).await?;
        let all: Vec<ListedRun> = all.into_iter().map(ListedRun::try_from).collect::<Result<_, _>>()?;
        let mut finished = Vec::with_capacity(runs.len());
        for ListedRun { item, player, result } in runs {
            // Who deals a table that was opened earlier may have seen the cards meanwhile.
            let dealt = (result.dealt_at(), &item);
            let of_player = all.iter().filter(|other| other.player == player);
            let earlier =
                of_player.filter(|other| (other.result.dealt_at(), &other.item) < dealt).count() as u32;
            let attempt = 1 + earlier + u32::from(asked.entry.is_known_to(&player));
            let table = table_of(&item).map(|table| table.to_string());
            finished.extend(asked.run(player, &result).await?.map(|run| FinishedRun {
                attempt,
                table,
                ..run
            }));
        }
        Ok(finished)
    }

    /// The earlier runs that a player plays against, the best first.
    async fn ghosts(
        &self,
        identities: &Identities,
        id: ChallengeId,
        player: &Player,
    ) -> Result<Vec<FinishedRun>, ServerError> {
        let entry = &match id.day() {
            Some(day) => self.day(day).await?,
            None => self.read(id).await?,
        };
        let asked = Asked { identities, id, entry, player: Some(&player.id) };
        let made_from = asked.made_from().await?;
        let mut best = self.best(id, GHOSTS - usize::from(made_from.is_some())).await?;
        if !best.iter().any(|run| run.player == player.id) {
            let own = self.runs_of(id, &player.id).await?;
            let own = match id.day() {
                Some(_) => first_attempt(&own),
                None => own.iter().find(|run| run.result.ended.is_some()),
            };
            if let Some(own) = own {
                best.truncate(GHOSTS - 1 - usize::from(made_from.is_some()));
                best.push(own.clone());
            }
        }
        let mut ghosts = self.finished(&asked, best).await?;
        ghosts.extend(made_from);
        ghosts.iter_mut().for_each(|run| run.table = None);
        ghosts.sort_by_key(FinishedRun::rank);
        Ok(ghosts)
    }
}

/// A challenge, and the player who asks for it.
struct Asked<'a> {
    identities: &'a Identities,
    id: ChallengeId,
    entry: &'a ChallengeEntry,
    player: Option<&'a PlayerId>,
}

impl Asked<'_> {
    /// A run as its first attempt; none if it is not over.
    async fn run(&self, player: PlayerId, result: &RunResult) -> Result<Option<FinishedRun>, ServerError> {
        let Some(ended) = result.ended else { return Ok(None) };
        let yours = self.player == Some(&player);
        let (player, name) =
            self.identities.player(player).await?.map(|player| (player.id, player.name)).unzip();
        let (points, time) = (result.score.points(), result.score.time());
        let finds = result.score.finds.clone();
        let (attempt, unchecked, table) = (1, false, None);
        Ok(Some(FinishedRun { player, name, yours, points, time, attempt, ended, unchecked, table, finds }))
    }

    /// The game that the challenge was made from.
    async fn made_from(&self) -> Result<Option<FinishedRun>, ServerError> {
        let (Some(game), Some(by)) = (&self.entry.made_from, &self.entry.by) else { return Ok(None) };
        let run = self.run(by.clone(), &game.result).await?;
        Ok(run.map(|run| FinishedRun { unchecked: game.unchecked, ..run }))
    }
}

/// A row of a challenge's list.
#[derive(Clone, Debug)]
struct ListedRun {
    item: String,
    player: PlayerId,
    result: RunResult,
}

impl TryFrom<Row> for ListedRun {
    type Error = ServerError;

    fn try_from(row: Row) -> Result<ListedRun, ServerError> {
        let player = PlayerId::new(&row.player)?;
        Ok(ListedRun { item: row.item, player, result: serde_json::from_slice(&row.value)? })
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
