//! One player's side of a table, wherever the table is.
//!
//! [`Seen`] is what a client knows of a table: it folds what the server says. [`Local`] is a table in memory that answers as a
//! server does. So a screen draws what was seen and sends requests, and does not know whether anybody else is there.
//! [`Tally`] counts what a match came to, and [`Film`] shows it again, both from the events that were seen.
//! None of them reads a clock, a socket or a random source: times, messages and ids come in as arguments.
//!
//! ```
//! use engine::{DisplayName, Edition, PlayerId, Rules, Secret, Seed, Time, Variant};
//! use play::{Local, Seen};
//! use protocol::{Player, Request};
//!
//! let rules = Rules::of(Edition::English, Variant::Practice);
//! let you = Player { id: PlayerId::new("you").unwrap(), name: DisplayName::new("Ann").unwrap() };
//! let mut table = Local::open(rules, Secret::new(Seed::new([7; 32])), you, Time(0)).unwrap();
//! let mut seen = Seen::default();
//! let first = seen.hello();
//! let messages = [first, seen.ask("1".to_owned(), Request::Sit), seen.ask("2".to_owned(), Request::Deal)];
//! for message in messages {
//!     for said in table.hear(message, Time(5)) {
//!         seen.hear(said, Time(5), |_board, _event| {});
//!     }
//! }
//! assert_eq!(seen.board().unwrap().layout().len(), 12);
//! ```
#![forbid(unsafe_code)]

mod count;
mod film;
mod local;
mod missed;
mod seen;
mod tally;

pub use film::{Film, Kind, Stop};
pub use local::{HERE, Local, Saved};
pub use missed::Missed;
pub use seen::{Answer, Answered, Heard, Seen};
pub use tally::{Deal, Find, Line, Pace, RoundTally, Tally};
