//! The OpenAPI description of the HTTP part. Each route's description is beside its handler in `http.rs`.

use utoipa::OpenApi;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, Ref, ResponseBuilder, Server};

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
    for item in description.paths.paths.values_mut() {
        [&mut item.get, &mut item.put, &mut item.post, &mut item.delete]
            .into_iter()
            .flatten()
            .for_each(add_common_errors);
    }
    description.to_json().unwrap_or_default()
}

/// What every request, and every one with a body, may be answered with.
fn add_common_errors(operation: &mut Operation) {
    let mut errors = vec![
        ("403", "A page of another origin"),
        ("429", "Too many requests; `seconds` and the header `Retry-After` state when to try again"),
        ("500", "Something on the server"),
    ];
    if operation.request_body.is_some() {
        errors.extend([("408", "The body did not come in time"), ("413", "The body is too long")]);
    }
    for (status, text) in errors {
        let content = Content::new(Some(Ref::from_schema_name("ApiError")));
        let error = ResponseBuilder::new().description(text).content("application/json", content).build();
        operation.responses.responses.entry(status.to_owned()).or_insert_with(|| error.into());
    }
}
