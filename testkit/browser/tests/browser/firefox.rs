//! The main journeys in Firefox, so that nothing rests on one browser alone.

use anyhow::{Result, ensure};
use browser::{
    Brand, BrowserPlayer, Driver, SIZES, Settings, Size, TestServer, play_to_end, quick_table,
    wait_for_same_view,
};
use engine::{Edition, all_sets};

use crate::{HEBREW, home, learn, not_a_set, offline, puzzle};

/// A server, and a player in Firefox.
async fn start(name: &str, settings: Settings) -> Result<(TestServer, Driver, BrowserPlayer)> {
    let (server, driver) = (TestServer::start().await?, Driver::of(Brand::Firefox)?);
    let player = open(&server, &driver, name, settings).await?;
    Ok((server, driver, player))
}

async fn open(server: &TestServer, driver: &Driver, name: &str, settings: Settings) -> Result<BrowserPlayer> {
    BrowserPlayer::new(driver.open().await?, &server.address(), name, settings).await
}

/// Otherwise the checks of the console below could not fail.
#[tokio::test(flavor = "multi_thread")]
async fn errors_of_a_page_in_firefox_are_seen() -> Result<()> {
    let (_server, _driver, ann) = start("Ann", Settings::default()).await?;
    ann.go_to("", ".finder [data-card]").await?;
    for script in ["console.error('written')", "setTimeout(() => { throw new Error('thrown') })"] {
        ann.check_console(&[]).await?;
        ann.browser.eval::<()>(script, &[]).await?;
        ensure!(ann.check_console(&[]).await.is_err(), "{script} is an error");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_set_on_the_home_page_in_firefox() -> Result<()> {
    let (_server, _driver, ann) = start("Ann", Settings::default()).await?;
    home::find(&ann).await
}

#[tokio::test(flavor = "multi_thread")]
async fn firefox_and_chromium_play_a_round() -> Result<()> {
    let (server, _firefox, ann) = start("Ann", Settings::default()).await?;
    let chromium = Driver::of(Brand::Chromium)?;
    let bob = open(&server, &chromium, "Bob", Settings::default()).await?;
    let table = ann.make_table(&quick_table(Edition::English)).await?;
    bob.sit(&table).await?;
    let both = [&ann, &bob];
    ann.wait_for("Bob", |view| view.players.len() == 2).await?;
    ann.press_primary().await?;
    ann.wait_for("cards", |view| view.phase == "playing").await?;
    let dealt = wait_for_same_view(&both).await?;
    ann.claim(not_a_set(&dealt.layout())?).await?;
    let wrong = wait_for_same_view(&both).await?;
    ensure!(wrong.score("Ann") < dealt.score("Ann"), "a wrong call costs a point: {wrong:?}");
    for player in both {
        player.check_explanation().await?;
    }
    if let Some(&set) = all_sets(&wrong.layout()).first() {
        let right = bob.claim(set).await.map(|()| wait_for_same_view(&both))?.await?;
        ensure!(right.score("Bob") > wrong.score("Bob"), "a right one wins one: {right:?}");
    }
    let over = play_to_end(&both).await?;
    ensure!(over.phase == "match-over", "{over:?}");
    ann.browser.wait_visible(".end-title").await?;
    ann.browser.screenshot("firefox/end").await?;
    crate::verify_deal(&ann).await?;
    ann.check_console(&[]).await?;
    bob.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_daily_puzzle_is_solved_in_firefox() -> Result<()> {
    let (_server, _driver, ann) = start("Ann", Settings::default()).await?;
    puzzle::solve(&ann, "daily").await?;
    ann.browser.screenshot("firefox/daily").await?;
    ann.check_console(&[]).await
}

/// The table mirrors everything around the board, fits every screen, and is played by keys.
#[tokio::test(flavor = "multi_thread")]
async fn a_hebrew_table_in_firefox() -> Result<()> {
    let (server, _driver, ann) = start("אנה", HEBREW).await?;
    let ann = ann.by_keyboard();
    let table = ann.make_table(&quick_table(Edition::Hebrew)).await?;
    let _dan = browser::SocketPlayer::sit(&server, &table, "דן").await?;
    ann.wait_for("two players", |view| view.players.len() == 2).await?;
    ann.press_primary().await?;
    let view = ann.wait_for("cards", |view| view.phase == "playing").await?;
    let sides = "const box = one => document.querySelector(one).getBoundingClientRect(); \
                 return [document.documentElement.dir, getComputedStyle(document.querySelector('#board')).direction, \
                         box('.side').left > box('#board').left]";
    let sides: (String, String, bool) = ann.browser.eval(sides, &[]).await?;
    ensure!(sides == ("rtl".to_owned(), "ltr".to_owned(), true), "mirrored, but the board: {sides:?}");
    // Firefox' windows are at least 500 pixels wide.
    for size in [Size(500, 800), SIZES[1], SIZES[2]] {
        ann.browser.resize(size).await?;
        ann.browser.settle().await?;
        ann.browser.screenshot(&format!("firefox/hebrew-{size}")).await?;
        let findings = ann.browser.geometry().await?;
        ensure!(findings.is_empty(), "at {size}: {findings:?}");
    }
    let findings = ann.browser.axe().await?;
    ensure!(findings.is_empty(), "{findings:?}");
    ann.claim(not_a_set(&view.layout())?).await?;
    ann.check_explanation().await?;
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn firefox_keeps_the_page_without_the_server() -> Result<()> {
    let (mut server, _driver, ann) = start("Ann", Settings::default()).await?;
    offline::visit(&ann).await?;
    server.stop().await?;
    ann.browser.reload().await?;
    ann.browser.wait_visible(".finder [data-card]").await?;
    puzzle::solve(&ann, "daily/2026-11-15").await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_step_of_the_lesson_in_firefox() -> Result<()> {
    let (_server, _driver, ann) = start("Ann", Settings::default()).await?;
    let ann = ann.by_keyboard();
    ann.go_to("learn", ".lesson-step").await?;
    let asked = learn::Question::read(&ann).await?;
    learn::answer(&ann, &asked).await?;
    learn::go_on(&ann).await?;
    let next = learn::Question::read(&ann).await?;
    ensure!(asked != next, "the next question: {next:?}");
    ann.browser.screenshot("firefox/lesson").await?;
    ann.check_console(&[]).await
}
