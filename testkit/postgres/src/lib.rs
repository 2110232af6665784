//! A PostgreSQL of one's own: made in a temporary folder, served on a free port of this machine, gone when dropped.
//!
//! ```no_run
//! let server = test_postgres::Server::start(&[]);
//! println!("{}", server.url("postgres"));
//! ```
//!
//! For tests and for `cargo xtask chaos`, so whatever goes wrong panics with what went wrong.
#![forbid(unsafe_code)]
#![cfg(unix)]

mod processes;
mod programs;
mod server;
mod shared;

pub use processes::{Signal, free_port, signal};
pub use server::Server;
pub use shared::Database;
