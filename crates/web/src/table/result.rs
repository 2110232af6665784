//! After a round and after a match.

use engine::{Board, Event, Fact, Phase, SeatNumber};
use play::MatchStats;
use web_ui::{El, el};
use words::msg;

use super::missed::missed;
use super::model::TableModel;
use super::proof::{proof, ways_on};
use super::sheet::{pace_sheet, score_sheet};
use super::times::times;
use crate::card::pictures;
use crate::settings::words;

pub fn result(state: TableModel) -> El {
    el("div").class("result").children_of(move || {
        // Drawn anew only where the match has gone on.
        state.phase.track();
        state.session.with_untracked(|session| {
            let Some(board) = session.board() else { return Vec::new() };
            parts(state, board, &MatchStats::of(session.events()), session.events())
        })
    })
}

fn parts(state: TableModel, board: &Board, tally: &MatchStats, events: &[Event]) -> Vec<El> {
    let rules = **board.rules();
    let last = tally.rounds.last().map(|round| round.last.clone()).unwrap_or_default();
    let last = (!last.is_empty())
        .then(|| part(words().text(msg::ResultLast)).class("part last-cards").child(pictures(last, rules)));
    let all = [
        Some(headline(board, events)),
        state.local.get_untracked().and_then(|local| (local.after)()),
        Some(score_sheet(board, tally)),
        ways_on(state),
        Some(pace_sheet(board, tally)),
        Some(missed(board, tally)),
        times(board, tally),
        last,
        Some(proof(state, board, tally)),
    ];
    all.into_iter().flatten().collect()
}

/// A part of the page under its heading.
pub fn part(title: String) -> El {
    el("section").class("part").child(el("h2").text(&title))
}

/// What has ended, and how.
fn headline(board: &Board, events: &[Event]) -> El {
    let title = match board.phase() {
        Phase::MatchOver { .. } => words().text(msg::ResultMatchOver),
        _ => words().text(msg::ResultRoundOver { round: board.round().into() }),
    };
    let ends = |event: &&Event| matches!(event.fact, Fact::RoundEnded { .. } | Fact::MatchEnded { .. });
    let start = events.iter().rposition(|event| matches!(event.fact, Fact::Dealt { .. })).unwrap_or(0);
    let sentences = events[start..].iter().filter(ends).flat_map(|event| words().event(board, event));
    let sentences = sentences.map(|sentence| el("p").text(&sentence));
    el("section").class("headline").child(el("h1").text(&title)).children(sentences)
}

/// The seats that the sheets have a line for: taken ones, and those with a find or a wrong call.
pub fn seats(board: &Board, tally: &MatchStats) -> Vec<SeatNumber> {
    let counts = |number: SeatNumber| {
        let lines = tally.rounds.iter().filter_map(|round| round.lines.get(number.index()));
        lines.into_iter().any(|line| line.sets + line.wrong > 0)
    };
    let numbers = (0..board.seats().len()).map(|place| SeatNumber(place as u8));
    numbers.filter(|&number| board.seat(number).is_some_and(|seat| seat.seated) || counts(number)).collect()
}

/// What others call the player of a seat.
pub fn name(board: &Board, seat: SeatNumber) -> El {
    let name = board.name(seat).map(ToString::to_string).unwrap_or_default();
    el("span").class("player-name").attr("dir", "auto").text(&name)
}

/// Milliseconds as seconds with one decimal, in the digits of the language.
pub fn seconds(milliseconds: u64) -> String {
    words().decimal(milliseconds as f64 / 1000.0, 1)
}
