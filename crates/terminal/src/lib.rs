//! Tercet in the terminal: the whole game drawn in cells, or told line by line.
//!
//! [`App`] is everything behind the screen: inputs change it, and it can be drawn at any time, onto a real terminal by [`play`] or
//! into a buffer by a test. [`Sitting`] is somebody at a table; the lines of [`tell`] and the screen stand on it alike, and neither
//! knows whether the table is in memory or on a server.
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
mod control;
mod desk;
mod grid;
mod keys;
mod lines;
mod look;
mod memory;
mod menu;
mod news;
mod opening;
mod options;
mod pen;
mod save;
mod screen;
mod sitting;
mod steps;
mod tty;
mod way;
mod wire;

pub use app::{App, Input, Next, Post};
pub use bidi::{Script, terminal_reorders};
pub use keys::Keys;
pub use lines::{Said, tell, tell_replay};
pub use look::{Depth, Look, Palette};
pub use news::{Check, News};
pub use options::{Options, Start};
pub use sitting::Sitting;
pub use tty::{Screen, play, show_replay};
pub use wire::Signal;
