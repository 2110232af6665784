//! Ratings of this server's players: a fold of the stream `ratings`, whose entries are the rated matches in the order in which they
//! count.
//!
//! A room only names its table when a match is over. The keeper, a task of the node, reads the table, appends what is rated and
//! writes rows of matches (see `keeper.rs`). Every node follows the stream, so all of them have the same ratings.

mod http;
mod keeper;
mod match_rows;
mod recompute;
mod table_match;

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use engine::{Family, PlayerId};
use play::{RatedMatch, Rating, RatingChange, Ratings};
use protocol::{FamilyRating, PlayedMatch, RatingPeriod};
use serde::{Deserialize, Serialize};

use crate::challenges::Recent;
use crate::error::ServerError;
use crate::identity::Identities;
use crate::journal::{Chain, DamageKind, Entry, Journal, RowQuery, Stream};
use crate::room::TableId;

pub(crate) use http::routes;
pub(crate) use keeper::{MatchFeed, MatchInbox, MatchRebuild, keep_ratings};
pub use recompute::{RecomputeReport, recompute_ratings};

/// The name of the stream.
pub(crate) const RATINGS_STREAM: &str = "ratings";

/// An entry of the stream: a rated match, once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RatingEntry {
    table: String,
    /// The how manieth match at this table, counted from 1.
    number: u32,
    #[serde(rename = "match")]
    played: RatedMatch,
}

impl RatingEntry {
    fn table(&self) -> Option<TableId> {
        TableId::new(&self.table)
    }
}

/// An entry that was counted, and what it has changed.
#[derive(Clone, Debug)]
struct FoldedMatch {
    seq: u64,
    entry: RatingEntry,
    changes: Vec<RatingChange>,
}

/// The stream up to an entry.
struct Fold {
    chain: Chain,
    ratings: Ratings,
    /// The last counted match of each table. Matches of a table are counted in their order.
    counted: HashMap<TableKey, u32>,
}

/// A table's id in 8 bytes, because there is one for each rated table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct TableKey(u64);

impl TableKey {
    /// 12 letters and digits are one of 36^12, which is less than 2^64.
    fn new(table: &TableId) -> TableKey {
        let digits = table.as_str().chars().map(|letter| u64::from(letter.to_digit(36).unwrap_or(0)));
        TableKey(digits.fold(0, |key, digit| key * 36 + digit))
    }
}

impl Fold {
    fn new(stream: &Stream) -> Fold {
        Fold { chain: Chain::new(stream), ratings: Ratings::default(), counted: HashMap::new() }
    }

    /// The number of the last counted match of a table; 0 if there is none.
    fn counted(&self, table: &TableId) -> u32 {
        self.counted.get(&TableKey::new(table)).copied().unwrap_or(0)
    }

    /// Counts the next entry; none if it does not count. A damaged one counts on no node.
    fn apply(&mut self, entry: &Entry) -> Result<Option<FoldedMatch>, ServerError> {
        self.chain.check(entry)?;
        let unreadable = |error: serde_json::Error| {
            self.chain.damage(entry.seq, DamageKind::Unreadable(error.to_string()))
        };
        let rated: RatingEntry = serde_json::from_slice(&entry.payload).map_err(unreadable)?;
        let Some(table) = rated.table().filter(|table| rated.number > self.counted(table)) else {
            return Ok(None);
        };
        self.counted.insert(TableKey::new(&table), rated.number);
        let changes = self.ratings.apply(&rated.played);
        Ok(Some(FoldedMatch { seq: entry.seq, entry: rated, changes }))
    }

    /// The same, with what is damaged only in the log.
    fn apply_or_skip(&mut self, entry: &Entry) -> Option<FoldedMatch> {
        self.apply(entry).unwrap_or_else(|error| {
            tracing::error!(%error, "an entry of the ratings does not count");
            None
        })
    }
}

/// The ratings of all players, as far as this node has followed the stream: less than a second behind.
pub(crate) struct LiveRatings {
    journal: Arc<dyn Journal>,
    stream: Stream,
    fold: RwLock<Fold>,
    lists: Recent<(Family, RatingPeriod), http::RankedPlayers>,
}

impl LiveRatings {
    /// Nothing is read yet; the keeper does that.
    pub(crate) fn new(journal: Arc<dyn Journal>) -> Result<LiveRatings, ServerError> {
        let stream = Stream::new(RATINGS_STREAM)?;
        let fold = RwLock::new(Fold::new(&stream));
        Ok(LiveRatings { journal, stream, fold, lists: Recent::new() })
    }

    /// Nothing panics in the middle of a change, so a poisoned fold is still consistent.
    fn fold(&self) -> RwLockReadGuard<'_, Fold> {
        self.fold.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn fold_mut(&self) -> RwLockWriteGuard<'_, Fold> {
        self.fold.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// A player's rating as of the player's last match; `Rating::on` says what it is today.
    pub(crate) fn of(&self, family: Family, player: &PlayerId) -> Option<Rating> {
        self.fold().ratings.of(family, player).copied()
    }

    /// A player's ratings as they are shown on this day, counted from 1970-01-01.
    pub(crate) fn shown_of(&self, player: &PlayerId, today: u64) -> Vec<FamilyRating> {
        let rating = |&family: &Family| {
            let rating = self.of(family, player)?.on(today);
            Some(FamilyRating { family, rating: match_rows::shown(&rating) })
        };
        Family::ALL.iter().filter_map(rating).collect()
    }

    /// A player's matches, the newest first: those that ended before this one, at most `limit`. Names are those of now.
    pub(crate) async fn matches_of(
        &self,
        identities: &Identities,
        player: &PlayerId,
        before: Option<&PlayedMatch>,
        limit: usize,
    ) -> Result<Vec<PlayedMatch>, ServerError> {
        let item = |played: &PlayedMatch| format!("{}.{}", played.table, played.number);
        let after = before.map(|played| (match_rows::newest_first(played.ended), item(played)));
        let query = RowQuery::Page { list: match_rows::list_of(player), after, limit };
        let rows = self.journal.rows(query).await?;
        let mut matches: Vec<PlayedMatch> =
            rows.iter().map(match_rows::played_match).collect::<Result<_, _>>()?;
        let mut names = HashMap::new();
        for played in matches.iter_mut().flat_map(|played| &mut played.players) {
            let Some(id) = &played.player else { continue };
            if !names.contains_key(id) {
                let name = identities.player(id.clone()).await?.map(|player| player.name);
                names.insert(id.clone(), name);
            }
            played.name = names.get(id).cloned().flatten();
        }
        Ok(matches)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_has_a_key_of_its_own() {
        let key = |id: &str| TableKey::new(&TableId::new(id).expect("an id"));
        assert_eq!(key("zzzzzzzzzzzz").0, 36_u64.pow(12) - 1);
        assert_eq!(key("000000000010").0, 36);
        assert_ne!(key("abcdefgh2345"), key("abcdefgh2354"));
    }
}
