//! The end of a puzzle: how long it took, how that compares, the streak and its calendar, and the result to share.

use ::odds::Date;
use protocol::PuzzleSummary;
use wasm_bindgen_futures::spawn_local;

use super::beat::beat_this;
use super::calendar::calendar;
use super::choose::{new_button, next};
use super::compare::Standing;
use super::found::{found_cards, help};
use super::run::{Found, PuzzleRun, split_text, time_text};
use super::share::{share_row, shared};
use super::solving::{PuzzleKind, Solving};
use super::store;
use crate::challenge::race::race_page;
use crate::figure::own_figure;
use crate::http;
use crate::prelude::*;
use crate::table::ending::celebration;

pub fn result(solving: Solving) -> El {
    let time = move || time_text(solving.run.with(|run| run.spent(0)));
    let title = move || words().text(msg::PuzzleSolved { time: &time() });
    let headline = el("div")
        .class("headline")
        .maybe(solving.celebrates.get_untracked().then(celebration))
        .child(el("div").class("end-figures").child(own_figure()))
        .child(el("h2").id("solved").class("end-title").text_of(title))
        .child(sets(solving))
        .child(help(solving));
    let result = el("div").class("result");
    match solving.kind {
        PuzzleKind::Quick => {
            let again = el("p").class("row").child(new_button(solving, "primary"));
            result.child(headline.child(again).maybe(beat_this(solving)))
        }
        PuzzleKind::Daily(date) => {
            let days = el("section")
                .class("part")
                .children([calendar(date), el("p").class("small").text_of(text(msg::PuzzleStreakHow))]);
            let headline = own_days(solving, date, headline).child(all_players(solving, date));
            let race = page_link(race_page(date), "button").text_of(text(msg::DayTitle));
            let headline = headline.child(share_row(solving, date)).child(el("p").class("row").child(race));
            result.children([headline.child(next(solving, date)), shared(solving, date), days])
        }
    }
}

/// Adds how the day compares with the others to the headline.
fn own_days(solving: Solving, date: Date, headline: El) -> El {
    let streak = store::streak();
    let time = solving.run.with_untracked(|run| run.spent(0));
    let others = store::solved_days().into_iter().filter(|day| day.date != date);
    let mut times: Vec<u64> = others.map(|day| day.time).collect();
    times.sort_unstable();
    let kind = match Standing::of(time, &times) {
        Standing::First => Some("first"),
        Standing::Best => Some("best"),
        Standing::Faster => Some("faster"),
        Standing::Slower => None,
    };
    times.push(time);
    times.sort_unstable();
    let sentence = kind.map(|kind| {
        el("p").class("compared").id("compared").text_of(move || words().text(msg::PuzzleCompared { kind }))
    });
    // Where no streak goes on there is nothing to show: neither after days without a puzzle nor for one of the archive.
    let in_time = solving.run.with_untracked(|run| run.in_time);
    let has_streak = in_time && streak.now > 0;
    let longest = (streak.best != streak.now).then_some(("longest", streak.best));
    let counts = [Some(("streak", streak.now)), longest].into_iter().flatten().filter(|_| has_streak);
    let counts = counts.map(|(kind, days)| figure(kind, days.to_string()));
    let archive = (!in_time).then(|| el("p").class("small").id("archive").text_of(text(msg::PuzzleArchive)));
    let known = times.len() > 1;
    // The own time is the title already.
    let best = times.first().copied().filter(|&best| best != time);
    let best = [("best", best), ("median", play::median(&times))]
        .map(|(kind, time)| time.filter(|_| known).map(|time| figure(kind, time_text(time))));
    let figures = el("dl").class("day-figures").children(counts).children(best.into_iter().flatten());
    headline.maybe(sentence).maybe(archive).child(figures)
}

/// How the time compares with those that other players have reported; nothing where no server answers.
fn all_players(solving: Solving, date: Date) -> El {
    let compared = Signal::new(None::<PuzzleSummary>);
    let (time, is_counted) = solving.run.with_untracked(|run| (run.spent(0), run.in_time && run.hints == 0));
    let is_counted = is_counted && date.is_open(now());
    // The server takes no shorter time.
    let reported = u32::try_from(time).ok().filter(|&time| is_counted && time >= 1_000);
    if let Some(time) = reported {
        spawn_local(async move {
            let name = settings().with_untracked(|settings| settings.name.clone());
            if http::player(name.as_deref()).await.is_ok()
                && let Ok(summary) = http::report_puzzle(date, time).await
                && compared.try_get_untracked().is_some()
            {
                compared.set(Some(summary));
            }
        });
    }
    let sentences = move || {
        let Some(PuzzleSummary { median: Some(median), percentile: Some(percent), .. }) = compared.get()
        else {
            return Vec::new();
        };
        let slower = words().percent(f64::from(percent) / 100.0, 0);
        let slower = words().text(msg::DayPercentile { percent: &slower });
        let median = words().text(msg::DayPuzzleMedian { time: &time_text(median.into()) });
        vec![el("p").text(&slower), el("p").class("small").text(&median)]
    };
    el("div").id("all-players").children_of(sentences)
}

fn figure(kind: &'static str, value: String) -> El {
    el("div")
        .attr("data-figure", kind)
        .children([el("dt").text_of(move || words().text(msg::PuzzleFigure { kind })), el("dd").text(&value)])
}

/// The Sets that were found, each with the time that it took.
fn sets(solving: Solving) -> El {
    let set = move |(found, split): (&Found, u64)| {
        let time = el("span").class("small").text(&split_text(words(), split));
        el("li").maybe(found_cards(solving, found)).child(time)
    };
    let sets = move || {
        let (found, splits) = solving.run.with(|run: &PuzzleRun| (run.found.to_vec(), run.splits()));
        found.iter().zip(splits).map(set).collect()
    };
    el("ol").class("solved-sets").label(text(msg::PuzzleFoundSets)).children_of(sets)
}
