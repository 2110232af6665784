//! The time line, the buttons and the list of moments of a replay.

use engine::Board;
use play::{Check, ReplayStep, ReplayStepKind};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement, KeyboardEvent};
use web_ui::browser::{listen, window};
use web_ui::value;

use super::playhead::Playhead;
use crate::overlay;
use crate::prelude::*;
use crate::table::comes_from;
use crate::table::latest::summary;

const SPEEDS: [usize; 5] = [1, 2, 5, 10, 30];

fn clock_text(milliseconds: usize) -> String {
    let seconds = milliseconds / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

pub fn controls(head: Playhead) -> El {
    let hands = el("div").class("replay-hands").children([
        icon_button(Icon::Back, text(msg::ReplayBack), move || head.step(false)),
        play_button(head),
        icon_button(Icon::Forward, text(msg::ReplayForward), move || head.step(true)),
        speed(head),
        el("span").class("small replay-time").attr("aria-hidden", "true").text_of(move || told(head)),
        sets_button(head),
    ]);
    el("div").class("replay-controls").children([line(head), hands])
}

fn told(head: Playhead) -> String {
    let (time, length) = (clock_text(head.clock.get()), clock_text(head.length()));
    words().text(msg::ReplayAt { time: &time, length: &length })
}

fn play_button(head: Playhead) -> El {
    let label = move || either(head.playing.get(), msg::ReplayPause, msg::ReplayPlay);
    let sign = move || vec![icon(if head.playing.get() { Icon::Pause } else { Icon::Play })];
    button("primary play", move || head.toggle())
        .id("play")
        .label(label)
        .attr_of("title", label)
        .child(el("span").class("sign").children_of(sign))
}

fn speed(head: Playhead) -> El {
    let options = SPEEDS.iter().map(|&speed| {
        let option = el("option")
            .attr("value", &speed.to_string())
            .text_of(move || words().text(msg::ReplayTimes { speed: speed as f64 }));
        if speed == head.speed.get_untracked() { option.attr("selected", "") } else { option }
    });
    el("select")
        .label(text(msg::ReplaySpeed))
        .on("change", move |event: Event| head.speed.set(value(&event).parse().unwrap_or(1)))
        .children(options)
}

fn sets_button(head: Playhead) -> El {
    button("quiet", move || head.shows_sets.update(|shows| *shows = !*shows))
        .id("show-sets")
        .attr_of("aria-pressed", move || head.shows_sets.get().to_string())
        .label(text(msg::ReplayShowSets))
        .attr_of("title", text(msg::ReplayShowSets))
        .child(icon(Icon::Eye))
        .child(el("span").text_of(text(msg::ReplayShowSets)))
}

fn line(head: Playhead) -> El {
    let length = head.length().max(1);
    let slider = el("input")
        .id("time-line")
        .attr("type", "range")
        .attr("min", "0")
        .attr("max", &length.to_string())
        .label(text(msg::ReplayControls))
        .attr_of("aria-valuetext", move || told(head))
        .on("input", move |event: Event| head.seek(value(&event).parse().unwrap_or(0)));
    let input: HtmlInputElement = slider.0.clone().unchecked_into();
    // Not the attribute, which has no effect once the user has moved the slider.
    effect(move || input.set_value(&head.clock.get().to_string()));
    let marks = head.stops().into_iter().filter_map(|stop| mark(stop, length));
    el("div")
        .class("time-line")
        .child(el("div").class("marks-line").attr("aria-hidden", "true").children(marks))
        .child(slider)
}

fn mark(stop: ReplayStep, length: usize) -> Option<El> {
    let class = match stop.kind {
        ReplayStepKind::Set => "at-set",
        ReplayStepKind::Wrong => "at-wrong",
        ReplayStepKind::Widened => "at-widened",
        ReplayStepKind::Round => "at-round",
        ReplayStepKind::Refilled | ReplayStepKind::Word => return None,
    };
    let place = stop.time * 1000 / length as u64;
    let place = move || format!("{}.{}%", place / 10, place % 10);
    Some(el("span").class(class).style_of("inset-inline-start", place))
}

/// Arrow keys step, to the right forward in every language as the line of time runs; Space plays.
pub fn listen_to_keys(head: Playhead) {
    listen(&window(), "keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        let modified = event.ctrl_key() || event.meta_key() || event.alt_key();
        let elsewhere = comes_from(&event, "select, textarea, dialog, .board").is_some();
        if elsewhere || modified || overlay::is_open() {
            return;
        }
        match event.key().as_str() {
            "ArrowRight" => head.step(true),
            "ArrowLeft" => head.step(false),
            " " if comes_from(&event, "button, a, summary").is_none() => head.toggle(),
            _ => return,
        }
        event.prevent_default();
    });
}

pub fn moments(head: Playhead) -> El {
    let all = move || {
        let Some(board) = head.last_board() else { return Vec::new() };
        let stops = head.stops().into_iter().enumerate();
        let minor = |stop: &ReplayStep| matches!(stop.kind, ReplayStepKind::Refilled | ReplayStepKind::Word);
        let stops = stops.filter(|(_, stop)| !minor(stop));
        stops.filter_map(|(place, stop)| moment(head, &board, place, stop)).collect()
    };
    el("section")
        .class("moments")
        .label(text(msg::ReplayMoments))
        .child(el("h2").text_of(text(msg::ReplayMoments)))
        .child(el("ol").children_of(all))
}

fn moment(head: Playhead, board: &Board, place: usize, stop: ReplayStep) -> Option<El> {
    let event = head.event(place)?;
    let go = button("quiet", move || head.jump(place))
        .child(el("span").class("moment-time").text(&clock_text(stop.time as usize)));
    let text = || words().event(board, &event, Reader::default()).into_iter().next().unwrap_or_default();
    let inside = match Check::of(&event, &[]) {
        Some(check) => {
            let class = if check.is_right() { "quiet right" } else { "quiet wrong" };
            go.class(class).children(summary(board, Reader::default(), &check))
        }
        None => go.child(el("span").class("check-text").text(&text())),
    };
    let is_here = move || head.stop.get() == place;
    let inside = inside.attr_of("aria-current", move || is_here().to_string());
    Some(el("li").class_if("here", is_here).child(inside))
}
