//! Keyboard only, from the first visit to the last card; in Hebrew, to show that keys are read by position.

use anyhow::{Result, ensure};
use browser::{
    BrowserPlayer, Settings, TableView, check_consoles, play_to_end, quick_table, wait_for_same_view,
    with_long_timeouts,
};
use engine::{Edition, RuleChoice};

use crate::{HEBREW, start};

#[tokio::test(flavor = "multi_thread")]
async fn hebrew_quick_start_by_keyboard_alone() -> Result<()> {
    let settings = Settings { motion: true, ..HEBREW };
    let (_server, _driver, [ann, bob]) = start(["אנה", "בוב"], settings).await?;
    let (ann, bob) = (ann.by_keyboard(), bob.by_keyboard());
    let rules = RuleChoice { rounds: Some(1), ..quick_table(Edition::Hebrew).rules };
    let table = ann.make_table(&with_long_timeouts(rules)).await?;
    bob.sit(&table).await?;
    ann.press_primary().await?;
    let view = all_see_cards(&[&ann, &bob]).await?;
    the_board_is_one_tab_stop(&ann).await?;
    ensure!(view.layout().len() == 12, "the Hebrew quick start lays 12 cards: {view:?}");
    play_to_end(&[&ann, &bob]).await?;
    check_consoles(&[&ann, &bob], &[]).await
}

async fn all_see_cards(players: &[&BrowserPlayer]) -> Result<TableView> {
    for player in players {
        player.wait_for("cards", |view| !view.layout().is_empty()).await?;
    }
    wait_for_same_view(players).await
}

/// Arrow keys move through the grid, Enter picks, Escape releases.
async fn the_board_is_one_tab_stop(player: &BrowserPlayer) -> Result<()> {
    let stops = "return document.querySelectorAll('#board [tabindex=\"0\"]').length";
    ensure!(player.browser.eval::<u32>(stops, &[]).await? == 1, "the board is one tab stop");
    player.tab_to("#board [role=gridcell]").await?;
    let focus =
        "const focused = document.activeElement.getBoundingClientRect(); return [focused.x, focused.y]";
    let before: (f64, f64) = player.browser.eval(focus, &[]).await?;
    player.browser.type_keys("\u{E014}").await?;
    let right: (f64, f64) = player.browser.eval(focus, &[]).await?;
    ensure!(right.0 > before.0 && right.1 == before.1, "the board keeps its order: {before:?} {right:?}");
    player.browser.type_keys("\u{E015}").await?;
    let down: (f64, f64) = player.browser.eval(focus, &[]).await?;
    ensure!(down.0 == right.0 && down.1 > right.1, "down is down: {right:?} {down:?}");
    player.browser.type_keys("\u{E007}").await?;
    player.wait_for("one card picked", |view| view.picked == 1).await?;
    player.browser.type_keys("\u{E00C}").await?;
    player.wait_for("no card picked", |view| view.picked == 0).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_leads_to_a_table_and_its_link_is_enough() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let ann = ann.by_keyboard();
    ann.store_settings(Settings::default(), None).await?;
    ann.go("").await?;
    ann.press("#play-with-friends").await?;
    ann.tab_to("#name").await?;
    ann.browser.type_keys("Ann\u{E007}").await?;
    ann.browser.wait_visible(".players .player.you").await?;
    bob.store_settings(Settings::default(), None).await?;
    bob.go(&format!("t/{}", ann.table().await?)).await?;
    bob.browser.click("#name").await?;
    bob.browser.type_keys("Bob\u{E007}").await?;
    let both = |view: &TableView| view.players.iter().filter(|player| !player.absent).count() == 2;
    for player in [&ann, &bob] {
        let view = player.wait_for("both", both).await?;
        let names: Vec<&str> = view.players.iter().map(|player| player.name.as_str()).collect();
        ensure!(names == ["Ann", "Bob"], "both are known by name: {names:?}");
        player.check_console(&[]).await?;
    }
    Ok(())
}
