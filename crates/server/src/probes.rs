//! What an operator's tools ask: whether the process lives, whether it is ready, and its metrics.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::ApiError;

use crate::App;
use crate::error::ServerError;

/// Alive as long as it answers.
#[utoipa::path(get, path = "/healthz", responses((status = 200, description = "The process lives")))]
pub(crate) async fn healthy() -> &'static str {
    "ok"
}

/// Ready while the journal acknowledges what is written.
#[utoipa::path(
    get,
    path = "/readyz",
    responses((status = 200, description = "The journal can be written"), (status = 503, body = ApiError)),
)]
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, ServerError> {
    app.metrics.journal.check(&*app.journal).await?;
    Ok("ready")
}

#[utoipa::path(get, path = "/metrics", responses((status = 200, description = "Prometheus' text format")))]
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text()).into_response()
}
