//! The routes of players: who one is, one's name, and how to be the same player elsewhere.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::{
    ApiError, ApiErrorKind, MoveCode, MovePlayer, NameChange, NewPlayer, Phrase, PhraseStatus, Player,
    SignInWay,
};
use tokio::time::Instant;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::error::ServerError;
use crate::forwarded::Client;
use crate::http::{Authenticated, SignedIn, signed_out, token_of, who_are_you};
use crate::identity::split_code;
use crate::json_body::{JsonBody, OptionalJsonBody};
use crate::limits::{cost, network};
use crate::name_reports;
use crate::names;
use crate::recovery;
use crate::token::Token;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(create_player))
        .routes(routes!(move_player))
        .routes(routes!(me, rename))
        .routes(routes!(create_code))
        .routes(routes!(phrase_status, create_phrase))
}

impl App {
    /// Limits how many codes are tried, so that none can be guessed.
    fn limit_codes(&self, code: &str, address: IpAddr) -> Result<(), ServerError> {
        let now = Instant::now();
        let by_player =
            split_code(code).map_or(Ok(()), |(handle, _)| self.limiter.tried_handles.take(handle, 1.0, now));
        let taken = by_player.and_then(|()| self.limiter.tried_codes.take(network(address), 1.0, now));
        let message = "Many codes have been tried; try again later.";
        taken.map_err(|wait| ServerError::TooMany { message, wait })
    }
}

#[utoipa::path(
    post,
    path = "/api/players",
    summary = "The player of the cookie or token; without one, a new player, whose name may be given right away, or later.",
    request_body(content = Option<NameChange>, description = "A name for a new player, which can also be given later"),
    security((), ("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, description = "Known already, under the name chosen last", body = NewPlayer, headers(("set-cookie" = String, description = "What a browser keeps"))),
        (status = 201, body = NewPlayer, headers(("set-cookie" = String, description = "What a browser keeps"))),
        (status = 401, description = "This device was signed out; its cookie is removed, and without the token there is a new player", body = ApiError),
        (status = 422, body = ApiError),
        (status = 429, body = ApiError),
    ),
)]
async fn create_player(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    OptionalJsonBody(body): OptionalJsonBody<NameChange>,
) -> Result<Response, ServerError> {
    // A page cannot read its cookie, so it sends this request whether its player exists or not.
    let token = token_of(&app, &headers);
    app.take(token.as_ref().map(|token| &token.player), client.address, cost::SMALL)?;
    // A deleted player's token is that of a new one.
    if let Some(token) = token
        && let Some(player) = app.identities.player(token.player.clone()).await?
    {
        if !app.sessions.admits(&token).await? {
            // The next request makes a new player.
            return Ok(([app.remove_cookie(client)], signed_out()).into_response());
        }
        app.note_use(&token).await?;
        return Ok(sign_in(&app, client, StatusCode::OK, player, &token));
    }
    let name = body.map(|body| names::choose(&body.name)).transpose()?;
    let message = "Many new players have come from your address this hour; come back later.";
    let taken = app.limiter.new_players.take(network(client.address), 1.0, Instant::now());
    taken.map_err(|wait| ServerError::TooMany { message, wait })?;
    let token = app.identities.create()?;
    if let Some(name) = name {
        app.identities.rename(&token.player, &name).await?;
    }
    let player = app.player(token.player.clone()).await?;
    Ok(sign_in(&app, client, StatusCode::CREATED, player, &token))
}

#[utoipa::path(
    post,
    path = "/api/players/move",
    request_body = MovePlayer,
    responses(
        (status = 201, body = NewPlayer, headers(("set-cookie" = String, description = "What a browser keeps"))),
        (status = 401, description = "The code or phrase is unknown, used up or too old", body = ApiError),
        (status = 422, body = ApiError),
    ),
)]
async fn move_player(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    JsonBody(MovePlayer { code }): JsonBody<MovePlayer>,
) -> Result<Response, ServerError> {
    app.take(None, client.address, cost::MOVE_CODE)?;
    app.limit_codes(&code, client.address)?;
    let unknown = || {
        ServerError::client(
            ApiErrorKind::WhoAreYou,
            "This code or phrase is unknown, used up or too old: make a new one.",
        )
    };
    let (id, way) = match recovery::player_of(&*app.journal, &code).await? {
        Some(id) => (Some(id), SignInWay::Phrase),
        None => (app.identities.use_code(&code).await?, SignInWay::Code),
    };
    let player = app.player(id.ok_or_else(unknown)?).await?;
    let token = app.add_device(&player.id, way, &headers).await?;
    Ok(sign_in(&app, client, StatusCode::CREATED, player, &token))
}

/// Responds with the player and its token, in the body for programs and as a cookie for browsers.
pub(crate) fn sign_in(
    app: &App,
    client: Client,
    status: StatusCode,
    player: Player,
    token: &Token,
) -> Response {
    let token = app.identities.text(token);
    (status, [app.cookie(client, &token)], Json(NewPlayer { player, token })).into_response()
}

#[utoipa::path(
    get,
    path = "/api/me",
    security(("bearer" = []), ("cookie" = [])),
    responses((status = 200, body = Player), (status = 401, body = ApiError)),
)]
async fn me(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
) -> Result<Json<Player>, ServerError> {
    app.take(Some(&id), address, cost::SMALL)?;
    Ok(Json(app.player(id).await?))
}

#[utoipa::path(
    put,
    path = "/api/me",
    request_body = NameChange,
    security(("bearer" = []), ("cookie" = [])),
    responses((status = 200, body = Player), (status = 401, body = ApiError), (status = 422, body = ApiError)),
)]
async fn rename(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
    JsonBody(NameChange { name }): JsonBody<NameChange>,
) -> Result<Json<Player>, ServerError> {
    let name = names::choose(&name)?;
    app.take(Some(&id), address, cost::RENAME)?;
    if !app.identities.rename(&id, &name).await? {
        return Err(who_are_you());
    }
    // What was reported was the name before.
    name_reports::dismiss_reports(&*app.journal, &id).await?;
    app.rooms.rename(&id, &name);
    Ok(Json(Player { id, name }))
}

#[utoipa::path(
    post,
    path = "/api/me/code",
    security(("bearer" = []), ("cookie" = [])),
    responses((status = 200, body = MoveCode), (status = 401, body = ApiError)),
)]
async fn create_code(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    SignedIn(token): SignedIn,
    headers: HeaderMap,
) -> Result<Json<MoveCode>, ServerError> {
    app.take(Some(&token.player), address, cost::MOVE_CODE)?;
    let id = app.player(token.player.clone()).await?.id;
    app.enlist_device(&token, &headers).await?;
    Ok(Json(app.identities.create_code(&id).await?))
}

/// Whether this player has a recovery phrase, which a new one would replace.
#[utoipa::path(
    get,
    path = "/api/me/phrase",
    security(("bearer" = []), ("cookie" = [])),
    responses((status = 200, body = PhraseStatus), (status = 401, body = ApiError)),
)]
async fn phrase_status(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
) -> Result<Json<PhraseStatus>, ServerError> {
    app.take(Some(&id), address, cost::SMALL)?;
    let id = app.player(id).await?.id;
    let exists = recovery::first_phrase(&*app.journal, &id).await?.is_some();
    Ok(Json(PhraseStatus { exists }))
}

/// Twelve words that give this player's identity back. They are shown this once; new ones replace them.
#[utoipa::path(
    post,
    path = "/api/me/phrase",
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 201, body = Phrase),
        (status = 401, body = ApiError),
        (status = 503, description = "The journal does not acknowledge", body = ApiError),
    ),
)]
async fn create_phrase(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    SignedIn(token): SignedIn,
    headers: HeaderMap,
) -> Result<Response, ServerError> {
    app.take(Some(&token.player), address, cost::RENAME)?;
    let id = app.player(token.player.clone()).await?.id;
    app.enlist_device(&token, &headers).await?;
    let phrase = recovery::create(&*app.journal, &id, app.config.wall_clock.now()).await?;
    let headers = [(header::CACHE_CONTROL, "no-store")];
    Ok((StatusCode::CREATED, headers, Json(Phrase { phrase })).into_response())
}
