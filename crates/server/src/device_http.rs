//! The routes of devices: where a player is signed in, and how to sign out there.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use engine::{Date, PlayerId};
use protocol::{ApiError, ApiErrorKind, DeviceList, SignInWay};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::device_label::DeviceLabel;
use crate::devices::{self, Devices, day_of};
use crate::error::ServerError;
use crate::forwarded::Client;
use crate::http::{COOKIE, SignedIn};
use crate::limits::cost;
use crate::token::{DeviceId, Token};

/// For how long a browser keeps its cookie after the last visit, in seconds.
const COOKIE_AGE: u32 = 365 * 24 * 60 * 60;

pub(crate) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(list_devices, sign_out_others)).routes(routes!(sign_out))
}

impl App {
    fn today(&self) -> Date {
        day_of(self.config.wall_clock.now())
    }

    /// The cookie with this token, for the browser that asks.
    pub(crate) fn cookie(&self, client: Client, token: &str) -> (HeaderName, String) {
        self.set_cookie(client, token, COOKIE_AGE)
    }

    /// What makes a browser remove its cookie.
    pub(crate) fn remove_cookie(&self, client: Client) -> (HeaderName, String) {
        self.set_cookie(client, "", 0)
    }

    fn set_cookie(&self, client: Client, token: &str, age: u32) -> (HeaderName, String) {
        let path = if self.config.base_path.is_empty() { "/" } else { &self.config.base_path };
        let secure = if client.is_https { "; Secure" } else { "" };
        let cookie = format!("{COOKIE}={token}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
        (header::SET_COOKIE, cookie)
    }

    /// Signs in a new device.
    pub(crate) async fn add_device(
        &self,
        player: &PlayerId,
        way: SignInWay,
        headers: &HeaderMap,
    ) -> Result<Token, ServerError> {
        let label = DeviceLabel::of(headers);
        let token = devices::sign_in(&*self.journal, player, way, label, self.today()).await?;
        // One that is too many may have been signed out for it.
        self.sessions.announce(player);
        Ok(token)
    }

    /// Lists the device that makes a way to come back.
    pub(crate) async fn enlist_device(&self, token: &Token, headers: &HeaderMap) -> Result<(), ServerError> {
        devices::enlist(&*self.journal, token, DeviceLabel::of(headers), self.today()).await
    }

    /// Writes that a listed device is used, where that is due.
    pub(crate) async fn note_use(&self, token: &Token) -> Result<(), ServerError> {
        let today = self.today();
        if self.sessions.devices(&token.player).await?.is_use_due(token.device, today) {
            devices::note_use(&*self.journal, token, today).await?;
        }
        Ok(())
    }

    async fn device_list(&self, here: &Token, headers: &HeaderMap) -> Result<DeviceList, ServerError> {
        let devices = Devices::read(&*self.journal, &here.player).await?;
        Ok(DeviceList { devices: devices.list(here.device, DeviceLabel::of(headers)), token: None })
    }
}

/// The devices that are signed in as this player.
#[utoipa::path(
    get,
    path = "/api/me/devices",
    security(("bearer" = []), ("cookie" = [])),
    responses((status = 200, body = DeviceList), (status = 401, body = ApiError)),
)]
async fn list_devices(
    State(app): State<Arc<App>>,
    Extension(Client { address, .. }): Extension<Client>,
    SignedIn(token): SignedIn,
    headers: HeaderMap,
) -> Result<Json<DeviceList>, ServerError> {
    app.take(Some(&token.player), address, cost::SMALL)?;
    app.player(token.player.clone()).await?;
    Ok(Json(app.device_list(&token, &headers).await?))
}

/// Signs out one device of this player, on all nodes and at its open tables.
#[utoipa::path(
    delete,
    path = "/api/me/devices/{device}",
    params(("device" = String, Path, description = "As in the list of devices")),
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, description = "The devices that are left", body = DeviceList),
        (status = 401, body = ApiError),
        (status = 422, body = ApiError),
    ),
)]
async fn sign_out(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    SignedIn(token): SignedIn,
    Path(device): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ServerError> {
    app.take(Some(&token.player), client.address, cost::RENAME)?;
    app.player(token.player.clone()).await?;
    let message = "A device has 7 letters, as in the list of devices.";
    let out = DeviceId::parse(&device);
    let out = out.ok_or_else(|| ServerError::client(ApiErrorKind::BadRequest, message))?;
    devices::sign_out(&*app.journal, &token.player, out, token.device).await?;
    app.sessions.announce(&token.player);
    let list = Json(app.device_list(&token, &headers).await?);
    if out == token.device {
        return Ok(([app.remove_cookie(client)], list).into_response());
    }
    Ok(list.into_response())
}

/// Signs out all devices of this player but the one that asks. Tokens that name no device are signed out with them: the one that asks
/// gets another.
#[utoipa::path(
    delete,
    path = "/api/me/devices",
    security(("bearer" = []), ("cookie" = [])),
    responses(
        (status = 200, description = "The device that is left", body = DeviceList, headers(("set-cookie" = String, description = "What a browser keeps, if the token is a new one"))),
        (status = 401, body = ApiError),
    ),
)]
async fn sign_out_others(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    SignedIn(token): SignedIn,
    headers: HeaderMap,
) -> Result<Response, ServerError> {
    app.take(Some(&token.player), client.address, cost::RENAME)?;
    app.player(token.player.clone()).await?;
    let kept = match token.device {
        DeviceId::EARLIER => app.add_device(&token.player, SignInWay::Earlier, &headers).await?,
        _ => token.clone(),
    };
    if !devices::sign_out_others(&*app.journal, &kept.player, kept.device).await? {
        let message = "All devices were signed out too often; sign them out one by one.";
        return Err(ServerError::client(ApiErrorKind::BadRequest, message));
    }
    app.sessions.announce(&kept.player);
    let list = app.device_list(&kept, &headers).await?;
    if kept == token {
        return Ok(Json(list).into_response());
    }
    let text = app.identities.text(&kept);
    Ok(([app.cookie(client, &text)], Json(DeviceList { token: Some(text), ..list })).into_response())
}
