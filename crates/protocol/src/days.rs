//! Bodies of the HTTP part: the races of days, and what players report about the puzzles of days.

use engine::{Commitment, Date, DisplayName, PlayerId, RuleChoice, Seed, Time};
use serde::{Deserialize, Serialize};

#[cfg(feature = "openapi")]
use crate::openapi::RuleChoiceSchema;

/// The race of one day as the player who asks may see it: no cards, and nothing that tells them, before the day is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DaySummary {
    /// The date.
    #[cfg_attr(feature = "openapi", schema(value_type = String, format = Date))]
    pub date: Date,
    /// What is played.
    #[cfg_attr(feature = "openapi", schema(value_type = RuleChoiceSchema))]
    pub rules: RuleChoice,
    /// The hash of the seed that all runs are dealt from.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub commitment: Commitment,
    /// When the seed was drawn, in milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = u64))]
    pub drawn: Time,
    /// When it becomes this date where it does first, in milliseconds since 1970.
    #[cfg_attr(feature = "openapi", schema(value_type = u64))]
    pub opens: Time,
    /// When it is over everywhere, in milliseconds since 1970. Until then the cards are secret.
    #[cfg_attr(feature = "openapi", schema(value_type = u64))]
    pub closes: Time,
    /// The seed of the round, once the day is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub seed: Option<Seed>,
    /// How many players have finished their first attempt in time.
    pub runs: u32,
    /// The median of their times, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub median: Option<u32>,
    /// The best of the players whose identity lasts and is older than the day; not all, if they are many.
    pub ranked: Vec<DayRun>,
    /// The best of the others; not all, if they are many.
    pub guests: Vec<DayRun>,
    /// The best of the players who have declared to be programs. They are not among the runs that are counted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub programs: Vec<DayRun>,
    /// Runs that look like a program's, until an operator has decided. They are not among the runs that are counted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub apart: Vec<DayRun>,
    /// The day of the player who asks, once a run is begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yours: Option<OwnDay>,
    /// The streak of the player who asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub streak: Option<DayStreak>,
}

/// A first attempt that was finished in time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayRun {
    /// The place in its list, counted from 1; equal runs have the same.
    pub place: u32,
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
    /// The run's table, whose replay may be fetched: only once the day is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
}

/// What a player has done on a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnDay {
    /// The player who asks.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub player: PlayerId,
    /// The first attempt, once it is finished in time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counted: Option<CountedRun>,
    /// Whether an attempt is begun, so that later ones are practice.
    pub attempted: bool,
    /// How many runs were begun beside the first attempt.
    pub practice: u32,
    /// The least time of those that are finished with all finds, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best_practice: Option<u32>,
}

/// A player's own first attempt among those of all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CountedRun {
    /// The place in its list, counted from 1.
    pub place: u32,
    /// Whether it stands among the ranked ones.
    pub ranked: bool,
    /// Whether it stands apart until an operator has looked at it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub apart: bool,
    /// Milliseconds from the deal to the last find.
    pub time: u32,
    /// Of 100 other runs, how many were worse, rounded down; none without other runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub percentile: Option<u8>,
}

/// Days in a row with a finished first attempt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayStreak {
    /// Up to the last one, as long as the day after it is not over.
    pub now: u32,
    /// The most ever.
    pub best: u32,
    /// Whether the identity lasts: it has a recovery phrase or a passkey.
    pub lasting: bool,
}

/// The days that have begun, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayList {
    /// A page of them.
    pub days: Vec<ListedDay>,
    /// What to ask for as `before` to get the next page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, format = Date))]
    pub before: Option<Date>,
}

/// One day of the archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListedDay {
    /// The date.
    #[cfg_attr(feature = "openapi", schema(value_type = String, format = Date))]
    pub date: Date,
    /// Whether it is this date somewhere on earth.
    pub open: bool,
    /// How many players have finished their first attempt in time.
    pub runs: u32,
    /// The median of their times, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub median: Option<u32>,
    /// The best run: of the ranked players, or of all if there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<DayRun>,
    /// The time of the player who asks, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yours: Option<u32>,
}

/// Asks for a run of a day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewDayRun {
    /// Whether it may be practice. Without it, a player whose first attempt is begun is refused.
    #[serde(default)]
    pub practice: bool,
}

/// Reports how long the puzzle of a day took. The server cannot check it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleTime {
    /// Milliseconds from the start to the last Set: a second to a day.
    #[cfg_attr(feature = "openapi", schema(minimum = 1000, maximum = 86_400_000))]
    pub time: u32,
}

/// How the reported times of a day's puzzle are spread. They are unchecked, and there is no ranking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleSummary {
    /// The date.
    #[cfg_attr(feature = "openapi", schema(value_type = String, format = Date))]
    pub date: Date,
    /// How many players have reported a time.
    pub players: u32,
    /// The median of the times, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub median: Option<u32>,
    /// What the player who asks has reported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yours: Option<u32>,
    /// Of 100 other players, how many were slower, rounded down; none without other players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub percentile: Option<u8>,
}
