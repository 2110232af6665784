//! The race of each day: a challenge that the server makes a day ahead. Its first attempts count, and its cards are secret for all
//! until the date is over everywhere on earth.

use std::sync::Arc;
use std::time::Duration;

use engine::{ChallengeId, Date, Edition, PlayerId, RuleChoice, Rules, Variant};
use play::Streak;
use protocol::{ApiErrorKind, CountedRun, DayList, DayRun, DayStreak, DaySummary, ListedDay, OwnDay, Player};

use super::day_list::{DayRuns, PlacedRun, Standing, first_attempt, is_counted};
use super::run::list_of;
use super::{ChallengeEntry, Challenges, LISTED, ListedRun, rules_of};
use crate::App;
use crate::error::ServerError;
use crate::identity::Identities;
use crate::journal::{RowQuery, Stream};
use crate::recovery;
use crate::room::{Rooms, TableId};

/// The names of days' lists and streams: from this one to before that one.
const LISTS: (&str, &str) = ("challenge/day-", "challenge/day.");
/// How often a node looks whether the next seed is to be drawn.
const LOOK: Duration = Duration::from_secs(3600);
/// How long before a day begins somewhere its seed is drawn, in milliseconds: a day, and the time between two looks.
const AHEAD_MS: u64 = 25 * 3_600_000;
/// How soon a node tries again to draw a seed.
const RETRY: Duration = Duration::from_secs(60);
/// For how long a list is sent as it was read, of a date that is open and of one that is over.
const OPEN_AGE: Duration = Duration::from_millis(500);
const CLOSED_AGE: Duration = Duration::from_secs(60);

/// Draws the seed of each day a day ahead. The node that is first does; the others find it.
pub(crate) async fn keep_days(app: Arc<App>) {
    loop {
        let mut pause = LOOK;
        if let Some(date) = Date::newest(app.config.wall_clock.now().after(AHEAD_MS))
            && let Err(error) = app.challenges.day(date).await
        {
            tracing::warn!(%date, %error, "the seed of a day cannot be drawn yet");
            pause = RETRY;
        }
        tokio::time::sleep(pause).await;
    }
}

impl Challenges {
    /// What a day is dealt from; drawn now if no node has done so and the day is not over.
    pub(super) async fn day(&self, date: Date) -> Result<ChallengeEntry, ServerError> {
        let (id, now) = (ChallengeId::of_day(date), self.wall.now());
        let may_draw = now < date.closes() && Some(date) <= Date::newest(now.after(AHEAD_MS));
        match self.read(id).await {
            Err(ServerError::Client(ApiErrorKind::NoSuchChallenge, _)) if may_draw => {
                self.append(id, None, rules_of_days()?, None).await
            }
            Err(ServerError::Client(ApiErrorKind::NoSuchChallenge, _)) => Err(no_such_day()),
            read => read,
        }
    }

    /// Refuses what would tell the cards of a day that is not over.
    pub(super) fn check_closed(&self, date: Date) -> Result<(), ServerError> {
        let message = "The cards of this day are secret until it is over everywhere on earth.";
        match self.wall.now() < date.closes() {
            true => Err(ServerError::client(ApiErrorKind::SealedCards, message)),
            false => Ok(()),
        }
    }

    /// The run of a day that this player may play now, and whether it is practice.
    pub(super) async fn start_day_run(
        &self,
        rooms: &Arc<Rooms>,
        date: Date,
        player: Player,
        may_practice: bool,
    ) -> Result<(TableId, bool), ServerError> {
        let entry = self.day(date).await?;
        let now = self.wall.now();
        if now < date.opens() {
            let message = "This day has not begun anywhere yet.";
            return Err(ServerError::client(ApiErrorKind::NoSuchChallenge, message));
        }
        let id = ChallengeId::of_day(date);
        let runs = self.runs_of(id, &player.id).await?;
        let first = first_attempt(&runs);
        if let Some((run, table)) = self.unfinished(&runs) {
            return Ok((table, first.is_some_and(|first| first.item != run.item)));
        }
        let is_practice = first.is_some() || now >= date.closes();
        if is_practice && !may_practice {
            let message = "Your first attempt at this day's race is begun, or the day is over: what you play now is practice.";
            return Err(ServerError::client(ApiErrorKind::Raced, message));
        }
        Ok((self.begin(rooms, id, entry, player).await?, is_practice))
    }

    /// The runs of a date, as they stood within the last half second; those of a date that is over hardly change.
    pub(super) async fn day_runs(&self, date: Date) -> Result<Arc<DayRuns>, ServerError> {
        let is_over = self.check_closed(date).is_ok();
        let age = if is_over { CLOSED_AGE } else { OPEN_AGE };
        let read = async {
            let list = list_of(ChallengeId::of_day(date));
            let rows = self.journal.rows(RowQuery::All { list }).await?;
            let runs = rows.into_iter().map(ListedRun::try_from).collect::<Result<Vec<_>, _>>()?;
            Ok(DayRuns::of(date, runs, &*self.bots.all().await?))
        };
        self.days.get((date, is_over), age, read).await
    }

    /// A day as this player may see it. Of one that has not begun there is the commitment and nothing else.
    pub(super) async fn day_summary(
        &self,
        identities: &Identities,
        date: Date,
        player: Option<&PlayerId>,
    ) -> Result<DaySummary, ServerError> {
        let entry = self.day(date).await?;
        let is_over = self.check_closed(date).is_ok();
        // The player's own runs are compared with their tables first, so that one that has just ended is in the list.
        let own = match player {
            Some(player) => self.runs_of(ChallengeId::of_day(date), player).await?,
            None => Vec::new(),
        };
        let mut runs = self.day_runs(date).await?;
        let first = first_attempt(&own);
        let is_own_counted = first.is_some_and(|first| is_counted(date, first) && !first.result.rejected);
        if is_own_counted && player.is_some_and(|player| runs.placed_of(player).is_none()) {
            self.days.forget(&(date, is_over)).await;
            runs = self.day_runs(date).await?;
        }
        let mut lists = Vec::new();
        for standing in [Standing::Ranked, Standing::Guests, Standing::Programs, Standing::Apart] {
            lists.push(self.named(identities, runs.placed(standing, LISTED), is_over).await?);
        }
        let [ranked, guests, programs, apart] = <[_; 4]>::try_from(lists).unwrap_or_default();
        let yours = player.filter(|_| !own.is_empty()).map(|player| OwnDay {
            player: player.clone(),
            counted: runs.placed_of(player).map(|(placed, percentile)| CountedRun {
                place: placed.place,
                ranked: placed.standing == Standing::Ranked,
                apart: placed.standing == Standing::Apart,
                time: placed.run.result.score.time(),
                percentile,
            }),
            attempted: first.is_some(),
            practice: practice(&own).count() as u32,
            best_practice: practice(&own)
                .filter(|run| {
                    run.result.ended.is_some() && run.result.score.points() >= entry.rules.finds.into()
                })
                .map(|run| run.result.score.time())
                .min(),
        });
        Ok(DaySummary {
            date,
            rules: entry.rules.choice(),
            commitment: entry.commitment(),
            drawn: entry.made,
            opens: date.opens(),
            closes: date.closes(),
            seed: is_over.then(|| entry.seed.of_round(1)),
            runs: runs.count(),
            median: runs.median(),
            ranked,
            guests,
            programs,
            apart,
            yours,
            streak: match player {
                Some(player) => Some(self.day_streak(player).await?),
                None => None,
            },
        })
    }

    /// Runs as a list shows them. Their tables, whose replays could be asked for, are named once the day is over.
    async fn named(
        &self,
        identities: &Identities,
        placed: Vec<PlacedRun<'_>>,
        is_over: bool,
    ) -> Result<Vec<DayRun>, ServerError> {
        let mut named = Vec::with_capacity(placed.len());
        for PlacedRun { run, place, .. } in placed {
            let player = identities.player(run.player.clone()).await?;
            let (player, name) = player.map(|player| (player.id, player.name)).unzip();
            let (points, time) = (run.result.score.points(), run.result.score.time());
            let table = is_over.then(|| run.item.clone());
            named.push(DayRun { place, player, name, points, time, table });
        }
        Ok(named)
    }

    /// The days in a row on which this player has finished the first attempt in time.
    pub(super) async fn day_streak(&self, player: &PlayerId) -> Result<DayStreak, ServerError> {
        let (from, before) = LISTS;
        let (from, before) = (from.to_owned(), before.to_owned());
        let rows = self.journal.rows(RowQuery::InLists { player: player.to_string(), from, before }).await?;
        let mut dates = Vec::new();
        for of_day in rows.chunk_by(|one, other| one.list == other.list) {
            let date = day_of_list(&of_day[0].list);
            let runs = of_day.iter().cloned().map(ListedRun::try_from).collect::<Result<Vec<_>, _>>()?;
            let first = first_attempt(&runs);
            dates.extend(date.filter(|&date| first.is_some_and(|first| is_counted(date, first))));
        }
        let streak = Date::oldest_open(self.wall.now()).map(|oldest| Streak::of(&dates, oldest));
        let Streak { now, best } = streak.unwrap_or_default();
        let lasting = recovery::lasting_since(&*self.journal, player).await?.is_some();
        Ok(DayStreak { now, best, lasting })
    }

    /// Days that have begun, before a date, the newest first. A page is a number of dates.
    pub(super) async fn day_archive(
        &self,
        identities: &Identities,
        before: Option<Date>,
        count: usize,
        player: Option<&PlayerId>,
    ) -> Result<DayList, ServerError> {
        let now = self.wall.now();
        let first = self.journal.streams(LISTS.0, None, 1).await?;
        let first = first.first().and_then(|stream| day_of_list(stream.as_str()));
        let newest = Date::newest(now);
        let start = before.and_then(Date::previous).or(before).or(newest).min(newest);
        let mut page = DayList { days: Vec::new(), before: None };
        let dates = std::iter::successors(start, |date| date.previous());
        for date in dates.take_while(|&date| first.is_some_and(|first| first <= date)).take(count) {
            page.before = Some(date).filter(|&date| first.is_some_and(|first| first < date));
            // While no server ran, no day was drawn.
            let stream = Stream::new(&list_of(ChallengeId::of_day(date)))?;
            if self.journal.head(&stream).await? == 0 {
                continue;
            }
            let (runs, is_over) = (self.day_runs(date).await?, self.check_closed(date).is_ok());
            let best =
                [Standing::Ranked, Standing::Guests].map(|standing| runs.placed(standing, 1)).into_iter();
            let best = best.flatten().take(1).collect();
            page.days.push(ListedDay {
                date,
                open: !is_over,
                runs: runs.count(),
                median: runs.median(),
                best: self.named(identities, best, is_over).await?.pop(),
                yours: player.and_then(|player| Some(runs.placed_of(player)?.0.run.result.score.time())),
            });
        }
        Ok(page)
    }
}

/// A player's runs beside the first attempt.
fn practice(runs: &[ListedRun]) -> impl Iterator<Item = &ListedRun> {
    let first = first_attempt(runs).map(|first| &first.item);
    runs.iter().filter(move |run| first.is_some_and(|first| *first != run.item))
}

/// A sprint of ten Sets, the same for all days. Each day's entry states its rules, so others may come later.
fn rules_of_days() -> Result<Rules, ServerError> {
    rules_of(RuleChoice::new(Edition::English, Variant::Sprint10))
}

/// The date of a list, or of the stream of the same name.
fn day_of_list(list: &str) -> Option<Date> {
    list.strip_prefix(super::CHALLENGE_PREFIX)?.parse::<ChallengeId>().ok()?.day()
}

pub(super) fn no_such_day() -> ServerError {
    ServerError::client(ApiErrorKind::NoSuchChallenge, "There is no race of this day.")
}
