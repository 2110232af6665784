//! The score sheet of a match, and how quick and sure its players were.

use engine::{Board, Phase, SeatNumber};
use play::{MatchStats, SeatStats};
use web_ui::{El, el};
use words::msg;

use super::result::{name, part, seats, seconds};
use crate::icon::{Icon, icon};
use crate::settings::words;

/// A table under a heading, which scrolls by itself where it is too wide.
pub fn grid(title: String, columns: Vec<String>, rows: Vec<Vec<El>>) -> El {
    let head = columns.iter().map(|column| el("th").attr("scope", "col").text(column));
    let rows = rows.into_iter().map(|cells| el("tr").children(cells));
    let table = el("table")
        .attr("aria-label", &title)
        .children([el("thead").child(el("tr").children(head)), el("tbody").children(rows)]);
    el("div")
        .class("scroll")
        .attr("tabindex", "0")
        .attr("role", "group")
        .attr("aria-label", &title)
        .child(table)
}

/// The cell that a row begins with.
pub fn row_head(child: El) -> El {
    el("th").attr("scope", "row").child(child)
}

pub fn cell(text: &str) -> El {
    el("td").text(text)
}

/// Players and rounds: Sets, points, wrong calls, and who has won.
pub fn score_sheet(board: &Board, tally: &MatchStats) -> El {
    let title = words().text(msg::ResultSheet);
    let rounds =
        tally.rounds.iter().map(|round| words().text(msg::ResultRound { round: round.round.into() }));
    let columns = std::iter::once(words().text(msg::ResultPlayer))
        .chain(rounds)
        .chain([words().text(msg::ResultTotal)])
        .collect();
    let rows = seats(board, tally).into_iter().map(|seat| score_row(board, tally, seat)).collect();
    part(title.clone()).child(grid(title, columns, rows).class("scroll score-sheet"))
}

fn score_row(board: &Board, tally: &MatchStats, seat: SeatNumber) -> Vec<El> {
    let wins = matches!(board.phase(), Phase::MatchOver { result } if result.winners.contains(&seat));
    let mark = wins.then(|| {
        let text = words().text(msg::ResultWinner);
        el("span").class("winner").child(icon(Icon::Right)).text(&text)
    });
    let head = row_head(name(board, seat)).maybe(mark);
    let rounds = tally.rounds.iter().map(|round| match round.lines.get(seat.index()) {
        Some(line) => round_cell(line),
        None => el("td"),
    });
    let total = board.seat(seat).map_or(0, |seat| seat.score);
    let total = el("td").child(el("b").class("total").child(figure(total)));
    std::iter::once(head).chain(rounds).chain([total]).collect()
}

/// A whole number in the signs of the language, its minus on the left in every direction of writing.
fn figure(number: i32) -> El {
    el("bdi").attr("dir", "ltr").text(&words().signed(number))
}

fn round_cell(line: &SeatStats) -> El {
    let sets = words().text(msg::ResultSets { sets: line.sets.into() });
    let wrong = (line.wrong > 0).then(|| words().text(msg::ResultWrong { calls: line.wrong.into() }));
    el("td")
        .child(el("b").child(figure(line.points)))
        .child(el("span").class("small").text(&sets))
        .maybe(wrong.map(|text| el("span").class("small bad").text(&text)))
}

/// Right calls, quickest and median time of every player.
pub fn pace_sheet(board: &Board, tally: &MatchStats) -> El {
    let words = words();
    let title = words.text(msg::ResultPace);
    let columns = vec![
        words.text(msg::ResultPlayer),
        words.text(msg::ResultRight),
        words.text(msg::ResultHitRate),
        words.text(msg::ResultQuickest),
        words.text(msg::ResultMedian),
    ];
    let rows = seats(board, tally).into_iter().map(|seat| pace_row(board, tally, seat)).collect();
    part(title.clone()).child(grid(title, columns, rows))
}

fn pace_row(board: &Board, tally: &MatchStats, seat: SeatNumber) -> Vec<El> {
    let (words, pace) = (words(), tally.pace(seat));
    let (right, calls) = (pace.right.into(), f64::from(pace.right + pace.wrong));
    let time = |time: Option<u64>| {
        let text = time.map(|time| words.text(msg::ResultSeconds { seconds: &seconds(time) }));
        cell(text.as_deref().unwrap_or("–"))
    };
    let rate = pace.hit_rate().map(|rate| words.percent(rate, 0));
    vec![
        row_head(name(board, seat)),
        cell(&words.text(msg::ResultRightOf { right, calls })),
        cell(rate.as_deref().unwrap_or("–")),
        time(pace.quickest),
        time(pace.median),
    ]
}
