//! How long each Set took: a chart, and the same as a table.

use engine::{Board, SeatNumber};
use play::MatchStats;
use web_ui::browser::{element, window};
use web_ui::{El, el, svg};
use words::msg;

use super::chart::{HEIGHT, Plot, Series, drawing, mark};
use super::result::{name, part, seats, seconds};
use super::sheet::{cell, grid, row_head};

use crate::settings::{settings, text, words};

/// The chart's widest.
const WIDEST: i32 = 680;

/// How long each Set took; nothing if none was found.
pub fn times(board: &Board, tally: &MatchStats) -> Option<El> {
    tally.finds().next()?;
    let words = words();
    let title = words.text(msg::ResultTimes);
    let seats = seats(board, tally);
    Some(part(title).children([
        el("p").class("small").text(&words.text(msg::ResultAxisSeconds)),
        chart(tally, &seats),
        el("p").class("small axis-end").text(&words.text(msg::ResultAxisSets)),
        legend(board, &seats),
        as_table(board, tally),
    ]))
}

fn chart(tally: &MatchStats, seats: &[SeatNumber]) -> El {
    let all: Vec<Series> = seats
        .iter()
        .map(|&seat| {
            let own = tally.finds().zip(1..).filter(|(find, _)| find.seat == seat);
            own.map(|(find, place)| (place, find.took)).collect()
        })
        .collect();
    let draw = move |width, mirrored| {
        let below = |place: usize| place.to_string();
        drawing(&Plot { all: &all, width, mirrored, unit: 1000, below: &below, bars: false })
    };
    plotted(text(msg::ResultChart), draw)
}

/// A labelled chart, drawn for the available width and the direction of the language.
pub fn plotted(label: impl Fn() -> String + 'static, draw: impl Fn(i32, bool) -> String + 'static) -> El {
    let width = room().clamp(240, WIDEST);
    svg("svg")
        .class("chart")
        .attr("viewBox", &format!("0 0 {width} {HEIGHT}"))
        .attr("role", "img")
        .label(label)
        .html_of(move || draw(width, settings().with(|settings| settings.language().is_right_to_left())))
}

/// The available width in pixels, so that the chart's figures are as large as other text.
fn room() -> i32 {
    let main = element("main").map_or(0, |main| main.client_width());
    let window = || window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(0.0) as i32;
    (if main > 0 { main } else { window() }) - 48
}

fn legend(board: &Board, seats: &[SeatNumber]) -> El {
    signs(seats.iter().map(|&seat| name(board, seat)))
}

/// What each line of a chart is, beside the sign of its marks.
pub fn signs(names: impl IntoIterator<Item = El>) -> El {
    let signs = names.into_iter().enumerate().map(|(line, name)| {
        let sign = svg("svg").class("legend-mark").attr("viewBox", "-7 -7 14 14").attr("aria-hidden", "true");
        el("li").child(sign.html_of(move || mark(line))).child(name)
    });
    el("ul").class("legend").children(signs)
}

fn as_table(board: &Board, tally: &MatchStats) -> El {
    let words = words();
    let columns =
        vec![words.text(msg::ResultSetNumber), words.text(msg::ResultPlayer), words.text(msg::ResultTime)];
    let rows = tally.finds().zip(1..).map(|(find, place): (_, u32)| {
        let place = words.decimal(place.into(), 0);
        let time = words.text(msg::ResultSeconds { seconds: &seconds(find.took) });
        vec![row_head(el("span").text(&place)), el("td").child(name(board, find.seat)), cell(&time)]
    });
    let table = grid(words.text(msg::ResultTimes), columns, rows.collect());
    el("details").child(el("summary").text(&words.text(msg::ResultAsTable))).child(table)
}
