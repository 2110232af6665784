//! After a round and after a match: the score sheet, how quick and sure the players were, and the Sets that were missed.

use std::cell::RefCell;

use engine::{Board, Event, Phase, SeatNumber};
use play::{MatchStats, MissedSet, SeatStats};
use words::Message;

use super::beat::beat_this;
use super::chart::{Below, Plot, Series, drawing, plotted, signs};
use super::ending::Ending;
use super::extras;
use super::model::TableModel;
use super::proof::{proof, ways_on};
use super::rating::rating_change;
use super::rivals::Rivals;
use crate::card::pictures;
use crate::prelude::*;

pub fn result(state: TableModel) -> El {
    // The results stay as they were while the player reads them, whatever the others have begun.
    let kept = RefCell::new(None::<(Board, Vec<Event>, Option<SeatNumber>)>);
    el("div").class("result").children_of(move || {
        // Drawn anew only where the match has gone on.
        state.phase.track();
        state.session.with_untracked(|session| {
            let is_new = session.is_between_rounds() && !state.is_reading.get_untracked();
            if let Some(board) = session.board().filter(|_| is_new) {
                *kept.borrow_mut() = Some((board.clone(), session.events().to_vec(), session.seat()));
            }
        });
        match &*kept.borrow() {
            Some((board, events, you)) => parts(state, board, events, *you),
            None => Vec::new(),
        }
    })
}

fn parts(state: TableModel, board: &Board, events: &[Event], you: Option<SeatNumber>) -> Vec<El> {
    let tally = &MatchStats::of(events);
    let table = state.session.with_untracked(|session| session.table().map(str::to_owned));
    let rivals = &Rivals::of(board, events, table.as_deref(), you);
    let ending = Ending { board, tally, events, you, rivals: rivals.as_ref() };
    let is_over = matches!(board.phase(), Phase::MatchOver { .. });
    let buttons = move || extras::children(|extras| vec![(extras.buttons)(state)]);
    let all = [
        Some(ending.headline()),
        Some(el("div").class("end-hand").children_of(buttons)),
        is_over.then(|| beat_this(state, board, tally)).flatten(),
        is_over.then(|| rating_change(state, board, you)).flatten(),
        Some(ending.highlights()),
        is_over.then(|| ending.share().maybe(ways_on(state))),
        state.local.get_untracked().and_then(|local| (local.after)()),
        Some(details(state, board.clone(), tally.clone())),
    ];
    all.into_iter().flatten().collect()
}

/// What not every reader wants: drawn when it is first unfolded.
fn details(state: TableModel, board: Board, tally: MatchStats) -> El {
    let open = Signal::new(false);
    let unfolded = move |_| open.set(true);
    let inside = move || match open.get() {
        true => untrack(|| more(state, &board, &tally)),
        false => Vec::new(),
    };
    el("details")
        .class("more result-details")
        .on("toggle", unfolded)
        .child(el("summary").text(&words().text(msg::EndDetails)))
        .child(el("div").class("result-more").children_of(inside))
}

fn more(state: TableModel, board: &Board, tally: &MatchStats) -> Vec<El> {
    let rules = **board.rules();
    let last = tally.rounds.last().map(|round| round.last.clone()).filter(|last| !last.is_empty());
    let last_cards = || part(words().text(msg::ResultLast)).class("part last-cards");
    let is_contest = seats(board, tally).len() > 1;
    let all = [
        is_contest.then(|| score_sheet(board, tally)),
        Some(pace_sheet(board, tally)),
        Some(missed(board, tally)),
        times(board, tally),
        last.map(|last| last_cards().child(pictures(last, rules))),
        Some(proof(state, board, tally)),
    ];
    all.into_iter().flatten().collect()
}

pub fn part(title: String) -> El {
    el("section").class("part").child(el("h2").text(&title))
}

/// The seats that the sheets have a line for: taken ones, and those with a find or a wrong call.
fn seats(board: &Board, tally: &MatchStats) -> Vec<SeatNumber> {
    let counts = |number: SeatNumber| {
        let lines = tally.rounds.iter().filter_map(|round| round.lines.get(number.index()));
        lines.into_iter().any(|line| line.sets + line.wrong > 0)
    };
    let numbers = (0..board.seats().len()).map(|place| SeatNumber(place as u8));
    numbers.filter(|&number| board.seat(number).is_some_and(|seat| seat.seated) || counts(number)).collect()
}

fn name(board: &Board, seat: SeatNumber) -> El {
    el("span").class("player-name").attr("dir", "auto").text(&words().seat_name(board, seat))
}

/// Seconds, or a dash.
pub fn time_text(milliseconds: Option<u64>) -> String {
    let text = |time: u64| words().text(msg::ResultSeconds { seconds: &seconds(time) });
    milliseconds.map_or_else(|| "–".to_owned(), text)
}

/// The time of a race: seconds, from a minute on as a clock shows them.
pub fn race_time(milliseconds: u64) -> String {
    if milliseconds < 60_000 {
        return time_text(Some(milliseconds));
    }
    let seconds = seconds(milliseconds % 60_000);
    let zero = if milliseconds % 60_000 < 10_000 { "0" } else { "" };
    format!("{}:{zero}{seconds}", milliseconds / 60_000)
}

/// Per cent, or a dash.
pub fn rate_text(rate: Option<f64>) -> String {
    rate.map_or_else(|| "–".to_owned(), |rate| words().percent(rate, 0))
}

/// Milliseconds as seconds with one decimal, in the digits of the language.
fn seconds(milliseconds: u64) -> String {
    words().decimal(milliseconds as f64 / 1000.0, 1)
}

/// How many are shown: those that lay longest.
const SHOWN: usize = 5;

/// The Sets of the last round that lay longest without being found.
fn missed(board: &Board, tally: &MatchStats) -> El {
    let all: &[MissedSet] = tally.rounds.last().map_or(&[], |round| &round.missed);
    let none = all.is_empty().then(|| el("p").class("small").text(&words().text(msg::ResultMissedNone)));
    let lines = all.iter().take(SHOWN).map(|missed| missed_set(board, missed));
    part(words().text(msg::ResultMissed)).maybe(none).child(el("ul").class("missed").children(lines))
}

fn missed_set(board: &Board, missed: &MissedSet) -> El {
    let seconds = &seconds(missed.lay);
    let text = match missed.denied {
        true => words().text(msg::ResultMissedDenied { seconds }),
        false => words().text(msg::ResultMissedLay { seconds }),
    };
    el("li")
        .child(pictures(missed.cards.cards(), **board.rules()))
        .child(el("span").class("small").text(&text))
}

/// A table under a heading, which scrolls by itself where it is too wide.
pub fn grid(title: &str, columns: Vec<String>, rows: Vec<Vec<El>>) -> El {
    let head = columns.iter().map(|column| el("th").attr("scope", "col").text(column));
    let rows = rows.into_iter().map(|cells| el("tr").children(cells));
    let table = el("table")
        .attr("aria-label", title)
        .children([el("thead").child(el("tr").children(head)), el("tbody").children(rows)]);
    let frame = el("div").class("scroll").attr("tabindex", "0").attr("role", "group");
    frame.attr("aria-label", title).child(table)
}

pub fn columns<const N: usize>(names: [&dyn Message; N]) -> Vec<String> {
    names.map(|name| words().text_dyn(name)).into()
}

/// The cell that a row begins with.
fn row_head(child: El) -> El {
    el("th").attr("scope", "row").child(child)
}

pub fn row_name(text: &str) -> El {
    row_head(el("span").text(text))
}

/// A part with nothing but a table.
fn titled(title: String, columns: Vec<String>, rows: Vec<Vec<El>>) -> El {
    let grid = grid(&title, columns, rows);
    part(title).child(grid)
}

/// A table that says the same as the chart above it.
pub fn folded(table: El) -> El {
    let summary = el("summary").text(&words().text(msg::ResultAsTable));
    el("details").class("more").children([summary, table])
}

pub fn cell(text: &str) -> El {
    el("td").text(text)
}

fn score_sheet(board: &Board, tally: &MatchStats) -> El {
    let title = words().text(msg::ResultSheet);
    let rounds =
        tally.rounds.iter().map(|round| words().text(msg::ResultRound { round: round.round.into() }));
    let mut columns = columns([&msg::ResultPlayer, &msg::ResultTotal]);
    columns.splice(1..1, rounds);
    let rows = seats(board, tally).into_iter().map(|seat| score_row(board, tally, seat)).collect();
    let sheet = grid(&title, columns, rows).class("scroll score-sheet");
    part(title).child(sheet)
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

fn pace_sheet(board: &Board, tally: &MatchStats) -> El {
    let columns = columns([
        &msg::ResultPlayer,
        &msg::ResultRight,
        &msg::ResultHitRate,
        &msg::ResultQuickest,
        &msg::ResultMedian,
    ]);
    let rows = seats(board, tally).into_iter().map(|seat| pace_row(board, tally, seat)).collect();
    titled(words().text(msg::ResultPace), columns, rows)
}

fn pace_row(board: &Board, tally: &MatchStats, seat: SeatNumber) -> Vec<El> {
    let (words, pace) = (words(), tally.pace(seat));
    let (right, calls) = (pace.right.into(), f64::from(pace.right + pace.wrong));
    vec![
        row_head(name(board, seat)),
        cell(&words.text(msg::ResultRightOf { right, calls })),
        cell(&rate_text(pace.hit_rate())),
        cell(&time_text(pace.quickest)),
        cell(&time_text(pace.median)),
    ]
}

/// How long each Set took; nothing if none was found.
fn times(board: &Board, tally: &MatchStats) -> Option<El> {
    tally.finds().next()?;
    let words = words();
    let title = words.text(msg::ResultTimes);
    let seats = seats(board, tally);
    Some(part(title).children([
        el("p").class("small").text(&words.text(msg::ResultAxisSeconds)),
        chart(tally, &seats),
        el("p").class("small axis-end").text(&words.text(msg::ResultAxisSets)),
        signs(seats.iter().map(|&seat| name(board, seat))),
        folded(as_table(board, tally)),
    ]))
}

fn chart(tally: &MatchStats, seats: &[SeatNumber]) -> El {
    let series = |&seat: &SeatNumber| {
        let own = tally.finds().zip(1..).filter(|(find, _)| find.seat == seat);
        own.map(|(find, place)| (place, find.took)).collect()
    };
    let all: Vec<Series> = seats.iter().map(series).collect();
    let draw = move |width, mirrored| {
        let below = Below::Figures(&|place| place);
        drawing(&Plot { all: &all, width, mirrored, unit: 1000, below, bars: false })
    };
    plotted(text(msg::ResultChart), draw)
}

fn as_table(board: &Board, tally: &MatchStats) -> El {
    let words = words();
    let columns = columns([&msg::ResultSetNumber, &msg::ResultPlayer, &msg::ResultTime]);
    let rows = tally.finds().zip(1..).map(|(find, place): (_, u32)| {
        let place = words.decimal(place.into(), 0);
        let player = el("td").child(name(board, find.seat));
        vec![row_name(&place), player, cell(&time_text(Some(find.took)))]
    });
    grid(&words.text(msg::ResultTimes), columns, rows.collect())
}
