//! One connection to PostgreSQL and its statements.

use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls, Notification, Row, Socket, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::{Durability, PostgresError, schema};
use crate::journal::{Entry, Stream, signed};

pub(super) const APPEND_CHANNEL: &str = "tercet";
pub(super) const MESSAGE_CHANNEL: &str = "tercet_whispers";

/// Every statement uses the primary key, so the planner need not guess from the statistics of a table that was empty a minute
/// ago. A server-side time-out could end the wait for a standby early and look like success.
const SETTINGS: &str = "
    SET client_min_messages = warning;
    SET default_transaction_isolation = 'read committed';
    SET statement_timeout = 0;
    SET enable_seqscan = off;
    SET enable_hashjoin = off;
    SET enable_mergejoin = off;
    SET jit = off;";

/// Inserts only head + 1: the predecessor must exist and the number itself must not. The predecessor is selected as a value and
/// not with EXISTS, for which a planner may read the whole journal first. Rows go in the order of the streams, so that two nodes
/// never deadlock. The same transaction notifies other nodes, one line (see `announcement.rs`) for each inserted row, as many lines
/// at a time as fit: a chunk begins every 4,000 bytes, a line has fewer than 2,000, and a notification fewer than 8,000. Returns
/// every stream, and where nothing was inserted its last number as it was when the statement began.
const APPEND: &str = r#"
    WITH appended AS (
        INSERT INTO events (stream, seq, payload)
        SELECT stream, seq, payload
        FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS given (stream, seq, payload)
        WHERE seq = 1 OR (
            SELECT true FROM events AS before WHERE before.stream = given.stream AND before.seq = given.seq - 1
        )
        ORDER BY stream COLLATE "C"
        ON CONFLICT (stream, seq) DO NOTHING
        RETURNING stream, concat_ws(' ', stream, seq, CASE
            WHEN octet_length(payload) <= 1800 AND length(encode(payload, 'escape')) <= 1800
                AND position('\x0a'::bytea IN payload) = 0
            THEN encode(payload, 'escape')
        END) AS line
    ), announced AS (
        SELECT pg_notify('tercet', string_agg(line, E'\n'))
        FROM (
            SELECT line, sum(octet_length(line)) OVER (ROWS UNBOUNDED PRECEDING) / 4000 AS chunk FROM appended
        ) AS lines
        GROUP BY chunk
    )
    SELECT stream, NULL::bigint, (SELECT count(*) FROM announced) FROM appended
    UNION ALL
    SELECT stream, coalesce((SELECT max(seq) FROM events WHERE events.stream = given.stream), 0), 0
    FROM unnest($1::text[]) AS given (stream)
    WHERE stream NOT IN (SELECT stream FROM appended)"#;

const HEAD: &str = "SELECT coalesce(max(seq), 0) FROM events WHERE stream = $1";

const READ: &str = "
    SELECT number, seq, payload
    FROM unnest($1::text[], $2::bigint[], $3::bigint[]) WITH ORDINALITY AS asked (stream, after, most, number)
    CROSS JOIN LATERAL (
        SELECT seq, payload FROM events WHERE stream = asked.stream AND seq > after ORDER BY seq LIMIT most
    ) AS entry
    ORDER BY number, seq";

/// Repeated after an unknown result, it finds the new payload and changes nothing.
const REDACT: &str = "UPDATE events SET payload = $4 WHERE stream = $1 AND seq = $2 AND payload IN ($3, $4)";

/// A seek from each name to the next one, skipping the entries of the first.
const NAMES: &str = "
    WITH RECURSIVE names AS (
        (SELECT stream FROM events WHERE stream >= $1 AND stream > $2 AND stream < $3 ORDER BY stream LIMIT 1)
        UNION ALL
        SELECT (
            SELECT stream FROM events WHERE stream > names.stream AND stream < $3 ORDER BY stream LIMIT 1
        ) FROM names WHERE stream IS NOT NULL
    )
    SELECT stream FROM names WHERE stream IS NOT NULL LIMIT $4";

/// Writes only to the write-ahead log, and so waits for the disk and the standbys like every other write.
const CONFIRM: &str = "SELECT pg_logical_emit_message(true, 'tercet', '')";

pub(super) type QueryResult<T> = Result<T, tokio_postgres::Error>;

/// One connection. Dropping it closes it; a statement without a result may still take effect.
pub(super) struct Session {
    pub(super) client: Client,
    /// The value of `Primary::losses` when this session began.
    pub(super) losses: u64,
    append: Statement,
    head: Statement,
    read: Statement,
    task: ConnectionTask,
}

impl Session {
    /// Connects, checks that this is a durable primary, and creates missing tables.
    pub(super) async fn open(
        host: &Config,
        tls: Option<MakeRustlsConnect>,
        durability: Durability,
        notified: Option<mpsc::UnboundedSender<Notification>>,
        losses: u64,
    ) -> Result<Session, PostgresError> {
        let (client, task) = match tls {
            Some(tls) => ConnectionTask::spawn(host.connect(tls).await?, notified),
            None => ConnectionTask::spawn(host.connect(NoTls).await?, notified),
        };
        client.batch_execute(SETTINGS).await?;
        schema::prepare(&client, durability).await?;
        let [append, head, read] =
            [client.prepare(APPEND).await?, client.prepare(HEAD).await?, client.prepare(READ).await?];
        let session = Session { client, losses, append, head, read, task };
        session.confirm().await?;
        Ok(session)
    }

    /// Checks that writes are acknowledged here.
    pub(super) async fn confirm(&self) -> Result<(), PostgresError> {
        self.client.query(CONFIRM, &[]).await?;
        if self.take_warned() { Err(PostgresError::Silent) } else { Ok(()) }
    }

    /// Whether the server has sent a warning since the last call. None of our statements causes one, except when an operator cancels
    /// the wait for a standby: then what looks like success is on one disk only.
    pub(super) fn take_warned(&self) -> bool {
        self.task.warned.swap(false, Ordering::AcqRel)
    }

    /// Appends and announces every payload whose predecessor is the stream's last entry. Returns every stream, with its last number
    /// if nothing was inserted. No stream may appear twice.
    pub(super) async fn append(
        &self,
        streams: &[&str],
        seqs: &[i64],
        payloads: &[&[u8]],
    ) -> QueryResult<Vec<(String, Option<u64>)>> {
        let rows = self.client.query(&self.append, &[&streams, &seqs, &payloads]).await?;
        Ok(rows.iter().map(|row| (row.get(0), row.get::<_, Option<i64>>(1).map(i64::unsigned_abs))).collect())
    }

    /// The number of the stream's last entry.
    pub(super) async fn head(&self, stream: &Stream) -> QueryResult<u64> {
        let row = self.client.query_one(&self.head, &[&stream.as_str()]).await?;
        Ok(row.get::<_, i64>(0).unsigned_abs())
    }

    /// The first entries of these streams after a number, at most `most` of each; rows of index (from 1), number, payload.
    pub(super) async fn read(&self, streams: &[&str], after: &[i64], most: &[i64]) -> QueryResult<Vec<Row>> {
        self.client.query(&self.read, &[&streams, &after, &most]).await
    }

    /// Replaces the payload of an entry; returns the number of rows.
    pub(super) async fn redact(&self, stream: &Stream, entry: &Entry, payload: &[u8]) -> QueryResult<u64> {
        let values: [&(dyn ToSql + Sync); 4] =
            [&stream.as_str(), &signed(entry.seq), &&entry.payload[..], &payload];
        self.client.execute(REDACT, &values).await
    }

    /// Removes the old versions of rows that updates have left in the files.
    pub(super) async fn scrub(&self) -> Result<(), PostgresError> {
        self.take_warned();
        self.client.batch_execute("VACUUM events").await?;
        // PostgreSQL leaves out a table that one may not vacuum, warns, and answers as if it were done.
        if self.take_warned() { Err(PostgresError::NotVacuumed) } else { Ok(()) }
    }

    /// The names from `prefix` and after `last` up to `end`.
    pub(super) async fn names(
        &self,
        prefix: &str,
        last: &str,
        end: &str,
        limit: i64,
    ) -> QueryResult<Vec<Row>> {
        self.client.query(NAMES, &[&prefix, &last, &end, &limit]).await
    }
}

/// The task that drives a connection; it ends, and the connection with it, when this is dropped.
struct ConnectionTask {
    task: JoinHandle<()>,
    warned: Arc<AtomicBool>,
}

impl ConnectionTask {
    fn spawn<T: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
        (client, mut connection): (Client, Connection<Socket, T>),
        notified: Option<mpsc::UnboundedSender<Notification>>,
    ) -> (Client, ConnectionTask) {
        let warned = Arc::new(AtomicBool::new(false));
        let warning = warned.clone();
        let task = tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
                match (message, &notified) {
                    (AsyncMessage::Notice(_), _) => warning.store(true, Ordering::Release),
                    (AsyncMessage::Notification(notification), Some(notified)) => {
                        // Fails only while the journal is closing.
                        let _ = notified.send(notification);
                    }
                    _ => {}
                }
            }
        });
        (client, ConnectionTask { task, warned })
    }
}

impl Drop for ConnectionTask {
    fn drop(&mut self) {
        self.task.abort();
    }
}
