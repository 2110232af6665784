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
