//! Links to other puzzles: other days, a new quick start; and when the next day's comes.

use ::odds::Date;
use engine::{Feature, Value};
use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;
use web_sys::Event;
use web_ui::field::select;
use web_ui::value;
use words::Language;

use super::days;
use super::run::{Stage, time_text};
use super::solving::{PuzzleKind, Solving};
use crate::browser::has_side;
use crate::challenge::race::race_page;
use crate::prelude::*;

pub fn choose(solving: Solving) -> El {
    let inside = match solving.kind {
        PuzzleKind::Quick => quick(solving),
        PuzzleKind::Daily(date) => daily(solving, date),
    };
    let open = Signal::new(has_side());
    let shown = el("details").class("more others").id("others");
    let element = shown.0.clone();
    // On small screens the unfolded list covers the cards, so the clock is paused.
    let toggled = move |_| {
        let opened = element.has_attribute("open");
        open.set(opened);
        if opened && !has_side() && solving.stage.get_untracked() == Stage::Going {
            solving.pause();
        }
    };
    close_for_cards(solving, open);
    shown
        .on("toggle", toggled)
        .flag("open", move || open.get())
        .child(el("summary").text_of(text(msg::PuzzleOthers)))
        .child(el("div").class("stack").children(inside))
}

/// Closes the list on small screens when there are new cards, or when the screen was turned.
fn close_for_cards(solving: Solving, open: Signal<bool>) {
    effect(move || {
        solving.layout.track();
        if !has_side() {
            open.set(false);
        }
    });
    effect(move || open.set(has_side()));
}

fn quick(solving: Solving) -> Vec<El> {
    let first = |feature: Feature| feature.values()[0];
    let named = move |kept: Value| (kept.name().to_owned(), solving.deck_text(kept));
    let options = move || Feature::ALL.map(|feature| named(first(feature))).to_vec();
    let now = move || solving.kept().name().to_owned();
    let choose = move |name: String| drop(name.parse().map(|kept| solving.restart(kept)));
    let decks = select("deck", text(msg::PuzzleDeck), options, now, choose);
    vec![decks, new_button(solving, ""), page_link(Page::Daily, "button").text_of(text(msg::PuzzleDaily))]
}

pub fn new_button(solving: Solving, class: &str) -> El {
    button(class, move || solving.restart(untrack(|| solving.kept())))
        .child(icon(Icon::Deal))
        .text_of(text(msg::PuzzleNew))
}

fn daily(solving: Solving, date: Date) -> Vec<El> {
    vec![
        around(date),
        day_form(Some(date)),
        page_link(race_page(date), "button").id("race").text_of(text(msg::DayTitle)),
        page_link(Page::Puzzle, "button").text_of(text(msg::PuzzleQuick)),
        el("div")
            .class("stack")
            .shown_if(move || solving.stage.get() != Stage::Solved)
            .child(next(solving, date)),
    ]
}

fn around(date: Date) -> El {
    let exists = |date: &Date| {
        days::first().is_some_and(|first| *date >= first) && Some(*date) <= days::today(now().0)
    };
    let before = date.previous().filter(exists).map(|date| {
        to_day(Some(date)).id("day-before").child(icon(Icon::Back)).text_of(text(msg::PuzzleDayBefore))
    });
    let after = date.next().filter(exists).map(|date| {
        to_day(Some(date)).id("day-after").text_of(text(msg::PuzzleDayAfter)).child(icon(Icon::Forward))
    });
    el("nav").class("row days-around").label(text(msg::PuzzleDay)).maybe(before).maybe(after)
}

pub fn to_day(date: Option<Date>) -> El {
    page_link(date.map_or(Page::Daily, |date| Page::Day(date.to_string())), "button")
}

pub fn day_form(shown: Option<Date>) -> El {
    let written = |date: Option<Date>| date.map(|date| date.to_string()).unwrap_or_default();
    let wanted = Signal::new(written(shown));
    let field = el("input").id("day").attr("type", "date").attr("value", &wanted.get_untracked());
    let field = field
        .attr("min", &written(days::first()))
        .attr("max", &written(days::today(now().0)))
        .on("input", move |event: Event| wanted.set(value(&event)));
    let open = move || {
        let day = wanted.get_untracked();
        if !day.is_empty() {
            go(Page::Day(day));
        }
    };
    let label = el("label").attr("for", "day").text_of(text(msg::PuzzleDay));
    // The page itself explains what is wrong with a date, in its own language.
    el("form").class("row day-form").attr("novalidate", "").on_submit(open).children([
        el("div").class("field").children([label, field]),
        el("button").attr("type", "submit").text_of(text(msg::PuzzleDayOpen)),
    ])
}

/// When the next day's puzzle comes, or the way to today's.
pub fn next(solving: Solving, date: Date) -> El {
    let is_over = move || days::today(solving.clock.get()) != Some(date);
    let left = move || words().text(msg::PuzzleNextIn { time: &time_text(days::left(solving.clock.get())) });
    let today = to_day(None).text_of(text(msg::PuzzlePlayToday));
    let was_today = days::today(now().0) == Some(date);
    let there = el("span").shown_if(move || was_today && is_over()).text_of(text(msg::PuzzleNextThere));
    el("div").class("next").children([
        el("p").class("small").attr("role", "timer").shown_if(move || !is_over()).text_of(left),
        el("p").class("row").shown_if(is_over).children([there, today]),
    ])
}

/// A date in the page's language, `long` or `full`, which has the weekday too.
pub fn day_text(date: Date, style: &str) -> String {
    date_text(date, &[("dateStyle", style)])
}

/// A date in the page's language, with these options of `Date.prototype.toLocaleDateString`.
pub fn date_text(date: Date, options: &[(&str, &str)]) -> String {
    let given = Object::new();
    for (name, value) in options.iter().chain(&[("timeZone", "UTC")]) {
        let _ = Reflect::set(&given, &JsValue::from_str(name), &JsValue::from_str(value));
    }
    let day = js_sys::Date::new(&JsValue::from_str(&date.to_string()));
    let mut text: String = day.to_locale_date_string(words().language().locale(), &given).into();
    // Browsers write the first day of a month as any other.
    let ordinal = match words().language() {
        Language::Fr => "er",
        Language::It => "º",
        _ => "",
    };
    if date.first_of_month() == date
        && let Some(place) = text.find('1')
        && text[place..].starts_with("1 ")
    {
        text.insert_str(place + 1, ordinal);
    }
    text
}
