//! How much the page loads, how soon it is there, how quickly it answers and how smoothly it moves, in a real browser.
//!
//! A measurement, not a test: the best of three runs, since whatever else the machine does can only add to a time.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use browser::{Driver, Guest, Looks, Player, Session, Site, Size, with_time};
use engine::{Edition, RuleChoice, Variant};
use protocol::Request;
use serde::Deserialize;
use serde_json::json;

/// How often everything is measured.
const RUNS: usize = 3;

/// How many presses are measured.
const PRESSES: usize = 120;

/// Notes when the page has shown for the first time what it is for.
const WHEN_READY: &str = "
    const wanted = '#board [data-card], #play-with-friends';
    const look = () => {
        if (!document.querySelector(wanted)) return requestAnimationFrame(look);
        requestAnimationFrame(() => { window.readyAfter ??= performance.now(); });
    };
    requestAnimationFrame(look);";

/// Notes for every press how long it takes until the frame that answers it is on the screen, as the browser itself measures it:
/// to the nearest eight milliseconds, and silent about what takes less than sixteen.
const NOTE_PRESSES: &str = "
    window.presses = 0; window.late = [];
    addEventListener('pointerdown', () => window.presses++, { capture: true });
    const note = list => list.getEntries().filter(one => one.name === 'pointerdown').forEach(one => window.late.push(one.duration));
    new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 });
    return true";

/// Notes the time between frames.
const NOTE_FRAMES: &str = "
    window.frames_ = []; window.noting = true;
    let last = performance.now();
    const next = now => { window.frames_.push(now - last); last = now; if (window.noting) requestAnimationFrame(next); };
    requestAnimationFrame(next);
    return true";

/// What the browser has loaded.
#[derive(Debug, Deserialize)]
struct Loaded {
    name: String,
    bytes: f64,
}

/// What one run has measured, in milliseconds.
#[derive(Clone, Copy, Debug)]
struct Run {
    home: f64,
    table: f64,
    slow_home: f64,
    slow_table: f64,
    home_again: f64,
    table_again: f64,
    press: f64,
    frame: f64,
}

#[tokio::main]
async fn main() -> Result<()> {
    let (site, driver) = (Site::start().await?, Driver::start()?);
    let mut runs = Vec::new();
    for run in 0..RUNS {
        let ann = Player::new(driver.open().await?, &site.address(), "Ann", Looks::default()).await?;
        let (measured, loaded) = measure(&site, &ann).await?;
        if run == 0 {
            show_size("first load of home, brotli", &loaded.home);
            show_size("first load of a table's link, brotli", &loaded.table);
        }
        runs.push(measured);
    }
    let best = |of: fn(&Run) -> f64| runs.iter().map(of).fold(f64::INFINITY, f64::min);
    show("home ready, loopback", best(|run| run.home), 300.0, "ms");
    show("table ready, loopback", best(|run| run.table), 300.0, "ms");
    show("home ready, 4× slower CPU, 1.6 Mbit/s", best(|run| run.slow_home), 1500.0, "ms");
    show("table ready, 4× slower CPU, 1.6 Mbit/s", best(|run| run.slow_table), 1500.0, "ms");
    show("home ready again, loopback", best(|run| run.home_again), 200.0, "ms");
    show("table ready again, loopback", best(|run| run.table_again), 200.0, "ms");
    show("press to the frame on screen, 95th percentile", best(|run| run.press), 33.0, "ms");
    show("longest frame while 21 cards are re-laid", best(|run| run.frame), 50.0, "ms");
    Ok(())
}

fn show(what: &str, value: f64, bar: f64, unit: &str) {
    let verdict = if value <= bar { "ok" } else { "OVER" };
    println!("{what:<46} {value:>8.1} {unit:<2}  bar {bar:>6.0} {unit:<2}  {verdict}");
}

fn show_size(what: &str, loaded: &[Loaded]) {
    for file in loaded {
        println!("  {:<44} {:>8.1} KB", file.name, file.bytes / 1000.0);
    }
    let all: f64 = loaded.iter().map(|file| file.bytes).sum();
    show(what, all / 1000.0, 150.0, "KB");
}

/// What is loaded at a first visit, by where it leads.
struct FirstLoad {
    home: Vec<Loaded>,
    table: Vec<Loaded>,
}

async fn measure(site: &Site, ann: &Player) -> Result<(Run, FirstLoad)> {
    let session = &ann.session;
    let rules = RuleChoice { rounds: Some(1), ..RuleChoice::new(Edition::English, Variant::Full) };
    let table = ann.make_table(&with_time(rules)).await?;
    let guest = Guest::sit(site, &table, "Bob").await?;
    ann.look_until("two players", |seen| seen.players.len() == 2).await?;
    ann.press_primary().await?;
    ann.look_until("cards", |seen| seen.phase == "playing").await?;
    session.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WHEN_READY })).await?;
    session.devtools("Network.enable", json!({})).await?;
    // What is kept for later visits is fetched once; it shall not be under way while others are measured.
    session.until("the page to be kept", "return !!navigator.serviceWorker.controller", &[]).await?;
    keep_nothing(session, true).await?;
    let path = format!("t/{table}");
    let home = ready(ann, "").await?;
    let home_load = session.eval(LOADED, &[]).await?;
    let on_the_way = ready(ann, &path).await?;
    let loaded = FirstLoad { home: home_load, table: session.eval(LOADED, &[]).await? };
    slow_down(session, 4.0, 1_600_000.0 / 8.0).await?;
    let slow_home = ready(ann, "").await?;
    let slow_table = ready(ann, &path).await?;
    slow_down(session, 1.0, -1.0).await?;
    keep_nothing(session, false).await?;
    let home_again = ready(ann, "").await?;
    let table_again = ready(ann, &path).await?;
    let press = presses(ann).await?;
    let frame = frames(ann, &guest).await?;
    let run = Run { home, table: on_the_way, slow_home, slow_table, home_again, table_again, press, frame };
    Ok((run, loaded))
}

/// Everything that came over the wire, as it came, except what the game itself says.
const LOADED: &str = "
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return all.filter(one => !one.name.includes('/api/'))
        .map(one => ({ name: new URL(one.name).pathname, bytes: one.encodedBodySize }))";

/// How long after the start of the navigation the page is there.
async fn ready(ann: &Player, path: &str) -> Result<f64> {
    ann.go(path).await?;
    let after = ann.session.until("the page to be ready", "return window.readyAfter ?? null", &[]).await?;
    after.as_f64().context("a time")
}

/// Whether every visit is as the first one.
async fn keep_nothing(session: &Session, first: bool) -> Result<()> {
    session.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": first })).await?;
    session.devtools("Network.setBypassServiceWorker", json!({ "bypass": first })).await?;
    // Whoever comes back finds the worker asleep.
    session.devtools("ServiceWorker.enable", json!({})).await?;
    session.devtools("ServiceWorker.stopAllWorkers", json!({})).await.map(drop)
}

async fn slow_down(session: &Session, factor: f64, bytes_per_second: f64) -> Result<()> {
    session.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": factor })).await?;
    let line = json!({ "offline": false, "latency": 0, "downloadThroughput": bytes_per_second, "uploadThroughput": bytes_per_second });
    session.devtools("Network.emulateNetworkConditions", line).await.map(drop)
}

/// Picks cards and lets them go again.
async fn presses(ann: &Player) -> Result<f64> {
    let layout = ann.look_until("cards", |seen| !seen.layout().is_empty()).await?.layout();
    ann.session.eval::<bool>(NOTE_PRESSES, &[]).await?;
    let cards = layout.chunks_exact(2).cycle().flat_map(|cards| [cards, cards]);
    for cards in cards.take(PRESSES / 2) {
        ann.pick(cards).await?;
    }
    ann.session.until("all presses", "return window.presses === arguments[0]", &[json!(PRESSES)]).await?;
    // The browser tells of a frame some time after it was on the screen.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut times: Vec<f64> = ann.session.eval("return window.late", &[]).await?;
    ensure!(!times.is_empty(), "the browser told of no press");
    times.resize(PRESSES, 0.0);
    times.sort_by(f64::total_cmp);
    Ok(times[PRESSES * 95 / 100])
}

/// Widens the layout to 21 cards and turns the screen.
async fn frames(ann: &Player, guest: &Guest) -> Result<f64> {
    for cards in [15, 18] {
        widen(ann, guest, cards).await?;
    }
    ann.session.rest().await?;
    ann.session.eval::<bool>(NOTE_FRAMES, &[]).await?;
    widen(ann, guest, 21).await?;
    ann.session.rest().await?;
    for size in [Size(900, 1440), Size(1440, 900)] {
        ann.session.resize(size).await?;
        ann.session.rest().await?;
    }
    let frames: Vec<f64> = ann.session.eval("window.noting = false; return window.frames_", &[]).await?;
    frames.into_iter().reduce(f64::max).context("no frame was drawn")
}

async fn widen(ann: &Player, guest: &Guest, cards: usize) -> Result<()> {
    guest.ask(Request::NoSet).await?;
    ann.say_no_set().await?;
    ann.look_until("three more cards", |seen| seen.layout().len() == cards).await.map(drop)
}
