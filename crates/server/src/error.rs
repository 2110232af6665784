//! The one error of the server: it tells clients what they need and the log the rest.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{NameError, RulesError};
use protocol::{ApiError, ApiErrorKind};

use crate::journal::{AppendError, JournalError, StreamError};

/// Why a request fails.
#[derive(Debug)]
pub enum ServerError {
    /// The client's trouble: what kind, and a sentence.
    Client(ApiErrorKind, String),
    /// The journal cannot be reached or is damaged.
    Journal(String),
}

impl ServerError {
    /// A client's trouble.
    pub fn client(kind: ApiErrorKind, message: &str) -> ServerError {
        ServerError::Client(kind, message.to_owned())
    }
}

impl std::fmt::Display for ServerError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ServerError::Client(_, message) => f.write_str(message),
            ServerError::Journal(cause) => write!(f, "journal: {cause}"),
        }
    }
}

impl std::error::Error for ServerError {}

impl IntoResponse for ServerError {
    fn into_response(self) -> Response {
        let (error, message) = match self {
            ServerError::Client(kind, message) => (kind, message),
            ServerError::Journal(cause) => {
                tracing::error!(cause, "a request failed");
                (
                    ApiErrorKind::Internal,
                    "Something went wrong on the server; try again in a moment.".to_owned(),
                )
            }
        };
        let status = match error {
            ApiErrorKind::BadRequest | ApiErrorKind::BadRules => StatusCode::UNPROCESSABLE_ENTITY,
            ApiErrorKind::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            ApiErrorKind::TooSlow => StatusCode::REQUEST_TIMEOUT,
            ApiErrorKind::WhoAreYou => StatusCode::UNAUTHORIZED,
            ApiErrorKind::ForeignOrigin => StatusCode::FORBIDDEN,
            ApiErrorKind::NoSuchTable | ApiErrorKind::NothingToReplay | ApiErrorKind::NoSuchPage => {
                StatusCode::NOT_FOUND
            }
            ApiErrorKind::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ApiErrorKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        (status, Json(ApiError { error, message })).into_response()
    }
}

impl From<JournalError> for ServerError {
    fn from(error: JournalError) -> ServerError {
        ServerError::Journal(error.to_string())
    }
}

impl From<AppendError> for ServerError {
    fn from(error: AppendError) -> ServerError {
        ServerError::Journal(error.to_string())
    }
}

impl From<StreamError> for ServerError {
    fn from(error: StreamError) -> ServerError {
        ServerError::client(ApiErrorKind::BadRequest, &error.to_string())
    }
}

impl From<NameError> for ServerError {
    fn from(error: NameError) -> ServerError {
        ServerError::client(ApiErrorKind::BadRequest, &error.to_string())
    }
}

impl From<RulesError> for ServerError {
    fn from(error: RulesError) -> ServerError {
        ServerError::client(ApiErrorKind::BadRules, &error.to_string())
    }
}

impl From<serde_json::Error> for ServerError {
    fn from(error: serde_json::Error) -> ServerError {
        ServerError::Journal(error.to_string())
    }
}
