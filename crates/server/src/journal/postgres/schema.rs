//! The tables, and the settings that the database must have.

use tokio_postgres::Client;
use tokio_postgres::error::SqlState;

use super::{Durability, PostgresError, rows};

/// The schema that this program writes.
const VERSION: i32 = 1;

/// One message and so one transaction, in which the lock lets one node after the other create what is missing. The key begins
/// with the stream, so that a distributed PostgreSQL can partition the table by it.
const MIGRATE: &str = r#"
    SELECT pg_advisory_xact_lock(x'54524354'::bigint);
    DO $$ BEGIN
        IF to_regclass('tercet_schema') IS NULL THEN
            CREATE TABLE events (
                stream text COLLATE "C" NOT NULL,
                seq bigint NOT NULL,
                payload bytea NOT NULL,
                PRIMARY KEY (stream, seq)
            );
            CREATE TABLE tercet_schema (version integer NOT NULL);
            INSERT INTO tercet_schema VALUES (1);
        END IF;
    END $$;"#;

const READ_SETTINGS: &str = "
    SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean,
           current_setting('fsync'),
           current_setting('synchronous_commit')";

/// Checks that this is a primary with durable settings, and creates missing tables.
pub(super) async fn prepare(client: &Client, durability: Durability) -> Result<(), PostgresError> {
    let settings = client.query_one(READ_SETTINGS, &[]).await?;
    if settings.get(0) {
        return Err(PostgresError::ReadOnly);
    }
    if durability == Durability::Required {
        check_durability("fsync", settings.get(1), &["on"])?;
        check_durability("synchronous_commit", settings.get(2), &["on", "remote_write", "remote_apply"])?;
    }
    let found = match version(client).await {
        Err(cause) if cause.code() == Some(&SqlState::UNDEFINED_TABLE) => {
            migrate(client).await?;
            version(client).await?
        }
        found => found?,
    };
    if found > VERSION {
        return Err(PostgresError::Newer { found, known: VERSION });
    }
    if !client.query_one(rows::IS_THERE, &[]).await?.get::<_, bool>(0) {
        client.batch_execute(rows::SCHEMA).await?;
    }
    Ok(())
}

fn check_durability(setting: &'static str, value: &str, durable: &[&str]) -> Result<(), PostgresError> {
    if durable.contains(&value) {
        return Ok(());
    }
    Err(PostgresError::NotDurable { setting, value: value.to_owned() })
}

async fn version(client: &Client) -> Result<i32, tokio_postgres::Error> {
    Ok(client.query_one("SELECT version FROM tercet_schema", &[]).await?.get(0))
}

async fn migrate(client: &Client) -> Result<(), PostgresError> {
    client.batch_execute(MIGRATE).await.map_err(|cause| match cause.code() {
        Some(&SqlState::DUPLICATE_TABLE) => PostgresError::Foreign,
        _ => PostgresError::Refused(cause),
    })
}
