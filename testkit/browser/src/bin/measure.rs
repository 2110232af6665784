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

/// Records when the page first shows its main content.
const WHEN_READY: &str = "
    const wanted = '#board [data-card], #play-with-friends';
    const look = () => {
        if (!document.querySelector(wanted)) return requestAnimationFrame(look);
        requestAnimationFrame(() => { window.readyAfter ??= performance.now(); });
    };
    requestAnimationFrame(look);";

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

/// What a run measures, in the order of [`Timings`], and the bar for it in milliseconds.
const FIGURES: [(&str, f64); 8] = [
    ("home ready, loopback", 300.0),
    ("table ready, loopback", 300.0),
    ("home ready, 4× slower CPU, 1.6 Mbit/s", 1500.0),
    ("table ready, 4× slower CPU, 1.6 Mbit/s", 1500.0),
    ("home ready again, loopback", 200.0),
    ("table ready again, loopback", 200.0),
    ("press to the frame on screen, 95th percentile", 33.0),
    ("longest frame while 21 cards are re-laid", 50.0),
];

type Timings = [f64; FIGURES.len()];

#[tokio::main]
async fn main() -> Result<()> {
    let (server, driver) = (TestServer::start().await?, Driver::start()?);
    let mut runs = Vec::new();
    for run in 0..RUNS {
        let ann =
            BrowserPlayer::new(driver.open().await?, &server.address(), "Ann", Settings::default()).await?;
        let (measured, [home, table]) = measure(&server, &ann).await?;
        if run == 0 {
            show_size("first load of home, brotli", &home);
            show_size("first load of a table's link, brotli", &table);
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
    println!("{what:<46} {value:>8.1} {unit:<2}  bar {bar:>6.0} {unit:<2}  {verdict}");
}

fn show_size(what: &str, loaded: &[LoadedFile]) {
    for file in loaded {
        println!("  {:<44} {:>8.1} KB", file.name, file.bytes / 1000.0);
    }
    let all: f64 = loaded.iter().map(|file| file.bytes).sum();
    show(what, all / 1000.0, 150.0, "KB");
}

/// The figures, and the files of a first visit to the home page and to a table from there.
async fn measure(server: &TestServer, ann: &BrowserPlayer) -> Result<(Timings, [Vec<LoadedFile>; 2])> {
    let browser = &ann.browser;
    let rules = RuleChoice { rounds: Some(1), ..RuleChoice::new(Edition::English, Variant::Full) };
    let table = ann.make_table(&with_long_timeouts(rules)).await?;
    let opponent = SocketPlayer::sit(server, &table, "Bob").await?;
    ann.wait_for("two players", |view| view.players.len() == 2).await?;
    ann.press_primary().await?;
    ann.wait_for("cards", |view| view.phase == "playing").await?;
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WHEN_READY })).await?;
    browser.devtools("Network.enable", json!({})).await?;
    // The service worker fetches all files once; wait for that, so that it does not disturb the measurement.
    browser.until("the page to be kept", "return !!navigator.serviceWorker.controller", &[]).await?;
    disable_cache(browser, true).await?;
    let path = format!("t/{table}");
    let home = ready(ann, "").await?;
    let home_load = browser.eval(LOADED, &[]).await?;
    let on_the_way = ready(ann, &path).await?;
    let loaded = [home_load, browser.eval(LOADED, &[]).await?];
    slow_down(browser, 4.0, 1_600_000.0 / 8.0).await?;
    let slow_home = ready(ann, "").await?;
    let slow_table = ready(ann, &path).await?;
    slow_down(browser, 1.0, -1.0).await?;
    disable_cache(browser, false).await?;
    let home_again = ready(ann, "").await?;
    let table_again = ready(ann, &path).await?;
    let press = presses(ann).await?;
    let frame = frames(ann, &opponent).await?;
    Ok(([home, on_the_way, slow_home, slow_table, home_again, table_again, press, frame], loaded))
}

/// All loaded files with their compressed size, without requests to the API.
const LOADED: &str = "
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return all.filter(one => !one.name.includes('/api/'))
        .map(one => ({ name: new URL(one.name).pathname, bytes: one.encodedBodySize }))";

/// The time from the start of the navigation until the page is ready.
async fn ready(ann: &BrowserPlayer, path: &str) -> Result<f64> {
    ann.go(path).await?;
    let after = ann.browser.until("the page to be ready", "return window.readyAfter ?? null", &[]).await?;
    after.as_f64().context("a time")
}

async fn disable_cache(browser: &Browser, disabled: bool) -> Result<()> {
    browser.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": disabled })).await?;
    browser.devtools("Network.setBypassServiceWorker", json!({ "bypass": disabled })).await?;
    // At a later visit the service worker is not running yet.
    browser.devtools("ServiceWorker.enable", json!({})).await?;
    browser.devtools("ServiceWorker.stopAllWorkers", json!({})).await.map(drop)
}

async fn slow_down(browser: &Browser, factor: f64, bytes_per_second: f64) -> Result<()> {
    browser.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": factor })).await?;
    let line = json!({ "offline": false, "latency": 0, "downloadThroughput": bytes_per_second, "uploadThroughput": bytes_per_second });
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

/// The longest frame while the layout grows to 21 cards and the screen turns.
async fn frames(ann: &BrowserPlayer, opponent: &SocketPlayer) -> Result<f64> {
    for cards in [15, 18] {
        widen(ann, opponent, cards).await?;
    }
    ann.browser.settle().await?;
    ann.browser.eval::<bool>(RECORD_FRAMES, &[]).await?;
    widen(ann, opponent, 21).await?;
    ann.browser.settle().await?;
    for size in [Size(900, 1440), Size(1440, 900)] {
        ann.browser.resize(size).await?;
        ann.browser.settle().await?;
    }
    let frames: Vec<f64> = ann.browser.eval("window.noting = false; return window.frames_", &[]).await?;
    frames.into_iter().reduce(f64::max).context("no frame was drawn")
}

async fn widen(ann: &BrowserPlayer, opponent: &SocketPlayer, cards: usize) -> Result<()> {
    opponent.send(Action::NoSet).await?;
    ann.say_no_set().await?;
    ann.wait_for("three more cards", |view| view.layout().len() == cards).await.map(drop)
}
