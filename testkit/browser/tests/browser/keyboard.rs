//! Without a mouse, from the first visit to the last card; in Hebrew, so that the keys prove to go by position.

use anyhow::{Result, ensure};
use browser::{Driver, Looks, Player, Site, everybody_sees, quick, until_over, with_time};
use engine::{Edition, RuleChoice};

const HEBREW: Looks = Looks { language: "he", theme: "dark", motion: true };

#[tokio::test(flavor = "multi_thread")]
async fn hebrew_quick_start_by_keyboard_alone() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let [ann, bob] = driver.open_many().await?;
    let ann = Player::new(ann, &site.address(), "אנה", HEBREW).await?.by_keyboard();
    let bob = Player::new(bob, &site.address(), "בוב", HEBREW).await?.by_keyboard();
    let rules = RuleChoice { rounds: Some(1), ..quick(Edition::Hebrew).rules };
    let table = ann.make_table(&with_time(rules)).await?;
    bob.sit(&table).await?;
    ann.press_primary().await?;
    let seen = everybody_sees_cards(&[&ann, &bob]).await?;
    the_board_is_one_tab_stop(&ann).await?;
    ensure!(seen.layout().len() == 12, "the Hebrew quick start lays 12 cards: {seen:?}");
    until_over(&[&ann, &bob]).await?;
    for player in [&ann, &bob] {
        player.must_be_quiet(&[]).await?;
    }
    Ok(())
}

async fn everybody_sees_cards(players: &[&Player]) -> Result<browser::Seen> {
    for player in players {
        player.look_until("cards", |seen| !seen.layout().is_empty()).await?;
    }
    everybody_sees(players).await
}

/// Arrow keys walk through the grid, Enter picks, Escape lets go.
async fn the_board_is_one_tab_stop(player: &Player) -> Result<()> {
    let stops = "return document.querySelectorAll('#board [tabindex=\"0\"]').length";
    ensure!(player.session.eval::<u32>(stops, &[]).await? == 1, "the board is one tab stop");
    player.walk_to("#board [role=gridcell]").await?;
    let focus =
        "const focused = document.activeElement.getBoundingClientRect(); return [focused.x, focused.y]";
    let before: (f64, f64) = player.session.eval(focus, &[]).await?;
    player.session.press("\u{E014}").await?;
    let right: (f64, f64) = player.session.eval(focus, &[]).await?;
    ensure!(right.0 > before.0 && right.1 == before.1, "the board keeps its order: {before:?} {right:?}");
    player.session.press("\u{E015}").await?;
    let down: (f64, f64) = player.session.eval(focus, &[]).await?;
    ensure!(down.0 == right.0 && down.1 > right.1, "down is down: {right:?} {down:?}");
    player.session.press("\u{E007}").await?;
    player.look_until("one card picked", |seen| seen.picked == 1).await?;
    player.session.press("\u{E00C}").await?;
    player.look_until("no card picked", |seen| seen.picked == 0).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_leads_to_a_table_and_its_link_is_enough() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let [ann, bob] = driver.open_many().await?;
    let ann = Player::new(ann, &site.address(), "Ann", Looks::default()).await?.by_keyboard();
    let bob = Player::new(bob, &site.address(), "Bob", Looks::default()).await?;
    ann.remember(Looks::default(), None).await?;
    ann.go("").await?;
    ann.press("#play-with-friends").await?;
    ann.walk_to("#name").await?;
    ann.session.press("Ann\u{E007}").await?;
    ann.session.see(".players .player.you").await?;
    bob.remember(Looks::default(), None).await?;
    bob.go(&format!("t/{}", ann.table().await?)).await?;
    bob.session.click("#name").await?;
    bob.session.press("Bob\u{E007}").await?;
    let both = |seen: &browser::Seen| seen.players.iter().filter(|player| !player.absent).count() == 2;
    for player in [&ann, &bob] {
        let seen = player.look_until("both", both).await?;
        let names: Vec<&str> = seen.players.iter().map(|player| player.name.as_str()).collect();
        ensure!(names == ["Ann", "Bob"], "both are known by name: {names:?}");
        player.must_be_quiet(&[]).await?;
    }
    Ok(())
}
