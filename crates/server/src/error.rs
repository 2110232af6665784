//! The server's error: clients get a kind and a sentence, the log gets the cause.

use std::time::Duration;

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{NameError, RulesError, Semantics};
use protocol::{ApiError, ApiErrorKind};

use crate::journal::{AppendError, Damage, JournalError, StreamError};
use crate::limits;
use crate::names::ChoiceError;
use crate::passkeys::PasskeyError;

/// Why a request fails.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The client's mistake: its kind, and a sentence.
    #[error("{1}")]
    Client(ApiErrorKind, String),
    /// A limit is exceeded: a sentence, and after how long the request works again.
    #[error("{message}")]
    TooMany {
        /// For people.
        message: &'static str,
        /// After how long to try again.
        wait: Duration,
    },
    /// The journal cannot be read.
    #[error("journal: {0}")]
    Journal(#[from] JournalError),
    /// The journal does not acknowledge an append.
    #[error("journal: {0}")]
    Append(#[from] AppendError),
    /// An entry of the journal is not what this program writes.
    #[error("journal: {0}")]
    Entry(#[from] serde_json::Error),
    /// An entry of the journal is not what was written.
    #[error("journal: {0}")]
    Damaged(#[from] Damage),
    /// A table that a newer program has opened.
    #[error(
        "the table needs version {needed} of the rules' meaning; this server knows {}",
        Semantics::LATEST
    )]
    NewerTable {
        /// The version that it needs.
        needed: Semantics,
    },
    /// The room of a table has panicked again and again.
    #[error("table {0} is in quarantine")]
    Quarantined(String),
    /// The journal does not acknowledge.
    #[error("the journal does not acknowledge: {0}")]
    NotReady(String),
    /// A room ended again and again before it took a message.
    #[error("journal: the room of table {0} does not stay open")]
    RoomEnds(String),
}

impl ServerError {
    /// A client's mistake.
    pub(crate) fn client(kind: ApiErrorKind, message: &str) -> ServerError {
        ServerError::Client(kind, message.to_owned())
    }
}

impl IntoResponse for ServerError {
    fn into_response(self) -> Response {
        let mut seconds = None;
        let (error, message) = match self {
            ServerError::Client(kind, message) => (kind, message),
            ServerError::TooMany { message, wait } => {
                seconds = Some(limits::seconds(wait));
                (ApiErrorKind::TooMany, message.to_owned())
            }
            error @ ServerError::NewerTable { .. } => {
                tracing::warn!(%error, "a table is refused");
                (ApiErrorKind::NewerTable, format!("This server is too old for this table: {error}."))
            }
            ServerError::Quarantined(_) => {
                let message = "This table cannot be opened for now: its records lead to an error in the server, \
                               which the operator can see in the log. All other tables go on; make a new one.";
                (ApiErrorKind::BrokenTable, message.to_owned())
            }
            ServerError::Damaged(Damage { stream, entry, kind }) => {
                tracing::error!(%stream, entry, %kind, "a damaged entry: what it belongs to is refused");
                let message = format!(
                    "This table cannot be opened: its entry {entry} in the journal is damaged, which the operator can \
                     see in the log. All other tables go on; make a new one."
                );
                (ApiErrorKind::BrokenTable, message)
            }
            ServerError::NotReady(why) => (ApiErrorKind::NotReady, format!("Not ready: {why}.")),
            error => {
                tracing::error!(%error, "a request failed");
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
            ApiErrorKind::WhoAreYou | ApiErrorKind::SignedOut => StatusCode::UNAUTHORIZED,
            ApiErrorKind::ForeignOrigin | ApiErrorKind::SealedCards | ApiErrorKind::NotFollowed => {
                StatusCode::FORBIDDEN
            }
            ApiErrorKind::NoSuchTable
            | ApiErrorKind::NoSuchChallenge
            | ApiErrorKind::NothingToReplay
            | ApiErrorKind::NoSuchPlayer
            | ApiErrorKind::NoSuchPage => StatusCode::NOT_FOUND,
            ApiErrorKind::Raced => StatusCode::CONFLICT,
            ApiErrorKind::NewerTable => StatusCode::NOT_IMPLEMENTED,
            ApiErrorKind::BrokenTable | ApiErrorKind::NotReady => StatusCode::SERVICE_UNAVAILABLE,
            ApiErrorKind::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ApiErrorKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let mut response = (status, Json(ApiError { error, message, seconds })).into_response();
        if let Some(seconds) = seconds {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
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

impl From<PasskeyError> for ServerError {
    fn from(error: PasskeyError) -> ServerError {
        ServerError::client(ApiErrorKind::BadRequest, &error.to_string())
    }
}

impl From<ChoiceError> for ServerError {
    fn from(error: ChoiceError) -> ServerError {
        ServerError::client(ApiErrorKind::BadRequest, &error.to_string())
    }
}

impl From<RulesError> for ServerError {
    fn from(error: RulesError) -> ServerError {
        ServerError::client(ApiErrorKind::BadRules, &error.to_string())
    }
}
