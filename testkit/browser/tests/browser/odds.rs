//! The odds page: exact figures, a simulation in a worker, and a layout that the player puts together.

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, Settings};
use engine::{Card, count_sets};
use odds::{Space, row};
use serde_json::json;

use crate::start;

/// The cells of the row of a table whose first cell has this text.
const ROW: &str = "const rows = [...document.querySelectorAll(arguments[0] + ' tbody tr')] \
                   .map(row => [...row.children].map(cell => cell.textContent)); \
                   return rows.find(row => row[0] === arguments[1])";

#[tokio::test(flavor = "multi_thread")]
async fn the_chances_in_english() -> Result<()> {
    whole_page("en").await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_chances_in_hebrew() -> Result<()> {
    whole_page("he").await
}

async fn whole_page(language: &'static str) -> Result<()> {
    let settings = Settings { language, theme: "light", motion: false };
    let (_server, _driver, [ann]) = start(["Ann"], settings).await?;
    ann.go_to("odds", "#claims li").await?;
    let simple = ann.browser.text("#odds-simple").await?.unwrap_or_default();
    let deals = 1e6 / f64::from(odds::recorded::boards(12).context("twelve cards")?.rate);
    ensure!(simple.contains(&format!("{deals:.0}")), "one in {deals}: {simple}");
    exact_figures(&ann).await?;
    cards_tapped_together(&ann).await?;
    simulation(&ann).await?;
    ann.check_console(&[]).await
}

/// The page shows the figures of the crate `odds`.
async fn exact_figures(ann: &BrowserPlayer) -> Result<()> {
    for (space, table) in [(Space::Full, "#exact-81"), (Space::Quick, "#exact-27")] {
        for cards in [3, 9, 12, 20].into_iter().filter(|&cards| cards <= space.largest_set_free()) {
            let chance = row(space, cards)?.p_no_set();
            let shown: Option<Vec<String>> =
                ann.browser.eval(ROW, &[json!(table), json!(cards.to_string())]).await?;
            let shown = shown.with_context(|| format!("a row for {cards} cards"))?;
            ensure!(shown.last() == Some(&chance.to_string()), "{cards} cards: {shown:?} is not {chance}");
        }
    }
    let shown: Vec<String> = ann.browser.eval(ROW, &[json!("#fresh .usual"), json!("12")]).await?;
    let percent = format!("{:.2}", 100.0 * row(Space::Full, 12)?.p_no_set().to_f64());
    ensure!(shown[1].contains(&percent), "{shown:?} should say {percent}");
    Ok(())
}

/// A Set, a fourth card, a reload, and a card put back.
async fn cards_tapped_together(ann: &BrowserPlayer) -> Result<()> {
    for (number, card) in [(0, "1srd"), (1, "2srd"), (2, "3srd"), (2, "3sgo")] {
        ann.browser.click(&format!("label:has(#here-number-{number})")).await?;
        ann.browser.click(&format!(".nine [data-card='{card}']")).await?;
    }
    must_hold(ann, 4, 1).await?;
    ann.browser.reload().await?;
    must_hold(ann, 4, 1).await?;
    ann.browser.click(".odds-cards [data-card='2srd']").await?;
    must_hold(ann, 3, 0).await?;
    ann.browser.click("#deal-twelve").await?;
    let twelve = "return document.querySelectorAll('.odds-cards li').length === 12";
    ann.browser.until("twelve cards", twelve, &[]).await?;
    let chosen =
        "return [...document.querySelectorAll('.odds-cards [data-card]')].map(one => one.dataset.card)";
    let cards: Vec<String> = ann.browser.eval(chosen, &[]).await?;
    let cards: Vec<Card> = cards.iter().map(|card| card.parse()).collect::<Result<_, _>>()?;
    must_hold(ann, 12, count_sets(&cards)).await?;
    ann.browser.click("#put-all-back").await?;
    must_hold(ann, 0, 0).await
}

async fn must_hold(ann: &BrowserPlayer, cards: usize, sets: usize) -> Result<()> {
    let shown = "return document.querySelectorAll('.odds-cards li').length === arguments[0] \
                 && document.querySelectorAll('.odds-sets li').length === arguments[1]";
    let what = format!("{cards} cards with {sets} Sets");
    ann.browser.until(&what, shown, &[json!(cards), json!(sets)]).await.map(drop)
}

/// A simulation shows its speed, can be stopped and continued, and ends.
async fn simulation(ann: &BrowserPlayer) -> Result<()> {
    aim_for(ann, 10_000_000).await?;
    ann.browser.click("#simulate").await?;
    let pace = "return /[0-9]/.test(document.querySelector('#simulated-pace').textContent)";
    ann.browser.until("games per second", pace, &[]).await?;
    ann.browser.wait_visible("#simulation table").await?;
    ann.browser.click("#simulate").await?;
    let busy =
        "return document.querySelector('.simulated-progress').getAttribute('aria-busy') === arguments[0]";
    ann.browser.until("the end of it", busy, &[json!("false")]).await?;
    // The worker's answers may still be on the way, for longer on a busy machine.
    let done = "return Number(document.querySelector('progress').value)";
    let mut stopped = None;
    for _ in 0..8 {
        let games: f64 = ann.browser.eval(done, &[]).await?;
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        if games == ann.browser.eval::<f64>(done, &[]).await? {
            stopped = Some(games);
            break;
        }
    }
    let halfway = stopped.is_some_and(|games| games > 0.0 && games < 10_000_000.0);
    ensure!(halfway, "it stands still after some games, not {stopped:?}");
    aim_for(ann, 10_000).await?;
    ann.browser.click("#simulate").await?;
    let all = "return document.querySelector('progress').value >= 10000";
    ann.browser.until("10,000 games", all, &[]).await?;
    ann.browser.until("the end", busy, &[json!("false")]).await?;
    // The chart of the course of a game has a third line now.
    ann.browser.wait_visible("#course .chart .line.series-2").await
}

async fn aim_for(ann: &BrowserPlayer, games: u32) -> Result<()> {
    let choose = "const field = document.querySelector('#simulated-games'); \
                  field.value = String(arguments[0]); field.dispatchEvent(new Event('change')); return field.value";
    let chosen: String = ann.browser.eval(choose, &[json!(games)]).await?;
    ensure!(chosen == games.to_string(), "{games} can be chosen, not {chosen}");
    Ok(())
}
