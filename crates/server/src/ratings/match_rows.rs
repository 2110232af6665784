//! Rows of finished matches: `matches/PLAYER` has one for each match of a player, the newest first, and `rated/TABLE` one for each
//! rated match of a table, with what it has changed.
//!
//! They have ids and no names. Ratings are stored as bits, so that they can be compared with those computed again.

use engine::{Family, PlayerId, SeatNumber, Time};
use play::{FindChange, Rating, RatingChange};
use protocol::{PlayedMatch, RatedFindChange, RatingStep, ShownRating};
use serde::{Deserialize, Serialize};

use super::FoldedMatch;
use super::table_match::TableMatch;
use crate::error::ServerError;
use crate::journal::Row;
use crate::room::TableId;

/// Points are stored in thousandths, shares too.
const THOUSAND: f64 = 1000.0;

/// A rating, with the bits of its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct StoredRating {
    skill: u64,
    uncertainty: u64,
    finds: u32,
    day: u64,
}

impl From<Rating> for StoredRating {
    fn from(rating: Rating) -> StoredRating {
        let Rating { skill, uncertainty, finds, day } = rating;
        StoredRating { skill: skill.to_bits(), uncertainty: uncertainty.to_bits(), finds, day }
    }
}

impl From<StoredRating> for Rating {
    fn from(stored: StoredRating) -> Rating {
        let StoredRating { skill, uncertainty, finds, day } = stored;
        Rating { skill: f64::from_bits(skill), uncertainty: f64::from_bits(uncertainty), finds, day }
    }
}

/// A rating as clients show it.
pub(super) fn shown(rating: &Rating) -> ShownRating {
    ShownRating {
        points: rating.points(),
        margin: rating.margin(),
        finds: rating.finds,
        provisional: rating.is_provisional(),
    }
}

/// What a match has changed for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct StoredStep {
    before: StoredRating,
    after: StoredRating,
}

impl StoredStep {
    fn of(change: &RatingChange) -> StoredStep {
        StoredStep { before: change.before.into(), after: change.after.into() }
    }

    fn shown(self) -> RatingStep {
        RatingStep { before: shown(&self.before.into()), after: shown(&self.after.into()) }
    }
}

/// The value of a row of `matches/PLAYER`.
#[derive(Serialize, Deserialize)]
struct StoredMatch {
    played: PlayedMatch,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    step: Option<StoredStep>,
}

/// The value of a row of `rated/TABLE`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct StoredChanges {
    pub(super) number: u32,
    pub(super) family: Family,
    pub(super) ended: Time,
    pub(super) players: Vec<StoredChange>,
}

/// What a match has changed for one player, and because of which finds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct StoredChange {
    pub(super) player: PlayerId,
    #[serde(flatten)]
    step: StoredStep,
    finds: Vec<StoredFind>,
}

/// The find's number, whether the player made it, and in thousandths the share, the points and those that were withheld.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct StoredFind(u32, bool, i32, i32, i32);

impl StoredFind {
    fn of(find: &FindChange) -> StoredFind {
        let thousandths = |value: f64| (value * THOUSAND).round() as i32;
        let points = |skill: f64| thousandths(skill * play::POINTS_PER_SKILL);
        StoredFind(
            find.number,
            find.is_taker,
            thousandths(find.share),
            points(find.change),
            points(find.withheld),
        )
    }
}

impl StoredChange {
    pub(super) fn of(change: &RatingChange) -> StoredChange {
        StoredChange {
            player: change.player.clone(),
            step: StoredStep::of(change),
            finds: change.finds.iter().map(StoredFind::of).collect(),
        }
    }

    /// As clients show it.
    pub(super) fn find_changes(&self) -> impl Iterator<Item = RatedFindChange> {
        let find = |&StoredFind(number, taker, share, change, withheld): &StoredFind| RatedFindChange {
            number,
            taker,
            share,
            change,
            withheld,
        };
        self.finds.iter().map(find)
    }

    pub(super) fn step(&self) -> RatingStep {
        self.step.shown()
    }
}

impl StoredChanges {
    pub(super) fn of(folded: &FoldedMatch) -> StoredChanges {
        let FoldedMatch { entry, changes, .. } = folded;
        StoredChanges {
            number: entry.number,
            family: entry.played.family,
            ended: entry.played.ended,
            players: changes.iter().map(StoredChange::of).collect(),
        }
    }
}

/// The name of the list of a player's matches.
pub(super) fn list_of(player: &PlayerId) -> String {
    format!("matches/{player}")
}

/// The name of the list of a table's rated matches.
pub(super) fn rated_list_of(table: &TableId) -> String {
    format!("rated/{table}")
}

/// The rows of a match for its players. What it has changed is given if it is rated.
pub(super) fn rows_of(played: &TableMatch, folded: Option<&FoldedMatch>) -> Result<Vec<Row>, ServerError> {
    let mut rows = Vec::new();
    for (seat, player) in played.people() {
        let change = folded.and_then(|folded| folded.changes.iter().find(|change| change.player == *player));
        let stored = stored_match(played, seat, change);
        rows.push(Row {
            list: list_of(player),
            item: format!("{}.{}", played.table, played.number),
            player: player.to_string(),
            rank: newest_first(played.ended),
            head: played.head,
            value: serde_json::to_vec(&stored)?.into(),
        });
    }
    if let Some(folded) = folded {
        rows.push(Row {
            list: rated_list_of(&played.table),
            item: played.number.to_string(),
            player: String::new(),
            rank: -i64::from(played.number),
            head: played.head,
            value: serde_json::to_vec(&StoredChanges::of(folded))?.into(),
        });
    }
    Ok(rows)
}

fn stored_match(played: &TableMatch, seat: SeatNumber, change: Option<&RatingChange>) -> StoredMatch {
    let TableMatch { table, number, ended, rules, players, rated, .. } = played;
    let step = change.map(StoredStep::of);
    let played = PlayedMatch {
        table: table.to_string(),
        number: *number,
        ended: *ended,
        rules: rules.clone(),
        family: rated.as_ref().map(|rated| rated.family),
        players: players.clone(),
        seat,
        // Made of the bits when it is read.
        rating: None,
    };
    StoredMatch { played, step }
}

/// A player's match, without names.
#[allow(dead_code, reason = "for the pages of players")]
pub(super) fn played_match(row: &Row) -> Result<PlayedMatch, ServerError> {
    let StoredMatch { played, step } = serde_json::from_slice(&row.value)?;
    Ok(PlayedMatch { rating: step.map(StoredStep::shown), ..played })
}

/// Later matches have smaller ranks.
pub(super) fn newest_first(ended: Time) -> i64 {
    -i64::try_from(ended.0).unwrap_or(i64::MAX)
}
