//! The player's statistics: how quickly, how surely, where and when. They come from the diary, which is not sent anywhere.

mod figures;
mod ratings;

use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;
use web_ui::browser::{after, focus, save};

use self::figures::{Summary, by_differing, by_game, table};
pub use self::ratings::ratings;
use crate::card::fan;
use crate::diary::{self, Entry, Game};
use crate::learn::coach;
use crate::people;
use crate::prelude::*;
use crate::table::chart::{Below, Plot, Series, drawing, plotted};
use crate::table::result::{cell, columns, folded, grid, part, rate_text, row_name, time_text};

pub fn statistics() -> El {
    let entries = Signal::new(diary::entries());
    let title = el("div").class("stack").children([
        el("h1").text_of(text(msg::StatisticsTitle)),
        el("p").class("lead").text_of(text(msg::StatisticsLead)),
    ]);
    let shown = el("div").class("stack statistics").children_of(move || {
        entries.with(|entries| if entries.is_empty() { vec![empty()] } else { all(entries) })
    });
    let keeping = keeping(entries).shown_if(move || entries.with(|entries| !entries.is_empty()));
    let ways = el("p").class("row").children([
        page_link(Page::Ratings, "button").text_of(text(msg::RatingsTitle)),
        page_link(Page::Profile(people::OWN.to_owned()), "button")
            .id("own-profile")
            .text_of(text(msg::PeopleOwn)),
    ]);
    page_frame("page statistics-page", [title, shown, ways, keeping])
}

fn empty() -> El {
    el("section").class("inviting").id("nothing-yet").children([
        fan(&["1srd", "?1", "?2"]),
        el("p").class("inviting-line").text_of(text(msg::StatisticsEmpty)),
        el("p").class("row").children([
            page_link(Page::Alone, "button primary").text_of(text(msg::StatisticsBeginAlone)),
            page_link(Page::Daily, "button").text_of(text(msg::StatisticsBeginDaily)),
            page_link(Page::Learn, "button").text_of(text(msg::StatisticsBeginLearn)),
            page_link(Page::Home, "button").text_of(text(msg::StatisticsBeginFriends)),
        ]),
    ])
}

fn all(entries: &[Entry]) -> Vec<El> {
    [sum(entries), differing(entries), games(entries)].into_iter().chain(history(entries)).collect()
}

fn sum(entries: &[Entry]) -> El {
    let (words, sum) = (words(), Summary::of(entries));
    let figure = |id: &str, label: String, value: String| definition(&label, &value).id(id);
    part(words.text(msg::StatisticsSum)).child(el("dl").class("sum").children([
        figure("sum-found", words.text(msg::StatisticsFound), words.whole(sum.found as u128)),
        figure("sum-hit-rate", words.text(msg::ResultHitRate), rate_text(sum.hit_rate())),
        figure("sum-best", words.text(msg::ResultQuickest), time_text(sum.best)),
        figure("sum-median", words.text(msg::ResultMedian), time_text(sum.median)),
    ]))
}

fn differing(entries: &[Entry]) -> El {
    let words = words();
    let columns =
        columns([&msg::StatisticsDiffering, &msg::StatisticsFound, &msg::ResultQuickest, &msg::ResultMedian]);
    let rows = (1..=4).map(|features| {
        let sum = by_differing(entries, features);
        let [features, found] = [features.into(), sum.found as u128].map(|count| words.whole(count));
        vec![row_name(&features), cell(&found), cell(&time_text(sum.best)), cell(&time_text(sum.median))]
    });
    let title = words.text(msg::StatisticsByDiffering);
    let table = grid(&title, columns, rows.collect());
    let medians =
        (1..=4).filter_map(|features| Some((features, by_differing(entries, features as u8).median?)));
    let medians: Series = medians.collect();
    let figure = |features: usize| features;
    let draw = move |width, mirrored| {
        let (all, below) = ([medians.clone()], Below::Figures(&figure));
        drawing(&Plot { all: &all, width, mirrored, unit: 1000, below, bars: true })
    };
    part(title).id("by-differing").children([
        el("p").class("small").text(&words.text(msg::ResultAxisSeconds)),
        plotted(text(msg::StatisticsDifferingChart), draw),
        el("p").class("small axis-end").text(&words.text(msg::StatisticsDiffering)),
        folded(table),
    ])
}

fn games(entries: &[Entry]) -> El {
    let words = words();
    let columns = columns([
        &msg::StatisticsGame,
        &msg::StatisticsFound,
        &msg::StatisticsWrong,
        &msg::ResultHitRate,
        &msg::ResultQuickest,
        &msg::ResultMedian,
    ]);
    let name = |game: Game| words.text(msg::StatisticsGameName { game: game.name() });
    let played = Game::ALL.into_iter().map(|game| (game, by_game(entries, game)));
    let played: Vec<(Game, Summary)> = played.filter(|(_, sum)| sum.found + sum.wrong > 0).collect();
    let rows = played.iter().map(|&(game, sum)| {
        vec![
            row_name(&name(game)),
            cell(&words.whole(sum.found as u128)),
            cell(&words.whole(sum.wrong as u128)),
            cell(&rate_text(sum.hit_rate())),
            cell(&time_text(sum.best)),
            cell(&time_text(sum.median)),
        ]
    });
    let title = words.text(msg::StatisticsByGame);
    let table = grid(&title, columns, rows.collect());
    let most = played.iter().map(|(_, sum)| sum.found).max().unwrap_or(0).max(1);
    let bar = |&(game, sum): &(Game, Summary)| {
        let share = move || format!("{}%", 100 * sum.found / most);
        el("li").children([
            el("span").text(&name(game)),
            el("span").class("game-bar").style_of("--share", share),
            el("b").text(&words.whole(sum.found as u128)),
        ])
    };
    // The table has the same numbers.
    let bars = el("ul").class("game-bars").attr("aria-hidden", "true").children(played.iter().map(bar));
    part(title).id("by-game").children([
        el("p").class("small").text(&words.text(msg::StatisticsFound)),
        bars,
        folded(table),
    ])
}

fn keeping(entries: Signal<Vec<Entry>>) -> El {
    let asks = Signal::new(false);
    let ask = move |wanted: bool, then: &'static str| {
        asks.set(wanted);
        // The focused button is hidden now, so the one in its place gets the focus.
        after(0, move || focus(then));
    };
    let burn = move || {
        diary::clear();
        coach::clear();
        asks.set(false);
        entries.set(Vec::new());
        announce(&words().text(msg::StatisticsDeleted));
        after(0, || focus("main"));
    };
    let buttons = el("div").class("row").shown_if(move || !asks.get()).children([
        button("secondary", move || entries.with_untracked(|entries| download(entries)))
            .id("export")
            .child(icon(Icon::Download))
            .child(el("span").text_of(text(msg::StatisticsExport))),
        button("secondary", move || ask(true, "delete-no")).id("delete").text_of(text(msg::StatisticsDelete)),
    ]);
    let no = button("secondary", move || ask(false, "delete"));
    let question = el("div").class("stack").attr("role", "group").attr("aria-labelledby", "delete-question");
    let question = question.shown_if(move || asks.get()).children([
        el("p").id("delete-question").text_of(text(msg::StatisticsDeleteSure)),
        el("div").class("row").children([
            no.id("delete-no").text_of(text(msg::StatisticsDeleteNo)),
            button("danger", burn).id("delete-yes").text_of(text(msg::StatisticsDeleteYes)),
        ]),
    ]);
    let title = el("h2").text_of(text(msg::StatisticsKeeping));
    el("section").class("part").id("keeping").children([title, buttons, question])
}

fn download(entries: &[Entry]) {
    let date = |at: u64| String::from(Date::new(&JsValue::from_f64(at as f64)).to_iso_string());
    save("tercet.csv", "text/csv;charset=utf-8", &table(entries, date));
}

/// The most days or weeks that are drawn, the latest ones.
const DRAWN: usize = 60;

/// Two charts and a table; `None` without an entry.
fn history(entries: &[Entry]) -> Option<El> {
    let history = figures::history(&on_the_wall(entries));
    let words = words();
    let from = history.spans.len().saturating_sub(DRAWN);
    let latest = history.spans.get(from..).filter(|spans| !spans.is_empty())?.to_vec();
    let axis = either(history.weeks, msg::StatisticsWeeks, msg::StatisticsDays);
    let columns = vec![axis.clone(), words.text(msg::StatisticsFound), words.text(msg::ResultMedian)];
    let title = words.text(msg::StatisticsHistory);
    let rows = history.spans.iter().rev().map(|(day, sum)| {
        let (found, median) = (words.whole(sum.found as u128), time_text(sum.median));
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
            false => sum.median,
        };
        let places = spans.iter().zip(1..).filter_map(|((_, sum), place)| Some((place, value(sum)?)));
        let all: [Series; 1] = [places.collect()];
        let below =
            |place: usize| spans.get(place - 1).map(|(day, _)| written(*day, false)).unwrap_or_default();
        let unit = if counts { 1 } else { 1000 };
        drawing(&Plot { all: &all, width, mirrored, unit, below: Below::Names(&below), bars: counts })
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
    date.to_locale_date_string(words().language().locale(), &options).into()
}
