//! A whole match in each edition, with two or three browsers at one table.

use anyhow::{Result, ensure};
use browser::{
    BrowserPlayer, SIZES, Settings, SocketPlayer, TableView, check_consoles, play_step, play_to_end,
    quick_table, wait_for_same_view, with_long_timeouts,
};
use engine::{Action, Edition, RuleChoice, Rules, Variant, all_sets};
use protocol::NewTable;

use crate::{SERVER_AWAY, not_a_set, start, verify_deal};

fn one_english_round() -> NewTable {
    with_long_timeouts(RuleChoice { rounds: Some(1), ..RuleChoice::new(Edition::English, Variant::Full) })
}

#[tokio::test(flavor = "multi_thread")]
async fn english_all_81_cards_with_a_spectator_and_everything_that_goes_wrong() -> Result<()> {
    let (mut server, _driver, [ann, bob, cem]) = start(["Ann", "Bob", "Cem"], Settings::default()).await?;
    let table = ann.make_table(&one_english_round()).await?;
    bob.sit(&table).await?;
    watch(&cem, &table).await?;
    let all = [&ann, &bob, &cem];
    ann.press_primary().await?;
    let dealt = all_see_phase(&all, "playing").await?;
    ensure!(dealt.layout().len() == 12, "12 cards are dealt, not {}", dealt.layout().len());

    bob.claim(not_a_set(&dealt.layout())?).await?;
    let after = wait_for_same_view(&all).await?;
    ensure!(after.score("Bob") == Some(-1), "a wrong call costs a point: {after:?}");
    for player in all {
        player.check_explanation().await?;
    }

    agree(&[&ann, &bob]).await?;
    let wider = wait_for_same_view(&all).await?;
    ensure!(wider.layout().len() == 15, "three more cards, not {}", wider.layout().len());

    a_selection_survives(&ann, &bob).await?;

    let before = wait_for_same_view(&all).await?;
    ann.browser.reload().await?;
    let again = wait_for_same_view(&all).await?;
    ensure!(before.shared() == again.shared(), "a reload changes nothing: {before:?} {again:?}");

    let lying = heights(&ann).await?;
    server.stop().await?;
    for player in all {
        player.browser.wait_visible(".line-state").await?;
    }
    ensure!(lying == heights(&ann).await?, "no card moves when the connection is lost: {lying:?}");
    server.resume().await?;
    let gone = "return !document.querySelector('.line-state')?.checkVisibility()";
    for player in all {
        player.browser.until("the connection to be back", gone, &[]).await?;
    }
    let again = wait_for_same_view(&all).await?;
    ensure!(before.shared() == again.shared(), "a restart changes nothing: {before:?} {again:?}");

    play_to_end(&[&ann, &bob]).await?;
    let over = wait_for_same_view(&all).await?;
    ensure!(over.phase == "match-over", "the spectator sees the end: {over:?}");
    verify_and_watch_again(&ann).await?;
    check_consoles(&all, SERVER_AWAY).await
}

/// The vertical position of each card.
async fn heights(player: &BrowserPlayer) -> Result<Vec<f64>> {
    player.browser.settle().await?;
    let script = "return [...document.querySelectorAll('#board .card')].map(card => card.offsetTop)";
    player.browser.eval(script, &[]).await
}

/// Checks the deal in the browser, reads how that is done, and opens the replay.
async fn verify_and_watch_again(player: &BrowserPlayer) -> Result<()> {
    verify_deal(player).await?;
    let how = "const link = document.querySelector('a[href$=\"fair-deal.md\"]'); \
               return link && (await fetch(link.href)).text()";
    let how: Option<String> = player.browser.eval_async(how, &[]).await?;
    ensure!(how.is_some_and(|how| how.starts_with("# The fair deal")), "the link says how it is checked");
    player.browser.click("#watch-replay").await?;
    player.browser.wait_visible(".replay #board [role=gridcell]").await
}

/// Opens a table's link and watches without a seat.
async fn watch(player: &BrowserPlayer, table: &str) -> Result<()> {
    player.store_settings(Settings::default(), None).await?;
    player.go(&format!("t/{table}")).await?;
    player.browser.click("#only-watch").await?;
    let view = player.view().await?;
    ensure!(view.players.iter().all(|player| !player.you), "who watches has no seat: {view:?}");
    Ok(())
}

async fn all_see_phase(players: &[&BrowserPlayer], phase: &str) -> Result<TableView> {
    for player in players {
        player.wait_for(phase, |view| view.phase == phase).await?;
    }
    wait_for_same_view(players).await
}

async fn agree(players: &[&BrowserPlayer]) -> Result<()> {
    for player in players {
        player.say_no_set().await?;
    }
    for player in players {
        player.wait_for("more cards", |view| view.layout().len() > 12).await?;
    }
    Ok(())
}

/// Two picked cards stay picked while another player takes a Set of other cards.
async fn a_selection_survives(ann: &BrowserPlayer, bob: &BrowserPlayer) -> Result<()> {
    let view = wait_for_same_view(&[ann, bob]).await?;
    let layout = view.layout();
    let Some(&set) = all_sets(&layout).first() else { return Ok(()) };
    let kept: Vec<_> = layout.into_iter().filter(|card| !set.contains(card)).take(2).collect();
    bob.pick(&kept).await?;
    bob.wait_for("two cards picked", |view| view.picked == 2).await?;
    ann.claim(set).await?;
    let gone = |now: &TableView| now.shared() != view.shared() && now.phase == "playing";
    let after = bob.wait_for("the Set gone", gone).await?;
    ensure!(after.picked == 2, "a half-made selection survives: {after:?}");
    bob.pick(&kept).await?;
    bob.wait_for("nothing picked", |view| view.picked == 0).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn italian_quick_start_with_two_tabs_of_one_player() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&quick_table(Edition::Italian)).await?;
    bob.sit(&table).await?;
    play_step(&[&ann, &bob], 0).await?;

    let client = &ann.browser.client;
    let first = client.window().await?;
    let second = client.new_window(true).await?.handle;
    client.switch_to_window(second).await?;
    ann.sit(&table).await?;
    let before = wait_for_same_view(&[&ann, &bob]).await?;
    ensure!(before.players.len() == 2, "two tabs are one player: {before:?}");
    play_step(&[&ann, &bob], 0).await?;
    client.close_window().await?;
    client.switch_to_window(first).await?;
    let what = "the first tab to see what the second did";
    ann.wait_for(what, |now| now.shared() != before.shared()).await?;
    wait_for_same_view(&[&ann, &bob]).await?;

    let over = play_to_end(&[&ann, &bob]).await?;
    ensure!(over.players.iter().map(|player| player.score).sum::<i32>() > 0, "Sets were taken: {over:?}");
    check_consoles(&[&ann, &bob], &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn russian_quick_start_with_a_lock_out() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let rules = quick_table(Edition::Russian).rules;
    let wanted = with_long_timeouts(RuleChoice { rounds: Some(1), ..rules });
    let table = ann.make_table(&wanted).await?;
    bob.sit(&table).await?;
    let all = [&ann, &bob];
    ann.press_primary().await?;
    let dealt = all_see_phase(&all, "playing").await?;
    ann.browser.resize(SIZES[0]).await?;
    let lying = heights(&ann).await?;
    ann.claim(not_a_set(&dealt.layout())?).await?;
    let locked = ann.wait_for("the lock", |view| view.locked).await?;
    ensure!(locked.score("Ann") == Some(0), "a lock-out costs no point: {locked:?}");
    ann.browser.wait_visible("#call .why").await?;
    ensure!(lying == heights(&ann).await?, "no card moves on a phone when a call was wrong: {lying:?}");
    bob.check_explanation().await?;
    // A locked-out player is passed over; the next Set ends all lock-outs.
    while ann.view().await?.locked {
        play_step(&all, 0).await?;
    }
    play_to_end(&all).await?;
    check_consoles(&all, &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_is_shown_as_away_and_comes_back_to_the_same_seat() -> Result<()> {
    let (server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&quick_table(Edition::French)).await?;
    bob.sit(&table).await?;
    let opponent = SocketPlayer::sit(&server, &table, "Cem").await?;
    bob.go("healthz").await?;
    let away = |name: &'static str, away: bool| {
        move |view: &TableView| view.players.iter().any(|player| player.name == name && player.absent == away)
    };
    ann.wait_for("Bob away", away("Bob", true)).await?;
    opponent.send(Action::Leave).await?;
    ann.wait_for("Cem gone", |view| view.players.len() == 2).await?;
    bob.sit(&table).await?;
    let view = ann.wait_for("Bob back", away("Bob", false)).await?;
    ensure!(view.players.len() == 2, "Bob has his old seat: {view:?}");
    check_consoles(&[&ann, &bob], &[]).await
}

/// A match with the full deck, an edition's own rules and its language, with a reload between rounds.
async fn whole_match(edition: Edition, language: &'static str) -> Result<()> {
    let settings = Settings { language, ..Settings::default() };
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], settings).await?;
    let table = ann.make_table(&with_long_timeouts(RuleChoice::new(edition, Variant::Full))).await?;
    bob.sit(&table).await?;
    let all = [&ann, &bob];
    let mut rounds = 1;
    for turn in 0.. {
        match play_step(&all, turn).await?.phase.as_str() {
            "match-over" => break,
            "round-over" => {
                rounds += 1;
                bob.browser.reload().await?;
            }
            _ => {}
        }
    }
    // Each player deals a round, unless the edition sets the number of rounds.
    let wanted = match Rules::of(edition, Variant::Full).rounds {
        0 => all.len(),
        rounds => rounds.into(),
    };
    ensure!(rounds == wanted, "{rounds} rounds");
    let over = wait_for_same_view(&all).await?;
    let scores: Vec<usize> =
        over.players.iter().map(|player| player.score.try_into()).collect::<Result<_, _>>()?;
    // 81 cards make 27 Sets; the last cards of a round may hold none.
    ensure!((20 * rounds..=27 * rounds).contains(&scores.iter().sum()), "{scores:?} in {rounds} rounds");
    ensure!(!scores.contains(&0), "who claims by turns has Sets: {scores:?}");
    check_consoles(&all, &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn english_whole_match() -> Result<()> {
    whole_match(Edition::English, "en").await
}

#[tokio::test(flavor = "multi_thread")]
async fn italian_whole_match() -> Result<()> {
    whole_match(Edition::Italian, "it").await
}

#[tokio::test(flavor = "multi_thread")]
async fn russian_whole_match() -> Result<()> {
    whole_match(Edition::Russian, "ru").await
}

#[tokio::test(flavor = "multi_thread")]
async fn hebrew_whole_match() -> Result<()> {
    whole_match(Edition::Hebrew, "he").await
}

#[tokio::test(flavor = "multi_thread")]
async fn french_whole_match() -> Result<()> {
    whole_match(Edition::French, "fr").await
}

/// At a quick start the host goes on with all cards between two rounds, and the scores stay.
#[tokio::test(flavor = "multi_thread")]
async fn a_quick_start_goes_on_with_all_cards() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let rules = RuleChoice::new(Edition::English, Variant::Quick);
    let rules = RuleChoice { first_to: Some(1), rounds: Some(2), ..rules };
    let table = ann.make_table(&with_long_timeouts(rules)).await?;
    bob.sit(&table).await?;
    ann.press_primary().await?;
    while wait_for_same_view(&[&ann, &bob]).await?.phase != "round-over" {
        play_step(&[&ann, &bob], 0).await?;
    }
    let before = wait_for_same_view(&[&ann, &bob]).await?;
    bob.browser.click("#all-cards").await?;
    bob.browser.wait_visible("#all-cards[aria-pressed=true]").await?;
    bob.browser.screenshot("all-cards/asked").await?;
    ann.browser.click("#all-cards").await?;
    let gone = "return !document.querySelector('#all-cards')";
    bob.browser.until("all cards together", gone, &[]).await?;
    bob.press_primary().await?;
    let after = all_see_phase(&[&ann, &bob], "playing").await?;
    ensure!(after.layout().len() == 12, "the full game's layout: {after:?}");
    for name in ["Ann", "Bob"] {
        ensure!(after.score(name) == before.score(name), "the scores stay: {before:?} {after:?}");
    }
    ensure!(ann.browser.text(".deck b").await?.as_deref() == Some("69"), "81 cards without 12");
    check_consoles(&[&ann, &bob], &[]).await
}
