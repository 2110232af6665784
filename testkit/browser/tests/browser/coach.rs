//! The coach: missed Sets come back, an answer moves them to another box, and a weakness is named only with enough finds.

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, Settings};
use engine::{Card, Feature, Judgement, first_set};
use serde_json::json;

use crate::learn::{Question, go_on};
use crate::{HEBREW, not_a_set, start};

#[tokio::test(flavor = "multi_thread")]
async fn missed_sets_come_back_in_english() -> Result<()> {
    missed_sets_come_back(Settings::default()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn missed_sets_come_back_in_hebrew() -> Result<()> {
    missed_sets_come_back(HEBREW).await
}

async fn store(player: &BrowserPlayer, key: &str, text: &str) -> Result<()> {
    let script = "localStorage.setItem(arguments[0], arguments[1]); return true";
    player.browser.eval::<bool>(script, &[json!(key), json!(text)]).await.map(drop)
}

/// The boxes that are stored: for each Set the index of its box.
async fn places(player: &BrowserPlayer) -> Result<Vec<u64>> {
    let stored = player.browser.stored("tercet.coach").await?.context("the coach stores")?;
    ensure!(stored.starts_with("1 "), "with a version: {stored}");
    let place = |line: &str| line.split(' ').nth(1)?.parse().ok();
    stored.lines().skip(1).map(|line| place(line).context("a box")).collect()
}

async fn missed_sets_come_back(settings: Settings) -> Result<()> {
    let (_server, _driver, [player]) = start(["Ann"], settings).await?;
    let player = player.by_keyboard();
    player.go_to("learn/coach", "#coach-rest a").await?;
    // Two that were missed long ago, and one that was missed just now.
    let now: u64 = player.browser.eval("return Date.now()", &[]).await?;
    let diary = format!(
        "1763290000000 here missed 1srd2tgo3epq\n1763290000001 daily missed 1srd2srd3srd\n{now} table missed 1tgd2tgo3tgq\n"
    );
    store(&player, "tercet.diary", &diary).await?;
    player.browser.reload().await?;
    player.browser.wait_visible("#coach-due").await?;
    for (is_right, expected) in [(true, [0, 0, 1]), (false, [0, 0, 1])] {
        let asked = Question::read(&player).await?;
        let layout = asked.layout();
        let set = first_set(&layout).context("the Set lies there")?;
        ensure!(layout.len() == 9, "nine cards: {layout:?}");
        let picked = if is_right { set } else { not_a_set(&layout)? };
        player.pick(&picked).await?;
        player.browser.wait_visible("#coach-back").await?;
        if !is_right {
            let pointed = "return document.querySelectorAll('#board .pointed').length";
            ensure!(player.browser.eval::<u32>(pointed, &[]).await? == 3, "the Set is shown");
        }
        let mut places = places(&player).await?;
        places.sort_unstable();
        ensure!(places == expected, "the boxes after a {is_right} answer: {places:?}");
        go_on(&player).await?;
        let gone = "return !document.querySelector('.feedback')";
        player.browser.until("the next question", gone, &[]).await?;
    }
    player.browser.wait_visible("#coach-rest").await?;
    let counts =
        "return [...document.querySelectorAll('.coach-shelf li')].map(one => one.dataset.count).join(' ')";
    let counts: String = player.browser.eval(counts, &[]).await?;
    ensure!(counts == "2 1 0 0 0", "the shelf shows {counts}");
    player.check_console(&[]).await
}

/// Finds of a player who needs much longer where the shading differs.
fn slow_at_shading() -> String {
    let deck: Vec<Card> = Card::all().collect();
    let sets = (0..240_usize).map(|place| {
        let (one, other) = (deck[place * 7 % 81], deck[(place * 31 + 5) % 81]);
        if one == other { [deck[0], deck[1], deck[0].third(deck[1])] } else { [one, other, one.third(other)] }
    });
    let line = |(place, set): (usize, [Card; 3])| {
        let is_slow = set[0].value(Feature::Shading) != set[1].value(Feature::Shading);
        let differing = Judgement::of_set(set).differing();
        let time = 2_000 * differing * (10 + place % 5) / 10 * if is_slow { 2 } else { 1 };
        format!(
            "{} table found {time} {differing} {}\n",
            1_763_290_000_000 + place as u64,
            set.map(|card| card.to_string()).concat()
        )
    };
    sets.enumerate().map(line).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_weakness_is_named_only_with_the_numbers() -> Result<()> {
    let (_server, _driver, [player]) = start(["Ann"], Settings::default()).await?;
    player.go_to("learn/coach", "#coach-rest").await?;
    let shown = "return [...document.querySelectorAll('#coach-weakness, .coach-shelf')].some(one => one.checkVisibility())";
    ensure!(
        !player.browser.eval::<bool>(shown, &[]).await?,
        "nothing is known yet, and nothing is said about it"
    );
    let diary = slow_at_shading();
    let few: String = diary.lines().take(20).flat_map(|line| [line, "\n"]).collect();
    for (diary, is_named) in [(few, false), (diary, true)] {
        store(&player, "tercet.diary", &diary).await?;
        player.browser.reload().await?;
        player.browser.wait_visible("#coach-weakness").await?;
        let text = player.browser.text("#coach-weakness").await?.unwrap_or_default();
        ensure!(player.browser.has("#coach-weakness.named").await? == is_named, "{text}");
        ensure!(text.contains("three different shadings") == is_named, "{text}");
    }
    player.check_console(&[]).await
}
