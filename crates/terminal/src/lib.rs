//! The terminal client: the game drawn in cells, or line by line.
//!
//! [`App`] is the program behind the screen: inputs change it, and it can be drawn at any time, onto a real terminal by [`play`]
//! or into a buffer by a test. It and the line mode of [`play_lines`] share one client of a table, in memory or on a server.
//!
//! ```
//! use std::sync::Arc;
//!
//! use engine::{DisplayName, Edition, Level, Rules, Time, Variant};
//! use ratatui::{Terminal, backend::TestBackend};
//! use terminal::{App, Depth, Keys, Look, Options, Palette, Script, Start};
//! use words::{Language, Words};
//!
//! let look = Look { depth: Depth::None, palette: Palette::ClassicDark, ticks: true, ascii: false, script: Script::default() };
//! let options = Options {
//!     words: Words::new(Language::En),
//!     look,
//!     keys: Keys::default(),
//!     name: DisplayName::new("Ann").unwrap(),
//!     bots: None,
//!     level: Level::Casual,
//!     seed: None,
//!     today: "2026-01-31".parse().unwrap(),
//!     memory: None,
//!     folder: ".".into(),
//! };
//! let start = Start::Alone(Rules::of(Edition::English, Variant::Practice));
//! let mut app = App::new(options, start, Arc::new(|_| false), Time(0)).unwrap();
//! let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
//! terminal.draw(|frame| app.draw(frame, Time(0))).unwrap();
//! assert!(terminal.backend().to_string().contains("practice"));
//! ```
#![forbid(unsafe_code)]

mod app;
mod art;
mod bidi;
mod card;
mod connection;
mod control;
mod grid;
mod keys;
mod lines;
mod look;
mod menu;
mod notification;
mod options;
mod painter;
mod replay_view;
mod screen;
mod table_client;
mod table_screen;
mod token_store;
mod transport;
mod tty;

pub use app::{App, Input, Next};
pub use bidi::{Script, terminal_reorders};
pub use connection::{ConnectionEvent, EventSink};
pub use keys::Keys;
pub use lines::{LineInput, play_lines, print_replay};
pub use look::{Depth, Look, Palette};
pub use options::{Options, Start};
pub use tty::{Screen, play, show_replay};
