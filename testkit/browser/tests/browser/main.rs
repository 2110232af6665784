//! The page in real browsers: whole matches, every page in every language, and lost connections.

mod account;
mod alone;
mod beat;
mod booklet;
mod challenges;
mod coach;
mod crawl;
mod daily;
mod endings;
mod firefox;
mod home;
mod invitation;
mod keyboard;
mod layout;
mod learn;
mod matches;
mod mode_games;
mod modes;
mod moments;
mod odds;
mod offline;
mod online;
mod others_check;
mod pages;
mod people;
mod photo_finish;
mod puzzle;
mod races;
mod ratings;
mod reading;
mod speed;
mod statistics;
mod typeface;

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, Driver, Settings, TestServer};
use engine::{Card, Triple, is_set};

const HEBREW: Settings = Settings { language: "he", theme: "dark", motion: false };

/// Console errors of a browser while the server is stopped. The last one is the service worker's, if its script was
/// still being fetched.
const SERVER_AWAY: &[&str] = &["WebSocket connection to", "ERR_CONNECTION_REFUSED", "fetching the script"];

/// A server, and a player with a browser for each name.
async fn start<const N: usize>(
    names: [&str; N],
    settings: Settings,
) -> Result<(TestServer, Driver, [BrowserPlayer; N])> {
    let (server, driver) = (TestServer::start().await?, Driver::start()?);
    let players = open_players(&server, &driver, names, settings).await?;
    Ok((server, driver, players))
}

async fn open_players<const N: usize>(
    server: &TestServer,
    driver: &Driver,
    names: [&str; N],
    settings: Settings,
) -> Result<[BrowserPlayer; N]> {
    let browsers = driver.open_many::<N>().await?;
    let mut players = Vec::new();
    for (browser, name) in browsers.into_iter().zip(names) {
        players.push(BrowserPlayer::new(browser, &server.address(), name, settings).await?);
    }
    players.try_into().ok().context("as many players as browsers")
}

/// Three cards of a layout that are not a Set.
fn not_a_set(layout: &[Card]) -> Result<Triple> {
    let triples = layout.windows(3).filter_map(|cards| Triple::try_from(cards).ok());
    triples.into_iter().find(|&cards| !is_set(cards)).context("three cards that are not a Set")
}

/// Has the browser check the deal of a finished match, and waits for the result.
async fn verify_deal(player: &BrowserPlayer) -> Result<()> {
    player.browser.click(".result-details > summary").await?;
    player.browser.click("#verify").await?;
    let text = "return document.querySelector('.verified')?.textContent || null";
    let text = player.browser.until("the proof", text, &[]).await?;
    let text = text.as_str().unwrap_or_default();
    ensure!(text.contains(|c: char| c.is_ascii_digit()), "the proof says how much it checked: {text}");
    Ok(())
}
