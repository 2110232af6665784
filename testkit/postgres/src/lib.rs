//! PostgreSQL servers for tests: in a temporary folder, on a free port of this machine, removed when dropped.
//!
//! ```no_run
//! let server = test_postgres::Server::start(&[]);
//! println!("{}", server.url("postgres"));
//! ```
//!
//! Only for tests and `cargo xtask chaos`, so every error is a panic with its cause.
#![forbid(unsafe_code)]
#![cfg(unix)]

mod processes;
mod programs;
mod server;
mod shared;

pub use processes::{Signal, free_port, signal};
pub use server::Server;
pub use shared::Database;
