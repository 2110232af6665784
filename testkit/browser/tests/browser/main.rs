//! The page in real browsers: whole matches, every page in every language, and what happens when something breaks.

mod alone;
mod booklet;
mod connection;
mod keyboard;
mod learn;
mod matches;
mod odds;
mod offline;
mod pages;
mod photo_finish;
mod puzzle;
mod statistics;

use anyhow::{Context, Result};
use browser::{Driver, Looks, Player, Site};
use engine::{Card, Triple, is_set};

/// While a server is away, every try to reach it is an error to the browser.
const SERVER_AWAY: &[&str] = &["WebSocket connection to", "ERR_CONNECTION_REFUSED"];

/// A browser for each name.
async fn people<const N: usize>(site: &Site, driver: &Driver, names: [&str; N]) -> Result<[Player; N]> {
    people_who_like(Looks::default(), site, driver, names).await
}

/// The same, with these likings.
async fn people_who_like<const N: usize>(
    looks: Looks,
    site: &Site,
    driver: &Driver,
    names: [&str; N],
) -> Result<[Player; N]> {
    let sessions = driver.open_many::<N>().await?;
    let mut people = Vec::new();
    for (session, name) in sessions.into_iter().zip(names) {
        people.push(Player::new(session, &site.address(), name, looks).await?);
    }
    people.try_into().ok().context("as many people as browsers")
}

/// Three cards of a layout that are not a Set.
fn no_set(layout: &[Card]) -> Result<Triple> {
    let triples = layout.windows(3).filter_map(|cards| Triple::try_from(cards).ok());
    triples.into_iter().find(|&cards| !is_set(cards)).context("three cards that are not a Set")
}
