//! Bodies of the HTTP part: profiles, and players whom a player follows or blocks.

use engine::{ChallengeId, DisplayName, PlayerId, Variant};
use serde::{Deserialize, Serialize};

use crate::http::Player;
use crate::ratings::{FamilyRating, PlayedMatch};

/// Who sees a part of a profile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// The player alone.
    #[default]
    Private,
    /// Players who follow each other.
    Friends,
    /// All.
    Public,
}

/// What a player shows of themselves beside name and ratings, which all see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ProfileSettings {
    /// Who sees matches and bests.
    pub profile: Visibility,
    /// Who sees at which public table the player sits now.
    pub table: Visibility,
}

impl Default for ProfileSettings {
    fn default() -> ProfileSettings {
        ProfileSettings { profile: Visibility::Private, table: Visibility::Friends }
    }
}

/// What two players are to each other, as the one who asks may know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Relation {
    /// Whether the player who asks follows this one.
    #[serde(default, skip_serializing_if = "is_false")]
    pub following: bool,
    /// Whether this one follows the player who asks.
    #[serde(default, skip_serializing_if = "is_false")]
    pub follower: bool,
    /// Whether the player who asks has blocked this one. The other way round is not told.
    #[serde(default, skip_serializing_if = "is_false")]
    pub blocked: bool,
}

/// A player as the one who asks may see them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The player's id.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: PlayerId,
    /// What others call the player.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub name: DisplayName,
    /// Whether the player has declared to be a program.
    #[serde(default, skip_serializing_if = "is_false")]
    pub bot: bool,
    /// Whether it is the player who asks.
    #[serde(default, skip_serializing_if = "is_false")]
    pub yours: bool,
    /// What both are to each other.
    pub relation: Relation,
    /// Whether matches and bests are shown to the player who asks.
    pub open: bool,
    /// What is shown to others; for the player alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settings: Option<ProfileSettings>,
    /// The ratings, seen by all but blocked players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<FamilyRating>,
    /// The last matches, the newest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<PlayedMatch>,
    /// The best run of each mode, in the order of the modes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bests: Vec<ModeBest>,
}

/// The best run of a mode by its usual rules, of all challenges and days.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ModeBest {
    /// What was played.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub mode: Variant,
    /// Finds, less what wrong calls cost. More are better.
    pub points: i32,
    /// Milliseconds from the deal to the last find.
    pub time: u32,
    /// The challenge that it was a run of.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub challenge: ChallengeId,
    /// The run's table, if the player who asks may see its replay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
}

/// The players whom the player who asks follows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Following {
    /// In the order in which they were followed.
    pub players: Vec<FollowedPlayer>,
    /// Those who are blocked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blocked: Vec<Player>,
}

/// A player who is followed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FollowedPlayer {
    /// The player's id.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: PlayerId,
    /// What others call the player.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub name: DisplayName,
    /// Whether the player has declared to be a program.
    #[serde(default, skip_serializing_if = "is_false")]
    pub bot: bool,
    /// The public table at which the player sits now, if the player shares it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
}

/// Invites a player to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewInvitation {
    /// The table, at which the player who invites sits.
    pub table: String,
}

/// The invitations of the last minutes, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Invitations {
    /// At most one from each player.
    pub invitations: Vec<Invitation>,
}

/// An invitation to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Invitation {
    /// Who invites.
    pub from: Player,
    /// The table.
    pub table: String,
}

/// Reports the name of a player to the operator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NameReport {
    /// The name that is reported; refused if the player has another one by now.
    #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 1, max_length = 40))]
    pub name: DisplayName,
    /// What is wrong with it.
    pub reason: ReportReason,
}

/// What is wrong with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ReportReason {
    /// It insults or threatens.
    Offensive,
    /// It pretends to be another person.
    Pretends,
    /// It has a person's address, number or full name.
    Personal,
    /// It advertises something.
    Advertising,
}

impl ReportReason {
    /// All, in the order in which they are offered.
    pub const ALL: [ReportReason; 4] =
        [ReportReason::Offensive, ReportReason::Pretends, ReportReason::Personal, ReportReason::Advertising];

    /// As it is written in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            ReportReason::Offensive => "offensive",
            ReportReason::Pretends => "pretends",
            ReportReason::Personal => "personal",
            ReportReason::Advertising => "advertising",
        }
    }
}

/// Declares the player who asks to be a program, for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BotDeclaration {
    /// Has to be true: it cannot be taken back.
    pub forever: bool,
}

fn is_false(value: &bool) -> bool {
    !value
}
