//! The puzzle of the day as a ritual: the cover, the player's own day, the end, and the result to pass on.

use anyhow::{Context, Result, ensure};
use browser::{BrowserPlayer, Settings};
use engine::all_sets;
use odds::{Date, daily_puzzle};
use serde_json::{Value, json};

use crate::endings::take_picture;
use crate::puzzle::{begin, cards, find};
use crate::{HEBREW, not_a_set, start};

/// It is the 17th in the east, the 16th in UTC and the 15th in the west.
const ELEVEN: &str = "2026-11-16T11:00:00Z";
const EAST: &str = "Pacific/Kiritimati";
const WEST: &str = "Etc/GMT+12";

/// From the next page on, every page opens at this time.
async fn set_clock(player: &BrowserPlayer, time: &str) -> Result<()> {
    let source = format!(
        "{{ const real = Date.now.bind(Date), shift = Date.parse('{time}') - real(); Date.now = () => real() + shift }}"
    );
    let script = json!({ "source": source });
    player.browser.devtools("Page.addScriptToEvaluateOnNewDocument", script).await.map(drop)
}

async fn set_zone(player: &BrowserPlayer, zone: &str) -> Result<()> {
    player.browser.devtools("Emulation.setTimezoneOverride", json!({ "timezoneId": zone })).await.map(drop)
}

pub async fn store_days(player: &BrowserPlayer, lines: &str) -> Result<()> {
    player.go("healthz").await?;
    let script = "localStorage.setItem('tercet.daily', arguments[0]); return true";
    player.browser.eval::<bool>(script, &[json!(lines)]).await.map(drop)
}

/// The stored line of a day.
async fn stored(player: &BrowserPlayer, day: &str) -> Result<String> {
    let days = player.browser.stored("tercet.daily").await?.unwrap_or_default();
    Ok(days.lines().find(|line| line.starts_with(day)).unwrap_or_default().to_owned())
}

/// A stored line of a day on which all Sets were found, one every two seconds.
pub fn solved_line(day: &str) -> Result<String> {
    let layout = daily_puzzle(day.parse()?);
    let letter =
        |card| layout.iter().position(|&other| other == card).map(|place| char::from(b'a' + place as u8));
    let sets = all_sets(&layout).into_iter().enumerate().map(|(place, set)| {
        format!("{}{}", set.into_iter().filter_map(letter).collect::<String>(), 2_000 * (place + 1))
    });
    Ok(format!("{day} 12000 1 2 solved - {}\n", sets.collect::<Vec<_>>().join(",")))
}

/// Solves the puzzle of a day, which must be this one, and waits for the result.
async fn solve(player: &BrowserPlayer, path: &str, day: &str) -> Result<()> {
    let layout = begin(player, path).await?;
    ensure!(layout == daily_puzzle(day.parse::<Date>()?), "{path} is the puzzle of {day}");
    for (place, set) in all_sets(&layout).into_iter().enumerate() {
        find(player, set, place + 1).await?;
    }
    player.browser.wait_visible("#share-text").await
}

/// What an element says, without the marks around values.
pub async fn text(player: &BrowserPlayer, selector: &str) -> Result<String> {
    player.browser.wait_visible(selector).await?;
    let text = player.browser.text(selector).await?.with_context(|| format!("{selector} has a text"))?;
    Ok(text.replace(['\u{2068}', '\u{2069}'], ""))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_starts_with_the_player_and_there_is_one_cover() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    ann.go_to("daily", "#start").await?;
    let cover = text(&ann, ".day-cover").await?;
    ensure!(cover.contains("Twelve cards, six Sets") && cover.contains("Start a streak today"), "{cover}");
    let covered =
        "return !document.querySelector('#board') && !document.querySelector('.clock').checkVisibility()";
    ensure!(ann.browser.eval::<bool>(covered, &[]).await?, "neither cards nor clock before the start");
    tokio::time::sleep(std::time::Duration::from_millis(2_600)).await;
    ensure!(ann.browser.stored("tercet.daily").await?.is_none(), "nothing is begun");
    ann.press("#start").await?;
    cards(&ann, 12).await?;
    let clock = text(&ann, ".clock").await?;
    ensure!(["0:00", "0:01"].contains(&clock.as_str()), "the clock has not run before: {clock}");
    ann.browser.reload().await?;
    cards(&ann, 12).await?;
    ensure!(!ann.browser.has("#start").await?, "no second cover");
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cover_is_opened_with_the_space_key() -> Result<()> {
    let (_server, _driver, [ann]) = start(["אנה"], HEBREW).await?;
    ann.go_to("daily", "#start").await?;
    ann.browser.type_keys(" ").await?;
    cards(&ann, 12).await?;
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_players_own_day_decides_and_a_date_is_open_while_it_is_that_date_anywhere() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    set_clock(&ann, ELEVEN).await?;
    set_zone(&ann, EAST).await?;
    solve(&ann, "daily", "2026-11-17").await?;
    let next = text(&ann, ".headline .next").await?;
    ensure!(next.starts_with("Next puzzle in 22:59:"), "until midnight here: {next}");
    ann.go_to("daily/2026-11-18", ".failure h1").await?;
    let refused = text(&ann, ".failure h1").await?;
    ensure!(refused == "The puzzle for November 18, 2026 opens when that day begins.", "{refused}");

    set_zone(&ann, WEST).await?;
    ann.go_to("", "#today").await?;
    ann.press("#today").await?;
    let cover = text(&ann, ".cover-date").await?;
    ensure!(cover == "Sunday, November 15, 2026", "the tile leads to the day of this place: {cover}");
    ensure!(!ann.browser.has("#day-after").await?, "what begins elsewhere first is not announced");
    solve(&ann, "daily", "2026-11-15").await?;
    let next = text(&ann, ".headline .next").await?;
    ensure!(next.starts_with("Next puzzle in 59:"), "until midnight here: {next}");
    solve(&ann, "daily/2026-11-16", "2026-11-16").await?;
    solve(&ann, "daily/2026-11-14", "2026-11-14").await?;
    for (day, stage) in [("14", " late "), ("15", " solved "), ("16", " solved "), ("17", " solved ")] {
        let line = stored(&ann, &format!("2026-11-{day}")).await?;
        ensure!(line.contains(stage), "{line} is{stage}");
    }
    ann.go_to("daily/2026-11-16", "#share-text").await?;
    let streak = text(&ann, "[data-figure=streak] dd").await?;
    ensure!(streak == "3", "dates on both sides of the date line follow each other: {streak}");
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_celebrates_compares_and_shows_the_month() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    set_clock(&ann, ELEVEN).await?;
    set_zone(&ann, "Europe/Paris").await?;
    let days = "2026-10-31 900000 0 0 solved - -\n2026-11-12 700000 0 0 late - -\n2026-11-13 9000 0 0 going - -\n\
                2026-11-14 800000 0 0 solved - -\n2026-11-15 600000 0 0 solved - -\n";
    store_days(&ann, days).await?;
    ann.go_to("daily", "#start").await?;
    ensure!(text(&ann, "#cover-streak").await? == "Streak: 2 days", "the streak so far");
    solve(&ann, "daily", "2026-11-16").await?;
    ensure!(ann.browser.has(".celebration svg").await?, "it is celebrated");
    let moment =
        "document.getAnimations().forEach(one => { one.pause(); one.currentTime = 900 }); return true";
    ann.browser.eval::<bool>(moment, &[]).await?;
    ann.browser.screenshot("daily/celebration").await?;
    let sets = "return document.querySelectorAll('.headline .solved-sets li .card').length";
    ensure!(ann.browser.eval::<u32>(sets, &[]).await? == 18, "the six Sets lie under the time");
    let primary =
        "return [...document.querySelectorAll('main .primary')].filter(one => one.checkVisibility()).length";
    ensure!(ann.browser.eval::<u32>(primary, &[]).await? == 1, "one thing to do");
    ensure!(text(&ann, "#compared").await? == "Your best time so far!", "compared with the days before");
    let solved = text(&ann, "#solved").await?;
    ensure!(solved.starts_with("Solved in "), "how long it took: {solved}");
    ensure!(ann.browser.has(".headline .end-figures .figure").await?, "the player's own figure");
    for same in ["best", "longest"] {
        let figure = format!("[data-figure={same}]");
        ensure!(!ann.browser.has(&figure).await?, "{same} is said already, in the title or as the streak");
    }
    for (figure, wanted) in [("streak", "3"), ("median", "11:40")] {
        let shown = text(&ann, &format!("[data-figure={figure}] dd")).await?;
        ensure!(shown.contains(wanted), "{figure} is {shown}, not {wanted}");
    }
    let size = "return parseFloat(getComputedStyle(document.querySelector('#solved')).fontSize)";
    ensure!(ann.browser.eval::<f64>(size, &[]).await? >= 36.0, "the time is what the page is about");
    let month = "const of = kind => [...document.querySelectorAll(`td [data-kind=${kind}]`)].map(day => day.innerText).join(' '); \
                 const today = document.querySelector('.calendar td [aria-current=date]'); \
                 return [document.querySelector('#month').innerText, of('solved'), of('late'), today.innerText, \
                     today.ariaLabel, document.querySelectorAll('td [data-day]').length]";
    let shown: Value = ann.browser.eval(month, &[]).await?;
    let label = "\u{2068}November 16, 2026\u{2069}: solved";
    ensure!(shown == json!(["November 2026", "14 15 16", "12", "16", label, 30]), "{shown}");
    let disabled = "return document.querySelector('#month-after').disabled";
    ensure!(ann.browser.eval::<bool>(disabled, &[]).await?, "no month to come");
    ann.press("#month-before").await?;
    let october = "return document.querySelector('[data-day=\"2026-10-31\"][data-kind=solved]') && document.querySelector('#month').innerText";
    ensure!(
        ann.browser.until("the month before", october, &[]).await? == "October 2026",
        "a month can be turned"
    );

    ann.browser.reload().await?;
    ann.browser.wait_visible("#share-text").await?;
    ensure!(!ann.browser.has(".celebration").await?, "once");
    take_picture(&ann, "picture/daily").await?;
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn without_motion_the_end_is_still() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings { motion: false, ..Settings::default() }).await?;
    let layout = begin(&ann, "daily").await?;
    for (place, set) in all_sets(&layout).into_iter().enumerate() {
        find(&ann, set, place + 1).await?;
    }
    ann.browser.wait_visible("#solved").await?;
    let moves = "return document.querySelector('.celebration')?.checkVisibility() || \
                 document.querySelector('.result').getAnimations({ subtree: true }).length > 0";
    ensure!(!ann.browser.eval::<bool>(moves, &[]).await?, "nothing moves");
    ann.check_console(&[]).await
}

/// Solves a day with a hint and a mistake, and copies the result.
async fn copied(player: &BrowserPlayer) -> Result<String> {
    let layout = begin(player, "daily").await?;
    player.press("#hint").await?;
    player.browser.wait_visible(".hint-told").await?;
    player.pick(&not_a_set(&layout)?).await?;
    player.check_explanation().await?;
    for (place, set) in all_sets(&layout).into_iter().enumerate() {
        find(player, set, place + 1).await?;
    }
    player.browser.wait_visible("#copy-result").await?;
    let watch = "navigator.clipboard.writeText = async text => { window.copied = text }; return true";
    player.browser.eval::<bool>(watch, &[]).await?;
    player.press("#copy-result").await?;
    let copied = player.browser.until("the copy", "return window.copied ?? null", &[]).await?;
    Ok(copied.as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_is_pasted_with_hints_and_mistakes() -> Result<()> {
    let (_server, _driver, [ann]) = start(["Ann"], Settings::default()).await?;
    let text = copied(&ann).await?;
    let lines: Vec<&str> = text.lines().collect();
    ensure!(lines.len() == 9, "{text}");
    ensure!(lines[1].contains("1 hint · 1 mistake"), "hints and mistakes are counted: {text}");
    ensure!(
        lines[2..8].iter().all(|line| line.starts_with('■') && line.contains([':', '.'])),
        "a line for each Set: {text}"
    );
    ensure!(lines[8].contains("/daily/20") && lines[8].ends_with("?l=en"), "and the link: {text}");

    let watch = "window.made = []; const make = URL.createObjectURL; \
                 URL.createObjectURL = blob => { made.push([blob.type, blob.size]); return make.call(URL, blob) }; \
                 navigator.canShare = () => false; return true";
    ann.browser.eval::<bool>(watch, &[]).await?;
    ann.press("#share-picture").await?;
    let made = ann.browser.until("the picture", "return window.made[0] ?? null", &[]).await?;
    ensure!(made[0] == "image/png" && made[1].as_u64() > Some(5_000), "{made}");
    ann.check_console(&[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_in_hebrew_reads_from_right_to_left_in_any_field() -> Result<()> {
    let (_server, _driver, [ann]) = start(["אנה"], HEBREW).await?;
    let text = copied(&ann).await?;
    ensure!(text.contains("רמז אחד · טעות אחת"), "hints and mistakes are counted: {text}");
    // The place of each letter where the text is pasted, whichever way that field is written.
    let places = "const field = document.createElement('div'); field.dir = arguments[1]; \
                  field.style.cssText = 'position: fixed; inset: 0; white-space: pre; unicode-bidi: isolate'; \
                  field.textContent = arguments[0]; document.body.append(field); \
                  const node = field.firstChild, range = document.createRange(); \
                  const left = place => { range.setStart(node, place); range.setEnd(node, place + 1); return range.getBoundingClientRect().left }; \
                  const line = arguments[0].split('\\n')[2], start = arguments[0].indexOf(line); \
                  const result = [left(start + line.indexOf('■')), left(start + line.indexOf('□')), left(start + line.search(/[.:]/))]; \
                  const head = arguments[0].split('\\n')[0]; \
                  result.push(left(head.indexOf('ה')), left(head.indexOf('T')), left(head.search(/\\d/))); \
                  field.remove(); return result";
    // At least one bar is not full; the third line may be the longest.
    let line = text.lines().skip(2).find(|line| line.contains('□')).context("a bar that is not full")?;
    let head = text.lines().next().unwrap_or_default();
    let sample = format!("{head}\n\n{line}");
    for direction in ["ltr", "rtl", "auto"] {
        let found: Vec<f64> = ann.browser.eval(places, &[json!(sample), json!(direction)]).await?;
        ensure!(
            found[0] > found[1] && found[1] > found[2],
            "the bar grows from the right, its time follows on the left: {found:?}"
        );
        ensure!(found[3] > found[4] && found[4] > found[5], "the sentence, the name, the date: {found:?}");
    }
    ann.check_console(&[]).await
}

/// Stored days for the pages that show them: some are solved in time, one is solved from the archive, and one is begun.
pub fn example_days() -> Result<String> {
    let late = solved_line("2026-11-13")?.replace(" solved ", " late ");
    let in_time = "2026-11-10 95000 0 0 solved - -\n2026-11-11 71000 0 0 solved - -\n";
    Ok(format!("{in_time}{late}2026-11-15 0 0 0 going - -\n"))
}
