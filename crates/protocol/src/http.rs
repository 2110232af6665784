//! Bodies of the HTTP part: players and tables.

use engine::{DisplayName, Level, PlayerId, RuleChoice, SeatNumber};
use serde::{Deserialize, Deserializer, Serialize};

#[cfg(feature = "openapi")]
use crate::openapi::{FamilySchema, LevelSchema, RuleChoiceSchema};

/// A player's id and name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Player {
    /// The player's id, which others may see.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: PlayerId,
    /// What others call the player.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub name: DisplayName,
}

/// A player that has just been made or moved to this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPlayer {
    /// Who it is.
    #[serde(flatten)]
    pub player: Player,
    /// What proves it, for clients that keep no cookies: `Authorization: Bearer TOKEN`.
    pub token: String,
}

impl<'de> Deserialize<'de> for NewPlayer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<NewPlayer, D::Error> {
        #[derive(Deserialize)]
        struct Flat {
            id: PlayerId,
            name: DisplayName,
            token: String,
        }
        let Flat { id, name, token } = Flat::deserialize(deserializer)?;
        Ok(NewPlayer { player: Player { id, name }, token })
    }
}

/// Asks for a name, at first or later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NameChange {
    /// The name.
    #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 1, max_length = 40))]
    pub name: DisplayName,
}

/// A code that moves an identity to another device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveCode {
    /// To be typed in there.
    pub code: String,
    /// Seconds that it is good for.
    pub seconds: u32,
}

/// Asks to become the player that a code stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MovePlayer {
    /// The code, or the twelve words of a recovery phrase.
    pub code: String,
}

/// Twelve words that give a player's identity back: as the server shows them once, and as a player types them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    /// The words, with blanks between them.
    pub phrase: String,
}

impl std::fmt::Debug for Phrase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Phrase(…)")
    }
}

/// Whether a player has a recovery phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PhraseStatus {
    /// Whether there is one, which a new one would replace.
    pub exists: bool,
}

/// Asks for a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What is played.
    #[cfg_attr(feature = "openapi", schema(value_type = RuleChoiceSchema))]
    pub rules: RuleChoice,
    /// Whether the lobby lists it; otherwise it is reached only by its link.
    #[serde(default)]
    pub public: bool,
    /// Bots that play along from the start.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<LevelSchema>))]
    pub bots: Vec<Level>,
}

/// A table that has just been made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableMade {
    /// The table's id.
    pub table: String,
    /// The path of its link.
    pub path: String,
}

/// A table as the holder of its link sees it before joining: what the waiting room shows, and no cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// The table's id.
    pub table: String,
    /// What is played.
    #[cfg_attr(feature = "openapi", schema(value_type = RuleChoiceSchema))]
    pub rules: RuleChoice,
    /// Where it stands: `waiting`, `playing`, `held`, `called`, `round-over` or `match-over`.
    pub phase: String,
    /// Who sits there, by seat number.
    pub players: Vec<SeatedPlayer>,
    /// How many could.
    pub seats: u8,
    /// The seat of the host, who invites.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub host: Option<SeatNumber>,
    /// The seat of the player who asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub you: Option<SeatNumber>,
    /// Whether the player who asks would find a free seat.
    pub free: bool,
    /// How many are connected.
    pub connected: usize,
    /// The id of the challenge that the table is a run of. As a text, which costs the page of a table's link less code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub challenge: Option<String>,
    /// The rating that a match there counts for, if at least two people play. As a text for the same reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<FamilySchema>))]
    pub rated: Option<String>,
}

impl TableSummary {
    /// Whether the host has removed the player who asks: there are seats, but none for this player.
    pub fn is_removed(&self) -> bool {
        !self.free
            && self.you.is_none()
            && self.host_name().is_some()
            && self.players.len() < self.seats.into()
    }

    /// Whether the player who asks may take a seat at a race over the cards of a challenge.
    pub fn is_open_race(&self) -> bool {
        self.challenge.is_some() && self.seats > 1 && self.free && self.you.is_none()
    }

    /// The name of the host; none if the host is deleted.
    pub fn host_name(&self) -> Option<&DisplayName> {
        let host = self.host?;
        let name = self.players.iter().find(|player| player.seat == host).map(|player| &player.name);
        name.filter(|name| name.as_reference().is_none())
    }
}

/// A player or bot at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatedPlayer {
    /// The number of the seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: SeatNumber,
    /// What others call the player.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub name: DisplayName,
    /// The player's id, by which the figure is drawn. Older servers do not tell it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub player: Option<PlayerId>,
    /// The level of a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<LevelSchema>))]
    pub bot: Option<Level>,
    /// Whether the player has declared to be a program.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
}

impl SeatedPlayer {
    /// What decides how the player's figure is drawn.
    pub fn figure_key(&self) -> &str {
        self.player.as_ref().map_or(self.name.as_str(), PlayerId::as_str)
    }
}

/// The public keys that replays of this server are signed with: Ed25519, in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReplayKeys {
    /// The one that signs now.
    pub key: String,
    /// Those that have signed before, the newest first.
    pub old: Vec<String>,
}

/// What went wrong with an HTTP request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ApiError {
    /// For programs.
    pub error: ApiErrorKind,
    /// For people.
    pub message: String,
    /// With `too-many`: the seconds after which it works again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u32>,
}

/// The kinds of trouble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ApiErrorKind {
    /// The body is not what is asked for.
    BadRequest,
    /// The body is longer than a body may be.
    TooLong,
    /// The body did not come in time.
    TooSlow,
    /// The rules do not fit together.
    BadRules,
    /// No player has this cookie, token or code.
    WhoAreYou,
    /// This device was signed out from another one.
    SignedOut,
    /// The page that sent this is not one of ours.
    ForeignOrigin,
    /// There is no such table.
    NoSuchTable,
    /// A newer program has opened this table, and this server does not know its rules.
    NewerTable,
    /// The records of this table lead to an error in the server, so it is not opened for now.
    BrokenTable,
    /// The journal does not acknowledge what is written.
    NotReady,
    /// There is no such player, or no more.
    NoSuchPlayer,
    /// Only players who follow the one who asks can be invited.
    NotFollowed,
    /// There is nothing at this address.
    NoSuchPage,
    /// No round of this table is over yet.
    NothingToReplay,
    /// There is no such challenge.
    NoSuchChallenge,
    /// The player's first attempt at this day's race is begun; another run is practice.
    Raced,
    /// The cards of this challenge are secret for players who have not finished a run of it, or those of this day until it is over.
    SealedCards,
    /// Too many requests, tables, sockets or players from here; later it will work again.
    TooMany,
    /// Something on the server; its log says more.
    Internal,
}
