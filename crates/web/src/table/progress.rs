//! What only some modes have beside the cards: a clock, how many cards are picked, what is found and what is left.

use engine::{Board, Card, Claim, Keep, NoSet, Phase, Rules, SeatNumber, Time};
use play::Session;
use web_ui::browser::every;

use super::model::TableModel;
use crate::card::pictures;
use crate::figure::seat_color;
use crate::prelude::*;

/// The clock of a race.
#[derive(Clone, Copy, PartialEq)]
enum Clock {
    /// Counts down to the end of the round.
    Down(Time),
    /// Counts up until the player has finished.
    Up { since: Time, finished: Option<Time> },
}

impl Clock {
    fn of(board: &Board, you: Option<SeatNumber>) -> Option<Clock> {
        if let Some(ends) = board.ends() {
            return Some(Clock::Down(ends));
        }
        let rules = board.rules();
        let is_sprint = rules.has_own_boards() && rules.finds > 0 && board.phase().in_round();
        let finished = you.and_then(|you| board.seat(you)).and_then(|seat| seat.finished);
        is_sprint.then(|| Clock::Up { since: board.began(), finished })
    }

    fn seconds(self, now: Time) -> u64 {
        match self {
            Clock::Down(ends) => ends.since(now).div_ceil(1000),
            Clock::Up { since, finished } => finished.unwrap_or(now).since(since) / 1000,
        }
    }

    fn view(self, state: TableModel) -> El {
        let seconds = Signal::new(self.seconds(state.time()));
        every(200, move || {
            let now = self.seconds(state.time());
            if seconds.get_untracked() != now {
                seconds.set(now);
            }
        });
        let is_down = matches!(self, Clock::Down(_));
        el("b")
            .class("race-clock")
            .attr("role", "timer")
            .attr("dir", "ltr")
            .label(move || either(is_down, msg::TableClock, msg::TableStopwatch))
            .text_of(move || format!("{}:{:02}", seconds.get() / 60, seconds.get() % 60))
    }
}

/// The clock, and how many cards are picked or are still to be found.
pub fn progress(state: TableModel) -> El {
    let of_board = move |of: fn(&Board, Option<SeatNumber>) -> Option<Clock>| {
        state.session.with(|session| session.board().and_then(|board| of(board, session.seat())))
    };
    let clock = Memo::new(move || of_board(Clock::of));
    let needed = Memo::new(move || state.session.with(Session::find_size));
    let left = Memo::new(move || state.session.with(|session| session.board().and_then(finds_left)));
    let picked = move || {
        let picked = state.selected.with(Vec::len) as f64;
        words().text(msg::TablePicked { picked, needed: needed.get() as f64 })
    };
    // Where there is no button, the place below the cards says what is to be done.
    let counts = Memo::new(move || {
        let is_alone =
            |rules: &Rules| rules.takes_claims() && rules.no_set == NoSet::AtOnce && !rules.lies_face_down();
        needed.get() > 3 || state.rules.with(|rules| rules.as_ref().is_some_and(is_alone))
    });
    let turns = Memo::new(move || {
        let is_down = |rules: &Rules| rules.lies_face_down();
        let is_played = state.phase.with(|phase| matches!(phase, Some(Phase::Playing { .. })));
        is_played && state.rules.with(|rules| rules.as_ref().is_some_and(is_down))
    });
    let race = Memo::new(move || {
        state.session.with(|session| session.board().and_then(|board| goal(board, session.seat()?)))
    });
    let found = move || {
        let (found, all) = race.get().unwrap_or_default();
        words().text(msg::ScreenFound { found: found as f64, all: all.into() })
    };
    let is_played = move || state.phase.with(|phase| phase.as_ref().is_some_and(|phase| phase.in_round()));
    let count = move || words().text(msg::TableFindsLeft { count: left.get().unwrap_or_default() as f64 });
    el("div")
        .class("progress")
        .child(
            el("span").children_of(move || clock.get().map(|clock| clock.view(state)).into_iter().collect()),
        )
        .child(el("span").shown_if(move || race.get().is_some()).text_of(found))
        .child(el("span").shown_if(move || counts.get() && is_played()).text_of(picked))
        .child(el("span").shown_if(move || left.get().is_some()).text_of(count))
        .child(el("span").id("turn-three").shown_if(move || turns.get()).text_of(text(msg::TableTurnThree)))
}

/// In a race: how many finds the player has made, and with how many the race is over.
fn goal(board: &Board, you: SeatNumber) -> Option<(usize, u8)> {
    let is_race = board.rules().has_own_boards() && board.rules().finds > 0 && board.phase().in_round();
    Some((board.seat(you)?.finds(), board.rules().finds)).filter(|_| is_race)
}

fn keeps(board: &Board) -> bool {
    board.rules().keep == Keep::UntilAll && board.phase().in_round()
}

fn finds_left(board: &Board) -> Option<usize> {
    keeps(board).then(|| board.finds_left())
}

/// The finds of the board that were made and whose cards stay, each in its finder's color.
pub fn found_here(state: TableModel) -> El {
    let found =
        Memo::new(move || state.session.with(|session| session.board().map(found).unwrap_or_default()));
    let rows = move || {
        let rules = state.rules.with(|rules| rules.as_ref().map(|rules| **rules));
        let row = |(seat, find): (SeatNumber, Claim)| {
            let row = el("li").style_of("--own", move || seat_color(seat));
            Some(row.child(pictures(find.cards(), rules?)))
        };
        found.get().into_iter().filter_map(row).collect()
    };
    el("section")
        .class("found-here")
        .shown_if(move || found.with(|found| !found.is_empty()))
        .child(el("h2").text_of(text(msg::TableFound)))
        .child(el("ul").children_of(rows))
}

fn found(board: &Board) -> Vec<(SeatNumber, Claim)> {
    let lies = |find: &Claim| find.cards().iter().all(|&card: &Card| board.layout().contains(card));
    let seats = board.seats().iter().zip(0..).filter(|_| keeps(board));
    seats
        .flat_map(|(seat, number)| seat.sets.iter().map(move |find| (SeatNumber(number), *find)))
        .filter(|(_, find)| lies(find))
        .collect()
}
