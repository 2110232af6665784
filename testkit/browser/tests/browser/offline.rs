//! The page without the server after one visit, and the change to a newer version of the page.

use std::borrow::Cow;

use anyhow::{Result, ensure};
use browser::{BrowserPlayer, Driver, LANGUAGES, SIZES, Settings, TestServer, page_file};
use serde_json::json;

use crate::{SERVER_AWAY, alone, open_players, puzzle, start};

/// Pages that work without the server, and an element of each.
const PAGES: &[(&str, &str)] = &[
    ("", "#play-with-friends"),
    ("alone", "main"),
    ("here", "main"),
    ("puzzle", "main"),
    ("daily", "main"),
    ("daily/2026-11-16", "main"),
    ("learn", "main"),
    ("rules/french", "main"),
    ("odds", "main"),
    ("statistics", "main"),
];

/// Games that work without the server, each with a reload in the middle.
async fn play_alone(ann: &BrowserPlayer, edition: &str, day: &str) -> Result<()> {
    alone::solitaire(ann, edition).await?;
    alone::bots(ann, edition).await?;
    puzzle::solve(ann, day).await
}

/// Opens the home page and waits until the service worker has stored all pages.
pub async fn visit(ann: &BrowserPlayer) -> Result<()> {
    ann.go("").await?;
    let kept = "return navigator.serviceWorker.controller?.state === 'activated'";
    ann.browser.until("the page to be kept", kept, &[]).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn after_one_visit_everything_is_there_without_the_server() -> Result<()> {
    let (mut server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    visit(&ann).await?;
    server.stop().await?;
    every_page(&ann).await?;
    play_alone(&ann, "english", "daily").await?;
    tables_with_others_are_away(&ann).await?;
    speak_hebrew(&ann).await?;
    every_page(&ann).await?;
    play_alone(&ann, "italian", "daily/2026-11-15").await?;
    nothing_but_the_page_is_kept(&ann).await?;
    ann.check_console(SERVER_AWAY).await
}

async fn every_page(ann: &BrowserPlayer) -> Result<()> {
    for (path, there) in PAGES {
        ann.go_to(path, there).await?;
    }
    Ok(())
}

/// The page explains that tables with other players need the server.
async fn tables_with_others_are_away(ann: &BrowserPlayer) -> Result<()> {
    ann.go("").await?;
    let told = "return /only need the server to play with others/i.test(document.querySelector(arguments[0]).innerText)";
    ann.browser.until("why there are no tables", told, &[json!(".lobby [role=status]")]).await?;
    ann.press("#play-with-friends").await?;
    ann.browser.until("why there is no table", told, &[json!(".start-friends .notice")]).await.map(drop)
}

/// Changes the language on a page with sentences of its own.
async fn speak_hebrew(ann: &BrowserPlayer) -> Result<()> {
    ann.go("learn").await?;
    ann.press(".tools button:nth-child(1)").await?;
    ann.browser.wait_visible("#language").await?;
    ann.browser.choose("#language", "he").await?;
    let spoken = "return document.documentElement.lang === 'he' && document.documentElement.dir === 'rtl'";
    ann.browser.until("Hebrew", spoken, &[]).await?;
    ann.browser.reload().await?;
    ann.browser.until("Hebrew still", spoken, &[]).await.map(drop)
}

/// The service worker stores no answer of the API and answers none itself.
async fn nothing_but_the_page_is_kept(ann: &BrowserPlayer) -> Result<()> {
    let kept = "const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name))); \
                const requests = await Promise.all(caches_.map(cache => cache.keys())); \
                return requests.flat().map(request => new URL(request.url).pathname)";
    let kept: Vec<String> = ann.browser.eval_async(kept, &[]).await?;
    let is_ours = |path: &String| path == "/" || path.split('.').count() == 3;
    ensure!(kept.len() > 20 && kept.iter().all(is_ours), "only hashed files and the page: {kept:?}");
    for path in ["/api/tables", "/api/openapi.json", "/healthz", "/readyz", "/metrics"] {
        let asked = "return await fetch(given[0]).then(() => 'answered', () => 'away')";
        let answer: String = ann.browser.eval_async(asked, &[json!(path)]).await?;
        ensure!(answer == "away", "{path} is {answer}");
    }
    ensure!(ann.go("healthz").await.is_err(), "whether the server lives, only the server knows");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn below_a_base_path_it_is_the_same() -> Result<()> {
    let (mut server, driver) = (TestServer::start_below("/games/tercet").await?, Driver::start()?);
    let [ann] = open_players(&server, &driver, ["Ann"], Settings::default()).await?;
    visit(&ann).await?;
    let manifest = "const link = document.querySelector('link[rel=manifest]').href; \
                    const manifest = await (await fetch(link)).json(); \
                    const addresses = [manifest.start_url, ...manifest.icons.map(icon => icon.src)].map(one => new URL(one, link)); \
                    const answers = await Promise.all(addresses.map(one => fetch(one))); \
                    return answers.every(answer => answer.ok) ? addresses[0].pathname : null";
    let start: Option<String> = ann.browser.eval_async(manifest, &[]).await?;
    ensure!(start.as_deref() == Some("/games/tercet/"), "the manifest leads to {start:?}");
    server.stop().await?;
    every_page(&ann).await?;
    ann.check_console(SERVER_AWAY).await
}

/// The files of the page, as if of a newer version.
fn newer(name: &str) -> Option<Cow<'static, [u8]>> {
    let (old, new) = match name {
        "index.html" => ("<title>", "<meta name=\"newer\"><title>"),
        "sw.js" => ("const VERSION = \"", "const VERSION = \"newer-"),
        "sw.js.br" | "sw.js.gz" => return None,
        _ => return page_file(name),
    };
    let text = String::from_utf8_lossy(&page_file(name)?).replacen(old, new, 1);
    Some(Cow::Owned(text.into_bytes()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_version_is_announced_and_used_at_the_next_start() -> Result<()> {
    let (mut server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    visit(&ann).await?;

    server.replace_files(newer).await?;
    ann.go_to("", ".news button").await?;
    ensure!(!ann.browser.has("meta[name=newer]").await?, "what is shown stays as it is");
    // Parts of the version that is shown still load, although the server no longer has them.
    ann.press(".tools button:nth-child(2)").await?;
    ann.browser.wait_visible("dialog[open] #overlay-title").await?;
    ann.go("learn").await?;
    ensure!(ann.browser.has("meta[name=newer]").await?, "the next start shows the new version");
    ann.browser.wait_visible("main").await?;
    ensure!(ann.browser.text(".news").await?.as_deref() == Some(""), "then there is no news");

    server.replace_files(page_file).await?;
    ann.go("").await?;
    ann.press(".news button").await?;
    let is_older = "return !document.querySelector('meta[name=newer]') && !!document.querySelector('main')";
    ann.browser.until("the other version, at once", is_older, &[]).await?;
    // Requests failed while the server restarted.
    ann.check_console(SERVER_AWAY).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_news_and_the_offer_to_install_fit_every_screen() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    visit(&ann).await?;
    // A headless browser offers no installation, so the test sends the event that others send.
    let say = "const offer = new Event('beforeinstallprompt', { cancelable: true }); \
               offer.prompt = () => { window.asked = true; }; dispatchEvent(offer); \
               navigator.serviceWorker.dispatchEvent(new Event('controllerchange')); \
               return offer.defaultPrevented";
    for language in LANGUAGES {
        ann.change_settings(Settings { language, ..Settings::default() }).await?;
        ensure!(ann.browser.eval::<bool>(say, &[]).await?, "we offer it ourselves");
        ann.browser.wait_visible(".news button").await?;
        ann.browser.wait_visible("#install").await?;
        for size in SIZES {
            ann.browser.resize(size).await?;
            ann.browser.settle().await?;
            ann.browser.screenshot(&format!("news/{language}-light-{size}")).await?;
            let findings = ann.browser.geometry().await?;
            ensure!(findings.is_empty(), "in {language} at {size}: {findings:?}");
        }
        let findings = ann.browser.axe().await?;
        ensure!(findings.is_empty(), "in {language}: {findings:?}");
    }
    ann.press("#install").await?;
    let asked = "return window.asked === true && !document.querySelector('#install').checkVisibility()";
    ann.browser.until("the browser's own question", asked, &[]).await?;
    ann.check_console(&[]).await
}
