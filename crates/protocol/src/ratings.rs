//! Ratings and played matches, as others may see them. docs/ratings.md says what they mean.

use engine::{DisplayName, Family, Level, PlayerId, RuleChoice, SeatNumber, Time};
use serde::{Deserialize, Serialize};

#[cfg(feature = "openapi")]
use crate::openapi::{FamilySchema, LevelSchema, RuleChoiceSchema};

/// A rating as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShownRating {
    /// 1500 is a practised bot; with 347 more a player makes e times as many finds.
    pub points: i32,
    /// How far the points may be off, one standard deviation.
    pub margin: i32,
    /// The finds that it was computed from.
    pub finds: u32,
    /// Whether too little is known for a list.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub provisional: bool,
}

/// What a match has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingStep {
    pub before: ShownRating,
    pub after: ShownRating,
}

/// A match that a player has played to its end, or left before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayedMatch {
    /// The table's id.
    pub table: String,
    /// The how manieth match at this table it was, counted from 1.
    pub number: u32,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = u64))]
    pub ended: Time,
    /// What was played.
    #[cfg_attr(feature = "openapi", schema(value_type = RuleChoiceSchema))]
    pub rules: RuleChoice,
    /// The rating that it counted for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<FamilySchema>))]
    pub family: Option<Family>,
    /// All who played, by seat number.
    pub players: Vec<MatchPlayer>,
    /// The seat of the player whose match this is.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: SeatNumber,
    /// What it changed for this player; absent if nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingStep>,
}

impl PlayedMatch {
    /// What the player came to whose match this is.
    pub fn own(&self) -> Option<&MatchPlayer> {
        self.players.iter().find(|player| player.seat == self.seat)
    }
}

/// What a player came to in a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchPlayer {
    /// The number of the seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: SeatNumber,
    /// Who sat there, if a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub player: Option<PlayerId>,
    /// What the player is called now. It is looked up for each response and never stored; none of a bot and of a deleted player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub name: Option<DisplayName>,
    /// The level of a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<LevelSchema>))]
    pub bot: Option<Level>,
    /// Points of the whole match.
    pub score: i32,
    /// 1 for the highest score; equal ones share a place.
    pub place: u32,
}

/// For how long a list of ratings looks back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RatingPeriod {
    /// Players with a rated match in the last seven days.
    Week,
    #[default]
    All,
}

/// The best players of a family, by points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingList {
    #[cfg_attr(feature = "openapi", schema(value_type = FamilySchema))]
    pub family: Family,
    pub period: RatingPeriod,
    /// How many players have a place; those whose rating is provisional have none.
    pub count: u32,
    /// The best of them.
    pub best: Vec<ListedRating>,
    /// The best of the players who have declared to be programs, with places among themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub programs: Vec<ListedRating>,
    /// The player who asks, if that player has a place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yours: Option<ListedRating>,
}

/// A player in a list of ratings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListedRating {
    /// Counted from 1; players with the same points share a place.
    pub place: u32,
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub player: PlayerId,
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub name: DisplayName,
    pub rating: ShownRating,
}

/// All ratings of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerRatings {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub player: PlayerId,
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub name: DisplayName,
    /// Those families in which the player has a rated find.
    pub families: Vec<FamilyRating>,
}

/// A player's rating in one family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FamilyRating {
    #[cfg_attr(feature = "openapi", schema(value_type = FamilySchema))]
    pub family: Family,
    pub rating: ShownRating,
}

/// What the last match of a table has changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableRatings {
    /// Absent if no match is over, or the last one does not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<MatchRatings>,
}

/// What a match has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchRatings {
    /// The how manieth match at this table it was, counted from 1.
    pub number: u32,
    #[cfg_attr(feature = "openapi", schema(value_type = FamilySchema))]
    pub family: Family,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = u64))]
    pub ended: Time,
    /// The people for whom it has changed something.
    pub players: Vec<PlayerRatingChange>,
}

/// What a match has changed for one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerRatingChange {
    /// None if the player is deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub player: Option<PlayerId>,
    /// None if the player is deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub name: Option<DisplayName>,
    pub before: ShownRating,
    pub after: ShownRating,
    /// The finds that have changed it, in order.
    pub finds: Vec<RatedFindChange>,
}

/// What one find has changed for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatedFindChange {
    /// The find's place among all of the match, counted from 0.
    pub number: u32,
    /// Whether this player made it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub taker: bool,
    /// The chance that the ratings gave this player, in thousandths.
    pub share: i32,
    /// What was added to the rating, in thousandths of a point.
    pub change: i32,
    /// What was not added because one opponent can give only so much in a day, in thousandths of a point.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub withheld: i32,
}

fn is_zero(value: &i32) -> bool {
    *value == 0
}
