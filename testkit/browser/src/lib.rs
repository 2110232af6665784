//! Browser tests: a server in this process, Chromium and Firefox through their drivers, and players who read the page and press
//! what it offers.
//!
//! ```no_run
//! use browser::{BrowserPlayer, Driver, Settings, TestServer, quick_table};
//! use engine::Edition;
//!
//! # async fn example() -> anyhow::Result<()> {
//! let (server, driver) = (TestServer::start().await?, Driver::start()?);
//! let ann = BrowserPlayer::new(driver.open().await?, &server.address(), "Ann", Settings::default()).await?;
//! ann.make_table(&quick_table(Edition::English)).await?;
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

mod browser;
mod browser_player;
mod delay_proxy;
mod driver;
mod findings;
mod settings;
mod socket_player;
mod table;
mod test_server;

pub use browser::Browser;
pub use browser_player::{BrowserPlayer, PlayerView, TableView};
pub use delay_proxy::start_delay_proxy;
pub use driver::{Brand, Driver};
pub use findings::Finding;
pub use settings::{LANGUAGES, SIZES, Settings, Size};
pub use socket_player::SocketPlayer;
pub use table::{
    check_consoles, play_step, play_to_end, quick_table, wait_for_same_view, with_long_timeouts,
};
pub use test_server::{TestServer, page_file};

use std::path::PathBuf;

pub fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
