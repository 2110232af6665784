//! Opening: what can be wrong with a database, and what to do about it.

use std::fmt;
use std::time::{Duration, Instant};

use tokio_postgres::error::SqlState;

use super::primary::{PAUSE, Primary};
use super::session::Session;

/// How long a node that starts waits for a primary: another one may be taking over just now.
const PATIENCE: Duration = Duration::from_secs(10);

/// What a database must promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// What it has acknowledged is on the disk.
    Required,
    /// Whatever it promises will do.
    Waived,
}

/// Why the shared journal cannot be opened. The text says what to do.
#[derive(Debug)]
pub enum PostgresError {
    /// The URL cannot be understood.
    Url(tokio_postgres::Error),
    /// The URL names no host.
    NoHost,
    /// TLS was asked for, and this system trusts nobody.
    NoCertificates(String),
    /// A setting makes it lose what it has acknowledged.
    NotDurable {
        /// Which setting.
        setting: &'static str,
        /// Its value.
        value: String,
    },
    /// There is a table of our name that is not ours.
    Foreign,
    /// A newer Tercet has changed the tables.
    Newer {
        /// The version they have.
        found: i32,
        /// The newest version that this program knows.
        known: i32,
    },
    /// This host is a standby.
    ReadOnly,
    /// A host takes connections but acknowledges no write: it waits for a standby that is gone, or hangs.
    Silent,
    /// PostgreSQL says no.
    Refused(tokio_postgres::Error),
}

impl PostgresError {
    /// Whether waiting will not help.
    fn is_final(&self) -> bool {
        match self {
            PostgresError::ReadOnly | PostgresError::Silent => false,
            PostgresError::Refused(cause) => {
                let hopeless = [
                    SqlState::INVALID_PASSWORD,
                    SqlState::INVALID_AUTHORIZATION_SPECIFICATION,
                    SqlState::INVALID_CATALOG_NAME,
                    SqlState::INSUFFICIENT_PRIVILEGE,
                ];
                cause.code().is_some_and(|code| hopeless.contains(code))
            }
            _ => true,
        }
    }
}

impl fmt::Display for PostgresError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PostgresError::Url(_) => {
                write!(f, "the journal's URL is like postgres://USER:PASSWORD@HOST:PORT/DATABASE")
            }
            PostgresError::NoHost => write!(f, "the journal's URL names no host"),
            PostgresError::NoCertificates(cause) => {
                write!(
                    f,
                    "sslmode=require needs certificates to trust; SSL_CERT_FILE names a file of them: {cause}"
                )
            }
            PostgresError::NotDurable { setting, value } => write!(
                f,
                "PostgreSQL runs with {setting}={value} and would lose acknowledged moves: change it, or accept that with --unsafe-journal"
            ),
            PostgresError::Foreign => {
                write!(
                    f,
                    "the database has a table “events” that is not Tercet's: give Tercet a database of its own"
                )
            }
            PostgresError::Newer { found, known } => write!(
                f,
                "the database has version {found}, and this program knows versions up to {known}: use a newer Tercet"
            ),
            PostgresError::ReadOnly => write!(f, "every host that answers is a standby: promote one"),
            PostgresError::Silent => write!(
                f,
                "PostgreSQL does not acknowledge a write: perhaps it waits for a standby (synchronous_standby_names) that is gone"
            ),
            PostgresError::Refused(cause) => match cause.as_db_error() {
                Some(error) => write!(f, "PostgreSQL refuses: {}", error.message()),
                None => write!(f, "PostgreSQL cannot be reached: {}", chain(cause)),
            },
        }
    }
}

fn chain(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(Some(error), |error| error.source());
    causes.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

impl std::error::Error for PostgresError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            PostgresError::Url(cause) | PostgresError::Refused(cause) => Some(cause),
            _ => None,
        }
    }
}

impl From<tokio_postgres::Error> for PostgresError {
    fn from(cause: tokio_postgres::Error) -> PostgresError {
        PostgresError::Refused(cause)
    }
}

/// The first session with the primary, as soon as there is one.
pub(super) async fn first_session(primary: &Primary) -> Result<Session, PostgresError> {
    let start = Instant::now();
    loop {
        match primary.connect(None).await {
            Ok(session) => return Ok(session),
            Err(error) if error.is_final() || start.elapsed() > PATIENCE => return Err(error),
            Err(error) => tracing::warn!(%error, "waiting for PostgreSQL"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}
