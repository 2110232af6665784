//! The HTTP API: who asks, tables, the lobby and replays.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Path, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Json, Router};
use engine::{Fact, PlayerId, Record, Rules, replay_of};
use protocol::{
    ApiError, ApiErrorKind, NewTable, Player, ReplayFile, ReplayKeys, TableList, TableMade, TableSummary,
};
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::account_http;
use crate::challenges;
use crate::device_http;
use crate::error::ServerError;
use crate::forwarded::Client;
use crate::json_body::JsonBody;
use crate::limits::{cost, network};
use crate::openapi::{self, ApiDescription};
use crate::pages::{self, preview};
use crate::passkeys;
use crate::people_http;
use crate::play_now;
use crate::player_http;
use crate::player_names;
use crate::probes;
use crate::ratings;
use crate::room::TableId;
use crate::server_keys::ServerKeys;
use crate::sessions::SocketSession;
use crate::socket::{self, Socket};
use crate::token::Token;

/// The name of the cookie with a browser's token.
pub(crate) const COOKIE: &str = "tercet";

/// The player that the request's token or cookie authenticates.
pub(crate) struct Authenticated(pub(crate) PlayerId);

impl FromRequestParts<Arc<App>> for Authenticated {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Authenticated, ServerError> {
        let SignedIn(token) = SignedIn::from_request_parts(parts, app).await?;
        Ok(Authenticated(token.player))
    }
}

/// The token of the request, of a device that is signed in.
pub(crate) struct SignedIn(pub(crate) Token);

impl FromRequestParts<Arc<App>> for SignedIn {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<SignedIn, ServerError> {
        let token = token_of(app, &parts.headers).ok_or_else(who_are_you)?;
        if app.sessions.admits(&token).await? { Ok(SignedIn(token)) } else { Err(signed_out()) }
    }
}

pub(crate) fn who_are_you() -> ServerError {
    ServerError::client(ApiErrorKind::WhoAreYou, "Make a player first: POST /api/players.")
}

pub(crate) fn signed_out() -> ServerError {
    let message = "This device was signed out. Sign in again with a passkey, a code or your recovery phrase, or go on as a new player.";
    ServerError::client(ApiErrorKind::SignedOut, message)
}

/// The player of a request that needs none; a device that was signed out has none.
pub(crate) async fn authenticate(app: &App, headers: &HeaderMap) -> Result<Option<PlayerId>, ServerError> {
    match token_of(app, headers) {
        Some(token) if app.sessions.admits(&token).await? => Ok(Some(token.player)),
        _ => Ok(None),
    }
}

/// The token of a request. Whether its device was signed out is not looked at.
pub(crate) fn token_of(app: &App, headers: &HeaderMap) -> Option<Token> {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    if let Some(token) = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer ")) {
        return app.identities.authenticate(token.trim());
    }
    let cookies = text(header::COOKIE)?.split(';').filter_map(|cookie| cookie.trim().split_once('='));
    cookies.filter(|(name, _)| *name == COOKIE).find_map(|(_, token)| app.identities.authenticate(token))
}

impl App {
    /// A player who is not deleted.
    pub(crate) async fn player(&self, id: PlayerId) -> Result<Player, ServerError> {
        self.identities.player(id).await?.ok_or_else(who_are_you)
    }

    /// Takes what a request costs from the budgets of its player and its address.
    pub(crate) fn take(
        &self,
        player: Option<&PlayerId>,
        address: IpAddr,
        cost: f64,
    ) -> Result<(), ServerError> {
        let message = "You have sent many requests; try again in a moment.";
        let taken = self.limiter.requests.take(player, address, cost);
        taken.map_err(|wait| ServerError::TooMany { message, wait })
    }

    /// Counts a table or a challenge that a player makes.
    pub(crate) fn take_table(&self, player: &PlayerId, address: IpAddr) -> Result<(), ServerError> {
        let message = "You have made many tables this hour; play at one of them, or come back later.";
        let taken = self.limiter.new_tables.take(Some(player), address, 1.0);
        taken.map_err(|wait| ServerError::TooMany { message, wait })
    }
}

/// All routes, each with its description.
fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(ApiDescription::openapi())
        .routes(routes!(list_tables, create_table))
        .routes(routes!(table_summary))
        .routes(routes!(open_socket))
        .routes(routes!(replay))
        .routes(routes!(replay_keys))
        .routes(routes!(preview::page_preview))
        .routes(routes!(preview::table_preview))
        .routes(routes!(preview::challenge_preview))
        .routes(routes!(describe))
        .routes(routes!(probes::healthy))
        .routes(routes!(probes::ready))
        .routes(routes!(probes::metrics))
        .merge(player_http::routes())
        .merge(device_http::routes())
        .merge(play_now::routes())
        .merge(people_http::routes())
        .merge(passkeys::routes())
        .merge(account_http::routes())
        .merge(challenges::routes())
        .merge(ratings::routes())
}

/// All routes, below the base path.
pub(crate) fn router(app: Arc<App>) -> Router {
    let api = Router::from(routes())
        .fallback(pages::serve)
        .layer(DefaultBodyLimit::max(app.config.limits.message_bytes))
        .layer(middleware::from_fn_with_state(app.clone(), check_origin))
        .with_state(app.clone());
    let router = match app.config.base_path.as_str() {
        "" => api,
        // A nested router serves the base without a slash, but the page's links begin with one.
        base => {
            let front = get(pages::front).with_state(app.clone());
            Router::new().route(&format!("{base}/"), front).nest(base, api)
        }
    };
    router.layer(middleware::from_fn(pages::security_headers))
}

/// Refuses requests from pages of other origins, which could act as our players.
async fn check_origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if is_foreign(&app, request.headers()) {
        let message = "This page is not one of those that may use this server.";
        return ServerError::client(ApiErrorKind::ForeignOrigin, message).into_response();
    }
    next.run(request).await
}

/// Programs send no origin; browsers always do where a cookie could be misused.
fn is_foreign(app: &App, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else {
        return false;
    };
    let origin = origin.to_str().unwrap_or_default();
    let host = origin.split_once("://").map(|(_, host)| host);
    let is_ours = host.is_some() && host == text(header::HOST);
    !is_ours && !app.live().origins.iter().any(|allowed| allowed == origin)
}

#[utoipa::path(
    get,
    path = "/api/tables",
    responses((status = 200, body = TableList), (status = 429, body = ApiError)),
)]
async fn list_tables(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    headers: HeaderMap,
) -> Result<Json<TableList>, ServerError> {
    let mut tables = app.rooms.lobby();
    let player = token_of(&app, &headers).map(|token| token.player);
    play_now::mark_near(&mut tables, app.rooms.strengths(), player.as_ref());
    app.take(player.as_ref(), address, cost::lobby(tables.len()))?;
    Ok(Json(TableList { tables }))
}

#[utoipa::path(
    post,
    path = "/api/tables",
    request_body = NewTable,
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 201, body = TableMade),
        (status = 401, body = ApiError),
        (status = 422, description = "The rules do not fit together", body = ApiError),
        (status = 429, description = "Too many tables this hour", body = ApiError),
        (status = 503, description = "The host or a bot could not be seated, because the journal does not acknowledge", body = ApiError),
    ),
)]
async fn create_table(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
    JsonBody(NewTable { rules, public, bots }): JsonBody<NewTable>,
) -> Result<Response, ServerError> {
    let rules = Rules::try_from(rules)?;
    if bots.len() >= rules.seats.into() {
        return Err(ServerError::client(
            ApiErrorKind::BadRules,
            "There are more bots than seats beside yours.",
        ));
    }
    app.take(Some(&id), address, cost::new_table(bots.len()))?;
    app.take_table(&id, address)?;
    let host = app.player(id).await?;
    let table = app.rooms.create(rules, public).await?;
    app.rooms.seat_host(&table, host, &bots).await?;
    let path = format!("{}/t/{table}", app.config.base_path);
    Ok((StatusCode::CREATED, Json(TableMade { table: table.to_string(), path })).into_response())
}

pub(crate) fn table_id(text: &str) -> Result<TableId, ServerError> {
    TableId::new(text).ok_or_else(no_such_table)
}

pub(crate) fn no_such_table() -> ServerError {
    ServerError::client(ApiErrorKind::NoSuchTable, "There is no such table.")
}

/// What a holder of the link may see before joining; no cards.
#[utoipa::path(
    get,
    path = "/api/tables/{table}",
    params(("table" = String, Path, description = "The table's id")),
    security((), ("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, body = TableSummary),
        (status = 404, body = ApiError),
        (status = 429, body = ApiError),
        (status = 501, description = "A newer server has opened the table", body = ApiError),
        (status = 503, description = "The table cannot be opened for now", body = ApiError),
    ),
)]
async fn table_summary(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    headers: HeaderMap,
) -> Result<Json<TableSummary>, ServerError> {
    let player = authenticate(&app, &headers).await?;
    app.take(player.as_ref(), address, cost::SMALL)?;
    let mut summary = app.rooms.summary(&table_id(&table)?, player).await?;
    let bots = app.bots.all().await?;
    for seated in &mut summary.players {
        seated.program = seated.player.as_ref().is_some_and(|player| bots.contains(player));
    }
    Ok(Json(summary))
}

#[utoipa::path(
    get,
    path = "/api/tables/{table}/socket",
    params(("table" = String, Path, description = "The table's id")),
    responses(
        (status = 101, description = "A WebSocket"),
        (status = 403, description = "A page of another origin, or a run of a challenge whose cards are secret", body = ApiError),
        (status = 404, body = ApiError),
        (status = 422, description = "The request does not open a WebSocket", body = ApiError),
        (status = 429, description = "Too many sockets from one address", body = ApiError),
        (status = 501, description = "A newer server has opened the table", body = ApiError),
        (status = 503, description = "The table cannot be opened for now", body = ApiError),
    ),
)]
async fn open_socket(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    mut request: Request,
) -> Result<Response, ServerError> {
    let table = table_id(&table)?;
    // A browser does not learn why a request for a socket is refused, so a device that was signed out is told on the socket.
    let token = token_of(&app, request.headers());
    let id = token.as_ref().map(|token| token.player.clone());
    app.take(id.as_ref(), address, cost::SMALL)?;
    app.challenges.check_socket(&app.rooms, &table, id.as_ref()).await?;
    let response = create_response_with_body(&request, Body::empty).map_err(no_upgrade)?;
    let player = match id {
        Some(id) => app.identities.player(id).await?,
        None => None,
    };
    let sessions = app.sessions.clone();
    let session = token.filter(|_| player.is_some()).map(|token| SocketSession { sessions, token });
    let guard = app.limiter.sockets.open(network(address), app.live().limits.sockets_per_address);
    let message = "Too many connections come from your address; close some of them.";
    let guard = guard.ok_or(ServerError::TooMany { message, wait: SOCKET_WAIT })?;
    let upgrade = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        let (_guard, _gauge) = (guard, app.metrics.sockets.increment());
        if let Ok(upgraded) = upgrade.await {
            // Boxed, so that the task is small while it waits for the upgrade.
            Box::pin(async {
                let limits = app.live().limits.clone();
                let ws = socket::upgraded(upgraded, &limits).await;
                let (rooms, limiter) = (app.rooms.clone(), app.limiter.clone());
                let socket = Socket::new(ws, rooms, limiter, limits, table, player, address);
                socket.in_session(session).run().await;
            })
            .await;
        }
    });
    Ok(response)
}

/// When a client without a free socket may try again; when one of the others closes is not known.
const SOCKET_WAIT: Duration = Duration::from_secs(10);

fn no_upgrade(error: tokio_tungstenite::tungstenite::Error) -> ServerError {
    ServerError::client(ApiErrorKind::BadRequest, &format!("A WebSocket is opened here: {error}"))
}

/// The rounds that are over, one record a line, so that a line that is wrong can be named.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/replay",
    params(("table" = String, Path, description = "The table's id")),
    security((), ("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, body = ReplayFile),
        (status = 403, description = "A run of a challenge whose cards are secret until you have finished one", body = ApiError),
        (status = 404, body = ApiError),
        (status = 501, description = "A newer server has opened the table", body = ApiError),
    ),
)]
async fn replay(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    Extension(Client { address, .. }): Extension<Client>,
    headers: HeaderMap,
) -> Result<Response, ServerError> {
    let id = table_id(&table)?;
    let cost = cost::SMALL + cost::records(app.rooms.head(&id).await?);
    let player = authenticate(&app, &headers).await?;
    app.take(player.as_ref(), address, cost)?;
    let history: Vec<Record> = app.rooms.history(&id)?.all().await?;
    let opening = history.first().and_then(|record| record.events.first()).ok_or_else(no_such_table)?;
    if let Fact::Opened { challenge: Some(challenge), .. } = opening.fact {
        app.challenges.check_finished(challenge, player.as_ref()).await?;
    }
    let records = replay_of(&history);
    if records.is_empty() {
        let message = "No round of this table is over yet; before that its cards are secret.";
        return Err(ServerError::client(ApiErrorKind::NothingToReplay, message));
    }
    let names = player_names::names_of(&*app.journal, &records).await?;
    let file = ReplayFile { names, ..ReplayFile::new(id.to_string(), records) };
    // Read anew, so that an older key is not used after a rotation.
    let file = ServerKeys::open(&*app.journal).await?.sign(&file.to_text()?);
    let name = format!("attachment; filename=\"tercet-{id}.json\"");
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, file).into_response())
}

/// The public keys that replays are signed with.
#[utoipa::path(get, path = "/api/key", responses((status = 200, body = ReplayKeys)))]
async fn replay_keys(State(app): State<Arc<App>>) -> Result<Json<ReplayKeys>, ServerError> {
    Ok(Json(ServerKeys::open(&*app.journal).await?.public()))
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, description = "OpenAPI")))]
async fn describe(State(app): State<Arc<App>>) -> Response {
    let text = app.description.get_or_init(|| openapi::text(routes().into_openapi(), &app.config.base_path));
    ([(header::CONTENT_TYPE, "application/json")], text.clone()).into_response()
}
