//! The statistics page: the figures of a diary, its export and its deletion.

use anyhow::{Result, ensure};
use browser::{BrowserPlayer, Settings};
use serde_json::json;

use crate::start;

/// Five Sets and a mistake on three days: the median is 4 s, the quickest took 1.5 s, five of six were right.
pub const DIARY: &str = "1763290000000 table found 9000 4\n\
                     1763290100000 daily found 3000 1\n\
                     1763290200000 daily wrong\n\
                     1763376400000 daily found 5000 1\n\
                     1763462800000 here found 1500 2\n\
                     1763462900000 drill found 4000 2\n";

#[tokio::test(flavor = "multi_thread")]
async fn statistics_in_english() -> Result<()> {
    whole_page("en").await
}

#[tokio::test(flavor = "multi_thread")]
async fn statistics_in_hebrew() -> Result<()> {
    whole_page("he").await
}

async fn whole_page(language: &'static str) -> Result<()> {
    let settings = Settings { language, theme: "dark", motion: false };
    let (_server, _driver, [ann]) = start(["Ann"], settings).await?;
    ann.go_to("statistics", "#nothing-yet a[href$='/alone']").await?;
    let write = "localStorage.setItem('tercet.diary', arguments[0]); return true";
    ann.browser.eval::<bool>(write, &[json!(DIARY)]).await?;
    ann.browser.reload().await?;
    figures(&ann).await?;
    export(&ann).await?;
    delete(&ann).await?;
    ann.check_console(&[]).await
}

async fn figures(ann: &BrowserPlayer) -> Result<()> {
    ann.browser.wait_visible("#sum-median").await?;
    for (id, expected) in [("found", "5"), ("hit-rate", "83%"), ("best", "1.5"), ("median", "4.0")] {
        let shown = ann.browser.text(&format!("#sum-{id} dd")).await?.unwrap_or_default();
        ensure!(shown.contains(expected), "{id}: {shown} should say {expected}");
    }
    let rows = "return [...document.querySelectorAll('#by-differing tbody tr')] \
                .map(row => [...row.children].map(cell => cell.textContent.replace(/[^0-9.–]/g, '')).join(' '))";
    let rows: Vec<String> = ann.browser.eval(rows, &[]).await?;
    let expected = ["1 2 3.0 4.0", "2 2 1.5 2.8", "3 0 – –", "4 1 9.0 9.0"];
    ensure!(rows == expected, "by differing features: {rows:?}");
    let bars = "return [document.querySelectorAll('#by-differing .chart .mark').length, document.querySelectorAll('.game-bar').length]";
    let bars: Vec<usize> = ann.browser.eval(bars, &[]).await?;
    ensure!(bars == [3, 4], "a bar for each number of features and each game: {bars:?}");
    let counts = "return [...document.querySelectorAll('#history .chart')].map(chart => chart.querySelectorAll('.mark').length)";
    let marks: Vec<usize> = ann.browser.eval(counts, &[]).await?;
    ensure!(marks == [3, 3], "three days, drawn twice: {marks:?}");
    let games = "return document.querySelectorAll('#by-game tbody tr').length";
    let games: usize = ann.browser.eval(games, &[]).await?;
    ensure!(games == 4, "four kinds of games: {games}");
    Ok(())
}

/// The exported file holds every entry.
async fn export(ann: &BrowserPlayer) -> Result<()> {
    let watch = "const make = URL.createObjectURL; \
                 URL.createObjectURL = blob => { blob.text().then(text => window.exported = text); return make.call(URL, blob); }; \
                 HTMLAnchorElement.prototype.click = function () { window.exportedAs = this.download; }; return true";
    ann.browser.eval::<bool>(watch, &[]).await?;
    ann.browser.click("#export").await?;
    let text = ann.browser.until("a file", "return window.exported", &[]).await?;
    let lines: Vec<&str> = text.as_str().unwrap_or_default().lines().collect();
    ensure!(lines.len() == 7 && lines[0] == "time,game,deed,milliseconds,differing,cards", "{lines:?}");
    ensure!(lines[1] == "2025-11-16T10:46:40.000Z,table,found,9000,4,", "{lines:?}");
    ensure!(lines[3].ends_with(",daily,wrong,,,"), "{lines:?}");
    let name: String = ann.browser.eval("return window.exportedAs", &[]).await?;
    ensure!(name == "tercet.csv", "{name}");
    Ok(())
}

/// Deletion asks for confirmation, and lasts after a reload.
async fn delete(ann: &BrowserPlayer) -> Result<()> {
    ann.browser.click("#delete").await?;
    ann.browser.click("#delete-no").await?;
    ann.browser.wait_visible("#sum-median").await?;
    ann.browser.click("#delete").await?;
    ann.browser.click("#delete-yes").await?;
    ann.browser.wait_visible("#nothing-yet").await?;
    let stored = ann.browser.stored("tercet.diary").await?;
    ensure!(stored.is_none(), "it is gone: {stored:?}");
    ann.browser.reload().await?;
    ann.browser.wait_visible("#nothing-yet").await
}
