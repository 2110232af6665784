//! The routes of challenges.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use engine::ChallengeId;
use protocol::{ApiError, ApiErrorKind, ChallengeMade, ChallengeSummary, Ghost, NewChallenge, RunMade};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{LISTED, no_such_challenge, rules_of};
use crate::App;
use crate::error::ServerError;
use crate::forwarded::Client;
use crate::http::{Authenticated, authenticate};
use crate::json_body::JsonBody;
use crate::limits::cost;
use crate::room::TableId;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(create_challenge))
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
        (status = 422, description = "The rules do not fit together, or not one player alone", body = ApiError),
        (status = 429, description = "Too many tables and challenges this hour", body = ApiError),
    ),
)]
async fn create_challenge(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
    JsonBody(NewChallenge { rules }): JsonBody<NewChallenge>,
) -> Result<Response, ServerError> {
    let rules = rules_of(rules)?;
    app.take(Some(&id), address, cost::new_table(0))?;
    app.take_table(&id, address)?;
    let by = app.player(id).await?;
    let (challenge, commitment) = app.challenges.create(by.id, rules).await?;
    let path = format!("{}/c/{challenge}", app.config.base_path);
    Ok((StatusCode::CREATED, Json(ChallengeMade { challenge, path, commitment })).into_response())
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
    let player = authenticate(&app, &headers);
    app.take(player.as_ref(), address, cost::lobby(LISTED))?;
    Ok(Json(app.challenges.summary(&app.identities, challenge, player.as_ref()).await?))
}

/// A table with the challenge's cards for the player who asks: a new one, or the last one if it is not over.
#[utoipa::path(
    post,
    path = "/api/challenges/{challenge}/runs",
    params(("challenge" = String, Path, description = "The challenge's id")),
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 201, body = RunMade),
        (status = 401, body = ApiError),
        (status = 404, body = ApiError),
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
) -> Result<Response, ServerError> {
    let challenge = challenge_id(&challenge)?;
    app.take(Some(&id), address, cost::new_table(0))?;
    app.take_table(&id, address)?;
    let player = app.player(id).await?;
    let ghosts = app.challenges.ghosts(&app.identities, challenge, &player).await?;
    let (table, practice) = match challenge.day() {
        Some(day) => app.challenges.start_day_run(&app.rooms, day, player, false).await?,
        None => (app.challenges.start_run(&app.rooms, challenge, player).await?, false),
    };
    Ok((StatusCode::CREATED, Json(app.run_made((table, practice), ghosts))).into_response())
}

impl App {
    /// A run, with whether it is practice.
    pub(super) fn run_made(&self, (table, practice): (TableId, bool), ghosts: Vec<Ghost>) -> RunMade {
        let path = format!("{}/t/{table}", self.config.base_path);
        RunMade { table: table.to_string(), path, ghosts, practice }
    }
}
