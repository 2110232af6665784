//! The native client of a Tercet server: HTTP for players and tables, a WebSocket for playing.
//!
//! The terminal, `tercet load` and the tests of the server use it.
//!
//! ```no_run
//! # async fn example() -> Result<(), client::ClientError> {
//! use client::{Address, Site};
//! use engine::{Action, Edition, RuleChoice, Variant};
//! use protocol::NewTable;
//!
//! let address: Address = "http://127.0.0.1:8080".parse().expect("an address");
//! let mut site = Site::new(address);
//! site.sign_in("Ann").await?;
//! let rules = RuleChoice::new(Edition::English, Variant::Full);
//! let made = site.make_table(&NewTable { rules, public: false, bots: Vec::new() }).await?;
//! let mut connection = site.connect(&made.table, 0).await?;
//! connection.request("1", Action::Deal).await?;
//! println!("{:?}", connection.receive().await?);
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

mod address;
mod connection;
mod site;
mod stream;

pub use address::{Address, AddressError};
pub use connection::{Connection, Inbound};
pub use site::{ClientError, Site};
