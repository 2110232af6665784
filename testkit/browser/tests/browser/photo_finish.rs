//! Four at a French table, one of them far away: who calls as quickly is as quick, whatever the cable.

use std::time::Duration;

use anyhow::{Result, ensure};
use browser::{Driver, Looks, Player, Site, everybody_sees, far_away, play_on, quick, until_over, with_time};
use engine::{Edition, RuleChoice, all_sets};

use crate::people;

/// One way of the far player's cable; there and back is less than the photo finish makes good.
const WAY: Duration = Duration::from_millis(120);

#[tokio::test(flavor = "multi_thread")]
async fn french_quick_start_of_four_with_a_photo_finish() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let far = far_away(&site, WAY).await?;
    let [ann, cem, dua] = people(&site, &driver, ["Ann", "Cem", "Dua"]).await?;
    let bob = Player::new(driver.open().await?, &far, "Bob", Looks::default()).await?;
    let rules = RuleChoice { photo_finish_ms: Some(300), ..quick(Edition::French).rules };
    let table = ann.make_table(&with_time(rules)).await?;
    for player in [&bob, &cem, &dua] {
        player.sit(&table).await?;
    }
    let all = [&ann, &bob, &cem, &dua];
    let mut shown = false;
    for turn in 0..40 {
        let seen = everybody_sees(&all).await?;
        if seen.phase == "match-over" || shown {
            break;
        }
        match all_sets(&seen.layout()).first() {
            Some(&set) if seen.phase == "playing" => shown = race(&ann, &bob, set).await?,
            _ => drop(play_on(&all, turn).await?),
        }
    }
    ensure!(shown, "two calls within the hold are told apart by a photo finish");
    until_over(&all).await?;
    for player in all {
        player.must_be_quiet(&[]).await?;
    }
    Ok(())
}

/// Both call as one; whoever was quicker picks. Whether the page then tells by how much.
async fn race(ann: &Player, bob: &Player, set: engine::Triple) -> Result<bool> {
    let verdict = "return document.querySelector('#announcer').textContent.match(/\\d+ ms/g)?.length ?? 0";
    let before: usize = ann.session.eval(verdict, &[]).await?;
    let (by_bob, by_ann) = tokio::join!(bob.session.press(" "), ann.session.press(" "));
    by_bob.and(by_ann)?;
    let granted = "return document.querySelector('.call-state.own') ? 'own' \
                   : document.querySelector('.table').dataset.phase === 'called' \
                     && document.querySelector('.players .calling:not(.you)') ? 'other' : null";
    // What is held is nobody's yet: it is decided once one of the two may pick.
    let winner = loop {
        if bob.session.eval::<Option<String>>(granted, &[]).await?.as_deref() == Some("own") {
            break bob;
        }
        if ann.session.eval::<Option<String>>(granted, &[]).await?.as_deref() == Some("own") {
            break ann;
        }
        let seen = ann.look().await?;
        ensure!(seen.phase != "match-over", "the match ended while two were calling");
    };
    winner.pick(&set).await?;
    everybody_sees(&[ann, bob]).await?;
    Ok(ann.session.eval::<usize>(verdict, &[]).await? > before)
}
