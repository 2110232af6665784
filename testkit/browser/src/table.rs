//! Several players at one table, who play until it is over.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use engine::{Edition, RuleChoice, Variant, all_sets};
use futures_util::future::try_join_all;
use protocol::NewTable;

use crate::LONG;
use crate::player::{Player, Seen};

/// An edition's quick start: a whole match of 27 cards a round.
pub fn quick(edition: Edition) -> NewTable {
    with_time(RuleChoice::new(edition, Variant::Quick))
}

/// A table of these rules where nothing runs out in a slow minute.
pub fn with_time(rules: RuleChoice) -> NewTable {
    let rules =
        RuleChoice { call_window_s: Some(15), silence_s: Some(60), deal_within_s: Some(120), ..rules };
    NewTable { rules, public: false, bots: Vec::new() }
}

/// Waits until all see the same table, and nobody has a call standing.
pub async fn everybody_sees(players: &[&Player]) -> Result<Seen> {
    let start = Instant::now();
    loop {
        let mut seen = try_join_all(players.iter().map(|player| player.look())).await?;
        let same = seen.windows(2).all(|pair| pair[0].shared() == pair[1].shared());
        if same && seen.first().is_some_and(|seen| seen.phase != "called") {
            return Ok(seen.swap_remove(0));
        }
        if start.elapsed() > LONG {
            let first = players.first().context("nobody plays")?;
            return first.session.give_up("everybody to see the same", &format!("{seen:#?}")).await;
        }
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
}

/// Does whatever comes next at the table, by turns; what was seen before it.
pub async fn play_on(players: &[&Player], turn: usize) -> Result<Seen> {
    let seen = everybody_sees(players).await?;
    match seen.phase.as_str() {
        "waiting" | "round-over" => deal(players).await?,
        "playing" => {
            let next = find_a_player(players, turn).await?;
            match (all_sets(&seen.layout()).first(), next) {
                (Some(&set), Some(player)) => player.claim(set).await?,
                _ => agree_that_there_is_none(players, &seen).await?,
            }
        }
        "match-over" => {}
        other => bail!("nobody knows what to do in phase {other}"),
    }
    Ok(seen)
}

/// Plays until the match is over; the table as it is then.
pub async fn until_over(players: &[&Player]) -> Result<Seen> {
    for turn in 0..500 {
        if play_on(players, turn).await?.phase == "match-over" {
            return everybody_sees(players).await;
        }
    }
    bail!("the match does not end")
}

async fn deal(players: &[&Player]) -> Result<()> {
    let start = Instant::now();
    loop {
        for player in players {
            let seen = player.look().await?;
            if seen.phase == "playing" {
                return Ok(());
            }
            if seen.has_primary {
                player.press_primary().await?;
                player.look_until("the deal", |now| now.phase == "playing").await?;
                return Ok(());
            }
        }
        ensure!(start.elapsed() < LONG, "nobody can deal");
    }
}

/// The next by turns who is not locked out.
async fn find_a_player<'a>(players: &[&'a Player], turn: usize) -> Result<Option<&'a Player>> {
    for place in 0..players.len() {
        let player = players[(turn + place) % players.len()];
        let seen = player
            .look_until("what to do", |seen| seen.can_call || seen.locked || seen.phase != "playing")
            .await?;
        if seen.can_call {
            return Ok(Some(player));
        }
    }
    Ok(None)
}

async fn agree_that_there_is_none(players: &[&Player], before: &Seen) -> Result<()> {
    for player in players {
        player.say_no_set().await?;
    }
    for player in players {
        player.look_until("what comes of it", |now| now.shared() != before.shared()).await?;
    }
    Ok(())
}
