//! Rows of projections: ranked lists that follow from the streams and stand beside them.
//!
//! Nothing decides by them alone, and all of them can be made again from the streams. A row is replaced by one that follows from
//! at least as many entries, so projecting twice changes nothing, and a slow node does not undo a newer row.

use bytes::Bytes;

/// The rank of an item that has none yet; it is in no list.
pub const UNRANKED: i64 = i64::MAX;

/// One item of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub list: String,
    pub item: String,
    /// Whose item it is. A list has a player once, with the best item.
    pub player: String,
    /// A smaller one is better; [`UNRANKED`] for none.
    pub rank: i64,
    /// The number of entries that it follows from.
    pub head: u64,
    /// What is shown, as the projection writes it.
    pub value: Bytes,
}

/// Which rows to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowQuery {
    /// The best row of each player, the best players first.
    Best { list: String, limit: usize },
    /// All rows of these players in a list, ranked or not.
    OfPlayers { list: String, players: Vec<String> },
    /// All rows of a list, ranked or not.
    All { list: String },
    /// Ranked rows of a list, the best first: those after this rank and item, or from the first on.
    Page { list: String, after: Option<(i64, String)>, limit: usize },
    /// All rows of a player in lists whose names are from the first text to before the second.
    InLists { player: String, from: String, before: String },
    /// Rows without a rank, of all lists, after this list and item.
    Unranked { after: (String, String), limit: usize },
}

/// What a page begins after: for the first one, what is before every row.
pub(super) fn page_start(after: Option<&(i64, String)>) -> (i64, &str) {
    after.map_or((i64::MIN, ""), |(rank, item)| (*rank, item))
}

/// Statements for both databases. Parameters come in the order of their numbers, as SQLite counts them.
pub(super) mod sql {
    pub(in crate::journal) const BEST: &str = "
        SELECT list, item, player, rank, head, value FROM projection_rows AS run
        WHERE list = $1 AND rank < 9223372036854775807 AND NOT EXISTS (
            SELECT 1 FROM projection_rows AS better
            WHERE better.list = run.list AND better.player = run.player
                AND (better.rank, better.item) < (run.rank, run.item)
        )
        ORDER BY rank, item LIMIT $2";

    /// The part that both databases have in common of the query for some players.
    macro_rules! of_players {
        ($players:literal) => {
            concat!(
                "SELECT list, item, player, rank, head, value FROM projection_rows
                WHERE list = $1 AND player ",
                $players,
                " ORDER BY rank, item"
            )
        };
    }

    pub(in crate::journal) const OF_PLAYERS: &str = of_players!("= ANY($2::text[])");

    /// SQLite takes the players as a JSON array.
    pub(in crate::journal) const OF_PLAYERS_AS_JSON: &str =
        of_players!("IN (SELECT value FROM json_each($2))");

    pub(in crate::journal) const ALL: &str = "
        SELECT list, item, player, rank, head, value FROM projection_rows
        WHERE list = $1 ORDER BY rank, item";

    pub(in crate::journal) const PAGE: &str = "
        SELECT list, item, player, rank, head, value FROM projection_rows
        WHERE list = $1 AND (rank, item) > ($2, $3) AND rank < 9223372036854775807
        ORDER BY rank, item LIMIT $4";

    pub(in crate::journal) const IN_LISTS: &str = "
        SELECT list, item, player, rank, head, value FROM projection_rows
        WHERE player = $1 AND list >= $2 AND list < $3 ORDER BY list, rank, item";

    pub(in crate::journal) const UNRANKED: &str = "
        SELECT list, item, player, rank, head, value FROM projection_rows
        WHERE (list, item) > ($1, $2) AND rank = 9223372036854775807 ORDER BY list, item LIMIT $3";

    pub(in crate::journal) const COUNT: &str = "
        SELECT count(DISTINCT player) FROM projection_rows
        WHERE list = $1 AND rank < 9223372036854775807";

    pub(in crate::journal) const CLEAR: &str = "DELETE FROM projection_rows";

    /// What a row that is there already becomes.
    macro_rules! replace {
        () => {
            " ON CONFLICT (list, item) DO UPDATE SET
                player = excluded.player, rank = excluded.rank, head = excluded.head, value = excluded.value
            WHERE excluded.head >= projection_rows.head"
        };
    }

    pub(in crate::journal) const PUT: &str = concat!(
        "INSERT INTO projection_rows (list, item, player, rank, head, value)
        VALUES ($1, $2, $3, $4, $5, $6)",
        replace!()
    );

    /// All rows in one statement; no item may occur twice. In the order of the key, so that two nodes never deadlock.
    pub(in crate::journal) const PUT_ALL: &str = concat!(
        "INSERT INTO projection_rows (list, item, player, rank, head, value)
        SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bytea[])
            AS given (list, item, player, rank, head, value)
        ORDER BY list COLLATE \"C\", item COLLATE \"C\"",
        replace!()
    );
}
