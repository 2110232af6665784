//! Real browsers at real tables: a server in this process, Chromium driven through chromedriver, and people who look at the page
//! and press what they see there.
//!
//! ```no_run
//! use browser::{Driver, Looks, Player, Site, quick};
//! use engine::Edition;
//!
//! # async fn example() -> anyhow::Result<()> {
//! let (site, driver) = (Site::start().await?, Driver::start()?);
//! let ann = Player::new(driver.open().await?, &site.address(), "Ann", Looks::default()).await?;
//! ann.make_table(&quick(Edition::English)).await?;
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

mod cable;
mod driver;
mod guest;
mod looks;
mod page;
mod player;
mod session;
mod site;
mod table;

pub use cable::far_away;
pub use driver::Driver;
pub use guest::Guest;
pub use looks::{LANGUAGES, Looks, SIZES, Size, THEMES};
pub use page::Finding;
pub use player::{Player, Seen, Shown};
pub use session::{LONG, Session};
pub use site::{Site, page_file};
pub use table::{everybody_sees, play_on, quick, until_over, with_time};

use std::path::PathBuf;

/// The root of the checkout.
pub fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
