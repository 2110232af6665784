//! The routes of challenges.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use engine::{ChallengeId, PlayerId, Record, Rules, Time};
use protocol::{
    ApiError, ApiErrorKind, ChallengeMade, ChallengeSummary, FinishedRun, NewChallenge, NewRun, RunMade,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::played::PlayedGame;
use super::{LISTED, no_such_challenge, rules_of};
use crate::App;
use crate::error::ServerError;
use crate::forwarded::Client;
use crate::http::{Authenticated, authenticate, no_such_table, table_id};
use crate::json_body::{JsonBody, OptionalJsonBody};
use crate::limits::cost;
use crate::room::TableId;

/// How long the records of a game may be that a challenge is made from; a whole deck takes about 40 kB.
const GAME_BYTES: usize = 512 * 1024;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    let with_games = OpenApiRouter::new().routes(routes!(create_challenge));
    OpenApiRouter::new()
        .merge(with_games.layer(DefaultBodyLimit::max(GAME_BYTES)))
        .routes(routes!(challenge_summary))
        .routes(routes!(start_run))
}

fn challenge_id(text: &str) -> Result<ChallengeId, ServerError> {
    text.parse().map_err(|_| no_such_challenge())
}

/// Cards that all who open the link get, each at a table of their own.
#[utoipa::path(
    post,
    path = "/api/challenges",
    request_body = NewChallenge,
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 201, body = ChallengeMade),
        (status = 401, body = ApiError),
        (status = 404, description = "There is no such table", body = ApiError),
        (status = 413, description = "The game is too long", body = ApiError),
        (status = 422, description = "The rules do not fit together, or not one player alone; or the game is not by the rules", body = ApiError),
        (status = 429, description = "Too many tables and challenges this hour", body = ApiError),
    ),
)]
async fn create_challenge(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
    JsonBody(wanted): JsonBody<NewChallenge>,
) -> Result<Response, ServerError> {
    app.take(Some(&id), address, cost::new_table(0))?;
    let (rules, made_from) = rules_and_game(&app, &id, address, wanted).await?;
    app.take_table(&id, address)?;
    let by = app.player(id).await?;
    let (challenge, commitment) = app.challenges.create(by.id, rules, made_from).await?;
    let path = format!("{}/c/{challenge}", app.config.base_path);
    Ok((StatusCode::CREATED, Json(ChallengeMade { challenge, path, commitment })).into_response())
}

/// What a challenge is about: new cards for these rules, or the cards of a game.
async fn rules_and_game(
    app: &Arc<App>,
    player: &PlayerId,
    address: IpAddr,
    wanted: NewChallenge,
) -> Result<(Rules, Option<PlayedGame>), ServerError> {
    let now = app.config.wall_clock.now();
    match wanted {
        NewChallenge { rules: Some(rules), table: None, records } if records.is_empty() => {
            Ok((rules_of(rules)?, None))
        }
        NewChallenge { rules: None, table: Some(table), records } if records.is_empty() => {
            let table = table_id(&table)?;
            app.take(Some(player), address, cost::records(app.rooms.head(&table).await?))?;
            let records: Vec<Record> = app.rooms.history(&table)?.all().await?;
            if records.is_empty() {
                return Err(no_such_table());
            }
            replayed(records, Some(player.clone()), now).await
        }
        NewChallenge { rules: None, table: None, records } if !records.is_empty() => {
            app.take(Some(player), address, cost::records(records.len() as u64))?;
            replayed(records, None, now).await
        }
        _ => {
            let message = "A challenge is made of rules, of a table or of records.";
            Err(ServerError::client(ApiErrorKind::BadRequest, message))
        }
    }
}

/// Every command is decided again, which takes a while for a long game.
async fn replayed(
    records: Vec<Record>,
    player: Option<PlayerId>,
    now: Time,
) -> Result<(Rules, Option<PlayedGame>), ServerError> {
    let played = tokio::task::spawn_blocking(move || PlayedGame::of(&records, player.as_ref(), now));
    let failed = |_| ServerError::client(ApiErrorKind::BadRequest, "The game cannot be replayed.");
    let (rules, game) = played.await.map_err(failed)??;
    Ok((rules, Some(game)))
}

/// What is played and who was how good; no cards.
#[utoipa::path(
    get,
    path = "/api/challenges/{challenge}",
    params(("challenge" = String, Path, description = "The challenge's id")),
    security((), ("bearer" = []), ("cookie" = [])),
    responses((status = 200, body = ChallengeSummary), (status = 404, body = ApiError)),
)]
async fn challenge_summary(
    State(app): State<Arc<App>>,
    Path(challenge): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    headers: HeaderMap,
) -> Result<Json<ChallengeSummary>, ServerError> {
    let challenge = challenge_id(&challenge)?;
    if let Some(day) = challenge.day() {
        let message = format!("This is the race of a day: GET /api/days/{day}.");
        return Err(ServerError::client(ApiErrorKind::NoSuchChallenge, &message));
    }
    let player = authenticate(&app, &headers).await?;
    app.take(player.as_ref(), address, cost::lobby(LISTED))?;
    Ok(Json(app.challenges.summary(&app.identities, challenge, player.as_ref()).await?))
}

/// A table with the challenge's cards for the player who asks: a new one, or the last one if it is not over; or a table for a
/// race, to which others may come.
#[utoipa::path(
    post,
    path = "/api/challenges/{challenge}/runs",
    params(("challenge" = String, Path, description = "The challenge's id")),
    request_body(content = Option<NewRun>, description = "For a race with others"),
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 201, body = RunMade),
        (status = 401, body = ApiError),
        (status = 404, body = ApiError),
        (status = 422, description = "The challenge is not one for a race, or the race has begun", body = ApiError),
        (status = 409, description = "The first attempt at this day's race is begun", body = ApiError),
        (status = 429, description = "Too many tables and challenges this hour", body = ApiError),
        (status = 503, description = "The journal does not acknowledge", body = ApiError),
    ),
)]
async fn start_run(
    State(app): State<Arc<App>>,
    Path(challenge): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
    OptionalJsonBody(wanted): OptionalJsonBody<NewRun>,
) -> Result<Response, ServerError> {
    let challenge = challenge_id(&challenge)?;
    let NewRun { race, table: joined } = wanted.unwrap_or_default();
    let joined = joined.as_deref().map(table_id).transpose()?;
    app.take(Some(&id), address, cost::new_table(0))?;
    if joined.is_none() {
        app.take_table(&id, address)?;
    }
    let player = app.player(id).await?;
    let (challenges, rooms) = (&app.challenges, &app.rooms);
    let ghosts = challenges.ghosts(&app.identities, challenge, &player).await?;
    let (table, practice) = match (challenge.day(), joined) {
        (Some(day), None) if !race => challenges.start_day_run(rooms, day, player, false).await?,
        // The first attempt at a day's race is made alone.
        (Some(_), None) => {
            return Err(ServerError::client(ApiErrorKind::BadRules, "The race of a day is played alone."));
        }
        (_, Some(table)) => (challenges.join(rooms, challenge, table, player).await?, false),
        (None, None) if race => (challenges.start_race(rooms, challenge, player).await?, false),
        (None, None) => (challenges.start_run(rooms, challenge, player).await?, false),
    };
    Ok((StatusCode::CREATED, Json(app.run_made((table, practice), ghosts))).into_response())
}

impl App {
    /// A run, with whether it is practice.
    pub(super) fn run_made(&self, (table, practice): (TableId, bool), ghosts: Vec<FinishedRun>) -> RunMade {
        let path = format!("{}/t/{table}", self.config.base_path);
        RunMade { table: table.to_string(), path, ghosts, practice }
    }
}
