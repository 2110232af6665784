//! The routes of days.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use engine::{ChallengeId, Date};
use protocol::{ApiError, ApiErrorKind, DayList, DaySummary, NewDayRun, PuzzleSummary, PuzzleTime, RunMade};
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::days::no_such_day;
use super::{LISTED, feed};
use crate::App;
use crate::error::ServerError;
use crate::forwarded::Client;
use crate::http::{Authenticated, authenticate, token_of};
use crate::json_body::{JsonBody, OptionalJsonBody};
use crate::limits::cost;
use crate::pages::site_of;

/// How many dates a page of the archive has, unless the request says so, and at most.
const PAGE: usize = 31;
/// How many days the feed has.
const FEED: usize = 14;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(day_list))
        .routes(routes!(day_feed))
        .routes(routes!(day_summary))
        .routes(routes!(start_day_run))
        .routes(routes!(puzzle_summary, report_puzzle))
}

fn date_of(text: &str) -> Result<Date, ServerError> {
    text.parse().map_err(|_| no_such_day())
}

#[derive(Deserialize)]
struct DaysQuery {
    before: Option<Date>,
    count: Option<usize>,
}

/// The days that have begun, the newest first.
#[utoipa::path(
    get,
    path = "/api/days",
    params(
        ("before" = Option<String>, Query, format = Date, description = "Only days before this date"),
        ("count" = Option<usize>, Query, minimum = 1, maximum = 31, description = "How many dates the page has"),
    ),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, body = DayList), (status = 422, body = ApiError)),
)]
async fn day_list(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    headers: HeaderMap,
    query: Result<Query<DaysQuery>, QueryRejection>,
) -> Result<Json<DayList>, ServerError> {
    let bad = |message: &str| ServerError::client(ApiErrorKind::BadRequest, message);
    let Query(DaysQuery { before, count }) = query.map_err(|rejection| bad(&rejection.body_text()))?;
    let count = count.unwrap_or(PAGE);
    if !(1..=PAGE).contains(&count) {
        return Err(bad("A page has 1 to 31 dates."));
    }
    let player = authenticate(&app, &headers).await?;
    app.take(player.as_ref(), address, cost::days(count))?;
    Ok(Json(app.challenges.day_archive(&app.identities, before, count, player.as_ref()).await?))
}

/// The last days as an Atom feed, in the language of the request, or of `?l=fr`.
#[utoipa::path(
    get,
    path = "/api/days/feed",
    responses((status = 200, description = "Atom", content_type = "application/atom+xml")),
)]
async fn day_feed(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, ServerError> {
    let token = token_of(&app, &headers);
    app.take(token.as_ref().map(|token| &token.player), client.address, cost::days(FEED))?;
    let list = app.challenges.day_archive(&app.identities, None, FEED, None).await?;
    let (site, words) = site_of(&app, &client, &uri, &headers);
    let text = feed::atom(&list, &site, words, app.config.wall_clock.now());
    Ok(([(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")], text).into_response())
}

/// The race of a day: who was how good, and no cards before the day is over. Of tomorrow there is the commitment.
#[utoipa::path(
    get,
    path = "/api/days/{date}",
    params(("date" = String, Path, format = Date, description = "Such as 2026-11-18")),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, body = DaySummary), (status = 404, body = ApiError)),
)]
async fn day_summary(
    State(app): State<Arc<App>>,
    Path(date): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    headers: HeaderMap,
) -> Result<Json<DaySummary>, ServerError> {
    let date = date_of(&date)?;
    let player = authenticate(&app, &headers).await?;
    app.take(player.as_ref(), address, cost::lobby(2 * LISTED))?;
    Ok(Json(app.challenges.day_summary(&app.identities, date, player.as_ref()).await?))
}

/// A table with the day's cards for the player who asks: the first one counts, later ones are practice.
#[utoipa::path(
    post,
    path = "/api/days/{date}/runs",
    params(("date" = String, Path, format = Date, description = "Such as 2026-11-18")),
    request_body(content = Option<NewDayRun>, description = "Whether it may be practice"),
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 201, body = RunMade),
        (status = 401, body = ApiError),
        (status = 404, description = "The day has not begun, or has no race", body = ApiError),
        (status = 409, description = "The first attempt is begun, or the day is over, and practice was not asked for", body = ApiError),
        (status = 422, body = ApiError),
        (status = 429, description = "Too many tables and challenges this hour", body = ApiError),
        (status = 503, description = "The journal does not acknowledge", body = ApiError),
    ),
)]
async fn start_day_run(
    State(app): State<Arc<App>>,
    Path(date): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
    OptionalJsonBody(body): OptionalJsonBody<NewDayRun>,
) -> Result<Response, ServerError> {
    let date = date_of(&date)?;
    let may_practice = body.is_some_and(|body| body.practice);
    app.take(Some(&id), address, cost::new_table(0))?;
    app.take_table(&id, address)?;
    let player = app.player(id).await?;
    let ghosts = app.challenges.ghosts(&app.identities, ChallengeId::of_day(date), &player).await?;
    let run = app.challenges.start_day_run(&app.rooms, date, player, may_practice).await?;
    Ok((StatusCode::CREATED, Json(app.run_made(run, ghosts))).into_response())
}

/// How the reported times of a day's puzzle are spread. The server cannot check them.
#[utoipa::path(
    get,
    path = "/api/days/{date}/puzzle",
    params(("date" = String, Path, format = Date, description = "Such as 2026-11-18")),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, body = PuzzleSummary), (status = 404, body = ApiError)),
)]
async fn puzzle_summary(
    State(app): State<Arc<App>>,
    Path(date): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    headers: HeaderMap,
) -> Result<Json<PuzzleSummary>, ServerError> {
    let date = date_of(&date)?;
    let player = authenticate(&app, &headers).await?;
    app.take(player.as_ref(), address, cost::SMALL)?;
    Ok(Json(app.challenges.puzzle_summary(date, player.as_ref()).await?))
}

/// Reports how long a day's puzzle took, once, while the date is open. A second report changes nothing, and neither does one for
/// another date.
#[utoipa::path(
    post,
    path = "/api/days/{date}/puzzle",
    params(("date" = String, Path, format = Date, description = "Such as 2026-11-18")),
    request_body = PuzzleTime,
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, body = PuzzleSummary),
        (status = 401, body = ApiError),
        (status = 404, body = ApiError),
        (status = 422, description = "The time is not one", body = ApiError),
        (status = 503, description = "The journal does not acknowledge", body = ApiError),
    ),
)]
async fn report_puzzle(
    State(app): State<Arc<App>>,
    Path(date): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
    JsonBody(PuzzleTime { time }): JsonBody<PuzzleTime>,
) -> Result<Json<PuzzleSummary>, ServerError> {
    let date = date_of(&date)?;
    app.take(Some(&id), address, cost::MOVE_CODE)?;
    let player = app.player(id).await?.id;
    app.challenges.report_puzzle(date, &player, time).await?;
    Ok(Json(app.challenges.puzzle_summary(date, Some(&player)).await?))
}
