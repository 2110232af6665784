//! The routes of passkeys: making one, listing and removing them, and signing in by one.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use data_encoding::BASE64URL_NOPAD;
use protocol::{
    ApiError, ApiErrorKind, NewPasskey, NewPlayer, PasskeyAlgorithm, PasskeyCreation, PasskeyCredential,
    PasskeyList, PasskeyRequest, PasskeySelection, PasskeyServer, PasskeySignIn, PasskeySupport, PasskeyUser,
    SignInWay,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::ceremony::{ES256, Verifier};
use super::challenge::{LASTS, Purpose};
use super::{Passkeys, add, remove, sign_in};
use crate::App;
use crate::device_label::DeviceLabel;
use crate::error::ServerError;
use crate::forwarded::Client;
use crate::http::{Authenticated, SignedIn};
use crate::json_body::JsonBody;
use crate::limits::cost;
use crate::player_http;

/// What devices are asked for, and players on them.
const USER_VERIFICATION: &str = "preferred";
const PUBLIC_KEY: &str = "public-key";

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(passkey_support))
        .routes(routes!(request_sign_in))
        .routes(routes!(sign_in_by_passkey))
        .routes(routes!(list_passkeys, add_passkey))
        .routes(routes!(request_passkey))
        .routes(routes!(remove_passkey))
}

impl App {
    fn passkey_verifier(&self) -> Result<Verifier<'_>, ServerError> {
        let no_domain = || ServerError::client(ApiErrorKind::NoSuchPage, "This server takes no passkeys.");
        let domain = self.config.passkey_domain.as_deref().ok_or_else(no_domain)?;
        Ok(Verifier { domain, identities: &self.identities, now: self.config.wall_clock.now() })
    }
}

/// The domain of this server's passkeys, if it takes any.
#[utoipa::path(get, path = "/api/passkeys", responses((status = 200, body = PasskeySupport)))]
async fn passkey_support(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
) -> Result<Json<PasskeySupport>, ServerError> {
    app.take(None, address, cost::SMALL)?;
    Ok(Json(PasskeySupport { domain: app.config.passkey_domain.clone() }))
}

/// What a browser needs to sign in by a passkey.
#[utoipa::path(
    post,
    path = "/api/passkeys/challenge",
    responses(
        (status = 200, body = PasskeyRequest),
        (status = 404, description = "The server takes no passkeys", body = ApiError),
    ),
)]
async fn request_sign_in(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
) -> Result<Json<PasskeyRequest>, ServerError> {
    app.take(None, address, cost::SMALL)?;
    let Verifier { domain, identities, now } = app.passkey_verifier()?;
    Ok(Json(PasskeyRequest {
        challenge: Purpose::SignIn.challenge(identities, now),
        rp_id: domain.to_owned(),
        user_verification: USER_VERIFICATION.to_owned(),
        timeout: LASTS,
    }))
}

/// Signs a new device in by what a passkey has signed.
#[utoipa::path(
    post,
    path = "/api/players/passkey",
    request_body = PasskeySignIn,
    responses(
        (status = 201, body = NewPlayer, headers(("set-cookie" = String, description = "What a browser keeps"))),
        (status = 401, description = "The passkey is unknown, or its answer is wrong, late or used up", body = ApiError),
        (status = 404, description = "The server takes no passkeys", body = ApiError),
        (status = 422, body = ApiError),
    ),
)]
async fn sign_in_by_passkey(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    JsonBody(sent): JsonBody<PasskeySignIn>,
) -> Result<Response, ServerError> {
    app.take(None, client.address, cost::MOVE_CODE)?;
    let verifier = app.passkey_verifier()?;
    let refused = |error| match error {
        ServerError::Client(ApiErrorKind::BadRequest, message) => {
            ServerError::Client(ApiErrorKind::WhoAreYou, message)
        }
        error => error,
    };
    let assertion = verifier.assertion(&sent).map_err(ServerError::from).map_err(refused)?;
    let player = app.player(assertion.player.clone()).await?;
    sign_in(&*app.journal, &player.id, &assertion, verifier.now).await.map_err(refused)?;
    let token = app.add_device(&player.id, SignInWay::Passkey, &headers).await?;
    Ok(player_http::sign_in(&app, client, StatusCode::CREATED, player, &token))
}

/// The passkeys of this player.
#[utoipa::path(
    get,
    path = "/api/me/passkeys",
    security(("bearer" = []), ("cookie" = [])),
    responses((status = 200, body = PasskeyList), (status = 401, body = ApiError)),
)]
async fn list_passkeys(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
) -> Result<Json<PasskeyList>, ServerError> {
    app.take(Some(&id), address, cost::SMALL)?;
    let id = app.player(id).await?.id;
    Ok(Json(PasskeyList { passkeys: Passkeys::read(&*app.journal, &id).await?.list() }))
}

/// What a browser needs to make a passkey for this player.
#[utoipa::path(
    post,
    path = "/api/me/passkeys/challenge",
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, body = PasskeyCreation),
        (status = 401, body = ApiError),
        (status = 404, description = "The server takes no passkeys", body = ApiError),
    ),
)]
async fn request_passkey(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
) -> Result<Json<PasskeyCreation>, ServerError> {
    app.take(Some(&id), address, cost::SMALL)?;
    let player = app.player(id).await?;
    let Verifier { domain, identities, now } = app.passkey_verifier()?;
    let known = Passkeys::read(&*app.journal, &player.id).await?;
    let credential = |id| PasskeyCredential { r#type: PUBLIC_KEY.to_owned(), id };
    Ok(Json(PasskeyCreation {
        challenge: Purpose::Create(&player.id).challenge(identities, now),
        rp: PasskeyServer { id: domain.to_owned(), name: "Tercet".to_owned() },
        user: PasskeyUser {
            id: BASE64URL_NOPAD.encode(player.id.as_str().as_bytes()),
            name: player.name.to_string(),
            display_name: player.name.to_string(),
        },
        pub_key_cred_params: vec![PasskeyAlgorithm { r#type: PUBLIC_KEY.to_owned(), alg: ES256 }],
        exclude_credentials: known.credentials().map(credential).collect(),
        authenticator_selection: PasskeySelection {
            resident_key: "required".to_owned(),
            user_verification: USER_VERIFICATION.to_owned(),
        },
        attestation: "none".to_owned(),
        timeout: LASTS,
    }))
}

/// Adds a passkey that a browser has made for this player.
#[utoipa::path(
    post,
    path = "/api/me/passkeys",
    request_body = NewPasskey,
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 201, description = "All passkeys of this player", body = PasskeyList),
        (status = 401, body = ApiError),
        (status = 404, description = "The server takes no passkeys", body = ApiError),
        (status = 422, description = "The answer is wrong, late or used up", body = ApiError),
        (status = 503, description = "The journal does not acknowledge", body = ApiError),
    ),
)]
async fn add_passkey(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    SignedIn(token): SignedIn,
    headers: HeaderMap,
    JsonBody(made): JsonBody<NewPasskey>,
) -> Result<Response, ServerError> {
    app.take(Some(&token.player), address, cost::RENAME)?;
    let id = app.player(token.player.clone()).await?.id;
    let verifier = app.passkey_verifier()?;
    let new = verifier.registration(&id, &made)?;
    // It is a way to come back, from which this device can be signed out.
    app.enlist_device(&token, &headers).await?;
    add(&*app.journal, &id, &new, DeviceLabel::of(&headers), verifier.now).await?;
    let passkeys = Passkeys::read(&*app.journal, &id).await?.list();
    Ok((StatusCode::CREATED, Json(PasskeyList { passkeys })).into_response())
}

/// Removes a passkey: it signs in no device any more. Devices that it has signed in stay so.
#[utoipa::path(
    delete,
    path = "/api/me/passkeys/{passkey}",
    params(("passkey" = String, Path, description = "As in the list of passkeys")),
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, description = "The passkeys that are left", body = PasskeyList),
        (status = 401, body = ApiError),
    ),
)]
async fn remove_passkey(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    Authenticated(id): Authenticated,
    Path(passkey): Path<String>,
) -> Result<Json<PasskeyList>, ServerError> {
    app.take(Some(&id), address, cost::RENAME)?;
    let id = app.player(id).await?.id;
    remove(&*app.journal, &id, &passkey).await?;
    Ok(Json(PasskeyList { passkeys: Passkeys::read(&*app.journal, &id).await?.list() }))
}
