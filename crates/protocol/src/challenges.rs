//! Bodies of the HTTP part: challenges and their runs.

use engine::{ChallengeId, Commitment, DisplayName, PlayerId, RuleChoice, Time};
use serde::{Deserialize, Serialize};

#[cfg(feature = "openapi")]
use crate::openapi::RuleChoiceSchema;

/// Asks for a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewChallenge {
    /// What is played, by one player alone and one round long, whatever is stated about seats and rounds.
    #[cfg_attr(feature = "openapi", schema(value_type = RuleChoiceSchema))]
    pub rules: RuleChoice,
}

/// A challenge that has just been made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChallengeMade {
    /// The challenge's id.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub challenge: ChallengeId,
    /// The path of its link.
    pub path: String,
    /// The hash of the seed that all runs are dealt from.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub commitment: Commitment,
}

/// A challenge as the player who asks may see it: no cards, and of other players' runs only points and times.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChallengeSummary {
    /// The challenge's id.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub challenge: ChallengeId,
    /// What is played.
    #[cfg_attr(feature = "openapi", schema(value_type = RuleChoiceSchema))]
    pub rules: RuleChoice,
    /// The hash of the seed that all runs are dealt from.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub commitment: Commitment,
    /// What the player who made it is called; none if that player is deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub by: Option<DisplayName>,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = u64))]
    pub made: Time,
    /// How many players have finished a run.
    pub players: u64,
    /// The best run of each player, the best players first; not all, if they are many.
    pub best: Vec<FinishedRun>,
    /// The best run of the player who asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yours: Option<FinishedRun>,
    /// How many runs the player who asks has begun.
    pub tries: u32,
}

/// A run that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FinishedRun {
    /// Who played it; none if the player is deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub player: Option<PlayerId>,
    /// What the player is called; none if the player is deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub name: Option<DisplayName>,
    /// Finds, less what wrong calls cost. More are better.
    pub points: i32,
    /// Milliseconds from the deal to the last find. Of equal points, less is better.
    pub time: u32,
    /// The how manieth run of this player it was, counted from 1.
    pub attempt: u32,
    /// When it was over, in milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = u64))]
    pub ended: Time,
    /// The run's table, whose replay may be fetched: only for players who have finished a run themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
}

/// A run that a player may play now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RunMade {
    /// The run's table, at which only this player sits.
    pub table: String,
    /// The path of its link.
    pub path: String,
    /// Earlier runs to play against, the best first, at most nine. The player's own best is always among them.
    pub ghosts: Vec<Ghost>,
    /// Whether it is a run of a day that does not count.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
}

/// An earlier run to play against: when its finds were made, and nothing about their cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ghost {
    /// Who played it; none if the player is deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub player: Option<PlayerId>,
    /// What the player is called; none if the player is deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub name: Option<DisplayName>,
    /// Whether it is a run of the player who asks.
    pub yours: bool,
    /// Milliseconds from the deal to each find.
    pub finds: Vec<u32>,
}
