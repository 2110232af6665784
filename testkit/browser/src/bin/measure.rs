//! Measures what the page loads, how soon it is ready, how quickly it responds and how smoothly it moves, in a real browser.
//!
//! Shows the best of three runs, because other work on the machine only makes times longer.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use browser::{Browser, BrowserPlayer, Driver, Settings, Size, SocketPlayer, TestServer, with_long_timeouts};
use engine::{Action, Edition, RuleChoice, Variant};
use serde::Deserialize;
use serde_json::json;

const RUNS: usize = 3;

const PRESSES: usize = 120;

/// Records when each of these is first in the page, and when it is on the screen.
const WHEN_SHOWN: &str = "
    window.there = {}; window.shown = {};
    const look = () => {
        for (const one of ['#board [data-card]', '#play-with-friends', '.finder [data-card]', '#sent-name, #name', '#join-table']) {
            if (one in there || !document.querySelector(one)) continue;
            there[one] = performance.now();
            requestAnimationFrame(() => requestAnimationFrame(() => { shown[one] = performance.now(); }));
        }
    };
    new MutationObserver(look).observe(document, { attributeFilter: ['id', 'data-card'], childList: true, subtree: true });";

/// The first card of a table.
const TABLE: &str = "#board [data-card]";

const HOME: &str = "#play-with-friends";

/// The first card of the board on the home page.
const HOME_BOARD: &str = ".finder [data-card]";

/// The field for the guest's name, in the page that the server sends or in the one that takes over.
const GUEST: &str = "#sent-name, #name";

/// The button of the page that takes over.
const GUEST_LIVE: &str = "#join-table";

/// Records for every press the time until its frame is on the screen, with the browser's Event Timing API: to the nearest 8 ms,
/// and nothing for less than 16 ms.
const RECORD_PRESSES: &str = "
    window.presses = 0; window.late = [];
    addEventListener('pointerdown', () => window.presses++, { capture: true });
    const note = list => list.getEntries().filter(one => one.name === 'pointerdown').forEach(one => window.late.push(one.duration));
    new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 });
    return true";

const RECORD_FRAMES: &str = "
    window.frames_ = []; window.noting = true;
    let last = performance.now();
    const next = now => { window.frames_.push(now - last); last = now; if (window.noting) requestAnimationFrame(next); };
    requestAnimationFrame(next);
    return true";

#[derive(Debug, Deserialize)]
struct LoadedFile {
    name: String,
    bytes: f64,
}

/// What a run measures, in the order of [`Timings`], and the bar for it in milliseconds. The slow line has 1.6 Mbit/s and a round
/// trip of 150 ms, and the slow processor is 4 times slower.
const FIGURES: [(&str, f64); 11] = [
    ("home ready, loopback", 300.0),
    ("own table ready, loopback", 300.0),
    ("home's first card, slow line and processor", 1800.0),
    ("guest page, slow line and processor", 1200.0),
    ("guest page live, slow line and processor", 1800.0),
    ("own table's first card, slow line and processor", 1800.0),
    ("home ready again, loopback", 200.0),
    ("own table ready again, loopback", 200.0),
    ("press to the frame on screen, 95th percentile", 33.0),
    ("longest frame, 21 cards dealt, slow processor", 50.0),
    ("longest frame while 21 cards are re-laid", 50.0),
];

type Timings = [f64; FIGURES.len()];

/// The round trip of the slow line, in milliseconds, and its bytes a second.
const SLOW_LINE: (f64, f64) = (150.0, 1_600_000.0 / 8.0);

const FAST_LINE: (f64, f64) = (0.0, -1.0);

#[tokio::main]
async fn main() -> Result<()> {
    let (server, driver) = (TestServer::start().await?, Driver::start()?);
    let mut runs = Vec::new();
    for run in 0..RUNS {
        let player = async |name| {
            BrowserPlayer::new(driver.open().await?, &server.address(), name, Settings::default()).await
        };
        let (ann, guest) = (player("Ann").await?, player("Eve").await?);
        let (measured, loads) = measure(&server, &ann, &guest).await?;
        if run == 0 {
            for (what, load) in ["home", "a table's link", "an own table"].into_iter().zip(&loads) {
                show_size(&format!("first load of {what}, brotli"), load);
            }
        }
        runs.push(measured);
    }
    for (index, (what, bar)) in FIGURES.into_iter().enumerate() {
        show(what, runs.iter().map(|run: &Timings| run[index]).fold(f64::INFINITY, f64::min), bar, "ms");
    }
    Ok(())
}

fn show(what: &str, value: f64, bar: f64, unit: &str) {
    let verdict = if value <= bar { "ok" } else { "OVER" };
    println!("{what:<48} {value:>8.1} {unit:<2}  bar {bar:>6.0} {unit:<2}  {verdict}");
}

fn show_size(what: &str, loaded: &[LoadedFile]) {
    for file in loaded {
        println!("  {:<46} {:>8.1} KB", file.name, file.bytes / 1000.0);
    }
    let all: f64 = loaded.iter().map(|file| file.bytes).sum();
    show(what, all / 1000.0, 150.0, "KB");
}

/// The figures, and the files of a first visit to the home page, by a guest to a table's link, and to an own table.
async fn measure(
    server: &TestServer,
    ann: &BrowserPlayer,
    guest: &BrowserPlayer,
) -> Result<(Timings, [Vec<LoadedFile>; 3])> {
    let browser = &ann.browser;
    let rules = RuleChoice { rounds: Some(1), ..RuleChoice::new(Edition::English, Variant::Full) };
    let table = ann.make_table(&with_long_timeouts(rules)).await?;
    guest.store_settings(Settings::default(), None).await?;
    prepare(&guest.browser).await?;
    let path = format!("t/{table}");
    ready(guest, &path, GUEST_LIVE).await?;
    let guest_load = guest.browser.eval(LOADED, &[json!(GUEST_LIVE)]).await?;
    slow_down(&guest.browser, 4.0, SLOW_LINE).await?;
    let guest_live = ready(guest, &path, GUEST_LIVE).await?;
    let guest_shown = ready(guest, &path, GUEST).await?;
    let opponent = SocketPlayer::sit(server, &table, "Bob").await?;
    ann.wait_for("two players", |view| view.players.len() == 2).await?;
    ann.press_primary().await?;
    ann.wait_for("cards", |view| view.phase == "playing").await?;
    // The service worker fetches all files once; wait for that, so that it does not disturb the measurement.
    browser.until("the page to be kept", "return !!navigator.serviceWorker.controller", &[]).await?;
    prepare(browser).await?;
    let home = ready(ann, "", HOME).await?;
    let home_load = browser.eval(LOADED, &[json!(HOME)]).await?;
    let own_table = ready(ann, &path, TABLE).await?;
    let loads = [home_load, guest_load, browser.eval(LOADED, &[json!(TABLE)]).await?];
    slow_down(browser, 4.0, SLOW_LINE).await?;
    let slow_home = ready(ann, "", HOME_BOARD).await?;
    let slow_table = ready(ann, &path, TABLE).await?;
    slow_down(browser, 1.0, FAST_LINE).await?;
    disable_cache(browser, false).await?;
    let home_again = ready(ann, "", HOME).await?;
    let table_again = ready(ann, &path, TABLE).await?;
    let press = presses(ann).await?;
    let [dealt, relaid] = frames(ann, &opponent).await?;
    let slow = [slow_home, guest_shown, guest_live, slow_table];
    let again = [home_again, table_again, press, dealt, relaid];
    let timings: Vec<f64> = [home, own_table].into_iter().chain(slow).chain(again).collect();
    Ok((timings.try_into().ok().context("a time for each figure")?, loads))
}

/// Has a browser record when pages are shown, without its cache.
async fn prepare(browser: &Browser) -> Result<()> {
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WHEN_SHOWN })).await?;
    browser.devtools("Network.enable", json!({})).await?;
    disable_cache(browser, true).await
}

/// All files that were loaded before something was in the page, with their compressed size; without requests to the API.
const LOADED: &str = "
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return all.filter(one => !one.name.includes('/api/') && one.responseEnd <= window.there[arguments[0]])
        .map(one => ({ name: new URL(one.name).pathname, bytes: one.encodedBodySize }))";

/// The time from the start of the navigation until the page shows something.
async fn ready(player: &BrowserPlayer, path: &str, what: &str) -> Result<f64> {
    player.go(path).await?;
    let script = "return window.shown?.[arguments[0]] ?? null";
    let after = player.browser.until(&format!("{what} at /{path}"), script, &[json!(what)]).await?;
    after.as_f64().context("a time")
}

async fn disable_cache(browser: &Browser, disabled: bool) -> Result<()> {
    browser.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": disabled })).await?;
    browser.devtools("Network.setBypassServiceWorker", json!({ "bypass": disabled })).await?;
    // At a later visit the service worker is not running yet.
    browser.devtools("ServiceWorker.enable", json!({})).await?;
    browser.devtools("ServiceWorker.stopAllWorkers", json!({})).await.map(drop)
}

async fn slow_down(browser: &Browser, factor: f64, (latency, bytes_per_second): (f64, f64)) -> Result<()> {
    browser.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": factor })).await?;
    let line = json!({ "offline": false, "latency": latency, "downloadThroughput": bytes_per_second, "uploadThroughput": bytes_per_second });
    browser.devtools("Network.emulateNetworkConditions", line).await.map(drop)
}

/// The 95th percentile of the time that picking and releasing a card takes.
async fn presses(ann: &BrowserPlayer) -> Result<f64> {
    let layout = ann.wait_for("cards", |view| !view.layout().is_empty()).await?.layout();
    ann.browser.eval::<bool>(RECORD_PRESSES, &[]).await?;
    let cards = layout.chunks_exact(2).cycle().flat_map(|cards| [cards, cards]);
    for cards in cards.take(PRESSES / 2) {
        ann.pick(cards).await?;
    }
    ann.browser.until("all presses", "return window.presses === arguments[0]", &[json!(PRESSES)]).await?;
    // The browser reports a frame some time after it was on the screen.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut times: Vec<f64> = ann.browser.eval("return window.late", &[]).await?;
    ensure!(!times.is_empty(), "the browser told of no press");
    times.resize(PRESSES, 0.0);
    times.sort_by(f64::total_cmp);
    Ok(times[PRESSES * 95 / 100])
}

/// The longest frame while the layout grows to 21 cards on a slow processor, and while the screen turns then.
async fn frames(ann: &BrowserPlayer, opponent: &SocketPlayer) -> Result<[f64; 2]> {
    let browser = &ann.browser;
    for cards in [15, 18] {
        widen(ann, opponent, cards).await?;
    }
    browser.settle().await?;
    slow_down(browser, 4.0, FAST_LINE).await?;
    browser.eval::<bool>(RECORD_FRAMES, &[]).await?;
    widen(ann, opponent, 21).await?;
    browser.settle().await?;
    let dealt = longest_frame(browser).await?;
    slow_down(browser, 1.0, FAST_LINE).await?;
    browser.eval::<bool>(RECORD_FRAMES, &[]).await?;
    for size in [Size(900, 1440), Size(1440, 900)] {
        browser.resize(size).await?;
        browser.settle().await?;
    }
    Ok([dealt, longest_frame(browser).await?])
}

async fn longest_frame(browser: &Browser) -> Result<f64> {
    let frames: Vec<f64> = browser.eval("window.noting = false; return window.frames_", &[]).await?;
    frames.into_iter().reduce(f64::max).context("no frame was drawn")
}

async fn widen(ann: &BrowserPlayer, opponent: &SocketPlayer, cards: usize) -> Result<()> {
    opponent.send(Action::NoSet).await?;
    ann.say_no_set().await?;
    ann.wait_for("three more cards", |view| view.layout().len() == cards).await.map(drop)
}
