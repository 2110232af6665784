//! Opening a database, with errors that say what to do.

use std::time::{Duration, Instant};

use tokio_postgres::error::SqlState;

use super::primary::{Primary, RETRY_PAUSE};
use super::session::Session;

/// How long a starting node waits for a primary: a fail-over may be in progress.
const START_TIMEOUT: Duration = Duration::from_secs(10);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// Acknowledged writes must be on the disk.
    Required,
    /// The database's settings are not checked.
    Waived,
}

/// Why the shared journal cannot be opened. The text says what to do.
#[derive(Debug, thiserror::Error)]
pub enum PostgresError {
    #[error("the journal's URL is like postgres://USER:PASSWORD@HOST:PORT/DATABASE")]
    Url(#[source] tokio_postgres::Error),
    #[error("the journal's URL names no host")]
    NoHost,
    /// TLS is required, and this system trusts no certificate.
    #[error("sslmode=require needs certificates to trust; SSL_CERT_FILE names a file of them: {0}")]
    NoCertificates(String),
    #[error(
        "PostgreSQL runs with {setting}={value} and would lose acknowledged moves: change it, or accept that with --unsafe-journal"
    )]
    NotDurable { setting: &'static str, value: String },
    #[error("the database has a table “events” that is not Tercet's: give Tercet a database of its own")]
    Foreign,
    #[error(
        "the database has version {found}, and this program knows versions up to {known}: use a newer Tercet"
    )]
    Newer { found: i32, known: i32 },
    #[error("every host that answers is a standby: promote one")]
    ReadOnly,
    /// A host accepts connections but acknowledges no write: it hangs, or waits for a standby that is gone.
    #[error(
        "PostgreSQL does not acknowledge a write: perhaps it waits for a standby (synchronous_standby_names) that is gone"
    )]
    Silent,
    #[error(
        "PostgreSQL does not vacuum the table “events”: do this as its owner, or let the owner run VACUUM events"
    )]
    NotVacuumed,
    #[error("{}", describe(.0))]
    Refused(#[from] tokio_postgres::Error),
}

impl PostgresError {
    /// Whether trying again cannot help.
    fn is_permanent(&self) -> bool {
        match self {
            PostgresError::ReadOnly | PostgresError::Silent => false,
            PostgresError::Refused(cause) => {
                let permanent = [
                    SqlState::INVALID_PASSWORD,
                    SqlState::INVALID_AUTHORIZATION_SPECIFICATION,
                    SqlState::INVALID_CATALOG_NAME,
                    SqlState::INSUFFICIENT_PRIVILEGE,
                ];
                cause.code().is_some_and(|code| permanent.contains(code))
            }
            _ => true,
        }
    }
}

fn describe(cause: &tokio_postgres::Error) -> String {
    match cause.as_db_error() {
        Some(error) => format!("PostgreSQL refuses: {}", error.message()),
        None => format!("PostgreSQL cannot be reached: {}", chain(cause)),
    }
}

fn chain(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(Some(error), |error| error.source());
    causes.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

/// The first session with the primary, as soon as there is one.
pub(super) async fn first_session(primary: &Primary) -> Result<Session, PostgresError> {
    let start = Instant::now();
    loop {
        match primary.connect(None).await {
            Ok(session) => return Ok(session),
            Err(error) if error.is_permanent() || start.elapsed() > START_TIMEOUT => return Err(error),
            Err(error) => tracing::warn!(%error, "waiting for PostgreSQL"),
        }
        tokio::time::sleep(RETRY_PAUSE).await;
    }
}
