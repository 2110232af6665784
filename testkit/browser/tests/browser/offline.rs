//! After one visit, without the server; and what happens when the server comes back with a newer page.

use std::borrow::Cow;

use anyhow::{Result, ensure};
use browser::{Driver, LANGUAGES, Looks, Player, SIZES, Site, page_file};
use serde_json::json;

use crate::{SERVER_AWAY, alone, people, puzzle};

/// Pages that are there without the server, and what shows that they are.
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

const HEBREW: Looks = Looks { language: "he", theme: "light", motion: true };

/// What is played without the server, each with a reload in the middle.
async fn play_alone(ann: &Player, edition: &str, day: &str) -> Result<()> {
    alone::solitaire(ann, edition).await?;
    alone::bots(ann, edition).await?;
    puzzle::solve(ann, day).await
}

/// Opens the first page and waits until the browser has kept all of them.
async fn visit(ann: &Player) -> Result<()> {
    ann.go("").await?;
    let kept = "return navigator.serviceWorker.controller?.state === 'activated'";
    ann.session.until("the page to be kept", kept, &[]).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn after_one_visit_everything_is_there_without_the_server() -> Result<()> {
    let (mut site, driver) = (Site::start().await?, Driver::start()?);
    let [ann] = people(&site, &driver, ["Ann"]).await?;
    visit(&ann).await?;
    site.stop().await?;
    every_page(&ann).await?;
    play_alone(&ann, "english", "daily").await?;
    tables_with_others_are_away(&ann).await?;
    speak_hebrew(&ann).await?;
    every_page(&ann).await?;
    play_alone(&ann, "italian", "daily/2026-11-15").await?;
    nothing_but_the_page_is_kept(&ann).await?;
    ann.must_be_quiet(SERVER_AWAY).await
}

async fn every_page(ann: &Player) -> Result<()> {
    for (path, there) in PAGES {
        ann.go(path).await?;
        ann.session.see(there).await?;
    }
    Ok(())
}

/// Whoever wants to play with others is told what works meanwhile.
async fn tables_with_others_are_away(ann: &Player) -> Result<()> {
    ann.go("").await?;
    let told = "return /only tables with others/i.test(document.querySelector(arguments[0]).innerText)";
    ann.session.until("why there are no tables", told, &[json!(".lobby [role=status]")]).await?;
    ann.press("#play-with-friends").await?;
    ann.session.until("why there is no table", told, &[json!(".welcome .notice")]).await.map(drop)
}

/// Changes the language by hand, on a page that has words of its own.
async fn speak_hebrew(ann: &Player) -> Result<()> {
    ann.go("learn").await?;
    ann.press(".tools button:nth-child(1)").await?;
    ann.session.see("#language").await?;
    let choose = "const field = document.querySelector('#language'); field.value = 'he'; \
                  field.dispatchEvent(new Event('change', { bubbles: true })); return true";
    ann.session.eval::<bool>(choose, &[]).await?;
    let spoken = "return document.documentElement.lang === 'he' && document.documentElement.dir === 'rtl'";
    ann.session.until("Hebrew", spoken, &[]).await?;
    ann.session.reload().await?;
    ann.session.until("Hebrew still", spoken, &[]).await.map(drop)
}

/// No answer of the server's about tables or itself has been kept, and none is made up.
async fn nothing_but_the_page_is_kept(ann: &Player) -> Result<()> {
    let kept = "const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name))); \
                const requests = await Promise.all(caches_.map(cache => cache.keys())); \
                return requests.flat().map(request => new URL(request.url).pathname)";
    let kept: Vec<String> = ann.session.eval_async(kept, &[]).await?;
    let is_ours = |path: &String| path == "/" || path.split('.').count() == 3;
    ensure!(kept.len() > 20 && kept.iter().all(is_ours), "only hashed files and the page: {kept:?}");
    for path in ["/api/tables", "/api/openapi.json", "/healthz", "/readyz", "/metrics"] {
        let asked = "return await fetch(given[0]).then(() => 'answered', () => 'away')";
        let answer: String = ann.session.eval_async(asked, &[json!(path)]).await?;
        ensure!(answer == "away", "{path} is {answer}");
    }
    ensure!(ann.go("healthz").await.is_err(), "whether the server lives, only the server knows");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn below_a_base_path_it_is_the_same() -> Result<()> {
    let (mut site, driver) = (Site::start_below("/games/tercet").await?, Driver::start()?);
    let [ann] = people(&site, &driver, ["Ann"]).await?;
    visit(&ann).await?;
    let manifest = "const link = document.querySelector('link[rel=manifest]').href; \
                    const manifest = await (await fetch(link)).json(); \
                    const addresses = [manifest.start_url, ...manifest.icons.map(icon => icon.src)].map(one => new URL(one, link)); \
                    const answers = await Promise.all(addresses.map(one => fetch(one))); \
                    return answers.every(answer => answer.ok) ? addresses[0].pathname : null";
    let start: Option<String> = ann.session.eval_async(manifest, &[]).await?;
    ensure!(start.as_deref() == Some("/games/tercet/"), "the manifest leads to {start:?}");
    site.stop().await?;
    every_page(&ann).await?;
    ann.must_be_quiet(SERVER_AWAY).await
}

/// The same page, as if built anew.
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
    let (mut site, driver) = (Site::start().await?, Driver::start()?);
    let [ann] = people(&site, &driver, ["Ann"]).await?;
    let is_newer = "return !!document.querySelector('meta[name=newer]')";
    visit(&ann).await?;

    site.exchange(newer).await?;
    ann.go("").await?;
    ann.session.see(".news button").await?;
    ensure!(!ann.session.eval::<bool>(is_newer, &[]).await?, "what is shown stays as it is");
    // The parts of the version that is shown are still there, whatever the server has.
    ann.press(".tools button:nth-child(2)").await?;
    ann.session.see("dialog[open] #overlay-title").await?;
    ann.go("learn").await?;
    ensure!(ann.session.eval::<bool>(is_newer, &[]).await?, "the next start shows the new version");
    ann.session.see("main").await?;
    ensure!(ann.session.text(".news").await?.as_deref() == Some(""), "then there is no news");

    site.exchange(page_file).await?;
    ann.go("").await?;
    ann.press(".news button").await?;
    let is_older = "return !document.querySelector('meta[name=newer]') && !!document.querySelector('main')";
    ann.session.until("the other version, at once", is_older, &[]).await?;
    // While the server was being exchanged, nobody answered.
    ann.must_be_quiet(SERVER_AWAY).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_news_and_the_offer_to_install_fit_every_screen() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let [ann] = people(&site, &driver, ["Ann"]).await?;
    visit(&ann).await?;
    // Browsers without a head offer no installation; so we say what others would.
    let say = "const offer = new Event('beforeinstallprompt', { cancelable: true }); \
               offer.prompt = () => { window.asked = true; }; dispatchEvent(offer); \
               navigator.serviceWorker.dispatchEvent(new Event('controllerchange')); \
               return offer.defaultPrevented";
    for language in LANGUAGES {
        ann.change(Looks { language, ..HEBREW }).await?;
        ensure!(ann.session.eval::<bool>(say, &[]).await?, "we offer it ourselves");
        ann.session.see(".news button").await?;
        ann.session.see("#install").await?;
        for size in SIZES {
            ann.session.resize(size).await?;
            ann.session.rest().await?;
            ann.session.picture(&format!("news/{language}-light-{size}")).await?;
            let findings = ann.session.geometry().await?;
            ensure!(findings.is_empty(), "in {language} at {size}: {findings:?}");
        }
        let findings = ann.session.axe().await?;
        ensure!(findings.is_empty(), "in {language}: {findings:?}");
    }
    ann.press("#install").await?;
    let asked = "return window.asked === true && !document.querySelector('#install').checkVisibility()";
    ann.session.until("the browser's own question", asked, &[]).await?;
    ann.must_be_quiet(&[]).await
}
