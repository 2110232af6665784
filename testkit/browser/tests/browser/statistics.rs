//! One's own statistics: what a diary comes to, taking it elsewhere, and throwing it away.

use anyhow::{Result, ensure};
use browser::{Driver, Looks, Player, Site};
use serde_json::json;

/// Five Sets and a mistake on three days: the median is 4 s, the quickest took 1.5 s, five of six were right.
const DIARY: &str = "1763290000000 table found 9000 4\n\
                     1763290100000 daily found 3000 1\n\
                     1763290200000 daily wrong\n\
                     1763376400000 daily found 5000 1\n\
                     1763462800000 here found 1500 2\n\
                     1763462900000 drill found 4000 2\n";

#[tokio::test(flavor = "multi_thread")]
async fn statistics_in_english() -> Result<()> {
    whole_page("en", "4.0").await
}

#[tokio::test(flavor = "multi_thread")]
async fn statistics_in_hebrew() -> Result<()> {
    whole_page("he", "4.0").await
}

async fn whole_page(language: &'static str, median: &str) -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let [session] = driver.open_many().await?;
    let ann = Player::new(session, &site.address(), "Ann", Looks { language, theme: "dark", motion: false })
        .await?;
    ann.go("statistics").await?;
    ann.session.see("#nothing-yet a[href$='/alone']").await?;
    let write = "localStorage.setItem('tercet.diary', arguments[0]); return true";
    ann.session.eval::<bool>(write, &[json!(DIARY)]).await?;
    ann.session.reload().await?;
    figures(&ann, median).await?;
    export(&ann).await?;
    delete(&ann).await?;
    ann.must_be_quiet(&[]).await
}

async fn figures(ann: &Player, median: &str) -> Result<()> {
    ann.session.see("#sum-median").await?;
    for (id, expected) in [("found", "5"), ("hit-rate", "83%"), ("best", "1.5"), ("median", median)] {
        let shown = ann.session.text(&format!("#sum-{id} dd")).await?.unwrap_or_default();
        ensure!(shown.contains(expected), "{id}: {shown} should say {expected}");
    }
    let rows: Vec<Vec<String>> = ann
        .session
        .eval(
            "return [...document.querySelectorAll('#by-differing tbody tr')] \
             .map(row => [...row.children].map(cell => cell.textContent.replace(/[^0-9.–]/g, '')))",
            &[],
        )
        .await?;
    ensure!(
        rows == [
            ["1", "2", "3.0", "4.0"],
            ["2", "2", "1.5", "2.8"],
            ["3", "0", "–", "–"],
            ["4", "1", "9.0", "9.0"]
        ],
        "by differing features: {rows:?}"
    );
    let counts = "return [...document.querySelectorAll('#history .chart')].map(chart => chart.querySelectorAll('.mark').length)";
    let marks: Vec<usize> = ann.session.eval(counts, &[]).await?;
    ensure!(marks == [3, 3], "three days, drawn twice: {marks:?}");
    let games: usize =
        ann.session.eval("return document.querySelectorAll('#by-game tbody tr').length", &[]).await?;
    ensure!(games == 4, "four kinds of games: {games}");
    Ok(())
}

/// The file that the browser is given holds every entry.
async fn export(ann: &Player) -> Result<()> {
    let watch = "const make = URL.createObjectURL; \
                 URL.createObjectURL = blob => { blob.text().then(text => window.exported = text); return make.call(URL, blob); }; \
                 HTMLAnchorElement.prototype.click = function () { window.exportedAs = this.download; }; return true";
    ann.session.eval::<bool>(watch, &[]).await?;
    ann.session.click("#export").await?;
    let text = ann.session.until("a file", "return window.exported", &[]).await?;
    let lines: Vec<&str> = text.as_str().unwrap_or_default().lines().collect();
    ensure!(lines.len() == 7 && lines[0] == "time,game,deed,milliseconds,differing", "{lines:?}");
    ensure!(lines[1] == "2025-11-16T10:46:40.000Z,table,found,9000,4", "{lines:?}");
    ensure!(lines[3].ends_with(",daily,wrong,,"), "{lines:?}");
    let name: String = ann.session.eval("return window.exportedAs", &[]).await?;
    ensure!(name == "tercet.csv", "{name}");
    Ok(())
}

/// It asks once; keeping keeps, deleting deletes, also after loading again.
async fn delete(ann: &Player) -> Result<()> {
    ann.session.click("#delete").await?;
    ann.session.click("#delete-no").await?;
    ann.session.see("#sum-median").await?;
    ann.session.click("#delete").await?;
    ann.session.click("#delete-yes").await?;
    ann.session.see("#nothing-yet").await?;
    let kept: Option<String> = ann.session.eval("return localStorage.getItem('tercet.diary')", &[]).await?;
    ensure!(kept.is_none(), "it is gone: {kept:?}");
    ann.session.reload().await?;
    ann.session.see("#nothing-yet").await
}
