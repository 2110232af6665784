//! Rows of projections in the same file.
//!
//! A connection of its own beside the writer's: rows are written together a few times a second, and no append waits in one queue
//! with them.

use rusqlite::{Connection, TransactionBehavior};

use crate::journal::append_queue::AppendResult;
use crate::journal::rows::{Row, RowQuery, page_start, sql};
use crate::journal::signed;

/// Made when it is missing, and not a new version of the schema: an older program does without it.
pub(super) const SCHEMA: &str = "
    CREATE TABLE IF NOT EXISTS projection_rows(
        list TEXT NOT NULL,
        item TEXT NOT NULL,
        player TEXT NOT NULL,
        rank INTEGER NOT NULL,
        head INTEGER NOT NULL,
        value BLOB NOT NULL,
        PRIMARY KEY(list, item)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS projection_ranks ON projection_rows(list, rank, item);
    CREATE INDEX IF NOT EXISTS projection_players ON projection_rows(list, player, rank, item);
    CREATE INDEX IF NOT EXISTS projection_lists_of_player ON projection_rows(player, list);";

pub(super) fn put(connection: &mut Connection, rows: &[Row]) -> rusqlite::Result<AppendResult> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    {
        let mut statement = transaction.prepare(sql::PUT)?;
        for Row { list, item, player, rank, head, value } in rows {
            statement.execute((list, item, player, rank, signed(*head), &value[..]))?;
        }
    }
    transaction.commit()?;
    Ok(Ok(()))
}

pub(super) fn clear(connection: &mut Connection) -> rusqlite::Result<AppendResult> {
    connection.execute(sql::CLEAR, ())?;
    Ok(Ok(()))
}

pub(super) fn read(connection: &Connection, query: &RowQuery) -> rusqlite::Result<Vec<Row>> {
    let row = |row: &rusqlite::Row<'_>| {
        Ok(Row {
            list: row.get(0)?,
            item: row.get(1)?,
            player: row.get(2)?,
            rank: row.get(3)?,
            head: row.get::<_, i64>(4)?.unsigned_abs(),
            value: row.get::<_, Vec<u8>>(5)?.into(),
        })
    };
    match query {
        RowQuery::Best { list, limit } => {
            connection.prepare_cached(sql::BEST)?.query_map((list, signed(*limit as u64)), row)?.collect()
        }
        RowQuery::OfPlayers { list, players } => {
            let players = serde_json::json!(players).to_string();
            connection.prepare_cached(sql::OF_PLAYERS_AS_JSON)?.query_map((list, players), row)?.collect()
        }
        RowQuery::All { list } => connection.prepare_cached(sql::ALL)?.query_map([list], row)?.collect(),
        RowQuery::Page { list, after, limit } => {
            let (rank, item) = page_start(after.as_ref());
            let values = (list, rank, item, signed(*limit as u64));
            connection.prepare_cached(sql::PAGE)?.query_map(values, row)?.collect()
        }
        RowQuery::InLists { player, from, before } => {
            connection.prepare_cached(sql::IN_LISTS)?.query_map((player, from, before), row)?.collect()
        }
        RowQuery::Unranked { after: (list, item), limit } => {
            let values = (list, item, signed(*limit as u64));
            connection.prepare_cached(sql::UNRANKED)?.query_map(values, row)?.collect()
        }
    }
}

pub(super) fn count(connection: &Connection, list: &str) -> rusqlite::Result<u64> {
    connection.prepare_cached(sql::COUNT)?.query_row([list], |row| Ok(row.get::<_, i64>(0)?.unsigned_abs()))
}
