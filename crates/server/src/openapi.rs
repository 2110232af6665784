//! The OpenAPI description of the HTTP part. Each route's description is beside its handler in `http.rs`.

use utoipa::OpenApi;
use utoipa::openapi::Server;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};

/// The general part; the routes are added to it.
#[derive(OpenApi)]
#[openapi(info(
    title = "Tercet",
    description = "Players, tables, the lobby and replays. What happens at a table comes over its socket, \
                   whose messages docs/protocol.md describes."
))]
pub(crate) struct ApiDescription;

/// The description as text, for a server that is mounted below `base`.
pub(crate) fn text(mut description: utoipa::openapi::OpenApi, base: &str) -> String {
    if !base.is_empty() {
        description.servers = Some(vec![Server::new(base)]);
    }
    let components = description.components.get_or_insert_default();
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    components.add_security_scheme("bearer", SecurityScheme::Http(bearer));
    let cookie = ApiKey::Cookie(ApiKeyValue::new(crate::http::COOKIE));
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
    description.to_json().unwrap_or_default()
}
