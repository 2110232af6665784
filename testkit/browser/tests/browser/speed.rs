//! Speed: in one tap from the home page, and between two people.

use anyhow::{Context, Result, ensure};
use browser::{
    BrowserPlayer, SIZES, Settings, TableView, check_consoles, wait_for_same_view, with_long_timeouts,
};
use engine::{Edition, RuleChoice, Variant, all_sets};

use crate::{HEBREW, not_a_set, start};

/// Neither a call nor "no Set" is offered.
async fn check_hand(player: &BrowserPlayer) -> Result<()> {
    let script = "return [...document.querySelectorAll('.hand button')].map(button => button.id)";
    let buttons: Vec<String> = player.browser.eval(script, &[]).await?;
    ensure!(buttons.is_empty(), "there is nothing to press but cards: {buttons:?}");
    Ok(())
}

/// Picks three cards that are no Set; the page counts the seconds down until the player may pick again.
async fn check_wait(player: &BrowserPlayer, pictures: &str) -> Result<()> {
    let cards = not_a_set(&player.view().await?.layout())?;
    player.claim(cards).await?;
    player.browser.wait_visible("#wait").await?;
    let text = player.browser.text("#wait").await?.context("a countdown")?;
    ensure!(text.contains(['1', '2', '3']), "the seconds are shown: {text}");
    player.browser.screenshot(&format!("speed/{pictures}-wait")).await?;
    let gone = "return !document.querySelector('#wait')";
    player.browser.until("the end of the wait", gone, &[]).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn speed_is_one_tap_from_the_home_page() -> Result<()> {
    for (settings, size) in [(Settings::default(), SIZES[2]), (HEBREW, SIZES[0])] {
        let (_server, _driver, [ann]) = start(["Ann"], settings).await?;
        let language = settings.language;
        ann.browser.resize(size).await?;
        ann.go_to("", "#speed").await?;
        ann.browser.screenshot(&format!("speed/{language}-home")).await?;
        ann.browser.click("#speed").await?;
        let view =
            ann.wait_for("the cards", |view| view.phase == "playing" && !view.players.is_empty()).await?;
        ensure!(view.players.len() == 3 && view.layout().len() >= 12, "against bots, at once: {view:?}");
        check_hand(&ann).await?;
        check_wait(&ann, language).await?;
        let set = *all_sets(&ann.view().await?.layout()).first().context("there always is a Set")?;
        ann.claim(set).await?;
        ann.browser.screenshot(&format!("speed/{language}-table")).await?;
        // Another tap on the tile leads back to the same game.
        ann.go_to("", "#speed").await?;
        ann.browser.click("#speed").await?;
        ann.wait_for("the same game", |view| view.players.iter().any(|player| player.score != 0)).await?;
        ann.check_console(&[]).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn another_game_is_not_replaced_by_a_tap_on_speed() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    crate::alone::begin(&ann, "english", "#start-practice").await?;
    ann.go_to("", "#speed").await?;
    ann.browser.click("#speed").await?;
    ann.browser.wait_visible("#go-on-here").await?;
    ann.browser.click("#start-speed").await?;
    ann.wait_for("the bots", |view| view.players.len() == 3).await?;
    ann.check_console(&[]).await
}

/// Lets two players find Sets by turns until the match is over; returns its end.
pub async fn play_on(players: [&BrowserPlayer; 2]) -> Result<TableView> {
    for turn in 0.. {
        let view = wait_for_same_view(&players).await?;
        if view.phase == "match-over" {
            break;
        }
        let set = *all_sets(&view.layout()).first().context("cards come until there is a Set")?;
        let player = players[turn % 2];
        player.pick(&set).await?;
        player.wait_for("other cards", |now| now.shared() != view.shared()).await?;
    }
    wait_for_same_view(&players).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_speed_between_two() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table =
        ann.make_table(&with_long_timeouts(RuleChoice::new(Edition::English, Variant::Speed))).await?;
    bob.sit(&table).await?;
    let all = [&ann, &bob];
    ann.press_primary().await?;
    ann.wait_for("the cards", |view| view.phase == "playing").await?;
    check_hand(&ann).await?;
    check_wait(&ann, "match").await?;
    bob.check_explanation().await?;
    let over = play_on(all).await?;
    ensure!(over.players.iter().map(|player| player.score).sum::<i32>() > 15, "one point a Set: {over:?}");
    check_consoles(&all, &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn speed_stands_beside_the_classic_game_in_a_new_game() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    ann.go_to("", "#new-game").await?;
    ann.browser.click("#new-game").await?;
    ann.browser.click("#game-speed").await?;
    let lines = "return document.querySelector('#game-lines').textContent";
    let lines: String = ann.browser.eval(lines, &[]).await?;
    ensure!(lines.contains("automatically"), "what is particular to it: {lines}");
    ann.browser.screenshot("speed/new-game").await?;
    ann.browser.click("#make-table").await?;
    ann.wait_for("the table", |view| view.phase == "waiting").await?;
    let says = "return document.body.textContent.includes('Speed')";
    ann.browser.until("the table to say what is played", says, &[]).await?;
    ann.check_console(&[]).await
}
