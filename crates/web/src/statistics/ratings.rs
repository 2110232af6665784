//! The lists of ratings: one for each family, of this week and of all time.

use engine::Family;
use protocol::{ListedRating, RatingList, RatingPeriod};
use wasm_bindgen_futures::spawn_local;
use web_ui::field::select;

use crate::app::reveal;
use crate::http::{self, RequestError};
use crate::offline::error_text;
use crate::parts;
use crate::prelude::*;
use crate::table::result::{cell, columns, grid, row_name};

const PERIODS: [RatingPeriod; 2] = [RatingPeriod::Week, RatingPeriod::All];

fn period_name(period: RatingPeriod) -> &'static str {
    match period {
        RatingPeriod::Week => "week",
        RatingPeriod::All => "all",
    }
}

pub fn ratings() -> El {
    let (family, period) = (Signal::new(Family::Speed), Signal::new(RatingPeriod::All));
    let shown: Signal<Option<Result<RatingList, RequestError>>> = Signal::new(None);
    effect(move || {
        let (family, period) = (family.get(), period.get());
        spawn_local(async move {
            let list = http::ratings(family, period_name(period)).await;
            if shown.try_get_untracked().is_some() {
                shown.set(Some(list));
                reveal();
            }
        });
    });
    let list = move || match shown.get() {
        None => vec![parts::loading()],
        Some(Ok(list)) if list.family == family.get() && list.period == period.get() => listed(&list),
        Some(Ok(_)) => vec![parts::loading()],
        Some(Err(error)) => vec![el("p").attr("role", "alert").text(&error_text(&error))],
    };
    page_frame(
        "page statistics-page",
        [
            el("div").class("stack").children([
                el("h1").text_of(text(msg::RatingsTitle)),
                el("p").class("lead").text_of(text(msg::RatingsLead)),
            ]),
            el("div").class("row").children([families(family), periods(period)]),
            el("div").class("stack").id("rating-list").children_of(list),
            el("div").class("row").children([
                page_link(Page::Play, "button primary").text_of(text(msg::HomePlay)),
                page_link(Page::Statistics, "button").text_of(text(msg::StatisticsTitle)),
            ]),
        ],
    )
}

fn families(family: Signal<Family>) -> El {
    let name = |family: &Family| words().text(msg::RatingsFamily { family: family.name() });
    let options = move || Family::ALL.iter().map(|family| (family.name().to_owned(), name(family))).collect();
    let choose = move |chosen: String| {
        if let Some(chosen) = Family::ALL.iter().find(|family| family.name() == chosen) {
            family.set(*chosen);
        }
    };
    select("rating-family", text(msg::RatingsGame), options, move || family.get().name().to_owned(), choose)
}

fn periods(period: Signal<RatingPeriod>) -> El {
    let name = |period: RatingPeriod| either(period == RatingPeriod::Week, msg::RatingsWeek, msg::RatingsAll);
    let options = move || PERIODS.map(|period| (period_name(period).to_owned(), name(period))).to_vec();
    let choose = move |chosen: String| {
        let is_week = chosen == period_name(RatingPeriod::Week);
        period.set(if is_week { RatingPeriod::Week } else { RatingPeriod::All });
    };
    let now = move || period_name(period.get()).to_owned();
    select("rating-period", text(msg::RatingsPeriod), options, now, choose)
}

fn listed(list: &RatingList) -> Vec<El> {
    let words = words();
    let own = list.yours.as_ref();
    let place = own.map(|own| {
        let (place, count) = (own.place.into(), list.count.into());
        el("p").id("own-place").text(&words.text(msg::RatingsYours { place, count }))
    });
    let table = |title: &str, best: &[ListedRating]| {
        let columns =
            columns([&msg::RatingsPlace, &msg::ResultPlayer, &msg::RatingsPoints, &msg::RatingsRatedFinds]);
        let rows = best.iter().map(|listed| row(listed, own.is_some_and(|own| own.player == listed.player)));
        grid(title, columns, rows.collect())
    };
    let people = match list.best.is_empty() {
        true => el("p").id("no-ratings").text(&words.text(msg::RatingsNone)),
        false => table(&words.text(msg::RatingsFamily { family: list.family.name() }), &list.best),
    };
    let programs = (!list.programs.is_empty()).then(|| {
        let title = words.text(msg::DayPrograms);
        el("section")
            .class("stack")
            .id("programs")
            .children([el("h2").text(&title), table(&title, &list.programs)])
    });
    place.into_iter().chain([people]).chain(programs).collect()
}

fn row(listed: &ListedRating, is_own: bool) -> Vec<El> {
    let ListedRating { place, player, name, rating } = listed;
    let name =
        page_link(Page::Profile(player.to_string()), "rating-name").child(el("bdi").text(name.as_str()));
    let name = if is_own { el("b").child(name) } else { name };
    let points = el("bdi").attr("dir", "ltr").text(&format!("{} ± {}", rating.points, rating.margin));
    vec![
        row_name(&words().whole((*place).into())),
        el("td").child(name),
        el("td").child(points),
        cell(&words().whole(rating.finds.into())),
    ]
}
