//! A whole match in each edition, by two to four browsers at one table.

use anyhow::Result;
use browser::{Driver, Looks, Player, Site, quick, until_over};
use engine::Edition;

/// A newcomer's browser asks who it is, and is told that nobody knows it.
const NEWCOMER: &[&str] = &["/api/me"];

#[tokio::test(flavor = "multi_thread")]
async fn two_play_the_italian_quick_start() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let [ann, bob] = driver.open_many().await?;
    let ann = Player::new(ann, &site.address(), "Ann", Looks::default()).await?;
    let bob = Player::new(bob, &site.address(), "Bob", Looks { language: "it", ..Looks::default() }).await?;
    let table = ann.make_table(&quick(Edition::Italian)).await?;
    bob.sit(&table).await?;
    let seen = until_over(&[&ann, &bob]).await?;
    println!("{seen:?}");
    for player in [&ann, &bob] {
        player.must_be_quiet(NEWCOMER).await?;
    }
    Ok(())
}
