//! The cover of a day's puzzle, which lies over the cards until the player starts the clock.

use ::odds::Date;
use web_ui::browser::{focus, next_frame};

use super::choose::day_text;
use super::days;
use super::solving::Solving;
use super::store;
use crate::card::{ALL_DIFFERENT, cards, pictures};
use crate::challenge::race::race_page;
use crate::prelude::*;

pub fn cover(solving: Solving, date: Date) -> El {
    let is_today = days::today(now().0) == Some(date);
    let streak = store::streak().now;
    let start = button("primary cover-start", move || {
        solving.start();
        // The button is gone.
        next_frame(|| focus("main"));
    });
    let example =
        solving.sheet().map(|sheet| pictures(cards(&ALL_DIFFERENT), sheet).attr("aria-hidden", "true"));
    el("section").class("day-cover").label(text(msg::PuzzleDaily)).maybe(example).children([
        el("h2").class("end-title").text_of(move || either(is_today, msg::PuzzleToday, msg::PuzzleDaily)),
        el("p").class("cover-date").text_of(move || day_text(date, "full")),
        el("p").text_of(text(msg::AboutDaily)),
        start.id("start").text_of(text(msg::PuzzleStart)),
        page_link(race_page(date), "quiet button").id("cover-race").text_of(text(msg::DayTitle)),
        el("p")
            .class("small")
            .id("cover-streak")
            .shown_if(move || is_today)
            .text_of(move || words().text(msg::PuzzleStreak { days: streak.into() })),
    ])
}
