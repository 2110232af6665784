//! Every message between a client and a server, and nothing else.
//!
//! A client opens a socket to a table, says [`ClientMessage::Hello`] with the last record it knows, gets what it lacks and then
//! what happens: connecting and reconnecting are the same thing. What it wants it says as a [`Request`] with an id of its own;
//! a request that is sent twice acts once.
//!
//! ```
//! use engine::Action;
//! use protocol::ClientMessage;
//!
//! let text = r#"{"type":"do","id":"7","do":"call"}"#;
//! let message: ClientMessage = serde_json::from_str(text).unwrap();
//! assert_eq!(message, ClientMessage::Do { id: "7".to_owned(), action: Action::Call });
//! ```
#![forbid(unsafe_code)]

mod challenges;
mod client_message;
mod days;
mod devices;
mod export;
mod http;
mod lobby;
#[cfg(feature = "openapi")]
mod openapi;
mod passkeys;
mod people;
mod ratings;
mod replay;
mod server_message;

pub use challenges::{ChallengeMade, ChallengeSummary, FinishedRun, NewChallenge, NewRun, RunMade};
pub use client_message::{ClientMessage, MOST_ID_LENGTH};
pub use days::{
    CountedRun, DayList, DayRun, DayStreak, DaySummary, ListedDay, NewDayRun, OwnDay, PuzzleSummary,
    PuzzleTime,
};
pub use devices::{Browser, Device, DeviceList, SignInWay, System};
pub use export::{PlayedRun, PlayedTable, PlayerExport, ReportedPuzzle};
pub use http::{
    ApiError, ApiErrorKind, MoveCode, MovePlayer, NameChange, NewPlayer, NewTable, Phrase, PhraseStatus,
    Player, ReplayKeys, SeatedPlayer, TableMade, TableSummary,
};
pub use lobby::{LobbyEntry, PlayNow, TableList};
pub use passkeys::{
    NewPasskey, Passkey, PasskeyAlgorithm, PasskeyCreation, PasskeyCredential, PasskeyList, PasskeyRequest,
    PasskeySelection, PasskeyServer, PasskeySignIn, PasskeySupport, PasskeyUser,
};
pub use people::{
    BotDeclaration, FollowedPlayer, Following, Invitation, Invitations, ModeBest, NameReport, NewInvitation,
    Profile, ProfileSettings, Relation, ReportReason, Visibility,
};
pub use ratings::{
    FamilyRating, ListedRating, MatchPlayer, MatchRatings, PlayedMatch, PlayerRatingChange, PlayerRatings,
    RatedFindChange, RatingList, RatingPeriod, RatingStep, ShownRating, TableRatings,
};
pub use replay::{
    REPLAY_VERSION, ReplayFile, ReplayFileError, ReplayName, ReplayPosition, show_names, signed_text,
    split_signature, with_signature,
};
pub use server_message::{CloseReason, FINAL_CLOSE_CODES, Problem, PublicRecord, ServerMessage};

/// The version of the messages on a socket. A server refuses a client of another one, and says which it speaks.
///
/// It is a number of its own: replay files have [`REPLAY_VERSION`], tables in journals their [`engine::Semantics`].
///
/// Version 3: rules may have values that an older client cannot read (`at-once`, `wait`), and `wait-ended` is an event.
/// Version 4: rules may have the values of all modes, claims 3 to 6 cards, and `own-board` is a message.
pub const PROTOCOL_VERSION: u32 = 5;
