//! How quickly and how much, by day or week.

use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;
use web_ui::{El, el};
use words::msg;

use super::figures::{self, Summary};
use crate::diary::Entry;
use crate::settings::{either, words};
use crate::table::chart::{Plot, Series, drawing, plotted};
use crate::table::result::{cell, folded, grid, part, row_name, time_text};

/// The most days or weeks that are drawn, the latest ones.
const DRAWN: usize = 60;

/// Two charts and a table; `None` without an entry.
pub fn history(entries: &[Entry]) -> Option<El> {
    let history = figures::history(&on_the_wall(entries));
    let words = words();
    let from = history.spans.len().saturating_sub(DRAWN);
    let latest = history.spans.get(from..).filter(|spans| !spans.is_empty())?.to_vec();
    let axis = either(history.weeks, msg::StatisticsWeeks, msg::StatisticsDays);
    let columns = vec![axis.clone(), words.text(msg::StatisticsFound), words.text(msg::ResultMedian)];
    let title = words.text(msg::StatisticsHistory);
    let rows = history.spans.iter().rev().map(|(day, sum)| {
        let (found, median) = (words.whole(sum.found as u128), time_text(sum.median.map(u64::from)));
        vec![row_name(&written(*day, true)), cell(&found), cell(&median)]
    });
    let table = grid(&title, columns, rows.collect());
    Some(part(title).id("history").children([
        el("h3").text(&words.text(msg::StatisticsMedians)),
        el("p").class("small").text(&words.text(msg::ResultAxisSeconds)),
        chart(latest.clone(), false),
        el("p").class("small axis-end").text(&axis),
        el("h3").text(&words.text(msg::StatisticsCounts)),
        chart(latest, true),
        el("p").class("small axis-end").text(&axis),
        folded(table),
    ]))
}

/// The entries with local times: days begin at local midnight.
fn on_the_wall(entries: &[Entry]) -> Vec<Entry> {
    let here = |entry: &Entry| {
        let behind = Date::new(&JsValue::from_f64(entry.at as f64)).get_timezone_offset() * 60_000.0;
        Entry { at: (entry.at as f64 - behind).max(0.0) as u64, ..*entry }
    };
    entries.iter().map(here).collect()
}

/// Medians as a line, or numbers of Sets as bars.
fn chart(spans: Vec<(u64, Summary)>, counts: bool) -> El {
    let label = move || either(counts, msg::StatisticsCountsChart, msg::StatisticsMediansChart);
    plotted(label, move |width, mirrored| {
        let value = |sum: &Summary| match counts {
            true => Some(sum.found as u64),
            false => sum.median.map(u64::from),
        };
        let places = spans.iter().zip(1..).filter_map(|((_, sum), place)| Some((place, value(sum)?)));
        let all: [Series; 1] = [places.collect()];
        let below =
            |place: usize| spans.get(place - 1).map(|(day, _)| written(*day, false)).unwrap_or_default();
        let unit = if counts { 1 } else { 1000 };
        drawing(&Plot { all: &all, width, mirrored, unit, below: &below, bars: counts })
    })
}

/// A date in the page's language, short or with its year.
fn written(day: u64, whole: bool) -> String {
    let options = Object::new();
    let set = |name: &str, value: &str| drop(Reflect::set(&options, &name.into(), &value.into()));
    set("timeZone", "UTC");
    set("day", "numeric");
    set("month", if whole { "long" } else { "numeric" });
    if whole {
        set("year", "numeric");
    }
    let date = Date::new(&JsValue::from_f64(day as f64 * 86_400_000.0));
    date.to_locale_date_string(words().language().tag(), &options).into()
}
