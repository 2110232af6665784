//! The player's side of a table, without I/O, for every client.
//!
//! [`Session`] is one player at a table: it applies what the server sends, holds the requests under way and the selected
//! cards, and produces the messages to send. [`LocalTable`] is a table in memory that answers as a server does, so a client
//! does not know whether a server is there. [`MatchStats`] and [`Replay`] are made from the events that a session has applied.
//! [`Ratings`] say who is quicker, and a [`PaceReport`] how a player's finds came about.
//! None of them reads a clock, a socket or a random source: times, messages and random bytes come in as arguments.
//!
//! ```
//! use engine::{Action, DisplayName, Edition, PlayerId, Rules, Secret, Seed, Time, Variant};
//! use play::{LocalTable, Session};
//! use protocol::Player;
//!
//! let rules = Rules::of(Edition::English, Variant::Practice);
//! let you = Player { id: PlayerId::new("you").unwrap(), name: DisplayName::new("Ann").unwrap() };
//! let mut table = LocalTable::open(rules, Secret::new(Seed::new([7; 32])), you, Time(0)).unwrap();
//! let mut random = 0;
//! let mut session = Session::new(Box::new(move || {
//!     random += 1;
//!     [random; 16]
//! }));
//! // Sends what the session has to say until it has nothing to say any more.
//! let mut exchange = |session: &mut Session| loop {
//!     let messages = session.take_outgoing();
//!     if messages.is_empty() {
//!         break;
//!     }
//!     for message in messages.into_iter().flat_map(|message| table.receive(message, Time(5))) {
//!         session.receive(message, Time(5), &mut |_update| {});
//!     }
//! };
//! session.connected();
//! exchange(&mut session);
//! assert!(session.seat().is_some());
//! session.request(Action::Deal, Time(5)).unwrap();
//! exchange(&mut session);
//! assert_eq!(session.board().unwrap().layout().len(), 12);
//! ```
#![forbid(unsafe_code)]

mod check;
mod find_timer;
mod host;
mod local;
mod missed_sets;
mod pace_report;
mod paint;
pub mod photo_finish;
mod program_signs;
mod ratings;
mod recent_requests;
mod replay;
mod run_score;
mod session;
mod stats;
mod stats_builder;
mod streak;

pub use check::Check;
pub use find_timer::FindTimer;
pub use host::{AppliedRecord, Decision, Recipients, TableHost};
pub use local::{HERE, LocalTable, SavedTable};
pub use missed_sets::MissedSet;
pub use pace_report::{Choice, FeatureTimes, PaceReport, PlayerPace, Spread};
pub use paint::Paint;
pub use program_signs::ProgramSign;
pub use ratings::{
    Family, FindChange, POINTS_PER_SKILL, PROVISIONAL_ABOVE, Racer, RatedFind, RatedMatch, RatedMatches,
    Rating, RatingChange, Ratings, anchor, predicted_shares,
};
pub use replay::{Replay, ReplayStep, ReplayStepKind};
pub use run_score::{Gap, Rival, RunScore};
pub use session::{ConnectionState, Random, RequestError, Session, Update};
pub use stats::{Deal, Find, MatchStats, Pace, RoundStats, SeatStats, median};
pub use streak::Streak;
