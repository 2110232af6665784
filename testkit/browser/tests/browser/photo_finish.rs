//! Four players at a French table, one of them with a slow connection: the photo finish makes up for it.

use std::time::Duration;

use anyhow::{Result, ensure};
use browser::{
    BrowserPlayer, Settings, check_consoles, play_step, play_to_end, quick_table, start_delay_proxy,
    wait_for_same_view, with_long_timeouts,
};
use engine::{Edition, RuleChoice, all_sets};

use crate::start;

/// The slow player's delay in each direction; the round trip is less than the photo finish compensates.
const DELAY: Duration = Duration::from_millis(120);

#[tokio::test(flavor = "multi_thread")]
async fn french_quick_start_of_four_with_a_photo_finish() -> Result<()> {
    let (server, driver, [ann, cem, dua]) = start(["Ann", "Cem", "Dua"], Settings::default()).await?;
    let far = start_delay_proxy(&server, DELAY).await?;
    let bob = BrowserPlayer::new(driver.open().await?, &far, "Bob", Settings::default()).await?;
    let rules = RuleChoice { photo_finish_ms: Some(300), ..quick_table(Edition::French).rules };
    let table = ann.make_table(&with_long_timeouts(rules)).await?;
    for player in [&bob, &cem, &dua] {
        player.sit(&table).await?;
    }
    let all = [&ann, &bob, &cem, &dua];
    let mut shown = false;
    for turn in 0..40 {
        let view = wait_for_same_view(&all).await?;
        if view.phase == "match-over" || shown {
            break;
        }
        match all_sets(&view.layout()).first() {
            Some(&set) if view.phase == "playing" => shown = race(&ann, &bob, set).await?,
            _ => drop(play_step(&all, turn).await?),
        }
    }
    ensure!(shown, "two calls within the hold are told apart by a photo finish");
    play_to_end(&all).await?;
    check_consoles(&all, &[]).await
}

/// Both players call at once and the winner picks. Returns whether the page then says by how much they won.
async fn race(ann: &BrowserPlayer, bob: &BrowserPlayer, set: engine::Triple) -> Result<bool> {
    let verdict = "return document.querySelector('#announcer').textContent.match(/\\d+\\sms/g)?.length ?? 0";
    let before: usize = ann.browser.eval(verdict, &[]).await?;
    let (by_bob, by_ann) = tokio::join!(bob.browser.type_keys(" "), ann.browser.type_keys(" "));
    by_bob.and(by_ann)?;
    let granted = "return document.querySelector('.call-state.own') ? 'own' \
                   : document.querySelector('.table').dataset.phase === 'called' \
                     && document.querySelector('.players .calling:not(.you)') ? 'other' : null";
    // A held call is decided once one of the two may pick.
    let winner = loop {
        if bob.browser.eval::<Option<String>>(granted, &[]).await?.as_deref() == Some("own") {
            break bob;
        }
        if ann.browser.eval::<Option<String>>(granted, &[]).await?.as_deref() == Some("own") {
            break ann;
        }
        let view = ann.view().await?;
        ensure!(view.phase != "match-over", "the match ended while two were calling");
    };
    winner.pick(&set).await?;
    wait_for_same_view(&[ann, bob]).await?;
    Ok(ann.browser.eval::<usize>(verdict, &[]).await? > before)
}
