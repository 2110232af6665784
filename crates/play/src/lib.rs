//! One player's side of a table, wherever the table is.
//!
//! [`Session`] is what a client knows of a table: it folds what the server says. [`LocalTable`] is a table in memory that answers as a
//! server does. So a screen draws what was seen and sends requests, and does not know whether anybody else is there.
//! [`MatchStats`] counts what a match came to, and [`Replay`] shows it again, both from the events that were seen.
//! None of them reads a clock, a socket or a random source: times, messages and ids come in as arguments.
//!
//! ```
//! use engine::{Action, DisplayName, Edition, PlayerId, Rules, Secret, Seed, Time, Variant};
//! use play::{LocalTable, Session};
//! use protocol::Player;
//!
//! let rules = Rules::of(Edition::English, Variant::Practice);
//! let you = Player { id: PlayerId::new("you").unwrap(), name: DisplayName::new("Ann").unwrap() };
//! let mut table = LocalTable::open(rules, Secret::new(Seed::new([7; 32])), you, Time(0)).unwrap();
//! let mut seen = Session::default();
//! let first = seen.hello();
//! let messages = [first, seen.ask("1".to_owned(), Action::Sit), seen.ask("2".to_owned(), Action::Deal)];
//! for message in messages {
//!     for said in table.hear(message, Time(5)) {
//!         seen.hear(said, Time(5), |_board, _event| {});
//!     }
//! }
//! assert_eq!(seen.board().unwrap().layout().len(), 12);
//! ```
#![forbid(unsafe_code)]

mod host;
mod local;
mod missed_sets;
pub mod photo_finish;
mod replay;
mod session;
mod stats;
mod stats_builder;

pub use host::{AppliedRecord, Decision, TableHost};
pub use local::{HERE, LocalTable, SavedTable};
pub use missed_sets::MissedSet;
pub use replay::{Replay, ReplayStep, ReplayStepKind};
pub use session::{Answer, Answered, Session, Update};
pub use stats::{Deal, Find, MatchStats, Pace, RoundStats, SeatStats};
