//! Bodies of the HTTP part: the lobby, and "Play now".

use engine::{DisplayName, Edition, Level, RuleChoice, Time, Variant};
use serde::{Deserialize, Serialize};

#[cfg(feature = "openapi")]
use crate::openapi::{EditionSchema, FamilySchema, LevelSchema, RuleChoiceSchema, VariantSchema};

/// A table in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyEntry {
    /// The table's id.
    pub table: String,
    /// What is played.
    #[cfg_attr(feature = "openapi", schema(value_type = RuleChoiceSchema))]
    pub rules: RuleChoice,
    /// Where it stands: `waiting`, `playing`, `called`, `round-over` or `match-over`.
    pub phase: String,
    /// Who sits there.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub players: Vec<DisplayName>,
    /// How many could.
    pub seats: u8,
    /// How many are connected.
    pub connected: usize,
    /// The levels of the bots among those who sit there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<LevelSchema>))]
    pub bots: Vec<Level>,
    /// How many people sit there and are connected, or are just coming.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub people: u8,
    /// The mean rating of these people in what is played, in points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// The rating that a match there counts for, if at least two people play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<FamilySchema>))]
    pub rated: Option<String>,
    /// Whether the player who asks is of like strength.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub near: bool,
    /// Since when "Play now" brings players there, in milliseconds since 1970; absent at other tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u64>))]
    pub matched: Option<Time>,
}

impl LobbyEntry {
    /// How many more could sit there.
    pub fn free_seats(&self) -> usize {
        usize::from(self.seats).saturating_sub(self.players.len())
    }
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// The lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableList {
    /// Tables with connected clients, those that wait for players first.
    pub tables: Vec<LobbyEntry>,
}

/// Asks for a seat at a table with players of like strength.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayNow {
    /// What is played; `full` is the calling game of the edition.
    #[serde(default = "speed")]
    #[cfg_attr(feature = "openapi", schema(value_type = VariantSchema))]
    pub mode: Variant,
    /// The edition whose cards a new table shows. In the calling game players of the same edition meet.
    #[serde(default = "english")]
    #[cfg_attr(feature = "openapi", schema(value_type = EditionSchema))]
    pub edition: Edition,
    /// The table where the player waits for others. The response names it again, unless the player now sits at another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
}

fn speed() -> Variant {
    Variant::Speed
}

fn english() -> Edition {
    Edition::English
}
