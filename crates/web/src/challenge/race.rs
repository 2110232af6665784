//! The race of a day: one button to run it, how that compares, the lists of ranked players and of guests, one's own days, and
//! earlier days.

use std::rc::Rc;

use engine::{ChallengeId, Date, SeatNumber};
use protocol::{CountedRun, DayList, DayRun, DaySummary, ListedDay, OwnDay};
use wasm_bindgen_futures::spawn_local;
use web_sys::ShareData;

use super::{failed, introduce, play_run, request_button, requested};
use crate::app::share_buttons;
use crate::figure::figure;
use crate::http;
use crate::prelude::*;
use crate::puzzle::{SolvedDay, calendar_of, day_text};
use crate::table::race_time;

pub fn race(date: Date) -> El {
    requested(async move { http::day(date).await }, no_day, page)
}

/// The page of a date's race.
pub fn race_page(date: Date) -> Page {
    Page::Challenge(ChallengeId::of_day(date).to_string())
}

fn no_day() -> El {
    failed(text(msg::DayNone))
}

fn page(day: DaySummary) -> El {
    let date = day.date;
    let days: Signal<Option<DayList>> = Signal::new(None);
    // What stands below the lists is loaded after them.
    spawn_local(async move {
        if let Ok(list) = http::days().await
            && days.try_get_untracked().is_some()
        {
            days.set(Some(list));
        }
    });
    let streak = day.streak.map(|streak| streak.now).filter(|&now| now > 0);
    let below = move || match days.get() {
        Some(list) => untrack(|| vec![own_days(date, streak, &list.days), earlier(date, list.days)]),
        None => Vec::new(),
    };
    let puzzle = Page::Day(date.to_string());
    page_frame(
        "page challenge race",
        [
            hero(&day),
            lists(day),
            el("div").class("race-below").children_of(below),
            page_link(puzzle, "button race-puzzle").text_of(text(msg::PuzzleDaily)),
        ],
    )
}

fn hero(day: &DaySummary) -> El {
    let (date, is_over, has_begun) = (day.date, day.seed.is_some(), day.opens <= now());
    let wrong = Signal::new(None);
    let attempted = day.yours.as_ref().is_some_and(|yours| yours.attempted);
    let practice = attempted || is_over;
    let link = race_page(date).shared_link();
    let fill = |data: &ShareData, link: &str| {
        data.set_title("Tercet");
        data.set_url(link);
    };
    let (copy, share) = share_buttons(Rc::new(move || link.clone()), text(msg::InviteCopy), fill);
    let play = request_button(if practice { "secondary" } else { "primary" }, wrong, move || async move {
        introduce().await?;
        Ok(play_run(http::start_day_run(date, practice).await?))
    });
    let play = play.id("play-day").text_of(move || either(practice, msg::DayPractice, msg::PuzzleStart));
    let how = move || either(attempted && !is_over, msg::DaySealed, msg::DayFirst);
    el("section")
        .class("challenge-hero")
        .child(el("p").class("challenge-game").text_of(move || day_text(date, "full")))
        .child(el("h1").text_of(text(msg::DayTitle)))
        .child(el("p").class("lead").text_of(text(msg::DayAbout)))
        .maybe(day.yours.as_ref().and_then(|yours| own_result(yours, day.median)))
        .child(
            el("div")
                .class("row challenge-ways")
                .maybe(has_begun.then_some(play))
                .child(copy.class("secondary").id("copy-link"))
                .maybe(share),
        )
        .child(notice(move || wrong.get().unwrap_or_default()))
        .child(el("p").class("small").text_of(how))
}

/// The first attempt among those of all, and the best of the later ones.
fn own_result(yours: &OwnDay, median: Option<u32>) -> Option<El> {
    let best = yours
        .best_practice
        .map(|time| line(move || words().text(msg::DayBestPractice { time: &race_time(time.into()) })));
    let Some(CountedRun { place, time, percentile, .. }) = yours.counted else {
        return best.map(|best| el("ul").class("race-figures").child(best));
    };
    let faster = percentile.map(|percent| {
        line(move || {
            let percent = &words().percent(f64::from(percent) / 100.0, 0);
            words().text(msg::DayPercentile { percent })
        })
    });
    let median =
        median.map(|median| line(move || words().text(msg::DayMedian { time: &race_time(median.into()) })));
    let own = el("li").child(el("b").id("own-time").text_of(move || race_time(time.into())));
    let place = line(move || words().text(msg::DayPlace { place: place.into() }));
    let all = [Some(own), Some(place), faster, median, best];
    Some(el("ul").class("race-figures").children(all.into_iter().flatten()))
}

fn line(sentence: impl Fn() -> String + 'static) -> El {
    el("li").text_of(sentence)
}

fn lists(day: DaySummary) -> El {
    let DaySummary { runs, ranked, guests, programs, apart, yours, .. } = day;
    let own = yours.map(|yours| yours.player);
    let is_own = move |run: &DayRun| own.is_some() && run.player == own;
    let count =
        el("p").class("small").id("runs").text_of(move || words().text(msg::DayRuns { count: runs.into() }));
    let list = |runs: Vec<DayRun>| {
        el("ol")
            .class("challenge-list")
            .children(runs.into_iter().map(|run| row(is_own(&run), run)).collect::<Vec<_>>())
    };
    let ranking = (!ranked.is_empty()).then(|| el("h2").text_of(text(msg::DayRanking)));
    let guest = (!guests.is_empty()).then(|| el("h2").text_of(text(msg::DayGuests)));
    let title = |runs: &[DayRun], title: fn() -> El| (!runs.is_empty()).then(title);
    let program = title(&programs, || el("h2").text_of(text(msg::DayPrograms)));
    let held = title(&apart, || el("h2").text_of(text(msg::DayApart)));
    let how = title(&apart, || el("p").class("small").text_of(text(msg::DayApartHow)));
    el("section")
        .class("challenge-best")
        .child(count)
        .maybe(ranking)
        .child(list(ranked).id("ranked"))
        .maybe(guest)
        .child(list(guests).id("guests"))
        .maybe(program)
        .child(list(programs).id("programs"))
        .maybe(held)
        .maybe(how)
        .child(list(apart).id("apart"))
        .child(el("p").class("small").text_of(text(msg::DayGuestsHow)))
}

/// One line of a list. Once the day is over its time leads to the replay.
fn row(is_own: bool, run: DayRun) -> El {
    let player = run.player.as_ref().map_or_else(String::new, ToString::to_string);
    let (place, time) = (run.place, race_time(run.time.into()));
    let name = move || match &run.name {
        Some(name) => name.to_string(),
        None => words().text(msg::DeletedPlayer),
    };
    let time = match run.table {
        Some(table) => page_link(Page::Replay(table), "challenge-result"),
        None => el("span").class("challenge-result"),
    }
    .text(&time);
    el("li")
        .class(if is_own { "challenge-run own" } else { "challenge-run" })
        .child(el("b").class("challenge-place").attr("dir", "ltr").text(&place.to_string()))
        .child(figure(&player, SeatNumber((place as u8).wrapping_sub(1) % 8)))
        .child(super::named(&player).text_of(name))
        .child(time)
}

/// The streak, and the months in which the player has raced.
fn own_days(date: Date, streak: Option<u32>, days: &[ListedDay]) -> El {
    let raced = days
        .iter()
        .rev()
        .filter_map(|day| Some(SolvedDay { date: day.date, time: day.yours?.into(), in_time: true }));
    let streak = streak.map(|days| {
        el("p").id("race-streak").text_of(move || words().text(msg::PuzzleStreak { days: days.into() }))
    });
    let earliest = days.last().map(|day| day.date);
    let label = |kind: &'static str, date: &str| {
        let kind = if kind == "none" { kind } else { "raced" };
        words().text(msg::DayCell { kind, date })
    };
    el("section")
        .class("challenge-best")
        .child(el("h2").text_of(text(msg::DayYours)))
        .maybe(streak)
        .child(calendar_of(date, raced.collect(), earliest, label))
}

/// The days before, each with how many have raced and the player's own time.
fn earlier(shown: Date, days: Vec<ListedDay>) -> El {
    let entry = |day: ListedDay| {
        let (date, runs) = (day.date, day.runs);
        let count = move || words().text(msg::DayRuns { count: runs.into() });
        let own = day.yours.map(|time| el("b").text(&race_time(time.into())));
        el("li")
            .class("race-day")
            .child(page_link(race_page(date), "").text_of(move || day_text(date, "long")))
            .child(el("span").class("small").text_of(count))
            .maybe(own)
    };
    let others = days.into_iter().filter(|day| day.date != shown).map(entry);
    el("section")
        .class("challenge-best")
        .child(el("h2").text_of(text(msg::DayEarlier)))
        .child(el("ul").class("race-days").children(others.collect::<Vec<_>>()))
}
