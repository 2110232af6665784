//! Several players at one table: how they play a match to its end.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use engine::{Edition, RuleChoice, Variant, all_sets};
use futures_util::future::try_join_all;
use protocol::NewTable;

use crate::browser::TIMEOUT;
use crate::browser_player::{BrowserPlayer, TableView};

pub fn quick_table(edition: Edition) -> NewTable {
    with_long_timeouts(RuleChoice::new(edition, Variant::Quick))
}

/// A table with these rules, but with time limits that a slow machine keeps.
pub fn with_long_timeouts(rules: RuleChoice) -> NewTable {
    let rules =
        RuleChoice { call_window_s: Some(15), silence_s: Some(60), deal_within_s: Some(120), ..rules };
    NewTable { rules, public: false, bots: Vec::new() }
}

/// Waits until all players see the same table, without a pending call or a Set that ends the round and is still shown.
pub async fn wait_for_same_view(players: &[&BrowserPlayer]) -> Result<TableView> {
    let start = Instant::now();
    loop {
        let mut views = try_join_all(players.iter().map(|player| player.view())).await?;
        let same = views.windows(2).all(|pair| pair[0].shared() == pair[1].shared());
        if same && views.first().is_some_and(|view| !["called", "ending"].contains(&view.phase.as_str())) {
            return Ok(views.swap_remove(0));
        }
        if start.elapsed() > TIMEOUT {
            let first = players.first().context("nobody plays")?;
            return first.browser.timed_out("everybody to see the same", &format!("{views:#?}")).await;
        }
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
}

/// Makes the next move, by turns; returns the table before it.
pub async fn play_step(players: &[&BrowserPlayer], turn: usize) -> Result<TableView> {
    let view = wait_for_same_view(players).await?;
    match view.phase.as_str() {
        "waiting" | "round-over" => deal(players).await?,
        "playing" => {
            let next = player_in_turn(players, turn).await?;
            match (all_sets(&view.layout()).first(), next) {
                (Some(&set), Some(player)) => player.claim(set).await?,
                _ => agree_on_no_set(players, &view).await?,
            }
        }
        "match-over" => {}
        other => bail!("no move is known in phase {other}"),
    }
    Ok(view)
}

/// Plays until the match is over; returns the table at the end.
pub async fn play_to_end(players: &[&BrowserPlayer]) -> Result<TableView> {
    for turn in 0..500 {
        if play_step(players, turn).await?.phase == "match-over" {
            return wait_for_same_view(players).await;
        }
    }
    bail!("the match does not end")
}

pub async fn check_consoles(players: &[&BrowserPlayer], expected: &[&str]) -> Result<()> {
    for player in players {
        player.check_console(expected).await?;
    }
    Ok(())
}

async fn deal(players: &[&BrowserPlayer]) -> Result<()> {
    let start = Instant::now();
    loop {
        for player in players {
            let view = player.view().await?;
            if view.phase == "playing" {
                return Ok(());
            }
            if view.has_primary {
                player.press_primary().await?;
                player.wait_for("the deal", |now| now.phase == "playing").await?;
                return Ok(());
            }
        }
        ensure!(start.elapsed() < TIMEOUT, "nobody can deal");
    }
}

/// The next player by turns who is not locked out.
async fn player_in_turn<'a>(players: &[&'a BrowserPlayer], turn: usize) -> Result<Option<&'a BrowserPlayer>> {
    for place in 0..players.len() {
        let player = players[(turn + place) % players.len()];
        let ready = |view: &TableView| view.can_call || view.locked || view.phase != "playing";
        let view = player.wait_for("what to do", ready).await?;
        if view.can_call {
            return Ok(Some(player));
        }
    }
    Ok(None)
}

async fn agree_on_no_set(players: &[&BrowserPlayer], before: &TableView) -> Result<()> {
    for player in players {
        player.say_no_set().await?;
    }
    for player in players {
        player.wait_for("what comes of it", |now| now.shared() != before.shared()).await?;
    }
    Ok(())
}
