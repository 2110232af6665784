//! "The others check": two buttons for those who did not claim, and who was right beside the players.

use anyhow::{Result, ensure};
use browser::{BrowserPlayer, LANGUAGES, SIZES, Settings, SocketPlayer, with_long_timeouts};
use engine::{Action, Claim, Edition, RuleChoice, Variant, all_sets};
use protocol::NewTable;
use serde_json::json;

use crate::{not_a_set, start};

/// The labels of a player's marks.
const MARKS: &str = "return [...document.querySelectorAll('.players .player')] \
    .find(one => one.querySelector('.player-name').textContent.trim() === arguments[0]) \
    ?.querySelector('.mark:is([aria-label$=right], [aria-label$=wrong], [aria-label$=answered])')?.ariaLabel ?? null";

fn checked_table() -> NewTable {
    let rules = RuleChoice::new(Edition::English, Variant::Full);
    with_long_timeouts(RuleChoice { others_check_s: Some(30), ..rules })
}

/// Calls and picks, and waits until the others are asked.
async fn pick(player: &BrowserPlayer, cards: &[engine::Card]) -> Result<()> {
    player.wait_for("to call", |view| view.can_call).await?;
    player.call().await?;
    player.pick(cards).await?;
    player.browser.wait_visible(".hand .call-state .ring").await
}

#[tokio::test(flavor = "multi_thread")]
async fn three_players_check_each_others_cards() -> Result<()> {
    let (server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&checked_table()).await?;
    bob.sit(&table).await?;
    let cem = SocketPlayer::sit(&server, &table, "Cem").await?;
    ann.wait_for("all players", |view| view.players.len() == 3).await?;
    ann.press_primary().await?;
    let layout = ann.wait_for("the cards", |view| view.can_call).await?.layout();
    pick(&ann, &not_a_set(&layout)?).await?;
    // The three cards are marked for all, and the claimer has nothing to press.
    for player in [&ann, &bob] {
        player
            .browser
            .until(
                "three marked cards",
                "return document.querySelectorAll('#board .pointed').length === 3",
                &[],
            )
            .await?;
    }
    ensure!(!ann.browser.has("#vote-right, #call, #no-set").await?, "nothing to claim or to vote on");
    bob.browser.wait_visible("#vote-wrong").await?;
    ensure!(bob.browser.has(".asked .ring").await? && !bob.browser.has("#call").await?);
    bob.browser.type_keys("2").await?;
    bob.browser.wait_visible(".hand .call-state").await?;
    ann.browser.until("that Bob has voted", MARKS, &[json!("Bob")]).await?;
    ensure!(ann.view().await?.score("Ann") == Some(0), "not decided yet");
    cem.send(Action::Vote { right: true }).await?;
    ann.wait_for("the decision", |view| view.score("Ann") == Some(-1)).await?;
    for (player, mark) in [("Bob", "was right"), ("Cem", "was wrong")] {
        let shown = ann.browser.until("who was right", MARKS, &[json!(player)]).await?;
        ensure!(shown == json!(mark), "{player}: {shown}");
    }
    let told = "return document.querySelector('#announcer').textContent.includes('You were right.')";
    bob.browser.until("the live region", told, &[]).await?;
    // A right claim, with the mouse.
    let layout = bob.wait_for("to call", |view| view.can_call).await?.layout();
    if let Some(&set) = all_sets(&layout).first() {
        pick(&bob, &set).await?;
        ann.press("#vote-right").await?;
        cem.send(Action::Vote { right: true }).await?;
        ann.wait_for("the Set", |view| view.score("Bob") == Some(1)).await?;
    }
    ann.check_console(&[]).await?;
    bob.check_console(&[]).await
}

/// Pictures to look at; what is asked fits on every screen.
#[tokio::test(flavor = "multi_thread")]
async fn the_question_fits_on_every_screen() -> Result<()> {
    let (server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let table = ann.make_table(&checked_table()).await?;
    let bob = SocketPlayer::sit(&server, &table, "Bob").await?;
    let cem = SocketPlayer::sit(&server, &table, "Cem").await?;
    ann.wait_for("all players", |view| view.players.len() == 3).await?;
    ann.press_primary().await?;
    for (place, language) in LANGUAGES.into_iter().enumerate() {
        let theme = if place % 2 == 0 { "dark" } else { "light" };
        ann.change_settings(Settings { language, theme, motion: false }).await?;
        let layout = ann.wait_for("to call", |view| view.can_call).await?.layout();
        bob.send(Action::Call).await?;
        ann.wait_for("the call", |view| view.phase == "called").await?;
        bob.send(Action::Pick { cards: Claim::new(&not_a_set(&layout)?)? }).await?;
        ann.browser.wait_visible("#vote-right").await?;
        for size in SIZES {
            ann.browser.resize(size).await?;
            ann.browser.settle().await?;
            ann.browser.screenshot(&format!("others-check/{language}-{theme}-{size}")).await?;
            let fits = "return [...document.querySelectorAll('.hand button, .asked .ring, #board .card')] \
                .filter(one => { \
                    const box = one.getBoundingClientRect(); \
                    return box.left < 0 || box.right > innerWidth || box.bottom > innerHeight \
                        || one.matches('button') && one.scrollWidth > one.clientWidth + 1 }) \
                .map(one => one.outerHTML.slice(0, 80))";
            let outside: Vec<String> = ann.browser.eval(fits, &[]).await?;
            ensure!(outside.is_empty(), "{language} {size}: {outside:?}");
        }
        ann.press("#vote-wrong").await?;
        cem.send(Action::Vote { right: true }).await?;
        ann.browser.wait_visible("#call").await?;
        ann.browser.settle().await?;
        ann.browser.screenshot(&format!("others-checked/{language}-{theme}-{}", SIZES[2])).await?;
    }
    ann.check_console(&[]).await
}
