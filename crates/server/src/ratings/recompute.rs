//! Computes all ratings again, from the tables' streams alone, and compares them with what the nodes have computed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use play::Ratings;

use super::keeper::{MatchCounter, written};
use super::match_rows::{StoredChanges, rated_list_of};
use super::table_match::TableMatch;
use super::{FoldedMatch, LiveRatings, RatingEntry};
use crate::error::ServerError;
use crate::journal::{Chain, DamageKind, Journal, RowQuery};
use crate::room::{TABLE_PREFIX, TableId};

/// How many entries, or streams, are read at once.
const PAGE: usize = 256;

/// What was compared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecomputeReport {
    /// Matches that count.
    pub matches: u64,
    /// Ratings: one for each player and family.
    pub ratings: u64,
    /// Finished matches that should count and are not counted yet.
    pub uncounted: u64,
    /// Tables with the numbers of those of their matches that are not what the tables' records give.
    pub differing: Vec<(String, u32)>,
}

impl RecomputeReport {
    /// Whether all ratings are what the tables' records give, bit by bit.
    pub fn is_right(&self) -> bool {
        self.differing.is_empty()
    }
}

/// Computes all ratings again, in the order of the stream `ratings`: each match as its table's records give it. Compares the match
/// with its entry, and what it changes with what the nodes have stored.
pub async fn recompute_ratings(
    journal: Arc<dyn Journal>,
    mut progress: impl FnMut(u64),
) -> Result<RecomputeReport, ServerError> {
    let live = Arc::new(LiveRatings::new(journal.clone())?);
    let counter = MatchCounter::new(live.clone());
    // Before the entries: what is written later is not compared.
    let written = written(&*journal).await?;
    let mut report = RecomputeReport::default();
    let (mut chain, mut ratings) = (Chain::new(&live.stream), Ratings::default());
    loop {
        let entries = journal.read(&live.stream, chain.head(), PAGE).await?;
        let mut counted = Vec::new();
        for entry in &entries {
            chain.check(entry)?;
            let unreadable =
                |error: serde_json::Error| chain.damage(entry.seq, DamageKind::Unreadable(error.to_string()));
            counted.push((
                entry.seq,
                serde_json::from_slice::<RatingEntry>(&entry.payload).map_err(unreadable)?,
            ));
            live.fold_mut().apply(entry)?;
        }
        let tables: BTreeSet<TableId> = counted.iter().filter_map(|(_, entry)| entry.table()).collect();
        let matches = counter.read_tables(tables).await?;
        let matches: BTreeMap<(String, u32), TableMatch> =
            matches.into_iter().map(|played| ((played.table.to_string(), played.number), played)).collect();
        for (seq, entry) in counted {
            let played = matches.get(&(entry.table.clone(), entry.number));
            let Some(played) = played
                .and_then(|played| Some(RatingEntry { played: played.rated.clone()?, ..entry.clone() }))
            else {
                report.differing.push((entry.table, entry.number));
                continue;
            };
            let changes = ratings.apply(&played.played);
            let (is_same, number) = (played == entry, entry.number);
            let folded = FoldedMatch { seq, entry: played, changes };
            if !is_same || (seq <= written && !is_stored(&*journal, &folded).await?) {
                report.differing.push((entry.table, number));
            }
            report.matches += 1;
            progress(report.matches);
        }
        if entries.len() < PAGE {
            break;
        }
    }
    report.ratings = ratings.len() as u64;
    report.uncounted = uncounted(&*journal, &counter).await?;
    Ok(report)
}

/// Whether the nodes have computed the same, bit by bit.
async fn is_stored(journal: &dyn Journal, folded: &FoldedMatch) -> Result<bool, ServerError> {
    let Some(table) = folded.entry.table() else { return Ok(false) };
    let rows = journal.rows(RowQuery::All { list: rated_list_of(&table) }).await?;
    let Some(row) = rows.iter().find(|row| row.item == folded.entry.number.to_string()) else {
        return Ok(false);
    };
    Ok(serde_json::from_slice::<StoredChanges>(&row.value)? == StoredChanges::of(folded))
}

/// How many rated matches of all tables are not in the stream.
async fn uncounted(journal: &dyn Journal, counter: &MatchCounter) -> Result<u64, ServerError> {
    let (mut count, mut last) = (0, None);
    loop {
        let streams = journal.streams(TABLE_PREFIX, last.as_ref(), PAGE).await?;
        let tables = streams.iter().filter_map(|stream| TableId::new(&stream.as_str()[TABLE_PREFIX.len()..]));
        count += counter.uncounted(&counter.read_tables(tables).await?).len() as u64;
        if streams.len() < PAGE {
            return Ok(count);
        }
        last = streams.last().cloned();
    }
}
