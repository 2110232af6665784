//! JSON bodies of requests.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use protocol::ApiErrorKind;

use crate::App;
use crate::error::ServerError;

/// A JSON body; rejected with an [`ApiError`] if it is malformed, too long or late.
pub(crate) struct JsonBody<T>(pub(crate) T);

/// A JSON body that may be absent.
pub(crate) struct OptionalJsonBody<T>(pub(crate) Option<T>);

impl<T: serde::de::DeserializeOwned> FromRequest<Arc<App>> for OptionalJsonBody<T> {
    type Rejection = ServerError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<OptionalJsonBody<T>, ServerError> {
        let bytes = tokio::time::timeout(app.config.limits.hello, Bytes::from_request(request, app)).await;
        let late = |_| ServerError::client(ApiErrorKind::TooSlow, "The body did not come in time.");
        let bytes = bytes.map_err(late)?.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                ServerError::client(ApiErrorKind::TooLong, "The body is too long.")
            }
            _ => ServerError::client(ApiErrorKind::BadRequest, &rejection.body_text()),
        })?;
        if bytes.is_empty() {
            return Ok(OptionalJsonBody(None));
        }
        let body = serde_json::from_slice(&bytes);
        let bad =
            |error: serde_json::Error| ServerError::client(ApiErrorKind::BadRequest, &error.to_string());
        Ok(OptionalJsonBody(body.map_err(bad)?))
    }
}

impl<T: serde::de::DeserializeOwned> FromRequest<Arc<App>> for JsonBody<T> {
    type Rejection = ServerError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<JsonBody<T>, ServerError> {
        let missing = || ServerError::client(ApiErrorKind::BadRequest, "The body is missing.");
        OptionalJsonBody::from_request(request, app).await?.0.map(JsonBody).ok_or_else(missing)
    }
}
