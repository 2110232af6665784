//! The routes of ratings.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::{Extension, Json};
use engine::{Family, PlayerId};
use play::Rating;
use protocol::{
    ApiError, ApiErrorKind, FamilyRating, ListedRating, MatchRatings, PlayerRatingChange, PlayerRatings,
    RatingList, RatingPeriod, TableRatings,
};
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::LiveRatings;
use super::match_rows::{StoredChange, StoredChanges, rated_list_of, shown};
use crate::App;
use crate::error::ServerError;
use crate::forwarded::Client;
use crate::http::{authenticate, table_id, token_of};
use crate::journal::RowQuery;
use crate::limits::cost;
use crate::people_http::{no_such_player, player_id};

/// How many players a list shows.
const LISTED: usize = 50;
/// How long a list is good for.
const LIST_AGE: Duration = Duration::from_secs(5);
const MILLISECONDS_PER_DAY: u64 = 86_400_000;
const DAYS_OF_WEEK: u64 = 7;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(rating_list))
        .routes(routes!(player_ratings))
        .routes(routes!(table_ratings))
}

#[derive(Deserialize)]
struct PeriodQuery {
    #[serde(default)]
    period: RatingPeriod,
}

/// All who have a place, the best first, and the names of the best.
pub(super) struct RankedPlayers {
    best: Vec<ListedRating>,
    /// The best of those that have declared to be programs, who stand in no list of people.
    programs: Vec<ListedRating>,
    /// The points of all, the most first.
    points: Vec<i32>,
}

impl RankedPlayers {
    /// Players with the same points share a place.
    fn place(&self, points: i32) -> u32 {
        self.points.partition_point(|other| *other > points) as u32 + 1
    }
}

impl LiveRatings {
    /// The players who have a place, as of this day.
    fn ranked(&self, family: Family, period: RatingPeriod, today: u64) -> Vec<(PlayerId, Rating)> {
        let fold = self.fold();
        let has_place = |rating: &Rating| !rating.on(today).is_provisional() && is_in(period, rating, today);
        let listed = fold.ratings.of_family(family).filter(|(_, rating)| has_place(rating));
        let mut listed: Vec<(PlayerId, Rating)> =
            listed.map(|(player, rating)| (player.clone(), rating.on(today))).collect();
        drop(fold);
        listed.sort_by(|(_, one), (_, other)| other.skill.total_cmp(&one.skill));
        listed
    }
}

fn is_in(period: RatingPeriod, rating: &Rating, today: u64) -> bool {
    period == RatingPeriod::All || rating.day + DAYS_OF_WEEK > today
}

impl App {
    /// The UTC day of now, counted from 1970-01-01.
    fn rating_day(&self) -> u64 {
        self.config.wall_clock.now().0 / MILLISECONDS_PER_DAY
    }

    async fn ranked(&self, family: Family, period: RatingPeriod) -> Result<Arc<RankedPlayers>, ServerError> {
        let read = async {
            let listed = self.ratings.ranked(family, period, self.rating_day());
            let bots = self.bots.all().await?;
            let (programs, people) = listed.into_iter().partition(|(id, _)| bots.contains(id));
            let programs = self.placed(programs).await?.best;
            Ok(RankedPlayers { programs, ..self.placed(people).await? })
        };
        self.ratings.lists.get((family, period), LIST_AGE, read).await
    }

    /// Players in the order of their points, with names and places.
    async fn placed(&self, mut listed: Vec<(PlayerId, Rating)>) -> Result<RankedPlayers, ServerError> {
        let mut best = Vec::new();
        let mut at = 0;
        while best.len() < LISTED && at < listed.len() {
            let (id, rating) = &listed[at];
            match self.identities.player(id.clone()).await? {
                Some(player) => {
                    let (place, rating) = (0, shown(rating));
                    best.push(ListedRating { place, player: player.id, name: player.name, rating });
                    at += 1;
                }
                // Deleted players are in no list.
                None => _ = listed.remove(at),
            }
        }
        let points = listed.iter().map(|(_, rating)| rating.points()).collect();
        let mut ranked = RankedPlayers { best, programs: Vec::new(), points };
        let places: Vec<u32> = ranked.best.iter().map(|listed| ranked.place(listed.rating.points)).collect();
        ranked.best.iter_mut().zip(places).for_each(|(listed, place)| listed.place = place);
        Ok(ranked)
    }
}

fn nothing_there(message: &str) -> ServerError {
    ServerError::client(ApiErrorKind::NoSuchPage, message)
}

/// The players whose ratings are certain enough, by points. A list is up to five seconds old.
#[utoipa::path(
    get,
    path = "/api/ratings/{family}",
    params(
        ("family" = String, Path, description = "Which rating: calling, speed, two-pairs, six or four"),
        ("period" = Option<RatingPeriod>, Query, description = "Of all time, or only players of this week"),
    ),
    security((), ("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, body = RatingList),
        (status = 404, body = ApiError),
        (status = 422, body = ApiError),
        (status = 429, body = ApiError),
    ),
)]
async fn rating_list(
    State(app): State<Arc<App>>,
    Path(family): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    headers: HeaderMap,
    query: Result<Query<PeriodQuery>, QueryRejection>,
) -> Result<Json<RatingList>, ServerError> {
    let bad =
        |rejection: QueryRejection| ServerError::client(ApiErrorKind::BadRequest, &rejection.body_text());
    let Query(PeriodQuery { period }) = query.map_err(bad)?;
    let family = Family::ALL.iter().find(|known| known.name() == family).copied();
    let family = family.ok_or_else(|| nothing_there("There is no such rating."))?;
    let player = authenticate(&app, &headers).await?;
    app.take(player.as_ref(), address, cost::SMALL)?;
    let ranked = app.ranked(family, period).await?;
    let yours = match player {
        Some(id) => app.listed(&ranked, family, period, id).await?,
        None => None,
    };
    let (count, best) = (ranked.points.len() as u32, ranked.best.clone());
    let programs = ranked.programs.clone();
    Ok(Json(RatingList { family, period, count, best, programs, yours }))
}

impl App {
    /// A player's place, if that player has one.
    async fn listed(
        &self,
        ranked: &RankedPlayers,
        family: Family,
        period: RatingPeriod,
        id: PlayerId,
    ) -> Result<Option<ListedRating>, ServerError> {
        let today = self.rating_day();
        // A program has its place beside the people.
        if self.is_declared_bot(&id).await? {
            return Ok(None);
        }
        let rating = self.ratings.of(family, &id).filter(|rating| is_in(period, rating, today));
        let rating = rating.map(|rating| rating.on(today)).filter(|rating| !rating.is_provisional());
        let Some(rating) = rating.map(|rating| shown(&rating)) else { return Ok(None) };
        let player = self.identities.player(id).await?;
        let place = ranked.place(rating.points);
        Ok(player.map(|player| ListedRating { place, player: player.id, name: player.name, rating }))
    }
}

/// All ratings of a player.
#[utoipa::path(
    get,
    path = "/api/players/{player}/ratings",
    params(("player" = String, Path, description = "The player's id")),
    responses(
        (status = 200, body = PlayerRatings),
        (status = 404, description = "There is no such player, or the player is deleted", body = ApiError),
        (status = 429, body = ApiError),
    ),
)]
async fn player_ratings(
    State(app): State<Arc<App>>,
    Path(player): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    headers: HeaderMap,
) -> Result<Json<PlayerRatings>, ServerError> {
    let token = token_of(&app, &headers);
    app.take(token.as_ref().map(|token| &token.player), address, cost::SMALL)?;
    let player = app.identities.player(player_id(&player)?).await?.ok_or_else(no_such_player)?;
    let today = app.rating_day();
    let rating = |&family: &Family| {
        let rating = app.ratings.of(family, &player.id)?.on(today);
        Some(FamilyRating { family, rating: shown(&rating) })
    };
    let families = Family::ALL.iter().filter_map(rating).collect();
    Ok(Json(PlayerRatings { player: player.id, name: player.name, families }))
}

/// What the last match of a table has changed for each player, and because of which finds. It waits until the match is counted.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/ratings",
    params(("table" = String, Path, description = "The table's id")),
    responses(
        (status = 200, body = TableRatings),
        (status = 404, body = ApiError),
        (status = 429, body = ApiError),
        (status = 503, description = "The match cannot be counted for now", body = ApiError),
    ),
)]
async fn table_ratings(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    headers: HeaderMap,
) -> Result<Json<TableRatings>, ServerError> {
    let table = table_id(&table)?;
    let token = token_of(&app, &headers);
    let head = app.rooms.head(&table).await?;
    app.take(token.as_ref().map(|token| &token.player), address, cost::SMALL + cost::records(head))?;
    if head == 0 {
        return Err(crate::http::no_such_table());
    }
    let number = app.matches.count(&table).await?;
    let query = RowQuery::Page { list: rated_list_of(&table), after: None, limit: 1 };
    let rows = app.journal.rows(query).await?;
    let last: Option<StoredChanges> = match rows.first() {
        Some(row) => Some(serde_json::from_slice(&row.value)?),
        None => None,
    };
    let Some(last) = last.filter(|last| last.number == number) else {
        return Ok(Json(TableRatings::default()));
    };
    let mut players = Vec::new();
    for change in &last.players {
        players.push(player_change(&app, change).await?);
    }
    let StoredChanges { number, family, ended, .. } = last;
    Ok(Json(TableRatings { last: Some(MatchRatings { number, family, ended, players }) }))
}

async fn player_change(app: &App, change: &StoredChange) -> Result<PlayerRatingChange, ServerError> {
    let player = app.identities.player(change.player.clone()).await?;
    let (player, name) = player.map(|player| (player.id, player.name)).unzip();
    let step = change.step();
    let finds = change.find_changes().collect();
    Ok(PlayerRatingChange { player, name, before: step.before, after: step.after, finds })
}
