//! A way to a Tercet server: HTTP for players and tables, a socket for playing.
//!
//! Used by the terminal, by `tercet load`, and by the server's own tests, so that all of them talk to a server the same way.
#![forbid(unsafe_code)]

mod address;
mod connection;
mod site;
mod stream;

pub use address::{Address, AddressError};
pub use connection::{Connection, Heard};
pub use site::{ClientError, Site};
