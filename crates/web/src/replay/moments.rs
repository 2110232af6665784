//! The list of a replay's moments, to jump to.

use engine::Board;
use play::{Check, ReplayStep, ReplayStepKind};
use web_ui::{El, button, el};
use words::msg;

use super::controls::clock_text;
use super::playhead::Playhead;
use crate::settings::{text, words};
use crate::table::latest::summary;

pub fn moments(head: Playhead) -> El {
    let all = move || {
        let Some(board) = head.last_board() else { return Vec::new() };
        let stops = head.stops().into_iter().enumerate();
        let kept =
            stops.filter(|(_, stop)| !matches!(stop.kind, ReplayStepKind::Refilled | ReplayStepKind::Word));
        kept.filter_map(|(place, stop)| moment(head, &board, place, stop)).collect()
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
    let inside = match Check::of(&event, &[]) {
        Some(check) => {
            let class = if check.is_right() { "quiet right" } else { "quiet wrong" };
            go.class(class).children(summary(board, &check))
        }
        None => {
            let text = words().event(board, &event).into_iter().next().unwrap_or_default();
            go.child(el("span").class("check-text").text(&text))
        }
    };
    let is_here = move || head.stop.get() == place;
    let here = move || if is_here() { "true" } else { "false" }.to_owned();
    Some(el("li").class_if("here", is_here).child(inside.attr_of("aria-current", here)))
}
