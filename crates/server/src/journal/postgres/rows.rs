//! Rows of projections in the same database.

use std::collections::BTreeMap;

use tokio_postgres::types::ToSql;

use super::session::{QueryResult, Session};
use crate::journal::rows::{Row, RowQuery, page_start, sql};
use crate::journal::signed;

/// Made when it is missing, and not a new version of the schema: an older program does without it.
pub(super) const SCHEMA: &str = r#"
    SELECT pg_advisory_xact_lock(x'54524354'::bigint);
    CREATE TABLE IF NOT EXISTS projection_rows (
        list text COLLATE "C" NOT NULL,
        item text COLLATE "C" NOT NULL,
        player text COLLATE "C" NOT NULL,
        rank bigint NOT NULL,
        head bigint NOT NULL,
        value bytea NOT NULL,
        PRIMARY KEY (list, item)
    );
    CREATE INDEX IF NOT EXISTS projection_ranks ON projection_rows (list, rank, item);
    CREATE INDEX IF NOT EXISTS projection_players ON projection_rows (list, player, rank, item);
    CREATE INDEX IF NOT EXISTS projection_lists_of_player ON projection_rows (player, list);"#;

/// Whether the table is there, with the index that was added last.
pub(super) const IS_THERE: &str = "SELECT to_regclass('projection_lists_of_player') IS NOT NULL";

pub(super) async fn put(session: &Session, rows: &[Row]) -> QueryResult<u64> {
    // One statement changes a row once; the last one given is the newest.
    let rows: BTreeMap<(&str, &str), &Row> = rows.iter().map(|row| ((&*row.list, &*row.item), row)).collect();
    let texts = |text: fn(&Row) -> &str| rows.values().map(|row| text(row)).collect::<Vec<&str>>();
    let (lists, items, players) = (texts(|row| &row.list), texts(|row| &row.item), texts(|row| &row.player));
    let ranks: Vec<i64> = rows.values().map(|row| row.rank).collect();
    let heads: Vec<i64> = rows.values().map(|row| signed(row.head)).collect();
    let values: Vec<&[u8]> = rows.values().map(|row| &row.value[..]).collect();
    session.client.execute(sql::PUT_ALL, &[&lists, &items, &players, &ranks, &heads, &values]).await
}

pub(super) async fn read(session: &Session, query: &RowQuery) -> QueryResult<Vec<Row>> {
    let most = |limit: &usize| signed(*limit as u64);
    let rows = match query {
        RowQuery::Best { list, limit } => session.client.query(sql::BEST, &[list, &most(limit)]).await?,
        RowQuery::OfPlayers { list, players } => {
            session.client.query(sql::OF_PLAYERS, &[list, players]).await?
        }
        RowQuery::All { list } => session.client.query(sql::ALL, &[list]).await?,
        RowQuery::Page { list, after, limit } => {
            let (rank, item) = page_start(after.as_ref());
            let values: [&(dyn ToSql + Sync); 4] = [list, &rank, &item, &most(limit)];
            session.client.query(sql::PAGE, &values).await?
        }
        RowQuery::InLists { player, from, before } => {
            session.client.query(sql::IN_LISTS, &[player, from, before]).await?
        }
        RowQuery::Unranked { after: (list, item), limit } => {
            let values: [&(dyn ToSql + Sync); 3] = [list, item, &most(limit)];
            session.client.query(sql::UNRANKED, &values).await?
        }
    };
    let row = |row: &tokio_postgres::Row| Row {
        list: row.get(0),
        item: row.get(1),
        player: row.get(2),
        rank: row.get(3),
        head: row.get::<_, i64>(4).unsigned_abs(),
        value: row.get::<_, Vec<u8>>(5).into(),
    };
    Ok(rows.iter().map(row).collect())
}

pub(super) async fn count(session: &Session, list: &str) -> QueryResult<u64> {
    Ok(session.client.query_one(sql::COUNT, &[&list]).await?.get::<_, i64>(0).unsigned_abs())
}

pub(super) async fn clear(session: &Session) -> QueryResult<u64> {
    session.client.execute(sql::CLEAR, &[]).await
}
