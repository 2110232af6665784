//! The display face: with the first heading of every page, and in shared pictures.

use anyhow::{Result, ensure};
use browser::Settings;
use serde_json::json;

use crate::daily::{solved_line, store_days};
use crate::start;

/// Records whether the face is known in the frame after the first card or heading.
const WATCH: &str = "
    const observer = new MutationObserver(() => {
        if (!document.querySelector('#page :is(.card, main h1, main h2)')) return;
        observer.disconnect();
        requestAnimationFrame(() => { window.facesThere = [document.fonts.size]; });
    });
    observer.observe(document, { childList: true, subtree: true });";

/// The faces that are loaded.
const LOADED: &str = "return [...document.fonts].filter(one => one.status === 'loaded').length";

#[tokio::test(flavor = "multi_thread")]
async fn every_page_has_it_with_its_first_heading() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let browser = &ann.browser;
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await?;
    // As at the first visit.
    browser.devtools("Network.enable", json!({})).await?;
    browser.devtools("Network.setBypassServiceWorker", json!({ "bypass": true })).await?;
    browser.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
    for path in
        ["", "daily", "daily/2026-13-45", "nowhere", "t/nosuchtable1", "t/nosuchtable1/replay", "modes"]
    {
        ann.go(path).await?;
        let in_time = browser.until("a heading", "return window.facesThere ?? null", &[]).await?;
        ensure!(in_time != json!([0]), "/{path}: the face is known too late");
        browser.settle().await?;
        ensure!(browser.eval::<u32>(LOADED, &[]).await? > 0, "/{path}: the face is not loaded");
    }
    ann.check_console(&["404"]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_picture_waits_for_it() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let browser = &ann.browser;
    store_days(&ann, &solved_line("2026-11-13")?).await?;
    ann.go_to("daily/2026-11-13", "#share-picture").await?;
    browser.settle().await?;
    browser.devtools("Network.enable", json!({})).await?;
    browser.devtools("Network.setBypassServiceWorker", json!({ "bypass": true })).await?;
    browser.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
    let line = json!({ "offline": false, "latency": 1500, "downloadThroughput": -1, "uploadThroughput": -1 });
    browser.devtools("Network.emulateNetworkConditions", line).await?;
    // The same file once more, which comes after 1.5 s.
    let again = "const file = performance.getEntriesByType('resource').map(one => one.name).find(name => /font-latin/.test(name)); \
                 document.fonts.clear(); \
                 document.fonts.add(new FontFace('Tercet', `url(${file}?again)`, { weight: '600 700', display: 'swap' })); \
                 const make = URL.createObjectURL; \
                 URL.createObjectURL = blob => { window.statesThen = [...document.fonts].map(one => one.status); \
                     return make.call(URL, blob) }; \
                 navigator.canShare = () => false; return !!file";
    ensure!(browser.eval::<bool>(again, &[]).await?, "the page has loaded the face before");
    browser.click("#share-picture").await?;
    let states = browser.until("the picture", "return window.statesThen ?? null", &[]).await?;
    ensure!(states == json!(["loaded"]), "the picture was drawn before the face had come: {states}");
    ann.check_console(&[]).await
}
