//! "Play online": one press leads to a table with other people, or with bots until they come.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use browser::{BrowserPlayer, Driver, Settings, TestServer};

use crate::{HEBREW, start};

/// Long enough for any machine.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Presses the button on the home page, and waits for cards.
async fn press(player: &BrowserPlayer) -> Result<()> {
    player.go_to("", "#play-online").await?;
    player.press("#play-online").await?;
    player.wait_for("cards", |view| view.phase == "playing" && view.players.len() > 1).await.map(drop)
}

/// Waits until both are at one table, without bots.
async fn meet(ann: &BrowserPlayer, bob: &BrowserPlayer) -> Result<()> {
    let begun = Instant::now();
    while ann.table().await? != bob.table().await? {
        ensure!(begun.elapsed() < TIMEOUT, "they do not meet");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for (player, other) in [(ann, bob), (bob, ann)] {
        let is_met = |view: &browser::TableView| {
            let present: Vec<_> = view.players.iter().filter(|player| !player.absent).collect();
            present.len() == 2 && present.iter().any(|player| player.name == other.name)
        };
        player.wait_for("the other one and no bots", is_met).await?;
    }
    println!("they meet {:?} after both see cards", begun.elapsed());
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_without_a_name_plays_bots_at_once_and_the_way_back_leads_home() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    ann.store_settings(Settings::default(), None).await?;
    ann.go_to("", "#play-online").await?;
    let begun = Instant::now();
    ann.browser.click("#play-online").await?;
    let view = ann.wait_for("cards", |view| view.phase == "playing" && !view.layout().is_empty()).await?;
    println!("cards {:?} after the press", begun.elapsed());
    ensure!(view.layout().len() >= 12, "{view:?}");
    let view = ann.wait_for("two bots", |view| view.players.len() == 3).await?;
    ensure!(view.players.iter().filter(|player| player.you).count() == 1, "{view:?}");
    let alone = "return [...document.querySelectorAll('.side [role=status]')].some(line => line.checkVisibility() && line.textContent.includes('Bots'))";
    ann.browser.until("why there are bots", alone, &[]).await?;
    ann.browser.screenshot("online-alone").await?;
    ann.browser.eval::<()>("history.back()", &[]).await?;
    ann.browser.wait_visible("#play-online").await?;
    ann.browser.wait_visible(".return-link").await?;
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_press_meet_at_one_table() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let bob = bob.by_keyboard();
    press(&ann).await?;
    press(&bob).await?;
    meet(&ann, &bob).await?;
    ann.browser.screenshot("online-together").await?;
    ann.check_console(&[]).await?;
    bob.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_press_at_the_same_moment_on_two_nodes_meet() -> Result<()> {
    let ([here, there], driver) = (TestServer::start_pair().await?, Driver::start()?);
    let [ann, bob] = driver.open_many::<2>().await?;
    let ann = BrowserPlayer::new(ann, &here.address(), "Ann", Settings::default()).await?;
    let bob = BrowserPlayer::new(bob, &there.address(), "בני", HEBREW).await?;
    let (pressed, other) = tokio::join!(press(&ann), press(&bob));
    pressed.and(other)?;
    meet(&ann, &bob).await?;
    bob.browser.screenshot("online-hebrew").await?;
    ann.check_console(&[]).await?;
    bob.check_console(&[]).await
}

/// The lobby has a row for each table, with filters once there are several.
#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_strength_and_filters() -> Result<()> {
    let (_server, _driver, [ann, bob, cleo]) = start(["Ann", "Bob", "Cleo"], Settings::default()).await?;
    press(&ann).await?;
    let public = protocol::NewTable { public: true, ..browser::quick_table(engine::Edition::English) };
    bob.make_table(&public).await?;
    cleo.go_to("", "#lobby-game").await?;
    let rows = "return document.querySelectorAll('.lobby li').length === arguments[0]";
    cleo.browser.until("two tables", rows, &[2.into()]).await?;
    let text = cleo.browser.text(".lobby ul").await?.unwrap_or_default();
    ensure!(text.contains("1500") && text.contains("Bot"), "{text}");
    cleo.browser.screenshot("lobby").await?;
    cleo.browser.choose("#lobby-game", "speed").await?;
    cleo.browser.until("one table", rows, &[1.into()]).await?;
    cleo.browser.choose("#lobby-game", "").await?;
    cleo.browser.until("both", rows, &[2.into()]).await?;
    cleo.browser.click("#lobby-near").await?;
    let text = "return document.querySelector('.lobby li')?.textContent.includes('1500')";
    cleo.browser.until("the rated table", text, &[]).await?;
    cleo.check_console(&[]).await
}
