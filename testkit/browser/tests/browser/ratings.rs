//! A rated table says so, its result says what has changed, and the list says who is how good.

use anyhow::{Result, ensure};
use browser::{Settings, check_consoles};
use engine::{Edition, RuleChoice, Variant};
use protocol::NewTable;

use crate::speed::play_on;
use crate::{HEBREW, start};

/// Standard rules, without a time limit for a call that a slow machine would not keep.
fn speed() -> NewTable {
    let rules = RuleChoice::new(Edition::English, Variant::Speed);
    NewTable { rules, public: false, bots: Vec::new() }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_says_what_a_rated_match_has_changed() -> Result<()> {
    let (_server, _driver, [ann, bob]) = start(["Ann", "Bob"], Settings::default()).await?;
    let table = ann.make_table(&speed()).await?;
    ann.browser.wait_visible("#rated").await?;
    bob.store_settings(HEBREW, Some("Bob")).await?;
    bob.go(&format!("t/{table}")).await?;
    bob.browser.wait_visible("#rated").await?;
    bob.sit(&table).await?;
    ann.press_primary().await?;
    ann.wait_for("the cards", |view| view.phase == "playing").await?;
    play_on([&ann, &bob]).await?;
    for player in [&ann, &bob] {
        player.browser.wait_visible("#rating-points").await?;
        let script = "return document.querySelector('#rating-points').textContent";
        let text: String = player.browser.eval(script, &[]).await?;
        let numbers =
            text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|part| part.parse::<i32>().ok());
        let numbers: Vec<i32> = numbers.collect();
        ensure!(matches!(numbers[..], [1500, after] if after != 1500), "a change from 1500: {text}");
        let finds: usize =
            player.browser.eval("return document.querySelectorAll('#rating-finds li').length", &[]).await?;
        ensure!(finds == 3, "three finds that mattered most, not {finds}");
    }
    ann.go("statistics").await?;
    ann.browser.click("a[href$='ratings']").await?;
    // One match is not enough for a place.
    ann.browser.wait_visible("#no-ratings").await?;
    check_consoles(&[&ann, &bob], &[]).await
}
