//! Bodies of the HTTP part: challenges and their runs.

use std::cmp::Reverse;

use engine::{ChallengeId, Commitment, DisplayName, PlayerId, Record, RuleChoice, Time};
use serde::{Deserialize, Serialize};

#[cfg(feature = "openapi")]
use crate::openapi::RuleChoiceSchema;

/// Asks for a challenge: one of its fields says of which cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewChallenge {
    /// For new cards: what is played, by one player alone and one round long, whatever is stated about seats and rounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<RuleChoiceSchema>))]
    pub rules: Option<RuleChoice>,
    /// For the cards of a game that the player has played at this table of the server, alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// For the cards of a game that was played in a browser, alone: its replay's records.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<serde_json::Value>))]
    pub records: Vec<Record>,
}

/// Asks for a run of a challenge. Without anything in it: alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewRun {
    /// Whether others may come and race over the same cards, each on a board of their own.
    #[serde(default, skip_serializing_if = "is_false")]
    pub race: bool,
    /// The table of a race that the player joins, or of a run that is the player's: nothing is begun there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
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
    /// Whether the player who asks has made it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_maker: bool,
    /// The game that it was made from, which has no place in the list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made_from: Option<FinishedRun>,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = u64))]
    pub made: Time,
    /// Whether several players can race over it live, each on a board of their own.
    #[serde(default, skip_serializing_if = "is_false")]
    pub can_race: bool,
    /// How many players have finished a run.
    pub players: u64,
    /// The best run of each player, the best players first; not all, if they are many.
    pub best: Vec<FinishedRun>,
    /// The best runs of players who have declared to be programs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub programs: Vec<FinishedRun>,
    /// Runs that look like a program's, until an operator has decided.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub apart: Vec<FinishedRun>,
    /// The best run of the player who asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yours: Option<FinishedRun>,
    /// How many runs the player who asks has begun.
    pub tries: u32,
}

/// A run that is over: points and times, and nothing about its cards.
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
    /// Whether it is a run of the player who asks.
    pub yours: bool,
    /// Finds, less what wrong calls cost. More are better.
    pub points: i32,
    /// Milliseconds from the deal to the last find. Of equal points, less is better.
    pub time: u32,
    /// The how manieth run of this player it was, counted from 1.
    pub attempt: u32,
    /// When it was over, in milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = u64))]
    pub ended: Time,
    /// Whether its times are those that a browser has reported. Such a run has no place in the list.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unchecked: bool,
    /// The run's table, whose replay may be fetched: only for players who have finished a run themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// Milliseconds from the deal to each find, of a run that is played against.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finds: Vec<u32>,
}

impl FinishedRun {
    /// A smaller one is better: more points, then less time.
    pub fn rank(&self) -> (Reverse<i32>, u32) {
        (Reverse(self.points), self.time)
    }
}

fn is_false(value: &bool) -> bool {
    !value
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
    pub ghosts: Vec<FinishedRun>,
    /// Whether it is a run of a day that does not count.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
}
